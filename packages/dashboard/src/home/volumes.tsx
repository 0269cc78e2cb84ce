import type { DayVolume, Overview, PaymentOutcomes } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Chart } from '../components/chart.tsx';
import { Choices } from '../components/choices.tsx';
import { Card, Figure } from '../components/small.tsx';
import { column, figure, type Column, Table } from '../components/table.tsx';
import { dayWords, shortAmount } from '../reports/words.ts';
import type { Page, PageProps } from '../shell/page.ts';
import { TEXT } from './merchant-text.ts';

const PERIODS = [7, 30, 90] as const;

/** The volume, in figures and by day, for each currency with payments. */
export function Volumes({ page, overview, days }: PageProps<{ overview: Overview; days: number }>): JSX.Element {
  const currencies = byCurrency(overview.volume);
  const { chart: text, figures } = TEXT[page.locale];
  return (
    <>
      <Choices
        label={page.names.period}
        choices={PERIODS.map((each) => [String(each), text.days(each)] as const)}
        chosen={String(days)}
        hrefOf={(each) => `${page.path('/')}?days=${each}`}
      />
      <div class="figures">
        {currencies.map(([currency, volume]) => (
          <>
            <Total page={page} currency={currency} name={page.subjects.today} volume={volume.slice(-1)} />
            <Total page={page} currency={currency} name={figures.period(days)} volume={volume} />
          </>
        ))}
        <SuccessRate page={page} outcomes={overview.outcomes} />
      </div>
      {currencies.map(([currency, volume]) => (
        <ByDay page={page} currency={currency} volume={volume} isAlone={currencies.length === 1} />
      ))}
    </>
  );
}

/** Those with payments; without any, the first of the service. */
function byCurrency(
  volume: readonly DayVolume[],
): readonly (readonly [currency: string, days: readonly DayVolume[]])[] {
  const groups = [...Map.groupBy(volume, ({ currency }) => currency)];
  const used = groups.filter(([, days]) => days.some((day) => day.payments_count + day.refunds_count > 0));
  return used.length > 0 ? used : groups.slice(0, 1);
}

function Total({
  page,
  currency,
  name,
  volume,
}: PageProps<{ currency: string; name: string; volume: readonly DayVolume[] }>) {
  const { locale } = page;
  const text = TEXT[locale].figures;
  const refunded = sum(volume, 'amount_refunded');
  return (
    <Figure title={name} value={formatAmount(sum(volume, 'amount'), currency, locale)}>
      {page.counts.payments(sum(volume, 'payments_count'))}
      {refunded > 0 && `, ${text.refunded(formatAmount(refunded, currency, locale))}`}
    </Figure>
  );
}

function SuccessRate({ page, outcomes }: PageProps<{ outcomes: PaymentOutcomes }>) {
  const { locale } = page;
  const text = TEXT[locale].figures;
  const { decided, succeeded_percent: percent, failed, expired, canceled } = outcomes;
  const others = [
    [failed, page.counts.failed],
    [expired, text.expired],
    [canceled, text.canceled],
  ] as const;
  const lost = others.flatMap(([count, words]) => (count === 0 ? [] : [words(count)]));
  return (
    <Figure
      title={text.rate}
      value={percent === null ? '–' : new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100)}
    >
      {percent === null
        ? text.noRate
        : [text.rateOf(decided), ...(lost.length === 0 ? [] : [lost.join(', ')])].join(' · ')}
    </Figure>
  );
}

function ByDay({
  page,
  currency,
  volume,
  isAlone,
}: PageProps<{ currency: string; volume: readonly DayVolume[]; isAlone: boolean }>) {
  const { locale } = page;
  const text = TEXT[locale].chart;
  const title = isAlone ? page.sentences.daily_volume : text.titleIn(currency);
  const best = volume.toSorted((one, other) => other.amount - one.amount)[0];
  if (best === undefined || best.amount === 0) {
    return (
      <Card title={title}>
        <p class="soft">{page.sentences.no_sales}</p>
      </Card>
    );
  }
  return (
    <Card title={title}>
      <Chart
        id={`volume-${currency}`}
        title={title}
        description={text.description(dayWords(best.date, page, 'long'), formatAmount(best.amount, currency, locale))}
        bars={volume.map(({ date, amount, payments_count: count }) => ({
          label: dayWords(date, page, 'short'),
          value: amount,
          title: `${dayWords(date, page, 'long')}\u00a0– ${formatAmount(amount, currency, locale)}, ${page.counts.payments(count)}`,
        }))}
        tick={(value) => shortAmount(value, currency, page)}
      />
      <p class="soft">{text.lag}</p>
      <details>
        <summary>{page.sentences.same_figures}</summary>
        <Table
          caption={title}
          hidesCaption
          columns={columnsOf(page, currency)}
          rows={volume.toReversed()}
          empty={page.sentences.no_sales}
        />
      </details>
    </Card>
  );
}

function columnsOf(page: Page, currency: string): readonly Column<DayVolume>[] {
  const { columns } = TEXT[page.locale].chart;
  const amount = (value: number): string => formatAmount(value, currency, page.locale);
  return [
    column(page.names.day, ({ date }) => dayWords(date, page, 'long')),
    figure(page.subjects.payments, ({ payments_count: count }) => String(count)),
    figure(columns.amount, (day) => amount(day.amount)),
    figure(page.names.refunded, (day) => amount(day.amount_refunded)),
  ];
}

function sum(volume: readonly DayVolume[], name: 'amount' | 'amount_refunded' | 'payments_count'): number {
  return volume.reduce((total, day) => total + day[name], 0);
}
