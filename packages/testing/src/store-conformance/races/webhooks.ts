import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import type { EngineStore } from '@mitako/core/engine';
import { aDeliveryAttempt, aDeliveryIdBase, aMerchant, anEndpoint, anEvent, NOW_MS } from '../fixtures.ts';
import { claimDelivery, claimLanes, settling, withMerchant, withEndpoint } from '../inserted.ts';
import { applied, FIRST_PAGE, race, refused, times, type Suite } from '../suite.ts';

export function webhookRaceTests({ describe, it, alone }: Suite): void {
  describe('concurrent changes of webhooks', () => {
    it('8 concurrent new endpoints stay within the limit', async (stores) => {
      await race(stores, {
        prepare: () => withMerchant(stores.store),
        lists: (merchant) => times(8, () => [{ type: 'endpoint.insert', endpoint: anEndpoint(merchant), limit: 3 }]),
        winners: 3,
        guard: 'endpoint.insert',
        afterwards: async ({ id }) => {
          const owner = { merchantId: id, livemode: false };
          equal((await stores.store.read.endpoints(owner, FIRST_PAGE)).length, 3);
        },
      });
    });

    it('an endpoint is deleted once, and frees one slot', async (stores) => {
      await race(stores, {
        prepare: async () => withEndpoint(stores.store, await withMerchant(stores.store)),
        lists: ({ id, merchantId }) =>
          times(8, (place) => [{ type: 'endpoint.delete', id, merchantId, nowMs: NOW_MS + place }]),
        guard: 'endpoint.delete',
        afterwards: async ({ merchantId }) => {
          const merchant = aMerchant({ id: merchantId });
          const insert = { type: 'endpoint.insert', limit: 1 } as const;
          await applied(stores.store, { ...insert, endpoint: anEndpoint(merchant) });
          await refused(stores.store, { ...insert, endpoint: anEndpoint(merchant) });
        },
      });
    });

    it('one of 8 updates of an endpoint is written, with its patterns', async (stores) => {
      await race(stores, {
        prepare: async () => withEndpoint(stores.store, await withMerchant(stores.store)),
        lists: (endpoint) =>
          times(8, (place) => [
            {
              type: 'endpoint.update',
              endpoint: { ...endpoint, events: place % 2 === 0 ? ['payment.*'] : ['refund.*'], version: 2 },
              fromVersion: 1,
            },
          ]),
        guard: 'endpoint.update',
        afterwards: async ({ id, merchantId }) => {
          const patterns = (await stores.store.read.endpointById(id))?.events ?? [];
          const isNotified = (await appended(stores.store, merchantId)) === 1;
          equal(isNotified, patterns.includes('payment.*'));
        },
      });
    });

    it('an event goes to the endpoints that another process has inserted, and not to those it has deleted', async ({
      store,
      rival,
    }) => {
      const merchant = await withMerchant(store);
      equal(await appended(store, merchant.id), 0);
      const { id } = await withEndpoint(rival, merchant);
      equal(await appended(store, merchant.id), 1);
      await applied(rival, { type: 'endpoint.delete', id, merchantId: merchant.id, nowMs: NOW_MS });
      equal(await appended(store, merchant.id), 0);
    });

    it('8 concurrent failures are all counted', async (stores) => {
      await race(stores, {
        prepare: async () => withEndpoint(stores.store, await withMerchant(stores.store)),
        lists: ({ id }) => times(8, () => [{ type: 'endpoint.note_failure', id, nowMs: NOW_MS }]),
        winners: 8,
        guard: 'endpoint.note_failure',
        afterwards: async ({ id }) => equal((await stores.store.read.endpointById(id))?.failuresCount, 8),
      });
    });

    alone('one of two outcomes of an attempt is written', async (stores) => {
      let leaseCount = 0;
      await race(stores, {
        prepare: async () => {
          const merchant = await withMerchant(stores.store);
          await withEndpoint(stores.store, merchant);
          await appended(stores.store, merchant.id);
          leaseCount += 1;
          const leaseToken = `lease ${leaseCount}`;
          return { delivery: await claimDelivery(stores.store, { leaseToken }), leaseToken };
        },
        lists: ({ delivery, leaseToken }) =>
          (['delivered', 'failed'] as const).map((status) => [
            settling({ ...delivery, status, attemptsCount: 1, nextAttemptAtMs: null }, aDeliveryAttempt(delivery), {
              leaseToken,
            }),
          ]),
        guard: 'lanes.settle',
        afterwards: async ({ delivery }) => {
          equal((await stores.store.read.deliveryAttempts(delivery.id)).length, 1);
          equal((await stores.store.read.deliveryById(delivery.id))?.attemptsCount, 1);
        },
      });
    });

    alone('events appended during the deletion of an endpoint are not claimed', async ({ store, rival }) => {
      const merchant = await withMerchant(store);
      const { id } = await withEndpoint(store, merchant);
      await Promise.all([
        ...times(10, (place) => appended(place % 2 === 0 ? store : rival, merchant.id)),
        applied(rival, { type: 'endpoint.delete', id, merchantId: merchant.id, nowMs: NOW_MS }),
      ]);
      deepEqual(await claimLanes(store), []);
      equal(await store.read.nextDueAtMs(NOW_MS), null);
    });
  });
}

/** Appends a `payment.created` event of the merchant; returns the number of its deliveries. */
async function appended(store: EngineStore, merchantId: string): Promise<number> {
  const event = anEvent({ merchantId });
  await applied(store, { type: 'event.append', event, deliveryIdBase: aDeliveryIdBase() });
  const deliveries = await store.read.deliveries({ owner: { merchantId, livemode: false } }, FIRST_PAGE);
  return deliveries.filter(({ eventId }) => eventId === event.id).length;
}
