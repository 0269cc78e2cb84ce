import type { ChargeOutcome, ChargeRequest, LookupOutcome, LookupRequest, Rail, RailRefundRequest } from '@mitako/core';
import type { Fetch } from '@mitako/rail-kit';
import { simulateMtnMomo, type SimulatedMtnMomo, type SimulatedMtnMomoOptions } from '@mitako/testing/rails';
import { mtnMomo, type MtnMomoOptions } from '../src/index.ts';

export const START_MS: number = Date.UTC(2026, 10, 23);
export const MINUTE_MS = 60_000;
export const REFERENCE = 'att_01JD0000000000000000000001';
/** The id at MTN of the charge with {@link REFERENCE}, of the rail `mtn_momo_cm`. */
export const CHARGE_ID = '91a8b9c4-6e27-461e-8f39-1fd7c1d039b9';
/** Pays, in the sandbox and elsewhere. */
export const PAYS = '+237677123456';
export const NEVER_ANSWERS = '+237677123129';

export const CHARGE = /requesttopay$/;
export const STATUS = /requesttopay\/./;
export const REFUND = /(refund|transfer)$/;
export const REFUND_STATUS = /(refund|transfer)\/./;

export const MTN: MtnMomoOptions = {
  country: 'CM',
  environment: 'production',
  collection: {
    subscriptionKey: 'collection-key',
    apiUser: '0d9c7c1e-5a34-4d31-9d3a-1a6f2f6c7e10',
    apiKey: 'collection-secret',
  },
  disbursement: {
    subscriptionKey: 'disbursement-key',
    apiUser: '5b3f9a52-7a0e-4c58-8a7e-2f1f0e9c6d21',
    apiKey: 'disbursement-secret',
  },
};

/** Secrets of the options, which must appear in no log, error or outcome. */
export const SECRETS: readonly string[] = [
  'collection-key',
  'collection-secret',
  'disbursement-key',
  'disbursement-secret',
  Buffer.from('0d9c7c1e-5a34-4d31-9d3a-1a6f2f6c7e10:collection-secret').toString('base64'),
  'Bearer',
  'Basic',
];

/** A callback that the simulator sent. */
export interface CalledBack {
  readonly url: string;
  readonly method: string | undefined;
  readonly body: string;
}

export interface UnderTest {
  readonly rail: Rail;
  readonly provider: SimulatedMtnMomo;
  readonly clock: { nowMs: number };
  readonly callbacks: readonly CalledBack[];
}

/** A rail, its simulator, and the time of both. Both are of Cameroon, with live money, unless it is said otherwise. */
export function underTest(rail: Partial<MtnMomoOptions> = {}, simulator: SimulatedMtnMomoOptions = {}): UnderTest {
  const clock = { nowMs: START_MS };
  const callbacks: CalledBack[] = [];
  const fetch: Fetch = async (url, { method, body }) => {
    callbacks.push({ url, method, body: typeof body === 'string' ? body : '' });
    return new Response();
  };
  const provider = simulateMtnMomo({
    targetEnvironment: 'mtncameroon',
    callbackHost: 'pay.shop.example',
    // The engine paces look-ups.
    statusesPerSecondMax: Infinity,
    nowMs: () => clock.nowMs,
    fetch,
    ...simulator,
  });
  return { rail: mtnMomo({ ...MTN, fetch: provider.fetch, ...rail }), provider, clock, callbacks };
}

export function sandboxUnderTest(
  rail: Partial<MtnMomoOptions> = {},
  simulator: SimulatedMtnMomoOptions = {},
): UnderTest {
  return underTest({ environment: 'sandbox', ...rail }, { targetEnvironment: 'sandbox', ...simulator });
}

export function chargeRequest(changed: Partial<ChargeRequest> = {}): ChargeRequest {
  const reference = changed.reference ?? REFERENCE;
  return {
    reference,
    livemode: true,
    provider: 'mtn_momo',
    country: 'CM',
    phone: PAYS,
    amount: 5_000,
    currency: 'XAF',
    description: 'Commande 1043',
    locale: 'fr',
    urls: {
      callback: `https://pay.shop.example/api/v1/gateway/rails/mtn_momo_cm/callbacks/${reference}`,
      return: 'https://pay.shop.example/checkout/x',
      cancel: 'https://pay.shop.example/checkout/x',
    },
    railReference: null,
    nowMs: START_MS,
    ...changed,
  };
}

export function lookupRequest(charge: ChargeRequest, changed: Partial<LookupRequest> = {}): LookupRequest {
  const { reference, livemode, railReference, provider, country, phone, amount, currency, nowMs } = charge;
  const asked = { reference, livemode, railReference, provider, country, phone, amount, currency };
  return { ...asked, chargedAtMs: nowMs, nowMs: nowMs + 10_000, ...changed };
}

export function refundRequest(changed: Partial<RailRefundRequest> = {}): RailRefundRequest {
  return {
    reference: 'rfd_01JD0000000000000000000001',
    livemode: true,
    chargeReference: REFERENCE,
    chargeRailReference: CHARGE_ID,
    tries: 0,
    provider: 'mtn_momo',
    country: 'CM',
    phone: PAYS,
    amount: 2_000,
    currency: 'XAF',
    nowMs: START_MS + MINUTE_MS,
    ...changed,
  };
}

/** Prepares and charges, as the engine does. */
export async function charged(rail: Rail, changed: Partial<ChargeRequest> = {}): Promise<ChargeOutcome> {
  const request = chargeRequest(changed);
  const prepared = await rail.prepare?.(request);
  if (prepared?.kind !== 'prepared') return prepared ?? { kind: 'unknown' };
  return rail.charge({ ...request, railReference: prepared.railReference });
}

export async function found(rail: Rail, changed: Partial<ChargeRequest> = {}): Promise<LookupOutcome> {
  return rail.lookup(lookupRequest(chargeRequest(changed)));
}

/** What `lookup` says to an answer about a charge that was made. */
export async function foundWith(
  { rail, provider }: UnderTest,
  answer: { readonly status?: number; readonly body: string },
): Promise<LookupOutcome> {
  await charged(rail, { phone: NEVER_ANSWERS });
  provider.faults.next({ kind: 'answer', status: 200, ...answer }, { path: STATUS });
  return found(rail, { phone: NEVER_ANSWERS });
}
