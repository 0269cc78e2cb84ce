import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTLEMENT_TERMS, nextClosingAtMs } from './settlement-terms.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const instants = fc.integer({ min: Date.UTC(1970, 0, 10), max: Date.UTC(2100, 0, 1) });

/** What a clock on the wall in Douala shows, `Mon 06:00`. */
function inDouala(atMs: number | null): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Africa/Douala',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  return format.format(atMs ?? Number.NaN);
}

describe('the next closing time', () => {
  it('is the next six in the morning in Douala', () => {
    // 1 January 2026 was a Thursday; six in Douala is five UTC.
    expect(nextClosingAtMs('daily', Date.UTC(2026, 0, 1, 4, 59, 59, 999))).toBe(Date.UTC(2026, 0, 1, 5));
    expect(nextClosingAtMs('daily', Date.UTC(2026, 0, 1, 23, 30))).toBe(Date.UTC(2026, 0, 2, 5));
  });

  it('is strictly later, so that a closing which runs on time is not repeated', () => {
    expect(nextClosingAtMs('daily', Date.UTC(2026, 0, 1, 5))).toBe(Date.UTC(2026, 0, 2, 5));
    expect(nextClosingAtMs('weekly', Date.UTC(2026, 0, 5, 5))).toBe(Date.UTC(2026, 0, 12, 5));
  });

  it('is the next Monday for a weekly schedule', () => {
    expect(nextClosingAtMs('weekly', Date.UTC(2026, 0, 1, 12))).toBe(Date.UTC(2026, 0, 5, 5));
    expect(nextClosingAtMs('weekly', Date.UTC(2026, 0, 5, 4, 59))).toBe(Date.UTC(2026, 0, 5, 5));
    // Late on Sunday evening UTC it is Monday in Douala already.
    expect(nextClosingAtMs('weekly', Date.UTC(2026, 0, 4, 23, 30))).toBe(Date.UTC(2026, 0, 5, 5));
  });

  it('falls on the right hour and day by the time zone database, and within a day or a week', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom('daily', 'weekly'), (nowMs, schedule) => {
        const next = nextClosingAtMs(schedule, nowMs) ?? 0;
        expect(next).toBeGreaterThan(nowMs);
        expect(next - nowMs).toBeLessThanOrEqual(schedule === 'daily' ? DAY_MS : 7 * DAY_MS);
        expect(inDouala(next)).toMatch(schedule === 'daily' ? /06:00$/ : /^Mon,? 06:00$/);
      }),
    );
  });

  it('does not exist for a manual schedule', () => expect(nextClosingAtMs('manual', 0)).toBeNull());
});

it('a merchant is settled daily with a delay of one day by default', () => {
  expect(DEFAULT_SETTLEMENT_TERMS).toEqual({ delayMs: DAY_MS, schedule: 'daily', minimum: 1 });
});
