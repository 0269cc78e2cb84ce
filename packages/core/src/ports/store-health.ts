export interface HealthRequest {
  readonly nowMs: number;
  /** Limit of the counts per queue. */
  readonly limit: number;
  /** Deliveries given up since then. */
  readonly failedSinceMs: number;
  /** Older deliveries are not searched; ids contain their time. */
  readonly failedFromId: string;
}

export interface StoreHealth {
  /** Live work, and what has no mode. */
  readonly queues: { readonly [Name in QueueName]: QueueState };
  /** Test work, whose times its merchants move. */
  readonly testQueues: { readonly [Name in TestQueueName]: QueueState };
  /** Name of the latest migration; null: none. */
  readonly schemaVersion: string | null;
  readonly engineVersion: string;
  /** By the database's clock. */
  readonly nowMs: number;
}

export type QueueName =
  /** `waiting`; their age is not read. */
  | 'deliveriesWaiting'
  /** `failing`; their age is not read either. */
  | 'deliveriesFailing'
  /** On open lanes, held or not. */
  | 'deliveriesDue'
  /** Held by a process; their age is not read. */
  | 'lanesLeased'
  /** `failed`, with the last attempt at `failedSinceMs` or later. */
  | 'deliveriesFailed'
  /** With a scheduled poll, due or not. */
  | 'attemptsPolled'
  | 'attemptsDue'
  /** `needs_review`. */
  | 'attemptsInReview'
  | 'tasksWaiting'
  | 'tasksDue'
  | 'expiriesDue'
  | 'releasesDue'
  | 'messagesDue'
  | 'settlementsDue'
  | 'entriesUnchained';

/** Messages have no mode; settlements are closed, and entries posted, in both modes at once. */
export type TestQueueName = Exclude<QueueName, 'messagesDue' | 'settlementsDue' | 'entriesUnchained'>;

export interface QueueState {
  readonly count: number;
  /** The count reached the limit, and there may be more. */
  readonly isCut: boolean;
  /** Since when the oldest counted item waits; null if there is none. */
  readonly oldestAtMs: number | null;
}
