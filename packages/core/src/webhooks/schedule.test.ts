import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextAttemptAtMs, WEBHOOK_SCHEDULE } from './schedule.ts';

const NOMINAL_SECONDS = [10, 20, 40, 80, 160, 320, 640, 1280, 2560, 5120, 10_240, 14_400, 14_400, 14_400, 14_400];

describe('the webhook schedule', () => {
  it('doubles from ten seconds to four hours, ten percent either way', () => {
    NOMINAL_SECONDS.forEach((seconds, index) => {
      const at = (jitter: number) =>
        nextAttemptAtMs({ failures: index + 1, nowMs: 0, firstAttemptAtMs: 0, retryAfterMs: null, jitter });
      expect(at(0)).toBe(Math.round(seconds * 900));
      expect(at(0.5)).toBe(seconds * 1000);
      expect(at(0.999_999)).toBeLessThanOrEqual(seconds * 1100);
    });
  });

  it('ends with the sixteenth failure, inside 24 hours even if each attempt takes all its time', () => {
    const jitters = fc.array(fc.double({ min: 0, max: 0.999_999, noNaN: true }), { minLength: 16, maxLength: 16 });
    fc.assert(
      fc.property(jitters, (jitter) => {
        let nowMs = 0;
        let attempts = 0;
        for (;;) {
          attempts += 1;
          expect(nowMs).toBeLessThanOrEqual(WEBHOOK_SCHEDULE.windowMs);
          nowMs += WEBHOOK_SCHEDULE.attemptMsMax;
          const next = nextAttemptAtMs({
            failures: attempts,
            nowMs,
            firstAttemptAtMs: 0,
            retryAfterMs: null,
            jitter: jitter[attempts - 1] ?? 0,
          });
          if (next === null) break;
          nowMs = next;
        }
        expect(attempts).toBe(16);
      }),
    );
  });

  it('honours Retry-After up to four hours, but not past the window', () => {
    const after = (retryAfterMs: number, nowMs = 0) =>
      nextAttemptAtMs({ failures: 1, nowMs, firstAttemptAtMs: 0, retryAfterMs, jitter: 0.5 });
    expect(after(60_000)).toBe(60_000);
    expect(after(1_000)).toBe(10_000);
    expect(after(10 * 365 * 24 * 3600 * 1000)).toBe(4 * 3600 * 1000);
    expect(after(4 * 3600 * 1000, 21 * 3600 * 1000)).toBeNull();
  });
});
