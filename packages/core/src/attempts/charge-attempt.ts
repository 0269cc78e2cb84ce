import type { Unanswered } from '../checkout/pay-answers.ts';
import type { Context } from '../context.ts';
import type { Result } from '../kernel/result.ts';
import type { Attempt } from '../model.ts';
import { chargeRulesOf, type RailRoute } from '../rails/rail-methods.ts';
import { addToAttempt } from './add-to-attempt.ts';
import { type Asked, CHARGED_WITHIN_MS, chargeAtRail, type NotCharged } from './charge-at-rail.ts';
import { endRefused } from './end-refused.ts';
import { lookUpNow } from './look-up-at-rail.ts';
import { afterCharge } from './record-charge.ts';
import { isOurs } from './refusals.ts';
import { switchRail } from './switch-rail.ts';

/**
 * Charges a recorded attempt at its provider, and records the outcome with the response to the request.
 *
 * When its rail certainly refused it for a reason that is not the payer's, the next rail of the same provider gets an
 * attempt of its own, once the provider has confirmed that it has no such charge. Never after an unknown outcome: the first
 * rail may have charged.
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
  const mayMove = outcome.kind === 'refused' && next !== undefined && isOurs(outcome.failureCode);
  const found = mayMove ? await foundAgain(context, attempt, outcome) : 'none';
  if (outcome.kind !== 'refused' || found === 'charge') {
    const { detail } = outcome;
    const sent = outcome.kind === 'refused' ? { kind: 'unknown' as const, ...(detail && { detail }) } : outcome;
    return addToAttempt(context, attempt.id, unanswered.finish, {
      written: (stored) => afterCharge(context, stored, sent),
      answer: (payment, written) => unanswered.answers.fromState(context, payment, written),
    });
  }
  const isSwitched = mayMove && found === 'none' && context.clock.now() <= untilMs;
  const switched = isSwitched ? await switchRail(context, attempt, outcome, next.rail) : null;
  return next === undefined || switched === null
    ? endRefused(context, attempt, outcome, unanswered, 'charge')
    : chargeAttempt(context, switched, asked, [next, ...others], unanswered, untilMs);
}

/** This process sent nothing. If another process has, nothing ends. */
const LATE: NotCharged = { kind: 'refused', failureCode: 'provider_unavailable', isSent: false };

/** A provider may report a charge as unknown that it finds moments later. */
const AGAIN_AFTER_MS = 2_500;
const ANSWERED_WITHIN_MS = 5_000;

/**
 * Whether the provider, asked once more, has a charge that it refused: a second prompt by another rail would be paid as
 * well. The first answer of a rail whose look-ups cannot tell is accepted.
 */
async function foundAgain(
  context: Context,
  { id, rail }: Attempt,
  { isSent }: NotCharged,
): Promise<'charge' | 'none' | 'unclear'> {
  if (!isSent || chargeRulesOf(context.rails, { rail })?.isRepeatable !== true) return 'none';
  await context.clock.sleep(AGAIN_AFTER_MS, new AbortController().signal);
  const attempt = await context.store.read.attemptById(id);
  if (attempt === null) return 'unclear';
  if (attempt.acceptedAtMs !== null) return 'charge';
  const { kind } = await lookUpNow(context, attempt, ANSWERED_WITHIN_MS);
  if (kind === 'pending' || kind === 'paid') return 'charge';
  return kind === 'unknown' ? 'unclear' : 'none';
}
