import type { ChargeRequest, LookupRequest, Rail, RailCallback, RailRefundRequest } from '@mitako/core';
import {
  simulateAirtelMoney,
  type SimulatedAirtelMoney,
  type SimulatedAirtelMoneyOptions,
} from '@mitako/testing/rails';
import { airtelMoney, type AirtelMoneyOptions } from '../src/index.ts';

export const START_MS: number = Date.UTC(2026, 10, 23);
export const MINUTE_MS = 60_000;
export const REFERENCE = 'att_01JD0000000000000000000001';
export const TRANSACTION = 'att01JD0000000000000000000001';
export const CALLBACK_URL = 'https://pay.shop.example/api/v1/gateway/rails/airtel_money_ga/callbacks';

export const GABON: AirtelMoneyOptions = {
  country: 'GA',
  clientId: 'client-2f9a',
  clientSecret: 'secret-77c1',
  environment: 'production',
};

/** Secrets of the options and the simulator, which must appear in no log, outcome or error. */
export const SECRETS: readonly string[] = ['client-2f9a', 'secret-77c1', '1234', 'key-5e0d', 'Bearer'];

export const COLLECT = /^\/merchant\/v[12]\/payments\/$/;
export const STATUS = /^\/standard\/v1\/payments\/att/;
export const REFUND = /^\/standard\/v1\/payments\/refund$/;
export const PAYOUT = /^\/standard\/v1\/disbursements\/$/;
export const PAYOUT_STATUS = /^\/standard\/v1\/disbursements\/\w/;
export const TOKEN = /^\/auth\/oauth2\/token$/;
export const KEY = /encryption-keys$/;

export interface UnderTest {
  readonly clock: { nowMs: number };
  readonly provider: SimulatedAirtelMoney;
  /** The bodies of the callbacks that were sent. */
  readonly sent: string[];
  readonly rail: Rail;
}

/** A rail, its simulator, and the time of both. */
export function underTest(
  options: Partial<AirtelMoneyOptions> = {},
  simulator: SimulatedAirtelMoneyOptions = {},
): UnderTest {
  const clock = { nowMs: START_MS };
  const sent: string[] = [];
  const provider = simulateAirtelMoney({
    clientId: GABON.clientId,
    clientSecret: GABON.clientSecret,
    country: options.country ?? 'GA',
    signing: options.signing ?? false,
    callbackUrl: CALLBACK_URL,
    nowMs: () => clock.nowMs,
    async fetch(_, { body }) {
      sent.push(typeof body === 'string' ? body : '');
    },
    ...simulator,
  });
  const rail = airtelMoney({ ...GABON, fetch: provider.fetch, ...options });
  return { clock, provider, sent, rail };
}

/** The same with refunds by payouts. */
export function withPayouts(
  options: Partial<AirtelMoneyOptions> = {},
  simulator: SimulatedAirtelMoneyOptions = {},
): UnderTest {
  const made = underTest(options, simulator);
  const { provider } = made;
  const refunds = { by: 'disbursement', pin: '1234', publicKey: provider.publicKey } as const;
  return { ...made, rail: airtelMoney({ ...GABON, refunds, fetch: provider.fetch, ...options }) };
}

export function chargeRequest(changed: Partial<ChargeRequest> = {}): ChargeRequest {
  return {
    reference: REFERENCE,
    livemode: true,
    provider: 'airtel_money',
    country: 'GA',
    phone: '+24177123456',
    amount: 5_000,
    currency: 'XAF',
    description: 'Commande 1043',
    locale: 'fr',
    urls: {
      callback: `${CALLBACK_URL}/${REFERENCE}`,
      return: 'https://pay.shop.example/checkout/x',
      cancel: 'https://pay.shop.example/checkout/x',
    },
    railReference: null,
    nowMs: START_MS,
    ...changed,
  };
}

export function lookupRequest(
  charge: ChargeRequest = chargeRequest(),
  changed: Partial<LookupRequest> = {},
): LookupRequest {
  const { reference, livemode, railReference, provider, country, phone, amount, currency, nowMs } = charge;
  const asked = { reference, livemode, railReference, provider, country, phone, amount, currency };
  return { ...asked, chargedAtMs: nowMs, nowMs: nowMs + MINUTE_MS, ...changed };
}

export function refundRequest(changed: Partial<RailRefundRequest> = {}): RailRefundRequest {
  const { livemode, provider, country, phone, amount, currency, nowMs } = chargeRequest();
  return {
    reference: 'rfd_01JD0000000000000000000001',
    chargeReference: REFERENCE,
    chargeRailReference: null,
    tries: 0,
    livemode,
    provider,
    country,
    phone,
    amount,
    currency,
    nowMs,
    ...changed,
  };
}

export function callbackOf(body: string, method: RailCallback['method'] = 'POST'): RailCallback {
  const headers = { 'content-type': 'application/json' };
  return { method, url: CALLBACK_URL, headers, body, rawBody: new TextEncoder().encode(body) };
}

/** An answer about a transaction, in Airtel's envelope. */
export function airtelAnswers(
  answer: { readonly status?: string; readonly code?: string; readonly result?: string } & Readonly<
    Record<string, unknown>
  >,
): string {
  const { status, code, result = 'ESB000010', ...rest } = answer;
  const transaction = status === undefined ? undefined : { status, ...rest };
  return JSON.stringify({
    ...(transaction === undefined ? {} : { data: { transaction } }),
    status: {
      code: '200',
      message: 'SUCCESS',
      result_code: result,
      ...(code && { response_code: code }),
      success: true,
    },
  });
}

/** Sends the same answer to each request to a path. */
export function answering(
  { provider }: Pick<UnderTest, 'provider'>,
  path: RegExp,
  body: string,
  status = 200,
  times = 1,
): void {
  provider.faults.next({ kind: 'answer', status, body }, { path, times });
}

export function expectNoSecret(...values: readonly unknown[]): void {
  const text = JSON.stringify(values);
  for (const secret of SECRETS) if (text.includes(secret)) throw new Error(`"${secret}" is in ${text}`);
}
