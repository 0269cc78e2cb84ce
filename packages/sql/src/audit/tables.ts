import type { AuditEntry } from '@mitako/core/engine';
import { anyId, bigint, flag, id, text } from '../engine/columns.ts';
import { table } from '../engine/table.ts';

export const auditLog = table<AuditEntry>()('mitako_audit_log', {
  id: id('auditEntry'),
  action: text(),
  actorType: text(),
  actorId: anyId().nullable(),
  // Looked up in the insert.
  actorName: text().nullable().apart(),
  subjectType: text(),
  subjectId: anyId().nullable(),
  merchantId: id('merchant').nullable(),
  livemode: flag().nullable(),
  encryptedDetails: text(),
  clientAddress: text().nullable(),
  userAgent: text().nullable(),
  requestId: text().nullable(),
  createdAtMs: bigint(),
});
