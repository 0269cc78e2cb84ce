import type { QueryOf } from '@mitako/contract';
import type { Context } from '../context.ts';
import { auditEntryToMerchant, auditEntryToWire, isAccount } from './wire.ts';
import { merchantOf } from '../kernel/callers.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { pageAnswer, pageRequest } from '../kernel/page.ts';
import type { AuditEntry } from '../model.ts';
import type { Page } from '../ports/page.ts';
import { versionOfSealed } from '../system/keyring.ts';
import type { AuditFilter } from './reads.ts';

/** Actions of a merchant's accounts and keys, in both modes, and the operator's actions on the merchant. */
export const listAuditLog: ReadOperation<'listAuditLog'> = async (context, request) => {
  const { query } = request;
  const { merchantId } = merchantOf(request.caller);
  const entries = await entriesOf(context, { ...filterOf(query), merchantId }, pageRequest(query, 'auditEntry'));
  return pageAnswer('audit_entries', entries, query.limit, (entry) => auditEntryToMerchant(context, entry));
};

export const listWholeAuditLog: ReadOperation<'listWholeAuditLog'> = async (context, request) => {
  const { query } = request;
  const filter = { ...filterOf(query), merchantId: query.merchant_id, actorId: query.actor_id };
  const entries = await entriesOf(context, filter, pageRequest(query, 'auditEntry'));
  return pageAnswer('audit_entries', entries, query.limit, (entry) => auditEntryToWire(context, entry));
};

function filterOf(query: QueryOf<'listAuditLog'>): AuditFilter {
  return { action: query.action, subjectId: query.subject_id };
}

/**
 * An entry has the name of its account as it was sealed then, and is never updated. Names of accounts do not change: where its
 * version of the data key has ended, that of the account is the same.
 */
async function entriesOf(context: Context, filter: AuditFilter, page: Page): Promise<readonly AuditEntry[]> {
  const { keyring, store } = context;
  const entries = await store.read.auditEntries(filter, page);
  const versions = keyring.under(({ version }) => version);
  const isClosed = ({ actorType, actorName }: AuditEntry): boolean =>
    isAccount(actorType) && actorName !== null && !versions.includes(versionOfSealed(actorName));
  const ids = new Set(entries.flatMap((entry) => (isClosed(entry) ? (entry.actorId ?? []) : [])));
  if (ids.size === 0) return entries;
  const accounts = new Map((await store.read.principalsByIds([...ids])).map((each) => [each.id, each.encryptedName]));
  return entries.map((entry) =>
    isClosed(entry) ? { ...entry, actorName: accounts.get(entry.actorId ?? '') ?? null } : entry,
  );
}
