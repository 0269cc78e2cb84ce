import type { Dispute, Refund } from '@mitako/contract/names';
import { sandboxRail, type RailRefundOutcome } from '@mitako/core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  closed,
  csvOf,
  expectConsistentLedger,
  expectNetIsSum,
  linesOf,
  resolved,
  setTerms,
  settlements,
  sumOf,
} from './support/settlement.ts';
import {
  createPayment,
  DAY,
  dataOf,
  invalidFields,
  MINUTE,
  openGateway,
  paidPayment,
  payByPhone,
  testKey,
  type TestGateway,
} from './support.ts';

let api: TestGateway;
/** The provider's outcome of a refund. */
let refundOutcome: RailRefundOutcome;

beforeEach(async () => {
  refundOutcome = { kind: 'succeeded', railReference: null };
  api = await openGateway({ rails: [{ ...sandboxRail(), refund: () => Promise.resolve(refundOutcome) }] });
  await setTerms(api, { delay_seconds: 0, schedule: 'manual' });
});
afterEach(async () => {
  await expectConsistentLedger(api);
  await api.close();
});

async function refunded(paymentId: string, amount?: number): Promise<Refund> {
  const body = amount === undefined ? {} : { amount };
  const path = `/gateway/payments/${paymentId}/refunds`;
  return dataOf<{ refund: Refund }>(await api.request('POST', path, { bearer: testKey(api), body }), 201).refund;
}

async function disputed(paymentId: string): Promise<Dispute> {
  const path = `/gateway/sandbox/payments/${paymentId}/simulate`;
  const answer = await api.request('POST', path, { bearer: testKey(api), body: { outcome: 'dispute' } });
  return dataOf<{ dispute: Dispute }>(answer, 200).dispute;
}

async function decided(disputeId: string, outcome: 'won' | 'lost'): Promise<Dispute> {
  const path = `/admin/disputes/${disputeId}/resolve`;
  const answer = await api.request('POST', path, { bearer: api.seed.operatorKey, body: { outcome } });
  return dataOf<{ dispute: Dispute }>(answer, 200).dispute;
}

/** A payment paid by mobile money. */
async function paidByPhone(amount: number): Promise<string> {
  const { id, slug } = await createPayment(api, { amount });
  dataOf(await payByPhone(api, slug, await api.login('success@sandbox.test'), '+237653456789'), 202);
  await api.advance(MINUTE);
  return id;
}

describe('settlement lines', () => {
  test('include a refund of a settled payment', async () => {
    const { payment } = await paidPayment(api, { customer_reference: 'order-1' });
    await closed(api);
    await paidPayment(api, { amount: 9000 });
    const refund = await refunded(payment.id, 1500);
    const { id, amount } = await closed(api);
    expect(amount).toBe(7500);
    expect(await linesOf(api, id)).toMatchObject([
      { type: 'payment', gross: 9000, net_amount: 9000 },
      {
        type: 'refund',
        net_amount: -1500,
        payment_id: payment.id,
        refund_ids: [refund.id],
        transaction_id: refund.transaction_id,
        customer_reference: 'order-1',
        gross: 0,
        fee: 0,
        refunded: 1500,
      },
    ]);
  });

  test('include a refund over a provider when its money is held, and its return if it fails', async () => {
    const payment = await paidByPhone(5000);
    refundOutcome = { kind: 'failed', failureCode: 'payer_account_blocked' };
    const refund = await refunded(payment, 2000);
    const first = await closed(api);
    expect(
      (await linesOf(api, first.id)).map(({ type, net_amount: net, refund_ids: [of = null] }) => [type, net, of]),
    ).toEqual([
      ['payment', 5000, null],
      ['refund', -2000, refund.id],
    ]);
    await api.advance(MINUTE);
    const second = await closed(api);
    expect(
      (await linesOf(api, second.id)).map(({ type, net_amount: net, refund_ids: [of = null] }) => [type, net, of]),
    ).toEqual([['refund_failed', 2000, refund.id]]);
  });

  test('include a dispute when it is opened, and the returned money when it is won', async () => {
    const { payment: one } = await paidPayment(api);
    const { payment: two } = await paidPayment(api, { amount: 3000 });
    await closed(api);
    await paidPayment(api, { amount: 20_000 });
    const [lost, won] = [await disputed(one.id), await disputed(two.id)];
    await decided(lost.id, 'lost');
    await decided(won.id, 'won');
    const { id, amount } = await closed(api);
    expect(amount).toBe(15_000);
    expect(
      (await linesOf(api, id)).map((line) => [line.type, line.net_amount, line.dispute_ids[0], line.payment_id]),
    ).toEqual([
      ['payment', 20_000, undefined, expect.any(String)],
      ['dispute', -5000, lost.id, one.id],
      ['dispute', -3000, won.id, two.id],
      ['dispute_won', 3000, won.id, two.id],
    ]);
  });

  test('exclude fees: payments are credited net, refunds are debited net of the returned fee', async () => {
    const path = `/admin/merchants/${api.seed.merchant.id}`;
    const body = { fees: { basis_points: 200, fixed: 0, minimum: 0, maximum: null, refund_policy: 'proportional' } };
    dataOf(await api.request('PATCH', path, { bearer: api.seed.operatorKey, body }), 200);
    const { payment } = await paidPayment(api, { amount: 10_000 });
    await refunded(payment.id, 5000);
    const { id } = await closed(api);
    expect((await linesOf(api, id)).map(({ type, net_amount: net }) => [type, net])).toEqual([
      ['payment', 9800],
      ['refund', -4900],
    ]);
  });

  test('cover every movement once over several settlements, and each net is their sum', async () => {
    const { payment: one } = await paidPayment(api, { amount: 10_000 });
    const { payment: two } = await paidPayment(api, { amount: 20_000 });
    await closed(api);
    await disputed(two.id);
    await paidPayment(api, { amount: 40_000 });
    await refunded(one.id, 4000);
    await paidPayment(api, { amount: 500 });
    const second = await closed(api);
    await resolved(api, second.id, { outcome: 'failed', failure_reason: 'account closed' });
    await refunded(one.id);
    const third = await closed(api);
    await resolved(api, third.id, { outcome: 'paid' });
    const all = await settlements(api);
    expect(all.map(({ amount }) => amount)).toEqual([10_500, 16_500, 30_000]);
    for (const { id } of all) await expectNetIsSum(api, id);
    const lines = (await Promise.all(all.map(({ id }) => linesOf(api, id)))).flat();
    // The second was never paid, so it counts once: what it was is in the third.
    expect(sumOf(lines) - second.amount).toBe(10_000 + 20_000 - 4000 + 500 - 20_000 + 40_000 - 6000);
  });
});

describe('pages of lines', () => {
  test('follow the order of the ledger, each line once', async () => {
    const paid: (string | null)[] = [];
    for (const amount of [10, 20, 30, 40, 50]) paid.push((await paidPayment(api, { amount })).payment.transaction_id);
    const { id } = await closed(api);
    for (const limit of [1, 2, 3, 5, 100]) {
      const lines = await linesOf(api, id, testKey(api), limit);
      expect(lines.map(({ transaction_id: transactionId }) => transactionId)).toEqual(paid);
    }
  });

  test.each(['limit=0', 'limit=101', 'cursor=pay_1', 'cursor=-1', 'format=xml', 'currency=XAF'])(
    'reject ?%s',
    async (query) => {
      await paidPayment(api);
      const { id } = await closed(api);
      const path = `/gateway/settlements/${id}/lines?${query}`;
      expect(invalidFields(await api.request('GET', path, { bearer: testKey(api) }))).toEqual([query.split('=')[0]]);
    },
  );
});

test('lines of a settlement stay the same while later settlements are created', async () => {
  await paidPayment(api);
  const { id } = await closed(api);
  const before = await csvOf(api, id);
  await paidPayment(api);
  await closed(api);
  await api.advance(DAY);
  expect((await csvOf(api, id)).text).toBe(before.text);
  await expectNetIsSum(api, id);
});
