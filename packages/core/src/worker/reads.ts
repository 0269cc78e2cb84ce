import type { IdempotencyRecord } from './model.ts';
import type { LookUpQueue } from '../ports/store-paces.ts';

export interface WorkReads {
  idempotency(key: string): Promise<IdempotencyRecord | null>;
  /** Of each rail with attempts whose poll is due, in any order. */
  lookUpQueues(nowMs: number): Promise<readonly LookUpQueue[]>;
  /** The next time at which any claim could return work, null when nothing waits. A hint: may be early, never late. */
  nextDueAtMs(nowMs: number): Promise<number | null>;
}
