import type { AuditPage } from '@mitako/core/engine';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { ofField } from '../../engine/write.ts';
import type { AnyTable } from '../../engine/table.ts';
import { FIRST_ID } from '../../engine/columns.ts';

/** Ids of a page, after its cursor. */
export function isInPage(
  table: AnyTable,
  { afterId, beforeId, ids }: AuditPage,
  alias = table.name,
): RawBuilder<SqlBool> {
  const ref = sql.ref(`${alias}.id`);
  const of = (id: string): unknown => ofField(table, 'id', id);
  const before = beforeId === undefined ? sql`` : sql` and ${ref} < ${of(beforeId)}`;
  const among = ids === undefined ? sql`` : sql` and ${ref} in (${sql.join(ids.map(of))})`;
  return sql<SqlBool>`(${ref} > ${afterId === null ? FIRST_ID : of(afterId)}${before}${among})`;
}
