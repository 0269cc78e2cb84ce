import { doualaDay, LIMITS, type Pagination } from '@mitako/contract';
import type { Page } from '../shell/page.ts';

/** Pages of 100 rows that are read for a day. */
const PAGES_MAX = 10;

interface Today<Row> {
  /** Newest first. */
  readonly rows: readonly Row[];
  /** There are more than were read. */
  readonly isCut: boolean;
}

/** The rows of this day in Douala, of an operation that lists the newest first. */
export async function readToday<Row extends { readonly created_at: string }>(
  page: Page,
  read: (query: {
    readonly limit: number;
    readonly cursor?: string;
  }) => Promise<{ readonly rows: readonly Row[]; readonly pagination: Pagination }>,
): Promise<Today<Row>> {
  const today = doualaDay(page.gateway.clock.now());
  const rows: Row[] = [];
  let cursor: string | null = null;
  for (let pages = 0; pages < PAGES_MAX; pages += 1) {
    const next = await read({ limit: LIMITS.pageSizeMax, ...(cursor !== null && { cursor }) });
    const ofToday = next.rows.filter(({ created_at: at }) => doualaDay(Date.parse(at)) === today);
    rows.push(...ofToday);
    cursor = next.pagination.next_cursor;
    if (cursor === null || ofToday.length < next.rows.length) return { rows, isCut: false };
  }
  return { rows, isCut: true };
}
