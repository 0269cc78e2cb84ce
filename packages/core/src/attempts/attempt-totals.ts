import type { AttemptTotal } from '@mitako/contract/names';
import { firstIdAt } from '../basics/ids.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import type { AttemptSum } from './reads.ts';

/** A busy day of a gateway; the read stays below a tenth of a second. */
const ATTEMPTS_MAX = 20_000;

/** What was attempted with each method in a period, of all merchants. */
export const getAttemptTotals: ReadOperation<'getAttemptTotals'> = async (context, { query }) => {
  const { mode, created_from: from, created_to: to } = query;
  const filter = {
    livemode: mode === 'live',
    fromId: from === undefined ? undefined : firstIdAt('attempt', from),
    beforeId: to === undefined ? undefined : firstIdAt('attempt', to),
  };
  const sums = await context.store.read.attemptSums(filter, ATTEMPTS_MAX);
  const groups = Map.groupBy(sums, ({ method, currency }) => `${method} ${currency}`);
  const totals = [...groups.values()].flatMap(totalOf).toSorted((one, other) => other.amount - one.amount);
  const count = totals.reduce((all, total) => all + total.attempts_count, 0);
  return succeeded(200, { totals, truncated: count >= ATTEMPTS_MAX });
};

function totalOf(sums: readonly AttemptSum[]): AttemptTotal[] {
  const [first] = sums;
  if (first === undefined) return [];
  const count = (some: readonly AttemptSum[]): number => some.reduce((all, each) => all + each.count, 0);
  const paid = sums.filter(({ status }) => status === 'succeeded');
  return [
    {
      method: first.method,
      currency: first.currency,
      attempts_count: count(sums),
      succeeded_count: count(paid),
      failed_count: count(sums.filter(({ status }) => status === 'failed')),
      amount: paid.reduce((all, each) => all + each.amount, 0),
    },
  ];
}
