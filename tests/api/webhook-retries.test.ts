import type { Delivery, DeliveryWithAttempts } from '@mitako/contract/names';
import type { OutgoingRequest, OutgoingResult, Sender } from '@mitako/core';
import { engineStore } from '@mitako/core/engine';
import { createTestGateway } from '@mitako/testing';
import { expect, test } from 'vitest';
import {
  createEndpoint,
  createPayment,
  dataOf,
  DAY,
  gatewayForEachTest,
  HOUR,
  MINUTE,
  openGateway,
  SECOND,
  testKey,
  type TestGateway,
} from './support.ts';
import { openProcesses } from './support/processes.ts';
import { asMerchant } from '../support/in-process.ts';

const api = gatewayForEachTest();

async function deliveries(query = '', gateway: TestGateway = api): Promise<readonly Delivery[]> {
  const answer = await gateway.request('GET', `/merchant/deliveries${query}`, { bearer: testKey(gateway) });
  return dataOf<{ deliveries: readonly Delivery[] }>(answer, 200).deliveries;
}

async function onlyDelivery(): Promise<DeliveryWithAttempts> {
  const [delivery, ...others] = await deliveries();
  expect(others).toEqual([]);
  const answer = await api.request('GET', `/merchant/deliveries/${delivery?.id}`, { bearer: testKey(api) });
  return dataOf<{ delivery: DeliveryWithAttempts }>(answer, 200).delivery;
}

/** Milliseconds from now until the next attempt, or null when there is none. */
async function untilNext(): Promise<number | null> {
  const { next_attempt_at: nextAttemptAt } = await onlyDelivery();
  return nextAttemptAt === null ? null : Date.parse(nextAttemptAt) - api.clock.now();
}

/** One event for one endpoint with this response. */
async function send(answer: number | OutgoingResult): Promise<void> {
  await createEndpoint(api, { events: ['payment.created'] });
  api.webhooks.answer(answer);
  await createPayment(api);
  await api.advance(0);
}

function answered(
  statusCode: number,
  retryAfter: string | null,
  body = '',
): Extract<OutgoingResult, { readonly kind: 'answered' }> {
  return { kind: 'answered', statusCode, retryAfter, location: null, body };
}

test('a failing delivery has 16 attempts with growing delays, the same bytes and id, within 24 hours', async () => {
  await send(500);
  const startedAtMs = api.clock.now();
  for (let failures = 1; failures < 16; failures += 1) {
    expect(api.webhooks.requests).toHaveLength(failures);
    const pause = await untilNext();
    const nominal = Math.min(10 * SECOND * 2 ** (failures - 1), 4 * HOUR);
    if (pause === null) throw new Error(`given up after ${failures} attempts`);
    expect(pause).toBeGreaterThanOrEqual(nominal * 0.9);
    expect(pause).toBeLessThanOrEqual(nominal * 1.1);
    await api.advance(pause - 1);
    expect(api.webhooks.requests).toHaveLength(failures);
    await api.advance(1);
  }
  expect(api.webhooks.requests).toHaveLength(16);
  expect(api.clock.now() - startedAtMs).toBeLessThan(DAY);
  expect(await onlyDelivery()).toMatchObject({
    status: 'failed',
    attempts_count: 16,
    next_attempt_at: null,
    last_status_code: 500,
  });
  await api.advance(30 * DAY);
  expect(api.webhooks.requests).toHaveLength(16);
  for (const constant of ['webhook-id', 'x-service-signature']) {
    expect(new Set(api.webhooks.requests.map(({ headers }) => headers[constant])).size).toBe(1);
  }
  expect(new Set(api.webhooks.requests.map(({ body }) => body)).size).toBe(1);
  expect(new Set(api.webhooks.requests.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(16);
  expect(new Set(api.webhooks.requests.map(({ headers }) => headers['webhook-signature'])).size).toBe(16);
});

test('retry delays have jitter', async () => {
  await createEndpoint(api, { events: ['payment.created'] });
  api.webhooks.answer(500);
  for (let count = 0; count < 12; count += 1) await createPayment(api);
  await api.advance(0);
  expect(new Set((await deliveries()).map(({ next_attempt_at: at }) => at)).size).toBeGreaterThan(3);
});

test.each([200, 201, 202, 204, 299])('%s is a success', async (status) => {
  await send(status);
  expect(await onlyDelivery()).toMatchObject({
    status: 'succeeded',
    attempts_count: 1,
    delivered_at: '2026-01-01T00:00:00.000Z',
    next_attempt_at: null,
  });
  await api.advance(DAY);
  expect(api.webhooks.requests).toHaveLength(1);
});

test.each([300, 301, 302, 304, 307, 308, 400, 401, 404, 410, 429, 500, 503])('%s is a failure', async (status) => {
  await send(status);
  expect(await onlyDelivery()).toMatchObject({ status: 'failing', last_status_code: status, delivered_at: null });
  api.webhooks.answer(200);
  await api.advance(11 * SECOND);
  expect(api.webhooks.requests).toHaveLength(2);
  expect(await onlyDelivery()).toMatchObject({ status: 'succeeded', attempts_count: 2, last_status_code: 200 });
});

test.each(['timeout', 'connection_refused', 'address_not_allowed'] as const)(
  '%s is a failure with an error code',
  async (error) => {
    await send({ kind: 'failed', error });
    expect(await onlyDelivery()).toMatchObject({ status: 'failing', last_status_code: null, last_error: error });
  },
);

test('an endpoint that recovers receives the events it missed', async () => {
  await send(503);
  await api.advance(MINUTE);
  api.webhooks.answer(200);
  await api.advance(HOUR);
  expect((await onlyDelivery()).status).toBe('succeeded');
});

test.each([
  ['3600', HOUR, HOUR],
  ['Thu, 01 Jan 2026 02:00:00 GMT', 2 * HOUR, 2 * HOUR],
  ['14400', 4 * HOUR, 4 * HOUR],
  ['86400', 4 * HOUR, 4 * HOUR],
  ['1', 9 * SECOND, 11 * SECOND],
  ['0', 9 * SECOND, 11 * SECOND],
  ['-5', 9 * SECOND, 11 * SECOND],
  ['soon', 9 * SECOND, 11 * SECOND],
])('Retry-After: %s is honoured up to four hours and never shortens a delay', async (retryAfter, least, most) => {
  await send(answered(503, retryAfter));
  const pause = await untilNext();
  expect(pause).toBeGreaterThanOrEqual(least);
  expect(pause).toBeLessThanOrEqual(most);
});

test('an endpoint that always asks for four hours gets attempts for 24 hours and no longer', async () => {
  await send(answered(429, '14400'));
  for (let hour = 0; hour < 72; hour += 1) await api.advance(HOUR);
  expect(api.webhooks.requests).toHaveLength(7);
  expect((await onlyDelivery()).status).toBe('failed');
});

test('a redirect is not followed, and its attempt says where it leads', async () => {
  const moved = { ...answered(301, null), location: '/hooks?token=secret' };
  await send(moved);
  api.webhooks.answer({ ...moved, location: 'https://elsewhere.example/a' });
  await api.advance(11 * SECOND);
  const { attempts } = await onlyDelivery();
  expect(attempts.map(({ redirects_to: to }) => to)).toEqual([
    'https://shop.example/hooks?token=secret',
    'https://elsewhere.example/a',
  ]);
  expect(api.webhooks.requests).toHaveLength(2);
});

test('a delivery lists each attempt with its response', async () => {
  await send(answered(500, null, 'out of paper\0'));
  api.webhooks.answer({ kind: 'failed', error: 'timeout' });
  await api.advance(11 * SECOND);
  const { attempts, ...delivery } = await onlyDelivery();
  expect(attempts).toEqual([
    {
      number: 1,
      started_at: '2026-01-01T00:00:00.000Z',
      duration_ms: 0,
      status_code: 500,
      error: null,
      request_headers: expect.objectContaining({ 'x-service-attempt': '1' }),
      redirects_to: null,
      response_body: expect.stringMatching(/^out of paper/),
    },
    {
      number: 2,
      started_at: '2026-01-01T00:00:11.000Z',
      duration_ms: 0,
      status_code: null,
      error: 'timeout',
      request_headers: expect.objectContaining({ 'x-service-attempt': '2' }),
      redirects_to: null,
      response_body: null,
    },
  ]);
  expect(delivery).toMatchObject({
    id: expect.stringMatching(/^dlv_[0-9a-z]{26}$/),
    event: 'payment.created',
    attempts_count: 2,
    last_error: 'timeout',
  });
});

test('deleting an endpoint cancels its pending deliveries', async () => {
  await send(500);
  const { endpoint_id: id } = await onlyDelivery();
  dataOf(await api.request('DELETE', `/merchant/webhook-endpoints/${id}`, { bearer: testKey(api) }), 200);
  expect(await onlyDelivery()).toMatchObject({ status: 'canceled', next_attempt_at: null });
  await api.advance(DAY);
  expect(api.webhooks.requests).toHaveLength(1);
});

test('deleting an endpoint while its requests run keeps what they come to, and sends nothing again', async () => {
  const { sender, requests, answerAll } = slowSender();
  const slow = await openGateway({ sender });
  const { id } = await createEndpoint(slow, { url: 'https://slow.example/', events: ['payment.created'] });
  const remove = async () =>
    dataOf(await slow.request('DELETE', `/merchant/webhook-endpoints/${id}`, { bearer: testKey(slow) }), 200);
  const attempt = createPayment(slow).then(() => slow.advance(0));
  await expect.poll(() => requests.length).toBe(1);
  await remove();
  answerAll(200);
  await attempt;
  const [delivery] = await deliveries('', slow);
  expect(delivery).toMatchObject({
    status: 'succeeded',
    attempts_count: 1,
    last_status_code: 200,
    next_attempt_at: null,
  });
  await slow.advance(DAY);
  expect(requests).toHaveLength(1);
  await slow.close();
});

test('deleting an endpoint cancels all that waits for it, however much that is', async () => {
  await createEndpoint(api, { events: ['payment.created'] });
  const { id } = await createEndpoint(api, { events: ['payment.created'], url: 'https://shop.example/other' });
  api.webhooks.answer(500);
  await Promise.all(
    Array.from({ length: 620 }, () =>
      asMerchant(api.gateway, { merchantId: api.seed.merchant.id, livemode: false }).payments.create({ amount: 100 }),
    ),
  );
  const waiting = async () =>
    (
      await engineStore(api.gateway.store).read.deliveries(
        { endpointId: id, statuses: ['waiting', 'failing'] },
        { limit: 700, afterId: null },
      )
    ).length;
  expect(await waiting()).toBe(620);
  dataOf(await api.request('DELETE', `/merchant/webhook-endpoints/${id}`, { bearer: testKey(api) }), 200);
  expect(await waiting()).toBe(120);
  await api.advance(0);
  expect(await waiting()).toBe(0);
});

test('retries go to the current URL of the endpoint', async () => {
  await send(500);
  const { endpoint_id: id } = await onlyDelivery();
  const body = { url: 'https://shop.example/moved' };
  dataOf(await api.request('PATCH', `/merchant/webhook-endpoints/${id}`, { bearer: testKey(api), body }), 200);
  await api.advance(11 * SECOND);
  expect(api.webhooks.requests.map(({ url }) => url)).toEqual([
    'https://shop.example/webhooks',
    'https://shop.example/moved',
  ]);
});

/** A receiver whose responses at some addresses the test releases. */
function slowSender(): {
  readonly sender: Sender;
  readonly requests: OutgoingRequest[];
  answerAll(statusCode: number): void;
} {
  const requests: OutgoingRequest[] = [];
  const waiting: ((result: OutgoingResult) => void)[] = [];
  return {
    requests,
    sender: {
      send(request) {
        requests.push(request);
        return request.url.includes('slow')
          ? new Promise((resolve) => waiting.push(resolve))
          : Promise.resolve(answered(200, null));
      },
      close: () => Promise.resolve(),
    },
    answerAll: (statusCode) => waiting.splice(0).forEach((resolve) => resolve(answered(statusCode, null))),
  };
}

test('an endpoint that hangs has four deliveries in flight and delays no other; one that answers gets more', async () => {
  const { sender, requests, answerAll } = slowSender();
  const slow = await openGateway({ sender });
  await createEndpoint(slow, { url: 'https://slow.example/', events: ['payment.created'] });
  await createEndpoint(slow, { url: 'https://quick.example/', events: ['payment.created'] });
  // Until they have answered once, one at a time.
  const proving = createPayment(slow).then(() => slow.advance(0));
  await expect.poll(() => requests.length).toBe(2);
  answerAll(200);
  await proving;
  requests.length = 0;
  const count = (name: string): number => requests.filter(({ url }) => url.includes(name)).length;
  await slow.gateway.start();
  for (let made = 0; made < 10; made += 1) await createPayment(slow);
  await expect.poll(() => count('quick')).toBe(10);
  expect(count('slow')).toBe(4);
  answerAll(200);
  await expect.poll(() => count('slow')).toBe(10);
  answerAll(200);
  await expect.poll(() => deliveries('?status=succeeded&limit=50', slow)).toHaveLength(22);
  await slow.close();
});

test('a delivery claimed by a lost worker is claimed again within 35 seconds and completed once', async () => {
  const { sender, requests, answerAll } = slowSender();
  const all = await openProcesses(0);
  const { clock } = all;
  const lost = await createTestGateway({ store: all.openStore(), clock, sender });
  const other = await createTestGateway({ store: all.openStore(), clock, sender });
  await createEndpoint(lost, { url: 'https://slow.example/', events: ['payment.created'] });
  await createPayment(lost);
  const first = lost.gateway.runDue();
  await expect.poll(() => requests.length).toBe(1);
  expect(await deliveries('', lost)).toMatchObject([{ status: 'waiting' }]);
  clock.advance(29 * SECOND);
  await other.gateway.runDue();
  expect(requests.length).toBe(1);
  clock.advance(6 * SECOND);
  const second = other.gateway.runDue();
  await expect.poll(() => requests.length).toBe(2);
  expect(requests[1]?.headers['webhook-id']).toBe(requests[0]?.headers['webhook-id']);
  answerAll(200);
  await Promise.all([first, second]);
  expect(await deliveries('', lost)).toMatchObject([{ status: 'succeeded', attempts_count: 1 }]);
  await lost.close();
  await other.close();
  await all.close();
});
