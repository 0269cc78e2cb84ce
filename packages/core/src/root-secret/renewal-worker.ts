import type { Context } from '../context.ts';
import type { Outage } from '../health/outage.ts';
import { commitOnce } from '../kernel/decide-and-commit.ts';
import { aliveProcesses, ALIVE_MS } from './alive.ts';
import type { DataKey, Renewal } from './model.ts';
import { changed, DATA_KEY_ID } from './unlock.ts';
import { FIRST_WALK, type WalkStep, walkStep } from './walk-step.ts';

/** A process reports as often. */
const EVERY_MS = 10_000;
/** Between two steps, so that payments have most of the time: on SQLite nothing else is written during one. */
const PAUSE_MS = 100;
/** How long others wait for a process that has died. */
const LEASE_MS = 60_000;

/** Moves what is sealed and hashed to a new version of the data key, in one process at a time. */
export interface RenewalWorker {
  start(): void;
  /** What can be done now, without pauses, until its time is over. */
  runDue(isOver: () => boolean): Promise<void>;
  stop(): Promise<void>;
}

/** @param context read lazily, as by the rest of the background work */
export function createRenewalWorker(context: () => Context, failed: Outage['failed']): RenewalWorker {
  const stopping = new AbortController();
  let loop: Promise<void> = Promise.resolve();
  /** Names the lease of this process. */
  let token: string | null = null;

  async function moveOn(pause: () => Promise<void>, isOver = (): boolean => false): Promise<void> {
    try {
      while (!stopping.signal.aborted && !isOver() && (await act(context(), (token ??= context().ids.leaseToken()))))
        await pause();
    } catch (error) {
      failed(error, 'the data key could not be renewed further');
    }
  }

  async function run(): Promise<void> {
    const { clock } = context();
    while (!stopping.signal.aborted) {
      await moveOn(() => clock.sleep(PAUSE_MS, stopping.signal));
      await clock.sleep(EVERY_MS, stopping.signal);
    }
  }

  return {
    start() {
      loop = run();
    },
    runDue: (isOver) => moveOn(() => Promise.resolve(), isOver),
    async stop() {
      stopping.abort();
      await loop;
    },
  };
}

/** One step. Returns whether there may be another one now. */
async function act(context: Context, token: string): Promise<boolean> {
  const { clock, store, unlock, keyring } = context;
  const dataKey = await store.read.dataKeyById(DATA_KEY_ID);
  const renewal = dataKey?.renewal ?? null;
  if (dataKey === null || renewal === null || renewal.movedAtMs !== null) return false;
  const nowMs = clock.now();
  if (renewal.activatedAtMs === null) return activate(context, dataKey, renewal);
  // Until then others may make values with the version before, which they read last.
  if (nowMs < renewal.activatedAtMs + ALIVE_MS) return false;
  if (renewal.lease !== null && renewal.lease.token !== token && nowMs < renewal.lease.endsAtMs) return false;
  if (keyring.version !== renewal.to) await unlock.refresh();
  const next = { ...renewal, lease: { token, endsAtMs: nowMs + LEASE_MS } };
  if (renewal.pass === 0) {
    // The private key of earlier tokens was readable, too.
    const made = await context.tokens.newKey();
    return commitOnce(context, [changed(dataKey, { renewal: { ...next, pass: 1 } }), ...made.changes]);
  }
  const place = renewal.place ?? { walk: FIRST_WALK, after: null };
  const step = await walkStep(context, place);
  const isWritten = await commitOnce(context, [
    changed(dataKey, { renewal: after(next, step, nowMs) }),
    ...step.changes,
  ]);
  return isWritten || moveEach(context, dataKey, next, step);
}

/** Once every process knows it: those that report, and by the time others, which read the key before a call. */
async function activate(context: Context, dataKey: DataKey, renewal: Renewal): Promise<boolean> {
  const nowMs = context.clock.now();
  if (nowMs < renewal.announcedAtMs + ALIVE_MS) return false;
  const unaware = (await aliveProcesses(context)).filter(({ keyVersion }) => keyVersion < renewal.to);
  if (unaware.length > 0) return false;
  const activated = { ...renewal, activatedAtMs: nowMs };
  const isWritten = await commitOnce(context, [changed(dataKey, { activeVersion: renewal.to, renewal: activated })]);
  if (isWritten) {
    context.logger.info({ version: renewal.to }, 'the data key has a new active version');
    await context.unlock.refresh();
  }
  return isWritten;
}

function after(renewal: Renewal, step: Pick<WalkStep, 'movedCount' | 'stuckCount' | 'next'>, nowMs: number): Renewal {
  const movedCount = renewal.movedCount + step.movedCount;
  const stuckCount = renewal.stuckCount + step.stuckCount;
  if (step.next !== null) return { ...renewal, movedCount, stuckCount, place: step.next };
  if (movedCount > 0) return { ...renewal, pass: renewal.pass + 1, movedCount: 0, stuckCount: 0, place: null };
  return { ...renewal, movedCount: 0, stuckCount, place: null, movedAtMs: nowMs, lease: null };
}

/**
 * After a step that was refused: because another process has the data key, or because a row has a value that is taken. Row by
 * row the others move; that one is left, and reported.
 */
async function moveEach(context: Context, dataKey: DataKey, renewal: Renewal, step: WalkStep): Promise<boolean> {
  const stored = await context.store.read.dataKeyById(DATA_KEY_ID);
  if (stored?.version !== dataKey.version) return true;
  let stuck = 0;
  for (const change of step.changes) {
    if (change.type !== 'sealed_rows.replace') continue;
    for (const row of change.rows) {
      const isMoved = await commitOnce(context, [{ ...change, rows: [row] }]);
      if (isMoved) continue;
      stuck += 1;
      context.logger.warn({ table: change.table, key: row.key }, 'a row has a value that another one has');
    }
  }
  const { movedCount, stuckCount, next } = step;
  const done = { movedCount: movedCount - stuck, stuckCount: stuckCount + stuck, next };
  return commitOnce(context, [changed(stored, { renewal: after(renewal, done, context.clock.now()) })]);
}
