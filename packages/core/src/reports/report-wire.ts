import type { ReportDay, ReportFailure, ReportFigures, ReportMethod, ReportTotal } from '@mitako/contract/names';
import { csvRow } from '../basics/csv.ts';
import type { Figure, Measure } from '../model.ts';

interface Sum {
  readonly count: number;
  readonly amount: number;
}

const NONE: Sum = { count: 0, amount: 0 };

function added(one: Sum | undefined = NONE, other: Sum): Sum {
  return { count: one.count + other.count, amount: one.amount + other.amount };
}

/** The sums of figures of one currency. */
export function figuresToWire(figures: readonly Figure[]): ReportFigures {
  const sums = new Map<Measure, Sum>();
  for (const figure of figures) sums.set(figure.measure, added(sums.get(figure.measure), figure));
  const of = (measure: Measure): Sum => sums.get(measure) ?? NONE;
  const succeeded = of('paid').count;
  const ended = succeeded + of('failed').count + of('canceled').count + of('expired').count;
  return {
    payments_count: succeeded,
    amount: of('paid').amount,
    refunds_count: of('refunded').count,
    amount_refunded: of('refunded').amount,
    failed_count: of('failed').count,
    canceled_count: of('canceled').count,
    expired_count: of('expired').count,
    succeeded_percent: ended === 0 ? null : Math.round((100 * succeeded) / ended),
    payouts_count: of('paid_out').count,
    amount_paid_out: of('paid_out').amount,
  };
}

export function totalsToWire(figures: readonly Figure[], currencies: readonly string[]): readonly ReportTotal[] {
  return currencies.map((currency) => ({
    currency,
    ...figuresToWire(figures.filter((each) => each.currency === currency)),
  }));
}

export function daysToWire(
  figures: readonly Figure[],
  dates: readonly string[],
  currencies: readonly string[],
): readonly ReportDay[] {
  const byDay = Map.groupBy(figures, ({ day }) => day);
  return dates.flatMap((date) => totalsToWire(byDay.get(date) ?? [], currencies).map((total) => ({ date, ...total })));
}

export function methodsToWire(figures: readonly Figure[]): readonly ReportMethod[] {
  return byDetail(figures, 'paid')
    .toSorted((one, other) => other.amount - one.amount)
    .map(({ detail: method, currency, count, amount }) => ({ method, currency, payments_count: count, amount }));
}

export function failuresToWire(figures: readonly Figure[]): readonly ReportFailure[] {
  return byDetail(figures, 'failed')
    .toSorted((one, other) => other.count - one.count)
    .map(({ detail: reason, currency, count, amount }) => ({ reason, currency, payments_count: count, amount }));
}

type DetailSum = Sum & Pick<Figure, 'detail' | 'currency'>;

/** In an order of their own, so that equal ones stay where they are. */
function byDetail(figures: readonly Figure[], measure: Measure): readonly DetailSum[] {
  const sums = new Map<string, DetailSum>();
  for (const figure of figures) {
    if (figure.measure !== measure) continue;
    const { detail, currency } = figure;
    const key = `${currency} ${detail}`;
    sums.set(key, { detail, currency, ...added(sums.get(key), figure) });
  }
  return [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
}

const COLUMNS = [
  'date',
  'currency',
  'payments_count',
  'amount',
  'refunds_count',
  'amount_refunded',
  'failed_count',
  'canceled_count',
  'expired_count',
  'succeeded_percent',
  'payouts_count',
  'amount_paid_out',
] as const satisfies readonly (keyof ReportDay)[];

/** The days as a file, with the names of the API. */
export function daysToCsv(days: readonly ReportDay[], livemode: boolean): string {
  return [
    csvRow([...COLUMNS, 'livemode']),
    ...days.map((day) => csvRow([...COLUMNS.map((column) => day[column]), String(livemode)])),
  ].join('');
}
