import { doualaDay, type Payment } from '@mitako/contract';
import { startOfDay } from '../components/filters.tsx';
import { readToday as readRows } from '../components/today.ts';
import type { Page } from '../shell/page.ts';

/** Reference of the till's payments: by it they are found, also in the list of all payments. */
export const TILL_REFERENCE = 'CAISSE';

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
  const { rows: payments, isCut } = await readRows(page, async (paging) => {
    const query = { ...paging, customer_reference: TILL_REFERENCE, created_from: from };
    const { payments: rows, pagination } = await page.read('listPayments', { parameters: {}, query });
    return { rows, pagination };
  });
  const paid = payments.filter(({ succeeded_at: at }) => at !== null);
  return {
    payments,
    sum: paid.reduce((sum, { amount, amount_refunded: refunded }) => sum + amount - refunded, 0),
    paid: paid.length,
    isCut,
  };
}
