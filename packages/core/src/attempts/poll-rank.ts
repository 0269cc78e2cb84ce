import type { Attempt } from '../model.ts';
import { POLL_PAUSE_MS_MIN } from './poll-ladder.ts';
import { isUnderway } from './underway.ts';

/**
 * By rank, how much earlier a poll counts as due. The longest due comes first, so a later arrival overtakes it by that
 * much at most: forged callbacks delay the others by a minute. (With five seconds, 500 payers at a provider that allows
 * ten look-ups a second waited 15 s at the median for the one that their callback asked for; now 0.1 s.)
 */
export const HEAD_STARTS_MS = [60_000, 0, -10 * 60_000] as const;

/**
 * 0: the poll of an attempt underway because of a callback. 1: of one underway, or of an ended one because of a callback. 2: of
 * an ended one.
 */
export function pollRankOf(attempt: Attempt): number {
  return (isUnderway(attempt) ? 1 : 2) - (isExpedited(attempt) ? 1 : 0);
}

/** Whether the next poll is due to a callback. */
function isExpedited({ calledBackAtMs, nextPollAtMs }: Attempt): boolean {
  return calledBackAtMs !== null && nextPollAtMs !== null && nextPollAtMs <= calledBackAtMs + POLL_PAUSE_MS_MIN;
}
