import type { IdempotencyRecord, Task } from '@mitako/core';
import type { Flag } from '../engine/flag.ts';

export interface IdempotencyTable {
  key: string;
  fingerprint: string;
  state: IdempotencyRecord['state'];
  status: number | null;
  body: string | null;
  sealed: Flag;
  subject_id: string | null;
  lease_ends_at_ms: number | null;
  created_at_ms: number;
  expires_at_ms: number;
}

export interface TasksTable {
  id: string;
  kind: Task['kind'];
  subject_id: string;
  due_at_ms: number;
  attempts_count: number;
  lease_token: string | null;
  /** When a claim may take it: due, or the end of the lease. */
  claimable_at_ms: number;
}
