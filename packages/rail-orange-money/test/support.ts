import type { ChargeOutcome, ChargeRequest, LookupOutcome, LookupRequest, Rail } from '@mitako/core';
import type { Fetch } from '@mitako/rail-kit';
import {
  simulateOrangeMoneyPush,
  simulateOrangeMoneyWeb,
  type SimulatedOrangeMoneyPushOptions,
  type SimulatedOrangeMoneyWebOptions,
  type SimulatedProvider,
} from '@mitako/testing/rails';
import {
  orangeMoneyPush,
  type OrangeMoneyPushOptions,
  orangeMoneyWeb,
  type OrangeMoneyWebOptions,
} from '../src/index.ts';

export const START_MS: number = Date.UTC(2026, 10, 23);
export const MINUTE_MS = 60_000;
export const REFERENCE = 'att_01JD0000000000000000000001';

export const WEB: OrangeMoneyWebOptions = {
  clientId: 'client',
  clientSecret: 'secret',
  merchantKey: 'a1b2c3d4',
  environment: 'sandbox',
};

export const PUSH: OrangeMoneyPushOptions = {
  consumerKey: 'consumer',
  consumerSecret: 'secret',
  apiUser: 'user',
  apiPassword: 'password',
  channelUserMsisdn: '699000000',
  pin: '1234',
  environment: 'production',
};

/** Secrets of the simulator and the options, which must appear in no log. */
export const SECRETS: readonly string[] = ['secret', 'a1b2c3d4', 'password', '1234', 'Bearer', 'Basic'];

/** The notifications that a simulator sent. */
export interface Notified {
  readonly url: string;
  readonly body: unknown;
}

export function createNotified(): { readonly sent: Notified[]; readonly fetch: Fetch } {
  const sent: Notified[] = [];
  return {
    sent,
    async fetch(url, { body }) {
      sent.push({ url, body: JSON.parse(typeof body === 'string' ? body : '') });
      return new Response();
    },
  };
}

/** A rail, its simulator, and the time of both. */
export function webUnderTest(
  rail: Partial<OrangeMoneyWebOptions> = {},
  simulator: SimulatedOrangeMoneyWebOptions = {},
) {
  const clock = { nowMs: START_MS };
  const { sent, fetch } = createNotified();
  const provider = simulateOrangeMoneyWeb({ nowMs: () => clock.nowMs, fetch, ...simulator });
  return { clock, provider, sent, rail: orangeMoneyWeb({ ...WEB, fetch: provider.fetch, ...rail }) };
}

export function pushUnderTest(
  rail: Partial<OrangeMoneyPushOptions> = {},
  simulator: SimulatedOrangeMoneyPushOptions = {},
) {
  const clock = { nowMs: START_MS };
  const { sent, fetch } = createNotified();
  const provider = simulateOrangeMoneyPush({ nowMs: () => clock.nowMs, fetch, ...simulator });
  return { clock, provider, sent, rail: orangeMoneyPush({ ...PUSH, fetch: provider.fetch, ...rail }) };
}

export function chargeRequest(changed: Partial<ChargeRequest> = {}): ChargeRequest {
  return {
    reference: REFERENCE,
    livemode: false,
    provider: 'orange_money',
    country: 'CM',
    phone: '+237691234567',
    amount: 5_000,
    currency: 'XAF',
    description: 'Commande 1043',
    locale: 'fr',
    urls: {
      callback: `https://pay.shop.example/api/v1/gateway/rails/orange/callbacks/${REFERENCE}`,
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

/** Prepares and charges, as the engine does; the reference is the one that it stores. */
export async function charged(
  rail: Rail,
  request: ChargeRequest = chargeRequest(),
): Promise<{ readonly outcome: ChargeOutcome; readonly request: ChargeRequest }> {
  const prepared = await rail.prepare?.(request);
  if (prepared !== undefined && prepared.kind !== 'prepared') return { outcome: prepared, request };
  const made = { ...request, railReference: prepared?.railReference ?? null };
  const outcome = await rail.charge(made);
  const railReference = outcome.kind === 'pending' ? outcome.railReference : null;
  return { outcome, request: { ...made, railReference: railReference ?? made.railReference } };
}

/** What `lookup` says to an answer about a charge that was made. */
export async function lookedUp(
  { rail, provider }: { readonly rail: Rail; readonly provider: SimulatedProvider },
  path: RegExp,
  answer: { readonly status: number; readonly body: string },
): Promise<LookupOutcome> {
  const { request } = await charged(rail, chargeRequest({ phone: '+237691234129' }));
  provider.faults.next({ kind: 'answer', ...answer }, { path });
  return rail.lookup(lookupRequest(request));
}

/** The payer on Orange's page: types number and code, and follows no redirect. */
export async function payOnPage(
  provider: SimulatedProvider,
  outcome: ChargeOutcome,
  typed: { readonly msisdn?: string; readonly otp?: string } = {},
): Promise<Response> {
  const url = outcome.kind === 'pending' ? outcome.nextAction.url : null;
  if (url === null) throw new Error('there is no page');
  const form = new URLSearchParams({ msisdn: '691234567', otp: '123456', ...typed });
  return provider.fetch(url, { method: 'POST', body: form });
}
