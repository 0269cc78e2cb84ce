import type { QueryOf } from '@mitako/contract';
import type { Report } from '@mitako/contract/names';
import { DAY_MS, doualaDay } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import { merchantOf } from '../kernel/callers.ts';
import { merchantById } from '../merchants/merchant-by-id.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { csvFile, type FileResult, succeeded } from '../kernel/result.ts';
import type { MerchantMode } from '../ports/page.ts';
import { ALL_MERCHANTS } from './all-merchants.ts';
import { daysToCsv, daysToWire, failuresToWire, methodsToWire, totalsToWire } from './report-wire.ts';

/** The figures of a merchant, by day. */
export const getReport: ReadOperation<'getReport'> = async (context, { caller, query }) =>
  succeeded(200, { report: await reportOf(context, merchantOf(caller), query) });

/** Its days as a file. */
export const exportReport: ReadOperation<'exportReport'> = async (context, { caller, query }) =>
  daysFile(await reportOf(context, merchantOf(caller), query));

/** The same over all merchants, or of one. */
export const getOperatorReport: ReadOperation<'getOperatorReport'> = async (context, { query }) =>
  succeeded(200, { report: await reportOf(context, await ownerOf(context, query), query) });

/** The days of that as a file. */
export const exportOperatorReport: ReadOperation<'exportOperatorReport'> = async (context, { query }) =>
  daysFile(await reportOf(context, await ownerOf(context, query), query));

async function ownerOf(
  context: Context,
  { merchant_id: merchantId, mode }: QueryOf<'getOperatorReport'>,
): Promise<MerchantMode> {
  if (merchantId !== undefined) await merchantById(context, merchantId);
  return { merchantId: merchantId ?? ALL_MERCHANTS, livemode: mode === 'live' };
}

function daysFile({ from, to, days, livemode }: Report): FileResult {
  return csvFile(`report-${from}-${to}.csv`, oneText(daysToCsv(days, livemode)));
}

type Period = Pick<QueryOf<'getReport'>, 'to' | 'days'>;

/** One read of both periods: a few rows per day, for any number of payments. */
async function reportOf(context: Context, owner: MerchantMode, { to, days: length }: Period): Promise<Report> {
  const { currencies } = context.settings;
  const last = to ?? doualaDay(context.clock.now());
  const all = datesUntil(last, 2 * length);
  const [before, dates] = [all.slice(0, length), all.slice(length)];
  const figures = await context.store.read.figures(owner, all[0] ?? last, last);
  const from = dates[0] ?? last;
  const now = figures.filter(({ day }) => day >= from);
  const earlier = figures.filter(({ day }) => day < from);
  return {
    livemode: owner.livemode,
    from,
    to: last,
    time_zone: 'Africa/Douala',
    totals: totalsToWire(now, currencies),
    days: daysToWire(now, dates, currencies),
    methods: methodsToWire(now),
    failures: failuresToWire(now),
    previous: {
      from: before[0] ?? last,
      to: before.at(-1) ?? last,
      totals: totalsToWire(earlier, currencies),
      days: daysToWire(earlier, before, currencies),
    },
  };
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
