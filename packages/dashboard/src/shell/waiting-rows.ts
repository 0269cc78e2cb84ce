import type { DataOf, Pagination, RouteName } from '@mitako/contract';
import type { MenuEntry } from './panel.ts';

/** Of more it is said that there are more: the menu is on every page. */
const COUNTED = 9;

type ListRoute = {
  [Name in RouteName]: DataOf<Name> extends { readonly pagination: Pagination } ? Name : never;
}[RouteName];

/** Counts live rows with this status for the menu. */
export function waitingRows<Name extends ListRoute>(
  route: Name,
  status: string,
  rowsOf: (data: DataOf<Name>) => readonly unknown[],
): NonNullable<MenuEntry['waiting']> {
  return async (page) => {
    const reply = await page.ask(route, { query: { mode: 'live', status, limit: COUNTED } });
    if (reply.kind !== 'done') return null;
    const { length: count } = rowsOf(reply.data);
    if (count === 0) return null;
    return reply.data.pagination.has_more ? `${count}+` : String(count);
  };
}
