import type { Page } from '@mitako/core/engine';
import type { SelectQueryBuilder } from 'kysely';
import type { AnyTable } from './table.ts';
import { ofField } from './write.ts';

/** Newest first, after the cursor, down to the first id of a period. Ids sort by creation time, so every list is ordered by an index on them. */
export function paged<Database, Table extends keyof Database, Output>(
  query: SelectQueryBuilder<Database, Table, Output>,
  page: Page,
  table: AnyTable,
): SelectQueryBuilder<Database, Table, Output> {
  // Every paged table has an id, which the generic builder cannot know.
  const id = 'id' as never;
  return query
    .$if(page.fromId !== undefined, (from) => from.where(id, '>=', ofField(table, 'id', page.fromId) as never))
    .$if(page.afterId !== null, (after) => after.where(id, '<', ofField(table, 'id', page.afterId) as never))
    .orderBy(id, 'desc')
    .limit(page.limit) as SelectQueryBuilder<Database, Table, Output>;
}
