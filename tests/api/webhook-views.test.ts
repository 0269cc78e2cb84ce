import type { Delivery, DeliveryWithAttempts, EventRecord, WebhookEndpointWithRecent } from '@mitako/contract/names';
import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { closeWithConsistentLedger, refunded } from './support/money.ts';
import {
  createEndpoint,
  createPayment,
  dataOf,
  DAY,
  gatewayForEachTest,
  paidPayment,
  registerMerchant,
  testKey,
} from './support.ts';

const api = gatewayForEachTest(closeWithConsistentLedger);

async function get<Data>(path: string, bearer: string = testKey(api)): Promise<Data> {
  return dataOf<Data>(await api.request('GET', path, { bearer }), 200);
}

const eventsOf = async (query: string, bearer?: string): Promise<readonly string[]> =>
  (await get<{ events: readonly EventRecord[] }>(`/merchant/events?${query}`, bearer)).events.map(({ event }) => event);

const deliveriesOf = async (query: string, bearer?: string): Promise<readonly Delivery[]> =>
  (await get<{ deliveries: readonly Delivery[] }>(`/merchant/deliveries?${query}`, bearer)).deliveries;

test('events are listed by payment and by type', async () => {
  const { payment } = await paidPayment(api);
  await refunded(api, payment.id, { amount: 1_000 });
  await createPayment(api);
  expect(await eventsOf(`payment_id=${payment.id}`)).toEqual([
    'payment.refunded',
    'refund.succeeded',
    'refund.created',
    'payment.succeeded',
    'payment.created',
  ]);
  expect(await eventsOf(`payment_id=${payment.id}&event=payment.succeeded`)).toEqual(['payment.succeeded']);
  const other = await registerMerchant(api, 'other@shop.example');
  expect(await eventsOf(`payment_id=${payment.id}`, other.testKey)).toEqual([]);
  expect(await eventsOf(`payment_id=${payment.id}`, api.seed.merchant.liveKey)).toEqual([]);
});

test('deliveries are listed by payment and by event', async () => {
  await createEndpoint(api);
  await createEndpoint(api, { url: 'https://other.example/hooks', events: ['payment.succeeded'] });
  const { payment } = await paidPayment(api);
  await createPayment(api);
  const all = await deliveriesOf(`payment_id=${payment.id}`);
  expect(all.map(({ event }) => event)).toEqual(['payment.succeeded', 'payment.succeeded', 'payment.created']);
  const eventId = all[0]?.event_id ?? '';
  expect(await deliveriesOf(`event_id=${eventId}`)).toEqual(all.slice(0, 2));
  expect(await deliveriesOf(`event_id=${eventId}&payment_id=pay_1`)).toEqual([]);
  const other = await registerMerchant(api, 'other@shop.example');
  expect(await deliveriesOf(`event_id=${eventId}`, other.testKey)).toEqual([]);
});

test('a delivery shows the request to the byte, without its signatures', async () => {
  const { secret } = await createEndpoint(api, { prefixed_names: true });
  const { id } = await createPayment(api);
  await api.gateway.runDue();
  const [sent] = await deliveriesOf(`payment_id=${id}`);
  const path = `/merchant/deliveries/${sent?.id}`;
  const { delivery } = await get<{ delivery: DeliveryWithAttempts }>(path);
  const [request] = api.webhooks.requests;
  if (request === undefined) throw new Error('nothing was sent');
  expect(delivery.request_body).toBe(request.body);
  const { 'x-service-signature': signature, 'webhook-signature': _, ...others } = request.headers;
  expect(delivery.attempts).toMatchObject([{ number: 1, request_headers: others }]);
  expect(Object.keys(delivery.attempts[0]?.request_headers ?? {})).toHaveLength(Object.keys(others).length);
  expect(signature).toBe(`sha256=${createHmac('sha256', secret).update(delivery.request_body).digest('hex')}`);
});

test('an attempt past its deadline sends nothing', async () => {
  const endpoint = await createEndpoint(api);
  api.webhooks.answer(500);
  const { id } = await createPayment(api);
  await api.gateway.runDue();
  const bearer = testKey(api);
  const patch = (enabled: boolean): Promise<unknown> =>
    api.request('PATCH', `/merchant/webhook-endpoints/${endpoint.id}`, { bearer, body: { enabled } });
  await patch(false);
  api.clock.advance(2 * DAY);
  await patch(true);
  await api.gateway.runDue();
  const [sent] = await deliveriesOf(`payment_id=${id}&status=failed`);
  const { delivery } = await get<{ delivery: DeliveryWithAttempts }>(`/merchant/deliveries/${sent?.id}`);
  expect(delivery.attempts).toMatchObject([
    { number: 1, error: null, request_headers: { 'x-service-attempt': '1' } },
    { number: 2, error: 'too_late', request_headers: null },
  ]);
});

test('an endpoint shows the results of its newest deliveries', async () => {
  const { id } = await createEndpoint(api, { events: ['payment.created'] });
  const recent = async (): Promise<unknown> => {
    const { endpoint } = await get<{ endpoint: WebhookEndpointWithRecent }>(`/merchant/webhook-endpoints/${id}`);
    const { endpoints } = await get<{ endpoints: readonly unknown[] }>('/merchant/webhook-endpoints');
    expect(endpoints).toEqual([endpoint]);
    return endpoint.recent;
  };
  expect(await recent()).toEqual({ finished: 0, delivered: 0, delivered_at_once: 0, failing: 0 });
  await createPayment(api);
  await api.gateway.runDue();
  expect(await recent()).toEqual({ finished: 1, delivered: 1, delivered_at_once: 1, failing: 0 });
  api.webhooks.answer(500);
  await createPayment(api);
  await api.gateway.runDue();
  expect(await recent()).toEqual({ finished: 1, delivered: 1, delivered_at_once: 1, failing: 1 });
  api.webhooks.answer(200);
  api.clock.advance(DAY / 24);
  await api.gateway.runDue();
  expect(await recent()).toEqual({ finished: 2, delivered: 2, delivered_at_once: 1, failing: 0 });
});
