import type { LedgerCheckStatus } from '@mitako/contract/names';

/** A process with background work, as it last reported. */
export interface Worker {
  readonly id: string;
  readonly name: string;
  readonly pid: number;
  readonly version: string | null;
  /** Of its root secret. */
  readonly rootFingerprint: string;
  /** The newest version of the data key that it knows. */
  readonly keyVersion: number;
  readonly startedAtMs: number;
  readonly lastSeenAtMs: number;
  readonly stoppedAtMs: number | null;
}

/** One ledger check. */
export interface LedgerCheck {
  readonly id: string;
  /** Numbers the checks from 1, without gaps. It is unique, so concurrent starts create one check. */
  readonly sequence: number;
  /** `schedule`, or the id of the account or key that started it. */
  readonly requestedBy: string;
  /** Stays `running` until it ends, also while no process holds its lease. */
  readonly status: LedgerCheckStatus;
  readonly createdAtMs: number;
  /** When it was last claimed; null: never. */
  readonly startedAtMs: number | null;
  readonly finishedAtMs: number | null;
  /** How often it was claimed. */
  readonly attemptsCount: number;
  readonly checked: {
    readonly transfers: number;
    readonly entries: number;
    readonly accounts: number;
    readonly payments: number;
    readonly settlements: number;
  };
  readonly problemsCount: number;
  /** The first 50. */
  readonly problems: readonly { readonly code: string; readonly subject: string; readonly message: string }[];
  readonly digest: string | null;
  /** When it can be claimed: at once, or when the current lease ends; null once it has ended. */
  readonly claimableAtMs: number | null;
}
