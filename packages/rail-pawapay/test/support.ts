import type {
  ChargeOutcome,
  ChargeRequest,
  LookupOutcome,
  LookupRequest,
  RailCallback,
  RailRefundRequest,
} from '@mitako/core';
import type { Fault, SimulatedPawapayOptions } from '@mitako/testing/rails';
import { simulatePawapay } from '@mitako/testing/rails';
import { pawapay, type PawapayOptions } from '../src/index.ts';

export const START_MS: number = Date.UTC(2026, 10, 24);
export const MINUTE_MS = 60_000;
export const REFERENCE = 'att_01JD0000000000000000000001';
export const REFUND = 'rfd_01JD0000000000000000000001';
export const CALLBACK_URL = 'https://pay.shop.example/api/v1/gateway/rails/pawapay/callbacks';
/** It must appear in no log, error or outcome. */
export const TOKEN = 'eyJraWQiOiIxIn0.tokentokentoken';

export const DEPOSITS = /^\/v2\/deposits$/;
export const DEPOSIT_STATUS = /^\/v2\/deposits\/[\da-f-]{36}$/;
export const REFUNDS = /^\/v2\/refunds$/;
export const REFUND_STATUS = /^\/v2\/refunds\/[\da-f-]{36}$/;

/** Keeps the callbacks that a simulator sends, as the engine hands them to a rail. */
export function callbackReceiver() {
  const received: RailCallback[] = [];
  return {
    received,
    async fetch(url: string, { headers, body }: RequestInit): Promise<Response> {
      const text = typeof body === 'string' ? body : '';
      received.push({
        method: 'POST',
        url,
        headers: Object.fromEntries(new Headers(headers)),
        body: text,
        rawBody: new TextEncoder().encode(text),
      });
      return new Response();
    },
  };
}

/** A rail, its simulated provider, the callbacks that it sends, and the time of all. */
export function underTest(
  rail: Partial<PawapayOptions> = {},
  simulator: SimulatedPawapayOptions & { readonly signature?: 'none' | 'der' | 'ieee-p1363' } = {},
) {
  const { signature = 'none', ...options } = simulator;
  const clock = { nowMs: START_MS };
  const nowMs = () => clock.nowMs;
  const { received, fetch } = callbackReceiver();
  const provider = simulatePawapay({
    apiToken: TOKEN,
    nowMs,
    callbacks: { url: CALLBACK_URL, fetch, signature },
    ...options,
  });
  const made = pawapay({
    apiToken: TOKEN,
    environment: 'sandbox',
    fetch: provider.fetch,
    nowMs,
    ...rail,
  });
  return { clock, provider, received, rail: made };
}

export function chargeRequest(changed: Partial<ChargeRequest> = {}): ChargeRequest {
  const callback = `${CALLBACK_URL}/${changed.reference ?? REFERENCE}`;
  const checkout = 'https://pay.shop.example/checkout/x';
  return {
    reference: REFERENCE,
    livemode: false,
    provider: 'mtn_momo',
    country: 'CM',
    phone: '+237653456789',
    amount: 5_000,
    currency: 'XAF',
    description: 'Commande 1043',
    locale: 'fr',
    urls: { callback, return: checkout, cancel: checkout },
    railReference: null,
    nowMs: START_MS,
    ...changed,
  };
}

export function lookupRequest(changed: Partial<LookupRequest> = {}): LookupRequest {
  const { reference, livemode, provider, country, phone, amount, currency } = chargeRequest();
  const asked = { reference, livemode, provider, country, phone, amount, currency, railReference: null };
  return { ...asked, chargedAtMs: START_MS, nowMs: START_MS + 10_000, ...changed };
}

export function refundRequest(changed: Partial<RailRefundRequest> = {}): RailRefundRequest {
  const { livemode, provider, country, phone, amount, currency } = chargeRequest();
  return {
    reference: REFUND,
    chargeReference: REFERENCE,
    chargeRailReference: null,
    tries: 0,
    livemode,
    provider,
    country,
    phone,
    amount,
    currency,
    nowMs: START_MS + MINUTE_MS,
    ...changed,
  };
}

/** An answer of pawaPay instead of the simulator's. */
export function answer(body: object | string, status = 200): Fault {
  return { kind: 'answer', status, body: typeof body === 'string' ? body : JSON.stringify(body) };
}

export function rejection(failureCode: string, status = 200): Fault {
  return answer(
    { status: 'REJECTED', failureReason: { failureCode, failureMessage: `Because of ${failureCode}.` } },
    status,
  );
}

/** What `charge` says to an answer. */
export async function chargedBy(made: ReturnType<typeof underTest>, fault: Fault): Promise<ChargeOutcome> {
  made.provider.faults.next(fault, { method: 'POST', path: DEPOSITS });
  return made.rail.charge(chargeRequest());
}

/** What `lookup` says to the state of a deposit, as pawaPay shows it. */
export async function lookedUpBy(
  made: ReturnType<typeof underTest>,
  data: Readonly<Record<string, unknown>>,
): Promise<LookupOutcome> {
  const charged = await made.rail.charge(chargeRequest());
  const depositId = charged.kind === 'pending' ? charged.railReference : null;
  const whole = { depositId, amount: '5000', currency: 'XAF', country: 'CMR', ...data };
  made.provider.faults.next(answer({ status: 'FOUND', data: whole }), { path: DEPOSIT_STATUS });
  return made.rail.lookup(lookupRequest());
}
