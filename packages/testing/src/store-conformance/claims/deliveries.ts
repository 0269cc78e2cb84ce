import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import type { ClaimedDelivery, Merchant, EngineStore, WebhookEndpoint } from '@mitako/core/engine';
import { aDelivery, aDeliveryAttempt, aMerchant, anEndpoint, anEvent, NOW_MS } from '../fixtures.ts';
import { applied, idsOf, type Stores, type Suite, times } from '../suite.ts';

interface Ask {
  readonly nowMs?: number;
  readonly limit?: number;
  readonly leaseToken?: string;
  readonly inFlightMax?: number;
}

export function deliveryClaimTests({ describe, alone }: Suite): void {
  describe('claims of deliveries', () => {
    alone('return the delivery, its endpoint and the exact body', async ({ store, rival }) => {
      const { merchant, endpoint } = await withEndpoint(store, { livemode: true, prefixedNames: true });
      const event = anEvent({ merchantId: merchant.id, livemode: true });
      const delivery = aDelivery(event, endpoint, { prefixedName: true, attemptsCount: 2, lastError: 'timeout' });
      await applied(
        store,
        { type: 'event.append', event: { ...event, type: 'ping' }, deliveryIdBase: 'unused' },
        { type: 'delivery.insert', delivery },
      );
      const leased = { ...delivery, status: 'leased' } as const;
      deepEqual(await claim(store), [{ delivery: leased, endpoint, body: event.body }]);
      deepEqual(await rival.read.deliveryById(delivery.id), leased);
    });

    alone('return nothing before it is due, and nothing twice', async ({ store, rival }) => {
      const { merchant, endpoint } = await withEndpoint(store);
      await queue(store, merchant, endpoint, 1);
      deepEqual(await claim(store, { nowMs: NOW_MS - 1 }), []);
      equal((await claim(store)).length, 1);
      deepEqual(await claim(rival, { nowMs: NOW_MS + 29_999 }), []);
    });

    alone('return a delivery whose lease has expired', async ({ store }) => {
      const { merchant, endpoint } = await withEndpoint(store);
      await queue(store, merchant, endpoint, 3);
      const first = await claim(store);
      const again = await claim(store, { nowMs: NOW_MS + 30_000, leaseToken: 'second' });
      deepEqual(sorted(again), sorted(first));
    });

    alone('skip disabled and deleted endpoints', async ({ store }) => {
      const { merchant, endpoint } = await withEndpoint(store);
      const disabled = anEndpoint(merchant, { enabled: false });
      await applied(store, { type: 'endpoint.insert', endpoint: disabled, limit: 9 });
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
      deepEqual(
        (await claim(store)).map(({ delivery }) => delivery.endpointId),
        [disabled.id],
      );
    });

    alone('respect the cap of an endpoint', async ({ store, rival }) => {
      const { merchant, endpoint } = await withEndpoint(store);
      await queue(store, merchant, endpoint, 10);
      equal((await claim(store, { inFlightMax: 4 })).length, 4);
      equal((await claim(rival, { inFlightMax: 4, leaseToken: 'rival' })).length, 0);
      equal((await claim(rival, { inFlightMax: 6, leaseToken: 'rival' })).length, 2);
    });

    alone('do not count postponed deliveries as in flight', async ({ store }) => {
      const { merchant, endpoint } = await withEndpoint(store);
      await queue(store, merchant, endpoint, 10, NOW_MS + 1_000);
      await queue(store, merchant, endpoint, 3);
      equal((await claim(store, { inFlightMax: 4 })).length, 3);
    });

    alone('do not count expired leases as in flight', async ({ store }) => {
      const { merchant, endpoint } = await withEndpoint(store);
      await queue(store, merchant, endpoint, 10);
      equal((await claim(store, { inFlightMax: 4 })).length, 4);
      equal((await claim(store, { inFlightMax: 4, nowMs: NOW_MS + 30_000, leaseToken: 'second' })).length, 4);
    });

    alone('free capacity as deliveries settle', async ({ store }) => {
      const { merchant, endpoint } = await withEndpoint(store);
      await queue(store, merchant, endpoint, 10);
      const [first] = await claim(store, { inFlightMax: 4 });
      if (first === undefined) throw new Error('Nothing was claimed.');
      await settle(store, first);
      equal((await claim(store, { inFlightMax: 4, leaseToken: 'next' })).length, 1);
    });

    alone('return the oldest of an endpoint first', async ({ store }) => {
      const { merchant, endpoint } = await withEndpoint(store);
      const late = await queue(store, merchant, endpoint, 1, NOW_MS - 1);
      const early = await queue(store, merchant, endpoint, 1, NOW_MS - 2);
      const now = await queue(store, merchant, endpoint, 1, NOW_MS);
      const order: string[] = [];
      for (const inFlightMax of [1, 2, 3]) {
        // Capacity for one more each time, so that the order matters.
        const claimed = await claim(store, { inFlightMax, leaseToken: `turn ${inFlightMax}` });
        order.push(...idsOf(deliveriesOf(claimed)));
      }
      deepEqual(order, [...early, ...late, ...now]);
    });

    alone('take turns between endpoints, so that a long queue delays no other', async ({ store }) => {
      const { merchant, endpoint: busy } = await withEndpoint(store);
      await queue(store, merchant, busy, 50, NOW_MS - 1_000);
      const quiet: WebhookEndpoint[] = [];
      for (let count = 0; count < 5; count += 1) {
        const endpoint = anEndpoint(merchant);
        await applied(store, { type: 'endpoint.insert', endpoint, limit: 9 });
        await queue(store, merchant, endpoint, 1);
        quiet.push(endpoint);
      }
      const claimed = await claim(store, { limit: 6, inFlightMax: 100 });
      const lanes = new Set(claimed.map(({ delivery }) => delivery.endpointId));
      deepEqual(lanes, new Set([busy.id, ...idsOf(quiet)]));
    });

    alone('take turns across claims, also within a millisecond', async ({ store }) => {
      const { merchant, endpoint } = await withEndpoint(store);
      const others = [anEndpoint(merchant), anEndpoint(merchant)];
      for (const other of others) await applied(store, { type: 'endpoint.insert', endpoint: other, limit: 9 });
      for (const each of [endpoint, ...others]) await queue(store, merchant, each, 3);
      const order: string[] = [];
      for (let turn = 0; turn < 9; turn += 1) {
        const [claimed] = await claim(store, { limit: 1, leaseToken: `turn ${turn}`, inFlightMax: 9 });
        order.push(claimed?.delivery.endpointId ?? 'nothing');
      }
      for (const round of [0, 3, 6]) equal(new Set(order.slice(round, round + 3)).size, 3, order.join(' '));
    });

    alone('skip any number of endpoints that are at their cap or have nothing due', async ({ store }) => {
      const { merchant, endpoint } = await withEndpoint(store);
      const others: WebhookEndpoint[] = [];
      for (const owner of times(8, () => aMerchant())) {
        const endpoints = times(10, () => anEndpoint(owner));
        await applied(
          store,
          { type: 'merchant.insert', merchant: owner },
          ...endpoints.map((other) => ({ type: 'endpoint.insert', endpoint: other, limit: 10 }) as const),
        );
        others.push(...endpoints);
      }
      const [full, idle] = [others.slice(0, 40), others.slice(40)];
      for (const other of full) await queue(store, merchant, other, 2);
      for (const other of idle) await queue(store, merchant, other, 2, NOW_MS + 1);
      for (const turn of times(40, (place) => place))
        await claim(store, { inFlightMax: 1, leaseToken: `fill ${turn}` });

      // After its first turn all others come first.
      await queue(store, merchant, endpoint, 2);
      const [first] = await claim(store, { inFlightMax: 1, limit: 4 });
      if (first?.delivery.endpointId !== endpoint.id) throw new Error('Another endpoint had capacity.');
      await settle(store, first);
      deepEqual(
        deliveriesOf(await claim(store, { inFlightMax: 1, limit: 4, leaseToken: 'second' })).map(
          ({ endpointId }) => endpointId,
        ),
        [endpoint.id],
      );
    });

    alone('respect the limit', async ({ store }) => {
      const { merchant, endpoint } = await withEndpoint(store);
      await queue(store, merchant, endpoint, 10);
      equal((await claim(store, { limit: 3, inFlightMax: 100 })).length, 3);
      deepEqual(await claim(store, { limit: 0, inFlightMax: 100 }), []);
    });

    alone('respect the cap and return nothing twice, in sixteen concurrent claims', async (stores) => {
      const lanes: WebhookEndpoint[] = [];
      const { merchant, endpoint } = await withEndpoint(stores.store);
      lanes.push(endpoint);
      for (let count = 0; count < 3; count += 1) {
        const other = anEndpoint(merchant);
        await applied(stores.store, { type: 'endpoint.insert', endpoint: other, limit: 9 });
        lanes.push(other);
      }
      for (const lane of lanes) await queue(stores.store, merchant, lane, 20);

      const claimed = (await atOnce(stores, 16, (store, leaseToken) => claim(store, { leaseToken, limit: 5 }))).flat();
      const ids = idsOf(deliveriesOf(claimed));
      equal(new Set(ids).size, ids.length, 'claimed twice');
      for (const lane of lanes) {
        const inFlight = claimed.filter(({ delivery }) => delivery.endpointId === lane.id).length;
        equal(inFlight <= 4, true, `${inFlight} in flight with a cap of 4`);
        const stored = await stores.store.read.deliveries({ endpointId: lane.id }, { limit: 50, afterId: null });
        equal(stored.filter(({ status }) => status === 'leased').length, inFlight);
      }
      // A delivery that one claim skipped because another held it is returned by the next.
      const rest = await claim(stores.store, { leaseToken: 'rest', limit: 100 });
      equal(claimed.length + rest.length, 16);
    });
  });
}

/** Runs the claims concurrently on both instances. */
export async function atOnce<Result>(
  { store, rival }: Stores,
  count: number,
  run: (store: EngineStore, leaseToken: string) => Promise<Result>,
): Promise<readonly Result[]> {
  return Promise.all(
    Array.from({ length: count }, (_, place) => run(place % 2 === 0 ? store : rival, `worker ${place}`)),
  );
}

function claim(
  store: EngineStore,
  { nowMs = NOW_MS, limit = 64, leaseToken = 'lease', inFlightMax = 4 }: Ask = {},
): Promise<readonly ClaimedDelivery[]> {
  return store.claim.deliveries({ nowMs, limit, leaseMs: 30_000, leaseToken, inFlightMax });
}

/** Settles a delivery that was claimed with the token `lease`. */
async function settle(store: EngineStore, { delivery }: ClaimedDelivery): Promise<void> {
  await applied(store, {
    type: 'delivery.settle',
    delivery: { ...delivery, status: 'delivered', nextAttemptAtMs: null },
    leaseToken: 'lease',
    attempt: aDeliveryAttempt(delivery),
  });
}

function deliveriesOf(claimed: readonly ClaimedDelivery[]): readonly ClaimedDelivery['delivery'][] {
  return claimed.map(({ delivery }) => delivery);
}

function sorted(claimed: readonly ClaimedDelivery[]): readonly string[] {
  return idsOf(deliveriesOf(claimed)).toSorted();
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

/** Inserts deliveries of one event; returns their ids. */
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
