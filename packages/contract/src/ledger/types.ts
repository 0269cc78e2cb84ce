import type { Timestamp } from '../basics/types.ts';

/** Why money moved for a payment. `late_…`: a late payment, which is returned to the payer. */
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
 * States of a ledger check. `interrupted`: its process ended; another process restarts it from the beginning, at most
 * five times.
 */
export const LEDGER_CHECK_STATUSES = ['running', 'right', 'wrong', 'interrupted'] as const;

export type LedgerCheckStatus = (typeof LEDGER_CHECK_STATUSES)[number];

/** One ledger check, the same as `mitako ledger verify`. */
export interface LedgerCheck {
  /** `chk_…` */
  readonly id: string;
  readonly status: LedgerCheckStatus;
  /** `schedule`, or the id of the operator or operator key that started it. */
  readonly requested_by: string;
  readonly created_at: Timestamp;
  /** Null until the check begins. */
  readonly started_at: Timestamp | null;
  readonly finished_at: Timestamp | null;
  /** Number of rows checked so far. */
  readonly checked: {
    readonly transfers: number;
    readonly entries: number;
    readonly accounts: number;
    readonly payments: number;
    readonly settlements: number;
  };
  /** Total number of findings. */
  readonly problems_count: number;
  /** The first 50. */
  readonly problems: readonly LedgerFinding[];
  /** Digest of all accounts, once the check is complete: unchanged as long as nothing is booked. */
  readonly digest: string | null;
}

/** An inconsistency in the ledger. */
export interface LedgerFinding {
  /** Such as `balance_wrong`. */
  readonly code: string;
  /** Id of the inconsistent object. */
  readonly subject: string;
  /** Description of the inconsistency. */
  readonly message: string;
}
