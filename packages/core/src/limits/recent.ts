import type { Clock } from '../ports/system.ts';

/** Values of recently used keys. */
export interface Recent<Value> {
  get(key: string): Value | undefined;
  /** False: there is no room, and it was not stored. */
  set(key: string, value: Value): boolean;
}

/**
 * Drops keys that were unused for `periodMs`, up to twice as late, without a timer and without iterating over its
 * content: it has one map for this period and one for the previous one. A key in use stays, however many others are
 * added.
 * @param keysMax in both together
 */
export function createRecent<Value>(clock: Pick<Clock, 'now'>, periodMs: number, keysMax: number): Recent<Value> {
  let current = new Map<string, Value>();
  let before = new Map<string, Value>();
  let turnsAtMs = clock.now() + periodMs;

  function turn(): void {
    const nowMs = clock.now();
    // Also when the clock was set back: the next period would otherwise begin hours late.
    const wasSetBack = nowMs < turnsAtMs - periodMs;
    if (nowMs < turnsAtMs && !wasSetBack) return;
    before = nowMs < turnsAtMs + periodMs ? current : new Map();
    current = new Map();
    turnsAtMs = nowMs + periodMs;
  }

  function set(key: string, value: Value): boolean {
    turn();
    // A known key moves, so it always has room.
    const isKnown = before.delete(key) || current.has(key);
    if (!isKnown && current.size + before.size >= keysMax) return false;
    current.set(key, value);
    return true;
  }

  return {
    get(key) {
      turn();
      const value = current.get(key) ?? before.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
    set,
  };
}
