import type { QueryOf } from '@mitako/contract';
import { auditEntryToMerchant, auditEntryToWire } from './wire.ts';
import { merchantOf } from '../kernel/callers.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { pageAnswer, pageRequest } from '../kernel/page.ts';
import type { AuditFilter } from './reads.ts';

/** Actions of a merchant's accounts and keys, in both modes, and the operator's actions on the merchant. */
export const listAuditLog: ReadOperation<'listAuditLog'> = async (context, request) => {
  const { query } = request;
  const { merchantId } = merchantOf(request.caller);
  const entries = await context.store.read.auditEntries(
    { ...filterOf(query), merchantId },
    pageRequest(query, 'auditEntry'),
  );
  return pageAnswer('audit_entries', entries, query.limit, (entry) => auditEntryToMerchant(context, entry));
};

export const listWholeAuditLog: ReadOperation<'listWholeAuditLog'> = async (context, request) => {
  const { query } = request;
  const filter = { ...filterOf(query), merchantId: query.merchant_id, actorId: query.actor_id };
  const entries = await context.store.read.auditEntries(filter, pageRequest(query, 'auditEntry'));
  return pageAnswer('audit_entries', entries, query.limit, (entry) => auditEntryToWire(context, entry));
};

function filterOf(query: QueryOf<'listAuditLog'>): AuditFilter {
  return { action: query.action, subjectId: query.subject_id };
}
