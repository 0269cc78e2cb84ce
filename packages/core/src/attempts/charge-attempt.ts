import { addToAttempt } from './add-to-attempt.ts';
import { endRefused } from './end-refused.ts';
import { isOurs } from './refusals.ts';
import { switchRail } from './switch-rail.ts';
import { checkedNextAction } from './next-action.ts';
import { type Prepared, prepareCharge } from './prepare-charge.ts';
import { isUnderway, pollSoonAtMs } from './underway.ts';
import type { Unanswered } from '../checkout/pay-answers.ts';
import type { Context } from '../context.ts';
import { IDEMPOTENCY_LEASE_MS } from '../kernel/idempotency.ts';
import type { Result } from '../kernel/result.ts';
import type { Attempt } from '../model.ts';
import type { ChargeOutcome, ChargeRequest, PrepareRequest } from '../ports/rail-calls.ts';
import { callRail } from '../rails/call-rail.ts';
import type { RailMethod } from '../ports/rail.ts';
import type { RailRoute } from '../rails/rail-methods.ts';
import { railUrls } from '../rails/rail-urls.ts';

/** Half the time after which others ask the provider about an attempt that was recorded and not charged yet. */
const CHARGED_WITHIN_MS = IDEMPOTENCY_LEASE_MS / 2;

/** What the payer chose, and sees. */
export interface Chosen extends Pick<ChargeRequest, 'phone' | 'locale'> {
  readonly slug: string;
  /** The rails that can make it, in the order in which they are asked: the first is the attempt's. */
  readonly routes: readonly [RailRoute, ...RailRoute[]];
  /** The text that the payer sees at the provider. */
  readonly describe: (method: RailMethod) => string;
}

/**
 * Charges a recorded attempt at its provider, and records the outcome with the response to the request.
 *
 * A process that was paused between the two no longer charges: the provider may have been asked about the
 * attempt meanwhile, and have reported that there is none. No other process charges it either, so that a provider is asked for
 * an attempt once.
 *
 * When its rail certainly refused it for a reason that is not the payer's, the next rail of the same provider gets an
 * attempt of its own. Never after an unknown outcome: the first rail may have charged.
 */
export async function chargeAttempt<Data>(
  context: Context,
  attempt: Attempt,
  chosen: Chosen,
  unanswered: Unanswered<Data>,
  untilMs: number = attempt.createdAtMs + CHARGED_WITHIN_MS,
): Promise<Result<Data>> {
  const outcome = await chargeAtRail(context, attempt, chosen, untilMs);
  if (outcome.kind !== 'refused') {
    return addToAttempt(context, attempt.id, unanswered.finish, {
      written: (stored) => chargedAttempt(context, stored, outcome),
      answer: (payment, charged) => unanswered.answers.fromState(context, payment, charged),
    });
  }
  const [, next, ...others] = chosen.routes;
  const isSwitched = next !== undefined && isOurs(outcome.failureCode) && context.clock.now() <= untilMs;
  const switched = isSwitched ? await switchRail(context, attempt, outcome, next.rail) : null;
  return next === undefined || switched === null
    ? endRefused(context, attempt, outcome, unanswered)
    : chargeAttempt(context, switched, { ...chosen, routes: [next, ...others] }, unanswered, untilMs);
}

async function chargeAtRail(
  context: Context,
  attempt: Attempt,
  { slug, routes: [{ method }], describe, ...chosen }: Chosen,
  untilMs: number,
): Promise<Exclude<ChargeOutcome, { readonly kind: 'refused' }> | Extract<Prepared, { readonly kind: 'refused' }>> {
  const request = (): PrepareRequest => ({
    ...chosen,
    provider: method.provider,
    country: method.country,
    description: describe(method),
    reference: attempt.id,
    livemode: attempt.livemode,
    amount: attempt.amount,
    currency: attempt.currency,
    urls: railUrls(context, attempt, slug),
    nowMs: context.clock.now(),
  });
  const isLate = (): boolean => context.clock.now() > untilMs;
  const prepared = isLate() ? LATE : await prepareCharge(context, attempt, request());
  if (prepared.kind === 'refused') return prepared;
  if (isLate()) return LATE;
  return callRail(context, attempt, 'charge', (rail) =>
    rail.charge({ ...request(), railReference: prepared.railReference }),
  );
}

const LATE = { kind: 'refused', failureCode: 'provider_unavailable' } as const;

function chargedAttempt(
  context: Context,
  attempt: Attempt,
  outcome: Exclude<ChargeOutcome, { readonly kind: 'refused' }>,
): Attempt {
  const nowMs = context.clock.now();
  const outcomeFields: Partial<Attempt> =
    outcome.kind === 'unknown'
      ? {}
      : {
          railReference: outcome.railReference ?? attempt.railReference,
          nextAction: checkedNextAction(context, attempt, outcome.nextAction),
          expiresAtMs: isInstant(outcome.expiresAtMs) ? outcome.expiresAtMs : attempt.expiresAtMs,
        };
  const railDetail = outcome.detail ?? attempt.railDetail;
  const written = { ...attempt, ...outcomeFields, railDetail, updatedAtMs: nowMs, version: attempt.version + 1 };
  return isUnderway(attempt)
    ? { ...written, status: 'pending', nextPollAtMs: pollSoonAtMs(context, attempt) }
    : written;
}

/** A time that a Date can represent (ECMA-262: ±8.64e15 ms around 1970). */
function isInstant(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && Math.abs(value) <= 8.64e15;
}
