import { sandboxRail, type Logger, type RailRefundOutcome, type RailRefundRequest } from '@mitako/core';
import { engineStore, type EngineStore } from '@mitako/core/engine';
import type { Pagination, RefundRecord } from '@mitako/contract/names';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  asOperator,
  balanceOf,
  closeWithConsistentLedger,
  paidByPhone,
  readRefund,
  refunded,
  setTerms,
} from './support/money.ts';
import { held } from './support/scripted-rail.ts';
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
  readPayment,
  registerMerchant,
  SECOND,
  type Reply,
  type TestGateway,
} from './support.ts';

let api: TestGateway;
/** The provider's outcome of a refund. */
let answerRefund: () => Promise<RailRefundOutcome>;
const asked: RailRefundRequest[] = [];

beforeEach(async () => {
  asked.length = 0;
  answerRefund = () => Promise.resolve({ kind: 'succeeded', railReference: null });
  const rail = {
    ...sandboxRail(),
    refund(request: RailRefundRequest) {
      asked.push(request);
      return answerRefund();
    },
  };
  api = await openGateway({ rails: [rail] });
  await setTerms(api, { settlement: { schedule: 'manual' } });
});
afterEach(() => closeWithConsistentLedger(api));

function refund(id: string, body?: object, idempotencyKey?: string): Promise<Reply> {
  return asOperator(api, 'POST', `/admin/payments/${id}/refunds`, body, idempotencyKey);
}

async function made(id: string, body?: object): Promise<RefundRecord> {
  return dataOf<{ refund: RefundRecord }>(await refund(id, body), 201).refund;
}

interface Listed {
  readonly refunds: readonly RefundRecord[];
  readonly pagination: Pagination;
}

async function listed(query = ''): Promise<Listed> {
  return dataOf<Listed>(await asOperator(api, 'GET', `/admin/refunds${query}`), 200);
}

test('the operator refunds a payment of any merchant with the same rules', async () => {
  const shop = await registerMerchant(api, 'shop@shop.example');
  const { payment } = await paidPayment(api, {}, shop.testKey);
  const first = await made(payment.id, { amount: 2000, reason: 'goodwill' });
  expect(first).toMatchObject({
    merchant_id: shop.id,
    payment_id: payment.id,
    amount: 2000,
    status: 'succeeded',
    reason: 'goodwill',
  });
  const { merchant_id: _, answered_by: __, rail_detail: ___, ...seenByMerchant } = first;
  expect(await readRefund(api, first.id, shop.testKey)).toEqual(seenByMerchant);
  expect(detailsOf(await refund(payment.id, { amount: 3001 }), 'REFUND_EXCEEDS_REMAINING')).toEqual({
    remaining: 3000,
  });
  expect((await made(payment.id)).amount).toBe(3000);
  expect(await readPayment(api, payment.id, shop.testKey)).toMatchObject({ status: 'refunded' });
  expect(await balanceOf(api, shop.testKey)).toMatchObject({ pending: 0, available: 0 });
});

test('a payment that cannot be refunded is rejected', async () => {
  const { id } = await createPayment(api);
  expect(detailsOf(await refund(id), 'PAYMENT_NOT_REFUNDABLE')).toEqual({ status: 'requested' });
  detailsOf(await refund('pay_1'), 'PAYMENT_NOT_FOUND');
  const { payment } = await paidPayment(api);
  expect(invalidFields(await refund(payment.id, { amount: 0 }))).toEqual(['amount']);
});

test('the same key refunds once', async () => {
  const { payment } = await paidPayment(api);
  const first = await refund(payment.id, { amount: 1000 }, 'refund-1');
  dataOf(first, 201);
  expect((await refund(payment.id, { amount: 1000 }, 'refund-1')).text).toBe(first.text);
  detailsOf(await refund(payment.id, { amount: 1001 }, 'refund-1'), 'IDEMPOTENCY_KEY_REUSED');
  expect((await readPayment(api, payment.id)).amount_refunded).toBe(1000);
});

test('the refunds of all merchants are listed, newest first, page by page', async () => {
  const shop = await registerMerchant(api, 'shop@shop.example');
  const { payment } = await paidPayment(api);
  const { payment: theirs } = await paidPayment(api, {}, shop.testKey);
  const ids: string[] = [];
  for (const { id } of [payment, theirs, payment]) {
    api.clock.advance(1);
    ids.unshift((await made(id, { amount: 100 })).id);
  }
  const all = await listed();
  expect(all.refunds.map(({ id }) => id)).toEqual(ids);
  expect(all.refunds.map(({ merchant_id: merchant }) => merchant)).toEqual([
    api.seed.merchant.id,
    shop.id,
    api.seed.merchant.id,
  ]);
  expect((await listed('?status=succeeded')).refunds).toEqual(all.refunds);
  expect((await listed('?status=pending')).refunds).toEqual([]);
  const first = await listed('?limit=2');
  expect(first.refunds.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  expect((await listed(`?limit=2&cursor=${first.pagination.next_cursor}`)).refunds).toEqual(all.refunds.slice(2));
  expect(invalidFields(await asOperator(api, 'GET', '/admin/refunds?status=lost'))).toEqual(['status']);
});

test('a refund with an unknown outcome is listed, and is retried until the rail reports one', async () => {
  const { id } = await paidByPhone(api);
  const faults: (() => Promise<RailRefundOutcome>)[] = [
    () => Promise.resolve({ kind: 'unknown' }),
    () => Promise.resolve({ kind: 'pending' }),
    () => Promise.reject(new Error('connection reset')),
    () => {
      throw new Error('no route to host');
    },
  ];
  answerRefund = () => (faults[asked.length % faults.length] ?? answerRefund)();
  const { id: refundId } = await refunded(api, id);
  for (let day = 0; day < 10; day += 1) {
    for (let hour = 0; hour < 24; hour += 4) await api.advance(4 * HOUR);
  }
  expect((await listed('?status=pending')).refunds).toMatchObject([{ id: refundId }]);
  expect(await balanceOf(api)).toMatchObject({ refunding: 5000, available: 0, pending: 0 });
  const before = asked.length;
  await api.advance(DAY);
  expect(asked.length).toBeGreaterThan(before);
  // The same reference every time: the rail pays it out once.
  expect(new Set(asked.map(({ reference }) => reference))).toEqual(new Set([refundId]));
  answerRefund = () => Promise.resolve({ kind: 'succeeded', railReference: null });
  await api.advance(DAY);
  expect((await listed('?status=pending')).refunds).toEqual([]);
  expect(await readRefund(api, refundId)).toMatchObject({ status: 'succeeded' });
  const after = asked.length;
  await api.advance(10 * DAY);
  expect(asked.length).toBe(after);
});

test('a failed refund stays failed, and is repeated as a new one', async () => {
  const { id } = await paidByPhone(api);
  answerRefund = () => Promise.resolve({ kind: 'failed', failureCode: 'payer_limit_reached' });
  const first = await refunded(api, id);
  await api.advance(MINUTE);
  expect((await listed('?status=failed')).refunds).toMatchObject([
    { id: first.id, failure_code: 'payer_limit_reached', transaction_id: null },
  ]);
  answerRefund = () => Promise.resolve({ kind: 'succeeded', railReference: null });
  const second = await made(id);
  await api.advance(MINUTE);
  expect(second.id).not.toBe(first.id);
  expect(await readRefund(api, second.id)).toMatchObject({ status: 'succeeded', amount: 5000 });
  expect(await readRefund(api, first.id)).toMatchObject({ status: 'failed' });
  expect(await readPayment(api, id)).toMatchObject({ status: 'refunded', amount_refunded: 5000 });
});

test('a refund whose worker died is claimed again', async () => {
  const { id } = await paidByPhone(api);
  const { id: refundId } = await refunded(api, id);
  const { clock } = api.gateway;
  const store = engineStore(api.gateway.store);
  // Another process claimed the task and crashed.
  const taken = await store.claim.tasks({ nowMs: clock.now(), limit: 10, leaseMs: MINUTE, leaseToken: 'gone' });
  expect(taken.map(({ subjectId }) => subjectId)).toEqual([refundId]);
  await api.advance(MINUTE - 1);
  expect(asked).toEqual([]);
  await api.advance(1);
  expect(await readRefund(api, refundId)).toMatchObject({ status: 'succeeded' });
  expect(await store.claim.tasks({ nowMs: clock.now() + DAY, limit: 10, leaseMs: 1, leaseToken: 'x' })).toEqual([]);
});

test('a refund whose rail never answers is resolved by the operator', async () => {
  answerRefund = () => Promise.resolve({ kind: 'unknown' });
  for (const outcome of ['succeeded', 'failed'] as const) {
    const { id } = await paidByPhone(api);
    const { id: refundId } = await refunded(api, id, { amount: 2000 });
    await api.advance(MINUTE);
    const resolve = (body: object, key?: string): Promise<Reply> =>
      asOperator(api, 'POST', `/admin/refunds/${refundId}/resolve`, body, key);
    const settled = dataOf<{ refund: RefundRecord }>(await resolve({ outcome }, `settle-${outcome}`), 200).refund;
    expect(settled).toMatchObject({
      id: refundId,
      status: outcome,
      failure_code: outcome === 'failed' ? 'provider_error' : null,
    });
    expect(await readPayment(api, id)).toMatchObject({
      amount_refunded: outcome === 'failed' ? 0 : 2000,
      status: outcome === 'failed' ? 'succeeded' : 'partially_refunded',
    });
    expect(await balanceOf(api)).toMatchObject({ refunding: 0 });
    expect((await resolve({ outcome }, `settle-${outcome}`)).headers.get('idempotent-replayed')).toBe('true');
    expect(detailsOf(await resolve({ outcome: 'failed' }), 'REFUND_NOT_PENDING')).toEqual({ status: outcome });
    // The rail works again, but is no longer called.
    const before = asked.length;
    answerRefund = () => Promise.resolve({ kind: 'succeeded', railReference: null });
    await api.advance(DAY);
    expect(asked.length).toBe(before);
    answerRefund = () => Promise.resolve({ kind: 'unknown' });
  }
  detailsOf(await asOperator(api, 'POST', '/admin/refunds/rfd_1/resolve', { outcome: 'failed' }), 'REFUND_NOT_FOUND');
});

test('while the rail is being called the operator cannot resolve it, and the rail’s outcome counts', async () => {
  const { id } = await paidByPhone(api);
  const rail = held<RailRefundOutcome>();
  answerRefund = rail.ask;
  const { id: refundId } = await refunded(api, id);
  const work = api.advance(SECOND);
  await rail.asked;
  const resolve = () => asOperator(api, 'POST', `/admin/refunds/${refundId}/resolve`, { outcome: 'failed' }, 'lost');
  detailsOf(await resolve(), 'SERVICE_UNAVAILABLE');
  expect(await readRefund(api, refundId)).toMatchObject({ status: 'pending' });
  rail.answer({ kind: 'succeeded', railReference: null });
  await work;
  expect(await readRefund(api, refundId)).toMatchObject({ status: 'succeeded' });
  // The same key again: the first response was not stored.
  expect(detailsOf(await resolve(), 'REFUND_NOT_PENDING')).toEqual({ status: 'succeeded' });
  // So it is not refunded a second time.
  expect(detailsOf(await refund(id), 'REFUND_EXCEEDS_REMAINING')).toEqual({ remaining: 0 });
  expect(asked).toHaveLength(1);
});

test('once the rail has answered unknown, the operator resolves it, and the rail is not called again', async () => {
  const { id } = await paidByPhone(api);
  const rail = held<RailRefundOutcome>();
  answerRefund = rail.ask;
  const { id: refundId } = await refunded(api, id);
  const work = api.advance(SECOND);
  await rail.asked;
  rail.answer({ kind: 'unknown' });
  await work;
  const answer = await asOperator(api, 'POST', `/admin/refunds/${refundId}/resolve`, { outcome: 'failed' });
  expect(dataOf<{ refund: RefundRecord }>(answer, 200).refund.status).toBe('failed');
  await api.advance(DAY);
  expect(asked).toHaveLength(1);
});

test.each(['failed', 'succeeded'] as const)(
  'a process that outslept its lease overwrites nothing of the operator’s %s',
  async (outcome) => {
    const errors: unknown[] = [];
    const nothing = (): void => {};
    const logger: Logger = { debug: nothing, info: nothing, warn: nothing, error: (fields) => errors.push(fields) };
    let sleep: (() => Promise<unknown>) | null = null;
    const wrap = (store: EngineStore): EngineStore => ({
      ...store,
      async commit(changes) {
        if (sleep !== null && changes.some(({ type }) => type === 'refund.update')) {
          const wake = sleep;
          sleep = null;
          await wake();
        }
        return store.commit(changes);
      },
    });
    const other = await openGateway({ rails: [sandboxRail()], logger }, wrap);
    const { id } = await paidByPhone(other);
    const { id: refundId } = await refunded(other, id);
    sleep = async () => {
      other.clock.advance(2 * MINUTE);
      const path = `/admin/refunds/${refundId}/resolve`;
      dataOf(await asOperator(other, 'POST', path, { outcome }), 200);
    };
    await other.advance(SECOND);
    expect(sleep).toBeNull();
    expect(await readRefund(other, refundId)).toMatchObject({ status: outcome });
    // The sandbox's rail pays every refund.
    const contradiction = { refund_id: refundId, payment_id: id, recorded: 'failed', rail: 'succeeded' };
    expect(errors).toEqual(outcome === 'failed' ? [contradiction] : []);
    await closeWithConsistentLedger(other);
  },
);
