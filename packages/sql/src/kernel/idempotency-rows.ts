import type { IdempotencyRecord } from '@mitako/core';
import type { IdempotencyTable, RowOf } from '../tables.ts';
import { type Columns, flag, truth } from '../engine/columns.ts';

export const idempotencyColumns: Columns<IdempotencyTable, IdempotencyRecord> = {
  key: (record) => record.key,
  fingerprint: (record) => record.fingerprint,
  state: (record) => record.state,
  status: (record) => record.status,
  body: (record) => record.body,
  sealed: (record) => flag(record.sealed),
  subject_id: (record) => record.subjectId,
  lease_ends_at_ms: (record) => record.leaseEndsAtMs,
  created_at_ms: (record) => record.createdAtMs,
  expires_at_ms: (record) => record.expiresAtMs,
};

export function idempotencyOf(row: RowOf<'mitako_idempotency'>): IdempotencyRecord {
  return {
    key: row.key,
    fingerprint: row.fingerprint,
    state: row.state,
    status: row.status,
    body: row.body,
    sealed: truth(row.sealed),
    subjectId: row.subject_id,
    leaseEndsAtMs: row.lease_ends_at_ms,
    createdAtMs: row.created_at_ms,
    expiresAtMs: row.expires_at_ms,
  };
}
