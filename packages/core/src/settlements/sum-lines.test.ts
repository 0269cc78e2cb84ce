import { expect, it } from 'vitest';
import type { LedgerRange } from '../ledger/reads.ts';
import { sumLines, SUMMED_MAX } from './sum-lines.ts';

it.each([
  [1, 0, []],
  [1, 1, [[1, 1]]],
  [5, SUMMED_MAX + 4, [[5, SUMMED_MAX + 4]]],
  [
    5,
    2 * SUMMED_MAX + 5,
    [
      [5, SUMMED_MAX + 4],
      [SUMMED_MAX + 5, 2 * SUMMED_MAX + 4],
      [2 * SUMMED_MAX + 5, 2 * SUMMED_MAX + 5],
    ],
  ],
])('lines %d to %d are summed in parts of a limited size', async (fromSequence, throughSequence, parts) => {
  const asked: LedgerRange[] = [];
  // A line at each position, of as many francs.
  const linesTotal = (range: LedgerRange): Promise<{ count: number; sum: number }> => {
    asked.push(range);
    const count = range.throughSequence - range.fromSequence + 1;
    return Promise.resolve({ count, sum: (count * (range.fromSequence + range.throughSequence)) / 2 });
  };
  const total = await sumLines({ linesTotal }, { accountId: 'acc', fromSequence, throughSequence });
  expect(asked).toEqual(
    parts.map(([from, through]) => ({ accountId: 'acc', fromSequence: from, throughSequence: through })),
  );
  const count = throughSequence - fromSequence + 1;
  expect(total).toEqual({ count, sum: (count * (fromSequence + throughSequence)) / 2 });
});

it('others are served between two parts', async () => {
  const order: string[] = [];
  setImmediate(() => order.push('other'));
  const linesTotal = (): Promise<{ count: number; sum: number }> => {
    order.push('part');
    return Promise.resolve({ count: 1, sum: 1 });
  };
  await sumLines({ linesTotal }, { accountId: 'acc', fromSequence: 1, throughSequence: SUMMED_MAX + 1 });
  expect(order).toEqual(['part', 'other', 'part']);
});
