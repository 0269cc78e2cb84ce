import type { AuditLine } from '@mitako/core';
import type { AuditLogTable, RowOf } from '../tables.ts';
import { type Columns, flag, truth } from '../engine/columns.ts';

export const auditLineColumns: Columns<Omit<AuditLogTable, 'actor_name'>, Omit<AuditLine, 'actorName'>> = {
  id: (line) => line.id,
  action: (line) => line.action,
  actor_type: (line) => line.actorType,
  actor_id: (line) => line.actorId,
  subject_type: (line) => line.subjectType,
  subject_id: (line) => line.subjectId,
  merchant_id: (line) => line.merchantId,
  livemode: (line) => (line.livemode === null ? null : flag(line.livemode)),
  details: (line) => line.details,
  client_address: (line) => line.clientAddress,
  user_agent: (line) => line.userAgent,
  request_id: (line) => line.requestId,
  created_at_ms: (line) => line.createdAtMs,
};

export function auditLineOf(row: RowOf<'mitako_audit_log'>): AuditLine {
  return {
    id: row.id,
    action: row.action,
    actorType: row.actor_type,
    actorId: row.actor_id,
    actorName: row.actor_name,
    subjectType: row.subject_type,
    subjectId: row.subject_id,
    merchantId: row.merchant_id,
    livemode: row.livemode === null ? null : truth(row.livemode),
    details: row.details,
    clientAddress: row.client_address,
    userAgent: row.user_agent,
    requestId: row.request_id,
    createdAtMs: row.created_at_ms,
  };
}
