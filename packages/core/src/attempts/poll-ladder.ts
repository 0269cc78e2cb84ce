import type { Context } from '../context.ts';
import type { Attempt } from '../model.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The shortest interval between two polls of an attempt, however many callbacks arrive. */
export const POLL_PAUSE_MS_MIN = 2 * SECOND;

/** The same by how many callbacks have already brought a poll forward: anyone can send one. */
const CALLBACK_PAUSES_MS: readonly number[] = [POLL_PAUSE_MS_MIN, 10 * SECOND, 30 * SECOND, 2 * MINUTE];
const CALLBACK_PAUSE_MS_MAX = 10 * MINUTE;

/** How long after the last poll a callback may cause the next. */
export function callbackPauseMs({ callbacksCount }: Pick<Attempt, 'callbacksCount'>): number {
  return CALLBACK_PAUSES_MS[callbacksCount] ?? CALLBACK_PAUSE_MS_MAX;
}

/**
 * How often a pending attempt is polled at its rail, by its age: often while the payer holds the phone (provider
 * prompts last about five minutes), then less often for a day. MTN sends its callback only once, so payments rely on
 * polling, not on callbacks.
 *
 * The interval depends on age, not on the number of polls, so that polls triggered by callbacks, forged ones too, use
 * nothing up.
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
/** With fewer polls the schedule does not end: an engine that was down for a day continues polling. */
const POLLS_MIN = 10;
/** After the schedule, only an unreachable rail is polled again: for about a week, by count. */
const POLLS_MAX = 150;
/** Polls come up to this fraction of their interval early, so that those gathered during an outage spread out. */
const JITTER = 0.1;

/** How long ago an attempt began, by the clock of its mode. */
export function ageOf(
  { clock }: Pick<Context, 'clock'>,
  { createdAtMs, clockMovedMs }: Pick<Attempt, 'createdAtMs' | 'clockMovedMs'>,
): number {
  return clock.now() - createdAtMs + clockMovedMs;
}

/**
 * Delay before the next poll of an attempt with this age and number of polls, or null at the end of the schedule: the
 * operator has to resolve it.
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
 * The same for an ended attempt that a callback named and whose rail could not report a status: that callback may have
 * been the only one, so polling continues beyond the schedule.
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

/** Backoff between two refund calls to a rail, in seconds. */
const PAYOUT_LADDER_SECONDS = [
  2, 3, 5, 10, 10, 15, 15, 30, 30, 30, 60, 60, 120, 300, 300, 600, 900, 1800, 3600, 7200, 14_400, 21_600, 28_800,
];

/** Delay before the next call after so many calls, or null at the end of the schedule. */
export function pollDelayMs(polls: number): number | null {
  const seconds = PAYOUT_LADDER_SECONDS[polls];
  return seconds === undefined ? null : seconds * 1000;
}
