import type { LedgerCheck } from '@mitako/core';

export interface WorkersTable {
  id: string;
  name: string;
  pid: number;
  version: string | null;
  started_at_ms: number;
  last_seen_at_ms: number;
  stopped_at_ms: number | null;
}

export interface LedgerChecksTable {
  id: string;
  sequence: number;
  requested_by: string;
  status: LedgerCheck['status'];
  created_at_ms: number;
  started_at_ms: number | null;
  finished_at_ms: number | null;
  attempts_count: number;
  checked: string;
  problems_count: number;
  problems: string;
  digest: string | null;
  lease_token: string | null;
  /** When a claim may take it: at once, or the end of the lease; null once it has ended. */
  claimable_at_ms: number | null;
}

/** Which steps the schema has taken: kysely's own bookkeeping. */
export interface MigrationTable {
  name: string;
}
