import { addToAttempt } from './add-to-attempt.ts';
import { endRefused } from './end-refused.ts';
import { checkedNextAction } from './next-action.ts';
import { prepareCharge } from './prepare-charge.ts';
import { isUnderway, soonPolled } from './underway.ts';
import type { Unanswered } from '../checkout/pay-answers.ts';
import type { Context } from '../context.ts';
import { IDEMPOTENCY_LEASE_MS } from '../kernel/idempotency.ts';
import type { Result } from '../kernel/result.ts';
import type { Attempt } from '../model.ts';
import type { ChargeOutcome, ChargeRequest, PrepareRequest } from '../ports/rail-calls.ts';
import { callRail } from '../rails/call-rail.ts';
import { railUrls } from '../rails/rail-urls.ts';

/** Half the time after which others ask the provider about an attempt that was recorded and not charged yet. */
const CHARGED_WITHIN_MS = IDEMPOTENCY_LEASE_MS / 2;

/** What the payer chose, and sees. */
export type Chosen = Pick<ChargeRequest, 'provider' | 'country' | 'phone' | 'description' | 'locale'> & {
  readonly slug: string;
};

/**
 * Charges a recorded attempt at its provider, and records the outcome with the response to the request.
 *
 * A process that stood still between the two charges nothing any more: the provider may have been asked about the attempt
 * meanwhile, and have said that there is none. Nobody else charges it either, so that a provider is asked for an attempt
 * once.
 */
export async function chargeAttempt<Data>(
  context: Context,
  attempt: Attempt,
  { slug, ...chosen }: Chosen,
  unanswered: Unanswered<Data>,
): Promise<Result<Data>> {
  const request = (): PrepareRequest => ({
    ...chosen,
    reference: attempt.id,
    livemode: attempt.livemode,
    amount: attempt.amount,
    currency: attempt.currency,
    urls: railUrls(context, attempt, slug),
    nowMs: context.clock.now(),
  });
  const isLate = (): boolean => context.clock.now() - attempt.createdAtMs > CHARGED_WITHIN_MS;
  const prepared = isLate() ? LATE : await prepareCharge(context, attempt, request());
  if (prepared.kind === 'failed') return endRefused(context, attempt, prepared, unanswered);
  if (isLate()) return endRefused(context, attempt, LATE, unanswered);
  const outcome = await callRail(context, attempt, 'charge', (rail) =>
    rail.charge({ ...request(), railReference: prepared.railReference }),
  );
  if (outcome.kind === 'refused') return endRefused(context, attempt, outcome, unanswered);
  return addToAttempt(context, attempt.id, unanswered.finish, {
    written: (stored) => chargedAttempt(context, stored, outcome),
    answer: (payment, charged) => unanswered.answers.fromState(context, payment, charged),
  });
}

const LATE = { kind: 'failed', failureCode: 'provider_unavailable' } as const;

function chargedAttempt(
  context: Context,
  attempt: Attempt,
  outcome: Exclude<ChargeOutcome, { readonly kind: 'refused' }>,
): Attempt {
  const nowMs = context.clock.now();
  const said: Partial<Attempt> =
    outcome.kind === 'unknown'
      ? {}
      : {
          railReference: outcome.railReference ?? attempt.railReference,
          nextAction: checkedNextAction(context, attempt, outcome.nextAction),
          expiresAtMs: isInstant(outcome.expiresAtMs) ? outcome.expiresAtMs : attempt.expiresAtMs,
        };
  const railDetail = outcome.detail ?? attempt.railDetail;
  const written = { ...attempt, ...said, railDetail, updatedAtMs: nowMs, version: attempt.version + 1 };
  return isUnderway(attempt) ? { ...written, status: 'pending', nextPollAtMs: soonPolled(context, attempt) } : written;
}

/** A time that a Date can represent (ECMA-262: ±8.64e15 ms around 1970). */
function isInstant(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && Math.abs(value) <= 8.64e15;
}
