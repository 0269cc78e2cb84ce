/**
 * What an account of the ledger stands for. `wallet` and `float` hold a balance that can never go below zero;
 * the others are the sum of their append-only entries.
 */
export type AccountKind =
  | 'wallet'
  | 'float'
  | 'merchant'
  | 'fees'
  | 'rail_clearing'
  | 'suspense'
  | 'dispute_hold'
  | 'sandbox_issue';

export interface Account {
  /** See `domain/ledger.ts`: owner, kind, currency and mode make the id. */
  readonly id: string;
  readonly ownerId: string;
  readonly kind: AccountKind;
  readonly currency: string;
  readonly livemode: boolean;
  /** Kept for `wallet` and `float` only; 0 for the rest. */
  readonly available: number;
  readonly createdAtMs: number;
}

export type TransferKind = 'capture' | 'refund' | 'sandbox_funding' | 'late_capture' | 'late_refund' | 'dispute_hold';

export interface Transfer {
  /** `tx_…` */
  readonly id: string;
  readonly kind: TransferKind;
  readonly livemode: boolean;
  readonly currency: string;
  readonly merchantId: string | null;
  readonly paymentId: string | null;
  readonly createdAtMs: number;
  /** Signed amounts that sum to zero; negative leaves the account. */
  readonly entries: readonly { readonly accountId: string; readonly amount: number }[];
}
