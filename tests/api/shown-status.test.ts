// A payment past its expiry is expired in every read, whether or not the background work has expired it.
import type { Found, OwnFound, Payment, PaymentTotal, Timeline } from '@mitako/contract/names';
import { beforeEach, expect, test } from 'vitest';
import { asOperator } from './support/money.ts';
import {
  createEndpoint,
  createPayment,
  dataOf,
  detailsOf,
  gatewayForEachTest,
  payByPhone,
  readCheckout,
  readPayment,
  testKey,
} from './support.ts';

const api = gatewayForEachTest();
let over: Payment;
let open: Payment;

beforeEach(async () => {
  over = await createPayment(api, { expires_in: 300, customer_reference: 'order-1' });
  open = await createPayment(api, { expires_in: 900, customer_reference: 'order-2' });
  // Nothing runs in the background.
  api.clock.advance(300_000);
});

async function listed(query: string): Promise<readonly string[]> {
  const answer = await api.request('GET', `/gateway/payments?${query}`, { bearer: testKey(api) });
  return dataOf<{ payments: readonly Payment[] }>(answer, 200).payments.map(({ id, status }) => `${id} ${status}`);
}

test('by the checkout, the merchant, the operator and the timeline', async () => {
  const checkout = await readCheckout(api, over.slug);
  expect(checkout).toMatchObject({ status: 'expired', attempts_left: 0, redirect_url: expect.any(String) });
  expect((await readPayment(api, over.id)).status).toBe('expired');
  const read = await asOperator(api, 'GET', `/admin/payments/${over.id}`);
  expect(dataOf<{ payment: Payment }>(read, 200).payment.status).toBe('expired');
  const timeline = await api.request('GET', `/gateway/payments/${over.id}/timeline`, { bearer: testKey(api) });
  expect(dataOf<{ timeline: Timeline }>(timeline, 200).timeline.status).toBe('expired');
  expect((await readPayment(api, open.id)).status).toBe('requested');
});

test('in lists by any filter, in their CSV and in searches', async () => {
  const [isOver, isOpen] = [`${over.id} expired`, `${open.id} requested`];
  expect(await listed('')).toEqual([isOpen, isOver]);
  expect(await listed('status=expired')).toEqual([isOver]);
  expect(await listed('status=requested')).toEqual([isOpen]);
  expect(await listed('status=requested,expired')).toEqual([isOpen, isOver]);
  expect(await listed('status=expired,failed,canceled')).toEqual([isOver]);
  expect(await listed('status=requested,failed,processing')).toEqual([isOpen]);
  expect(await listed('status=expired&amount=5000')).toEqual([isOver]);
  expect(await listed('status=requested&amount=5000')).toEqual([isOpen]);
  expect(await listed('status=requested&q=order')).toEqual([isOpen]);
  const csv = await api.handler(
    new Request('http://gateway.test/api/v1/gateway/payments.csv?status=expired', {
      headers: { authorization: `Bearer ${testKey(api)}` },
    }),
  );
  const rows = (await csv.text()).trim().split('\r\n').slice(1);
  expect(rows).toEqual([expect.stringMatching(new RegExp(`^${over.id},.*,expired,`))]);
  const ofMerchant = await asOperator(api, 'GET', `/admin/merchants/${api.seed.merchant.id}/payments?status=expired`);
  expect(dataOf<{ payments: readonly Payment[] }>(ofMerchant, 200).payments.map(({ id }) => id)).toEqual([over.id]);
  const bearer = await api.login('merchant@sandbox.test', { role: 'merchant' });
  const own = await api.request('GET', `/merchant/search?q=${over.id}&mode=test`, { bearer });
  expect(dataOf<{ results: readonly OwnFound[] }>(own, 200).results.map(({ status }) => status)).toEqual(['expired']);
  for (const q of [over.id, over.slug, 'order-1']) {
    const found = await asOperator(api, 'GET', `/admin/search?q=${q}`);
    expect(dataOf<{ results: readonly Found[] }>(found, 200).results).toMatchObject([
      { id: over.id, status: 'expired' },
    ]);
  }
});

test('of another merchant or mode never', async () => {
  const answer = await api.request('GET', '/gateway/payments?status=expired', { bearer: api.seed.merchant.liveKey });
  expect(dataOf<{ payments: readonly Payment[] }>(answer, 200).payments).toEqual([]);
});

test('in totals', async () => {
  for (const filter of ['', '?amount=5000', '?q=order']) {
    const answer = await api.request('GET', `/gateway/payment-totals${filter}`, { bearer: testKey(api) });
    const { totals } = dataOf<{ totals: readonly PaymentTotal[] }>(answer, 200);
    const some = totals.filter(({ payments_count }) => payments_count > 0);
    expect(some.map(({ status, payments_count }) => [status, payments_count])).toEqual([
      ['requested', 1],
      ['expired', 1],
    ]);
  }
});

test('and once it is expired, it is listed once, with the event that says so', async () => {
  await createEndpoint(api, { events: ['payment.expired'] });
  await api.advance(0);
  expect(await listed('status=expired')).toEqual([`${over.id} expired`]);
  expect(api.webhooks.events('payment.expired')).toHaveLength(1);
});

test('a refusal to pay it says the same', async () => {
  const token = await api.login('success@sandbox.test');
  const refused = await payByPhone(api, over.slug, token, '+237653456789');
  expect(detailsOf(refused, 'PAYMENT_EXPIRED')).toEqual({ status: 'expired' });
  const refund = await api.request('POST', `/gateway/payments/${over.id}/refunds`, { bearer: testKey(api), body: {} });
  expect(detailsOf(refund, 'PAYMENT_NOT_REFUNDABLE')).toEqual({ status: 'expired' });
});
