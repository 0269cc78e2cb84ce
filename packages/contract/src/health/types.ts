import type { Timestamp } from '../basics/types.ts';

/** What the engine knows of a process: `silent` has not told of itself for half a minute. */
export const WORKER_STATUSES = ['running', 'silent', 'stopped'] as const;

export type WorkerStatus = (typeof WORKER_STATUSES)[number];

/** How many of something there are; counted up to 10 000. */
export interface HealthCount {
  readonly count: number;
  /** There are, or may be, more than were counted. */
  readonly more: boolean;
}

/** With how long the oldest of them has waited. */
export interface HealthQueue extends HealthCount {
  /** null: there is none. */
  readonly oldest_age_seconds: number | null;
}

/** A process with background work, as it last told of itself. It does every 10 s; a day after the last time it is forgotten. */
export interface Worker {
  /** `wrk_…`, one for each start of a process. */
  readonly id: string;
  /** Of the machine, unless the process was given one. */
  readonly name: string;
  readonly pid: number;
  readonly version: string | null;
  readonly status: WorkerStatus;
  readonly started_at: Timestamp;
  readonly last_seen_at: Timestamp;
  /** Since it was last seen. */
  readonly age_seconds: number;
  readonly stopped_at: Timestamp | null;
}

/** How the gateway stands: who works, what waits, and what the database says. */
export interface Health {
  readonly checked_at: Timestamp;
  /** Newest sign first, 100 at most. */
  readonly workers: readonly Worker[];
  readonly queues: {
    readonly deliveries: {
      /** Not attempted yet, those of disabled endpoints too. */
      readonly waiting: HealthCount;
      /** Attempted without success, to be attempted again. Together with those given up they are the failures. */
      readonly failing: HealthCount;
      /** Now, of endpoints that are enabled. */
      readonly due: HealthQueue;
      /** Being sent. */
      readonly leased: HealthCount;
      /** Given up. */
      readonly failed_last_24_hours: HealthCount;
    };
    readonly attempts: {
      /** Whose rail is asked for the outcome, time and again. */
      readonly polled: HealthCount;
      readonly due: HealthQueue;
      /** Wait for the operator; by when they were made. */
      readonly needs_review: HealthQueue;
    };
    readonly tasks: { readonly waiting: HealthCount; readonly due: HealthQueue };
    readonly expiries: { readonly due: HealthQueue };
    readonly releases: { readonly due: HealthQueue };
    readonly settlements: { readonly due: HealthQueue };
    /** Of the ledger. */
    readonly entries: { readonly unchained: HealthQueue };
  };
  readonly store: {
    readonly name: string;
    /** The newest step of the schema. */
    readonly schema_version: string | null;
    readonly engine_version: string;
    /** By its own clock. */
    readonly time: Timestamp;
    /** How far its clock is ahead of this gateway's, give or take the way there and back. */
    readonly clock_difference_ms: number;
  };
}
