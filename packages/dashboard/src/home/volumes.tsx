import type { Report } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Choices } from '../components/choices.tsx';
import { Delta } from '../components/delta.tsx';
import { Provider } from '../components/identity.tsx';
import { Share } from '../components/share.tsx';
import { TextLink } from '../components/small.tsx';
import { methodWords } from '../reports/breakdowns.tsx';
import type { CurrencyReport } from '../reports/currencies.ts';
import { SalesChart } from '../reports/day-charts.tsx';
import { PERIODS } from '../reports/period.ts';
import { percentWords } from '../reports/words.ts';
import type { PageProps } from '../shell/page.ts';
import { TEXT } from './merchant-text.ts';

/** What was paid day by day and by method in the period, in one currency. */
export function Volumes({
  page,
  report,
  of,
  days,
}: PageProps<{ report: Report; of: CurrencyReport; days: number }>): JSX.Element {
  const { currency, total, before } = of;
  const text = TEXT[page.locale].chart;
  return (
    <div class="chart-and-methods">
      <SalesChart
        page={page}
        of={of}
        heading={
          <div class="titled">
            <div>
              <h2>{text.period(days)}</h2>
              <p class="figure">
                {formatAmount(total.amount, currency, page.locale)}{' '}
                <Delta page={page} now={total.amount} before={before.amount} />
              </p>
              {total.succeeded_percent !== null && (
                <p class="soft">{text.rate(percentWords(total.succeeded_percent, page))}</p>
              )}
            </div>
            <Choices
              label={page.names.period}
              choices={PERIODS.map((each) => [String(each), text.days(each)] as const)}
              chosen={String(days)}
              hrefOf={(each) => `${page.path('/')}?days=${each}`}
            />
          </div>
        }
      />
      <Methods page={page} report={report} of={of} />
    </div>
  );
}

function Methods({ page, report, of: { currency, total } }: PageProps<{ report: Report; of: CurrencyReport }>) {
  const text = TEXT[page.locale].chart;
  const methods = report.methods.filter((each) => each.currency === currency);
  return (
    <section class="card">
      <div class="titled">
        <h2>{text.byMethod}</h2>
        <TextLink href={page.path('/reports')} label={page.subjects.reports} />
      </div>
      {methods.length === 0 && <p class="soft">{page.sentences.no_sales}</p>}
      <ul class="plain-list shares">
        {methods.map(({ method, amount }) => (
          <li>
            <Provider page={page} method={method} label={methodWords(page, method)} />
            <span class="soft">{percentWords((100 * amount) / total.amount, page)}</span>
            <strong>{formatAmount(amount, currency, page.locale)}</strong>
            <Share part={amount} whole={total.amount} />
          </li>
        ))}
      </ul>
    </section>
  );
}
