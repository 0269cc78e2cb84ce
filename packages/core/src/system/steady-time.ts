import type { Clock, ClockFault } from '../ports/system.ts';

/**
 * A greater difference between two readings is a jump: suspended, or set. NTP corrects smaller ones little by little.
 */
const JUMP_MS = 60_000;
/** How long a jump forward remains a fault: long enough for an operator to see it after an alert. */
const SHOWN_MS = 60 * 60_000;

/** The machine's sources of time, in milliseconds. */
export interface TimeSources {
  /** Since the epoch. May be set, forward and back. */
  wallMs(): number;
  /** Since any moment. Never goes back. */
  monotonicMs(): number;
}

/**
 * Time that never goes back: it advances with the monotonic clock and is corrected towards the wall clock.
 *
 * - Wall clock ahead: followed at once. After a suspend, leases of this process have ended.
 * - Behind by up to a minute: time runs at half speed until they agree.
 * - Behind by more: not followed, or expired credentials would be valid again and due work would wait.
 */
export function createSteadyTime({ wallMs, monotonicMs }: TimeSources): Required<Omit<Clock, 'sleep'>> {
  // Whole milliseconds: fractions of them beside times since 1970 would be rounded, and time could go back by one.
  let readAtMs = Math.floor(monotonicMs());
  let offsetMs = wallMs() - readAtMs;
  let behindSinceMs: number | null = null;
  let jump: (ClockFault & { readonly readAtMs: number }) | null = null;

  const steadyMs = (): number => readAtMs + offsetMs;

  /** @returns how far the wall clock was ahead */
  function read(): number {
    // The wall clock first: a pause between the two readings then looks like a wall clock that is behind, and the next
    // reading corrects it.
    const wall = wallMs();
    const passedMs = Math.floor(monotonicMs()) - readAtMs;
    readAtMs += passedMs;
    const aheadMs = wall - steadyMs();
    if (aheadMs > JUMP_MS) jump = { kind: 'set_ahead', byMs: aheadMs, sinceMs: wall, readAtMs };
    if (aheadMs > 0) offsetMs += aheadMs;
    else if (aheadMs >= -JUMP_MS) offsetMs -= Math.min(-aheadMs, passedMs / 2);
    if (aheadMs >= -JUMP_MS) behindSinceMs = null;
    else behindSinceMs ??= Math.floor(steadyMs());
    return aheadMs;
  }

  return {
    now() {
      read();
      return Math.floor(steadyMs());
    },
    raiseTo(ms) {
      read();
      offsetMs += Math.max(0, ms - steadyMs());
    },
    fault() {
      const aheadMs = read();
      if (behindSinceMs !== null) return { kind: 'set_back', byMs: -aheadMs, sinceMs: behindSinceMs };
      if (jump === null || readAtMs - jump.readAtMs > SHOWN_MS) return null;
      const { kind, byMs, sinceMs } = jump;
      return { kind, byMs, sinceMs };
    },
  };
}
