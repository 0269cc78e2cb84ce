import type { Timestamp } from '../basics/types.ts';

/** Why money moved for a payment. `late_…`: it came when the payment was final already, and is paid back. */
export const PAYMENT_TRANSFER_KINDS = [
  'capture',
  'release',
  'refund',
  'refund_hold',
  'refund_release',
  'dispute_hold',
  'dispute_won',
  'dispute_lost',
  'late_capture',
  'late_refund',
] as const;

export type PaymentTransferKind = (typeof PAYMENT_TRANSFER_KINDS)[number];

/**
 * States of a check of the books. `interrupted`: whoever ran it is gone; it is taken up again from the start, five times at
 * most.
 */
export const LEDGER_CHECK_STATUSES = ['running', 'right', 'wrong', 'interrupted'] as const;

export type LedgerCheckStatus = (typeof LEDGER_CHECK_STATUSES)[number];

/** One check of the books, as `mitako ledger verify` makes it. */
export interface LedgerCheck {
  /** `chk_…` */
  readonly id: string;
  readonly status: LedgerCheckStatus;
  /** `schedule`, or who asked: the id of an operator or of an operator key. */
  readonly requested_by: string;
  readonly created_at: Timestamp;
  /** null: nobody has begun yet. */
  readonly started_at: Timestamp | null;
  readonly finished_at: Timestamp | null;
  /** How much was looked at so far. */
  readonly checked: {
    readonly transfers: number;
    readonly entries: number;
    readonly accounts: number;
    readonly payments: number;
    readonly settlements: number;
  };
  /** How many findings there are in all. */
  readonly problems_count: number;
  /** The first 50. */
  readonly problems: readonly LedgerFinding[];
  /** Of all accounts, once it is finished: the same for as long as nothing is booked. */
  readonly digest: string | null;
}

/** Something in the books that does not hold. */
export interface LedgerFinding {
  /** Such as `balance_wrong`. */
  readonly code: string;
  /** Id of what is off. */
  readonly subject: string;
  /** What is off with it, in a sentence. */
  readonly message: string;
}
