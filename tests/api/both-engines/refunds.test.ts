import { sandboxRail, type RailRefundOutcome } from '@mitako/core';
import type { Balance, Pagination, Payment, Refund } from '@mitako/contract/names';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeWithConsistentLedger } from '../support/money.ts';
import {
  createPayment,
  DAY,
  dataOf,
  detailsOf,
  HOUR,
  invalidFields,
  MINUTE,
  openGateway,
  paidPayment,
  payByPhone,
  payFromWallet,
  readPayment,
  registerMerchant,
  registerUser,
  testKey,
  type Reply,
  type TestGateway,
} from '../support.ts';

let api: TestGateway;
/** The provider's outcome of a refund; succeeds by default. */
let refundOutcome: RailRefundOutcome;

beforeEach(async () => {
  refundOutcome = { kind: 'succeeded', railReference: null };
  api = await openGateway({ rails: [{ ...sandboxRail(), refund: () => Promise.resolve(refundOutcome) }] });
});
afterEach(() => closeWithConsistentLedger(api));

function refund(id: string, body?: object, bearer: string = testKey(api)): Promise<Reply> {
  return api.request('POST', `/gateway/payments/${id}/refunds`, body === undefined ? { bearer } : { bearer, body });
}

async function refunded(id: string, body?: object): Promise<Refund> {
  return dataOf<{ refund: Refund }>(await refund(id, body), 201).refund;
}

async function readRefund(id: string): Promise<Refund> {
  return dataOf<{ refund: Refund }>(await api.request('GET', `/gateway/refunds/${id}`, { bearer: testKey(api) }), 200)
    .refund;
}

async function merchantBalance(): Promise<number> {
  const answer = await api.request('GET', '/merchant/balance', { bearer: testKey(api) });
  const [balance] = dataOf<{ balances: readonly Balance[] }>(answer, 200).balances;
  return (balance?.pending ?? 0) + (balance?.available ?? 0);
}

/** A payment paid by mobile money. */
async function paidByPhone(): Promise<Payment> {
  const { id, slug } = await createPayment(api);
  dataOf(await payByPhone(api, slug, await api.login('success@sandbox.test'), '+237653456789'), 202);
  await api.advance(MINUTE);
  return readPayment(api, id);
}

test('a refund without an amount refunds everything, at once to a wallet', async () => {
  const { payment } = await paidPayment(api);
  api.clock.advance(HOUR);
  const made = await refunded(payment.id);
  expect(made).toEqual({
    id: expect.stringMatching(/^rfd_[0-9a-z]{26}$/),
    payment_id: payment.id,
    dispute_id: null,
    amount: 5000,
    currency: 'XAF',
    status: 'succeeded',
    reason: null,
    failure_code: null,
    livemode: false,
    transaction_id: expect.stringMatching(/^tx_[0-9a-z]{26}$/),
    fee_returned: 0,
    created_at: '2026-01-01T01:00:00.000Z',
    updated_at: '2026-01-01T01:00:00.000Z',
  } satisfies Refund);
  expect(made.transaction_id).not.toBe(payment.transaction_id);
  expect(await readRefund(made.id)).toEqual(made);
  expect(await readPayment(api, payment.id)).toEqual({
    ...payment,
    status: 'refunded',
    amount_refunded: 5000,
    net_amount: 0,
    updated_at: '2026-01-01T01:00:00.000Z',
    version: 3,
  });
  expect(await merchantBalance()).toBe(0);
});

test('the money returns to the wallet it came from', async () => {
  const { access_token: token } = await registerUser(api, 'payer@example.cm');
  const pay = async (amount: number): Promise<Reply & { readonly id: string }> => {
    const { id, slug } = await createPayment(api, { amount });
    return { ...(await payFromWallet(api, slug, token, { pin: '5829' })), id };
  };
  const ids: string[] = [];
  for (let paid = 0; paid < 10; paid += 1) ids.push((await pay(99_999_999)).id);
  detailsOf(await pay(1000), 'INSUFFICIENT_FUNDS');
  await refunded(ids[0] ?? '', { amount: 990 });
  detailsOf(await pay(1001), 'INSUFFICIENT_FUNDS');
  dataOf(await pay(1000), 200);
});

test('several refunds in part add up to the amount', async () => {
  const { payment } = await paidPayment(api, { amount: 10_000 });
  const seen: unknown[] = [];
  for (const amount of [1, 4_999, 5_000]) {
    await refunded(payment.id, { amount, reason: `part of ${amount}` });
    const { status, amount_refunded: amountRefunded } = await readPayment(api, payment.id);
    seen.push([status, amountRefunded, await merchantBalance()]);
  }
  expect(seen).toEqual([
    ['partially_refunded', 1, 9_999],
    ['partially_refunded', 5_000, 5_000],
    ['refunded', 10_000, 0],
  ]);
});

test('a refund without an amount, after partial refunds, refunds the rest', async () => {
  const { payment } = await paidPayment(api);
  await refunded(payment.id, { amount: 1_500 });
  expect((await refunded(payment.id, {})).amount).toBe(3_500);
  expect((await readPayment(api, payment.id)).status).toBe('refunded');
});

test('a payment is refunded in at most 100 parts, the last of which is all that is left', async () => {
  const { payment } = await paidPayment(api);
  for (let part = 0; part < 98; part += 1) await refunded(payment.id, { amount: 1 });
  const answers = await Promise.all([1, 2, 3].map(() => refund(payment.id, { amount: 1 })));
  const codes = answers.map(({ status, body }) => body.code ?? status);
  for (const code of codes) expect(code).toBeOneOf([201, 'REFUND_LIMIT', 'SERVICE_UNAVAILABLE']);
  expect(codes.filter((code) => code === 201)).toHaveLength(1);
  const before = await readPayment(api, payment.id);
  expect(detailsOf(await refund(payment.id, { amount: 1 }), 'REFUND_LIMIT')).toEqual({ remaining: 4_901 });
  expect(await readPayment(api, payment.id)).toEqual(before);
  expect((await refunded(payment.id)).amount).toBe(4_901);
  expect((await readPayment(api, payment.id)).status).toBe('refunded');
});

test('more than what is left is rejected and changes nothing', async () => {
  const { payment } = await paidPayment(api);
  expect(detailsOf(await refund(payment.id, { amount: 5001 }), 'REFUND_EXCEEDS_REMAINING')).toEqual({
    remaining: 5000,
  });
  await refunded(payment.id, { amount: 3000 });
  const before = await readPayment(api, payment.id);
  expect(detailsOf(await refund(payment.id, { amount: 2001 }), 'REFUND_EXCEEDS_REMAINING')).toEqual({
    remaining: 2000,
  });
  expect(await readPayment(api, payment.id)).toEqual(before);
  await refunded(payment.id);
  expect(detailsOf(await refund(payment.id), 'REFUND_EXCEEDS_REMAINING')).toEqual({ remaining: 0 });
  detailsOf(await refund(payment.id, { amount: 1 }), 'REFUND_EXCEEDS_REMAINING');
});

test('an unpaid payment cannot be refunded', async () => {
  const requested = await createPayment(api);
  const canceled = await createPayment(api);
  dataOf(await api.request('POST', `/gateway/payments/${canceled.id}/cancel`, { bearer: testKey(api) }), 200);
  const processing = await createPayment(api);
  dataOf(await payByPhone(api, processing.slug, await api.login('success@sandbox.test'), '+237653456129'), 202);
  for (const { id } of [requested, canceled, processing]) {
    const { status } = await readPayment(api, id);
    expect(detailsOf(await refund(id), 'PAYMENT_NOT_REFUNDABLE')).toMatchObject({ status });
  }
  await api.advance(DAY);
  expect(detailsOf(await refund(requested.id), 'PAYMENT_NOT_REFUNDABLE')).toMatchObject({ status: 'expired' });
});

test.each([
  [{ amount: 0 }, ['amount']],
  [{ amount: -1 }, ['amount']],
  [{ amount: 1.5 }, ['amount']],
  [{ amount: '100' }, ['amount']],
  [{ reason: 'r'.repeat(256) }, ['reason']],
  [{ reason: 'nul \0' }, ['reason']],
  [{ payment_id: 'pay_1' }, ['payment_id']],
])('a refund %j is refused', async (body, fields) => {
  const { payment } = await paidPayment(api);
  expect(invalidFields(await refund(payment.id, body))).toEqual(fields);
  expect((await readPayment(api, payment.id)).status).toBe('succeeded');
});

test('parallel refunds never exceed what was paid', async () => {
  const { payment } = await paidPayment(api, { amount: 1000 });
  const answers = await Promise.all(Array.from({ length: 8 }, () => refund(payment.id, { amount: 300 })));
  const codes = answers.map(({ status, body }) => body.code ?? status);
  for (const code of codes) expect(code).toBeOneOf([201, 'REFUND_EXCEEDS_REMAINING', 'SERVICE_UNAVAILABLE']);
  const made = codes.filter((code) => code === 201).length;
  expect(made).toBeGreaterThan(0);
  expect(made).toBeLessThanOrEqual(3);
  expect(await readPayment(api, payment.id)).toMatchObject({
    status: 'partially_refunded',
    amount_refunded: 300 * made,
  });
  expect(await merchantBalance()).toBe(1000 - 300 * made);
});

test('of many concurrent full refunds one succeeds', async () => {
  const { payment } = await paidPayment(api);
  const answers = await Promise.all(Array.from({ length: 4 }, () => refund(payment.id)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(await merchantBalance()).toBe(0);
});

test('a refund by mobile money is pending until the provider has paid it', async () => {
  const { id } = await paidByPhone();
  refundOutcome = { kind: 'pending' };
  const made = await refunded(id, { amount: 2000 });
  expect(made).toMatchObject({ status: 'pending', transaction_id: null });
  await api.advance(MINUTE);
  expect(await readRefund(made.id)).toMatchObject({ status: 'pending' });
  expect(await readPayment(api, id)).toMatchObject({ status: 'succeeded', amount_refunded: 0 });
  refundOutcome = { kind: 'succeeded', railReference: null };
  await api.advance(HOUR);
  expect(await readRefund(made.id)).toMatchObject({
    status: 'succeeded',
    transaction_id: expect.stringMatching(/^tx_/),
  });
  expect(await readPayment(api, id)).toMatchObject({ status: 'partially_refunded', amount_refunded: 2000 });
  expect(await merchantBalance()).toBe(3000);
});

test('the amount of a pending refund cannot be refunded again', async () => {
  const { id } = await paidByPhone();
  refundOutcome = { kind: 'unknown' };
  await refunded(id, { amount: 3000 });
  expect(detailsOf(await refund(id, { amount: 2001 }), 'REFUND_EXCEEDS_REMAINING')).toEqual({ remaining: 2000 });
  expect((await refunded(id)).amount).toBe(2000);
  refundOutcome = { kind: 'succeeded', railReference: null };
  await api.advance(DAY);
  expect(await readPayment(api, id)).toMatchObject({ status: 'refunded', amount_refunded: 5000 });
  expect(await merchantBalance()).toBe(0);
});

test('a refund that the provider refuses fails, and its money can be refunded again', async () => {
  const { id } = await paidByPhone();
  refundOutcome = { kind: 'failed', failureCode: 'payer_account_blocked' };
  const made = await refunded(id);
  await api.advance(MINUTE);
  expect(await readRefund(made.id)).toMatchObject({
    status: 'failed',
    failure_code: 'payer_account_blocked',
    transaction_id: null,
  });
  expect(await readPayment(api, id)).toMatchObject({ status: 'succeeded', amount_refunded: 0 });
  expect(await merchantBalance()).toBe(5000);
  refundOutcome = { kind: 'succeeded', railReference: null };
  await refunded(id);
  await api.advance(MINUTE);
  expect((await readPayment(api, id)).status).toBe('refunded');
});

test('the refunds of a payment are listed, newest first, page by page', async () => {
  const { payment } = await paidPayment(api);
  const { payment: other } = await paidPayment(api);
  await refunded(other.id);
  const made: Refund[] = [];
  for (const amount of [1, 2, 3]) made.unshift(await refunded(payment.id, { amount }));
  const page = async (
    query: string,
  ): Promise<{ readonly refunds: readonly Refund[]; readonly pagination: Pagination }> =>
    dataOf(await api.request('GET', `/gateway/payments/${payment.id}/refunds${query}`, { bearer: testKey(api) }), 200);
  expect(await page('')).toEqual({ refunds: made, pagination: { limit: 20, has_more: false, next_cursor: null } });
  const first = await page('?limit=2');
  expect(first.refunds).toEqual(made.slice(0, 2));
  expect((await page(`?limit=2&cursor=${first.pagination.next_cursor}`)).refunds).toEqual(made.slice(2));
});

test('another merchant can neither refund nor see a refund, and a live key sees no test refund', async () => {
  const { payment } = await paidPayment(api);
  const made = await refunded(payment.id, { amount: 1 });
  const other = await registerMerchant(api, 'other@shop.example');
  for (const bearer of [other.testKey, api.seed.merchant.liveKey]) {
    detailsOf(await refund(payment.id, { amount: 1 }, bearer), 'PAYMENT_NOT_FOUND');
    detailsOf(await api.request('GET', `/gateway/payments/${payment.id}/refunds`, { bearer }), 'PAYMENT_NOT_FOUND');
    detailsOf(await api.request('GET', `/gateway/refunds/${made.id}`, { bearer }), 'REFUND_NOT_FOUND');
  }
  expect((await readPayment(api, payment.id)).amount_refunded).toBe(1);
});
