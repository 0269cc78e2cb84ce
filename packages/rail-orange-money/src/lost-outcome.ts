import type { LookupOutcome, LookupRequest } from '@mitako/core';

/**
 * Outcome of a charge whose token was not stored: the answer that had it was lost, or is still awaited. Orange cannot be asked
 * without the token, and need not be: no payment is possible before it is stored. After its life that is certain; the payer, who saw
 * no prompt and no page to be too late for, may try again.
 */
export function lostOutcome({ nowMs, chargedAtMs }: LookupRequest, lifeMs: number): LookupOutcome {
  const isOver = nowMs - chargedAtMs > lifeMs;
  return isOver ? { kind: 'failed', failureCode: 'provider_unavailable' } : { kind: 'unknown' };
}
