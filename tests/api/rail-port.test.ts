import { sandboxRail, type Rail, type RailRefundRequest } from '@mitako/core';
import type { AttemptRecord, RefundRecord } from '@mitako/contract/names';
import { afterEach, expect, test } from 'vitest';
import { closeWithConsistentLedger } from './support/money.ts';
import { callBack } from './support/scripted-rail.ts';
import {
  createPayment,
  dataOf,
  detailsOf,
  HOUR,
  openGateway,
  payByPhone,
  readCheckout,
  readPayment,
  type Reply,
  SECOND,
  send,
  testKey,
  type TestGateway,
} from './support.ts';

const PHONE = '+237653456789';
const CONGO = '+242065551234';

let api: TestGateway;
let token: string;

async function open(change: Partial<Rail>): Promise<void> {
  api = await openGateway({ rails: [{ ...sandboxRail(), ...change }] });
  token = await api.login('success@sandbox.test');
}
afterEach(() => closeWithConsistentLedger(api));

async function attempts(): Promise<readonly AttemptRecord[]> {
  const answer = await api.request('GET', '/admin/attempts', { bearer: api.seed.operatorKey });
  return dataOf<{ attempts: readonly AttemptRecord[] }>(answer, 200).attempts;
}

function refund(id: string, body?: object): Promise<Reply> {
  return send(api, 'POST', `/gateway/payments/${id}/refunds`, {
    bearer: testKey(api),
    ...(body === undefined ? {} : { text: JSON.stringify(body) }),
  });
}

const [method] = sandboxRail().methods;
const PENDING = {
  kind: 'pending',
  railReference: null,
  nextAction: { type: 'approve_on_phone', url: null },
  expiresAtMs: 1,
} as const;

test('a charge has the addresses, the language and the country of its payment', async () => {
  const charges: unknown[] = [];
  await open({ charge: async (request) => (charges.push(request), PENDING) });
  const { slug } = await createPayment(api, { locale: 'en' });
  dataOf(await payByPhone(api, slug, token, PHONE), 202);
  const [attempt] = await attempts();
  const { publicUrl } = api.gateway;
  expect(charges).toMatchObject([
    {
      reference: attempt?.id,
      railReference: null,
      country: 'CM',
      locale: 'en',
      urls: {
        callback: `${publicUrl}/api/v1/gateway/rails/sandbox/callbacks/${attempt?.id}`,
        return: `${publicUrl}/checkout/${slug}`,
        cancel: `${publicUrl}/checkout/${slug}`,
      },
    },
  ]);
});

test('a prepared reference is stored before the charge, which gets it', async () => {
  const seen: unknown[] = [];
  await open({
    prepare: async () => ({ kind: 'prepared', railReference: 'token-1' }),
    async charge({ railReference }) {
      const [attempt] = await attempts();
      seen.push([railReference, attempt?.rail_reference]);
      return { kind: 'unknown' };
    },
    lookup: async ({ railReference }) => ({ kind: 'paid', railReference }),
  });
  const { id, slug } = await createPayment(api);
  dataOf(await payByPhone(api, slug, token, PHONE), 202);
  await api.advance(HOUR);
  expect(seen).toEqual([['token-1', 'token-1']]);
  expect((await readPayment(api, id)).status).toBe('succeeded');
});

test.each([
  ['is refused', async () => ({ kind: 'refused', failureCode: 'provider_unavailable' }) as const],
  ['is not answered', async () => ({ kind: 'unknown' }) as const],
  ['throws', () => Promise.reject(new Error('socket hang up'))],
  ['names no reference', async () => ({ kind: 'prepared', railReference: '\0' }) as const],
])('a preparation that %s charges nothing, and the payment is open again', async (_, prepare) => {
  let charges = 0;
  await open({ prepare, charge: async () => ((charges += 1), PENDING) });
  const { id, slug } = await createPayment(api);
  detailsOf(await payByPhone(api, slug, token, PHONE), 'RAIL_ERROR');
  expect(charges).toBe(0);
  expect(await readPayment(api, id)).toMatchObject({ status: 'requested', failure_code: 'provider_unavailable' });
});

test.each([
  { collected: { amount: 4999, currency: 'XAF' } },
  { collected: { amount: 5000, currency: 'EUR' } },
  { collected: { amount: 4999 } },
])('money that differs from the charge, $collected, is not booked: the operator finds out', async ({ collected }) => {
  await open({
    charge: async () => PENDING,
    lookup: async () => ({ kind: 'paid', railReference: 'x', collected }),
  });
  const { id, slug } = await createPayment(api);
  dataOf(await payByPhone(api, slug, token, PHONE), 202);
  await api.advance(HOUR);
  expect((await readPayment(api, id)).status).toBe('processing');
  expect(await attempts()).toMatchObject([{ status: 'needs_review' }]);
});

test('an amount without a currency is that of the charge', async () => {
  await open({
    charge: async () => PENDING,
    lookup: async () => ({ kind: 'paid', railReference: 'x', collected: { amount: 5000 } }),
  });
  const { id, slug } = await createPayment(api);
  dataOf(await payByPhone(api, slug, token, PHONE), 202);
  await api.advance(HOUR);
  expect((await readPayment(api, id)).status).toBe('succeeded');
});

test('the words of the provider are shown to the operator: cut, and without phone numbers', async () => {
  await open({
    charge: async () => PENDING,
    lookup: async () => ({
      kind: 'failed',
      failureCode: 'insufficient_funds',
      detail: { code: 'NOT_ENOUGH_FUNDS', message: `no money on 237653456789\n${'x'.repeat(300)}`, requestId: '11955' },
    }),
  });
  const { slug } = await createPayment(api);
  dataOf(await payByPhone(api, slug, token, PHONE), 202);
  await api.advance(HOUR);
  const [attempt] = await attempts();
  expect(attempt).toMatchObject({
    failure_code: 'insufficient_funds',
    rail_detail: {
      code: 'NOT_ENOUGH_FUNDS',
      message: expect.stringMatching(/^no money on …789 x+$/),
      request_id: '11955',
    },
  });
  expect(attempt?.rail_detail?.message?.length).toBeLessThanOrEqual(200);
});

test('our own account’s trouble is not the payer’s: the payment is open again', async () => {
  await open({ charge: async () => ({ kind: 'refused', failureCode: 'gateway_account' }) });
  const { id, slug } = await createPayment(api);
  detailsOf(await payByPhone(api, slug, token, PHONE), 'RAIL_ERROR');
  expect(await readPayment(api, id)).toMatchObject({ status: 'requested', failure_code: 'gateway_account' });
});

test('the first look-up waits as long as the method says, and later ones as the provider asks', async () => {
  const asked: number[] = [];
  const methods = sandboxRail().methods.map((each) => ({ ...each, firstLookupMs: 60 * SECOND }));
  await open({
    methods,
    charge: async () => PENDING,
    lookup: async ({ nowMs }) => (asked.push(nowMs), { kind: 'pending', notBeforeMs: 600 * SECOND }),
  });
  const { slug } = await createPayment(api);
  dataOf(await payByPhone(api, slug, token, PHONE), 202);
  const start = api.clock.now();
  await api.advance(59 * SECOND);
  expect(asked).toEqual([]);
  await api.advance(SECOND);
  expect(asked).toHaveLength(1);
  await api.advance(599 * SECOND);
  expect(asked).toHaveLength(1);
  await api.advance(10 * SECOND);
  expect(asked).toHaveLength(2);
  expect(asked[0]).toBe(start + 60 * SECOND);
});

const CONGOLESE = {
  ...method,
  country: 'CG',
  callingCode: '+242',
  phonePrefixes: ['+24206'],
} as Rail['methods'][number];

test('a provider of two countries charges the one of the number', async () => {
  const countries: string[] = [];
  const methods = [...sandboxRail().methods, CONGOLESE];
  await open({ methods, charge: async ({ country }) => (countries.push(country), PENDING) });
  for (const phone of [PHONE, CONGO]) {
    const { slug } = await createPayment(api);
    dataOf(await payByPhone(api, slug, token, phone), 202);
  }
  expect(countries).toEqual(['CM', 'CG']);
  const { slug } = await createPayment(api);
  const offered = (await readCheckout(api, slug)).methods.map(({ provider, country, calling_code: code }) => [
    provider,
    country,
    code,
  ]);
  expect(offered).toEqual([
    ['mtn_momo', 'CM', '+237'],
    ['orange_money', 'CM', '+237'],
    ['mtn_momo', 'CG', '+242'],
    [null, null, null],
  ]);
});

test('a number of another country is refused before anything is charged', async () => {
  let charges = 0;
  await open({ charge: async () => ((charges += 1), PENDING) });
  const { slug } = await createPayment(api);
  detailsOf(await payByPhone(api, slug, token, CONGO), 'METHOD_NOT_AVAILABLE');
  expect(charges).toBe(0);
});

async function paid(): Promise<string> {
  const { id, slug } = await createPayment(api);
  dataOf(await payByPhone(api, slug, token, PHONE), 202);
  await api.advance(HOUR);
  return id;
}

function refunding(refunds: Rail['methods'][number]['refunds']): Partial<Rail> {
  return { methods: sandboxRail().methods.map((each) => ({ ...each, refunds })) };
}

test('a refund that the provider does not make is refused before money moves', async () => {
  await open(refunding('none'));
  expect(detailsOf(await refund(await paid()), 'REFUND_NOT_SUPPORTED')).toEqual({ refunds: 'none' });
  const methods = sandboxRail().methods.map(
    (each) => ({ ...each, refunds: 'none', refundsOption: 'disbursement' }) as const,
  );
  await open({ methods });
  const details = detailsOf(await refund(await paid()), 'REFUND_NOT_SUPPORTED');
  expect(details).toEqual({ refunds: 'none', option: 'disbursement' });
});

test('a provider that refunds only whole payments never receives a partial refund', async () => {
  await open(refunding('full'));
  const id = await paid();
  expect(detailsOf(await refund(id, { amount: 1000 }), 'REFUND_NOT_SUPPORTED')).toMatchObject({ refunds: 'full' });
  dataOf(await refund(id), 201);
  await api.advance(HOUR);
  expect((await readPayment(api, id)).amount_refunded).toBe(5000);
});

test('a refund is requested once, then looked up, and requested again only if there is none', async () => {
  const calls: string[] = [];
  let found: 'pending' | 'absent' | 'succeeded' = 'pending';
  await open({
    refund: async () => (calls.push('refund'), { kind: 'unknown' }),
    async lookupRefund() {
      calls.push('lookup');
      return found === 'succeeded'
        ? { kind: found, railReference: 'back-1', detail: { code: null, message: null, requestId: 'back-1' } }
        : { kind: found };
    },
  });
  const id = await paid();
  dataOf(await refund(id), 201);
  await api.advance(10 * SECOND);
  expect(calls[0]).toBe('refund');
  expect(calls.slice(1)).not.toContain('refund');
  found = 'absent';
  calls.length = 0;
  await api.advance(HOUR);
  expect(calls.slice(0, 2)).toEqual(['lookup', 'refund']);
  found = 'succeeded';
  await api.advance(HOUR);
  const answer = await api.request('GET', '/admin/refunds', { bearer: api.seed.operatorKey });
  expect(dataOf<{ refunds: readonly RefundRecord[] }>(answer, 200).refunds).toMatchObject([
    { status: 'succeeded', rail_detail: { request_id: 'back-1' } },
  ]);
});

test('a late payment that the provider failed to return is requested again, under another number of tries', async () => {
  const asked: (readonly [string, number])[] = [];
  let isPaid = false;
  await open({
    charge: async () => PENDING,
    lookup: async () =>
      isPaid ? { kind: 'paid', railReference: null } : { kind: 'failed', failureCode: 'payer_declined' },
    async refund({ reference, tries }: RailRefundRequest) {
      asked.push([reference, tries]);
      return tries < 2 ? { kind: 'failed', failureCode: 'provider_error' } : { kind: 'succeeded', railReference: null };
    },
    lookupRefund: async () => ({ kind: 'absent' }),
  });
  const { id, slug } = await createPayment(api, { max_attempts: 1 });
  dataOf(await payByPhone(api, slug, token, PHONE), 202);
  await api.advance(HOUR);
  expect((await readPayment(api, id)).status).toBe('failed');
  isPaid = true;
  const [declined] = await attempts();
  await callBack(api, declined?.id ?? '');
  for (let hour = 0; hour < 4; hour += 1) await api.advance(HOUR);
  const [attempt] = await attempts();
  const reference = attempt?.id.replace('att_', 'lat_');
  expect(asked).toEqual([
    [reference, 0],
    [reference, 1],
    [reference, 2],
  ]);
  expect(attempt).toMatchObject({ status: 'paid_late', unapplied_funds: 'returned' });
});

const BOTH = ['POST', 'PUT', 'GET'] as const;

test.each(BOTH)('a callback by %s to the address of a charge names its attempt', async (verb) => {
  let isPaid = false;
  await open({
    charge: async () => PENDING,
    lookup: async () => (isPaid ? { kind: 'paid', railReference: null } : { kind: 'pending' }),
    parseCallback: () => null,
  });
  const { id, slug } = await createPayment(api);
  dataOf(await payByPhone(api, slug, token, PHONE), 202);
  await api.advance(HOUR);
  isPaid = true;
  const [attempt] = await attempts();
  expect(await send(api, verb, `/gateway/rails/sandbox/callbacks/${attempt?.id}`)).toMatchObject({ status: 200 });
  await api.advance(5 * SECOND);
  expect((await readPayment(api, id)).status).toBe('succeeded');
});

test('a callback names a charge by the provider’s reference, and the rail sees it as it came', async () => {
  const seen: unknown[] = [];
  let isPaid = false;
  await open({
    charge: async () => ({ ...PENDING, railReference: 'op-17' }),
    lookup: async () => (isPaid ? { kind: 'paid', railReference: null } : { kind: 'pending' }),
    async parseCallback({ method: verb, url, headers, rawBody }) {
      seen.push([verb, url, headers['x-signature'], [...rawBody]]);
      return { railReference: 'op-17' };
    },
  });
  const { id, slug } = await createPayment(api);
  dataOf(await payByPhone(api, slug, token, PHONE), 202);
  await api.advance(HOUR);
  isPaid = true;
  const { publicUrl } = api.gateway;
  const url = `${publicUrl}/api/v1/gateway/rails/sandbox/callbacks?a=%20b`;
  const request = new Request(url, { method: 'PUT', headers: { 'x-signature': 's' }, body: new Uint8Array([255, 0]) });
  expect((await api.handler(request)).status).toBe(200);
  expect(seen).toEqual([['PUT', url, 's', [255, 0]]]);
  await api.advance(5 * SECOND);
  expect((await readPayment(api, id)).status).toBe('succeeded');
});

test('a callback to the address of another rail’s charge, or of none, moves nothing', async () => {
  await open({ charge: async () => PENDING });
  for (const path of ['sandbox/callbacks/att_unknown', 'sandbox/callbacks/%00', 'sandbox/callbacks']) {
    const { status } = await send(api, 'PUT', `/gateway/rails/${path}`);
    expect(status).toBeLessThan(500);
  }
  expect((await send(api, 'PUT', '/gateway/rails/none/callbacks/att_1')).status).toBe(404);
  expect((await send(api, 'DELETE', '/gateway/rails/sandbox/callbacks')).status).toBe(405);
});

test('the gateway has each rail check its configuration', async () => {
  const message = 'The key is of another product: use the one of Collections.';
  await open({ check: async () => [{ message }] });
  expect(await api.gateway.checkRails()).toEqual([{ rail: 'sandbox', problems: [{ message }] }]);
});

test('a check that fails is a problem too', async () => {
  await open({ check: () => Promise.reject(new Error('ECONNREFUSED')) });
  expect(await api.gateway.checkRails()).toMatchObject([{ rail: 'sandbox', problems: [{}] }]);
});

test('a rail that answers nonsense beside the port decides nothing', async () => {
  await open({
    charge: async () => PENDING,
    lookup: async () => ({ kind: 'paid', railReference: null, collected: null as never }),
    parseCallback: () => 'att_1' as never,
    check: async () => undefined as never,
  });
  expect((await send(api, 'POST', '/gateway/rails/sandbox/callbacks')).status).toBe(200);
  expect(await api.gateway.checkRails()).toMatchObject([
    { problems: [{ message: expect.stringContaining('failed') }] },
  ]);
  const { id, slug } = await createPayment(api);
  dataOf(await payByPhone(api, slug, token, PHONE), 202);
  await api.advance(HOUR);
  expect((await readPayment(api, id)).status).toBe('succeeded');
});
