import { describe, expect, it } from 'vitest';
import { latenciesOf } from './cost.ts';
import { openLoop, reachedPerSecond, type Pace } from './open-loop.ts';

/** Time that passes only while code sleeps, and then at once. */
function virtualTime(): Pace {
  let nowMs = 0;
  let sleepers: readonly { readonly atMs: number; readonly wake: () => void }[] = [];
  const wakeNext = (): void => {
    const [next, ...others] = sleepers.toSorted((a, b) => a.atMs - b.atMs);
    if (next === undefined) return;
    sleepers = others;
    nowMs = next.atMs;
    next.wake();
  };
  return {
    now: () => nowMs,
    sleep: (milliseconds) =>
      new Promise((wake) => {
        sleepers = [...sleepers, { atMs: nowMs + milliseconds, wake }];
        // When no other task has work at this moment.
        setImmediate(wakeNext);
      }),
  };
}

describe('an open loop', () => {
  it('starts work when it is due, whether or not earlier work has ended', async () => {
    const time = virtualTime();
    const startedAtMs: number[] = [];
    const latencies = await openLoop(
      { perSecond: 100, count: 4 },
      async () => {
        startedAtMs.push(time.now());
        await time.sleep(1_000);
      },
      time,
    );
    expect(startedAtMs).toEqual([0, 10, 20, 30]);
    expect(latencies).toEqual([1_000, 1_000, 1_000, 1_000]);
  });

  it('counts the time that work waited for a system that hangs', async () => {
    const time = virtualTime();
    // One worker, 1 ms each, that hangs for a second once: a closed loop would see a single slow answer of a thousand.
    let isFreeAtMs = 0;
    const latencies = await openLoop(
      { perSecond: 100, count: 1_000 },
      async (index) => {
        isFreeAtMs = Math.max(isFreeAtMs, time.now()) + (index === 500 ? 1_000 : 1);
        await time.sleep(isFreeAtMs - time.now());
      },
      time,
    );
    expect(latencies.filter((latency) => latency > 100).length).toBeGreaterThan(90);
    expect(latenciesOf(latencies).p50Ms).toBeCloseTo(1);
    expect(latenciesOf(latencies).p99Ms).toBeGreaterThan(890);
  });

  it('counts the time that the loop itself was kept from starting what was due, and then starts it together', async () => {
    const time = virtualTime();
    let hungMs = 0;
    const pace: Pace = {
      now: () => time.now() + hungMs,
      sleep: (milliseconds) => time.sleep(milliseconds),
    };
    const startedAtMs: number[] = [];
    const latencies = await openLoop(
      { perSecond: 100, count: 5 },
      (index) => {
        startedAtMs.push(pace.now());
        if (index === 1) hungMs += 25;
        return Promise.resolve();
      },
      pace,
    );
    expect(startedAtMs).toEqual([0, 10, 35, 35, 40]);
    expect(latencies).toEqual([0, 25, 15, 5, 0]);
  });

  it('throws what its work throws', async () => {
    const time = virtualTime();
    const work = (index: number): Promise<void> =>
      index === 0 ? Promise.reject(new Error('no answer')) : time.sleep(1);
    await expect(openLoop({ perSecond: 100, count: 3 }, work, time)).rejects.toThrow('no answer');
  });

  it.each([
    ['the rate that was due, if all was done in time', 14_000, 10, 10.02, 1_400],
    ['the same within a second of grace', 14_000, 10, 11, 1_400],
    ['what was done in the time that it took', 14_000, 10, 21, 700],
    ['less, if some failed', 7_000, 10, 10, 700],
  ])('reaches %s', (_, done, due, took, expected) => {
    expect(reachedPerSecond(done, due, took)).toBe(expected);
  });
});

describe('percentiles', () => {
  it('are interpolated between neighbours', () => {
    const { p50Ms, p99Ms } = latenciesOf([4, 1, 3, 2]);
    expect(p50Ms).toBeCloseTo(2.5);
    expect(p99Ms).toBeCloseTo(3.97);
  });
});
