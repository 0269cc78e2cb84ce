import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSteadyTime } from './steady-time.ts';

const START_MS = Date.UTC(2026, 0, 1);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A machine whose wall clock can be set. */
function machine() {
  const sources = { elapsedMs: 0, wall: START_MS };
  const time = createSteadyTime({ wallMs: () => sources.wall, monotonicMs: () => sources.elapsedMs });
  return {
    ...time,
    pass(ms: number): void {
      sources.elapsedMs += ms;
      sources.wall += ms;
    },
    /** Sets the wall clock by so much, or suspends the machine. */
    jump(ms: number): void {
      sources.wall += ms;
    },
  };
}

describe('the time of a process', () => {
  it('is that of the wall clock while it is not set', () => {
    const { now, pass, fault } = machine();
    expect(now()).toBe(START_MS);
    pass(1_234);
    expect(now()).toBe(START_MS + 1_234);
    pass(30 * DAY);
    expect(now()).toBe(START_MS + 30 * DAY + 1_234);
    expect(fault()).toBeNull();
  });

  it.each([1, 5_000, DAY])('follows a wall clock that is set ahead by %d ms at once', (ms) => {
    const { now, jump } = machine();
    jump(ms);
    expect(now()).toBe(START_MS + ms);
  });

  it('reports a jump ahead by more than a minute for an hour', () => {
    const { now, jump, pass, fault } = machine();
    jump(MINUTE);
    now();
    expect(fault()).toBeNull();
    jump(DAY);
    expect(fault()).toEqual({ kind: 'set_ahead', byMs: DAY, sinceMs: START_MS + MINUTE + DAY });
    pass(60 * MINUTE);
    expect(fault()).toMatchObject({ kind: 'set_ahead', byMs: DAY });
    pass(1);
    expect(fault()).toBeNull();
  });

  it('does not follow a wall clock that is set back by a day, and reports it until it is right again', () => {
    const { now, jump, pass, fault } = machine();
    pass(1_000);
    now();
    jump(-DAY);
    expect(now()).toBe(START_MS + 1_000);
    expect(fault()).toEqual({ kind: 'set_back', byMs: DAY, sinceMs: START_MS + 1_000 });
    pass(3 * DAY);
    expect(now()).toBe(START_MS + 3 * DAY + 1_000);
    expect(fault()).toMatchObject({ kind: 'set_back', byMs: DAY, sinceMs: START_MS + 1_000 });
    jump(DAY);
    expect(now()).toBe(START_MS + 3 * DAY + 1_000);
    expect(fault()).toBeNull();
  });

  it('runs at half speed until a wall clock that was set back by up to a minute agrees', () => {
    const { now, jump, pass, fault } = machine();
    jump(-MINUTE);
    expect(now()).toBe(START_MS);
    pass(MINUTE);
    expect(now()).toBe(START_MS + MINUTE / 2);
    pass(MINUTE);
    expect(now()).toBe(START_MS + MINUTE);
    pass(MINUTE);
    expect(now()).toBe(START_MS + 2 * MINUTE);
    expect(fault()).toBeNull();
  });

  it('continues from a time that the store knows, when the wall clock started behind it', () => {
    const { now, raiseTo, pass, fault } = machine();
    raiseTo(START_MS + DAY);
    expect(now()).toBe(START_MS + DAY);
    expect(fault()).toMatchObject({ kind: 'set_back', byMs: DAY });
    pass(1_000);
    expect(now()).toBe(START_MS + DAY + 1_000);
    raiseTo(START_MS);
    expect(now()).toBe(START_MS + DAY + 1_000);
  });

  it('never goes back, never falls behind the wall clock, and is an integer, whatever is set', () => {
    const step = fc.record({
      passMs: fc.double({ min: 0, max: 2 * DAY, noNaN: true }),
      jumpMs: fc.integer({ min: -2 * DAY, max: 2 * DAY }),
    });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let wall = START_MS;
        let elapsedMs = 0;
        const { now } = createSteadyTime({ wallMs: () => Math.floor(wall), monotonicMs: () => elapsedMs });
        let beforeMs = now();
        for (const { passMs, jumpMs } of steps) {
          elapsedMs += passMs;
          wall += passMs + jumpMs;
          const nowMs = now();
          expect(Number.isInteger(nowMs)).toBe(true);
          expect(nowMs).toBeGreaterThanOrEqual(beforeMs);
          expect(nowMs).toBeGreaterThanOrEqual(Math.floor(wall));
          beforeMs = nowMs;
        }
      }),
    );
  });
});
