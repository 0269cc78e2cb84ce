import type { Timestamp } from '../basics/types.ts';

/** State of a process: `silent` has not reported for 30 s. */
export const WORKER_STATUSES = ['running', 'silent', 'stopped'] as const;

export type WorkerStatus = (typeof WORKER_STATUSES)[number];

/** A count, up to 10 000. */
export interface HealthCount {
  readonly count: number;
  /** True when there are, or may be, more. */
  readonly more: boolean;
}

/** A count with the age of its oldest item. */
export interface HealthQueue extends HealthCount {
  /** Null when the count is 0. */
  readonly oldest_age_seconds: number | null;
}

/**
 * A process with background work, as it last reported. Processes report every 10 s and are removed a day after their
 * last report.
 */
export interface Worker {
  /** `wrk_…`, one per start of a process. */
  readonly id: string;
  /** The machine's host name, unless the process was given one. */
  readonly name: string;
  readonly pid: number;
  readonly version: string | null;
  readonly status: WorkerStatus;
  readonly started_at: Timestamp;
  readonly last_seen_at: Timestamp;
  /** Seconds since its last report. */
  readonly age_seconds: number;
  readonly stopped_at: Timestamp | null;
}

/** Health of the gateway: workers, queues and database. */
export interface Health {
  readonly checked_at: Timestamp;
  /** Most recent report first, at most 100. */
  readonly workers: readonly Worker[];
  readonly queues: {
    readonly deliveries: {
      /** Not attempted yet, including those of disabled endpoints. */
      readonly waiting: HealthCount;
      /** Attempted without success, to be attempted again. Failures are these and `failed`. */
      readonly failing: HealthCount;
      /** Due now, of enabled endpoints. */
      readonly due: HealthQueue;
      /** In flight. */
      readonly leased: HealthCount;
      /** Given up. */
      readonly failed_last_24_hours: HealthCount;
    };
    readonly attempts: {
      /** The engine is polling the rail for their outcome. */
      readonly polled: HealthCount;
      readonly due: HealthQueue;
      /** Waiting for the operator, by creation time. */
      readonly needs_review: HealthQueue;
    };
    readonly tasks: { readonly waiting: HealthCount; readonly due: HealthQueue };
    readonly expiries: { readonly due: HealthQueue };
    readonly releases: { readonly due: HealthQueue };
    readonly settlements: { readonly due: HealthQueue };
    /** Ledger entries that are not posted yet. */
    readonly entries: { readonly unchained: HealthQueue };
  };
  readonly store: {
    readonly name: string;
    /** The latest migration of the schema. */
    readonly schema_version: string | null;
    readonly engine_version: string;
    /** By the database's clock. */
    readonly time: Timestamp;
    /** Offset of the database's clock to this gateway's, within the round-trip time. */
    readonly clock_difference_ms: number;
  };
}
