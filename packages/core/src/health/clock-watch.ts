import { timestamp } from '../basics/timestamp.ts';
import { StoreUnavailableError } from '../errors.ts';
import type { Clock, ClockFault, Logger } from '../ports/system.ts';
import type { EngineStore } from '../ports/store.ts';
import type { Warning } from './readiness.ts';

/** NTP corrects smaller differences little by little. */
const APART_MS_MAX = 60_000;
/** How long a comparison holds, by the time of this process: a greater jump ahead ends it at once. */
const HOLDS_MS = 60_000;

/** Whether this process may work by its clock. */
export interface ClockWatch {
  /**
   * On PostgreSQL: compares the time of this process with the database's clock. On SQLite, a database of one machine:
   * continues from the newest report of a process, because the clock may have been set back before this one started.
   * @throws StoreUnavailableError
   */
  compare(store: EngineStore): Promise<void>;
  /**
   * Resolves at once while the last comparison holds; otherwise compares first. Concurrent callers do not share that: one
   * may hold the connection that the other waits for.
   * @throws StoreUnavailableError while this process and the database are more than a minute apart
   */
  assertRight(store: EngineStore): Promise<void>;
  /** By the last comparison: how far this process and the database are apart, and what to do. Null: not too far. */
  apart(): string | null;
  /** The present problems. Each new one is logged once. */
  warnings(): readonly Warning[];
}

export function createClockWatch(clock: Clock, logger: Logger): ClockWatch {
  /** Not on SQLite, which uses the machine's clock, and not with another clock than the machine's. */
  const isCompared = ({ isShared }: EngineStore): boolean => isShared && clock.fault !== undefined;
  let comparedAtMs: number | null = null;
  let apart: string | null = null;
  let logged = new Set<string>();

  function warnings(): readonly Warning[] {
    const fault = clock.fault?.() ?? null;
    const found = [
      ...(fault === null ? [] : [{ key: `${fault.kind} ${fault.sinceMs}`, reason: reasonOf(fault) }]),
      ...(apart === null ? [] : [{ key: 'apart', reason: apart }]),
    ];
    for (const { key, reason } of found) if (!logged.has(key)) logger.warn({}, reason);
    logged = new Set(found.map(({ key }) => key));
    return found.map(({ reason }) => ({ part: 'clock', reason }));
  }

  async function compareWithDatabase(store: EngineStore): Promise<void> {
    const askedAtMs = clock.now();
    const databaseMs = await store.read.nowMs();
    // The database read its clock at some moment in between.
    apart = apartBy(askedAtMs - databaseMs, databaseMs - clock.now());
    // From before the read: a jump during it ends this comparison too.
    comparedAtMs = askedAtMs;
  }

  async function compare(store: EngineStore): Promise<void> {
    if (isCompared(store)) {
      await compareWithDatabase(store);
    } else if (!store.isShared) {
      const [newest] = await store.read.workers(1);
      if (newest !== undefined) clock.raiseTo?.(newest.lastSeenAtMs);
    }
    warnings();
  }

  const holds = (): boolean => comparedAtMs !== null && clock.now() - comparedAtMs <= HOLDS_MS;

  return {
    compare,
    async assertRight(store) {
      if (!isCompared(store)) return;
      while (!holds()) await compare(store);
      if (apart !== null) throw new StoreUnavailableError(apart, null);
    },
    apart: () => apart,
    warnings,
  };
}

function apartBy(aheadMs: number, behindMs: number): string | null {
  if (Math.max(aheadMs, behindMs) <= APART_MS_MAX) return null;
  const difference = aheadMs > behindMs ? `${seconds(aheadMs)} ahead of` : `${seconds(behindMs)} behind`;
  return (
    `This process is ${difference} the database's clock and does no work: synchronise the clocks of both machines ` +
    '(NTP), and restart the process if its own was ahead.'
  );
}

function reasonOf({ kind, byMs, sinceMs }: ClockFault): string {
  return kind === 'set_back'
    ? `The machine's clock is ${seconds(byMs)} behind the time of this process, which does not go back: synchronise it (NTP).`
    : `The machine's clock jumped ahead by ${seconds(byMs)} to ${timestamp(sinceMs)}, and this process followed.`;
}

function seconds(ms: number): string {
  return `${Math.round(ms / 1000)} s`;
}
