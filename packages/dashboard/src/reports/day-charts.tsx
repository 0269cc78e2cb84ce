import { doualaDay, type ReportDay } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { formatClock } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Chart } from '../components/chart.tsx';
import { Card } from '../components/small.tsx';
import { figure, column, type Column, Table } from '../components/table.tsx';
import type { Page, PageProps } from '../shell/page.ts';
import type { CurrencyReport } from './currencies.ts';
import { TEXT } from './text.ts';
import { dayWords, percentWords, shortAmount } from './words.ts';

/** Volume, success rate and payouts day by day, each with the same figures as a table. */
export function DayCharts({ page, of }: PageProps<{ of: CurrencyReport }>): JSX.Element {
  const { locale } = page;
  const text = TEXT[locale];
  const { currency, total } = of;
  const money = (amount: number): string => formatAmount(amount, currency, locale);
  return (
    <>
      <SalesChart page={page} of={of} />
      <DayChart
        page={page}
        of={of}
        id="rate"
        title={text.rate.byDay}
        none={text.rate.none}
        note={text.rate.note}
        describe={() => text.rate.whole(percentWords(total.succeeded_percent, page))}
        value={({ succeeded_percent: percent }) => percent}
        words={({ succeeded_percent: percent }) => (percent === null ? text.rate.none : percentWords(percent, page))}
        tick={(value) => percentWords(value, page)}
        top={100}
        columns={[
          figure(text.table.rate, ({ day }) => percentWords(day.succeeded_percent, page)),
          figure(text.table.before, ({ before }) => percentWords(before?.succeeded_percent ?? null, page)),
          figure(text.table.failed, ({ day }) => String(day.failed_count)),
          figure(text.table.canceled, ({ day }) => String(day.canceled_count)),
          figure(text.table.expired, ({ day }) => String(day.expired_count)),
        ]}
      />
      <DayChart
        page={page}
        of={of}
        id="payouts"
        title={text.payouts.byDay}
        none={text.payouts.none}
        describe={(best) => text.payouts.best(dayWords(best.date, page, 'long'), money(best.amount_paid_out))}
        value={({ amount_paid_out: amount }) => amount}
        words={(day) => `${money(day.amount_paid_out)}, ${page.counts.payouts(day.payouts_count)}`}
        tick={(value) => shortAmount(value, currency, page)}
        columns={[
          figure(page.subjects.payouts, ({ day }) => String(day.payouts_count)),
          figure(page.names.amount, ({ day }) => money(day.amount_paid_out)),
          figure(text.table.before, ({ before }) => money(before?.amount_paid_out ?? 0)),
        ]}
      />
    </>
  );
}

/** What was paid day by day, with the same figures as a table. */
export function SalesChart({ page, of, heading }: PageProps<{ of: CurrencyReport; heading?: Child }>): JSX.Element {
  const { locale } = page;
  const text = TEXT[locale];
  const { currency } = of;
  const money = (amount: number): string => formatAmount(amount, currency, locale);
  return (
    <DayChart
      page={page}
      of={of}
      id="sales"
      title={page.sentences.daily_volume}
      heading={heading}
      none={page.sentences.no_sales}
      note={text.sales.note}
      describe={(best) => text.sales.best(dayWords(best.date, page, 'long'), money(best.amount))}
      value={({ amount }) => amount}
      words={(day) => `${money(day.amount)}, ${page.counts.payments(day.payments_count)}`}
      tick={(value) => shortAmount(value, currency, page)}
      columns={[
        figure(page.subjects.payments, ({ day }) => String(day.payments_count)),
        figure(page.names.amount, ({ day }) => money(day.amount)),
        figure(text.table.before, ({ before }) => money(before?.amount ?? 0)),
        figure(page.names.refunded, ({ day }) => money(day.amount_refunded)),
      ]}
    />
  );
}

/** A day with its counterpart in the period before. */
interface DayRow {
  readonly day: ReportDay;
  readonly before: ReportDay | undefined;
}

interface DayChartProps {
  readonly page: Page;
  readonly of: CurrencyReport;
  readonly id: string;
  readonly title: string;
  /** In place of the title. */
  readonly heading?: Child;
  readonly none: string;
  readonly note?: string;
  /** The description of the chart for screen readers. */
  readonly describe: (best: ReportDay) => string;
  /** Null: the day has none. */
  readonly value: (day: ReportDay) => number | null;
  readonly words: (day: ReportDay) => string;
  readonly tick: (value: number) => string;
  readonly top?: number;
  readonly columns: readonly Column<DayRow>[];
}

function DayChart({ page, of, id, title, heading, none, note, describe, value, words, ...shown }: DayChartProps) {
  const text = TEXT[page.locale];
  const { days, daysBefore, currency } = of;
  const { tick, top, columns } = shown;
  const best = days
    .filter((day) => value(day) !== null && (top !== undefined || value(day) !== 0))
    .toSorted((one, other) => (value(other) ?? 0) - (value(one) ?? 0))[0];
  if (best === undefined) {
    return (
      <Card>
        {heading ?? <h2>{title}</h2>}
        <p class="soft">{none}</p>
      </Card>
    );
  }
  const nowMs = page.gateway.clock.now();
  const today = doualaDay(nowMs);
  const hasBefore = daysBefore.some((day) => (value(day) ?? 0) > 0);
  const rows = days.map((day, place): DayRow => ({ day, before: daysBefore[place] }));
  return (
    <Card>
      {heading ?? <h2>{title}</h2>}
      <Chart
        id={`${id}-${currency}`}
        title={title}
        description={describe(best)}
        days={rows.map(({ day, before }) => ({
          label: dayWords(day.date, page, 'short'),
          value: day.date > today ? null : value(day),
          before: before === undefined ? null : value(before),
          isOpen: day.date >= today,
          title: `${dayWords(day.date, page, 'long')}\u00a0– ${words(day)}`,
        }))}
        tick={tick}
        {...(top !== undefined && { top })}
      />
      <p class="soft">
        {hasBefore && (
          <>
            <span class="key" aria-hidden="true" />
            {text.change.now} <span class="key before" aria-hidden="true" />
            {text.change.key}{' '}
          </>
        )}
        {days.some(({ date }) => date === today) && (
          <>
            <span class="money">
              <span class="key now" aria-hidden="true" />
              {text.change.today(formatClock(nowMs, page.locale))}
            </span>{' '}
          </>
        )}
        {note}
      </p>
      <details>
        <summary>{page.sentences.same_figures}</summary>
        <Table<DayRow>
          caption={title}
          hidesCaption
          columns={[column(page.names.day, ({ day }) => dayWords(day.date, page, 'long')), ...columns]}
          rows={rows.toReversed()}
        />
      </details>
    </Card>
  );
}
