import { expect, test } from 'vitest';
import { nextPollDelayMs, nextPollDelayOfOverMs, POLL_LADDER, POLL_PAUSE_MS_MIN } from './poll-ladder.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Ages at which an attempt without an answer is looked up. */
function lookups(fraction: number): readonly number[] {
  const ages: number[] = [];
  for (let ageMs = 0; ;) {
    const delayMs = nextPollDelayMs({ ageMs, polls: ages.length }, fraction);
    if (delayMs === null) return ages;
    ageMs += delayMs;
    ages.push(ageMs);
  }
}

test('an attempt is polled within seconds, often while the payer holds the phone, and for about a day', () => {
  const ages = lookups(0);
  expect(ages.slice(0, 5)).toEqual([2, 4, 6, 11, 16].map((seconds) => seconds * SECOND));
  expect(ages.filter((age) => age <= 5 * MINUTE).length).toBeGreaterThan(15);
  expect(ages.length).toBeLessThan(60);
  expect(ages.at(-1)).toBeGreaterThanOrEqual(24 * HOUR);
  expect(ages.at(-1)).toBeLessThan(27 * HOUR);
});

test('the intervals only grow', () => {
  const pauses = POLL_LADDER.map(({ everyMs }) => everyMs);
  expect(pauses).toEqual(pauses.toSorted((left, right) => left - right));
  expect(pauses[0]).toBe(POLL_PAUSE_MS_MIN);
});

test('the jitter makes a poll a little earlier, never later', () => {
  const attempt = { ageMs: HOUR, polls: 20 };
  expect(nextPollDelayMs(attempt, 0)).toBe(15 * MINUTE);
  expect(nextPollDelayMs(attempt, 1)).toBe(13.5 * MINUTE);
  expect(lookups(1).at(-1)).toBeGreaterThanOrEqual(24 * HOUR);
});

test('polls triggered by callbacks do not bring the end closer', () => {
  expect(nextPollDelayMs({ ageMs: HOUR, polls: 100_000 }, 0)).toBe(15 * MINUTE);
});

test('an engine that was down for a day still polls ten times', () => {
  expect(nextPollDelayMs({ ageMs: 48 * HOUR, polls: 1 }, 0)).toBe(2 * HOUR);
  expect(nextPollDelayMs({ ageMs: 48 * HOUR, polls: 10 }, 0)).toBeNull();
});

test('an ended attempt is polled beyond the schedule, but not forever', () => {
  expect(nextPollDelayOfOverMs({ ageMs: 10 * SECOND, polls: 2 }, 0)).toBe(5 * SECOND);
  expect(nextPollDelayOfOverMs({ ageMs: 72 * HOUR, polls: 60 }, 0)).toBe(2 * HOUR);
  expect(nextPollDelayOfOverMs({ ageMs: 72 * HOUR, polls: 150 }, 0)).toBeNull();
});
