import type { LedgerCheckStatus } from '@mitako/contract/names';

/** A process that does background work, as it last told of itself. */
export interface Worker {
  readonly id: string;
  readonly name: string;
  readonly pid: number;
  readonly version: string | null;
  readonly startedAtMs: number;
  readonly lastSeenAtMs: number;
  readonly stoppedAtMs: number | null;
}

/** One check of the books. */
export interface LedgerCheck {
  readonly id: string;
  /** Counts the checks from 1, without gaps: there is one of each, so whoever adds one knows that nobody else did. */
  readonly sequence: number;
  /** `schedule`, or the id of who asked. */
  readonly requestedBy: string;
  /** Stays `running` until it has ended, also while nobody holds it. */
  readonly status: LedgerCheckStatus;
  readonly createdAtMs: number;
  /** When it was last taken up; null: never. */
  readonly startedAtMs: number | null;
  readonly finishedAtMs: number | null;
  /** How often it was handed out. */
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
  /** When it may be taken up: at once, or when the lease of whoever holds it ends; null once it has ended. */
  readonly claimableAtMs: number | null;
}
