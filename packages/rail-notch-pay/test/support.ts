import type { ChargeRequest, LookupRequest, RailRefundRequest } from '@mitako/core';
import { notchPay, type NotchPayOptions } from '../src/index.ts';

export const REFERENCE = 'att_01JD0000000000000000000001';
/** Notch Pay's reference of the payment. */
export const TRX = 'trx.test_8MkqWe0ZbHvM';
export const PAGE = 'https://pay.notchpay.co/trx.test_8MkqWe0ZbHvM';
export const SECRETS: readonly string[] = ['pk.secret', 'sk.secret', 'hsk.secret'];
const NOW_MS = Date.UTC(2026, 10, 24);

/** A request as it was sent. */
export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/** An answer of Notch Pay; `null`: the connection breaks. */
export type Answer = { readonly status: number; readonly body: object | string } | null;

/** A rail whose provider answers these, one after the other, in the words of Notch Pay's reference. */
export function underTest(answers: readonly Answer[] = [], options: Partial<NotchPayOptions> = {}) {
  const sent: Sent[] = [];
  const left = [...answers];
  const rail = notchPay({
    publicKey: 'pk.secret',
    privateKey: 'sk.secret',
    email: 'payments@shop.example',
    environment: 'production',
    async fetch(url, { method = 'GET', headers, body }) {
      const text = typeof body === 'string' ? body : 'null';
      const { pathname, search } = new URL(url);
      sent.push({ method, path: `${pathname}${search}`, headers: new Headers(headers), body: JSON.parse(text) });
      const answer = left.shift();
      if (answer === undefined || answer === null) throw new TypeError('fetch failed');
      const { status, body: answered } = answer;
      return new Response(typeof answered === 'string' ? answered : JSON.stringify(answered), { status });
    },
    ...options,
  });
  return { rail, sent };
}

/** Of a payment that was created. */
export const created: Answer = {
  status: 201,
  body: {
    status: 'Accepted',
    message: 'Payment initialized',
    code: 201,
    transaction: { reference: TRX, amount: 5_000, currency: 'XAF', status: 'pending' },
    authorization_url: PAGE,
  },
};

/** Of a payment that was asked about. */
export function stated(status: string, changed: object = {}): Answer {
  const transaction = { reference: TRX, merchant_reference: REFERENCE, amount: 5_000, currency: 'XAF', status };
  return { status: 202, body: { status: 'Accepted', code: 202, transaction: { ...transaction, ...changed } } };
}

export const PROMPTED: Answer = {
  status: 202,
  body: { status: 'Accepted', message: 'Confirm your transaction', code: 202 },
};

export function invalid(errors: object): Answer {
  return { status: 422, body: { code: 422, status: 'Unprocessable Entity', message: 'Validation failed', errors } };
}

export function chargeRequest(changed: Partial<ChargeRequest> = {}): ChargeRequest {
  return {
    reference: REFERENCE,
    livemode: true,
    provider: 'mtn_momo',
    country: 'CM',
    phone: '+237677123456',
    amount: 5_000,
    currency: 'XAF',
    description: 'Commande 1043',
    locale: 'fr',
    urls: {
      callback: `https://pay.shop.example/api/v1/gateway/rails/notch_pay/callbacks/${REFERENCE}`,
      return: 'https://pay.shop.example/checkout/x',
      cancel: 'https://pay.shop.example/checkout/x',
    },
    railReference: TRX,
    nowMs: NOW_MS,
    ...changed,
  };
}

export const byCard: Partial<ChargeRequest> = { provider: 'bank_card', phone: '', railReference: `${TRX} ${PAGE}` };

export function lookupRequest(changed: Partial<LookupRequest> = {}): LookupRequest {
  return { ...chargeRequest(), chargedAtMs: NOW_MS, ...changed };
}

export function refundRequest(changed: Partial<RailRefundRequest> = {}): RailRefundRequest {
  const { livemode, provider, country, phone, amount, currency, nowMs } = chargeRequest();
  return {
    reference: 'rfd_01JD0000000000000000000001',
    chargeReference: REFERENCE,
    chargeRailReference: TRX,
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
