import type { Context } from '../context.ts';
import { commitOnce, pause } from '../kernel/decide-and-commit.ts';
import type { Figure } from '../model.ts';
import { ALL_MERCHANTS } from './all-merchants.ts';

/** Figures counted in one commit. */
const FIGURES_MAX = 250;
/** Consecutive lost races after which another process is certainly counting. */
const MISSES_MAX = 20;

/**
 * Adds the figures that wait to the sums of their days: those of the merchant, and those of all. What was added leaves
 * the queue in the same commit, so that of several processes one counts it. Payments only append to the queue: they
 * never wait for the row of a day.
 */
export async function countFigures(context: Context, isStopped: () => boolean): Promise<void> {
  for (let misses = 0; misses < MISSES_MAX && !isStopped();) {
    const pending = await context.store.read.pendingFigures(FIGURES_MAX);
    if (pending.length === 0) return;
    const ids = pending.map(({ id }) => id);
    if (await commitOnce(context, [{ type: 'figures.count', ids, sums: sumsOf(pending) }])) {
      misses = 0;
      if (pending.length < FIGURES_MAX) return;
    } else {
      misses += 1;
      await pause(context);
    }
  }
}

/** In a fixed order, so that two processes never deadlock. */
function sumsOf(figures: readonly Figure[]): readonly Figure[] {
  const sums = new Map<string, Figure>();
  for (const each of figures) {
    for (const merchantId of [each.merchantId, ALL_MERCHANTS]) {
      const { livemode, day, currency, measure, detail, count, amount } = each;
      const key = [merchantId, livemode, day, currency, measure, detail].join(' ');
      const sum = sums.get(key);
      sums.set(key, {
        merchantId,
        livemode,
        day,
        currency,
        measure,
        detail,
        count: (sum?.count ?? 0) + count,
        amount: (sum?.amount ?? 0) + amount,
      });
    }
  }
  return [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
}
