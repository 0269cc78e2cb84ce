import type { AuditEntry as WireAuditEntry } from '@mitako/contract/names';
import { timestamp } from '../basics/timestamp.ts';
import type { AuditEntry } from '../model.ts';

/** For the operator, with all details. */
export function auditEntryToWire(entry: AuditEntry): WireAuditEntry {
  return {
    id: entry.id,
    action: entry.action,
    actor: { type: entry.actorType, id: entry.actorId, name: entry.actorName },
    subject: { type: entry.subjectType, id: entry.subjectId },
    merchant_id: entry.merchantId,
    livemode: entry.livemode,
    details: JSON.parse(entry.details) as Readonly<Record<string, unknown>>,
    client_address: entry.clientAddress,
    user_agent: entry.userAgent,
    request_id: entry.requestId,
    created_at: timestamp(entry.createdAtMs),
  };
}

/** For the merchant: operators appear without name, id and address. */
export function auditEntryToMerchant(entry: AuditEntry): WireAuditEntry {
  const wire = auditEntryToWire(entry);
  if (entry.actorType !== 'operator' && entry.actorType !== 'operator_key') return wire;
  return {
    ...wire,
    actor: { type: 'operator', id: null, name: null },
    client_address: null,
    user_agent: null,
    request_id: null,
  };
}
