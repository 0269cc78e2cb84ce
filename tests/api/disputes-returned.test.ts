import type { Dispute, Refund, UnappliedFunds } from '@mitako/contract/names';
import type { Rail, RailRefundOutcome } from '@mitako/core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  accountHolds,
  asOperator,
  balanceOf,
  closeWithConsistentLedger,
  disputed,
  paidByPhone,
  readDispute,
  readRefund,
  refund,
  refunded,
  resolved,
  setTerms,
  transfersOf,
} from './support/money.ts';
import { PAID, scriptedRail, type Script } from './support/scripted-rail.ts';
import {
  createEndpoint,
  DAY,
  dataOf,
  detailsOf,
  HOUR,
  invalidFields,
  MINUTE,
  openGateway,
  readPayment,
  testKey,
  type Reply,
  type TestGateway,
} from './support.ts';

// The money of a lost dispute goes back the way it came: through the rail, by the machine of refunds.

const REFUSED: RailRefundOutcome = { kind: 'failed', failureCode: 'payer_account_blocked' };
const REASON = 'Paid back in the branch, receipt 1042';

let api: TestGateway;
let script: Script;

async function start(change: (rail: Rail) => Rail = (rail) => rail): Promise<void> {
  const scripted = scriptedRail();
  ({ script } = scripted);
  script.lookup = () => PAID;
  api = await openGateway({ rails: [change(scripted.rail)] });
  await setTerms(api, { settlement: { schedule: 'manual' } });
}

beforeEach(() => start());
afterEach(() => closeWithConsistentLedger(api));

async function lost(amount?: number): Promise<{ readonly paymentId: string; readonly dispute: Dispute }> {
  const { id } = await paidByPhone(api);
  const { id: disputeId } = await disputed(api, id, amount === undefined ? {} : { amount });
  await resolved(api, disputeId, 'lost');
  return { paymentId: id, dispute: await readDispute(api, disputeId) };
}

function returning(disputeId: string, by: string, reason = REASON, key?: string): Promise<Reply> {
  return asOperator(api, 'POST', `/admin/disputes/${disputeId}/return`, { by, reason }, key);
}

async function owed(query = ''): Promise<readonly UnappliedFunds[]> {
  const answer = await asOperator(api, 'GET', `/admin/unapplied-funds${query}`);
  return dataOf<{ unapplied_funds: readonly UnappliedFunds[] }>(answer, 200).unapplied_funds;
}

const suspense = (): Promise<number> => accountHolds(api, 'system:suspense');
const clearing = (): Promise<number> => accountHolds(api, 'sandbox:rail_clearing');
const NOTHING = { available: 0, pending: 0, refunding: 0, disputed: 0 };

test('lost on a mobile-money payment, the provider is asked to refund it, and the payer has it when it says so', async () => {
  script.refund = () => ({ kind: 'pending' });
  const { paymentId, dispute } = await lost();
  expect(dispute).toMatchObject({
    status: 'lost',
    return_status: 'pending',
    refund_id: expect.stringMatching(/^rfd_/),
  });
  const refundId = dispute.refund_id ?? '';
  expect(await readRefund(api, refundId)).toMatchObject({
    status: 'pending',
    payment_id: paymentId,
    dispute_id: dispute.id,
    amount: 5000,
    fee_returned: 0,
  });
  await api.advance(MINUTE);
  expect(script.refunds.length).toBeGreaterThan(0);
  expect(script.refunds[0]).toMatchObject({ reference: refundId, amount: 5000, tries: 0 });
  // Nothing is said to be with the payer before the provider says so.
  expect(await clearing()).toBe(-5000);
  expect(await suspense()).toBe(5000);
  expect(await balanceOf(api)).toEqual(NOTHING);
  script.refund = () => ({ kind: 'succeeded', railReference: null });
  await api.advance(HOUR);
  expect(await readDispute(api, dispute.id)).toMatchObject({ return_status: 'returned', refund_id: refundId });
  expect(await readRefund(api, refundId)).toMatchObject({ status: 'succeeded' });
  expect([await suspense(), await clearing()]).toEqual([0, 0]);
  expect(await transfersOf(api, paymentId)).toEqual([
    ['capture', { rail_clearing: -5000, merchant_pending: 5000 }],
    ['dispute_hold', { merchant_pending: -5000, dispute_hold: 5000 }],
    ['dispute_lost', { dispute_hold: -5000, suspense: 5000 }],
    ['dispute_return', { suspense: -5000, rail_clearing: 5000 }],
  ]);
  // A lost dispute is not a refund by the merchant.
  expect(await readPayment(api, paymentId)).toMatchObject({ status: 'succeeded', amount_refunded: 0 });
  const asked = script.refunds.length;
  await api.advance(DAY);
  expect(script.refunds).toHaveLength(asked);
});

test.each(['unknown', 'pending', 'throws'] as const)(
  'a refund of a lost dispute that is %s stays pending, is listed, and is retried until it is answered',
  async (outcome) => {
    script.refund = () => {
      if (outcome === 'throws') throw new Error('socket hang up');
      return { kind: outcome };
    };
    const { dispute } = await lost();
    for (let hour = 0; hour < 60; hour += 1) await api.advance(HOUR);
    const asked = script.refunds.length;
    expect(asked).toBeGreaterThan(8);
    expect(new Set(script.refunds.map(({ reference }) => reference))).toEqual(new Set([dispute.refund_id]));
    expect(await readDispute(api, dispute.id)).toMatchObject({ return_status: 'pending' });
    expect(await owed()).toMatchObject([
      { dispute_id: dispute.id, amount: 5000, refund: { status: 'pending', tries: asked }, next_step: 'ask_provider' },
    ]);
    script.refund = () => ({ kind: 'succeeded', railReference: null });
    await api.advance(DAY);
    expect(await readDispute(api, dispute.id)).toMatchObject({ return_status: 'returned' });
    expect(await owed()).toEqual([]);
  },
);

test('a refund of a lost dispute that the provider refuses is owed, and never the merchant’s again', async () => {
  script.refund = () => REFUSED;
  await createEndpoint(api);
  const { paymentId, dispute } = await lost();
  await api.advance(MINUTE);
  const refundId = dispute.refund_id ?? '';
  expect(await readRefund(api, refundId)).toMatchObject({ status: 'failed', failure_code: 'payer_account_blocked' });
  expect(await readDispute(api, dispute.id)).toMatchObject({ return_status: 'owed', refund_id: refundId });
  expect(await balanceOf(api)).toEqual(NOTHING);
  expect(await suspense()).toBe(5000);
  const [entry] = await owed();
  expect(entry).toMatchObject({
    dispute_id: dispute.id,
    payment_id: paymentId,
    attempt_id: expect.stringMatching(/^att_/),
    amount: 5000,
    refund: { status: 'refused', tries: 0, next_try_at: null },
    next_step: 'return_by_hand',
  });
  expect(await owed('?mode=live')).toEqual([]);
  expect(await owed(`?merchant_id=${api.seed.merchant.id}`)).toEqual([entry]);
  detailsOf(await refund(api, paymentId, { amount: 1 }), 'REFUND_EXCEEDS_REMAINING');
  await api.advance(MINUTE);
  const events = api.webhooks.events().toSorted((left, right) => left.sequence - right.sequence);
  expect(events.map(({ event }) => event)).toEqual([
    'payment.created',
    'payment.processing',
    'payment.succeeded',
    'dispute.opened',
    'dispute.lost',
    'refund.created',
    'refund.failed',
  ]);
  expect(events.at(-1)?.data).toMatchObject({ id: refundId, dispute_id: dispute.id });
  expect(events.at(-3)?.data).toMatchObject({ id: dispute.id, return_status: 'pending', refund_id: refundId });
});

test('the operator asks the provider again, by a refund of its own, once', async () => {
  script.refund = () => REFUSED;
  const { dispute } = await lost();
  expect(detailsOf(await returning(dispute.id, 'rail'), 'DISPUTE_NOT_OWED')).toEqual({
    status: 'lost',
    return_status: 'pending',
  });
  await api.advance(MINUTE);
  script.refund = () => ({ kind: 'succeeded', railReference: null });
  const again = await Promise.all([returning(dispute.id, 'rail'), returning(dispute.id, 'rail')]);
  expect(again.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 409]);
  const asked = await readDispute(api, dispute.id);
  expect(asked).toMatchObject({ return_status: 'pending' });
  expect(asked.refund_id).not.toBe(dispute.refund_id);
  await api.advance(MINUTE);
  expect(await readDispute(api, dispute.id)).toMatchObject({ return_status: 'returned', refund_id: asked.refund_id });
  expect(script.refunds.map(({ reference }) => reference)).toEqual([dispute.refund_id, asked.refund_id]);
  expect(await readRefund(api, asked.refund_id ?? '')).toMatchObject({ status: 'succeeded', reason: REASON });
  expect(await suspense()).toBe(0);
});

test('the operator records that the money was returned by other means, once', async () => {
  script.refund = () => REFUSED;
  const { dispute } = await lost();
  await api.advance(MINUTE);
  const recorded = await returning(dispute.id, 'operator', REASON, 'by-hand');
  const { refund_id: refundId } = dataOf<{ dispute: Dispute }>(recorded, 200).dispute;
  expect((await returning(dispute.id, 'operator', REASON, 'by-hand')).text).toBe(recorded.text);
  detailsOf(await returning(dispute.id, 'operator'), 'DISPUTE_NOT_OWED');
  expect(await readDispute(api, dispute.id)).toMatchObject({ return_status: 'returned' });
  const answer = await asOperator(api, 'GET', `/admin/refunds/${refundId}`);
  expect(dataOf<{ refund: Refund }>(answer, 200).refund).toMatchObject({
    status: 'succeeded',
    answered_by: 'operator',
    reason: REASON,
  });
  expect([await suspense(), await clearing()]).toEqual([0, 0]);
  expect(await owed()).toEqual([]);
  expect(script.refunds).toHaveLength(1);
});

test('while its refund is pending the money may still arrive: the operator resolves it first, as any other', async () => {
  script.refund = () => ({ kind: 'pending' });
  const { dispute } = await lost();
  await api.advance(MINUTE);
  for (const by of ['rail', 'operator']) {
    expect(detailsOf(await returning(dispute.id, by), 'DISPUTE_NOT_OWED')).toMatchObject({ return_status: 'pending' });
  }
  const resolve = (outcome: string): Promise<Reply> =>
    asOperator(api, 'POST', `/admin/refunds/${dispute.refund_id}/resolve`, { outcome });
  dataOf(await resolve('failed'), 200);
  expect(await readDispute(api, dispute.id)).toMatchObject({ return_status: 'owed' });
  expect(await suspense()).toBe(5000);
  detailsOf(await resolve('succeeded'), 'REFUND_NOT_PENDING');
  const asked = script.refunds.length;
  await api.advance(DAY);
  expect(script.refunds).toHaveLength(asked);
  dataOf(await returning(dispute.id, 'operator'), 200);
  expect(await suspense()).toBe(0);
});

test('a payment that was refunded in part returns only what was disputed', async () => {
  const { id } = await paidByPhone(api);
  await refunded(api, id, { amount: 2000 });
  await api.advance(MINUTE);
  const { id: disputeId } = await disputed(api, id);
  await resolved(api, disputeId, 'lost');
  await api.advance(MINUTE);
  expect(script.refunds.map(({ amount }) => amount)).toEqual([2000, 3000]);
  expect(await readDispute(api, disputeId)).toMatchObject({ amount: 3000, return_status: 'returned' });
  expect(await readPayment(api, id)).toMatchObject({ status: 'partially_refunded', amount_refunded: 2000 });
  expect([await suspense(), await clearing()]).toEqual([0, 0]);
});

test.each([
  ['none', undefined],
  ['full', 2000],
] as const)('of a rail that refunds %s, the money is owed at once, with a next step', async (refunds, amount) => {
  await api.close();
  await start((rail) => ({ ...rail, methods: rail.methods.map((method) => ({ ...method, refunds })) }));
  const { dispute } = await lost(amount);
  expect(dispute).toMatchObject({ return_status: 'owed', refund_id: null });
  expect(await owed()).toMatchObject([
    { dispute_id: dispute.id, refund: { status: 'impossible', tries: 0 }, next_step: 'return_by_hand' },
  ]);
  detailsOf(await returning(dispute.id, 'rail'), 'REFUND_NOT_SUPPORTED');
  await api.advance(DAY);
  expect(script.refunds).toEqual([]);
  dataOf(await returning(dispute.id, 'operator'), 200);
  expect(await owed()).toEqual([]);
});

test('a rail that refunds whole payments only refunds the dispute over a whole payment', async () => {
  await api.close();
  await start((rail) => ({ ...rail, methods: rail.methods.map((method) => ({ ...method, refunds: 'full' })) }));
  const { dispute } = await lost();
  await api.advance(MINUTE);
  expect(script.refunds).toHaveLength(1);
  expect(await readDispute(api, dispute.id)).toMatchObject({ return_status: 'returned' });
});

test('lost disputes and late payments are one list, page by page', async () => {
  script.refund = () => REFUSED;
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    api.clock.advance(1);
    ids.unshift((await lost()).dispute.id);
  }
  await api.advance(MINUTE);
  type Listed = {
    readonly unapplied_funds: readonly UnappliedFunds[];
    readonly pagination: { readonly next_cursor: string };
  };
  const page = async (query: string): Promise<Listed> =>
    dataOf<Listed>(await asOperator(api, 'GET', `/admin/unapplied-funds${query}`), 200);
  const first = await page('?limit=2');
  expect(first.unapplied_funds.map(({ dispute_id: id }) => id)).toEqual(ids.slice(0, 2));
  const second = await page(`?limit=2&cursor=${first.pagination.next_cursor}`);
  expect(second.unapplied_funds.map(({ dispute_id: id }) => id)).toEqual(ids.slice(2));
});

test('a return names how and why, and only a lost dispute has money to return', async () => {
  const { id } = await paidByPhone(api);
  const { id: disputeId } = await disputed(api, id);
  expect(detailsOf(await returning(disputeId, 'rail'), 'DISPUTE_NOT_OWED')).toEqual({
    status: 'needs_response',
    return_status: null,
  });
  expect(invalidFields(await returning(disputeId, 'bank'))).toEqual(['by']);
  expect(invalidFields(await returning(disputeId, 'rail', ''))).toEqual(['reason']);
  detailsOf(await returning('dsp_1', 'rail'), 'DISPUTE_NOT_FOUND');
  const merchant = await api.request('POST', `/admin/disputes/${disputeId}/return`, {
    bearer: testKey(api),
    body: { by: 'rail', reason: REASON },
  });
  expect(merchant.status).toBe(401);
});
