import type { LedgerRange } from '../ledger/reads.ts';
import type { StoreReads } from '../ports/store.ts';

/**
 * Positions of a chain that are summed at once: SQLite answers within about 10 ms, in which it serves no other request.
 */
export const SUMMED_MAX = 10_000;

/**
 * Number and sum of the lines in a range, however long its merchant did not settle: a part at a time. A range of a chain
 * never changes, so the parts add up.
 */
export async function sumLines(
  read: Pick<StoreReads, 'linesTotal'>,
  { accountId, fromSequence, throughSequence }: LedgerRange,
): Promise<{ readonly count: number; readonly sum: number }> {
  let count = 0;
  let sum = 0;
  for (let from = fromSequence; from <= throughSequence; from += SUMMED_MAX) {
    if (from > fromSequence) await new Promise(setImmediate);
    const through = Math.min(from + SUMMED_MAX - 1, throughSequence);
    const part = await read.linesTotal({ accountId, fromSequence: from, throughSequence: through });
    count += part.count;
    sum += part.sum;
  }
  return { count, sum };
}
