import type { AttemptRecord, Refund } from '@mitako/contract/names';
import { pawapay } from '@mitako/rail-pawapay';
import { simulatePawapay, type SimulatedPawapay } from '@mitako/testing/rails';
import { afterEach, expect, test } from 'vitest';
import { accountHolds, asOperator, closeWithConsistentLedger } from './support/money.ts';
import {
  createPayment,
  dataOf,
  HOUR,
  MINUTE,
  openGateway,
  payByPhone,
  readPayment,
  SECOND,
  send,
  testKey,
  type TestGateway,
} from './support.ts';

const PHONE = '+237653456789';

let api: TestGateway;
let provider: SimulatedPawapay;
let token: string;
/** Callbacks on their way. */
let callbacks: Promise<unknown>[];

/** A gateway with pawaPay, whose signed callbacks arrive at its public address. */
async function open(answers: 'by number' | 'by hand' = 'by number'): Promise<void> {
  callbacks = [];
  const nowMs = (): number => api?.clock.now() ?? Date.UTC(2026, 0, 1);
  provider = simulatePawapay({
    answers,
    nowMs,
    callbacks: {
      url: 'http://gateway.test/api/v1/gateway/rails/pawapay/callbacks',
      signature: 'der',
      async fetch(url, request) {
        const sent = api.handler(new Request(url, request));
        callbacks.push(sent);
        return sent;
      },
    },
  });
  const { fetch } = provider;
  api = await openGateway({
    rails: [
      // Tests let time pass in long steps.
      pawapay({
        apiToken: 'token',
        environment: 'sandbox',
        signedCallbacks: true,
        lookUpsPerSecond: 1_000,
        fetch,
        nowMs,
      }),
    ],
  });
  token = await api.login('success@sandbox.test');
}

afterEach(() => closeWithConsistentLedger(api));

async function attempts(): Promise<readonly AttemptRecord[]> {
  return dataOf<{ attempts: readonly AttemptRecord[] }>(await asOperator(api, 'GET', '/admin/attempts?limit=100'), 200)
    .attempts;
}

async function refund(id: string, body: object = {}): Promise<Refund> {
  const answer = await api.request('POST', `/gateway/payments/${id}/refunds`, { bearer: testKey(api), body });
  return dataOf<{ refund: Refund }>(answer, 201).refund;
}

async function refundStatus(paymentId: string, refundId: string): Promise<string | undefined> {
  const answer = await api.request('GET', `/gateway/payments/${paymentId}/refunds`, { bearer: testKey(api) });
  const { refunds } = dataOf<{ refunds: readonly Refund[] }>(answer, 200);
  return refunds.find(({ id }) => id === refundId)?.status;
}

test('a payment is confirmed on a phone, and its signed callback brings the outcome', async () => {
  await open('by hand');
  const { id, slug } = await createPayment(api);
  dataOf(await payByPhone(api, slug, token, PHONE), 202);
  await api.advance(3 * MINUTE);
  expect((await readPayment(api, id)).status).toBe('processing');
  const [attempt] = await attempts();
  expect(provider.collected(attempt?.id ?? '')).toBe(0);

  const [prompt] = provider.phones.prompts;
  expect(prompt).toMatchObject({ phone: '237653456789', amount: 5_000, state: 'waiting' });
  provider.phones.approve(prompt?.id ?? '');
  await Promise.all(callbacks);
  // The next look-up by itself would be half a minute away.
  await api.advance(2 * SECOND);
  expect((await readPayment(api, id)).status).toBe('succeeded');
  expect(provider.collected(attempt?.id ?? '')).toBe(5_000);
});

test('callbacks that pawaPay did not send bring nothing forward', async () => {
  await open();
  const { slug } = await createPayment(api);
  dataOf(await payByPhone(api, slug, token, '+237653456129'), 202);
  await api.advance(MINUTE);
  const lookups = (): number => provider.requests.filter(({ path }) => /^\/v2\/deposits\/./.test(path)).length;
  const before = lookups();
  const [attempt] = await attempts();
  const forged = JSON.stringify({
    status: 'COMPLETED',
    clientReferenceId: attempt?.id,
    amount: '5000',
    currency: 'XAF',
  });
  const address = '/gateway/rails/pawapay/callbacks';
  dataOf(await send(api, 'POST', address, { text: forged }), 200);
  expect((await send(api, 'POST', address, { text: 'x'.repeat(10_000_000) })).status).toBe(413);
  // One that is followed is looked up within two seconds; by itself, in thirteen or more.
  await api.advance(5 * SECOND);
  expect(lookups()).toBe(before);
  expect((await readPayment(api, attempt?.payment_id ?? '')).status).toBe('processing');
});

test('forty payments at once, while pawaPay breaks down: each is paid once, none is lost', async () => {
  await open();
  const phones = ['+237653456789', '+237693456789', '+242063456789', '+242053456789', '+24174345678'];
  const providers = ['mtn_momo', 'orange_money', 'mtn_momo', 'airtel_money', 'airtel_money'];
  const path = /^\/v2\/deposits/;
  for (let count = 0; count < 8; count += 1) {
    provider.faults.next({ kind: 'broken_after' }, { method: 'POST', path, times: 2 });
    provider.faults.next(
      { kind: 'answer_after', status: 500, body: '{"status":"REJECTED"}' },
      { method: 'POST', path },
    );
    provider.faults.next(
      { kind: 'answer', status: 200, body: '{"status":"NOT_FOUND"}' },
      { method: 'GET', path, times: 3 },
    );
    provider.faults.next({ kind: 'answer', status: 503, body: '' }, { method: 'GET', path });
  }
  const payments = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const payment = await createPayment(api, { amount: 1_000 + index });
      dataOf(await payByPhone(api, payment.slug, token, phones[index % 5] ?? '', providers[index % 5]), 202);
      return payment;
    }),
  );
  await Promise.all(callbacks);
  for (let count = 0; count < 20; count += 1) await api.advance(MINUTE);
  for (const { id } of payments) expect((await readPayment(api, id)).status).toBe('succeeded');
  const made = await attempts();
  expect(made).toHaveLength(40);
  for (const { id, amount } of made) expect(provider.collected(id)).toBe(amount);
  const total = payments.reduce((sum, { amount }) => sum + amount, 0);
  expect(await accountHolds(api, 'pawapay:rail_clearing')).toBe(-total);
});

test('refunds go back in parts, one after the other, also when their answers are lost', async () => {
  await open();
  const { id, slug } = await createPayment(api);
  dataOf(await payByPhone(api, slug, token, PHONE), 202);
  await api.advance(2 * SECOND);
  provider.faults.next({ kind: 'broken_after' }, { method: 'POST', path: /refunds/ });
  const first = await refund(id, { amount: 2_000 });
  const second = await refund(id, { amount: 3_000 });
  for (let count = 0; count < 10; count += 1) await api.advance(MINUTE);
  for (const each of [first, second]) {
    expect(await refundStatus(id, each.id)).toBe('succeeded');
    expect(provider.paidBack(each.id)).toBe(each.amount);
  }
});

test('money that comes after the operator gave it up is returned', async () => {
  await open('by hand');
  const { id, slug } = await createPayment(api);
  dataOf(await payByPhone(api, slug, token, PHONE), 202);
  const [attempt] = await attempts();
  const reference = attempt?.id ?? '';
  provider.reconcile(reference);
  for (let count = 0; count < 30; count += 1) await api.advance(HOUR);
  expect((await attempts())[0]?.status).toBe('needs_review');
  dataOf(
    await asOperator(api, 'POST', `/admin/attempts/${reference}/resolve`, {
      outcome: 'failed',
      reason: 'The payer has no such payment.',
    }),
    200,
  );

  provider.conclude(reference, null);
  await Promise.all(callbacks);
  for (let count = 0; count < 5; count += 1) await api.advance(MINUTE);
  expect((await readPayment(api, id)).status).toBe('failed');
  expect((await attempts())[0]).toMatchObject({ status: 'paid_late', unapplied_funds: 'returned' });
  expect(provider.paidBack(reference.replace('att_', 'lat_'))).toBe(5_000);
});
