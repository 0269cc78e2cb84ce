import type { EventRecord, Pagination, Refund, WebhookBody } from '@mitako/contract/names';
import { beforeEach, expect, test } from 'vitest';
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
  testKey,
} from './support.ts';
import { eventDataOf } from './support/payment-fields.ts';

const api = gatewayForEachTest();

/** Sent bodies in order, the same for every endpoint. */
async function sent(): Promise<readonly WebhookBody[]> {
  await api.advance(0);
  return api.webhooks.events();
}

async function sentAs(name: string): Promise<WebhookBody> {
  const found = (await sent()).find(({ event }) => event === name);
  if (found === undefined) throw new Error(`no ${name} was sent`);
  return found;
}

/** Equal with fields in the same order: compares bytes. */
function expectSame(actual: unknown, expected: unknown): void {
  expect(JSON.stringify(actual, null, 2)).toBe(JSON.stringify(expected, null, 2));
}

async function simulate(id: string, outcome: string): Promise<void> {
  dataOf(
    await api.request('POST', `/gateway/sandbox/payments/${id}/simulate`, { bearer: testKey(api), body: { outcome } }),
    200,
  );
}

beforeEach(() => createEndpoint(api));

test('payment.succeeded carries the fields of the specification in their order, and nothing else', async () => {
  const { payment } = await paidPayment(api, { customer_reference: 'order-1042', metadata: { secret: 'value' } });
  const body = await sentAs('payment.succeeded');
  expectSame(body, {
    event: 'payment.succeeded',
    data: eventDataOf(payment, 'succeeded'),
    id: body.id,
    created_at: '2026-01-01T00:00:00.000Z',
    livemode: false,
    sequence: 2,
  });
  expect(body.id).toMatch(/^evt_[0-9a-z]{26}$/);
});

test('payment.created, .processing, .canceled and .expired carry the same fields', async () => {
  const canceled = await createPayment(api, { customer_reference: 'order-1' });
  dataOf(await api.request('POST', `/gateway/checkout/${canceled.slug}/cancel`), 200);
  expectSame((await sentAs('payment.created')).data, eventDataOf(canceled, 'requested'));
  expectSame((await sentAs('payment.canceled')).data, eventDataOf(canceled, 'canceled'));
  const pending = await createPayment(api);
  dataOf(await payByPhone(api, pending.slug, await api.login('success@sandbox.test'), '+237653456129'), 202);
  expectSame((await sentAs('payment.processing')).data, eventDataOf(pending, 'processing'));
  const expired = await createPayment(api);
  await api.advance(DAY);
  expectSame((await sentAs('payment.expired')).data, eventDataOf(expired, 'expired'));
});

test('payment.failed and .attempt_failed add the reason, the latter its attempt and what is left', async () => {
  const open = await createPayment(api);
  detailsOf(await payFromWallet(api, open.slug, await api.login('insufficient@sandbox.test')), 'INSUFFICIENT_FUNDS');
  const tried = (await sentAs('payment.attempt_failed')).data;
  expect(tried['attempt_id']).toMatch(/^att_[0-9a-z]{26}$/);
  expectSame(tried, {
    ...eventDataOf(open, 'requested'),
    failure_code: 'insufficient_funds',
    failure_message: 'The account does not hold enough money.',
    attempt_id: tried['attempt_id'],
    attempts_left: 2,
  });
  const failed = await createPayment(api, { max_attempts: 1 });
  detailsOf(await payFromWallet(api, failed.slug, await api.login('declined@sandbox.test')), 'PAYMENT_DECLINED');
  expectSame((await sentAs('payment.failed')).data, {
    ...eventDataOf(failed, 'failed'),
    failure_code: 'payer_declined',
    failure_message: 'The payment was declined.',
  });
});

test('a refund sends refund.created, refund.succeeded and payment.refunded, in this order', async () => {
  const { payment } = await paidPayment(api, { customer_reference: 'order-7' });
  api.webhooks.clear();
  const answer = await api.request('POST', `/gateway/payments/${payment.id}/refunds`, {
    bearer: testKey(api),
    body: { amount: 2000, reason: 'Broken' },
  });
  const { refund } = dataOf<{ refund: Refund }>(answer, 201);
  const [created, succeeded, refunded, ...others] = (await sent()).filter(({ sequence }) => sequence > 2);
  expect(others).toEqual([]);
  const about = { slug: payment.slug, customer_reference: 'order-7' };
  expect(created).toMatchObject({
    event: 'refund.created',
    data: { id: refund.id, payment_id: payment.id, amount: 2000, status: 'pending', reason: 'Broken', ...about },
  });
  expect(succeeded).toMatchObject({ event: 'refund.succeeded', data: { ...refund, ...about } });
  expectSame(refunded?.data, {
    ...eventDataOf(payment, 'partially_refunded'),
    refund_id: refund.id,
    refund_amount: 2000,
    amount_refunded: 2000,
  });
  expect([created, succeeded, refunded].map((body) => body?.sequence)).toEqual([3, 4, 5]);
});

test('a second refund carries its own amount and the total', async () => {
  const { payment } = await paidPayment(api);
  for (const amount of [2000, 3000])
    dataOf(
      await api.request('POST', `/gateway/payments/${payment.id}/refunds`, { bearer: testKey(api), body: { amount } }),
      201,
    );
  const refunds = (await sent()).filter(({ event }) => event === 'payment.refunded');
  expect(refunds.map(({ data }) => [data['status'], data['refund_amount'], data['amount_refunded']])).toEqual([
    ['partially_refunded', 2000, 2000],
    ['refunded', 3000, 5000],
  ]);
});

test('a dispute event contains its payment', async () => {
  const { payment } = await paidPayment(api, { customer_reference: 'order-8' });
  await simulate(payment.id, 'dispute');
  expect(await sentAs('dispute.opened')).toMatchObject({
    data: {
      id: expect.stringMatching(/^dsp_/),
      payment_id: payment.id,
      amount: 5000,
      status: 'needs_response',
      customer_reference: 'order-8',
    },
    sequence: 3,
  });
});

test('the sequence of a payment has no gaps, whatever caused the events', async () => {
  const { id, slug } = await createPayment(api, { max_attempts: 5 });
  const poor = await api.login('insufficient@sandbox.test');
  detailsOf(await payFromWallet(api, slug, poor), 'INSUFFICIENT_FUNDS');
  dataOf(await payByPhone(api, slug, poor, '+237653456019'), 202);
  await api.advance(MINUTE);
  dataOf(await payFromWallet(api, slug, await api.login('refund@sandbox.test')), 200);
  await createPayment(api);
  await api.advance(MINUTE);
  const mine = (await sent()).filter(({ data }) => (data['payment_id'] ?? data['id']) === id);
  // Deliveries due at the same time may arrive in any order; the sequence gives the order.
  const inOrder = mine.toSorted((one, other) => one.sequence - other.sequence);
  expect(inOrder.map(({ event, sequence }) => `${sequence} ${event}`)).toEqual([
    '1 payment.created',
    '2 payment.attempt_failed',
    '3 payment.processing',
    '4 payment.attempt_failed',
    '5 payment.succeeded',
    '6 refund.created',
    '7 refund.succeeded',
    '8 payment.refunded',
  ]);
});

test('parallel refunds leave no gap or duplicate in the sequence', async () => {
  const { payment } = await paidPayment(api);
  await Promise.all(
    Array.from({ length: 4 }, () =>
      api.request('POST', `/gateway/payments/${payment.id}/refunds`, { bearer: testKey(api), body: { amount: 100 } }),
    ),
  );
  const sequences = (await sent()).map(({ sequence }) => sequence).toSorted((left, right) => left - right);
  expect(sequences).toEqual(sequences.map((_, index) => index + 1));
});

test('text in any language arrives unchanged', async () => {
  const reference = 'commande n° 7 « été » 👜 заказ 注文';
  await createPayment(api, { customer_reference: reference });
  expect((await sentAs('payment.created')).data['customer_reference']).toBe(reference);
});

test('an event of a live payment is marked live', async () => {
  const { liveKey } = api.seed.merchant;
  await createEndpoint(api, {}, liveKey);
  await createPayment(api, {}, liveKey);
  expect(await sentAs('payment.created')).toMatchObject({ livemode: true, sequence: 1 });
});

interface Events {
  readonly events: readonly EventRecord[];
  readonly pagination: Pagination;
}

async function listed(query = '', bearer: string = testKey(api)): Promise<Events> {
  return dataOf<Events>(await api.request('GET', `/merchant/events${query}`, { bearer }), 200);
}

test('events are listed and read as sent, newest first', async () => {
  const { payment } = await paidPayment(api);
  const bodies = await sent();
  const { events } = await listed();
  // Two at once may arrive in either order; their ids are in order of creation.
  expect(events).toEqual(bodies.toSorted((one, other) => (one.id < other.id ? 1 : -1)));
  const [newest] = events;
  const answer = await api.request('GET', `/merchant/events/${newest?.id}`, { bearer: testKey(api) });
  expect(dataOf<{ event: EventRecord }>(answer, 200).event).toEqual(newest);
  expect(newest?.data).toMatchObject({ id: payment.id, status: 'succeeded' });
});

test('events are filtered by name and paged', async () => {
  for (let count = 0; count < 3; count += 1) await paidPayment(api);
  const first = await listed('?event=payment.succeeded&limit=2');
  expect(first.events.map(({ event }) => event)).toEqual(['payment.succeeded', 'payment.succeeded']);
  const second = await listed(`?event=payment.succeeded&limit=2&cursor=${first.pagination.next_cursor}`);
  expect(second.events).toHaveLength(1);
  expect(second.pagination.has_more).toBe(false);
  expect(invalidFields(await api.request('GET', '/merchant/events?event=payment.*', { bearer: testKey(api) }))).toEqual(
    ['event'],
  );
});

test('events of another merchant or of the other mode are not found', async () => {
  const { id } = await createPayment(api);
  const [event] = (await listed()).events;
  const other = await registerMerchant(api, 'other@shop.example');
  for (const bearer of [other.testKey, api.seed.merchant.liveKey]) {
    expect((await listed('', bearer)).events).toEqual([]);
    detailsOf(await api.request('GET', `/merchant/events/${event?.id}`, { bearer }), 'EVENT_NOT_FOUND');
  }
  expect((await readPayment(api, id)).version).toBe(1);
});
