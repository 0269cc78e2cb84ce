import { expect, test } from 'vitest';
import { createSweep, STEPS_MAX, SWEEP_EVERY_MS, type SweepStep } from './sweep.ts';

const open = new AbortController().signal;

/** A sweep of these pieces by a clock that stands still. */
function sweepOf(...steps: readonly SweepStep[]): {
  readonly run: (signal?: AbortSignal) => Promise<void>;
  readonly clock: { nowMs: number };
  readonly failures: unknown[];
} {
  const clock = { nowMs: 1_000_000 };
  const failures: unknown[] = [];
  const sweep = createSweep(
    () => clock.nowMs,
    (error) => void failures.push(error),
    steps,
  );
  return { run: (signal = open) => sweep(signal), clock, failures };
}

/** Counts its steps; more is left until `total`. */
function counted(total: number): { readonly step: SweepStep; readonly count: () => number } {
  let count = 0;
  return {
    step: async () => {
      count += 1;
      return count < total;
    },
    count: () => count,
  };
}

test('each piece runs once a minute', async () => {
  const [one, two] = [counted(0), counted(0)];
  const { run, clock } = sweepOf(one.step, two.step);
  await run();
  clock.nowMs += SWEEP_EVERY_MS - 1;
  await run();
  expect([one.count(), two.count()]).toEqual([1, 1]);
  clock.nowMs += 1;
  await run();
  expect([one.count(), two.count()]).toEqual([2, 2]);
});

test('a piece that fails stops no other, and is tried again a minute later', async () => {
  const [broken, right] = [new Error('broken'), counted(0)];
  const { run, clock, failures } = sweepOf(() => Promise.reject(broken), right.step);
  await run();
  await run();
  expect([failures, right.count()]).toEqual([[broken], 1]);
  clock.nowMs += SWEEP_EVERY_MS;
  await run();
  expect(failures).toEqual([broken, broken]);
});

test('a piece with more left takes a bounded number of steps, and continues with the next call', async () => {
  const [large, small] = [counted(STEPS_MAX + 1), counted(0)];
  const { run } = sweepOf(large.step, small.step);
  await run();
  expect([large.count(), small.count()]).toEqual([STEPS_MAX, 1]);
  await run();
  await run();
  expect([large.count(), small.count()]).toEqual([STEPS_MAX + 1, 1]);
});

test('no step begins after the signal', async () => {
  const closing = new AbortController();
  const later = counted(0);
  let count = 0;
  const { run } = sweepOf(async () => {
    count += 1;
    closing.abort();
    return true;
  }, later.step);
  await run(closing.signal);
  expect([count, later.count()]).toEqual([1, 0]);
});
