import type { AuditFilter, AuditLogReads } from '@mitako/core/engine';
import { type Expression, sql, type SqlBool } from 'kysely';
import { ofAnyId, ofId } from '../engine/columns.ts';
import { unindexed } from '../engine/joined.ts';
import type { Tables } from '../tables.ts';
import { paged } from '../engine/page.ts';
import type { Reader } from '../engine/reader.ts';
import { rowsOf } from '../engine/rows.ts';
import { auditLog } from './tables.ts';

export function createAuditLogReads(reader: Reader): AuditLogReads {
  const rows = rowsOf(reader, auditLog);
  return {
    auditEntries: (filter, page) =>
      rows.all((all) => {
        let query = all;
        for (const condition of conditionsOf(filter)) query = query.where(condition);
        return paged(query, page, auditLog);
      }),
  };
}

type Name = Extract<keyof Tables['mitako_audit_log'], 'merchant_id' | 'actor_id' | 'subject_id' | 'action'>;

/** Indexes by selectivity, the most selective first. */
const LEADS: readonly (readonly Name[])[] = [
  ['subject_id'],
  ['actor_id', 'merchant_id'],
  ['actor_id', 'action'],
  ['merchant_id', 'action'],
  ['actor_id'],
  ['merchant_id'],
  ['action'],
];

/**
 * The most selective matching index leads. The other conditions are written so that no other index applies: SQLite has
 * no statistics on entries per merchant or key, and would choose any.
 */
function conditionsOf({ merchantId, actorId, subjectId, action }: AuditFilter): readonly Expression<SqlBool>[] {
  const wanted = {
    merchant_id: merchantId === undefined ? undefined : ofId('merchant', merchantId),
    actor_id: actorId === undefined ? undefined : ofAnyId(null, actorId),
    subject_id: subjectId === undefined ? undefined : ofAnyId(null, subjectId),
    action,
  };
  const lead = LEADS.find((names) => names.every((name) => wanted[name] !== undefined)) ?? [];
  const names: readonly Name[] = ['subject_id', 'merchant_id', 'actor_id', 'action'];
  return names.flatMap((name) => {
    const value = wanted[name];
    if (value === undefined) return [];
    const column = lead.includes(name) ? sql.ref(name) : unindexed(name);
    return [sql<SqlBool>`${column} = ${value}`];
  });
}
