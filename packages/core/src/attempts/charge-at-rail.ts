import type { Context } from '../context.ts';
import { DEFAULT_LOCALE } from '../checkout/default-locale.ts';
import { IDEMPOTENCY_LEASE_MS } from '../kernel/idempotency.ts';
import type { Attempt, Merchant, Payment } from '../model.ts';
import type { ChargeOutcome, ChargeRequest, PrepareRequest } from '../ports/rail-calls.ts';
import type { RailMethod } from '../ports/rail.ts';
import { callRail } from '../rails/call-rail.ts';
import { railText } from '../rails/rail-text.ts';
import { railUrls } from '../rails/rail-urls.ts';
import { checkedNextAction } from './next-action.ts';
import { type Prepared, prepareCharge } from './prepare-charge.ts';

/** Half the time after which others ask the provider about an attempt that was recorded and not charged yet. */
export const CHARGED_WITHIN_MS = IDEMPOTENCY_LEASE_MS / 2;

/** What the payer chose, and sees. */
export interface Asked extends Pick<ChargeRequest, 'phone' | 'locale'> {
  readonly slug: string;
  /** The text that the payer sees at the provider. */
  readonly describe: (method: RailMethod) => string;
}

export function askedOf(payment: Payment, merchant: Merchant, phone: string): Asked {
  return {
    phone,
    slug: payment.slug,
    locale: payment.locale ?? DEFAULT_LOCALE,
    describe: ({ description }) => railText(payment.description, merchant.name, description),
  };
}

/** A charge that the rail may have received. */
export type Sent = Exclude<ChargeOutcome, { readonly kind: 'refused' }>;

/** A charge that was refused, by the provider or before it was sent. */
export type NotCharged = Extract<Prepared, { readonly kind: 'refused' }> & { readonly isSent: boolean };

/**
 * Sends the charge of a recorded attempt to its provider. `late`: this process was paused, and sent nothing; the provider
 * may have been asked about the attempt meanwhile, and have reported that there is none.
 */
export async function chargeAtRail(
  context: Context,
  attempt: Attempt,
  method: RailMethod,
  { slug, describe, ...asked }: Asked,
  untilMs: number,
): Promise<Sent | NotCharged | { readonly kind: 'late' }> {
  const request = (): PrepareRequest => ({
    ...asked,
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
  if (isLate()) return { kind: 'late' };
  const { railReference: stored } = attempt;
  const prepared: Prepared =
    stored === null ? await prepareCharge(context, attempt, request()) : { kind: 'prepared', railReference: stored };
  if (prepared.kind === 'refused') return { ...prepared, isSent: false };
  if (isLate()) return { kind: 'late' };
  const outcome = await callRail(context, attempt, 'charge', (rail) =>
    rail.charge({ ...request(), railReference: prepared.railReference }),
  );
  return outcome.kind === 'refused' ? { ...outcome, isSent: true } : outcome;
}

/** What is known of an attempt after its charge was sent. */
export function afterCharge(context: Context, attempt: Attempt, outcome: Sent): Attempt {
  const nowMs = context.clock.now();
  const known: Partial<Attempt> =
    outcome.kind === 'unknown'
      ? {}
      : {
          acceptedAtMs: attempt.acceptedAtMs ?? nowMs,
          railReference: outcome.railReference ?? attempt.railReference,
          nextAction: checkedNextAction(context, attempt, outcome.nextAction),
          expiresAtMs: isInstant(outcome.expiresAtMs) ? outcome.expiresAtMs : attempt.expiresAtMs,
        };
  const railDetail = outcome.detail ?? attempt.railDetail;
  return { ...attempt, ...known, railDetail, updatedAtMs: nowMs, version: attempt.version + 1 };
}

/** A time that a Date can represent (ECMA-262: ±8.64e15 ms around 1970). */
function isInstant(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && Math.abs(value) <= 8.64e15;
}
