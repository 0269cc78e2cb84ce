import { type Balance, doualaDay, type PaymentTotal, type ReportDay, startOfDoualaDay } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { formatClock } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { When } from '../balance/next-payout.ts';
import { Delta } from '../components/delta.tsx';
import { moneyOf } from '../components/money.ts';
import { Figure, Recent } from '../components/small.tsx';
import { accountWords } from '../payout-accounts/account-words.ts';
import type { CurrencyReport } from '../reports/currencies.ts';
import { percentWords } from '../reports/words.ts';
import type { Page, PageProps } from '../shell/page.ts';
import { TEXT } from './merchant-text.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PAID = new Set(['succeeded', 'partially_refunded', 'refunded']);

/** What had been paid yesterday at this hour; null where there is too much to add up. */
export interface Yesterday {
  readonly totals: readonly PaymentTotal[] | null;
  readonly nowMs: number;
}

/** The payments of yesterday until this hour. */
export async function readYesterday(page: Page): Promise<Yesterday> {
  const nowMs = page.gateway.clock.now();
  const startMs = startOfDoualaDay(doualaDay(nowMs)) ?? nowMs;
  const at = (ms: number): string => new Date(ms - DAY_MS).toISOString();
  const { totals } = await page.read('getPaymentTotals', {
    query: { created_from: at(startMs), created_to: at(nowMs) },
  });
  const paid = totals.filter(({ status }) => PAID.has(status));
  return { totals: paid.some(({ truncated }) => truncated) ? null : paid, nowMs };
}

interface FiguresProps {
  readonly currencies: readonly CurrencyReport[];
  readonly yesterday: Yesterday;
  readonly balances: readonly Balance[];
  readonly when: When;
  /** When the next payout leaves, if that is known. */
  readonly next: string | null;
}

/** Today's money, how today's payments end, and what is on the balance; for each currency in use. */
export function HomeFigures({ page, currencies, balances, ...others }: PageProps<FiguresProps>): JSX.Element {
  return (
    <div class="figures home">
      {currencies.map(({ currency, days }) => {
        const [before, today] = days.slice(-2);
        const balance = balances.find((each) => each.currency === currency);
        return (
          <>
            {today !== undefined && <Collected page={page} today={today} before={before} of={others.yesterday} />}
            {today !== undefined && <Ended page={page} today={today} />}
            {balance !== undefined && page.mayOpen(page.path('/balance')) && (
              <Held page={page} balance={balance} {...others} />
            )}
          </>
        );
      })}
    </div>
  );
}

function Collected({
  page,
  today,
  before,
  of: { totals, nowMs },
}: PageProps<{ today: ReportDay; before: ReportDay | undefined; of: Yesterday }>) {
  const text = TEXT[page.locale].figures;
  const { currency } = today;
  const money = (amount: number): string => formatAmount(amount, currency, page.locale);
  const sums = totals?.flatMap((each) => each.sums.filter((sum) => sum.currency === currency));
  const amount = sums?.reduce((sum, each) => sum + each.amount, 0);
  return (
    <Figure
      title={text.collected}
      value={money(today.amount)}
      facts={[
        [page.subjects.payments, today.payments_count],
        today.payments_count > 0 && [text.mean, money(Math.round(today.amount / today.payments_count))],
        today.amount_refunded > 0 && [page.names.refunded, money(today.amount_refunded)],
        before !== undefined && [text.allYesterday, money(before.amount)],
      ]}
    >
      {amount !== undefined && (
        <>
          <Delta page={page} now={today.amount} before={amount} />{' '}
          {text.yesterday(formatClock(nowMs, page.locale), money(amount), amount > 0)}
        </>
      )}
    </Figure>
  );
}

function Ended({ page, today }: PageProps<{ today: ReportDay }>) {
  const text = TEXT[page.locale].figures;
  const { payments_count: paid, failed_count: failed, expired_count: expired, canceled_count: canceled } = today;
  const ended = paid + failed + expired + canceled;
  return (
    <Figure
      title={text.rate}
      value={percentWords(today.succeeded_percent, page)}
      facts={[
        [
          text.failed,
          failed === 0 ? failed : <a href={page.path('/payments?status=failed')}>{page.counts.failed(failed)}</a>,
        ],
        [text.unpaid, expired + canceled],
      ]}
    >
      {ended === 0 ? text.noRate : text.rateOf(ended)}
    </Figure>
  );
}

function Held({
  page,
  balance: { currency, available, pending, settling, disputed },
  when,
  next,
}: PageProps<Pick<FiguresProps, 'when' | 'next'> & { balance: Balance }>) {
  const text = TEXT[page.locale].figures;
  const money = (amount: number): string => moneyOf(page, { amount, currency });
  const account = when.mode === 'live' ? when.account : null;
  return (
    <Figure
      title={text.available}
      value={money(available)}
      facts={[
        next !== null && [page.names.next_payout, <Recent page={page} at={next} />],
        [page.names.pending, money(pending)],
        settling > 0 && [page.names.settling, money(settling)],
        account !== null && [text.to, accountWords(page, account)],
      ]}
    >
      {disputed > 0 ? text.held(money(disputed)) : <a href={page.path('/balance')}>{text.details}</a>}
    </Figure>
  );
}
