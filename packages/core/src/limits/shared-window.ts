import type { LimitCount } from '../ports/store-limits.ts';

/** The part of a shared window that one process knows. Grants within it need no round trip. */
export interface SharedWindow {
  readonly quota: number;
  readonly lengthMs: number;
  endsAtMs: number;
  /** Used by all processes, this one included, according to the store. */
  shared: number;
  /** Granted by this process and not reported to the store yet. */
  unreported: number;
  /** Excess of earlier windows, granted before processes knew of each other. */
  debt: number;
}

/** What was reported to the store, and for which window. */
export interface ReportedCount {
  readonly count: number;
  readonly endsAtMs: number;
}

export function openWindow(quota: number, lengthMs: number, nowMs: number): SharedWindow {
  return { quota, lengthMs, endsAtMs: nowMs + lengthMs, shared: 0, unreported: 0, debt: 0 };
}

export function usedOf({ shared, unreported, debt }: SharedWindow): number {
  return shared + unreported + debt;
}

/** Counts one request: null when it may pass, otherwise the milliseconds until one may. */
export function grant(window: SharedWindow, nowMs: number): number | null {
  turn(window, nowMs);
  const used = usedOf(window);
  if (used >= window.quota) {
    const furtherWindows = Math.floor(used / window.quota) - 1;
    return window.endsAtMs - nowMs + furtherWindows * window.lengthMs;
  }
  window.unreported += 1;
  return null;
}

/** Takes back one granted request of a window that is not over. */
export function giveBack(window: SharedWindow, nowMs: number): void {
  if (nowMs < window.endsAtMs && usedOf(window) > 0) window.unreported -= 1;
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
  window.unreported = 0;
  // While there is a debt the windows follow each other, so that it is paid at the time that callers received as Retry-After.
  window.endsAtMs =
    window.debt > 0 && !wasSetBack ? window.endsAtMs + passed * window.lengthMs : nowMs + window.lengthMs;
}

/** Adopts the store's response: the total count, and the common end of the window. */
export function adopt(window: SharedWindow, reported: ReportedCount, answer: LimitCount, nowMs: number): void {
  const isOver = window.endsAtMs !== reported.endsAtMs;
  if (isOver && answer.endsAtMs <= nowMs) return;
  if (!isOver) window.unreported -= reported.count;
  window.shared = answer.used;
  window.endsAtMs = answer.endsAtMs;
}
