import type { AttemptRecord, RefundRecord } from '@mitako/contract/names';
import { mtnMomo, type MtnMomoOptions } from '@mitako/rail-mtn-momo';
import { simulateMtnMomo, type SimulatedMtnMomo, type SimulatedMtnMomoOptions } from '@mitako/testing/rails';
import { afterEach, expect, test } from 'vitest';
import { closeWithConsistentLedger } from './support/money.ts';
import {
  createPayment,
  dataOf,
  detailsOf,
  HOUR,
  openGateway,
  payByPhone,
  readPayment,
  SECOND,
  send,
  testKey,
  type TestGateway,
} from './support.ts';

// A whole gateway that takes test money by MTN's sandbox, in Cameroon and in Congo.

const CAMEROON = '+237677123456';
const CONGO = '+242066123456';
const HOST = 'pay.shop.example';

const collection = {
  subscriptionKey: 'collection-key',
  apiUser: '0d9c7c1e-5a34-4d31-9d3a-1a6f2f6c7e10',
  apiKey: 'collection-secret',
};
const disbursement = {
  subscriptionKey: 'disbursement-key',
  apiUser: '5b3f9a52-7a0e-4c58-8a7e-2f1f0e9c6d21',
  apiKey: 'disbursement-secret',
};

let api: TestGateway;
let token: string;
/** On their way to the gateway. */
let callbacks: Promise<void>[] = [];
afterEach(() => closeWithConsistentLedger(api));

/** A gateway with rails of both countries. Callbacks arrive over its API. */
async function open(
  rail: Partial<MtnMomoOptions> = {},
  simulator: SimulatedMtnMomoOptions = {},
): Promise<Readonly<Record<'CM' | 'CG', SimulatedMtnMomo>>> {
  const arrive = async (url: string, request: RequestInit): Promise<void> => {
    const arrived = api.handler(new Request(url, request)).then(({ status }) => expect(status).toBe(200));
    callbacks.push(arrived);
    await arrived;
  };
  callbacks = [];
  const simulated = () =>
    simulateMtnMomo({ callbackHost: HOST, fetch: arrive, nowMs: () => api.clock.now(), ...simulator });
  const providers = { CM: simulated(), CG: simulated() };
  const rails = (['CM', 'CG'] as const).map((country) =>
    mtnMomo({ country, environment: 'sandbox', collection, disbursement, fetch: providers[country].fetch, ...rail }),
  );
  api = await openGateway({ publicUrl: `https://${HOST}`, rails });
  token = await api.login('success@sandbox.test');
  return providers;
}

async function attempts(): Promise<readonly AttemptRecord[]> {
  const answer = await api.request('GET', '/admin/attempts', { bearer: api.seed.operatorKey });
  return dataOf<{ attempts: readonly AttemptRecord[] }>(answer, 200).attempts;
}

async function statusOf(id: string): Promise<string> {
  return (await readPayment(api, id)).status;
}

test('a number of Cameroon pays by the rail of Cameroon, one of Congo by that of Congo', async () => {
  const { CM, CG } = await open();
  for (const [phone, rail, provider] of [
    [CAMEROON, 'mtn_momo_cm', CM],
    [CONGO, 'mtn_momo_cg', CG],
  ] as const) {
    const { id, slug } = await createPayment(api);
    dataOf(await payByPhone(api, slug, token, phone), 202);
    await api.advance(3 * SECOND);
    expect(await statusOf(id)).toBe('succeeded');
    const attempt = (await attempts()).find((each) => each.rail === rail);
    expect(provider.collected(attempt?.id ?? '')).toBe(5_000);
  }
});

test('a payer of the other country is asked nothing', async () => {
  const { CM, CG } = await open();
  const { slug } = await createPayment(api);
  detailsOf(await payByPhone(api, slug, token, '+24177280150'), 'METHOD_NOT_AVAILABLE');
  expect([...CM.requests, ...CG.requests]).toHaveLength(0);
});

test.each(['PUT', 'POST'] as const)('a callback by %s brings the outcome before it would be polled', async (method) => {
  const { CM } = await open({}, { answers: 'by hand', callbackMethod: method });
  const { id, slug } = await createPayment(api);
  dataOf(await payByPhone(api, slug, token, CAMEROON), 202);
  // Polled every two minutes by now.
  for (let minute = 0; minute < 3; minute += 1) await api.advance(60 * SECOND);
  const [prompt] = CM.phones.prompts;
  CM.phones.approve(prompt?.id ?? '');
  expect(callbacks).toHaveLength(1);
  await Promise.all(callbacks);
  await api.advance(3 * SECOND);
  expect(await statusOf(id)).toBe('succeeded');
});

test('a description with accents and an apostrophe reaches the payer without them', async () => {
  const { CM } = await open({}, { answers: 'by hand' });
  const { slug } = await createPayment(api, { description: 'L’été à Douala & Cie — n°7' });
  dataOf(await payByPhone(api, slug, token, CAMEROON), 202);
  expect(CM.phones.prompts).toMatchObject([{ text: 'L ete a Douala Cie n 7', phone: CAMEROON.slice(1) }]);
});

test('a charge whose answer is lost is found, and collected once', async () => {
  const { CM } = await open();
  CM.faults.next({ kind: 'broken_after' }, { path: /requesttopay$/ });
  const { id, slug } = await createPayment(api);
  dataOf(await payByPhone(api, slug, token, CAMEROON), 202);
  await api.advance(10 * SECOND);
  expect(await statusOf(id)).toBe('succeeded');
  expect(CM.collected((await attempts())[0]?.id ?? '')).toBe(5_000);
});

test('with wrong credentials the payer can choose another way at once, and nothing is charged', async () => {
  const { CM } = await open({ collection: { ...collection, apiKey: 'wrong' } });
  const { id, slug } = await createPayment(api);
  detailsOf(await payByPhone(api, slug, token, CAMEROON), 'RAIL_ERROR');
  expect(await readPayment(api, id)).toMatchObject({ status: 'requested', failure_code: 'gateway_account' });
  expect(CM.requests.map(({ path }) => path)).toEqual(['/collection/token/']);
});

test('another amount is not booked: the operator finds out', async () => {
  const { CM } = await open();
  const { id, slug } = await createPayment(api);
  dataOf(await payByPhone(api, slug, token, CAMEROON), 202);
  const body = JSON.stringify({ amount: '6.0', currency: 'EUR', status: 'SUCCESSFUL' });
  CM.faults.next({ kind: 'answer', status: 200, body }, { path: /requesttopay\/./, times: 100 });
  await api.advance(HOUR);
  expect(await statusOf(id)).toBe('processing');
  expect(await attempts()).toMatchObject([{ status: 'needs_review' }]);
});

test('a refund is paid out once, by Disbursement, although MTN forgets to answer', async () => {
  const { CM } = await open();
  const { id, slug } = await createPayment(api);
  dataOf(await payByPhone(api, slug, token, CAMEROON), 202);
  await api.advance(3 * SECOND);
  CM.faults.next({ kind: 'broken_after' }, { path: /refund$/ });
  const notFound = '{"code":"RESOURCE_NOT_FOUND","message":"Requested resource was not found."}';
  CM.faults.next({ kind: 'answer', status: 404, body: notFound }, { path: /refund\/./ });
  const asked = await send(api, 'POST', `/gateway/payments/${id}/refunds`, {
    bearer: testKey(api),
    text: JSON.stringify({ amount: 2_000 }),
  });
  const { refund } = dataOf<{ refund: RefundRecord }>(asked, 201);
  for (let minute = 0; minute < 5; minute += 1) await api.advance(60 * SECOND);
  expect(await readPayment(api, id)).toMatchObject({ status: 'partially_refunded', amount_refunded: 2_000 });
  expect(CM.paidBack(refund.id)).toBe(2_000);
});
