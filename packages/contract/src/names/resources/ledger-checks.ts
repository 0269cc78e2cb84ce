import type { LedgerCheckStatus } from '../statuses.ts';
import type { Timestamp } from './basics.ts';

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
