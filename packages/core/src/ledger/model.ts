/**
 * What an account of the ledger stands for.
 *
 * `wallet` and `float` are booked in place and never go below zero. `merchant_available` takes credits as rows that are
 * posted later, and debits in place. All others only ever get rows.
 */
export type AccountKind =
  /** A user's money. */
  | 'wallet'
  /** An agent's money. */
  | 'float'
  /** Credits of payments that a merchant cannot be paid out yet. */
  | 'merchant_pending'
  /** What a merchant can be paid out, or pay refunds from. */
  | 'merchant_available'
  /** Held for refunds that a rail has not confirmed. */
  | 'refund_hold'
  /** Held for disputes. */
  | 'dispute_hold'
  /** Closed into settlements that are not paid out yet. */
  | 'settlement_clearing'
  /** The gateway's revenue. */
  | 'fees'
  /** What a rail, or the operator's bank, owes the gateway (negative) or is owed. */
  | 'rail_clearing'
  /** Money nobody may keep: it came for payments that were final already. */
  | 'suspense'
  /** Source of simulated francs. */
  | 'sandbox_issue';

export interface Account {
  /** See `domain/ledger.ts`: owner, kind, currency and mode make the id. */
  readonly id: string;
  readonly ownerId: string;
  readonly kind: AccountKind;
  readonly currency: string;
  readonly livemode: boolean;
  /** What was booked in place, and what was posted. */
  readonly available: number;
  /** How many of its entries are chained, and the hash of the last of them (empty: none). */
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
  | 'late_capture'
  | 'late_refund'
  | 'settlement'
  | 'settlement_paid'
  | 'settlement_failed'
  | 'cash_in'
  | 'cash_out'
  | 'float_funding'
  | 'sandbox_funding';

/** Money that moved. Append-only, like its entries. */
export interface Transfer {
  /** `tx_…` */
  readonly id: string;
  readonly kind: TransferKind;
  readonly livemode: boolean;
  readonly currency: string;
  readonly merchantId: string | null;
  readonly paymentId: string | null;
  /** The payment, attempt, refund, dispute or settlement it carries out. One transfer of a kind per subject. */
  readonly subjectId: string | null;
  readonly createdAtMs: number;
  /** They sum to zero. */
  readonly entries: readonly Entry[];
}

/** One side of a transfer; a negative amount leaves the account. */
export interface Entry {
  readonly accountId: string;
  readonly amount: number;
}

/** An entry as it is stored: nobody but the engine can make its MAC. */
export interface SealedEntry extends Entry {
  /** HMAC over the transfer and this entry, see `domain/ledger-chain.ts`. */
  readonly mac: string;
}

/** A transfer that may be written. Made by `sealTransfer`. */
export interface SealedTransfer extends Transfer {
  readonly entries: readonly SealedEntry[];
}

/** A stored entry and its place in the chain of its account; nulls until the poster has been there. */
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
  /** What was not booked in place. */
  readonly amount: number;
  readonly links: readonly {
    readonly transferId: string;
    readonly position: number;
    readonly chainSequence: number;
    readonly chainHash: string;
  }[];
}
