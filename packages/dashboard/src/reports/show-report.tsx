import { doualaDay, type Report } from '@mitako/contract';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Choices } from '../components/choices.tsx';
import { FilterForm } from '../components/filters.tsx';
import { TextLink } from '../components/small.tsx';
import type { Page, PageProps } from '../shell/page.ts';
import { Breakdowns } from './breakdowns.tsx';
import { currenciesOf } from './currencies.ts';
import { DayCharts } from './day-charts.tsx';
import { isCustomRange, previousWeekAndMonth, customRangeFields, PERIODS } from './period.ts';
import { TEXT } from './text.ts';
import { Totals } from './totals.tsx';
import { dayWords } from './words.ts';

interface PeriodProps {
  readonly page: Page;
  /** Chosen length, unless the range is custom. */
  readonly days?: number;
  readonly errors?: Readonly<Record<string, string>>;
  /** Other parameters of the address, kept by the links. */
  readonly keep?: Readonly<Record<string, string>>;
}

/** The choice of the period: three lengths up to today, the last week or month, or a custom range. */
export function PeriodChoice({ page, days, errors = {}, keep = {} }: PeriodProps): JSX.Element {
  const text = TEXT[page.locale].period;
  const { week, month } = previousWeekAndMonth(doualaDay(page.gateway.clock.now()));
  const linkTo = (query: Readonly<Record<string, string>>): string =>
    `${page.here}?${new URLSearchParams({ ...keep, ...query }).toString()}`;
  return (
    <div class="row choices">
      <Choices
        label={page.names.period}
        choices={PERIODS.map((each) => [String(each), text.days(each)] as const)}
        chosen={isCustomRange(page) ? undefined : String(days)}
        hrefOf={(each) => linkTo({ days: each })}
      />
      <TextLink href={linkTo(week)} label={text.lastWeek} />
      <TextLink href={linkTo(month)} label={text.lastMonth} />
      <FilterForm page={page} of={customRangeFields(page)} errors={errors} keep={keep} />
    </div>
  );
}

/** The figures of a period and of the period before, as charts and tables. */
export function ReportFigures({ page, report }: PageProps<{ report: Report }>): JSX.Element {
  const { period } = TEXT[page.locale];
  const { from, to, previous } = report;
  const day = (date: string): string => dayWords(date, page, 'year');
  const currencies = currenciesOf(report);
  return (
    <>
      <p class="soft">
        {period.between(day(from), day(to))} {period.before(day(previous.from), day(previous.to))} {period.lag}
      </p>
      {currencies.map((each): Child => (
        <>
          {currencies.length > 1 && <h2>{each.currency}</h2>}
          <Totals page={page} of={each} />
          <DayCharts page={page} of={each} />
          <Breakdowns page={page} of={each} report={report} />
        </>
      ))}
    </>
  );
}
