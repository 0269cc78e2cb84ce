import type { Context } from '../context.ts';
import type { Warning } from '../health/readiness.ts';
import { DIVIDED_TABLES, type DividedTable, type Leaf } from '../ports/store-leaves.ts';
import { LEAVES_AHEAD, leafProblems } from './leaf-problems.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Rows a day from which a leaf is a day, and no week: a week would be 35 million. */
const BUSY = 5_000_000;
/** Leaves of the time for which rows are kept, at most. */
const KEPT_MAX = 30;
/** Of rows that are kept for ever. */
const KEPT_FOR_EVER_DAYS = 28;

/** Keeps the leaves of divided tables: makes those of the time to come, and drops those of which all is old. */
export interface LeafKeeper {
  /** Does nothing where tables are whole. Safe in several processes at once: each finds done what another has done. */
  keep(): Promise<void>;
  /** By what the last call found. */
  warnings(): readonly Warning[];
}

/** @param context read lazily, as by the rest of the background work */
export function createLeafKeeper(context: () => Context): LeafKeeper {
  let known: readonly Leaf[] | null = null;
  let logged = new Set<string>();

  /** Returns whether there was one to be made. */
  async function make(table: DividedTable, own: readonly Leaf[], nowMs: number): Promise<boolean> {
    const { settings, store } = context();
    const widthMs = widthOf(own, nowMs, settings.retention.eventsMs);
    let hasMade = false;
    let atMs = nowMs;
    // The one of now, and the others.
    for (let number = 0; number <= LEAVES_AHEAD && store.leaves !== null; number += 1) {
      const leaf = own.find(({ fromMs, toMs }) => fromMs <= atMs && atMs < toMs);
      hasMade ||= leaf === undefined;
      atMs = leaf?.toMs ?? (await store.leaves.add({ table, atMs, widthMs }));
    }
    return hasMade;
  }

  async function drop(table: DividedTable, own: readonly Leaf[], beforeMs: number): Promise<void> {
    const { logger, store } = context();
    const old = own.filter(({ toMs }) => toMs <= beforeMs);
    if (old.length === 0 || store.leaves === null) return;
    const kept = await store.leaves.drop({ table, beforeMs });
    const fields = { table, count: old.length, kept };
    if (kept === null) logger.warn(fields, 'old leaves stay: the queue of deliveries names too many of their rows');
    // What is left of earlier ones stays alone, until nothing of it is needed.
    else if (kept === 0 || !old.every(({ isRest }) => isRest)) logger.info(fields, 'old leaves dropped');
  }

  return {
    async keep() {
      const { clock, settings, store } = context();
      if (store.leaves === null) return;
      const nowMs = clock.now();
      known = await store.leaves.all();
      const all = Map.groupBy(known, ({ table }) => table);
      let hasMade = false;
      for (const table of DIVIDED_TABLES) hasMade = (await make(table, all.get(table) ?? [], nowMs)) || hasMade;
      const { eventsMs } = settings.retention;
      if (eventsMs !== null) {
        for (const table of DIVIDED_TABLES) await drop(table, all.get(table) ?? [], nowMs - eventsMs);
      }
      if (hasMade) known = await store.leaves.all();
    },

    warnings() {
      const { clock, logger } = context();
      const reasons = known === null ? [] : leafProblems(known, clock.now());
      for (const reason of reasons) if (!logged.has(reason)) logger.warn({}, reason);
      logged = new Set(reasons);
      return reasons.map((reason) => ({ part: 'leaves', reason }));
    },
  };
}

/** Of the leaves to come: a day or a week by the rows of the newest whole one, or longer where rows are kept for long. */
export function widthOf(own: readonly Leaf[], nowMs: number, keptMs: number | null): number {
  const full = own.findLast(({ isRest, toMs }) => !isRest && toMs <= nowMs);
  const rowsADay = full === undefined ? 0 : ((full.rowsCount ?? 0) / (full.toMs - full.fromMs)) * DAY_MS;
  const least = keptMs === null ? KEPT_FOR_EVER_DAYS : Math.ceil(keptMs / DAY_MS / KEPT_MAX);
  return Math.max(rowsADay > BUSY ? 1 : 7, least) * DAY_MS;
}
