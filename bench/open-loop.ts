import { setImmediate, setTimeout } from 'node:timers/promises';

/** Time as an open loop needs it. */
export interface Pace {
  /** Milliseconds. */
  now(): number;
  /** 0: lets others work, and returns at once. */
  sleep(milliseconds: number): Promise<void>;
}

const REAL: Pace = {
  now: () => performance.now(),
  sleep: (milliseconds) => (milliseconds > 0 ? setTimeout(milliseconds) : setImmediate()),
};

/**
 * Starts work at an even rate, whether or not earlier work has ended, and waits for all of it. What has become due
 * meanwhile starts in one turn of the event loop, as requests do that a server reads together.
 *
 * Each latency counts from the time at which its work was due, not from its start: a client that waits for a system
 * that hangs would otherwise be missing from the percentiles (coordinated omission).
 *
 * @returns in milliseconds, in the order of the work
 */
export async function openLoop(
  { perSecond, count }: { readonly perSecond: number; readonly count: number },
  work: (index: number) => Promise<unknown>,
  { now, sleep }: Pace = REAL,
): Promise<readonly number[]> {
  const startedAt = now();
  const dueAt = (index: number): number => startedAt + (index * 1000) / perSecond;
  const latencies: Promise<number>[] = [];
  while (latencies.length < count) {
    await sleep(Math.max(0, dueAt(latencies.length) - now()));
    const wokenAt = now();
    for (let index = latencies.length; index < count && dueAt(index) <= wokenAt; index += 1) {
      const latency = work(index).then(() => now() - dueAt(index));
      // A failure is thrown below, when all have been started.
      latency.catch(() => undefined);
      latencies.push(latency);
    }
  }
  return Promise.all(latencies);
}

/** Work that ends this long after the last was due was not waiting. */
const GRACE_SECONDS = 1;

/** The rate at which work was done, if it was due over `dueSeconds` and the last ended after `tookSeconds`. */
export function reachedPerSecond(done: number, dueSeconds: number, tookSeconds: number): number {
  return done / Math.max(dueSeconds, tookSeconds - GRACE_SECONDS);
}
