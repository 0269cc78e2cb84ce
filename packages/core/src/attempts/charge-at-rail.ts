import type { Context } from '../context.ts';
import { DEFAULT_LOCALE } from '../checkout/default-locale.ts';
import { IDEMPOTENCY_LEASE_MS } from '../kernel/idempotency.ts';
import type { Attempt, Merchant, Payment } from '../model.ts';
import type { ChargeOutcome, ChargeRequest, PrepareRequest } from '../ports/rail-calls.ts';
import type { RailMethod } from '../ports/rail.ts';
import { callRail } from '../rails/call-rail.ts';
import { railText } from '../rails/rail-text.ts';
import { railUrls } from '../rails/rail-urls.ts';
import { type Prepared, prepareCharge } from './prepare-charge.ts';

/** Half the time after which other processes look up an attempt that was recorded and not charged yet. */
export const CHARGED_WITHIN_MS = IDEMPOTENCY_LEASE_MS / 2;

/** Longer than one sends a charge: the preparation, the request, and one more question about a refusal. */
export const CHARGING_MS_MAX = 90_000;

/** An attempt that this process is about to charge. If it dies before the rail answers, other processes look it up. */
export function beingCharged({
  clock,
}: Pick<Context, 'clock'>): Pick<Attempt, 'nextPollAtMs' | 'chargeAgainAtMs'> & { readonly status: 'submitting' } {
  const nowMs = clock.now();
  return {
    status: 'submitting',
    nextPollAtMs: nowMs + IDEMPOTENCY_LEASE_MS,
    chargeAgainAtMs: nowMs + CHARGING_MS_MAX,
  };
}

/** Whether a process may be sending its charge, or has just done so. */
export function isBeingCharged({ clock }: Pick<Context, 'clock'>, { chargeAgainAtMs }: Attempt): boolean {
  return chargeAgainAtMs === null || clock.now() < chargeAgainAtMs;
}

/** The payer's choice, and what the payer sees. */
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
  if (prepared.kind === 'late' || isLate()) return { kind: 'late' };
  const outcome = await callRail(context, attempt, 'charge', (rail) =>
    rail.charge({ ...request(), railReference: prepared.railReference }),
  );
  return outcome.kind === 'refused' ? { ...outcome, isSent: true } : outcome;
}
