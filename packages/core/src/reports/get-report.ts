import type { DataOf, QueryOf } from '@mitako/contract';
import { DAY_MS, doualaDay } from '../basics/douala-day.ts';
import type { Context } from '../context.ts';
import { merchantOf } from '../kernel/callers.ts';
import { merchantById } from '../merchants/merchant-by-id.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { csvFile, type Result, succeeded } from '../kernel/result.ts';
import type { MerchantMode } from '../ports/store.ts';
import { ALL_MERCHANTS } from './all-merchants.ts';
import { daysToCsv, daysToWire, failuresToWire, methodsToWire, totalsToWire } from './report-wire.ts';

/** The figures of a merchant, by day. */
export const getReport: ReadOperation<'getReport'> = (context, request) =>
  reportOf(context, merchantOf(request.caller), request.query);

/** The same over all merchants, or of one. */
export const getOperatorReport: ReadOperation<'getOperatorReport'> = async (context, { query }) => {
  const merchantId = query.merchant_id ?? ALL_MERCHANTS;
  if (query.merchant_id !== undefined) await merchantById(context, merchantId);
  return reportOf(context, { merchantId, livemode: query.mode === 'live' }, query);
};

type Period = Pick<QueryOf<'getReport'>, 'to' | 'days' | 'format'>;

/** One read of both periods: a few rows per day, whatever the number of payments. */
async function reportOf(
  context: Context,
  owner: MerchantMode,
  { to, days: length, format }: Period,
): Promise<Result<DataOf<'getReport'>>> {
  const { currencies } = context.settings;
  const last = to ?? doualaDay(context.clock.now());
  const all = datesUntil(last, 2 * length);
  const [before, dates] = [all.slice(0, length), all.slice(length)];
  const figures = await context.store.read.figures(owner, all[0] ?? last, last);
  const from = dates[0] ?? last;
  const now = figures.filter(({ day }) => day >= from);
  const earlier = figures.filter(({ day }) => day < from);
  const days = daysToWire(now, dates, currencies);
  if (format === 'csv') return csvFile(`report-${from}-${last}.csv`, oneText(daysToCsv(days, owner.livemode)));
  return succeeded(200, {
    report: {
      livemode: owner.livemode,
      from,
      to: last,
      time_zone: 'Africa/Douala',
      totals: totalsToWire(now, currencies),
      days,
      methods: methodsToWire(now),
      failures: failuresToWire(now),
      previous: {
        from: before[0] ?? last,
        to: before.at(-1) ?? last,
        totals: totalsToWire(earlier, currencies),
        days: daysToWire(earlier, before, currencies),
      },
    },
  });
}

/** So many days, the given one last. They are days already: no zone moves them. */
function datesUntil(last: string, count: number): readonly string[] {
  const lastMs = Date.parse(`${last}T00:00:00Z`);
  return Array.from({ length: count }, (_, place) =>
    new Date(lastMs - (count - 1 - place) * DAY_MS).toISOString().slice(0, 10),
  );
}

async function* oneText(text: string): AsyncGenerator<string> {
  yield text;
}
