import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import type { Change, Delivery, EngineStore, Event, Swept } from '@mitako/core/engine';
import { aDelivery, aDeliveryIdBase, aMerchant, anEndpoint, anEvent, anId, NOW_MS } from '../fixtures.ts';
import { claimLanes, withDeliveries, withEndpoint, withMerchant } from '../inserted.ts';
import { applied, refused, type Suite, times } from '../suite.ts';

/** Where tables are whole. Each row's age is its id's, which the fixtures count up. */
export function eventSweepTests({ describe, it, alone }: Suite): void {
  describe('sweeps of events', () => {
    it('event.keep is refused for an event that is not there', async ({ store }) => {
      await refused(store, { type: 'event.keep', id: anId('evt') });
    });

    alone('delete those before an id, with their deliveries and the attempts of those', async ({ store, rival }) => {
      const endpoint = await withEndpoint(store, await withMerchant(store));
      const old = await withEvents(store, 2);
      const beforeId = anId('evt');
      const young = await withEvents(store, 2);
      const [gone, stays] = [old, young].map((events) => events.map((event) => delivered(event, endpoint)));
      await withDeliveries(store, [...(gone ?? []), ...(stays ?? [])]);
      deepEqual(await sweepEvents(store, beforeId), { count: 2, nextAfterId: null });
      for (const { id } of old) equal(await rival.read.eventById(id), null);
      for (const { id } of gone ?? []) {
        equal(await rival.read.deliveryById(id), null);
        deepEqual(await rival.read.deliveryAttempts(id), []);
      }
      for (const event of young) deepEqual(await rival.read.eventById(event.id), event);
      for (const { id } of stays ?? []) {
        equal((await rival.read.deliveryById(id))?.status, 'delivered');
        equal((await rival.read.deliveryAttempts(id)).length, 1);
      }
      deepEqual(await sweepEvents(store, beforeId), { count: 0, nextAfterId: null });
    });

    alone('keep an event with all its deliveries while one of them is in the queue', async ({ store, rival }) => {
      const endpoint = await withEndpoint(store, await withMerchant(store));
      const other = await withEndpoint(store, await withMerchant(store));
      const [waiting, failing, over] = await withEvents(store, 3);
      if (waiting === undefined || failing === undefined || over === undefined) throw new Error('There is no event.');
      const kept = [
        aDelivery(waiting, endpoint),
        delivered(waiting, other),
        aDelivery(failing, endpoint, { attemptsCount: 3, nextAttemptAtMs: NOW_MS + 1 }),
      ];
      const gone = [
        delivered(over, endpoint),
        aDelivery(over, other, { status: 'failed', attemptsCount: 8, nextAttemptAtMs: null }),
      ];
      await withDeliveries(store, [...kept, ...gone]);
      deepEqual(await sweepEvents(store, anId('evt')), { count: 1, nextAfterId: null });
      for (const { id } of kept) equal((await rival.read.deliveryById(id))?.id, id);
      for (const { id } of gone) equal(await rival.read.deliveryById(id), null);
      for (const { id } of [waiting, failing]) equal((await rival.read.eventById(id))?.id, id);
      const claimed = await claimLanes(rival, { nowMs: NOW_MS + 100_000, leaseToken: anId('lease') });
      deepEqual(claimed.flatMap(({ deliveries }) => deliveries.map(({ delivery }) => delivery.id)).toSorted(), [
        kept[0]?.id,
        kept[2]?.id,
      ]);
    });

    alone('go on where the last step ended, in steps of limited rows, past what stays', async ({ store }) => {
      const endpoint = await withEndpoint(store, await withMerchant(store));
      const events = await withEvents(store, 9);
      const queued = events.slice(0, 4).map((event) => aDelivery(event, endpoint));
      await withDeliveries(store, [...queued, ...events.slice(4).map((event) => delivered(event, endpoint))]);
      const beforeId = anId('evt');
      const steps: Swept[] = [];
      for (let afterId: string | null = null, step = 0; step < 20; step += 1) {
        const swept = await sweepStep(store)({ afterId, limit: 6, beforeId });
        equal(swept.count <= 2, true, 'an event, a delivery and an attempt are three rows');
        steps.push(swept);
        afterId = swept.nextAfterId;
        if (afterId === null) break;
      }
      equal(steps.at(-1)?.nextAfterId, null);
      equal(
        steps.reduce((sum, { count }) => sum + count, 0),
        5,
      );
    });

    alone('take an event on which much hangs in steps of limited rows, and go on with the next', async ({ store }) => {
      const endpoint = await withEndpoint(store, await withMerchant(store));
      const [before, replayed, queued, after] = await withEvents(store, 4);
      if (before === undefined || replayed === undefined || queued === undefined || after === undefined) {
        throw new Error('There is no event.');
      }
      const many = times(11, () => delivered(replayed, endpoint));
      const late = [...times(9, () => delivered(queued, endpoint)), aDelivery(queued, endpoint)];
      await withDeliveries(store, [delivered(before, endpoint), ...many, ...late, delivered(after, endpoint)]);
      const left = [many.length];
      let count = 0;
      for (let afterId: string | null = null, step = 0; step < 20; step += 1) {
        const swept: Swept = await sweepStep(store)({ afterId, limit: 6, beforeId: anId('evt') });
        count += swept.count;
        left.push((await store.read.deliveriesOfEvents([replayed.id], 100)).length);
        equal((left.at(-2) ?? 0) - (left.at(-1) ?? 0) <= 3, true, 'a delivery and an attempt are two rows');
        afterId = swept.nextAfterId;
        if (afterId === null) break;
      }
      deepEqual([count, left.at(-1)], [3, 0]);
      for (const { id } of [before, replayed, after]) equal(await store.read.eventById(id), null);
      // What waits in the queue stays with its event.
      equal((await store.read.eventById(queued.id))?.id, queued.id);
      equal((await store.read.deliveriesOfEvents([queued.id], 100)).at(-1)?.id, late.at(-1)?.id);
    });

    alone('delete a delivery whatever hangs on it, so that they never stop', async ({ store }) => {
      const endpoint = await withEndpoint(store, await withMerchant(store));
      const [event] = await withEvents(store, 1);
      if (event === undefined) throw new Error('There is no event.');
      const failed = aDelivery(event, endpoint, { status: 'failed', attemptsCount: 8, nextAttemptAtMs: null });
      await withDeliveries(store, [failed]);
      const request = { limit: 3, beforeId: anId('evt') };
      const { nextAfterId: afterId } = await sweepStep(store)({ ...request, afterId: null });
      equal(await store.read.deliveryById(failed.id), null);
      deepEqual(await store.read.deliveryAttempts(failed.id), []);
      equal((await sweepStep(store)({ ...request, afterId })).count, 1);
    });

    alone('lose no delivery of an event that is replayed at the same time', async ({ store, rival }) => {
      const endpoint = anEndpoint(aMerchant());
      for (let round = 0; round < 10; round += 1) {
        const events = await withEvents(store, 12);
        const beforeId = anId('evt');
        const replays = events.map((event) => aDelivery(event, endpoint));
        const [, ...outcomes] = await Promise.all([
          sweepEvents(rival, beforeId),
          ...replays.map((delivery) =>
            store.commit([
              { type: 'event.keep', id: delivery.eventId },
              { type: 'delivery.insert', delivery },
            ]),
          ),
          sweepEvents(rival, beforeId),
        ]);
        for (const [place, { id, eventId }] of replays.entries()) {
          const isThere = (await store.read.eventById(eventId)) !== null;
          deepEqual([eventId, (await store.read.deliveryById(id)) !== null], [eventId, isThere]);
          const outcome = outcomes[place];
          equal(outcome !== undefined && 'kind' in outcome && outcome.kind, isThere ? 'applied' : 'refused');
        }
      }
    });
  });
}

export async function withEvents(store: EngineStore, count: number): Promise<readonly Event[]> {
  const events = times(count, () => anEvent());
  await applied(
    store,
    ...events.map((event): Change => ({ type: 'event.append', event, deliveryIdBase: aDeliveryIdBase() })),
  );
  return events;
}

export function delivered(event: Event, endpoint: Parameters<typeof aDelivery>[1]): Delivery {
  return aDelivery(event, endpoint, { status: 'delivered', attemptsCount: 1, nextAttemptAtMs: null });
}

function sweepEvents(store: EngineStore, beforeId: string): Promise<Swept> {
  return sweepStep(store)({ afterId: null, limit: 1_000, beforeId });
}

function sweepStep({ claim: { sweepEvents: sweep } }: EngineStore): NonNullable<EngineStore['claim']['sweepEvents']> {
  if (sweep === null) throw new TypeError('The tables of this store are divided.');
  return sweep;
}
