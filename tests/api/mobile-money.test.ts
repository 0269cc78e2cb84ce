import type { AttemptRecord, Balance, CheckoutPaid } from '@mitako/contract/names';
import { beforeEach, expect, test } from 'vitest';
import {
  createPayment,
  dataOf,
  DAY,
  detailsOf,
  gatewayForEachTest,
  HOUR,
  invalidFields,
  MINUTE,
  payByPhone,
  payFromWallet,
  readCheckout,
  readPayment,
  SECOND,
  testKey,
  type Reply,
} from './support.ts';

const api = gatewayForEachTest();
let token: string;

beforeEach(async () => {
  token = await api.login('success@sandbox.test');
});

const operators = [
  ['mtn_momo', '+237653456'],
  ['orange_money', '+237693456'],
] as const;
const NEVER_ANSWERS = '+237653456129';

async function merchantBalance(): Promise<number> {
  const answer = await api.request('GET', '/merchant/balance', { bearer: testKey(api) });
  return dataOf<{ balances: readonly Balance[] }>(answer, 200).balances[0]?.pending ?? 0;
}

async function attempts(query: string): Promise<readonly AttemptRecord[]> {
  const answer = await api.request('GET', `/admin/attempts${query}`, { bearer: api.seed.operatorKey });
  return dataOf<{ attempts: readonly AttemptRecord[] }>(answer, 200).attempts;
}

/** A payment whose payer never responds, after the last poll. */
async function unanswered(): Promise<{ readonly id: string; readonly slug: string; readonly attempt: AttemptRecord }> {
  const { id, slug } = await createPayment(api);
  dataOf(await payByPhone(api, slug, token, NEVER_ANSWERS), 202);
  for (let hour = 0; hour < 60; hour += 1) await api.advance(HOUR);
  const [attempt, ...others] = await attempts('?status=needs_review');
  expect(others).toEqual([]);
  if (attempt === undefined) throw new Error('no attempt waits for the operator');
  return { id, slug, attempt };
}

test.each(operators)('%s: a payment is pending until its payer confirms on the phone', async (provider, numbers) => {
  const { id, slug } = await createPayment(api);
  const answer = await payByPhone(api, slug, token, `${numbers}789`, provider);
  const { payment, redirect_url: redirectUrl, next_action: nextAction } = dataOf<CheckoutPaid>(answer, 202);
  expect(payment).toMatchObject({ id, status: 'processing', transaction_id: null });
  expect(redirectUrl).toBeNull();
  expect(nextAction).toEqual({
    type: 'approve_on_phone',
    created_at: '2026-01-01T00:00:00.000Z',
    expires_at: '2026-01-01T00:05:00.000Z',
    poll_after_ms: expect.any(Number),
    prompt: { fr: expect.stringMatching(/^Composez /), en: expect.stringMatching(/^Dial /) },
  });
  expect((await readCheckout(api, slug)).next_action).toEqual(nextAction);
  await api.advance(MINUTE);
  const paid = await readPayment(api, id);
  expect(paid).toMatchObject({
    status: 'succeeded',
    transaction_id: expect.stringMatching(/^tx_/),
    attempts_count: 1,
    payment_method: { type: 'mobile_money', provider, phone_masked: expect.stringMatching(/789$/) },
  });
  expect(paid.payment_method?.phone_masked).not.toContain('3456');
  expect(await merchantBalance()).toBe(5000);
});

test('the outcome arrives by polling, seconds after the payer confirmed', async () => {
  const { id, slug } = await createPayment(api);
  dataOf(await payByPhone(api, slug, token, '+237653456789'), 202);
  await api.advance(1_999);
  expect((await readPayment(api, id)).status).toBe('processing');
  await api.advance(3 * SECOND);
  expect((await readPayment(api, id)).status).toBe('succeeded');
});

test.each(operators)('%s: a payer who declines the last attempt fails the payment', async (provider, numbers) => {
  const { id, slug } = await createPayment(api, { max_attempts: 1 });
  dataOf(await payByPhone(api, slug, token, `${numbers}039`, provider), 202);
  await api.advance(MINUTE);
  expect(await readPayment(api, id)).toMatchObject({
    status: 'failed',
    failure_code: 'payer_declined',
    transaction_id: null,
  });
  detailsOf(await payByPhone(api, slug, token, `${numbers}789`, provider), 'PAYMENT_FAILED');
  expect(await merchantBalance()).toBe(0);
});

test.each(operators)('%s: a payer over a limit leaves the payment open for another', async (provider, numbers) => {
  const { id, slug } = await createPayment(api);
  dataOf(await payByPhone(api, slug, token, `${numbers}019`, provider), 202);
  await api.advance(MINUTE);
  expect(await readPayment(api, id)).toMatchObject({
    status: 'requested',
    failure_code: 'payer_limit_reached',
    attempts_count: 1,
  });
  expect((await readCheckout(api, slug)).failure).toMatchObject({ code: 'payer_limit_reached', retryable: true });
  dataOf(await payByPhone(api, slug, token, `${numbers}789`, provider), 202);
  await api.advance(MINUTE);
  expect(await readPayment(api, id)).toMatchObject({ status: 'succeeded', failure_code: null, attempts_count: 2 });
});

test('attempts by phone and by wallet count together', async () => {
  const { id, slug } = await createPayment(api, { max_attempts: 2 });
  dataOf(await payByPhone(api, slug, token, '+237653456019'), 202);
  await api.advance(MINUTE);
  detailsOf(await payFromWallet(api, slug, await api.login('insufficient@sandbox.test')), 'INSUFFICIENT_FUNDS');
  expect(await readPayment(api, id)).toMatchObject({
    status: 'failed',
    attempts_count: 2,
    failure_code: 'insufficient_funds',
  });
});

test('a payment declined on the phone is paid from the wallet', async () => {
  const { id, slug } = await createPayment(api);
  dataOf(await payByPhone(api, slug, token, '+237653456019'), 202);
  await api.advance(MINUTE);
  dataOf(await payFromWallet(api, slug, token), 200);
  expect((await readPayment(api, id)).payment_method).toEqual({
    type: 'wallet',
    provider: null,
    label: null,
    phone_masked: null,
  });
});

test('while an attempt is in progress there is no other', async () => {
  const { id, slug } = await createPayment(api);
  dataOf(await payByPhone(api, slug, token, '+237653456789'), 202);
  expect(detailsOf(await payByPhone(api, slug, token, '+237653456789'), 'PAYMENT_IN_PROGRESS')).toMatchObject({
    status: 'processing',
  });
  detailsOf(await payFromWallet(api, slug, token), 'PAYMENT_IN_PROGRESS');
  await api.advance(MINUTE);
  expect(await merchantBalance()).toBe(5000);
  expect((await readPayment(api, id)).attempts_count).toBe(1);
});

test('of many concurrent attempts one starts', async () => {
  const { id, slug } = await createPayment(api);
  const answers = await Promise.all(Array.from({ length: 8 }, () => payByPhone(api, slug, token, '+237653456789')));
  expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([
    202, 409, 409, 409, 409, 409, 409, 409,
  ]);
  await api.advance(MINUTE);
  expect(await readPayment(api, id)).toMatchObject({ status: 'succeeded', attempts_count: 1 });
  expect(await merchantBalance()).toBe(5000);
});

test.each([99, 500_001])('%s francs are outside the limits of mobile money', async (amount) => {
  const payment = await createPayment(api, { amount });
  const details = detailsOf(await payByPhone(api, payment.slug, token, '+237653456789'), 'METHOD_NOT_AVAILABLE');
  expect(details).toMatchObject({ limits: { min: 100, max: 500_000 } });
  expect(await readPayment(api, payment.id)).toEqual(payment);
});

test.each([100, 500_000])('%s francs are within the limits of mobile money', async (amount) => {
  const { slug } = await createPayment(api, { amount });
  dataOf(await payByPhone(api, slug, token, '+237653456789'), 202);
});

test('a live payment never meets the sandbox rail', async () => {
  const { liveKey } = api.seed.merchant;
  const { id, slug } = await createPayment(api, {}, liveKey);
  const body = { email: 'payer@example.cm', password: 'a good password', name: 'Ngo Bassa' };
  const registered = dataOf<{ access_token: string }>(await api.request('POST', '/auth/user/register', { body }), 201);
  detailsOf(await payByPhone(api, slug, registered.access_token, '+237653456789'), 'METHOD_NOT_AVAILABLE');
  detailsOf(await payByPhone(api, slug, token, '+237653456789'), 'MODE_MISMATCH');
  expect((await readPayment(api, id, liveKey)).status).toBe('requested');
});

test.each([
  [{ provider: 'mtn_momo' }, ['phone']],
  [{ phone: '+237653456789' }, ['provider']],
  [{ provider: 'Wave', phone: '+237653456789' }, ['provider']],
  [{ provider: 'mtn_momo', phone: '653456789' }, ['phone']],
  [{ provider: 'mtn_momo', phone: '+237 653 456 789' }, ['phone']],
  [{ provider: 'mtn_momo', phone: '+0237653456789' }, ['phone']],
  [{ provider: 'mtn_momo', phone: '+2376534567891234' }, ['phone']],
  [{ provider: 'mtn_momo', phone: '+237653456789', pin: '1234' }, ['pin']],
])('a request %j is refused', async (fields, invalid) => {
  const { slug } = await createPayment(api);
  const body = { method: 'mobile_money', ...fields };
  const answer = await api.request('POST', `/gateway/checkout/${slug}/pay`, { bearer: token, body });
  expect(invalidFields(answer)).toEqual(invalid);
});

test('the API requires a token for mobile money too', async () => {
  const { slug } = await createPayment(api);
  const body = { method: 'mobile_money', provider: 'mtn_momo', phone: '+237653456789' };
  detailsOf(await api.request('POST', `/gateway/checkout/${slug}/pay`, { body }), 'AUTHENTICATION_REQUIRED');
});

test.each(operators)(
  '%s: a payer who never answers keeps the payment processing, past its expiry too',
  async (provider, numbers) => {
    const { id, slug } = await createPayment(api, { expires_in: 300 });
    dataOf(await payByPhone(api, slug, token, `${numbers}129`, provider), 202);
    for (const pause of [4 * MINUTE, MINUTE, HOUR, 12 * HOUR]) {
      await api.advance(pause);
      expect((await readPayment(api, id)).status).toBe('processing');
    }
    expect(await attempts('?status=pending')).toMatchObject([{ payment_id: id, status: 'pending' }]);
    detailsOf(await api.request('POST', `/gateway/checkout/${slug}/cancel`), 'PAYMENT_IN_PROGRESS');
  },
);

test('after the last poll, the attempt waits for the operator and the payment stays processing', async () => {
  const { id, attempt } = await unanswered();
  expect(attempt).toMatchObject({
    id: expect.stringMatching(/^att_[0-9a-z]{26}$/),
    payment_id: id,
    merchant_id: api.seed.merchant.id,
    method: {
      type: 'mobile_money',
      provider: 'mtn_momo',
      label: 'MTN MoMo',
      phone_masked: expect.stringMatching(/129$/),
    },
    amount: 5000,
    livemode: false,
    failure_code: null,
  });
  expect(attempt.polls_count).toBeGreaterThan(10);
  expect((await readPayment(api, id)).status).toBe('processing');
  await api.advance(7 * DAY);
  expect((await readPayment(api, id)).status).toBe('processing');
});

async function resolve(attemptId: string, outcome: object): Promise<Reply> {
  const body = { reason: 'On the statement of today', ...outcome };
  return api.request('POST', `/admin/attempts/${attemptId}/resolve`, { bearer: api.seed.operatorKey, body });
}

test('resolving it as paid makes the payment succeed, even after its expiry', async () => {
  const { id, attempt } = await unanswered();
  const answer = dataOf<{ attempt: AttemptRecord }>(await resolve(attempt.id, { outcome: 'succeeded' }), 200);
  expect(answer.attempt.status).toBe('succeeded');
  expect(await readPayment(api, id)).toMatchObject({
    status: 'succeeded',
    transaction_id: expect.stringMatching(/^tx_/),
  });
  expect(await merchantBalance()).toBe(5000);
  expect(await attempts('?status=needs_review')).toEqual([]);
  detailsOf(await resolve(attempt.id, { outcome: 'failed' }), 'ATTEMPT_NOT_IN_REVIEW');
});

test('resolving it as failed makes the payment fail', async () => {
  const { id, attempt } = await unanswered();
  dataOf(await resolve(attempt.id, { outcome: 'failed', failure_code: 'payer_account_blocked' }), 200);
  expect(await readPayment(api, id)).toMatchObject({ status: 'failed', failure_code: 'payer_account_blocked' });
  expect(await merchantBalance()).toBe(0);
  detailsOf(await resolve(attempt.id, { outcome: 'failed' }), 'ATTEMPT_NOT_IN_REVIEW');
});

test('an attempt that needs no review, or does not exist, cannot be resolved', async () => {
  const { slug } = await createPayment(api);
  dataOf(await payByPhone(api, slug, token, NEVER_ANSWERS), 202);
  const [pending] = await attempts('');
  detailsOf(await resolve(pending?.id ?? '', { outcome: 'succeeded' }), 'ATTEMPT_NOT_IN_REVIEW');
  detailsOf(await resolve('att_00000000000000000000000000', { outcome: 'succeeded' }), 'ATTEMPT_NOT_FOUND');
  expect(invalidFields(await resolve(pending?.id ?? '', { outcome: 'paid' }))).toEqual(['outcome']);
});
