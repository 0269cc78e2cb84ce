import type { LimitCount } from '../ports/store-limits.ts';

/** What one process knows of a shared window. Grants within it need no round trip. */
export interface SharedWindow {
  readonly quota: number;
  readonly lengthMs: number;
  endsAtMs: number;
  /** Used by all processes, this one included, according to the store. */
  shared: number;
  /** Granted by this process and not reported to the store yet. */
  untold: number;
  /** Excess of earlier windows, granted before processes knew of each other. */
  debt: number;
}

/** What was reported to the store, and for which window. */
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

/** Takes back one granted request of a window that is not over. */
export function giveBack(window: SharedWindow, nowMs: number): void {
  if (nowMs < window.endsAtMs && usedOf(window) > 0) window.untold -= 1;
}

/**
 * Whether a window ends so late that it must have begun before the clock was set back; then it is over, as it is in the
 * store. Clocks of two processes differ by less than 10 s.
 */
export function isFromClockSetBack(endsAtMs: number, lengthMs: number, nowMs: number): boolean {
  return endsAtMs > nowMs + lengthMs + 10_000;
}

/**
 * The next window when this one is over. Each window that passes pays off a quota of the debt, so in the long run the
 * quota holds.
 */
function turn(window: SharedWindow, nowMs: number): void {
  const wasSetBack = isFromClockSetBack(window.endsAtMs, window.lengthMs, nowMs);
  if (nowMs < window.endsAtMs && !wasSetBack) return;
  const passed = wasSetBack ? 1 : 1 + Math.floor((nowMs - window.endsAtMs) / window.lengthMs);
  window.debt = Math.max(0, usedOf(window) - passed * window.quota);
  window.shared = 0;
  window.untold = 0;
  // While there is a debt the windows follow each other, so that it is paid when callers were told it would be.
  window.endsAtMs =
    window.debt > 0 && !wasSetBack ? window.endsAtMs + passed * window.lengthMs : nowMs + window.lengthMs;
}

/** Adopts the store's response: the total count, and the common end of the window. */
export function learn(window: SharedWindow, told: ToldCount, answer: LimitCount, nowMs: number): void {
  const isOver = window.endsAtMs !== told.endsAtMs;
  if (isOver && answer.endsAtMs <= nowMs) return;
  if (!isOver) window.untold -= told.count;
  window.shared = answer.used;
  window.endsAtMs = answer.endsAtMs;
}
