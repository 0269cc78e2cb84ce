import type { IdempotencyRecord } from '../model.ts';

/** Changes of records of idempotency. */
export interface IdempotencyChanges {
  /** Refused when the key exists and has not expired at `record.createdAtMs`. */
  'idempotency.insert': { record: IdempotencyRecord };
  /**
   * The response of work that was started with `running`. Any number of rows: the outcome counts even if the record
   * expired.
   */
  'idempotency.finish': { key: string; status: number; sealedBody: string };
  /** Takes over a `running` record whose lease ended; refused when another process was faster. */
  'idempotency.take_over': { key: string; nowMs: number; leaseEndsAtMs: number };
  /**
   * Deletes a `running` record whose work certainly did not happen, so that the key can be used again. Any number of
   * rows.
   */
  'idempotency.forget': { key: string };
}
