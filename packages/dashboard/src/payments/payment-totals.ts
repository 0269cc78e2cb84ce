import type { PaymentStatus, PaymentTotal } from '@mitako/contract';
import type { Filter } from '../components/filters.tsx';
import type { Summary } from '../components/list.tsx';
import { moneyOf } from '../components/money.ts';
import type { Page } from '../shell/page.ts';
import { TEXT } from './merchant-text.ts';

/** The heads of the list, each with its statuses; all payments without any. */
export const PAYMENT_TABS = [
  ['all', ''],
  ['paid', 'succeeded'],
  ['open', 'requested,processing'],
  ['failed', 'failed'],
  ['refunded', 'partially_refunded,refunded'],
  ['unpaid', 'canceled,expired'],
] as const;

const PAID: readonly PaymentStatus[] = ['succeeded', 'partially_refunded', 'refunded'];

/**
 * The totals that the list shows.
 * @param tabs the heads
 * @param chosen the one that is shown
 */
export async function summaryOf(
  page: Page,
  query: Readonly<Record<string, string>>,
  tabs: NonNullable<Filter['choices']>,
  chosen: string,
): Promise<Summary> {
  const { status: _, ...others } = query;
  const { totals } = await page.read('getPaymentTotals', { query: others });
  return {
    counts: new Map(tabs.flatMap(([tab]) => countOf(tab, totals))),
    text: textOf(page, totals, chosen),
  };
}

function countOf(tab: string, totals: readonly PaymentTotal[]): readonly (readonly [tab: string, count: string])[] {
  const { count, isMore } = counted(inTab(tab, totals));
  return count === 0 && isMore ? [] : [[tab, isMore ? `${count}+` : String(count)]];
}

/** Of all payments, the sum of those that were paid: failed payments do not count as money. */
function textOf(page: Page, totals: readonly PaymentTotal[], tab: string): string | null {
  const text = TEXT[page.locale].totals;
  const shown = inTab(tab, totals);
  const { count, isMore } = counted(shown);
  if (count === 0) return null;
  if (isMore) return text.more(count);
  const sum = (of: readonly PaymentTotal[], field: 'amount' | 'amount_refunded'): string | null =>
    sumOf(page, of, field);
  if (tab === '') {
    const paid = shown.filter(({ status }) => PAID.includes(status));
    return text.all(count, sum(paid, 'amount'), sum(paid, 'amount_refunded'));
  }
  if (shown.every(({ status }) => status === 'partially_refunded' || status === 'refunded'))
    return text.refunded(count, sum(shown, 'amount'), sum(shown, 'amount_refunded'));
  return text.some(count, sum(shown, 'amount'));
}

function inTab(tab: string, totals: readonly PaymentTotal[]): readonly PaymentTotal[] {
  return tab === '' ? totals : totals.filter(({ status }) => tab.split(',').includes(status));
}

function counted(totals: readonly PaymentTotal[]): { readonly count: number; readonly isMore: boolean } {
  return {
    count: totals.reduce((sum, { payments_count: count }) => sum + count, 0),
    isMore: totals.some(({ truncated }) => truncated),
  };
}

/** `12 500 FCFA`, of several currencies one after the other; null where there is nothing. */
function sumOf(page: Page, totals: readonly PaymentTotal[], field: 'amount' | 'amount_refunded'): string | null {
  const byCurrency = Map.groupBy(
    totals.flatMap(({ sums }) => sums),
    ({ currency }) => currency,
  );
  const sums = [...byCurrency].map(([currency, each]) => ({
    currency,
    amount: each.reduce((sum, { [field]: amount }) => sum + amount, 0),
  }));
  const some = sums.filter(({ amount }) => amount > 0);
  return some.length === 0 ? null : some.map((each) => moneyOf(page, each)).join(' + ');
}
