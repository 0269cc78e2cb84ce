import type { Context } from '../context.ts';
import { StoreUnavailableError } from '../errors.ts';
import { commitOnce } from '../kernel/decide-and-commit.ts';
import type { Worker } from '../model.ts';

const EVERY_MS = 10_000;
/** After one that could not be written: the process is ready again soon after the store is. */
const RETRY_MS = 1_000;
/** Interval of reading the clock in between. */
const LOOK_MS = 1_000;
/** Processes last seen before are removed. */
const WORKER_LIFE_MS = 24 * 60 * 60 * 1_000;
const SWEEP_MAX = 1_000;

/** Reports every ten seconds that this process is alive, and at its end that it stopped in order. */
export interface Heartbeat {
  start(): void;
  /** Whether the last report was written; null before the first. */
  lastSucceeded(): boolean | null;
  stop(): Promise<void>;
}

/** Best effort: a report that cannot be written is skipped, and nothing waits for it. */
export function createHeartbeat(context: () => Context): Heartbeat {
  const stopping = new AbortController();
  let loop: Promise<void> = Promise.resolve();
  let worker: Worker | null = null;
  let lastSucceeded: boolean | null = null;

  async function record(sign: Worker): Promise<void> {
    const { outage } = context();
    try {
      const isWritten = await commitOnce(context(), [{ type: 'worker.put', worker: sign }]);
      if (!isWritten) throw new StoreUnavailableError('The heartbeat may not have been committed.', null);
      lastSucceeded = true;
      outage.isOver();
    } catch (error) {
      lastSucceeded = false;
      outage.failed(error, 'heartbeat not recorded');
    }
  }

  /** @returns whether this process may report by its clock */
  async function compare(): Promise<boolean> {
    const { store, clockWatch, outage } = context();
    await clockWatch.compare(store).catch((error: unknown) => outage.failed(error, 'clocks not compared'));
    return clockWatch.apart() === null;
  }

  /** The data key may have another version, which others wait for until this process knows it. */
  async function refresh(): Promise<void> {
    const { outage, unlock } = context();
    await unlock.refresh().catch((error: unknown) => outage.failed(error, 'data key not read'));
  }

  /** Only reports older than the newest one, from which a process continues. */
  async function sweep(reportedAtMs: number): Promise<void> {
    const { store, outage } = context();
    const request = { seenBeforeMs: reportedAtMs - WORKER_LIFE_MS, limit: SWEEP_MAX };
    try {
      while ((await store.claim.sweepWorkers(request)) === SWEEP_MAX);
    } catch (error) {
      outage.failed(error, 'reports of processes not removed');
    }
  }

  async function run(self: Worker): Promise<void> {
    const { clock } = context();
    while (!stopping.signal.aborted) {
      const beganAtMs = clock.now();
      if (await compare()) {
        await refresh();
        const lastSeenAtMs = clock.now();
        await record({ ...self, keyVersion: context().unlock.newestVersion(), lastSeenAtMs });
        if (lastSucceeded === true) await sweep(lastSeenAtMs);
      }
      await sleepUntil(beganAtMs + (lastSucceeded === false ? RETRY_MS : EVERY_MS));
    }
  }

  /**
   * By this process's clock: a jump ahead is reported within a second, and a process that missed it continues from
   * the report.
   */
  async function sleepUntil(endsAtMs: number): Promise<void> {
    const { clock } = context();
    while (!stopping.signal.aborted && clock.now() < endsAtMs) {
      await clock.sleep(Math.min(LOOK_MS, endsAtMs - clock.now()), stopping.signal);
    }
  }

  return {
    start() {
      const { clock, ids, settings, unlock } = context();
      const nowMs = clock.now();
      worker = {
        ...settings.process,
        rootFingerprint: settings.rootFingerprint,
        keyVersion: unlock.newestVersion(),
        id: ids.next('worker'),
        startedAtMs: nowMs,
        lastSeenAtMs: nowMs,
        stoppedAtMs: null,
      };
      loop = run(worker);
    },
    lastSucceeded: () => lastSucceeded,
    async stop() {
      stopping.abort();
      await loop;
      if (worker === null) return;
      const nowMs = context().clock.now();
      const keyVersion = context().unlock.newestVersion();
      await record({ ...worker, keyVersion, lastSeenAtMs: nowMs, stoppedAtMs: nowMs });
    },
  };
}
