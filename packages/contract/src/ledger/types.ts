// Written by `npx -y pnpm@12 types` from schemas.ts, where a change begins.
import type { Timestamp } from '../basics/values.ts';
import type { LedgerCheckStatus } from './values.ts';

/** Something in the ledger that is wrong, or worth knowing. */
export interface LedgerFinding {
  /** Such as `balance_wrong`. */
  readonly code: string;
  /** Id of the inconsistent object. */
  readonly subject: string;
  /** Description of the inconsistency. */
  readonly message: string;
}

/** How much of the ledger a check has read. */
export interface LedgerChecked {
  /** Transfers that were checked. */
  readonly transfers: number;
  /** Entries that were checked. */
  readonly entries: number;
  /** Accounts that were checked. */
  readonly accounts: number;
  /** Payments that were compared with the ledger. */
  readonly payments: number;
  /** Settlements that were compared with the ledger. */
  readonly settlements: number;
}

/** One ledger check, the same as `mitako ledger verify`. */
export interface LedgerCheck {
  /** `chk_…` */
  readonly id: string;
  /** Current status. */
  readonly status: LedgerCheckStatus;
  /** `schedule`, or the id of the operator or operator key that started it. */
  readonly requested_by: string;
  /** When it was created. */
  readonly created_at: Timestamp;
  /** Null until the check begins. */
  readonly started_at: Timestamp | null;
  /** When it ended; null while it runs. */
  readonly finished_at: Timestamp | null;
  /** How much was read so far. */
  readonly checked: LedgerChecked;
  /** How many problems there are in all. */
  readonly problems_count: number;
  /** The first 50. */
  readonly problems: readonly LedgerFinding[];
  /** Digest of all accounts, once the check is complete: unchanged as long as nothing is booked. */
  readonly digest: string | null;
}

export interface PublishedCheckpoint {
  /** From 1 on, without a gap. */
  readonly sequence: number;
  /** The day in UTC, such as `2026-11-28`. */
  readonly day: string;
  /** SHA-256 of the document, in hexadecimal digits. */
  readonly hash: string;
  /** A compact JWS (RFC 7515) with Ed25519 over sequence, day, hash and the hash of the checkpoint before it. */
  readonly signature: string;
}

/** The newest checkpoints, and the key that signed them. */
export interface PublishedCheckpoints {
  /** The public key, as of RFC 7517. */
  readonly keys: readonly Readonly<Record<string, string>>[];
  /** The newest 31, newest first. Older ones are read by their day. */
  readonly checkpoints: readonly PublishedCheckpoint[];
}

/** A signed statement about the ledger of one day. */
export interface LedgerCheckpoint extends PublishedCheckpoint {
  /** What was signed, as canonical JSON: numbers of rows, their hashes, balances by kind, problems. */
  readonly document: string;
  /** When it was created. */
  readonly created_at: Timestamp;
  /** When the rows of the day were last compared with it. */
  readonly rechecked_at: Timestamp;
}

/** What verifying the whole ledger found. */
export interface LedgerReport {
  /** No problem was found. Notices do not count. */
  readonly ok: boolean;
  /** How much was checked. */
  readonly checked: LedgerChecked;
  /** How many problems there are in all. */
  readonly problems_count: number;
  /** The first thousand. */
  readonly problems: readonly LedgerFinding[];
  /** The ledger is consistent, and there is something to do or to know. The first thousand. */
  readonly notices: readonly LedgerFinding[];
  /**
   * SHA-256 over the heads of all chains, by account id: keep it with a backup. It stays the same until something is
   * booked; a restored copy must have the same digest. Null: only a day was verified.
   */
  readonly digest: string | null;
}
