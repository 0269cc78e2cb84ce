import type { IdempotencyRecord } from '@mitako/core/engine';
import { bigint, flag, integer, text } from '../engine/columns.ts';
import { table } from '../engine/table.ts';

export const idempotency = table<IdempotencyRecord>()('mitako_idempotency', {
  key: text().fixed(),
  fingerprint: text(),
  state: text(),
  status: integer().nullable(),
  body: text().nullable(),
  sealed: flag(),
  subjectId: text().nullable(),
  leaseEndsAtMs: bigint().nullable(),
  createdAtMs: bigint(),
  expiresAtMs: bigint(),
});
