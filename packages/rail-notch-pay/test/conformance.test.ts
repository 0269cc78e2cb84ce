import type { Rail, RailCallback } from '@mitako/core';
import {
  runRailConformance,
  type RailConformanceOptions,
  type RailUnderTest,
  type StrangeAnswer,
} from '@mitako/testing';
import { type Fault, simulateNotchPay, type SimulatedProvider } from '@mitako/testing/rails';
import { createHmac } from 'node:crypto';
import { describe, it } from 'vitest';
import { notchPay } from '../src/index.ts';

const CALLBACK_URL = 'https://pay.example.cm/api/v1/gateway/rails/notch_pay/callbacks';
const KEYS = { publicKey: 'pk_test.simulated', privateKey: 'sk_test.simulated' };
const HASH_KEY = 'hash';
const CHARGE = /^\/payments\/trx\.[\w.-]+$/;
const REFUNDS = /^\/refunds$/;
const PERMANENT_KEY = { none: 'the key of an account does not end' };

interface Under extends RailUnderTest {
  readonly provider: SimulatedProvider;
  readonly received: readonly RailCallback[];
}

function underTest(): Under {
  const received: RailCallback[] = [];
  const provider = simulateNotchPay({
    ...KEYS,
    nowMs: () => Date.UTC(2026, 0, 1),
    webhooks: {
      url: CALLBACK_URL,
      hashKey: HASH_KEY,
      async fetch(_, { headers, body }) {
        received.push(callbackOf(typeof body === 'string' ? body : '', Object.fromEntries(new Headers(headers))));
      },
    },
  });
  const rail = notchPay({ ...KEYS, environment: 'sandbox', webhookKey: HASH_KEY, fetch: provider.fetch });
  return { rail, provider, received };
}

function callbackOf(body: string, headers: RailCallback['headers']): RailCallback {
  return { method: 'POST', url: CALLBACK_URL, headers, body, rawBody: new TextEncoder().encode(body) };
}

/** By one who has the key: only its status decides. */
function forged(reference: string): RailCallback {
  const body = JSON.stringify({ type: 'payment.complete', data: { trxref: reference, status: 'complete' } });
  return callbackOf(body, { 'x-notch-signature': createHmac('sha256', HASH_KEY).update(body).digest('hex') });
}

/** Meets the fault at the charge itself, and not at the look-up at the same address. */
function meeting(fault: Fault, of: 'charge' | 'lookup' | 'refund' | 'refund look-up'): () => RailUnderTest {
  return () => {
    const { rail, provider } = underTest();
    let isMet = false;
    const met =
      <Request, Outcome>(path: RegExp, call: ((request: Request) => Promise<Outcome>) | undefined) =>
      async (request: Request): Promise<Outcome> => {
        if (!isMet) provider.faults.next(fault, { path });
        isMet = true;
        if (call === undefined) throw new TypeError('the rail makes no refunds');
        return call(request);
      };
    const changed: Readonly<Record<typeof of, Partial<Rail>>> = {
      charge: { charge: met(CHARGE, rail.charge) },
      lookup: { lookup: met(CHARGE, rail.lookup) },
      refund: { refund: met(REFUNDS, rail.refund) },
      'refund look-up': { lookupRefund: met(CHARGE, rail.lookupRefund) },
    };
    return { rail: { ...rail, ...changed[of] }, provider };
  };
}

const ERROR: Fault = { kind: 'answer_after', status: 500, body: '{"code":500,"message":"Internal server error"}' };
const HTML: Fault = { kind: 'answer_after', status: 502, body: '<html></html>' };
const UNKNOWN: Fault = { kind: 'answer', status: 404, body: '{"code":404,"message":"Payment not found"}' };

function collecting(money: { readonly amount: number; readonly currency: string }): () => RailUnderTest {
  return () => {
    const { rail, provider } = underTest();
    const lookup: Rail['lookup'] = (request) => {
      const transaction = { reference: request.railReference, status: 'complete', ...money };
      const body = JSON.stringify({ code: 202, status: 'Accepted', transaction });
      provider.faults.next({ kind: 'answer', status: 202, body }, { path: CHARGE });
      return rail.lookup(request);
    };
    return { rail: { ...rail, lookup }, provider };
  };
}

const faults: RailConformanceOptions['faults'] = {
  'charge never answered': meeting({ kind: 'silent' }, 'charge'),
  'charge answered by a broken connection': meeting({ kind: 'broken_after' }, 'charge'),
  'charge answered by 500': meeting(ERROR, 'charge'),
  'charge answered by HTML': meeting(HTML, 'charge'),
  'charge found late': meeting(UNKNOWN, 'lookup'),
  'token ended': PERMANENT_KEY,
  'token ended in a refund': PERMANENT_KEY,
  'wrong amount': collecting({ amount: 7, currency: 'XAF' }),
  'wrong currency': collecting({ amount: 100, currency: 'XOF' }),
  'refund never answered': meeting({ kind: 'silent' }, 'refund'),
  'refund answered by a broken connection': meeting({ kind: 'broken_after' }, 'refund'),
  'refund answered by 500': meeting(ERROR, 'refund'),
  'refund answered by HTML': meeting(HTML, 'refund'),
  'refund found late': meeting(UNKNOWN, 'refund look-up'),
};

let made: Under | null = null;

runRailConformance({
  name: 'Notch Pay in Cameroon',
  createRail: () => (made = underTest()),
  createStrangeRail: ({ status, body }: StrangeAnswer) =>
    notchPay({
      ...KEYS,
      environment: 'sandbox',
      fetch: async () => {
        if (status === null) throw new TypeError('fetch failed');
        return new Response(body, { status });
      },
    }),
  payers: {
    pays: { provider: 'mtn_momo', phone: '+237677123456' },
    declines: { provider: 'mtn_momo', phone: '+237677123039' },
    neverAnswers: { provider: 'mtn_momo', phone: '+237677123129' },
  },
  // A callback for an unpaid payment can only come from a stranger.
  callbackFor: ({ reference }) => made?.received.findLast(({ body }) => body.includes(reference)) ?? forged(reference),
  faults,
  test: { describe, it },
});
