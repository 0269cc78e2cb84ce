import type { Attempt } from '../model.ts';

/** Codes per attempt: enough for two typing errors, and with the payment's attempts too few to guess one. */
export const CODE_TRIES_MAX = 3;

/** Remaining codes of an attempt: 0 unless it expects a code and its prompt has not expired. */
export function codesLeft(attempt: Attempt, nowMs: number): number {
  const isWanted = attempt.status === 'pending' && attempt.nextAction?.type === 'enter_otp';
  return isWanted && nowMs < attempt.expiresAtMs ? Math.max(0, CODE_TRIES_MAX - attempt.codesTried) : 0;
}
