import type { AuditLine as WireAuditLine } from '@mitako/contract/names';
import { timestamp } from '../basics/timestamp.ts';
import type { AuditLine } from '../model.ts';

/** For the operator, who sees all of it. */
export function auditLineToWire(line: AuditLine): WireAuditLine {
  return {
    id: line.id,
    action: line.action,
    actor: { type: line.actorType, id: line.actorId, name: line.actorName },
    subject: { type: line.subjectType, id: line.subjectId },
    merchant_id: line.merchantId,
    livemode: line.livemode,
    details: JSON.parse(line.details) as Readonly<Record<string, unknown>>,
    client_address: line.clientAddress,
    user_agent: line.userAgent,
    request_id: line.requestId,
    created_at: timestamp(line.createdAtMs),
  };
}

/** For the merchant: that the operator did something, and not which of the operator's people, nor where they sit. */
export function auditLineToMerchant(line: AuditLine): WireAuditLine {
  const wire = auditLineToWire(line);
  if (line.actorType !== 'operator' && line.actorType !== 'operator_key') return wire;
  return {
    ...wire,
    actor: { type: 'operator', id: null, name: null },
    client_address: null,
    user_agent: null,
    request_id: null,
  };
}
