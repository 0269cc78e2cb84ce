import type { ReportTotal } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Delta } from '../components/delta.tsx';
import { Figure } from '../components/small.tsx';
import type { PageProps } from '../shell/page.ts';
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
      <span class="under">
        <Delta page={page} now={total[field]} before={before[field]} isNeutral={field !== 'amount'} />
        {before[field] > 0 && ` ${text.change.before(money(before[field]))}`}
      </span>
    </Figure>
  );
  return (
    <div class="figures">
      {moneyFigure(text.sales.title, 'amount', page.counts.payments(total.payments_count))}
      <Figure title={text.rate.title} value={percentWords(total.succeeded_percent, page)}>
        {ended === 0 ? text.rate.none : text.rate.of(ended)}
        {total.succeeded_percent !== null && before.succeeded_percent !== null && (
          <span class="under">
            <Delta page={page} now={total.succeeded_percent} before={before.succeeded_percent} inPoints />{' '}
            {text.change.before(percentWords(before.succeeded_percent, page))}
          </span>
        )}
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
