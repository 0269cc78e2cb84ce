import { succeeded, type Answer } from './answer.ts';

/** A query asks for one row more than the page shows, to know whether more follow. */
export function pageRequest(query: { readonly limit: number; readonly cursor?: string | undefined }): {
  readonly limit: number;
  readonly afterId: string | null;
} {
  return { limit: query.limit + 1, afterId: query.cursor ?? null };
}

/** `{ <name>: […], pagination }`, newest first; the cursor is the id of the last row shown. */
export function pageAnswer<Row extends { readonly id: string }>(
  name: string,
  rows: readonly Row[],
  limit: number,
  toWire: (row: Row) => unknown,
): Answer {
  const shown = rows.slice(0, limit);
  const hasMore = rows.length > limit;
  return succeeded(200, {
    [name]: shown.map(toWire),
    pagination: { limit, has_more: hasMore, next_cursor: hasMore ? (shown.at(-1)?.id ?? null) : null },
  });
}
