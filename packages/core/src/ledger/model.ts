/**
 * Kinds of ledger accounts.
 *
 * `wallet` and `float` are booked in place and never negative. `merchant_available` receives credits as entries that
 * are posted later, and debits in place. All others receive entries only.
 */
export type AccountKind =
  /** A user's money. */
  | 'wallet'
  /** An agent's money. */
  | 'float'
  /** Credits of payments that cannot be paid out yet. */
  | 'merchant_pending'
  /** Money that can be settled or refunded. */
  | 'merchant_available'
  /** Held for refunds that a rail has not confirmed. */
  | 'refund_hold'
  /** Held for disputes. */
  | 'dispute_hold'
  /** Closed into settlements that are not paid out yet. */
  | 'settlement_clearing'
  /** The gateway's revenue. */
  | 'fees'
  /** A rail's, or the operator's bank's, debt to the gateway (negative) or claim on it. */
  | 'rail_clearing'
  /** Unapplied funds: late payments and lost disputes, owed to their payers. */
  | 'suspense'
  /** Source of simulated money. */
  | 'sandbox_issue';

export interface Account {
  /** See `accounts.ts`: owner, kind, currency and mode form the id. */
  readonly id: string;
  readonly ownerId: string;
  readonly kind: AccountKind;
  readonly currency: string;
  readonly livemode: boolean;
  /** Entries booked in place, and posted entries. */
  readonly available: number;
  /** The number of posted entries, and the hash of the last one (empty: none). */
  readonly chainSequence: number;
  readonly chainHash: string;
  readonly createdAtMs: number;
}

export type TransferKind =
  | 'capture'
  | 'release'
  | 'refund'
  | 'refund_hold'
  | 'refund_release'
  | 'dispute_hold'
  | 'dispute_won'
  | 'dispute_lost'
  | 'dispute_return'
  | 'late_capture'
  | 'late_refund'
  | 'settlement'
  | 'settlement_paid'
  | 'settlement_failed'
  | 'cash_in'
  | 'cash_out'
  | 'float_funding'
  | 'sandbox_funding';

/** A movement of money. Append-only, like its entries. */
export interface Transfer {
  /** `tx_…` */
  readonly id: string;
  readonly kind: TransferKind;
  readonly livemode: boolean;
  readonly currency: string;
  readonly merchantId: string | null;
  readonly paymentId: string | null;
  /** The payment, attempt, refund, dispute or settlement it belongs to. One transfer of a kind per subject. */
  readonly subjectId: string | null;
  readonly createdAtMs: number;
  /** They sum to zero. */
  readonly entries: readonly Entry[];
}

/** One side of a transfer; a negative amount debits the account. */
export interface Entry {
  readonly accountId: string;
  readonly amount: number;
}

/** A stored entry: only the engine can compute its MAC. */
export interface SealedEntry extends Entry {
  /** HMAC over the transfer and this entry, see `chain.ts`. */
  readonly mac: string;
}

/** A signed transfer, created by `sealTransfer`. */
export interface SealedTransfer extends Transfer {
  readonly entries: readonly SealedEntry[];
}

/** A stored entry and its position in the chain of its account; null until it is posted. */
export interface StoredEntry extends SealedEntry {
  readonly transferId: string;
  /** From 0, in the order of the transfer. */
  readonly position: number;
  readonly chainSequence: number | null;
  readonly chainHash: string | null;
}

/** The next links of an account's chain, and what they add to its balance. */
export interface Posting {
  readonly accountId: string;
  readonly fromSequence: number;
  readonly toSequence: number;
  /** Hash of the last link. */
  readonly chainHash: string;
  /** Without entries booked in place. */
  readonly amount: number;
  readonly links: readonly {
    readonly transferId: string;
    readonly position: number;
    readonly chainSequence: number;
    readonly chainHash: string;
  }[];
}
