import { doualaDay, LIMITS, type Payment } from '@mitako/contract';
import { startOfDay } from '../components/filters.tsx';
import type { Page } from '../shell/page.ts';

/** Reference of the till's payments: by it they are found, also in the list of all payments. */
export const TILL_REFERENCE = 'CAISSE';

/** Pages of 100 payments that are read for a day. */
const PAGES_MAX = 10;

export interface Today {
  /** Newest first. */
  readonly payments: readonly Payment[];
  /** Sum of the paid ones, less refunds. */
  readonly sum: number;
  readonly paid: number;
  /** There are more than were read. */
  readonly isCut: boolean;
}

/** The payments of the till on this day of Douala. */
export async function readToday(page: Page): Promise<Today> {
  const from = startOfDay(doualaDay(page.gateway.clock.now()));
  const payments: Payment[] = [];
  let cursor: string | null = null;
  for (let read = 0; read < PAGES_MAX; read += 1) {
    const data: {
      readonly payments: readonly Payment[];
      readonly pagination: { readonly next_cursor: string | null };
    } = await page.read('listPayments', {
      parameters: {},
      query: {
        customer_reference: TILL_REFERENCE,
        created_from: from,
        limit: LIMITS.pageSizeMax,
        ...(cursor !== null && { cursor }),
      },
    });
    payments.push(...data.payments);
    cursor = data.pagination.next_cursor;
    if (cursor === null) break;
  }
  const paid = payments.filter(({ succeeded_at: at }) => at !== null);
  return {
    payments,
    sum: paid.reduce((sum, { amount, amount_refunded: refunded }) => sum + amount - refunded, 0),
    paid: paid.length,
    isCut: cursor !== null,
  };
}
