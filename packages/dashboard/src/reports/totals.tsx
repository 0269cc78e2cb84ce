import type { ReportTotal } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import type { JSX } from 'hono/jsx/jsx-runtime';
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
  return (
    <div class="figures">
      <Total
        name={text.sales.title}
        value={money(total.amount)}
        note={page.counts.payments(total.payments_count)}
        change={changeWords(page, total.amount, before.amount, money(before.amount))}
      />
      <Total
        name={text.rate.title}
        value={percentWords(total.succeeded_percent, page)}
        note={ended === 0 ? text.rate.none : text.rate.of(ended)}
        change={pointsWords(page, total.succeeded_percent, before.succeeded_percent)}
      />
      <Total
        name={page.subjects.refunds}
        value={money(total.amount_refunded)}
        note={page.counts.refunds(total.refunds_count)}
        change={changeWords(page, total.amount_refunded, before.amount_refunded, money(before.amount_refunded))}
      />
      <Total
        name={page.subjects.payouts}
        value={money(total.amount_paid_out)}
        note={page.counts.payouts(total.payouts_count)}
        change={changeWords(page, total.amount_paid_out, before.amount_paid_out, money(before.amount_paid_out))}
      />
    </div>
  );
}

/** Payments that ended, with money or without. */
function endedOf(total: ReportTotal): number {
  return total.payments_count + total.failed_count + total.canceled_count + total.expired_count;
}

interface TotalProps {
  readonly name: string;
  readonly value: string;
  readonly note: string;
  readonly change: string | null;
}

function Total({ name, value, note, change }: TotalProps) {
  return (
    <section class="card">
      <h2>{name}</h2>
      <p class="figure">{value}</p>
      <p class="soft">
        {note}
        {change !== null && <span class="under">{change}</span>}
      </p>
    </section>
  );
}

/** `+12 % (before: 5 000 FCFA)`; nothing where both are nothing. */
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
