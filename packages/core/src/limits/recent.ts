import type { Clock } from '../ports/system.ts';

/** Values of keys that were asked for lately. */
export interface Recent<Value> {
  get(key: string): Value | undefined;
  /** False: there is no room, and it was not kept. */
  set(key: string, value: Value): boolean;
}

/**
 * Forgets what nobody asked for during `periodMs`, up to twice as late, without a timer and without ever looking through
 * what it holds: there is a map of this period and one of the period before.
 * @param keysMax in both together
 */
export function createRecent<Value>(clock: Pick<Clock, 'now'>, periodMs: number, keysMax: number): Recent<Value> {
  let current = new Map<string, Value>();
  let before = new Map<string, Value>();
  let turnsAtMs = clock.now() + periodMs;

  function turn(): void {
    const nowMs = clock.now();
    // Also when the clock was set back: the turn would otherwise come hours late.
    const wasSetBack = nowMs < turnsAtMs - periodMs;
    if (nowMs < turnsAtMs && !wasSetBack) return;
    before = nowMs < turnsAtMs + periodMs ? current : new Map();
    current = new Map();
    turnsAtMs = nowMs + periodMs;
  }

  function set(key: string, value: Value): boolean {
    turn();
    if (current.size >= keysMax / 2 && !current.has(key)) return false;
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
