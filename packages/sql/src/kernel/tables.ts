import type { IdempotencyRecord } from '@mitako/core/engine';
import { anyId, bigint, integer, text } from '../engine/columns.ts';
import { table } from '../engine/table.ts';

export const idempotency = table<IdempotencyRecord>()('mitako_idempotency', {
  key: text().fixed(),
  fingerprint: text(),
  state: text(),
  status: integer().nullable(),
  sealedBody: text().nullable(),
  subjectId: anyId().nullable(),
  leaseEndsAtMs: bigint().nullable(),
  createdAtMs: bigint(),
  expiresAtMs: bigint(),
});
