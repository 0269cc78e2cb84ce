import type { Attempt } from '../model.ts';

/** How many codes one attempt takes: enough to mistype twice, and with the payment's attempts too few to guess one. */
export const CODE_TRIES_MAX = 3;

/** How many codes an attempt still takes: 0 unless it waits for one, within the time that the rail gives. */
export function codesLeft(attempt: Attempt, nowMs: number): number {
  const isWanted = attempt.status === 'pending' && attempt.nextAction?.type === 'enter_otp';
  return isWanted && nowMs < attempt.expiresAtMs ? Math.max(0, CODE_TRIES_MAX - attempt.codesTried) : 0;
}
