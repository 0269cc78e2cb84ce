import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import type { ClaimedLane, Delivery, EngineStore, HeldLanesRead, Merchant, WebhookEndpoint } from '@mitako/core/engine';
import { aDelivery, aDeliveryAttempt, aMerchant, anEndpoint, anEvent, NOW_MS } from '../fixtures.ts';
import { claimLanes as claim, settling, withEndpoint as anotherEndpoint } from '../inserted.ts';
import { applied, idsOf, type Stores, type Suite, times } from '../suite.ts';

export function laneClaimTests({ describe, alone }: Suite): void {
  describe('claims of lanes', () => {
    alone('return the endpoint, its deliveries, their exact bodies and traces', async ({ store, rival }) => {
      const { merchant, endpoint } = await withEndpoint(store, { livemode: true, prefixedNames: true });
      const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
      const event = anEvent({ merchantId: merchant.id, livemode: true, traceparent });
      const delivery = aDelivery(event, endpoint, { prefixedName: true, attemptsCount: 2, lastError: 'timeout' });
      await applied(
        store,
        { type: 'event.append', event: { ...event, type: 'ping' }, deliveryIdBase: 'unused' },
        { type: 'delivery.insert', delivery },
      );
      const lane = {
        consumerId: endpoint.id,
        merchantId: merchant.id,
        isOpen: true,
        address: endpoint.url,
        provenAddress: null,
        failuresCount: 0,
        isSlow: false,
      };
      deepEqual(await claim(store), [
        { leaseToken: 'lease', lane, endpoint, deliveries: [{ delivery, body: event.body, traceparent }] },
      ]);
      deepEqual(await rival.read.deliveryById(delivery.id), delivery);
    });

    alone('return nothing before it is due, and no lane twice', async ({ store, rival }) => {
      const { merchant, endpoint } = await withEndpoint(store);
      await queue(store, merchant, endpoint, 1);
      deepEqual(await claim(store, { nowMs: NOW_MS - 1 }), []);
      equal((await claim(store)).length, 1);
      await queue(store, merchant, endpoint, 1);
      deepEqual(await claim(rival, { nowMs: NOW_MS + 29_999, leaseToken: 'rival' }), []);
    });

    alone('return a lane again once its lease has ended', async ({ store, rival }) => {
      const { merchant, endpoint } = await withEndpoint(store);
      const ids = await queue(store, merchant, endpoint, 3);
      await claim(store);
      const again = await claim(rival, { nowMs: NOW_MS + 30_000, leaseToken: 'second' });
      deepEqual(deliveryIds(again), ids);
      deepEqual(
        again.map(({ leaseToken }) => leaseToken),
        ['second'],
      );
    });

    alone('pass over disabled and deleted endpoints', async ({ store }) => {
      const { merchant, endpoint } = await withEndpoint(store);
      const disabled = await anotherEndpoint(store, merchant, { enabled: false });
      await queue(store, merchant, disabled, 1);
      await queue(store, merchant, endpoint, 1);
      await applied(store, { type: 'endpoint.delete', id: endpoint.id, merchantId: merchant.id, nowMs: NOW_MS });
      // Appended by a process that had not seen the deletion.
      await queue(store, merchant, endpoint, 1);
      deepEqual(await claim(store), []);
      await applied(store, {
        type: 'endpoint.update',
        endpoint: { ...disabled, enabled: true, version: 2 },
        fromVersion: 1,
      });
      deepEqual(laneIds(await claim(store)), [disabled.id]);
    });

    alone(
      'return what their owner leased by an earlier one and does not hold, with a lease that starts over',
      async (stores) => {
        const { store, rival } = stores;
        const { merchant, endpoint } = await withEndpoint(store);
        await queue(store, merchant, endpoint, 1);
        const mine = (nowMs: number, number: number, heldIds: readonly string[] = []) =>
          claim(store, { nowMs, owner: 'me', leaseToken: `me.${number}`, heldIds });
        const another = { owner: 'rival', leaseToken: 'rival.1' };
        equal((await mine(NOW_MS, 1)).length, 1);
        deepEqual(await mine(NOW_MS + 1, 3, [endpoint.id]), []);
        deepEqual(laneIds(await mine(NOW_MS + 10_000, 3)), [endpoint.id]);
        // One that was sent before, and arrives after it.
        deepEqual(await mine(NOW_MS + 10_001, 2), []);
        deepEqual(await claim(rival, { nowMs: NOW_MS + 39_999, ...another }), []);
        deepEqual(laneIds(await claim(rival, { nowMs: NOW_MS + 40_000, ...another })), [endpoint.id]);
        // A lane that another process holds now is not touched.
        deepEqual(await mine(NOW_MS + 41_000, 4), []);
      },
    );

    alone('return what is due, the oldest first, and no more than was asked for', async ({ store }) => {
      const { merchant, endpoint } = await withEndpoint(store);
      await queue(store, merchant, endpoint, 1, NOW_MS + 1);
      const late = await queue(store, merchant, endpoint, 1, NOW_MS - 1);
      const early = await queue(store, merchant, endpoint, 1, NOW_MS - 2);
      await queue(store, merchant, endpoint, 1, NOW_MS);
      deepEqual(deliveryIds(await claim(store, { deliveriesMax: 2 })), [...early, ...late]);
    });

    alone('return to its holder what is due by now, without what it has in hand', async ({ store }) => {
      const { merchant, endpoint } = await withEndpoint(store);
      const [first = '', second] = await queue(store, merchant, endpoint, 2);
      const claimed = await claim(store);
      equal(claimed.length, 1);
      deepEqual(await held(store, endpoint), []);
      await applied(store, ended(await stored(store, first), { provenAddress: endpoint.url }));
      const third = await queue(store, merchant, endpoint, 1, NOW_MS + 1);
      const [lane] = await held(store, endpoint, { exceptIds: [String(second)] });
      deepEqual(lane, undefined);
      const later = { nowMs: NOW_MS + 1, exceptIds: [String(second)] };
      const [again] = await held(store, endpoint, later);
      deepEqual(again?.endpoint, endpoint);
      equal(again?.leaseToken, 'lease');
      deepEqual(deliveryIds(again === undefined ? [] : [again]), third);
      deepEqual(deliveryIds(await held(store, endpoint, { nowMs: NOW_MS + 1, deliveriesMax: 1 })), [second]);
    });

    alone(
      'return to its holder nothing of a lane that it lost, or that was closed or moved',
      async ({ store, rival }) => {
        const { merchant, endpoint } = await withEndpoint(store);
        const [first = ''] = await queue(store, merchant, endpoint, 2);
        await claim(store);
        await applied(store, ended(await stored(store, first), { provenAddress: endpoint.url }));
        equal((await held(store, endpoint)).length, 1);
        deepEqual(await held(store, endpoint, { lanes: [{ id: endpoint.id, leaseToken: 'another' }] }), []);
        const states = [
          { enabled: false },
          { enabled: true, url: 'https://elsewhere.example.cm/' },
          { url: endpoint.url },
        ];
        const found: number[] = [];
        for (const [index, state] of states.entries()) {
          const next = { ...endpoint, ...state, version: 2 + index };
          await applied(store, { type: 'endpoint.update', endpoint: next, fromVersion: 1 + index });
          found.push((await held(store, endpoint)).length);
        }
        deepEqual(found, [0, 0, 1]);
        await claim(rival, { nowMs: NOW_MS + 30_000, leaseToken: 'rival', isSlow: false });
        deepEqual(await held(store, endpoint, { nowMs: NOW_MS + 30_000 }), []);
      },
    );

    alone('keep a lane for its holder for longer with each group of outcomes', async ({ store, rival }) => {
      const { merchant, endpoint } = await withEndpoint(store);
      const [first = ''] = await queue(store, merchant, endpoint, 2);
      await claim(store);
      await applied(store, ended(await stored(store, first), { leaseEndsAtMs: NOW_MS + 50_000 }));
      deepEqual(await claim(rival, { nowMs: NOW_MS + 49_999, leaseToken: 'rival' }), []);
      deepEqual(laneIds(await claim(rival, { nowMs: NOW_MS + 50_000, leaseToken: 'rival' })), [endpoint.id]);
    });

    alone('return a freed lane at once', async ({ store, rival }) => {
      const { merchant, endpoint } = await withEndpoint(store);
      await queue(store, merchant, endpoint, 2);
      const [first] = deliveriesOf(await claim(store));
      if (first === undefined) throw new Error('Nothing was claimed.');
      await applied(store, ended(first, { leaseEndsAtMs: null }));
      deepEqual(laneIds(await claim(rival, { leaseToken: 'rival' })), [endpoint.id]);
    });

    alone('take turns, so that a long queue delays no other lane', async ({ store }) => {
      const { merchant, endpoint: busy } = await withEndpoint(store);
      await queue(store, merchant, busy, 50, NOW_MS - 1_000);
      const others = [await anotherEndpoint(store, merchant), await anotherEndpoint(store, merchant)];
      for (const other of others) await queue(store, merchant, other, 3);
      const order: string[] = [];
      for (const turn of times(9, (place) => place)) {
        const [lane] = await claim(store, { limit: 1, leaseToken: `turn ${turn}` });
        if (lane === undefined) throw new Error('Nothing was claimed.');
        order.push(lane.lane.consumerId);
        // Also within a millisecond.
        await applied(store, { type: 'lane.release', consumerId: lane.lane.consumerId, leaseToken: `turn ${turn}` });
      }
      for (const round of [0, 3, 6]) {
        deepEqual(order.slice(round, round + 3).toSorted(), idsOf([busy, ...others]).toSorted());
      }
    });

    alone('keep to their limit', async ({ store }) => {
      const { merchant, endpoint } = await withEndpoint(store);
      for (const each of [endpoint, await anotherEndpoint(store, merchant)]) await queue(store, merchant, each, 1);
      deepEqual(await claim(store, { limit: 0 }), []);
      equal((await claim(store, { limit: 1 })).length, 1);
    });

    alone('pass over merchants that have their share', async ({ store }) => {
      const { merchant, endpoint } = await withEndpoint(store);
      const other = await withEndpoint(store);
      await queue(store, merchant, endpoint, 1);
      await queue(store, other.merchant, other.endpoint, 1);
      deepEqual(laneIds(await claim(store, { exceptMerchantIds: [merchant.id] })), [other.endpoint.id]);
    });

    alone('return lanes that are slow, or not proven at their address, apart from others', async ({ store }) => {
      const { merchant, endpoint } = await withEndpoint(store);
      await queue(store, merchant, endpoint, 9);
      let leaseToken = '';
      const isQuick = async (): Promise<boolean> => {
        const found = await Promise.all(
          [false, true].map((isSlow) => claim(store, { isSlow, leaseToken: String(isSlow) })),
        );
        equal(found.flat().length, 1);
        leaseToken = found.flat()[0]?.leaseToken ?? '';
        return found[0]?.length === 1;
      };
      const settle = async (over: Parameters<typeof ended>[1]): Promise<void> => {
        const [waiting] = await store.read.deliveries(
          { endpointId: endpoint.id, statuses: ['waiting'] },
          { limit: 1, afterId: null },
        );
        if (waiting === undefined) throw new Error('Nothing waits.');
        await applied(store, ended(waiting, { ...over, leaseToken, leaseEndsAtMs: null }));
      };
      equal(await isQuick(), false);
      await settle({ failuresCount: 1 });
      equal(await isQuick(), false);
      await settle({ provenAddress: endpoint.url });
      equal(await isQuick(), true);
      await settle({ isSlow: true });
      equal(await isQuick(), false);
      await settle({});
      const moved = { ...endpoint, url: 'https://elsewhere.example.cm/', version: 2 };
      await applied(store, { type: 'endpoint.update', endpoint: moved, fromVersion: 1 });
      equal(await isQuick(), false);
    });

    alone('pace a lane that is not proven: a burst, then one at a time', async ({ store }) => {
      const { merchant, endpoint } = await withEndpoint(store);
      await queue(store, merchant, endpoint, 1);
      const pace = { burst: 3, everyMs: 1_000 };
      const atMs: number[] = [];
      for (const ms of times(60, (place) => place * 100)) {
        const claimed = await claim(store, { nowMs: NOW_MS + ms, leaseToken: `at ${ms}`, pace });
        if (claimed.length === 0) continue;
        atMs.push(ms);
        await applied(store, { type: 'lane.release', consumerId: endpoint.id, leaseToken: `at ${ms}` });
      }
      deepEqual(atMs, [0, 100, 200, 1_000, 2_000, 3_000, 4_000, 5_000]);
    });

    alone('return no lane twice, in sixteen concurrent claims', async (stores) => {
      const { merchant, endpoint } = await withEndpoint(stores.store);
      const all = [endpoint, ...(await Promise.all(times(3, () => anotherEndpoint(stores.store, merchant))))];
      for (const lane of all) await queue(stores.store, merchant, lane, 5);
      const claimed = (await atOnce(stores, 16, (store, leaseToken) => claim(store, { leaseToken, limit: 2 }))).flat();
      const rest = await claim(stores.store, { leaseToken: 'rest' });
      deepEqual(laneIds([...claimed, ...rest]).toSorted(), idsOf(all).toSorted());
    });
  });
}

/** Runs the claims through both instances at once. */
export async function atOnce<Result>(
  { store, rival }: Stores,
  count: number,
  run: (store: EngineStore, leaseToken: string) => Promise<Result>,
): Promise<readonly Result[]> {
  return Promise.all(
    Array.from({ length: count }, (_, place) => run(place % 2 === 0 ? store : rival, `worker ${place}`)),
  );
}

/** Ends a delivery that was claimed under the token `lease`. */
function ended(delivery: Delivery, over: Parameters<typeof settling>[2]): ReturnType<typeof settling> {
  return settling(
    { ...delivery, status: 'delivered', attemptsCount: 1, nextAttemptAtMs: null },
    aDeliveryAttempt(delivery),
    over,
  );
}

async function stored(store: EngineStore, id: string): Promise<Delivery> {
  const found = await store.read.deliveryById(id);
  if (found === null) throw new Error(`Delivery ${id} is not stored.`);
  return found;
}

/** What the holder of the token `lease` reads. */
function held(
  store: EngineStore,
  { id }: WebhookEndpoint,
  over: Partial<HeldLanesRead> = {},
): Promise<readonly ClaimedLane[]> {
  const lanes = [{ id, leaseToken: 'lease' }];
  return store.claim.heldLanes({ nowMs: NOW_MS, deliveriesMax: 32, lanes, exceptIds: [], ...over });
}

function laneIds(claimed: readonly ClaimedLane[]): readonly string[] {
  return claimed.map(({ lane }) => lane.consumerId);
}

function deliveriesOf(claimed: readonly ClaimedLane[]): readonly Delivery[] {
  return claimed.flatMap(({ deliveries }) => deliveries.map(({ delivery }) => delivery));
}

function deliveryIds(claimed: readonly ClaimedLane[]): readonly string[] {
  return idsOf(deliveriesOf(claimed));
}

async function withEndpoint(
  store: EngineStore,
  over: Partial<WebhookEndpoint> = {},
): Promise<{ readonly merchant: Merchant; readonly endpoint: WebhookEndpoint }> {
  const merchant = aMerchant();
  const endpoint = anEndpoint(merchant, over);
  await applied(store, { type: 'merchant.insert', merchant }, { type: 'endpoint.insert', endpoint, limit: 9 });
  return { merchant, endpoint };
}

/** Puts deliveries of one event into the lane; returns their ids. */
async function queue(
  store: EngineStore,
  merchant: Merchant,
  endpoint: WebhookEndpoint,
  count: number,
  nextAttemptAtMs = NOW_MS,
): Promise<readonly string[]> {
  const event = anEvent({ merchantId: merchant.id, type: 'ping' });
  const deliveries = Array.from({ length: count }, () => aDelivery(event, endpoint, { nextAttemptAtMs }));
  await applied(
    store,
    { type: 'event.append', event, deliveryIdBase: 'unused' },
    ...deliveries.map((delivery) => ({ type: 'delivery.insert', delivery }) as const),
  );
  return idsOf(deliveries);
}
