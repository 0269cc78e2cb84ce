import type { Page } from '@mitako/core';
import type { SelectQueryBuilder } from 'kysely';

/** Newest first, after the cursor. Ids sort by time of creation, so an index on them is the order of every list. */
export function paged<Database, Table extends keyof Database, Output>(
  query: SelectQueryBuilder<Database, Table, Output>,
  page: Page,
): SelectQueryBuilder<Database, Table, Output> {
  // Every paged table has a text id; the builder cannot know that of a table it is generic over.
  const id = 'id' as never;
  return query
    .$if(page.afterId !== null, (after) => after.where(id, '<', page.afterId as never))
    .orderBy(id, 'desc')
    .limit(page.limit) as SelectQueryBuilder<Database, Table, Output>;
}
