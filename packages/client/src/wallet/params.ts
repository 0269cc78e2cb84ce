// What a user sends. Names are those of the wire; a type test holds each to the contract's schema.
import type { Amount, Provider } from '@mitako/contract/names';

/** What to ask a cash-out code for. */
export interface CashOutCodeParams {
  readonly amount: Amount;
  /** ISO 4217 code; the first currency of the service when absent. */
  readonly currency?: string | undefined;
  /** The user's PIN. */
  readonly pin: string;
}

/** Paying from the wallet. */
export interface PayFromWalletParams {
  /** The user's PIN. */
  readonly pin: string;
}

/** Paying by mobile money. */
export interface PayByMobileMoneyParams {
  readonly provider: Provider;
  /** E.164: `+237653456789`. */
  readonly phone: string;
}

/** The code of a payment whose `next_action` is `enter_otp`. */
export interface CheckoutConfirmParams {
  /** 4 to 10 digits, as the operator sent them to the payer. */
  readonly code: string;
}

/** Why a payer cancels. */
export interface CheckoutCancelParams {
  /** At most 255 characters. */
  readonly reason?: string | undefined;
}
