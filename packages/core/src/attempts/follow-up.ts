import type { FailureCode } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import type { Attempt } from '../model.ts';
import { ageOf } from './poll-ladder.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** When an attempt that ended in doubt is looked up again: a provider that called back once does not call back again. */
const FOLLOW_UPS_MS: readonly number[] = [10 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR, 72 * HOUR];

/** The provider stopped waiting, or reported no reason: the payer may have confirmed at that moment. */
const DOUBTFUL: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'payer_timeout',
  'provider_unavailable',
  'provider_error',
]);

/**
 * An attempt that has just ended, or now waits for the operator, with its first follow-up.
 * @param isInDoubt whether the provider reports a doubt
 */
export function withFollowUp(context: Context, attempt: Attempt, isInDoubt = false): Attempt {
  const ended = { ...attempt, ageAtEndMs: isInDoubt || isDoubtful(attempt) ? ageOf(context, attempt) : null };
  return { ...ended, nextPollAtMs: nextFollowUpAtMs(context, ended) };
}

/** When an ended attempt is looked up next; null: no more. */
export function nextFollowUpAtMs(context: Context, attempt: Attempt): number | null {
  const { ageAtEndMs } = attempt;
  if (ageAtEndMs === null) return null;
  const endedForMs = ageOf(context, attempt) - ageAtEndMs;
  const nextMs = FOLLOW_UPS_MS.find((afterMs) => afterMs > endedForMs);
  return nextMs === undefined ? null : context.clock.now() + nextMs - endedForMs;
}

/** An attempt without a charge at a provider cannot have been paid there. */
function isDoubtful({ status, failureCode, chargeAgainAtMs }: Attempt): boolean {
  if (chargeAgainAtMs === null) return false;
  return status === 'needs_review' || (status === 'failed' && failureCode !== null && DOUBTFUL.has(failureCode));
}
