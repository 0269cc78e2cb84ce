import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import { CANCELED_MAX, type Merchant, type EngineStore, type WebhookEndpoint } from '@mitako/core/engine';
import { aDelivery, aDeliveryIdBase, aMerchant, anEndpoint, anEvent, anId, NOW_MS } from '../fixtures.ts';
import { claimDelivery, withMerchant, withEndpoint } from '../inserted.ts';
import { applied, FIRST_PAGE, refused, type Suite, times } from '../suite.ts';

export function endpointTests({ describe, it, alone }: Suite): void {
  describe('webhook endpoints', () => {
    it('endpoint.insert is refused beyond the limit, counted over both modes', async ({ store }) => {
      const merchant = await withMerchant(store);
      const insert = (livemode: boolean): { type: 'endpoint.insert'; endpoint: WebhookEndpoint; limit: number } => ({
        type: 'endpoint.insert',
        endpoint: anEndpoint(merchant, { livemode }),
        limit: 2,
      });
      await applied(store, insert(true), insert(false));
      await refused(store, insert(true));
      await refused(store, insert(false));
      await applied(store, { ...insert(false), limit: 3 });
    });

    it('endpoint.insert is refused for an unknown merchant', async ({ store }) => {
      await refused(store, { type: 'endpoint.insert', endpoint: anEndpoint(aMerchant()), limit: 10 });
    });

    it('delivery.cancel_waiting cancels the next deliveries of one endpoint, a bounded number', async ({ store }) => {
      const merchant = await withMerchant(store);
      const [endpoint, other] = [await withEndpoint(store, merchant), await withEndpoint(store, merchant)];
      const event = anEvent();
      await applied(store, { type: 'event.append', event, deliveryIdBase: aDeliveryIdBase() });
      const inserted = (of: typeof endpoint) =>
        ({ type: 'delivery.insert', delivery: aDelivery(event, of, { nextAttemptAtMs: NOW_MS }) }) as const;
      const waiting = async (endpointId: string): Promise<number> =>
        (await store.read.deliveries({ endpointId, statuses: ['waiting'] }, { limit: 600, afterId: null })).length;
      await applied(store, ...times(CANCELED_MAX + 3, () => inserted(endpoint)), inserted(other));
      await applied(store, { type: 'delivery.cancel_waiting', endpointId: endpoint.id });
      deepEqual([await waiting(endpoint.id), await waiting(other.id)], [3, 1]);
      await applied(store, { type: 'delivery.cancel_waiting', endpointId: endpoint.id });
      await applied(store, { type: 'delivery.cancel_waiting', endpointId: endpoint.id });
      deepEqual([await waiting(endpoint.id), await waiting(other.id)], [0, 1]);
    });

    it('endpoint.update is refused for a deleted endpoint', async ({ store }) => {
      const merchant = await withMerchant(store);
      const endpoint = await withEndpoint(store, merchant);
      await applied(store, { type: 'endpoint.delete', id: endpoint.id, merchantId: merchant.id, nowMs: NOW_MS });
      const version = (await store.read.endpointById(endpoint.id))?.version ?? 0;
      await refused(store, {
        type: 'endpoint.update',
        endpoint: { ...endpoint, version: version + 1 },
        fromVersion: version,
      });
    });

    it('endpoint.update replaces the subscribed events', async ({ store }) => {
      const merchant = await withMerchant(store);
      const endpoint = await withEndpoint(store, merchant, { events: ['payment.created'] });
      const neighbour = await withMerchant(store);
      await withEndpoint(store, neighbour);
      equal(await notifiedCount(store, merchant), 1);
      let { version } = endpoint;
      const update = async (over: Partial<WebhookEndpoint>): Promise<void> => {
        const next = { ...endpoint, ...over, version: version + 1 };
        await applied(store, { type: 'endpoint.update', endpoint: next, fromVersion: version });
        version += 1;
      };
      await update({ events: ['refund.*'] });
      equal(await notifiedCount(store, merchant), 0);
      await update({ events: ['refund.*', 'payment.*'] });
      equal(await notifiedCount(store, merchant), 1);
      await update({ events: ['payment.*'], enabled: false });
      equal(await notifiedCount(store, merchant), 0);
      await update({ events: ['payment.*'], enabled: true });
      equal(await notifiedCount(store, merchant), 1);
      equal(await notifiedCount(store, neighbour), 1);
    });

    it('endpoint.delete frees a slot, once, and only for its merchant', async ({ store }) => {
      const merchant = await withMerchant(store);
      const endpoint = await withEndpoint(store, merchant);
      const remove = { type: 'endpoint.delete', id: endpoint.id, merchantId: merchant.id, nowMs: NOW_MS + 1 } as const;
      await refused(store, { ...remove, merchantId: (await withMerchant(store)).id });
      await refused(store, { type: 'endpoint.insert', endpoint: anEndpoint(merchant), limit: 1 });
      await applied(store, remove);
      equal((await store.read.endpointById(endpoint.id))?.deletedAtMs, NOW_MS + 1);
      await refused(store, remove);
      await applied(store, { type: 'endpoint.insert', endpoint: anEndpoint(merchant), limit: 1 });
      await refused(store, { type: 'endpoint.insert', endpoint: anEndpoint(merchant), limit: 1 });
    });

    alone('endpoint.delete cancels only pending deliveries', async ({ store }) => {
      const merchant = await withMerchant(store);
      const endpoint = await withEndpoint(store, merchant);
      const other = await withEndpoint(store, merchant);
      const event = anEvent({ merchantId: merchant.id });
      const leased = aDelivery(event, endpoint);
      const waiting = aDelivery(event, endpoint, { nextAttemptAtMs: NOW_MS + 1_000 });
      const over = aDelivery(event, endpoint, { status: 'delivered', nextAttemptAtMs: null, deliveredAtMs: NOW_MS });
      const theirs = aDelivery(event, other, { nextAttemptAtMs: NOW_MS + 1_000 });
      await applied(store, {
        type: 'event.append',
        event: { ...event, type: 'ping' },
        deliveryIdBase: aDeliveryIdBase(),
      });
      for (const delivery of [leased, waiting, over, theirs])
        await applied(store, { type: 'delivery.insert', delivery });
      equal((await claimDelivery(store)).id, leased.id);
      await applied(store, { type: 'endpoint.delete', id: endpoint.id, merchantId: merchant.id, nowMs: NOW_MS });

      const canceled = { status: 'canceled', nextAttemptAtMs: null } as const;
      deepEqual(await store.read.deliveryById(leased.id), { ...leased, ...canceled });
      deepEqual(await store.read.deliveryById(waiting.id), { ...waiting, ...canceled });
      deepEqual(await store.read.deliveryById(over.id), over);
      deepEqual(await store.read.deliveryById(theirs.id), theirs);
      equal(await notifiedCount(store, merchant), 1);
    });

    it('endpoint.note_failure starts and extends a run of failures, endpoint.note_success ends it', async ({
      store,
    }) => {
      const merchant = await withMerchant(store);
      const endpoint = await withEndpoint(store, merchant);
      const failing = await withEndpoint(store, merchant, { failingSinceMs: NOW_MS - 9, failuresCount: 9 });
      const run = async (): Promise<readonly (number | null | undefined)[]> => {
        const { failingSinceMs, failuresCount } = (await store.read.endpointById(endpoint.id)) ?? {};
        return [failingSinceMs, failuresCount];
      };
      await applied(store, { type: 'endpoint.note_failure', id: endpoint.id, nowMs: NOW_MS + 1 });
      await applied(store, { type: 'endpoint.note_failure', id: endpoint.id, nowMs: NOW_MS + 2 });
      deepEqual(await run(), [NOW_MS + 1, 2]);
      await applied(store, { type: 'endpoint.note_success', id: endpoint.id });
      deepEqual(await run(), [null, 0]);
      await applied(store, { type: 'endpoint.note_success', id: endpoint.id });
      await applied(store, { type: 'endpoint.note_failure', id: endpoint.id, nowMs: NOW_MS + 3 });
      deepEqual(await run(), [NOW_MS + 3, 1]);
      deepEqual(await store.read.endpointById(failing.id), failing);
    });

    it('an update decided before a recorded failure is refused', async ({ store }) => {
      const endpoint = await withEndpoint(store, await withMerchant(store));
      await applied(store, { type: 'endpoint.note_failure', id: endpoint.id, nowMs: NOW_MS });
      await refused(store, { type: 'endpoint.update', endpoint: { ...endpoint, version: 2 }, fromVersion: 1 });
    });

    it('a success does not change a healthy endpoint', async ({ store }) => {
      const endpoint = await withEndpoint(store, await withMerchant(store));
      await applied(store, { type: 'endpoint.note_success', id: endpoint.id });
      deepEqual(await store.read.endpointById(endpoint.id), endpoint);
    });

    it('outcomes for an unknown endpoint change nothing', async ({ store }) => {
      await applied(store, { type: 'endpoint.note_failure', id: anId('whe'), nowMs: NOW_MS });
      await applied(store, { type: 'endpoint.note_success', id: anId('whe') });
    });
  });
}

/** The number of deliveries of a `payment.created` event of the merchant. */
async function notifiedCount(store: EngineStore, merchant: Merchant): Promise<number> {
  const event = anEvent({ merchantId: merchant.id });
  await applied(store, { type: 'event.append', event, deliveryIdBase: aDeliveryIdBase() });
  const owner = { merchantId: merchant.id, livemode: false };
  const deliveries = await store.read.deliveries({ owner }, FIRST_PAGE);
  return deliveries.filter(({ eventId }) => eventId === event.id).length;
}
