import type { ReportTotal } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Figure } from '../components/small.tsx';
import type { Page, PageProps } from '../shell/page.ts';
import type { CurrencyReport } from './currencies.ts';
import { TEXT } from './text.ts';
import { percentWords } from './words.ts';

/** The sums of a period, each with its change against the period before. */
export function Totals({ page, of }: PageProps<{ of: CurrencyReport }>): JSX.Element {
  const { locale } = page;
  const text = TEXT[locale];
  const { currency, total, before } = of;
  const money = (amount: number): string => formatAmount(amount, currency, locale);
  const ended = endedOf(total);
  const moneyFigure = (title: string, field: 'amount' | 'amount_refunded' | 'amount_paid_out', count: string) => (
    <Figure title={title} value={money(total[field])}>
      {count}
      <Change words={changeWords(page, total[field], before[field], money(before[field]))} />
    </Figure>
  );
  return (
    <div class="figures">
      {moneyFigure(text.sales.title, 'amount', page.counts.payments(total.payments_count))}
      <Figure title={text.rate.title} value={percentWords(total.succeeded_percent, page)}>
        {ended === 0 ? text.rate.none : text.rate.of(ended)}
        <Change words={pointsWords(page, total.succeeded_percent, before.succeeded_percent)} />
      </Figure>
      {moneyFigure(page.subjects.refunds, 'amount_refunded', page.counts.refunds(total.refunds_count))}
      {moneyFigure(page.subjects.payouts, 'amount_paid_out', page.counts.payouts(total.payouts_count))}
    </div>
  );
}

/** Payments that ended, with money or without. */
function endedOf(total: ReportTotal): number {
  return total.payments_count + total.failed_count + total.canceled_count + total.expired_count;
}

function Change({ words }: { readonly words: string | null }) {
  return words === null ? null : <span class="under">{words}</span>;
}

/** `+12 % (before: 5 000 FCFA)`; nothing if both are zero. */
function changeWords(page: Page, now: number, before: number, shown: string): string | null {
  const text = TEXT[page.locale].change;
  if (now === 0 && before === 0) return null;
  if (now === before) return text.none;
  if (before === 0) return text.before(shown);
  return `${signed(page, (now - before) / before, 'percent')} (${text.before(shown)})`;
}

function pointsWords(page: Page, now: number | null, before: number | null): string | null {
  const text = TEXT[page.locale].change;
  if (now === null || before === null) return null;
  if (now === before) return text.none;
  return `${text.points(signed(page, now - before, 'decimal'))} (${text.before(percentWords(before, page))})`;
}

function signed({ locale }: Page, value: number, style: 'percent' | 'decimal'): string {
  return new Intl.NumberFormat(locale, { style, signDisplay: 'exceptZero', maximumFractionDigits: 0 }).format(value);
}
