import type { Attempt } from '../model.ts';
import { POLL_PAUSE_MS_MIN } from './poll-ladder.ts';
import { isUnderway } from './underway.ts';

/** Which polls of a rail come first: 0 because of a callback, then 1 of attempts underway, then 2 of ended ones. */
export function pollRankOf(attempt: Attempt): number {
  if (isExpedited(attempt)) return 0;
  return isUnderway(attempt) ? 1 : 2;
}

/** Whether the next poll is due to a callback. */
export function isExpedited({
  calledBackAtMs,
  nextPollAtMs,
}: Pick<Attempt, 'calledBackAtMs' | 'nextPollAtMs'>): boolean {
  return calledBackAtMs !== null && nextPollAtMs !== null && nextPollAtMs <= calledBackAtMs + POLL_PAUSE_MS_MIN;
}
