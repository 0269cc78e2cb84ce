import { expect, test } from 'vitest';
import type { Context } from '../context.ts';
import type { Leaf, StoreLeaves } from '../ports/store-leaves.ts';
import { createLeafKeeper, widthOf } from './leaf-keeper.ts';
import { leafProblems } from './leaf-problems.ts';

const DAY_MS = 24 * 60 * 60_000;
const WEEK_MS = 7 * DAY_MS;
const NOW_MS = 2_900 * WEEK_MS + DAY_MS;

function aLeaf(over: Partial<Leaf> = {}): Leaf {
  return {
    table: 'events',
    fromMs: NOW_MS - 2 * WEEK_MS,
    toMs: NOW_MS - WEEK_MS,
    rowsCount: 1,
    isRest: false,
    ...over,
  };
}

test.each([
  ['a week where little happens', aLeaf(), 30, 7],
  ['a day above five million rows a day', aLeaf({ rowsCount: 36_000_000 }), 30, 1],
  ['again a week once it is calm', aLeaf({ rowsCount: 4_000_000, fromMs: NOW_MS - WEEK_MS - DAY_MS }), 30, 7],
  ['longer where rows are kept for a year, so that there are forty leaves at most', aLeaf(), 365, 13],
  ['three days where many are kept for a quarter', aLeaf({ rowsCount: 36_000_000 }), 90, 3],
  ['four weeks where they are kept for ever', aLeaf(), null, 28],
  ['a week before there are statistics', aLeaf({ rowsCount: null }), 30, 7],
  ['by no leaf that has only what was needed', aLeaf({ rowsCount: 36_000_000, isRest: true }), 30, 7],
  ['by no leaf that is not over', aLeaf({ rowsCount: 36_000_000, toMs: NOW_MS + 1 }), 30, 7],
])('a leaf is %s', (_title, leaf, keptDays, days) => {
  expect(widthOf([leaf], NOW_MS, keptDays === null ? null : keptDays * DAY_MS)).toBe(days * DAY_MS);
});

/** A keeper on leaves in memory. */
function keeping(leaves: Partial<StoreLeaves> & Pick<StoreLeaves, 'all'>, eventsMs: number | null = 30 * DAY_MS) {
  const done: string[] = [];
  const logged: string[] = [];
  const log = (_fields: object, message: string): void => void logged.push(message);
  let nowMs = NOW_MS;
  const all: StoreLeaves = {
    add: ({ table, atMs, widthMs }) => {
      done.push(`add ${table}`);
      return Promise.resolve(atMs - (atMs % widthMs) + widthMs);
    },
    drop: ({ table }) => {
      done.push(`drop ${table}`);
      return Promise.resolve(0);
    },
    ...leaves,
  };
  const context = {
    store: { leaves: all },
    clock: { now: () => nowMs },
    logger: { info: log, warn: log },
    settings: { retention: { eventsMs } },
  } as unknown as Context;
  const wait = (ms: number): void => void (nowMs += ms);
  return { keeper: createLeafKeeper(() => context), done, logged, wait };
}

test('the leaves of now and of three times to come are made, once', async () => {
  const own = [0, 1, 2, 3].map((week) =>
    aLeaf({ fromMs: NOW_MS + week * WEEK_MS - DAY_MS, toMs: NOW_MS + (week + 1) * WEEK_MS - DAY_MS }),
  );
  const { keeper, done } = keeping({ all: () => Promise.resolve(own) });
  await keeper.keep();
  const four = (table: string): readonly string[] => Array<string>(4).fill(`add ${table}`);
  expect(done).toEqual([...four('delivery_attempts'), ...four('deliveries')]);
});

test('leaves of which all is old are dropped, attempts first and events last', async () => {
  const all = (['delivery_attempts', 'deliveries', 'events'] as const).flatMap((table) => [
    aLeaf({ table, fromMs: 0, toMs: NOW_MS - 60 * DAY_MS, isRest: true }),
    aLeaf({ table, fromMs: NOW_MS - 60 * DAY_MS, toMs: NOW_MS - 30 * DAY_MS }),
    aLeaf({ table, fromMs: NOW_MS - 30 * DAY_MS, toMs: NOW_MS + 90 * DAY_MS }),
  ]);
  const dropsOf = (done: readonly string[]): readonly string[] => done.filter((text) => text.startsWith('drop'));
  const kept = keeping({ all: () => Promise.resolve(all) });
  await kept.keeper.keep();
  expect(dropsOf(kept.done)).toEqual(['drop delivery_attempts', 'drop deliveries', 'drop events']);
  expect(kept.logged).toEqual(Array(3).fill('old leaves dropped'));
  // What stayed of earlier ones is looked at each time, which is no news.
  const onlyRests = all.filter(({ isRest, toMs }) => isRest || toMs > NOW_MS);
  const rests = keeping({ all: () => Promise.resolve(onlyRests), drop: () => Promise.resolve(1) });
  await rests.keeper.keep();
  expect(rests.logged).toEqual([]);
  const forEver = keeping({ all: () => Promise.resolve(all) }, null);
  await forEver.keeper.keep();
  expect(dropsOf(forEver.done)).toEqual([]);
  const needed = keeping({ all: () => Promise.resolve(all), drop: () => Promise.resolve(null) });
  await needed.keeper.keep();
  expect(needed.logged).toContain('old leaves stay: the queue of deliveries names too many of their rows');
});

test('one leaf for the time to come, or none, is a warning, which is logged once', async () => {
  const own: Leaf[] = [];
  const { keeper, logged, wait } = keeping({
    all: () => Promise.resolve([...own]),
    add: ({ table, atMs, widthMs }) => {
      const fromMs = atMs - (atMs % widthMs);
      own.push(aLeaf({ table, fromMs, toMs: fromMs + widthMs }));
      return Promise.resolve(fromMs + widthMs);
    },
  });
  expect(keeper.warnings()).toEqual([]);
  await keeper.keep();
  expect(keeper.warnings()).toEqual([]);
  wait(WEEK_MS);
  expect(keeper.warnings()).toEqual([]);
  wait(WEEK_MS);
  for (let count = 0; count < 2; count += 1) {
    expect(keeper.warnings().map(({ part, reason }) => `${part} ${reason}`)).toEqual(
      ['delivery_attempts', 'deliveries', 'events'].map(
        (table) => `leaves mitako_${table} has 1 of 3 leaves for the time to come: the log of a server says why.`,
      ),
    );
  }
  expect(logged).toHaveLength(3);
  // The next call makes them.
  await keeper.keep();
  expect(keeper.warnings()).toEqual([]);
});

test('none is a warning from the start where they cannot be made, and more than forty are', async () => {
  const broken = keeping({ all: () => Promise.resolve([]), add: () => Promise.reject(new Error('no permission')) });
  await expect(broken.keeper.keep()).rejects.toThrow('no permission');
  expect(broken.keeper.warnings()).toHaveLength(3);
  const many = Array.from({ length: 41 }, (_, week) => aLeaf({ fromMs: NOW_MS + week * WEEK_MS + 1 }));
  expect(leafProblems(many, NOW_MS).at(-1)).toBe(
    'mitako_events has 41 leaves, more than 40: keep events for a shorter time.',
  );
  expect(leafProblems(many.slice(1), NOW_MS).join()).not.toContain('more than');
});
