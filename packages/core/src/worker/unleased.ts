import type { PumpWork } from './pump.ts';

/** Pause after the first failure; doubled with each further one. */
const PAUSE_MS_MIN = 1_000;
const PAUSE_MS_MAX = 60 * 60 * 1_000;

/**
 * Work that is claimed without a lease, because a version guards it: an item in progress is not started a second time
 * in this process, and a failed one is postponed, longer each time, so that one row that cannot be finished neither
 * spins nor delays others. Both are remembered in memory only.
 */
export function unleased<Item extends { readonly id: string }>(
  work: PumpWork<Item>,
  now: () => number,
): PumpWork<Item> {
  const underWay = new Set<string>();
  const postponed = new Map<string, { readonly untilMs: number; readonly pauseMs: number }>();

  return {
    ...work,
    async claim(limit) {
      const nowMs = now();
      const due = await work.claim(limit + underWay.size + postponed.size);
      const items = due
        .filter(({ id }) => !underWay.has(id) && (postponed.get(id)?.untilMs ?? nowMs) <= nowMs)
        .slice(0, limit);
      // From here on, not from when it is started: another claim may come in between.
      for (const { id } of items) underWay.add(id);
      return items;
    },
    async handle(item) {
      let isDone: boolean | void = false;
      try {
        isDone = await work.handle(item);
      } finally {
        underWay.delete(item.id);
        if (isDone === false) {
          const pauseMs = Math.min(PAUSE_MS_MAX, 2 * (postponed.get(item.id)?.pauseMs ?? PAUSE_MS_MIN / 2));
          postponed.set(item.id, { untilMs: now() + pauseMs, pauseMs });
        } else {
          postponed.delete(item.id);
        }
      }
      return isDone;
    },
  };
}
