import type { AuditEntry } from '@mitako/core/engine';
import { bigint, flag, text } from '../engine/columns.ts';
import { table } from '../engine/table.ts';

export const auditLog = table<AuditEntry>()('mitako_audit_log', {
  id: text(),
  action: text(),
  actorType: text(),
  actorId: text().nullable(),
  // Looked up in the insert.
  actorName: text().nullable().apart(),
  subjectType: text(),
  subjectId: text().nullable(),
  merchantId: text().nullable(),
  livemode: flag().nullable(),
  encryptedDetails: text(),
  clientAddress: text().nullable(),
  userAgent: text().nullable(),
  requestId: text().nullable(),
  createdAtMs: bigint(),
});
