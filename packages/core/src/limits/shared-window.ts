import type { LimitCount } from '../ports/store-limits.ts';

/** What one process knows of a window that several count in. Grants within it need nobody's answer. */
export interface SharedWindow {
  readonly quota: number;
  readonly lengthMs: number;
  endsAtMs: number;
  /** What the store said was used by all processes, this one included. */
  shared: number;
  /** Granted by this process and not told to the store. */
  untold: number;
  /** What was granted too much in the windows before, because processes did not know of each other yet. */
  debt: number;
}

/** What was told to the store, and of which window. */
export interface ToldCount {
  readonly count: number;
  readonly endsAtMs: number;
}

export function openWindow(quota: number, lengthMs: number, nowMs: number): SharedWindow {
  return { quota, lengthMs, endsAtMs: nowMs + lengthMs, shared: 0, untold: 0, debt: 0 };
}

export function usedOf({ shared, untold, debt }: SharedWindow): number {
  return shared + untold + debt;
}

/** Counts one request: null when it may pass, otherwise the milliseconds until one may. */
export function grant(window: SharedWindow, nowMs: number): number | null {
  turn(window, nowMs);
  const used = usedOf(window);
  if (used >= window.quota) {
    const furtherWindows = Math.floor(used / window.quota) - 1;
    return window.endsAtMs - nowMs + furtherWindows * window.lengthMs;
  }
  window.untold += 1;
  return null;
}

/**
 * Whether a window ends so late that it can only have begun before the clock was set back; it is over then, as it is in the
 * store. Clocks of two processes are less than 10 s apart.
 */
export function isFromClockSetBack(endsAtMs: number, lengthMs: number, nowMs: number): boolean {
  return endsAtMs > nowMs + lengthMs + 10_000;
}

/** The next window, where this one is over. Each window that passes pays a quota of the debt, so in the long run the quota holds. */
function turn(window: SharedWindow, nowMs: number): void {
  const wasSetBack = isFromClockSetBack(window.endsAtMs, window.lengthMs, nowMs);
  if (nowMs < window.endsAtMs && !wasSetBack) return;
  const passed = wasSetBack ? 1 : 1 + Math.floor((nowMs - window.endsAtMs) / window.lengthMs);
  window.debt = Math.max(0, usedOf(window) - passed * window.quota);
  window.shared = 0;
  window.untold = 0;
  // While there is a debt the windows follow each other, so that it is paid by when somebody was told.
  window.endsAtMs =
    window.debt > 0 && !wasSetBack ? window.endsAtMs + passed * window.lengthMs : nowMs + window.lengthMs;
}

/** Takes over what the store answered: the count of all, and the end of the window that all have in common. */
export function learn(window: SharedWindow, told: ToldCount, answer: LimitCount, nowMs: number): void {
  const isOver = window.endsAtMs !== told.endsAtMs;
  if (isOver && answer.endsAtMs <= nowMs) return;
  if (!isOver) window.untold -= told.count;
  window.shared = answer.used;
  window.endsAtMs = answer.endsAtMs;
}
