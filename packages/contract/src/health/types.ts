// Written by `npx -y pnpm@12 types` from schemas.ts, where a change begins.
import type { Timestamp } from '../basics/values.ts';
import type { WorkerStatus } from './values.ts';

/**
 * A process with background work, as it last reported. Processes report every 10 s and are removed a day after their
 * last report.
 */
export interface Worker {
  /** `wrk_…`, one per start of a process. */
  readonly id: string;
  /** The machine's host name, unless the process was given one. */
  readonly name: string;
  /** Number of the process on its machine. */
  readonly pid: number;
  /** Version of Mitako that it runs; null if unknown. */
  readonly version: string | null;
  /** Current status. */
  readonly status: WorkerStatus;
  /** When it started. */
  readonly started_at: Timestamp;
  /** When it last reported. */
  readonly last_seen_at: Timestamp;
  /** Seconds since its last report. */
  readonly age_seconds: number;
  /** When it stopped in order; null unless it did. */
  readonly stopped_at: Timestamp | null;
}

/** A count, up to 10 000. */
export interface HealthCount {
  /** How many, at most 10 000. */
  readonly count: number;
  /** True when there are, or may be, more. */
  readonly more: boolean;
}

/** A count with the age of its oldest item. */
export interface HealthQueue {
  /** How many, at most 10 000. */
  readonly count: number;
  /** True when there are, or may be, more. */
  readonly more: boolean;
  /** Null when the count is 0. */
  readonly oldest_age_seconds: number | null;
}

/** What waits for the background in one mode. */
export interface HealthWork {
  /** Webhooks. */
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
  /** Attempts whose provider is polled. */
  readonly attempts: {
    /** The engine is polling the rail for their outcome. */
    readonly polled: HealthCount;
    /** What should have been done by now. */
    readonly due: HealthQueue;
    /** Waiting for the operator, by creation time. */
    readonly needs_review: HealthQueue;
  };
  /** Refunds and other calls of rails. */
  readonly tasks: {
    /** What waits for its time. */
    readonly waiting: HealthCount;
    /** What should have been done by now. */
    readonly due: HealthQueue;
  };
  /** Payments that must expire. */
  readonly expiries: {
    /** What should have been done by now. */
    readonly due: HealthQueue;
  };
  /** Money that becomes available. */
  readonly releases: {
    /** What should have been done by now. */
    readonly due: HealthQueue;
  };
}

/** The same of live work, with settlements and the ledger. */
export interface HealthLiveWork extends HealthWork {
  /** Mail and text messages. They age while their server is not reached. */
  readonly messages: {
    /** What should have been done by now. */
    readonly due: HealthQueue;
  };
  /** Settlements that must be closed. */
  readonly settlements: {
    /** What should have been done by now. */
    readonly due: HealthQueue;
  };
  /** Ledger entries that are not posted yet, in both modes. */
  readonly entries: {
    /** Entries that wait for the chain. */
    readonly unchained: HealthQueue;
  };
}

/** Health of the gateway: workers, queues and database. */
export interface Health {
  /** When the figures were read. */
  readonly checked_at: Timestamp;
  /** Most recent report first, at most 100. */
  readonly workers: readonly Worker[];
  /** Live work of the background, by kind. */
  readonly queues: HealthLiveWork;
  /** Test work. Merchants move its times with the clock of their sandbox, so its age says nothing about workers. */
  readonly test_queues: HealthWork;
  /** The database. */
  readonly store: {
    /** `sqlite` or `postgres`. */
    readonly name: string;
    /** The latest migration of the schema. */
    readonly schema_version: string | null;
    /** Version of the database engine. */
    readonly engine_version: string;
    /** By the database's clock. */
    readonly time: Timestamp;
    /** Offset of the database's clock to this gateway's, within the round-trip time. */
    readonly clock_difference_ms: number;
    /** Tables that PostgreSQL divides by the age of their rows. Empty on SQLite, and before the first start. */
    readonly partitions: readonly {
      /** Name of the table. */
      readonly table: string;
      /** Its partitions, at most 40 if all is well. */
      readonly count: number;
      /** Those of the time to come. Three are made ahead; with one or none something is wrong. */
      readonly ahead: number;
    }[];
  };
}
