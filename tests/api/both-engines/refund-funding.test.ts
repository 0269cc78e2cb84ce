import { sandboxRail, type Rail, type RailRefundOutcome } from '@mitako/core';
import { engineStore } from '@mitako/core/engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAgent, moveFloat } from '../support/cash.ts';
import { offerCash, takeCash, withCode } from '../support/cash-payments.ts';
import {
  accountHolds,
  asOperator,
  balanceOf,
  closeWithConsistentLedger,
  disputed,
  paidByPhone,
  readRefund,
  refund,
  refunded,
  setTerms,
  transfersOf,
} from '../support/money.ts';
import {
  createEndpoint,
  DAY,
  dataOf,
  detailsOf,
  HOUR,
  MINUTE,
  openGateway,
  paidPayment,
  readPayment,
  type TestGateway,
} from '../support.ts';
import { eventDataOf } from '../support/payment-fields.ts';

let api: TestGateway;
/** The provider's outcome of a refund. */
let refundOutcome: RailRefundOutcome;

beforeEach(async () => {
  refundOutcome = { kind: 'pending' };
  const refundNow = (): Promise<RailRefundOutcome> => Promise.resolve(refundOutcome);
  const liveRail: Rail = { ...sandboxRail(), id: 'real', modes: ['live'], refund: refundNow };
  api = await openGateway({ rails: [{ ...sandboxRail(), refund: refundNow }, liveRail] });
  // No payouts while a test reads balances.
  await setTerms(api, { settlement: { schedule: 'manual' } });
});
afterEach(() => closeWithConsistentLedger(api));

const NOTHING = { available: 0, pending: 0, refunding: 0, disputed: 0 };

test('a payment that is not available yet is refunded from its own credit', async () => {
  const { payment } = await paidPayment(api);
  expect(await balanceOf(api)).toEqual({ ...NOTHING, pending: 5000 });
  await refunded(api, payment.id, { amount: 2000 });
  expect(await balanceOf(api)).toEqual({ ...NOTHING, pending: 3000 });
  await refunded(api, payment.id);
  expect(await balanceOf(api)).toEqual(NOTHING);
  await api.advance(2 * DAY);
  expect(await balanceOf(api)).toEqual(NOTHING);
});

test('a refunded amount is not released later', async () => {
  const { payment } = await paidPayment(api);
  await refunded(api, payment.id, { amount: 2000 });
  await api.advance(2 * DAY);
  expect(await balanceOf(api)).toEqual({ ...NOTHING, available: 3000 });
  expect(await transfersOf(api, payment.id)).toEqual([
    ['capture', { wallet: -5000, merchant_pending: 5000 }],
    ['refund', { merchant_pending: -2000, wallet: 2000 }],
    ['release', { merchant_pending: -3000, merchant_available: 3000 }],
  ]);
});

test('once its credit is released, a refund draws on the available balance', async () => {
  const { payment } = await paidPayment(api);
  await api.advance(DAY);
  expect(await balanceOf(api)).toEqual({ ...NOTHING, available: 5000 });
  await refunded(api, payment.id, { amount: 4000 });
  expect(await balanceOf(api)).toEqual({ ...NOTHING, available: 1000 });
  expect((await transfersOf(api, payment.id)).at(-1)).toEqual(['refund', { merchant_available: -4000, wallet: 4000 }]);
});

test("in live mode, other payments' pending credit funds no refund", async () => {
  const { liveKey } = api.seed.merchant;
  await setTerms(api, { fees: { basis_points: 350, refund_policy: 'keep' } });
  const { id } = await paidByPhone(api, 5000, liveKey, 'payer@example.cm');
  await paidByPhone(api, 50_000, liveKey, 'another@example.cm');
  expect(detailsOf(await refund(api, id, {}, liveKey), 'INSUFFICIENT_BALANCE')).toEqual({ available: 0, needed: 175 });
  expect(await balanceOf(api, liveKey)).toEqual({ ...NOTHING, pending: 4825 + 48_250 });
});

test.each([
  ['from a wallet', async () => (await paidPayment(api)).payment],
  ['by phone', () => paidByPhone(api)],
])('in test mode, a settled payment %s is refunded below zero, and later sales repay it', async (_, pay) => {
  refundOutcome = { kind: 'succeeded', railReference: null };
  const { id } = await pay();
  await api.advance(DAY);
  dataOf(
    await asOperator(api, 'POST', `/admin/merchants/${api.seed.merchant.id}/settlements`, { livemode: false }),
    201,
  );
  expect(await balanceOf(api)).toEqual(NOTHING);
  await refunded(api, id);
  await api.advance(MINUTE);
  expect(await readPayment(api, id)).toMatchObject({ status: 'refunded', amount_refunded: 5000 });
  expect(await balanceOf(api)).toEqual({ ...NOTHING, available: -5000 });
  const { payment } = await paidPayment(api, { amount: 8000 });
  await api.advance(DAY);
  expect(await balanceOf(api)).toEqual({ ...NOTHING, available: 3000 });
  await refunded(api, payment.id);
  expect(await balanceOf(api)).toEqual({ ...NOTHING, available: -5000 });
});

test('in test mode, a refund may open the balance below zero', async () => {
  await setTerms(api, { fees: { basis_points: 350, refund_policy: 'keep' } });
  const { payment } = await paidPayment(api);
  await refunded(api, payment.id);
  expect(await balanceOf(api)).toEqual({ ...NOTHING, available: -175 });
});

test('in live mode, too little is rejected with the available and needed amounts, and succeeds after later payments', async () => {
  const { liveKey } = api.seed.merchant;
  refundOutcome = { kind: 'succeeded', railReference: null };
  await setTerms(api, { fees: { basis_points: 350, refund_policy: 'keep' } });
  const { id } = await paidByPhone(api, 5000, liveKey, 'payer@example.cm');
  await api.advance(DAY);
  const before = await readPayment(api, id, liveKey);
  const answer = await refund(api, id, {}, liveKey);
  expect(detailsOf(answer, 'INSUFFICIENT_BALANCE')).toEqual({ available: 4825, needed: 5000 });
  expect(answer.status).toBe(402);
  expect(answer.body.error).toMatch(/Use a smaller amount, or wait/);
  expect(await readPayment(api, id, liveKey)).toEqual(before);
  expect(await balanceOf(api, liveKey)).toEqual({ ...NOTHING, available: 4825 });
  await refunded(api, id, { amount: 4825 }, liveKey);
  await api.advance(MINUTE);
  const rest = { available: 0, needed: 175 };
  expect(detailsOf(await refund(api, id, {}, liveKey), 'INSUFFICIENT_BALANCE')).toEqual(rest);
  await paidByPhone(api, 1000, liveKey, 'another@example.cm');
  detailsOf(await refund(api, id, {}, liveKey), 'INSUFFICIENT_BALANCE');
  await api.advance(DAY);
  await refunded(api, id, {}, liveKey);
  await api.advance(MINUTE);
  expect(await balanceOf(api, liveKey)).toEqual({ ...NOTHING, available: 965 - 175 });
});

test('in live mode, credits that are not posted yet fund a refund', async () => {
  const { liveKey } = api.seed.merchant;
  await setTerms(api, { fees: { basis_points: 350, refund_policy: 'keep' }, settlement: { delay_seconds: 0 } });
  await offerCash(api, 'live');
  const agent = await createAgent(api, 'agent@shop.example');
  dataOf(await moveFloat(api, agent.id, 10_000), 201);
  const { id } = await paidByPhone(api, 5000, liveKey, 'payer@example.cm');
  const rest = { available: 4825, needed: 5000 };
  expect(detailsOf(await refund(api, id, {}, liveKey), 'INSUFFICIENT_BALANCE')).toEqual(rest);
  const { code } = await withCode(api);
  dataOf(await takeCash(api, agent, code), 201);
  // No background work has run since.
  await refunded(api, id, {}, liveKey);
});

test('money being refunded over a rail is reserved: it is neither refunded twice nor available', async () => {
  const { id } = await paidByPhone(api);
  const made = await refunded(api, id, { amount: 2000 });
  expect(made.status).toBe('pending');
  expect(await balanceOf(api)).toEqual({ ...NOTHING, pending: 3000, refunding: 2000 });
  expect(detailsOf(await refund(api, id, { amount: 3001 }), 'REFUND_EXCEEDS_REMAINING')).toEqual({ remaining: 3000 });
  await api.advance(DAY);
  expect(await balanceOf(api)).toEqual({ ...NOTHING, available: 3000, refunding: 2000 });
  refundOutcome = { kind: 'succeeded', railReference: null };
  await api.advance(DAY);
  expect(await readRefund(api, made.id)).toMatchObject({ status: 'succeeded' });
  expect(await balanceOf(api)).toEqual({ ...NOTHING, available: 3000 });
  expect(await accountHolds(api, 'sandbox:rail_clearing')).toBe(-3000);
});

test('refunds that are pending together return the fee in parts, as they would one after the other', async () => {
  await setTerms(api, { fees: { basis_points: 200 } });
  const { id } = await paidByPhone(api);
  const parts = [await refunded(api, id, { amount: 2000 }), await refunded(api, id, { amount: 3000 })];
  expect(parts.map(({ status, fee_returned }) => [status, fee_returned])).toEqual([
    ['pending', 40],
    ['pending', 60],
  ]);
  expect(await accountHolds(api, 'system:fees')).toBe(0);
});

test('a refund that the provider refuses returns all of it to the pending credit, including the fee', async () => {
  await setTerms(api, { fees: { basis_points: 200 } });
  const { id } = await paidByPhone(api);
  const made = await refunded(api, id, { amount: 2500 });
  expect(made.fee_returned).toBe(50);
  expect(await balanceOf(api)).toEqual({ ...NOTHING, pending: 4900 - 2450, refunding: 2500 });
  expect(await accountHolds(api, 'system:fees')).toBe(50);
  refundOutcome = { kind: 'failed', failureCode: 'payer_account_blocked' };
  await api.advance(HOUR);
  expect(await readRefund(api, made.id)).toMatchObject({ status: 'failed', failure_code: 'payer_account_blocked' });
  expect(await balanceOf(api)).toEqual({ ...NOTHING, pending: 4900 });
  expect(await accountHolds(api, 'system:fees')).toBe(100);
  expect(await readPayment(api, id)).toMatchObject({ status: 'succeeded', amount_refunded: 0 });
  await api.advance(DAY);
  expect(await balanceOf(api)).toEqual({ ...NOTHING, available: 4900 });
});

test('a refund that fails after the release returns all of it to the available balance', async () => {
  const { id } = await paidByPhone(api);
  const made = await refunded(api, id, { amount: 2000 });
  await api.advance(DAY);
  expect(await balanceOf(api)).toEqual({ ...NOTHING, available: 3000, refunding: 2000 });
  refundOutcome = { kind: 'failed', failureCode: 'provider_error' };
  await api.advance(DAY);
  expect(await readRefund(api, made.id)).toMatchObject({ status: 'failed' });
  expect(await balanceOf(api)).toEqual({ ...NOTHING, available: 5000 });
  await api.advance(2 * DAY);
  expect(await balanceOf(api)).toEqual({ ...NOTHING, available: 5000 });
});

test('a full refund that fails after its release date is returned anyway', async () => {
  const { id } = await paidByPhone(api);
  await refunded(api, id);
  await api.advance(DAY);
  expect(await balanceOf(api)).toEqual({ ...NOTHING, refunding: 5000 });
  refundOutcome = { kind: 'failed', failureCode: 'provider_error' };
  await api.advance(DAY);
  expect(await balanceOf(api)).toEqual({ ...NOTHING, available: 5000 });
  refundOutcome = { kind: 'succeeded', railReference: null };
  await refunded(api, id);
  await api.advance(MINUTE);
  expect(await readPayment(api, id)).toMatchObject({ status: 'refunded', amount_refunded: 5000 });
});

test('of twelve parallel refunds, the successful ones never exceed the amount', async () => {
  const { payment } = await paidPayment(api);
  const { id } = await paidByPhone(api);
  for (const paid of [payment.id, id]) {
    const answers = await Promise.all(Array.from({ length: 12 }, () => refund(api, paid, { amount: 900 })));
    const codes = answers.map(({ status, body }) => body.code ?? status);
    for (const code of codes) expect(code).toBeOneOf([201, 'REFUND_EXCEEDS_REMAINING', 'SERVICE_UNAVAILABLE']);
    const made = codes.filter((code) => code === 201).length;
    expect(made).toBeGreaterThan(0);
    expect(made).toBeLessThanOrEqual(5);
    refundOutcome = { kind: 'succeeded', railReference: null };
    await api.advance(HOUR);
    expect((await readPayment(api, paid)).amount_refunded).toBe(900 * made);
  }
});

test('in live mode, parallel refunds of several payments never exceed the available balance', async () => {
  const { liveKey } = api.seed.merchant;
  refundOutcome = { kind: 'succeeded', railReference: null };
  await setTerms(api, { settlement: { delay_seconds: 0 }, fees: { basis_points: 5_000, refund_policy: 'keep' } });
  const paid: string[] = [];
  for (let count = 0; count < 8; count += 1) {
    paid.push((await paidByPhone(api, 1000, liveKey, `payer${count}@example.cm`)).id);
  }
  expect(await balanceOf(api, liveKey)).toEqual({ ...NOTHING, available: 4000 });
  const answers = await Promise.all(paid.map((id) => refund(api, id, {}, liveKey)));
  const made = answers.filter(({ status }) => status === 201).length;
  expect(made).toBeGreaterThan(0);
  expect(made).toBeLessThanOrEqual(4);
  await api.advance(MINUTE);
  expect(await balanceOf(api, liveKey)).toEqual({ ...NOTHING, available: 4000 - 1000 * made });
});

test('refunds, pending refunds and disputes together never exceed the amount', async () => {
  const { id } = await paidByPhone(api);
  await refunded(api, id, { amount: 1000 });
  await disputed(api, id, { amount: 1500 });
  expect(detailsOf(await refund(api, id, { amount: 2501 }), 'REFUND_EXCEEDS_REMAINING')).toEqual({ remaining: 2500 });
  const dispute = await asOperator(api, 'POST', `/admin/payments/${id}/disputes`, { amount: 2501 });
  expect(detailsOf(dispute, 'DISPUTE_EXCEEDS_REMAINING')).toEqual({ remaining: 2500 });
  await refunded(api, id, { amount: 2500 });
  detailsOf(await refund(api, id, { amount: 1 }), 'REFUND_EXCEEDS_REMAINING');
});

test('the database itself rejects a row that exceeds it', async () => {
  const { payment } = await paidPayment(api);
  const store = engineStore(api.gateway.store);
  const row = await store.read.paymentById(payment.id);
  if (row === null) throw new Error('the payment is not there');
  const write = (set: object): ReturnType<typeof store.commit> => {
    const next = { ...row, ...set, version: row.version + 1 };
    return store.commit([{ type: 'payment.update', payment: next, from: row }]);
  };
  const parts = { amountRefunded: 2000, refundPending: 2000, amountDisputed: 1000 };
  for (const name of ['amountRefunded', 'refundPending', 'amountDisputed'] as const) {
    expect(await write({ ...parts, [name]: parts[name] + 1 })).toMatchObject({
      kind: 'refused',
      guard: 'payment.update',
    });
  }
  expect(await write({ feeReturned: row.fee + 1 })).toMatchObject({ kind: 'refused', guard: 'payment.update' });
  // The original values can be written: only those sums were the obstacle.
  expect(await write({})).toEqual({ kind: 'applied' });
});

test('a test key never touches live money', async () => {
  const { liveKey } = api.seed.merchant;
  const live = await paidByPhone(api, 5000, liveKey, 'payer@example.cm');
  const { payment } = await paidPayment(api);
  const before = await balanceOf(api, liveKey);
  expect(before.pending).toBe(5000);
  detailsOf(await refund(api, live.id), 'PAYMENT_NOT_FOUND');
  detailsOf(await refund(api, payment.id, {}, liveKey), 'PAYMENT_NOT_FOUND');
  await refunded(api, payment.id);
  await api.advance(HOUR);
  expect(await balanceOf(api, liveKey)).toEqual(before);
  expect(await readPayment(api, live.id, liveKey)).toEqual(live);
  for (const { livemode } of await engineStore(api.gateway.store).read.transfersOfPayment(payment.id))
    expect(livemode).toBe(false);
});

test('a suspended merchant can still refund, live payments too', async () => {
  const { liveKey, id: merchantId } = api.seed.merchant;
  const live = await paidByPhone(api, 5000, liveKey, 'payer@example.cm');
  const { payment } = await paidPayment(api);
  expect((await asOperator(api, 'POST', `/admin/merchants/${merchantId}/suspend`)).status).toBe(200);
  expect((await refunded(api, payment.id)).status).toBe('succeeded');
  const made = await refunded(api, live.id, { amount: 2000 }, liveKey);
  refundOutcome = { kind: 'succeeded', railReference: null };
  await api.advance(HOUR);
  expect(await readRefund(api, made.id, liveKey)).toMatchObject({ status: 'succeeded', livemode: true });
  expect(await balanceOf(api, liveKey)).toEqual({ ...NOTHING, pending: 3000 });
});

test('refund events carry the amounts, and continue the sequence of their payment', async () => {
  await createEndpoint(api);
  const { payment } = await paidPayment(api, { customer_reference: 'order-1' });
  const first = await refunded(api, payment.id, { amount: 1500, reason: 'one was bruised' });
  const second = await refunded(api, payment.id);
  // At most four are in flight per endpoint.
  await api.advance(0);
  await api.advance(MINUTE);
  const notified = api.webhooks.events().toSorted((left, right) => left.sequence - right.sequence);
  const subject = { slug: payment.slug, customer_reference: 'order-1' };
  const pending = { status: 'pending', transaction_id: null };
  expect(notified.slice(2).map(({ sequence, event, data }) => [sequence, event, data])).toEqual([
    [3, 'refund.created', { ...first, ...pending, ...subject }],
    [4, 'refund.succeeded', { ...first, ...subject }],
    [
      5,
      'payment.refunded',
      {
        ...eventDataOf(payment, 'partially_refunded'),
        refund_id: first.id,
        refund_amount: 1500,
        amount_refunded: 1500,
      },
    ],
    [6, 'refund.created', { ...second, ...pending, ...subject }],
    [7, 'refund.succeeded', { ...second, ...subject }],
    [
      8,
      'payment.refunded',
      { ...eventDataOf(payment, 'refunded'), refund_id: second.id, refund_amount: 3500, amount_refunded: 5000 },
    ],
  ]);
});
