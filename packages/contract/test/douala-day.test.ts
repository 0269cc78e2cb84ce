import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doualaDay, doualaDayStartMs } from '../src/basics/douala-day.ts';

const HOUR_MS = 60 * 60 * 1000;
const instants = fc.integer({ min: Date.UTC(1970, 0, 2), max: Date.UTC(2100, 0, 1) });

describe('the calendar day in Douala', () => {
  it('begins at eleven in the evening UTC', () => {
    expect(doualaDay(Date.UTC(2026, 0, 31, 22, 59, 59, 999))).toBe('2026-01-31');
    expect(doualaDay(Date.UTC(2026, 0, 31, 23))).toBe('2026-02-01');
    expect(doualaDay(Date.UTC(2027, 11, 31, 23))).toBe('2028-01-01');
    expect(doualaDayStartMs(Date.UTC(2026, 1, 1, 12))).toBe(Date.UTC(2026, 0, 31, 23));
    expect(doualaDayStartMs(Date.UTC(2026, 0, 31, 23))).toBe(Date.UTC(2026, 0, 31, 23));
  });

  it('matches the time zone database, in summer and in winter', () => {
    const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Douala', dateStyle: 'short' });
    fc.assert(
      fc.property(instants, (nowMs) => {
        expect(doualaDay(nowMs)).toBe(format.format(nowMs));
      }),
    );
  });

  it('contains each instant once: days are 24 hours long and contiguous', () => {
    fc.assert(
      fc.property(instants, (nowMs) => {
        const startMs = doualaDayStartMs(nowMs);
        expect(nowMs - startMs).toBeGreaterThanOrEqual(0);
        expect(nowMs - startMs).toBeLessThan(24 * HOUR_MS);
        expect(doualaDay(startMs)).toBe(doualaDay(nowMs));
        expect(doualaDay(startMs - 1)).not.toBe(doualaDay(nowMs));
        expect(doualaDayStartMs(startMs + 24 * HOUR_MS)).toBe(startMs + 24 * HOUR_MS);
      }),
    );
  });
});
