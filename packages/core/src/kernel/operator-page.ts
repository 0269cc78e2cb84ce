import type { QueryOf } from '@mitako/contract';
import { pageRequest } from './page.ts';
import type { Page, RowOwner } from '../ports/store.ts';

/**
 * A page of an operator's list, newest first: of all merchants, of one, of one mode. A merchant's rows of both modes
 * are two lists of the store, each with its index, merged here.
 */
export async function operatorPage<Row extends { readonly id: string }>(
  query: Omit<QueryOf<'listAllSettlements'>, 'status'>,
  read: (owner: RowOwner | undefined, page: Page) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const page = pageRequest(query);
  const { merchant_id: merchantId, mode } = query;
  const livemode = mode === undefined ? undefined : mode === 'live';
  if (merchantId === undefined) return read(livemode === undefined ? undefined : { livemode }, page);
  if (livemode !== undefined) return read({ merchantId, livemode }, page);
  return ofBothModes((each) => read({ merchantId, livemode: each }, page), page.limit);
}

/** Two lists of the store as one, newest first. */
export async function ofBothModes<Row extends { readonly id: string }>(
  read: (livemode: boolean) => Promise<readonly Row[]>,
  limit: number,
): Promise<readonly Row[]> {
  const both = await Promise.all([true, false].map(read));
  return both
    .flat()
    .toSorted((a, b) => (a.id < b.id ? 1 : -1))
    .slice(0, limit);
}
