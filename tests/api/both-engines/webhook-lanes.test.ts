import type { OutgoingRequest, Sender } from '@mitako/core';
import { type EngineStore, type LaneClaim, StoreUnavailableError } from '@mitako/core/engine';
import { describe, expect, test } from 'vitest';
import { createEndpoint, createPayment, gatewayForEachTest, HOUR, openGateway, SECOND, testKey } from '../support.ts';

const URL = 'https://shop.example/hooks';

const api = gatewayForEachTest();

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

test('what a claim leased whose answer was lost is found by the next claim, not at the end of its lease', async () => {
  let isLost = false;
  let claims = 0;
  const live = await openGateway({}, (store) => ({
    ...store,
    claim: {
      ...store.claim,
      async lanes(request) {
        const claimed = await store.claim.lanes(request);
        if (claimed.length > 0) claims += 1;
        if (!isLost || claimed.length === 0) return claimed;
        isLost = false;
        throw new StoreUnavailableError('the connection was lost', null);
      },
    },
  }));
  await createEndpoint(live, { url: URL, events: ['payment.created'] });
  isLost = true;
  await createPayment(live);
  await live.gateway.runDue().catch(() => undefined);
  expect(live.webhooks.requests).toHaveLength(0);
  await live.gateway.runDue();
  expect(live.webhooks.requests).toHaveLength(1);
  expect(claims).toBe(2);
  await live.close();
});

test('a claim whose answer comes late is repeated, so that its attempts have the whole of a lease', async () => {
  let isLate = false;
  const asked: LaneClaim[] = [];
  const live = await openGateway({}, (store) => ({
    ...store,
    claim: {
      ...store.claim,
      async lanes(request) {
        const claimed = await store.claim.lanes(request);
        if (claimed.length > 0) asked.push(request);
        if (isLate && claimed.length > 0) {
          isLate = false;
          live.clock.advance(8_000);
        }
        return claimed;
      },
    },
  }));
  await createEndpoint(live, { url: URL, events: ['payment.created'] });
  isLate = true;
  await createPayment(live);
  await live.gateway.runDue();
  expect(live.webhooks.requests).toHaveLength(1);
  expect(asked).toHaveLength(2);
  expect((asked[1]?.nowMs ?? 0) - (asked[0]?.nowMs ?? 0)).toBe(8_000);
  await live.close();
});

test('a lane is freed although the database is unavailable at that moment, not left until its lease ends', async () => {
  let isAway = false;
  let releases = 0;
  const live = await openGateway({}, (store) => ({
    ...store,
    async commit(changes) {
      if (changes.some(({ type }) => type === 'lane.release')) {
        releases += 1;
        if (isAway) {
          isAway = false;
          throw new StoreUnavailableError('the database is starting up', null);
        }
      }
      return store.commit(changes);
    },
  }));
  await createEndpoint(live, { url: URL, events: ['payment.created'] });
  // Its first 2xx.
  await createPayment(live);
  await live.gateway.runDue();
  const before = releases;
  // As many as are read at a time: its holder looks for more, finds nothing, and frees it.
  for (let made = 0; made < 32; made += 1) await createPayment(live);
  isAway = true;
  await live.gateway.runDue();
  expect(releases - before).toBe(2);
  await createPayment(live);
  await live.gateway.runDue();
  expect(live.webhooks.requests).toHaveLength(34);
  await live.close();
});

test('a lane whose release was undone by a crash of the database is claimed again, not at the end of its lease', async () => {
  let isUndone = false;
  const live = await openGateway({}, (store) => ({
    ...store,
    async commit(changes) {
      const isRelease = changes.some(({ type }) => type === 'lane.release');
      if (!isUndone || !isRelease) return store.commit(changes);
      isUndone = false;
      return { kind: 'applied' };
    },
  }));
  await createEndpoint(live, { url: URL, events: ['payment.created'] });
  // Its first 2xx.
  await createPayment(live);
  await live.gateway.runDue();
  // As many as are read at a time: its holder looks for more, finds nothing, and frees it.
  for (let made = 0; made < 32; made += 1) await createPayment(live);
  isUndone = true;
  await live.gateway.runDue();
  expect(isUndone).toBe(false);
  await createPayment(live);
  await live.gateway.runDue();
  expect(live.webhooks.requests).toHaveLength(34);
  await live.close();
});

test('what is committed while a lane is being freed is found at once, not by the next poll', async () => {
  const freeing = Promise.withResolvers<() => void>();
  let isHeld = false;
  const wrap = (store: EngineStore): EngineStore => ({
    ...store,
    async commit(changes) {
      if (isHeld && changes.some(({ type }) => type === 'lane.release')) {
        isHeld = false;
        await held(freeing);
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
  // Its process knows that it holds the lane no more, and claims it anew. The test's clock stands still: no poll comes.
  await createPayment(live);
  await expect.poll(() => live.webhooks.requests.length, { timeout: 10_000 }).toBe(34);
  free();
  await createPayment(live);
  await expect.poll(() => live.webhooks.requests.length, { timeout: 10_000 }).toBe(35);
  await live.close();
});

test('what is read while the last outcome of its lane is being written is sent at once, not by the next poll', async () => {
  const answers: (() => void)[] = [];
  const requests: OutgoingRequest[] = [];
  const sender: Sender = {
    async send(request) {
      requests.push(request);
      await new Promise<void>((resolve) => answers.push(resolve));
      return { kind: 'answered', statusCode: 200, retryAfter: null, location: null, body: '' };
    },
    close: () => Promise.resolve(),
  };
  const reading = Promise.withResolvers<() => void>();
  const freeing = Promise.withResolvers<() => void>();
  let isHeld = false;
  let claims = 0;
  const wrap = (store: EngineStore): EngineStore => ({
    ...store,
    claim: {
      ...store.claim,
      async heldLanes(request) {
        const found = await store.claim.heldLanes(request);
        if (isHeld) await held(reading);
        return found;
      },
      async lanes(request) {
        const claimed = await store.claim.lanes(request);
        claims += 1;
        return claimed;
      },
    },
    async commit(changes) {
      if (isHeld && changes.some(({ type }) => type === 'lanes.settle')) await held(freeing);
      return store.commit(changes);
    },
  });
  const live = await openGateway({ sender }, wrap);
  await createEndpoint(live, { url: URL, events: ['payment.created'] });
  const proving = createPayment(live).then(() => live.advance(0));
  await expect.poll(() => answers.length).toBe(1);
  answers[0]?.();
  await proving;
  await createPayment(live);
  await live.gateway.start();
  await expect.poll(() => requests.length).toBe(2);
  isHeld = true;
  await createPayment(live);
  const read = await reading.promise;
  answers[1]?.();
  const free = await freeing.promise;
  isHeld = false;
  const before = claims;
  read();
  // Its lane is still held, unless what was read could be sent before. The test's clock stands still: no poll comes.
  await expect.poll(() => claims).toBeGreaterThan(before);
  free();
  await expect.poll(() => requests.length, { timeout: 10_000 }).toBe(3);
  answers[2]?.();
  await live.close();
});

/** Waits until the test goes on. */
async function held(point: PromiseWithResolvers<() => void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  point.resolve(resolve);
  await promise;
}
