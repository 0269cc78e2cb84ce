import type { EventRecord, WebhookEndpoint } from '@mitako/contract/names';
import type { OutgoingResult } from '@mitako/core';
import { beforeEach, expect, test } from 'vitest';
import { createEndpoint, createPayment, dataOf, DAY, gatewayForEachTest, HOUR, testKey } from './support.ts';

const api = gatewayForEachTest();
/** Response of the endpoint at dead.example; all others succeed. */
let deadAnswers: number;

beforeEach(async () => {
  deadAnswers = 500;
  api.webhooks.answer(({ url }): OutgoingResult => ({
    kind: 'answered',
    statusCode: url.includes('dead') ? deadAnswers : 200,
    retryAfter: null,
    location: null,
    body: '',
  }));
});

async function createDead(): Promise<string> {
  return (await createEndpoint(api, { url: 'https://dead.example/', events: ['payment.created'] })).id;
}

async function read(id: string): Promise<WebhookEndpoint> {
  const answer = await api.request('GET', `/merchant/webhook-endpoints/${id}`, { bearer: testKey(api) });
  return dataOf<{ endpoint: WebhookEndpoint }>(answer, 200).endpoint;
}

/** Days with a few events each, all of them attempted every four hours. */
async function live(days: number, eventsPerDay = 3): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    for (let count = 0; count < eventsPerDay; count += 1) await createPayment(api);
    for (let hour = 0; hour < 24; hour += 4) await api.advance(4 * HOUR);
  }
}

function attemptsAtDead(): number {
  return api.webhooks.requests.filter(({ url }) => url.includes('dead')).length;
}

test('after five days and fifty failed attempts an endpoint is disabled, and the others receive an event', async () => {
  const id = await createDead();
  await createEndpoint(api, { url: 'https://well.example/', events: ['endpoint.*'] });
  await live(4);
  expect(attemptsAtDead()).toBeGreaterThan(50);
  expect(await read(id)).toMatchObject({ enabled: true, disabled_reason: null });
  await live(2);
  const disabled = await read(id);
  expect(disabled).toMatchObject({ enabled: false, disabled_reason: expect.any(String) });
  const [event, ...others] = api.webhooks.events('endpoint.disabled');
  expect(others).toEqual([]);
  expect(event).toMatchObject({
    event: 'endpoint.disabled',
    livemode: false,
    sequence: 0,
    data: { endpoint: { id, enabled: false } },
  });
  expect(JSON.stringify(event)).not.toContain('whsec_');
  const listed = await api.request('GET', '/merchant/events?event=endpoint.disabled', { bearer: testKey(api) });
  expect(dataOf<{ events: readonly EventRecord[] }>(listed, 200).events).toHaveLength(1);

  const before = attemptsAtDead();
  await live(1);
  expect(attemptsAtDead()).toBe(before);
});

test('many attempts in less than five days do not disable an endpoint', async () => {
  const id = await createDead();
  await live(1, 10);
  await live(3);
  expect(attemptsAtDead()).toBeGreaterThan(100);
  expect((await read(id)).enabled).toBe(true);
});

test('fewer than fifty attempts do not disable an endpoint, however long it fails', async () => {
  const id = await createDead();
  await live(1);
  await api.advance(20 * DAY);
  await live(1);
  expect(attemptsAtDead()).toBeLessThan(50);
  expect((await read(id)).enabled).toBe(true);
});

test('one success resets the count', async () => {
  const id = await createDead();
  await live(4);
  deadAnswers = 200;
  await createPayment(api);
  await api.advance(0);
  deadAnswers = 500;
  await live(4);
  expect((await read(id)).enabled).toBe(true);
  await live(2);
  expect((await read(id)).enabled).toBe(false);
});

test('a change of an endpoint that stays enabled resets nothing', async () => {
  const id = await createDead();
  await live(4);
  const path = `/merchant/webhook-endpoints/${id}`;
  dataOf(
    await api.request('PATCH', path, { bearer: testKey(api), body: { description: 'Orders', enabled: true } }),
    200,
  );
  await live(2);
  expect((await read(id)).enabled).toBe(false);
});

test('re-enabling resumes delivery and resets the window', async () => {
  const id = await createDead();
  await live(6);
  expect((await read(id)).enabled).toBe(false);
  const path = `/merchant/webhook-endpoints/${id}`;
  const answer = await api.request('PATCH', path, { bearer: testKey(api), body: { enabled: true } });
  expect(dataOf<{ endpoint: WebhookEndpoint }>(answer, 200).endpoint).toMatchObject({
    enabled: true,
    disabled_reason: null,
  });
  const before = attemptsAtDead();
  await live(4);
  expect(attemptsAtDead()).toBeGreaterThan(before);
  expect((await read(id)).enabled).toBe(true);
  await live(2);
  expect((await read(id)).enabled).toBe(false);
});

test('an endpoint disabled by its merchant gets no retries until it is re-enabled in time', async () => {
  const id = await createDead();
  await createPayment(api);
  await api.advance(0);
  const patch = async (enabled: boolean): Promise<void> => {
    dataOf(
      await api.request('PATCH', `/merchant/webhook-endpoints/${id}`, { bearer: testKey(api), body: { enabled } }),
      200,
    );
  };
  await patch(false);
  await api.advance(HOUR);
  expect(attemptsAtDead()).toBe(1);
  deadAnswers = 200;
  await patch(true);
  await api.advance(HOUR);
  expect(attemptsAtDead()).toBe(2);
});
