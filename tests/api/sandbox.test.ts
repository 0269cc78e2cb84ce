import type { Balance, Dispute, Payment, Refund } from '@mitako/contract/names';
import { expect, test } from 'vitest';
import { closeWithConsistentLedger } from './support/money.ts';
import {
  createEndpoint,
  createPayment,
  dataOf,
  DAY,
  detailsOf,
  gatewayForEachTest,
  invalidFields,
  MINUTE,
  paidPayment,
  payByPhone,
  payFromWallet,
  readPayment,
  registerMerchant,
  registerUser,
  testKey,
  type Reply,
} from './support.ts';

const api = gatewayForEachTest(closeWithConsistentLedger);

interface Simulated {
  readonly payment: Payment;
  readonly refund: Refund | null;
  readonly dispute: Dispute | null;
}

function simulate(id: string, outcome: string, bearer: string = testKey(api)): Promise<Reply> {
  return api.request('POST', `/gateway/sandbox/payments/${id}/simulate`, { bearer, body: { outcome } });
}

async function simulated(id: string, outcome: string): Promise<Simulated> {
  return dataOf<Simulated>(await simulate(id, outcome), 200);
}

async function balance(bearer: string = testKey(api)): Promise<number> {
  const answer = await api.request('GET', '/merchant/balance', { bearer });
  return dataOf<{ balances: readonly Balance[] }>(answer, 200).balances[0]?.pending ?? 0;
}

test.each([
  ['succeed', 'succeeded', null],
  ['fail', 'requested', 'payer_declined'],
  ['timeout', 'requested', 'payer_timeout'],
])('%s on a payment without an attempt creates one with this outcome', async (outcome, status, failureCode) => {
  const { id } = await createPayment(api);
  const { payment, refund, dispute } = await simulated(id, outcome);
  expect(payment).toMatchObject({ id, status, failure_code: failureCode, attempts_count: 1, version: 2 });
  expect([refund, dispute]).toEqual([null, null]);
  expect(await readPayment(api, id)).toEqual(payment);
  expect(await balance()).toBe(outcome === 'succeed' ? 5000 : 0);
});

test.each(['fail', 'timeout'])('%s of the last attempt fails the payment', async (outcome) => {
  const { id } = await createPayment(api, { max_attempts: 2 });
  expect((await simulated(id, outcome)).payment).toMatchObject({ status: 'requested', attempts_left: 1 });
  expect((await simulated(id, outcome)).payment).toMatchObject({ status: 'failed', attempts_left: 0 });
  detailsOf(await simulate(id, 'succeed'), 'PAYMENT_FAILED');
});

test.each([
  ['succeed', 'succeeded'],
  ['fail', 'failed'],
  ['timeout', 'failed'],
])('%s ends the attempt in progress', async (outcome, status) => {
  const { id, slug } = await createPayment(api, { max_attempts: 1 });
  dataOf(await payByPhone(api, slug, await api.login('success@sandbox.test'), '+237653456129'), 202);
  expect((await simulated(id, outcome)).payment).toMatchObject({ status, attempts_count: 1 });
  await api.advance(DAY);
  expect((await readPayment(api, id)).status).toBe(status);
});

test('a simulated outcome emits the events of a real one', async () => {
  await createEndpoint(api);
  const { id } = await createPayment(api);
  await simulated(id, 'succeed');
  await simulated(id, 'refund');
  await api.advance(0);
  await api.advance(MINUTE);
  const names = api.webhooks
    .events()
    .toSorted((left, right) => left.sequence - right.sequence)
    .map(({ event }) => event);
  expect(names).toEqual([
    'payment.created',
    'payment.succeeded',
    'refund.created',
    'refund.succeeded',
    'payment.refunded',
  ]);
});

test('refund returns what is left of a wallet payment', async () => {
  const { payment } = await paidPayment(api);
  dataOf(
    await api.request('POST', `/gateway/payments/${payment.id}/refunds`, {
      bearer: testKey(api),
      body: { amount: 1000 },
    }),
    201,
  );
  const { payment: refunded, refund } = await simulated(payment.id, 'refund');
  expect(refunded).toMatchObject({ status: 'refunded', amount_refunded: 5000 });
  expect(refund).toMatchObject({ payment_id: payment.id, amount: 4000, status: 'succeeded' });
  expect(await balance()).toBe(0);
});

test('dispute holds the money of a payment', async () => {
  const { payment } = await paidPayment(api);
  const { payment: disputed, dispute } = await simulated(payment.id, 'dispute');
  expect(dispute).toMatchObject({
    id: expect.stringMatching(/^dsp_/),
    payment_id: payment.id,
    amount: 5000,
    status: 'needs_response',
    livemode: false,
  });
  expect(disputed.status).toBe('succeeded');
  expect(await balance()).toBe(0);
  const refund = await api.request('POST', `/gateway/payments/${payment.id}/refunds`, {
    bearer: testKey(api),
    body: { amount: 1 },
  });
  expect(detailsOf(refund, 'REFUND_EXCEEDS_REMAINING')).toEqual({ remaining: 0 });
});

test.each([
  ['that was never touched', async (slug: string) => void slug],
  [
    'whose attempt is under way',
    async (slug: string) =>
      void dataOf(await payByPhone(api, slug, await api.login('success@sandbox.test'), '+237653456129'), 202),
  ],
])('refund and dispute pay a payment %s first', async (_, begin) => {
  await createEndpoint(api);
  const refunded = await createPayment(api);
  await begin(refunded.slug);
  const one = await simulated(refunded.id, 'refund');
  expect(one).toMatchObject({
    payment: { id: refunded.id, status: 'succeeded', attempts_count: 1 },
    refund: { payment_id: refunded.id, amount: 5000, status: 'pending' },
    dispute: null,
  });
  await api.advance(MINUTE);
  expect(await readPayment(api, refunded.id)).toMatchObject({ status: 'refunded', amount_refunded: 5000 });

  const disputed = await createPayment(api);
  await begin(disputed.slug);
  const other = await simulated(disputed.id, 'dispute');
  expect(other).toMatchObject({
    payment: { id: disputed.id, status: 'succeeded', attempts_count: 1 },
    refund: null,
    dispute: { payment_id: disputed.id, amount: 5000, status: 'needs_response' },
  });
  expect(await readPayment(api, disputed.id)).toEqual(other.payment);
  expect(await balance()).toBe(0);

  await api.advance(MINUTE);
  const notified = api.webhooks.events().filter(({ data }) => data['slug'] === disputed.slug);
  const names = notified.toSorted((left, right) => left.sequence - right.sequence).map(({ event }) => event);
  expect(names.slice(-2)).toEqual(['payment.succeeded', 'dispute.opened']);
});

test('a simulated refund of an unpaid payment is one request: retried, it is replayed and not repeated', async () => {
  const { id } = await createPayment(api);
  const send = (): Promise<Reply> =>
    api.request('POST', `/gateway/sandbox/payments/${id}/simulate`, {
      bearer: testKey(api),
      body: { outcome: 'refund' },
      idempotencyKey: 'once',
    });
  const answers = await Promise.all([send(), send(), send()]);
  const [first] = answers.filter(({ status }) => status === 200);
  for (const answer of [...answers.filter(({ status }) => status !== 409), await send()]) {
    expect(answer.body).toEqual(first?.body);
  }
  const path = `/gateway/payments/${id}/refunds`;
  const { refunds } = dataOf<{ refunds: readonly Refund[] }>(
    await api.request('GET', path, { bearer: testKey(api) }),
    200,
  );
  expect(refunds).toHaveLength(1);
});

test('nothing is refunded or disputed twice, nor if it can no longer be paid', async () => {
  const failed = await createPayment(api, { max_attempts: 1 });
  await simulated(failed.id, 'fail');
  for (const outcome of ['refund', 'dispute']) detailsOf(await simulate(failed.id, outcome), 'PAYMENT_FAILED');
  const { payment } = await paidPayment(api);
  await simulated(payment.id, 'dispute');
  detailsOf(await simulate(payment.id, 'dispute'), 'DISPUTE_EXCEEDS_REMAINING');
  detailsOf(await simulate(payment.id, 'refund'), 'REFUND_EXCEEDS_REMAINING');
});

test('final states stay final', async () => {
  const { payment: paid } = await paidPayment(api);
  const failed = await createPayment(api, { max_attempts: 1 });
  await simulated(failed.id, 'fail');
  const canceled = await createPayment(api);
  dataOf(await api.request('POST', `/gateway/payments/${canceled.id}/cancel`, { bearer: testKey(api) }), 200);
  for (const outcome of ['succeed', 'fail', 'timeout']) {
    detailsOf(await simulate(paid.id, outcome), 'PAYMENT_ALREADY_PAID');
    detailsOf(await simulate(failed.id, outcome), 'PAYMENT_FAILED');
    detailsOf(await simulate(canceled.id, outcome), 'PAYMENT_CANCELED');
  }
  expect(await balance()).toBe(5000);
  await api.advance(DAY);
  const expired = await createPayment(api, { expires_in: 300 });
  api.clock.advance(300_000);
  detailsOf(await simulate(expired.id, 'succeed'), 'PAYMENT_EXPIRED');
  expect(await readPayment(api, paid.id)).toMatchObject({ status: 'succeeded', amount_refunded: 0 });
});

test('an outcome is one of five', async () => {
  const { id } = await createPayment(api);
  for (const outcome of ['paid', '', 'Succeed'])
    expect(invalidFields(await simulate(id, outcome))).toEqual(['outcome']);
});

test('a live key is a mode mismatch on every sandbox route', async () => {
  const { liveKey } = api.seed.merchant;
  const live = await createPayment(api, {}, liveKey);
  detailsOf(await simulate(live.id, 'succeed', liveKey), 'MODE_MISMATCH');
  detailsOf(await simulate(live.id, 'succeed'), 'PAYMENT_NOT_FOUND');
  expect((await readPayment(api, live.id, liveKey)).status).toBe('requested');
});

test("no merchant simulates outcomes for another merchant's payment", async () => {
  const { id } = await createPayment(api);
  const other = await registerMerchant(api, 'other@shop.example');
  detailsOf(await simulate(id, 'succeed', other.testKey), 'PAYMENT_NOT_FOUND');
});

test.each(['success', 'insufficient', 'declined', 'timeout', 'refund'])(
  '%s@sandbox.test never uses live money',
  async (name) => {
    const { liveKey } = api.seed.merchant;
    const { id, slug } = await createPayment(api, {}, liveKey);
    const token = await api.login(`${name}@sandbox.test`);
    detailsOf(await payFromWallet(api, slug, token), 'MODE_MISMATCH');
    detailsOf(await payFromWallet(api, slug, token, { pin: '9999' }), 'MODE_MISMATCH');
    await api.advance(MINUTE);
    expect(await readPayment(api, id, liveKey)).toMatchObject({ status: 'requested', attempts_count: 0 });
  },
);

test('simulated money pays no live payment, and never enters live accounts', async () => {
  const { liveKey } = api.seed.merchant;
  const { access_token: token } = await registerUser(api, 'payer@example.cm');
  const played = await createPayment(api);
  dataOf(await payFromWallet(api, played.slug, token, { pin: '5829' }), 200);
  const live = await createPayment(api, { amount: 1 }, liveKey);
  detailsOf(await payFromWallet(api, live.slug, token, { pin: '5829' }), 'INSUFFICIENT_FUNDS');
  expect([await balance(), await balance(liveKey)]).toEqual([5000, 0]);
});

test('the seeded sandbox describes what each user does', () => {
  const { users } = api.seed;
  expect(users.map(({ email }) => email)).toEqual(
    ['success', 'insufficient', 'declined', 'timeout', 'refund'].map((name) => `${name}@sandbox.test`),
  );
  for (const { password, pin, outcome } of users)
    expect([password, pin, typeof outcome]).toEqual(['sandbox-password', '1234', 'string']);
});

test('seeding a second time changes nothing', async () => {
  const { id } = await createPayment(api);
  expect(await api.gateway.seedSandbox()).toEqual(api.seed);
  expect((await readPayment(api, id)).status).toBe('requested');
  await paidPayment(api);
});

test('ordinary amounts behave normally: there are no magic ones', async () => {
  const token = await api.login('success@sandbox.test');
  for (const amount of [1, 13, 402, 404, 500, 666, 9999, 99_999_999]) {
    const { slug } = await createPayment(api, { amount });
    dataOf(await payFromWallet(api, slug, token), 200);
  }
});
