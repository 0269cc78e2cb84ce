import { CASH_METHOD, FAILURES, type FailureCode, type Report, WALLET_METHOD } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { displayed } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Provider } from '../components/identity.tsx';
import { methodTypeName } from '../vocabulary/methods.tsx';
import { Share } from '../components/share.tsx';
import { column, figure, TableCard } from '../components/table.tsx';
import { failureWords } from '../payments/failure-words.ts';
import type { Page, PageProps } from '../shell/page.ts';
import type { CurrencyReport } from './currencies.ts';
import { TEXT } from './text.ts';
import { percentWords } from './words.ts';

/** Payments by method, and failures by reason: tables with a bar in each row. */
export function Breakdowns({ page, of, report }: PageProps<{ of: CurrencyReport; report: Report }>): JSX.Element {
  const { locale } = page;
  const text = TEXT[locale];
  const { currency, total } = of;
  const methods = report.methods.filter((each) => each.currency === currency);
  const reasons = reasonsOf(page, of, report);
  const lost = reasons.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <TableCard<(typeof methods)[number]>
        title={page.subjects.methods}
        columns={[
          column(page.names.method, ({ method }) => (
            <Provider page={page} method={method} label={methodWords(page, method)} />
          )),
          column(text.table.share, ({ amount }) => <Share part={amount} whole={total.amount} />),
          figure('%', ({ amount }) => percentWords((100 * amount) / total.amount, page)),
          figure(page.subjects.payments, ({ payments_count: count }) => String(count)),
          figure(page.names.amount, ({ amount }) => formatAmount(amount, currency, locale)),
        ]}
        rows={methods}
        empty={page.sentences.no_sales}
      />
      <TableCard<Reason>
        title={text.failures.title}
        columns={[
          column(page.names.reason, ({ words }) => words),
          column(text.table.share, ({ count }) => <Share part={count} whole={lost} />),
          figure('%', ({ count }) => percentWords((100 * count) / lost, page)),
          figure(page.subjects.payments, ({ count }) => String(count)),
        ]}
        rows={reasons}
        empty={total.succeeded_percent === null ? text.rate.none : text.failures.none}
      />
    </>
  );
}

interface Reason {
  readonly words: string;
  readonly count: number;
}

/** Failures by reason, expired and canceled payments; the most frequent first. */
function reasonsOf(page: Page, { currency, total }: CurrencyReport, { failures }: Report): readonly Reason[] {
  const text = TEXT[page.locale].failures;
  const isKnown = (code: string): code is FailureCode => Object.hasOwn(FAILURES, code);
  return [
    ...failures
      .filter((each) => each.currency === currency)
      .map(({ reason, payments_count: count }) => ({
        // The source of the reason differs within a row.
        words: isKnown(reason) ? failureWords(page, reason, 'gateway') : text.other,
        count,
      })),
    { words: text.expired, count: total.expired_count },
    { words: text.canceled, count: total.canceled_count },
  ]
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
}

/** The label of a provider that is configured; of another one its name. */
export function methodWords({ site, locale }: Page, method: string): string {
  if (method === WALLET_METHOD || method === CASH_METHOD) return methodTypeName(method, locale);
  if (method === '') return TEXT[locale].methods.unknown;
  const known = [true, false].flatMap((livemode) => site.gateway.providers(livemode));
  return displayed(known.find(({ provider }) => provider === method)?.label ?? method);
}
