import { ID_PREFIXES, type IdKind, type PageQuery, type Pagination, type PeriodQuery } from '@mitako/contract/names';
import { firstIdAt } from '../basics/ids.ts';
import { invalidField } from '../errors.ts';
import type { Page } from '../ports/page.ts';
import { type Done, succeeded } from './result.ts';

/** `{ <name>: […], pagination }`. */
export type PageOf<Name extends string, Shown> = { [One in Name]: Shown[] } & { pagination: Pagination };

/**
 * A query requests one row more than the page shows, to know whether more follow.
 * Ids contain their time: a period is a range of ids.
 * @param kind of the rows: a cursor is an id of this kind. Default: any kind, of lists without a period
 * @throws GatewayError `VALIDATION_ERROR` for any other text, which would silently skip rows or start over
 */
export function pageRequest(query: Pick<PageQuery, 'limit' | 'cursor'>, kind?: IdKind): Page;
export function pageRequest(query: PageQuery & PeriodQuery, kind: IdKind): Page;
export function pageRequest(query: PageQuery & PeriodQuery, kind?: IdKind): Page {
  if (query.cursor !== undefined && !isId(query.cursor, kind)) {
    throw invalidField('cursor', 'format', 'must be the next_cursor of the page before');
  }
  const { limit, cursor: afterId = null, created_from: from, created_to: to } = query;
  const page = { limit: limit + 1, ...(from !== undefined && kind !== undefined && { fromId: firstIdAt(kind, from) }) };
  if (to === undefined || kind === undefined) return { ...page, afterId };
  const beforeId = firstIdAt(kind, to);
  return { ...page, afterId: afterId !== null && afterId < beforeId ? afterId : beforeId };
}

/**
 * `{ <name>: […], pagination }`, newest first; the cursor is the id of the last row shown.
 * @param examinedThroughId where the search for rows stopped before the page was full; null: at the end of the list
 */
export function pageAnswer<const Name extends string, Row extends { readonly id: string }, Shown>(
  name: Name,
  rows: readonly Row[],
  limit: number,
  toWire: (row: Row) => Shown,
  examinedThroughId: string | null = null,
): Done<PageOf<Name, Shown>> {
  const shown = rows.slice(0, limit);
  const nextCursor = rows.length > limit ? (shown.at(-1)?.id ?? null) : examinedThroughId;
  const pagination = { limit, has_more: nextCursor !== null, next_cursor: nextCursor };
  // TypeScript treats a computed property name as any name.
  return succeeded(200, { [name]: shown.map(toWire), pagination } as PageOf<Name, Shown>);
}

/** Prefix and 26 characters of Crockford's alphabet. */
function isId(text: string, kind: IdKind | undefined): boolean {
  const [, prefix] = /^([a-z]+)_[0-9a-hjkmnp-tv-z]{26}$/.exec(text) ?? [];
  return kind === undefined
    ? Object.values<string | undefined>(ID_PREFIXES).includes(prefix)
    : prefix === ID_PREFIXES[kind];
}
