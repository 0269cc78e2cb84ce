import type { Unanswered } from '../checkout/pay-answers.ts';
import type { Context } from '../context.ts';
import type { Result } from '../kernel/result.ts';
import type { Attempt } from '../model.ts';
import type { RailRoute } from '../rails/rail-methods.ts';
import { addToAttempt } from './add-to-attempt.ts';
import { afterCharge, type Asked, CHARGED_WITHIN_MS, chargeAtRail } from './charge-at-rail.ts';
import { endRefused } from './end-refused.ts';
import { isOurs } from './refusals.ts';
import { switchRail } from './switch-rail.ts';
import { isUnderway, pollSoonAtMs } from './underway.ts';

/**
 * Charges a recorded attempt at its provider, and records the outcome with the response to the request.
 *
 * When its rail certainly refused it for a reason that is not the payer's, the next rail of the same provider gets an
 * attempt of its own. Never after an unknown outcome: the first rail may have charged.
 * @param routes the rails that can make it, in the order in which they are asked: the first is the attempt's
 */
export async function chargeAttempt<Data>(
  context: Context,
  attempt: Attempt,
  asked: Asked,
  routes: readonly [RailRoute, ...RailRoute[]],
  unanswered: Unanswered<Data>,
  untilMs: number = attempt.createdAtMs + CHARGED_WITHIN_MS,
): Promise<Result<Data>> {
  const [{ method }, next, ...others] = routes;
  const charged = await chargeAtRail(context, attempt, method, asked, untilMs);
  const outcome = charged.kind === 'late' ? LATE : charged;
  if (outcome.kind !== 'refused') {
    return addToAttempt(context, attempt.id, unanswered.finish, {
      written(stored) {
        const written = afterCharge(context, stored, outcome);
        return isUnderway(stored)
          ? { ...written, status: 'pending', nextPollAtMs: pollSoonAtMs(context, stored) }
          : written;
      },
      answer: (payment, written) => unanswered.answers.fromState(context, payment, written),
    });
  }
  const isSwitched = next !== undefined && isOurs(outcome.failureCode) && context.clock.now() <= untilMs;
  const switched = isSwitched ? await switchRail(context, attempt, outcome, next.rail) : null;
  return next === undefined || switched === null
    ? endRefused(context, attempt, outcome, unanswered)
    : chargeAttempt(context, switched, asked, [next, ...others], unanswered, untilMs);
}

/** Nobody else charges an attempt whose first charge was never sent. */
const LATE = { kind: 'refused', failureCode: 'provider_unavailable' } as const;
