import type {
  AttemptRecord,
  Balance,
  DisputeRecord,
  PaymentRecord,
  RefundRecord,
  SettlementLine,
  SettlementRecord,
  Timeline,
  WebhookEndpoint,
} from '@mitako/contract/names';
import { beforeEach, expect, test } from 'vitest';
import {
  asOperator,
  closeWithConsistentLedger,
  disputed,
  paidByPhone,
  readDispute,
  readRefund,
  refunded,
} from './support/money.ts';
import { closed, csvOf, linesOf, setTerms } from './support/settlement.ts';
import {
  createEndpoint,
  dataOf,
  detailsOf,
  gatewayForEachTest,
  paidPayment,
  readPayment,
  registerMerchant,
  send,
  testKey,
} from './support.ts';

const api = gatewayForEachTest(closeWithConsistentLedger);

beforeEach(async () => {
  await setTerms(api, { delay_seconds: 0, schedule: 'manual' });
});

/** What the operator reads at an address. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the type of the response
async function seen<Data>(path: string): Promise<Data> {
  return dataOf<Data>(await asOperator(api, 'GET', `/admin${path}`), 200);
}

test("a payment reads as for its merchant, with the merchant's id", async () => {
  const shop = await registerMerchant(api, 'shop@shop.example');
  const { payment } = await paidPayment(api, {}, shop.testKey);
  expect((await seen<{ payment: PaymentRecord }>(`/payments/${payment.id}`)).payment).toEqual({
    ...(await readPayment(api, payment.id, shop.testKey)),
    merchant_id: shop.id,
  });
});

test('its timeline is the one the merchant reads, explained to the operator', async () => {
  const { id } = await paidByPhone(api);
  await disputed(api, id, { amount: 1000 });
  const own = await api.request('GET', `/gateway/payments/${id}/timeline`, { bearer: testKey(api) });
  const { timeline } = await seen<{ timeline: Timeline }>(`/payments/${id}/timeline`);
  expect(timeline.entries.map(({ type }) => type)).toContain('dispute');
  const { explain, ...read } = dataOf<{ timeline: Timeline }>(own, 200).timeline;
  expect(timeline).toEqual({ ...read, explain: { ...explain, en: expect.any(String), fr: expect.any(String) } });
  expect(explain.en).toContain('Send your evidence');
  expect(timeline.explain.en).toContain('The shop can send evidence');
  expect(timeline.explain.fr).toContain('La boutique peut envoyer ses preuves');
});

test('refunds, disputes and attempts are read one by one', async () => {
  const { id } = await paidByPhone(api);
  const merchant = { merchant_id: api.seed.merchant.id };
  const refund = await refunded(api, id, { amount: 1000 });
  const dispute = await disputed(api, id, { amount: 2000 });
  expect((await seen<{ refund: RefundRecord }>(`/refunds/${refund.id}`)).refund).toEqual({
    ...(await readRefund(api, refund.id)),
    ...merchant,
    rail_detail: null,
    answered_by: null,
  });
  expect((await seen<{ dispute: DisputeRecord }>(`/disputes/${dispute.id}`)).dispute).toEqual({
    ...(await readDispute(api, dispute.id)),
    ...merchant,
  });
  const { attempts } = await seen<{ attempts: readonly AttemptRecord[] }>('/attempts');
  expect(attempts).toMatchObject([{ payment_id: id, status: 'succeeded' }]);
  const { attempt } = await seen<{ attempt: AttemptRecord }>(`/attempts/${attempts[0]?.id}`);
  expect(attempt).toEqual(attempts[0]);
});

test("a merchant's balance and endpoints, in both modes or in one", async () => {
  await paidPayment(api, { amount: 700 });
  const merchant = `/merchants/${api.seed.merchant.id}`;
  const own = await api.request('GET', '/merchant/balance', { bearer: testKey(api) });
  const [ofTest] = dataOf<{ balances: readonly Balance[] }>(own, 200).balances;
  const { balances } = await seen<{ balances: readonly Balance[] }>(`${merchant}/balance`);
  expect(balances).toEqual([expect.objectContaining({ livemode: true, available: 0 }), ofTest]);
  expect((await seen<{ balances: readonly Balance[] }>(`${merchant}/balance?mode=test`)).balances).toEqual([ofTest]);
  const endpoint = await createEndpoint(api);
  await createEndpoint(api, { url: 'https://live.example/' }, api.seed.merchant.liveKey);
  const { endpoints } = await seen<{ endpoints: readonly WebhookEndpoint[] }>(`${merchant}/webhook-endpoints`);
  expect(endpoints.map(({ livemode }) => livemode)).toEqual([true, false]);
  const { endpoints: some } = await seen<{ endpoints: readonly WebhookEndpoint[] }>(
    `${merchant}/webhook-endpoints?mode=test`,
  );
  expect(some).toMatchObject([{ id: endpoint.id, recent: { finished: 0 } }]);
  expect(JSON.stringify(endpoints)).not.toContain('secret');
});

test('a settlement and its lines, as JSON and as CSV', async () => {
  await paidPayment(api);
  await paidPayment(api, { amount: 700 });
  const settlement = await closed(api);
  const path = `/settlements/${settlement.id}`;
  expect((await seen<{ settlement: SettlementRecord }>(path)).settlement).toEqual(settlement);
  const own = await linesOf(api, settlement.id);
  expect(own).toHaveLength(2);
  expect((await seen<{ lines: readonly SettlementLine[] }>(`${path}/lines`)).lines).toEqual(own);
  const page = await seen<{ lines: readonly SettlementLine[]; pagination: { next_cursor: string } }>(
    `${path}/lines?limit=1`,
  );
  const rest = await seen<{ lines: readonly SettlementLine[] }>(
    `${path}/lines?limit=1&cursor=${page.pagination.next_cursor}`,
  );
  expect([...page.lines, ...rest.lines]).toEqual(own);
  const csv = await api.handler(
    new Request(`http://gateway.test/api/v1/admin${path}/lines.csv`, {
      headers: { authorization: `Bearer ${api.seed.operatorKey}` },
    }),
  );
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(await csv.text()).toBe((await csvOf(api, settlement.id)).text);
});

test.each([
  ['/payments/pay_1', 'PAYMENT_NOT_FOUND'],
  ['/payments/pay_1/timeline', 'PAYMENT_NOT_FOUND'],
  ['/attempts/att_1', 'ATTEMPT_NOT_FOUND'],
  ['/refunds/rfd_1', 'REFUND_NOT_FOUND'],
  ['/disputes/dsp_1', 'DISPUTE_NOT_FOUND'],
  ['/merchants/mer_1/balance', 'MERCHANT_NOT_FOUND'],
  ['/merchants/mer_1/webhook-endpoints', 'MERCHANT_NOT_FOUND'],
  ['/settlements/stl_1', 'SETTLEMENT_NOT_FOUND'],
  ['/settlements/stl_1/lines', 'SETTLEMENT_NOT_FOUND'],
] as const)('%s is not found, and for the operator only', async (path, code) => {
  detailsOf(await asOperator(api, 'GET', `/admin${path}`), code);
  detailsOf(await send(api, 'GET', `/admin${path}`, { bearer: testKey(api) }), 'INVALID_API_KEY');
  detailsOf(await send(api, 'GET', `/admin${path}`), 'AUTHENTICATION_REQUIRED');
});
