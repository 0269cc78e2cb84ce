import type { AuditEntry as WireAuditEntry } from '@mitako/contract/names';
import { timestamp } from '../basics/timestamp.ts';
import type { Context } from '../context.ts';
import type { AuditEntry } from '../model.ts';
import { nameOfAccount } from '../people/contact.ts';
import { detailsOf } from './details.ts';

/** For the operator, with all details. */
export function auditEntryToWire(context: Context, entry: AuditEntry): WireAuditEntry {
  return {
    id: entry.id,
    action: entry.action,
    actor: { type: entry.actorType, id: entry.actorId, name: actorNameOf(context, entry) },
    subject: { type: entry.subjectType, id: entry.subjectId },
    merchant_id: entry.merchantId,
    livemode: entry.livemode,
    details: detailsOf(context, entry),
    client_address: entry.clientAddress,
    user_agent: entry.userAgent,
    request_id: entry.requestId,
    created_at: timestamp(entry.createdAtMs),
  };
}

/** For the merchant: operators appear without name, id and address. */
export function auditEntryToMerchant(context: Context, entry: AuditEntry): WireAuditEntry {
  const wire = auditEntryToWire(context, entry);
  if (entry.actorType !== 'operator' && entry.actorType !== 'operator_key') return wire;
  return {
    ...wire,
    actor: { type: 'operator', id: null, name: null },
    client_address: null,
    user_agent: null,
    request_id: null,
  };
}

function actorNameOf(context: Context, { actorType, actorId, actorName }: AuditEntry): string | null {
  if (!isAccount(actorType) || actorId === null || actorName === null) return actorName;
  return nameOfAccount(context, { id: actorId, encryptedName: actorName });
}

/** Whether the actor's name is sealed as an account's. */
export function isAccount(actorType: AuditEntry['actorType']): boolean {
  return actorType === 'merchant' || actorType === 'operator';
}
