import { expect, test } from 'vitest';
import type { Attempt } from '../model.ts';
import { claimPolls } from './claim-polls.ts';

const NOW_MS = 1_000_000;

/** How many slots each rail gets whose polls are due since then, while others take some; each has more than all slots. */
async function shares(
  due: Readonly<Record<string, number>>,
  taken: readonly string[],
  slots = 32,
): Promise<readonly unknown[]> {
  const claimed: [rail: string, limit: number][] = [];
  await claimPolls(
    {
      rails: [],
      store: {
        read: {
          lookUpQueues: async () => Object.entries(due).map(([rail, firstAtMs]) => ({ rail, firstAtMs, freeAtMs: 0 })),
        },
        claim: {
          async attempts({ rail, limit }) {
            claimed.push([rail, limit]);
            return Array.from<Attempt>({ length: limit });
          },
        },
      },
    },
    { nowMs: NOW_MS, limit: slots - taken.length, leaseMs: 1, leaseToken: 'lease' },
    taken.map((rail) => ({ rail })),
  );
  return claimed;
}

const many = (rail: string, count: number): readonly string[] => Array.from({ length: count }, () => rail);

test('the rail whose first poll is due longest comes first, with half of what the others leave', async () => {
  expect(await shares({ late: NOW_MS - 1, later: NOW_MS - 2 }, [])).toEqual([
    ['later', 16],
    ['late', 8],
  ]);
});

test('a rail that answers nothing leaves slots to each of the others, however long its polls are due', async () => {
  const due = { hanging: 0, one: NOW_MS, other: NOW_MS };
  expect(await shares(due, many('hanging', 16))).toEqual([
    ['one', 8],
    ['other', 4],
  ]);
  expect(await shares(due, [...many('hanging', 16), ...many('one', 8)])).toEqual([['other', 4]]);
});

test('a rail gets its share again as its polls end', async () => {
  expect(await shares({ hanging: 0 }, many('hanging', 15))).toEqual([['hanging', 1]]);
});
