import type { IdKind, Mode, OperatorPageQuery, PeriodQuery } from '@mitako/contract/names';
import { pageRequest } from './page.ts';
import type { Page, RowOwner } from '../ports/page.ts';

/**
 * A page of an operator's list, newest first: of all merchants, of one, of one mode. A merchant's rows of both modes
 * are two lists of the store, each with its index, merged here.
 * @param kind of the rows; undefined: of several, without a period
 */
export async function operatorPage<Row extends { readonly id: string }>(
  query: OperatorPageQuery & PeriodQuery,
  kind: IdKind | undefined,
  read: (owner: RowOwner | undefined, page: Page) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const page = kind === undefined ? pageRequest(query) : pageRequest(query, kind);
  const { merchant_id: merchantId, mode } = query;
  if (merchantId !== undefined) return ofModes(mode, (livemode) => read({ merchantId, livemode }, page), page.limit);
  return read(mode === undefined ? undefined : { livemode: mode === 'live' }, page);
}

/** The list of the requested mode; without one, those of both as one, newest first. */
export async function ofModes<Row extends { readonly id: string }>(
  mode: Mode | undefined,
  read: (livemode: boolean) => Promise<readonly Row[]>,
  limit: number,
): Promise<readonly Row[]> {
  if (mode !== undefined) return read(mode === 'live');
  const both = await Promise.all([true, false].map(read));
  return both
    .flat()
    .toSorted((a, b) => (a.id < b.id ? 1 : -1))
    .slice(0, limit);
}
