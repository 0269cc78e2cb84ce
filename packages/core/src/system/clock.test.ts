import { getEventListeners } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { systemClock } from './clock.ts';

const never = new AbortController().signal;

describe('the system clock', () => {
  it('returns epoch milliseconds', () => {
    expect(Math.abs(systemClock().now() - Date.now())).toBeLessThan(1000);
  });

  it('sleeps for the given time', async () => {
    vi.useFakeTimers();
    try {
      let awake = false;
      const sleeping = systemClock()
        .sleep(5000, never)
        .then(() => (awake = true));
      await vi.advanceTimersByTimeAsync(4999);
      expect(awake).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(awake).toBe(true);
      await sleeping;
    } finally {
      vi.useRealTimers();
    }
  });

  it('sleeps longer than one Node.js timer', async () => {
    vi.useFakeTimers();
    try {
      let awake = false;
      const sleeping = systemClock()
        .sleep(2 ** 31 + 5000, never)
        .then(() => (awake = true));
      await vi.advanceTimersByTimeAsync(2 ** 31 + 4999);
      expect(awake).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(awake).toBe(true);
      await sleeping;
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([10_000, 2 ** 40])('wakes from a sleep of %d ms when the signal aborts, without an error', async (ms) => {
    const controller = new AbortController();
    const sleeping = systemClock().sleep(ms, controller.signal);
    controller.abort(new Error('closing'));
    await expect(sleeping).resolves.toBeUndefined();
  });

  it('does not sleep on a signal that is already aborted', async () => {
    await expect(systemClock().sleep(10_000, AbortSignal.abort())).resolves.toBeUndefined();
  });

  it('leaves no listener on a signal that outlives the sleep', async () => {
    const { signal } = new AbortController();
    await systemClock().sleep(0, signal);
    expect(getEventListeners(signal, 'abort')).toHaveLength(0);
  });
});
