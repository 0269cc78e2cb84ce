// Written by `npx -y pnpm@12 types` from schemas.ts, where a change begins.
import type { Amount, Timestamp } from '../basics/values.ts';

/**
 * What a customer shows to an agent to pay a checkout in cash. It ends with the payment: when it is paid in any way, is
 * canceled or expires.
 */
export interface CashCode {
  /** The payment that it pays. */
  readonly payment_id: string;
  /** Six digits. The same for as long as the payment is open. */
  readonly code: string;
  /** In the minor unit of the currency. XAF has none: 5000 is 5 000 FCFA. */
  readonly amount: Amount;
  /** ISO 4217 code, `XAF`. */
  readonly currency: string;
  /** True: real money. False: test mode. */
  readonly livemode: boolean;
  /** The code is valid until then. */
  readonly expires_at: Timestamp;
}

/** The payment behind a code, as an agent sees it before taking the cash. */
export interface CashPayment {
  /** The cash to take, in the minor unit of the currency; XAF has none, so whole francs. */
  readonly amount: Amount;
  /** ISO 4217 code, `XAF`. */
  readonly currency: string;
  /** True: real money. False: test mode. */
  readonly livemode: boolean;
  /** Who is paid. */
  readonly merchant: {
    /** Name that people read. */
    readonly name: string;
  };
  /** What is paid for; null without a text. */
  readonly description: string | null;
  /** Until then the payment can be paid. */
  readonly expires_at: Timestamp;
}

export interface CashPaymentLookUpParams {
  /** The six-digit code that the checkout shows to the customer. */
  readonly code: string;
}

export interface CashPaymentParams {
  /** The six-digit code that the checkout shows to the customer. */
  readonly code: string;
  /** The cash that was taken: the amount of the payment. A different amount is rejected. */
  readonly amount: Amount;
  /** The PIN of the agent, 4 to 6 digits. */
  readonly pin: string;
}
