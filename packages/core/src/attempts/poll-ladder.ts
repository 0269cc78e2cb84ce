const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The shortest pause between two look-ups of an attempt, however many callbacks ask for one. */
export const POLL_PAUSE_MS_MIN = 2 * SECOND;

/**
 * How often a pending attempt is looked up at its rail, by its age: dense while the payer holds the phone (providers
 * prompt for about five minutes), then thinner for a day. MTN sends its callback once and never again, so this and not
 * the callback is what a payment rests on.
 *
 * By age and not by count, so that look-ups which callbacks ask for, forged ones too, use nothing up.
 */
export const POLL_LADDER: readonly { readonly untilMs: number; readonly everyMs: number }[] = [
  { untilMs: 5 * SECOND, everyMs: 2 * SECOND },
  { untilMs: 30 * SECOND, everyMs: 5 * SECOND },
  { untilMs: 2 * MINUTE, everyMs: 15 * SECOND },
  { untilMs: 6 * MINUTE, everyMs: 30 * SECOND },
  { untilMs: 30 * MINUTE, everyMs: 2 * MINUTE },
  { untilMs: 2 * HOUR, everyMs: 15 * MINUTE },
  { untilMs: 24 * HOUR, everyMs: 2 * HOUR },
];

const LAST_EVERY_MS = 2 * HOUR;
/** Fewer than that is no ladder: an engine that was away for a day goes on asking. */
const POLLS_MIN = 10;
/** Beyond the ladder only a rail that cannot be asked is asked again: for about a week, as the count goes. */
const POLLS_MAX = 150;
/** Look-ups come up to this part of their pause early, so that those an outage gathered drift apart again. */
const JITTER = 0.1;

/**
 * Delay before the next look-up of an attempt of this age that was looked up so many times, or null when the ladder has
 * ended: an operator has to settle it.
 *
 * @param fraction random, 0 … 1: how much of the jitter is used
 */
export function nextPollDelayMs(
  attempt: { readonly ageMs: number; readonly polls: number },
  fraction: number,
): number | null {
  const rung = POLL_LADDER.find(({ untilMs }) => attempt.ageMs < untilMs);
  if (rung === undefined && attempt.polls >= POLLS_MIN) return null;
  return early(rung?.everyMs ?? LAST_EVERY_MS, fraction);
}

/**
 * The same for an attempt that was thought over until a callback told otherwise, and whose rail could not say how it
 * stands: the callback may have been the only one, so the ladder's end is not the end of it.
 */
export function nextPollDelayOfOverMs(
  attempt: { readonly ageMs: number; readonly polls: number },
  fraction: number,
): number | null {
  const delayMs = nextPollDelayMs(attempt, fraction);
  return delayMs === null && attempt.polls < POLLS_MAX ? early(LAST_EVERY_MS, fraction) : delayMs;
}

function early(delayMs: number, fraction: number): number {
  return Math.round(delayMs * (1 - JITTER * fraction));
}

/** When a rail is asked again about money that it has to pay out, in seconds after it was asked before. */
const PAYOUT_LADDER_SECONDS = [
  2, 3, 5, 10, 10, 15, 15, 30, 30, 30, 60, 60, 120, 300, 300, 600, 900, 1800, 3600, 7200, 14_400, 21_600, 28_800,
];

/** Delay before asking again after so many times, or null when the ladder has ended. */
export function pollDelayMs(polls: number): number | null {
  const seconds = PAYOUT_LADDER_SECONDS[polls];
  return seconds === undefined ? null : seconds * 1000;
}
