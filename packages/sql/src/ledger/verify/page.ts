import type { AuditPage } from '@mitako/core/engine';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** Ids of a page, after its cursor. Every id sorts after the empty string. */
export function isInPage(id: string, { afterId, beforeId, ids }: AuditPage): RawBuilder<SqlBool> {
  const ref = sql.ref(id);
  const before = beforeId === undefined ? sql`` : sql` and ${ref} < ${beforeId}`;
  const among = ids === undefined ? sql`` : sql` and ${ref} in (${sql.join(ids)})`;
  return sql<SqlBool>`(${ref} > ${afterId ?? ''}${before}${among})`;
}
