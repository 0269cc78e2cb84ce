import { type AttemptTotal, doualaDay, type RailMethodRecord, startOfDoualaDay } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { formatClock } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Delta } from '../components/delta.tsx';
import { Provider } from '../components/identity.tsx';
import { Figure, TextLink } from '../components/small.tsx';
import { column, type Column, figure, Table } from '../components/table.tsx';
import { methodWords } from '../reports/breakdowns.tsx';
import { percentWords } from '../reports/words.ts';
import type { Page, PageProps } from '../shell/page.ts';
import { Status } from '../vocabulary/statuses.tsx';
import { TEXT } from './operator-text.ts';
import { countWords, oldestWords, sumWords, type Waiting } from './waiting.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Live attempts of a method: of this day, of the day before until the same hour, and of the seven days before. */
interface MethodDay {
  readonly method: string;
  readonly today: AttemptTotal;
  readonly yesterday: AttemptTotal | null;
  readonly week: AttemptTotal | null;
}

/** What came in today. */
export interface Today {
  readonly methods: readonly MethodDay[];
  /** There were more attempts than are counted. */
  readonly isCut: boolean;
  readonly startMs: number;
  readonly nowMs: number;
}

export async function readToday(page: Page): Promise<Today> {
  const nowMs = page.gateway.clock.now();
  const startMs = startOfDoualaDay(doualaDay(nowMs)) ?? nowMs;
  const at = (ms: number): string => new Date(ms).toISOString();
  const between = (fromMs: number, toMs: number) =>
    page.read('getAttemptTotals', { query: { mode: 'live', created_from: at(fromMs), created_to: at(toMs) } });
  const [today, yesterday, week] = await Promise.all([
    between(startMs, nowMs + 1),
    between(startMs - DAY_MS, nowMs - DAY_MS),
    between(startMs - 7 * DAY_MS, startMs),
  ]);
  const same = ({ method, currency }: AttemptTotal, { totals }: typeof today) =>
    totals.find((each) => each.method === method && each.currency === currency) ?? null;
  const all = [today, yesterday].flatMap(({ totals }) => totals);
  const known = new Map(all.map((each) => [`${each.method} ${each.currency}`, each]));
  const methods = [...known.values()].map((each) => ({
    method: each.method,
    today: same(each, today) ?? { ...each, ...NOTHING },
    yesterday: yesterday.truncated ? null : (same(each, yesterday) ?? { ...each, ...NOTHING }),
    week: same(each, week),
  }));
  return {
    methods: methods.toSorted((a, b) => b.today.amount - a.today.amount),
    isCut: today.truncated,
    startMs,
    nowMs,
  };
}

const NOTHING = { attempts_count: 0, succeeded_count: 0, failed_count: 0, amount: 0 };

/** The figures of all methods together, for each currency, and what is to be paid out. */
export function TodayFigures({
  page,
  today,
  payouts,
}: PageProps<{ today: Today; payouts: Waiting | undefined }>): JSX.Element {
  const text = TEXT[page.locale].today;
  const currencies = [...Map.groupBy(today.methods, (each) => each.today.currency)];
  const clock = formatClock(today.nowMs, page.locale);
  const all = summed(today.methods.map((each) => each.today));
  const [rate, usual] = [all, summed(today.methods.flatMap(({ week }) => week ?? []))].map(rateOf);
  return (
    <div class="figures home">
      {(currencies.length === 0 ? ([['XAF', []]] as const) : currencies).map(([currency, methods]) => {
        const amount = summed(methods.map((each) => each.today)).amount;
        const before = methods.some(({ yesterday }) => yesterday === null)
          ? null
          : summed(methods.flatMap(({ yesterday }) => yesterday ?? [])).amount;
        return (
          <Figure title={text.amount} value={formatAmount(amount, currency, page.locale)}>
            {before === null || before === 0 ? (
              text.nothingBefore(clock)
            ) : (
              <>
                <Delta page={page} now={amount} before={before} /> {text.before(clock)}
              </>
            )}
          </Figure>
        );
      })}
      <Figure title={text.succeeded} value={percentWords(rateOf(all), page)}>
        {endedOf(all) === 0 ? text.noneEnded : text.rateOf(endedOf(all))}
        {rate != null && usual != null && (
          <>
            {' · '}
            <Delta page={page} now={rate} before={usual} inPoints /> {text.week}
          </>
        )}
        {today.isCut && ` ${text.cut}`}
      </Figure>
      {payouts !== undefined && (
        <Figure title={text.toPayOut} value={sumWords(page, payouts) || countWords(page, payouts)}>
          {payouts.count === 0 ? (
            text.noPayouts
          ) : (
            <>
              <a href={page.path(payouts.path)}>{text.payouts(payouts.count, countWords(page, payouts))}</a>{' '}
              {oldestWords(page, payouts)}
            </>
          )}
        </Figure>
      )}
    </div>
  );
}

interface TableProps {
  readonly today: Today;
  /** Of the gateway's connections, for their names and states. */
  readonly rails: readonly RailMethodRecord[];
}

/** What each method brought in. */
export function TodayByMethod({ page, today, rails }: PageProps<TableProps>): JSX.Element {
  const text = TEXT[page.locale].today;
  const columns: readonly Column<MethodDay>[] = [
    column(page.names.method, ({ method }) => (
      <a href={page.path(`/payments?method=${encodeURIComponent(method)}`)}>
        <Provider page={page} method={method} label={methodWords(page, method)} />
      </a>
    )),
    column(text.share, ({ today: day }) =>
      endedOf(day) === 0 ? '–' : text.shareOf(percentWords(rateOf(day), page), endedOf(day)),
    ),
    column(text.versus, ({ today: day, yesterday }) =>
      yesterday === null || yesterday.amount === 0 ? (
        '–'
      ) : (
        <Delta page={page} now={day.amount} before={yesterday.amount} />
      ),
    ),
    column(page.names.status, ({ method }) => {
      const health = healthOf(method, rails);
      return health === null ? '–' : <Status page={page} of="health" is={health} />;
    }),
    figure(text.collected, ({ today: day }) => <strong>{formatAmount(day.amount, day.currency, page.locale)}</strong>),
  ];
  return (
    <section class="card">
      <div class="titled">
        <h2>{text.title}</h2>
        <TextLink href={page.path('/payments')} label={text.all} />
      </div>
      <Table caption={text.title} hidesCaption isCompact columns={columns} rows={today.methods} empty={text.none} />
    </section>
  );
}

function summed(totals: readonly AttemptTotal[]): typeof NOTHING {
  const sum = (field: keyof typeof NOTHING): number => totals.reduce((all, each) => all + each[field], 0);
  return {
    attempts_count: sum('attempts_count'),
    succeeded_count: sum('succeeded_count'),
    failed_count: sum('failed_count'),
    amount: sum('amount'),
  };
}

/** Those with an outcome: the others say nothing about the rate. */
export function endedOf({ succeeded_count: succeeded, failed_count: failed }: typeof NOTHING): number {
  return succeeded + failed;
}

export function rateOf(total: typeof NOTHING): number | null {
  const ended = endedOf(total);
  return ended === 0 ? null : (total.succeeded_count * 100) / ended;
}

/** The worst state of a provider's live connections. */
function healthOf(method: string, rails: readonly RailMethodRecord[]): RailMethodRecord['health'] | null {
  const found = rails.filter(({ provider, livemode }) => provider === method && livemode).map(({ health }) => health);
  return found.find((each) => each === 'down') ?? found.find((each) => each === 'slow') ?? found[0] ?? null;
}
