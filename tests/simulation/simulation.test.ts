import { afterAll, describe, expect, inject, it } from 'vitest';
import { MUTANTS } from './mutants.ts';
import { openPlayer, type Player } from './player.ts';
import { restoreSignatures } from './signatures.ts';
import type { SeedResult } from './simulate.ts';

// `pnpm simulate` runs a thousand seeds. These tests run a few, and check that they detect injected defects: a few of
// them, and all in `pnpm test:all`.

afterAll(restoreSignatures);

describe('the engine', () => {
  let player: Promise<Player> | null = null;
  const open = (): Promise<Player> => (player ??= openPlayer());
  afterAll(async () => (await player)?.close());

  it.each([1, 4])('holds its invariants in seed %i', async (seed) => {
    const { violation, tally } = await (await open()).play(seed);
    expect(violation?.message).toBeUndefined();
    expect(tally.get('payments: requested')).toBeGreaterThan(0);
  });

  it('replays a seed identically, line by line, on another database too', async () => {
    const other = await openPlayer();
    const first = await (await open()).play(7);
    const second = await other.play(7);
    const third = await (await open()).play(8);
    await other.close();
    expect(second.hash).toBe(first.hash);
    expect(second.tally).toEqual(first.tally);
    expect(third.hash).not.toBe(first.hash);
  });
});

/** As many as a mutant is given to be seen. */
const SEEDS = Array.from({ length: 300 }, (_, place) => place + 1);
/** One in four, in which what is said of providers is most at risk. */
const IN_TROUBLE = SEEDS.filter((seed) => seed % 4 === 0);

/** One of each kind, found within a few seeds. */
const SAMPLE = [
  'an unguarded debit',
  'an event in a commit of its own',
  'a lease of a lane that is ignored',
  'a start that believes the clock',
  'a payment that is pending is said to be collected',
  'a prompt is told as a payment',
  'a prompt is stated before the provider has accepted',
];
const mutants = Object.entries(MUTANTS).filter(([name]) => inject('matrix') === 'whole' || SAMPLE.includes(name));

it('the sample consists of known mutants', () => {
  expect(Object.keys(MUTANTS)).toEqual(expect.arrayContaining(SAMPLE));
});

describe('a seed is found that reveals', () => {
  // Up to three hundred seeds, of a third of a second each.
  it.each(mutants)('%s', { timeout: 300_000 }, async (_, mutant) => {
    const player = await openPlayer(mutant);
    let result: SeedResult | null = null;
    const seeds = mutant.seenBy.includes('I13') ? IN_TROUBLE : SEEDS;
    for (const seed of mutant.firstSeed === undefined ? seeds : [mutant.firstSeed, ...seeds]) {
      result = await player.play(seed);
      if (result.violation !== null) break;
    }
    await player.close();
    expect(mutant.seenBy).toContain(result?.violation?.invariant);
  });
});
