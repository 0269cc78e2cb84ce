export interface HealthRequest {
  readonly nowMs: number;
  /** No queue is looked at any further. */
  readonly limit: number;
  /** Deliveries given up since then. */
  readonly failedSinceMs: number;
  /** Older deliveries are not looked at for it; ids tell the time. */
  readonly failedFromId: string;
}

export interface StoreHealth {
  readonly queues: { readonly [Name in QueueName]: QueueState };
  /** Name of the newest step of the schema; null: there is none. */
  readonly schemaVersion: string | null;
  readonly engineVersion: string;
  /** By the clock of the database. */
  readonly nowMs: number;
}

export type QueueName =
  /** `waiting`; their age is not asked for. */
  | 'deliveriesWaiting'
  /** `failing`; nor is theirs. */
  | 'deliveriesFailing'
  /** Those that a claim would hand out, if their endpoints have room. */
  | 'deliveriesDue'
  /** Held by a worker; nor is theirs. */
  | 'deliveriesLeased'
  /** `failed`, with the last attempt at `failedSinceMs` or later. */
  | 'deliveriesFailed'
  /** With a poll to come, due or not. */
  | 'attemptsPolled'
  | 'attemptsDue'
  /** `needs_review`. */
  | 'attemptsInReview'
  | 'tasksWaiting'
  | 'tasksDue'
  | 'expiriesDue'
  | 'releasesDue'
  | 'settlementsDue'
  | 'entriesUnchained';

export interface QueueState {
  readonly count: number;
  /** It was looked at up to the limit, and there may be more. */
  readonly isCut: boolean;
  /** Since when the oldest of those that were looked at waits, null where there is none. */
  readonly oldestAtMs: number | null;
}
