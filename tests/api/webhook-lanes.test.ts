import type { EngineStore } from '@mitako/core/engine';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createEndpoint, createPayment, HOUR, openGateway, SECOND, testKey, type TestGateway } from './support.ts';

const URL = 'https://shop.example/hooks';

let api: TestGateway;

beforeEach(async () => {
  api = await openGateway();
});
afterEach(() => api.close());

describe('an endpoint that never answered 2xx', () => {
  test('is sent ten attempts at once, and at most sixty in an hour', async () => {
    api.webhooks.answer(500);
    await createEndpoint(api, { url: URL, events: ['payment.created'] });
    for (let made = 0; made < 100; made += 1) await createPayment(api);
    await api.advance(0);
    expect(api.webhooks.requests).toHaveLength(10);
    for (let second = 0; second < 3_600; second += 10) await api.advance(10 * SECOND);
    expect(api.webhooks.requests.length).toBeLessThanOrEqual(60);
    expect(api.webhooks.requests.length).toBeGreaterThan(55);
  });

  test('is sent all that waits after its first 2xx, although it waited for more than a day', async () => {
    api.webhooks.answer(500);
    await createEndpoint(api, { url: URL, events: ['payment.created'] });
    for (let made = 0; made < 100; made += 1) await createPayment(api);
    await api.advance(0);
    api.webhooks.answer(200);
    const before = api.webhooks.requests.length;
    await api.advance(25 * HOUR);
    // Those that failed a day ago are given up.
    expect(api.webhooks.requests.length - before).toBe(90);
  });

  test('is one again at another address', async () => {
    const { id } = await createEndpoint(api, { url: URL, events: ['payment.created'] });
    for (let made = 0; made < 30; made += 1) await createPayment(api);
    await api.advance(0);
    expect(api.webhooks.requests).toHaveLength(30);
    await api.request('PATCH', `/merchant/webhook-endpoints/${id}`, {
      bearer: testKey(api),
      body: { url: 'https://stranger.example/' },
    });
    api.webhooks.answer(500);
    for (let made = 0; made < 30; made += 1) await createPayment(api);
    await api.advance(0);
    expect(api.webhooks.requests.filter(({ url }) => url.includes('stranger'))).toHaveLength(10);
  });
});

test('what is committed while a lane is being freed is found at once, not by the next poll', async () => {
  const freeing = Promise.withResolvers<() => void>();
  let isHeld = false;
  let claims = 0;
  const wrap = (store: EngineStore): EngineStore => ({
    ...store,
    claim: {
      ...store.claim,
      async lanes(request) {
        const claimed = await store.claim.lanes(request);
        claims += 1;
        return claimed;
      },
    },
    async commit(changes) {
      if (isHeld && changes.some(({ type }) => type === 'lane.release')) {
        isHeld = false;
        const { promise, resolve } = Promise.withResolvers<void>();
        freeing.resolve(resolve);
        await promise;
      }
      return store.commit(changes);
    },
  });
  const live = await openGateway({}, wrap);
  await createEndpoint(live, { url: URL, events: ['payment.created'] });
  // Its first 2xx.
  await createPayment(live);
  await live.advance(0);
  // As many as are read at a time: its holder looks for more, finds nothing, and frees it.
  for (let made = 0; made < 32; made += 1) await createPayment(live);
  isHeld = true;
  await live.gateway.start();
  const free = await freeing.promise;
  expect(live.webhooks.requests).toHaveLength(33);
  const before = claims;
  await createPayment(live);
  // Both pumps look for it, and find its lane held. The test's clock stands still: no poll comes.
  await expect.poll(() => claims).toBeGreaterThanOrEqual(before + 2);
  expect(live.webhooks.requests).toHaveLength(33);
  free();
  await expect.poll(() => live.webhooks.requests.length, { timeout: 10_000 }).toBe(34);
  await live.close();
});
