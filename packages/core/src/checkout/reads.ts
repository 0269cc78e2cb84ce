import type { Account, Attempt, IdempotencyRecord, Merchant, Payment, Principal } from '../model.ts';

export interface CheckoutReads {
  /** With its merchant, its live attempt and the suspended methods: what the checkout needs, in one query. */
  checkoutBySlug(slug: string): Promise<CheckoutRead | null>;
  /** All data for deciding a wallet payment, in one query; null when there is no such payer. */
  walletPayment(request: {
    readonly slug: string;
    readonly payerId: string;
    readonly idempotencyKey: string | null;
  }): Promise<WalletPaymentRead | null>;
}

export interface CheckoutRead {
  readonly payment: Payment;
  readonly merchant: Merchant;
  readonly liveAttempt: Attempt | null;
  /** Names of those that are suspended in the payment's mode, in any order. */
  readonly suspendedMethods: readonly string[];
}

/** All data for deciding a wallet payment, read at once. */
export interface WalletPaymentRead {
  readonly payer: Principal;
  readonly checkout: CheckoutRead | null;
  /** In the payment's currency and mode; null if the payer has none. */
  readonly wallet: Account | null;
  /** The stored record of the idempotency key, expired or not. */
  readonly remembered: IdempotencyRecord | null;
}
