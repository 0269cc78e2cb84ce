import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import {
  type Change,
  type Delivery,
  DIVIDED_TABLES,
  type EngineStore,
  type Event,
  firstIdAt,
  type IdKind,
  type Leaf,
  type StoreLeaves,
  type WebhookEndpoint,
} from '@mitako/core/engine';
import {
  aDelivery,
  aDeliveryAttempt,
  aDeliveryIdBase,
  aMerchant,
  anEndpoint,
  anEvent,
  anId,
  aPayment,
  aSettlement,
  NOW_MS,
} from '../fixtures.ts';
import { claimLanes, settling, withDeliveries, withEndpoint, withMerchant, withPayment } from '../inserted.ts';
import { applied, idsOf, race, refused, type Suite, times } from '../suite.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;

let weeks = 2_900;

/** The first moment of a week, before which and after which there are no leaves: a database keeps those of an earlier test. */
async function aWeek(store: EngineStore): Promise<number> {
  weeks += 100;
  await dropped(store, weeks * WEEK_MS);
  return weeks * WEEK_MS;
}

/** Where tables are divided: rows are of the time of their ids. */
export function leafTests({ describe, it, alone }: Suite): void {
  describe('leaves', () => {
    it('event.keep is refused for an event that is not there', async ({ store }) => {
      await refused(store, { type: 'event.keep', id: anId('evt') });
    });

    alone('are made by the rows that lack them, of many processes at once', async ({ store, rival }) => {
      const firstMs = await aWeek(store);
      const endpoint = await withEndpoint(store, await withMerchant(store));
      const atMs = firstMs + 60 * DAY_MS;
      // Half of them of the last moment of a leaf, the others of the first one of the next.
      const lists = times(24, (place) => {
        const event = anEventAt(atMs - (atMs % WEEK_MS) - (place % 2));
        return [...appending(event), inserting(deliveryOf([event], 0, endpoint))];
      });
      const outcomes = await Promise.all(lists.map((list, place) => (place % 3 === 0 ? rival : store).commit(list)));
      deepEqual(new Set(outcomes.map(({ kind }) => kind)), new Set(['applied']));
      const spans = (await since(rival, firstMs)).map(({ table, fromMs, toMs }) => [table, toMs - fromMs]);
      deepEqual(
        spans.filter(([, span]) => span !== WEEK_MS),
        [],
      );
      deepEqual(
        ['deliveries', 'events'].map((name) => spans.filter(([table]) => table === name).length),
        [2, 2],
      );
    });

    alone('end where another one begins, and are as wide as they are told to be', async ({ store, rival }) => {
      const firstMs = await aWeek(store);
      const leaves = leavesOf(store);
      const add = (atMs: number, widthMs: number): Promise<number> => leaves.add({ table: 'events', atMs, widthMs });
      equal(await add(firstMs + 2 * DAY_MS, DAY_MS), firstMs + 3 * DAY_MS);
      equal(await add(firstMs + 1, WEEK_MS), firstMs + 2 * DAY_MS);
      equal(await add(firstMs + 3 * DAY_MS, WEEK_MS), firstMs + WEEK_MS);
      // There it is.
      equal(await add(firstMs + WEEK_MS - 1, DAY_MS), firstMs + WEEK_MS);
      await Promise.all(
        times(8, (place) =>
          leavesOf(place % 2 === 0 ? store : rival).add({
            table: 'events',
            atMs: firstMs + WEEK_MS,
            widthMs: WEEK_MS,
          }),
        ),
      );
      deepEqual(spansOf(await since(rival, firstMs), 'events', firstMs), [
        'whole 0-2',
        'whole 2-3',
        'whole 3-7',
        'whole 7-14',
      ]);
    });

    alone('go with their rows, but for what a delivery in the queue needs, which stays', async ({ store, rival }) => {
      const firstMs = await aWeek(store);
      const endpoint = await withEndpoint(store, await withMerchant(store));
      const events = [0, 1, 2, 8].map((day) => anEventAt(firstMs + day * DAY_MS));
      await applied(store, ...events.flatMap(appending));
      const [gone, other, stays] = [0, 1, 3].map((place) => deliveryOf(events, place, endpoint, DELIVERED));
      const [waiting, retried] = [1, 2].map((place) => deliveryOf(events, place, endpoint));
      if (!gone || !other || !stays || !waiting || !retried) throw new Error('There is no delivery.');
      await withDeliveries(store, [gone, other, stays, retried]);
      const failed = { ...retried, attemptsCount: 1, nextAttemptAtMs: NOW_MS + 1, firstAttemptAtMs: NOW_MS };
      await claimLanes(store);
      await applied(store, settling(failed, aDeliveryAttempt(retried), { leaseEndsAtMs: null }));
      await applied(store, { type: 'delivery.insert', delivery: waiting });
      equal(await dropped(store, firstMs + WEEK_MS - 1), 0);
      equal(await dropped(store, firstMs + WEEK_MS), 2);

      const { read } = rival;
      deepEqual(await found(events, read.eventById), [1, 2, 3]);
      deepEqual(await found([gone, waiting, other, retried, stays], read.deliveryById), [1, 3, 4]);
      deepEqual(
        await Promise.all([gone, retried, stays].map(async ({ id }) => (await read.deliveryAttempts(id)).length)),
        [0, 1, 1],
      );
      deepEqual(spansOf(await since(rival, firstMs), 'events', firstMs), ['rest 0-7', 'whole 7-14']);

      // What stayed goes with the next, once it is over.
      const [claimed] = await claimLanes(rival, { nowMs: NOW_MS + 1 });
      const due = (claimed?.deliveries ?? []).map(({ delivery }) => delivery);
      deepEqual(new Set(idsOf(due)), new Set([waiting.id, retried.id]));
      const outcomes = due.map((delivery) => ({
        delivery: { ...delivery, ...DELIVERED, attemptsCount: delivery.attemptsCount + 1 },
        attempt: aDeliveryAttempt(delivery, { statusCode: 200 }),
      }));
      await applied(store, settling(waiting, aDeliveryAttempt(waiting), { outcomes, leaseEndsAtMs: null }));
      equal(await dropped(store, firstMs + 2 * WEEK_MS), 0);
      deepEqual(await found(events, read.eventById), []);
      deepEqual(spansOf(await since(rival, firstMs), 'deliveries', firstMs), []);
    });

    alone('keep an event for as long as a younger delivery of it is there', async ({ store, rival }) => {
      const firstMs = await aWeek(store);
      const endpoint = await withEndpoint(store, await withMerchant(store));
      const event = anEventAt(firstMs);
      await applied(store, ...appending(event));
      const replayedAt = idAt('delivery', firstMs + 8 * DAY_MS);
      await withDeliveries(store, [
        deliveryOf([event], 0, endpoint, DELIVERED),
        { ...deliveryOf([event], 0, endpoint, DELIVERED), id: replayedAt },
      ]);
      equal(await dropped(store, firstMs + WEEK_MS), 1);
      deepEqual(await rival.read.eventById(event.id), event);
      equal(await dropped(store, firstMs + 2 * WEEK_MS), 0);
      equal(await rival.read.eventById(event.id), null);
    });

    alone('lose no delivery of an event that is replayed at the same time', async ({ store, rival }) => {
      const firstMs = await aWeek(store);
      const endpoint = anEndpoint(aMerchant());
      for (let round = 1; round <= 6; round += 1) {
        const fromMs = firstMs + round * WEEK_MS;
        const events = times(12, () => anEventAt(fromMs));
        await applied(store, ...events.flatMap(appending));
        const replays = events.map((event) => ({
          ...aDelivery(event, endpoint),
          id: idAt('delivery', firstMs + 20 * WEEK_MS),
        }));
        const [outcomes] = await Promise.all([
          Promise.all(
            replays.map((delivery) =>
              store.commit([{ type: 'event.keep', id: delivery.eventId }, inserting(delivery)]),
            ),
          ),
          leavesOf(rival).drop({ table: 'events', beforeMs: fromMs + WEEK_MS }),
          leavesOf(store).drop({ table: 'events', beforeMs: fromMs + WEEK_MS }),
        ]);
        for (const [place, { id, eventId }] of replays.entries()) {
          const isThere = (await store.read.eventById(eventId)) !== null;
          deepEqual([eventId, (await store.read.deliveryById(id)) !== null], [eventId, isThere]);
          equal(outcomes[place]?.kind, isThere ? 'applied' : 'refused');
        }
      }
    });
  });

  // Their key has no id, so it is unique in each leaf only: across two, the row of the subject refuses one.
  describe('an event sequence across two leaves', () => {
    const ofEither = (place: number): number => 2_900 * WEEK_MS - (place % 2);

    it('is guarded by the version of a payment', async (stores) => {
      await race(stores, {
        prepare: () => withPayment(stores.store, { merchantId: anId('mer') }),
        lists: (payment) =>
          times(8, (place) => [
            {
              type: 'payment.update',
              payment: { ...payment, status: 'canceled', cancelReason: `${place}`, eventSequence: 1, version: 2 },
              from: payment,
            },
            ...appending({ ...anEventAt(ofEither(place)), subjectId: payment.id }),
          ]),
        guard: 'payment.update',
        afterwards: async ({ id }) => equal((await stores.store.read.eventsOfSubject(id, 9)).length, 1),
      });
    });

    it('is guarded by the version of a settlement', async (stores) => {
      await race(stores, {
        prepare: async () => {
          const settlement = aSettlement();
          await applied(stores.store, { type: 'settlement.insert', settlement });
          return settlement;
        },
        lists: (settlement) =>
          times(8, (place) => [
            {
              type: 'settlement.update',
              settlement: { ...settlement, reference: `${place}`, eventSequence: 2, version: 2 },
              fromVersion: settlement.version,
            },
            ...appending({ ...anEventAt(ofEither(place)), subjectId: settlement.id, sequence: 2 }),
          ]),
        guard: 'settlement.update',
        afterwards: async ({ id }) => equal((await stores.store.read.eventsOfSubject(id, 9)).length, 1),
      });
    });

    it('is guarded by the key of a new payment', async (stores) => {
      await race(stores, {
        prepare: async () => aPayment(),
        lists: (payment) =>
          times(8, (place) => [
            { type: 'payment.insert', payment },
            ...appending({ ...anEventAt(ofEither(place)), subjectId: payment.id }),
          ]),
        guard: 'payment.insert',
        afterwards: async ({ id }) => equal((await stores.store.read.eventsOfSubject(id, 9)).length, 1),
      });
    });

    it('is guarded by the key of a new settlement', async (stores) => {
      await race(stores, {
        prepare: async () => aSettlement(),
        lists: (settlement) =>
          times(8, (place) => [
            { type: 'settlement.insert', settlement },
            ...appending({ ...anEventAt(ofEither(place)), subjectId: settlement.id }),
          ]),
        guard: 'settlement.insert',
        afterwards: async ({ id }) => equal((await stores.store.read.eventsOfSubject(id, 9)).length, 1),
      });
    });
  });
}

const DELIVERED = { status: 'delivered', attemptsCount: 1, nextAttemptAtMs: null } as const;

function leavesOf({ leaves }: EngineStore): StoreLeaves {
  if (leaves === null) throw new TypeError('The tables of this store are whole.');
  return leaves;
}

/** In the order in which they go. Returns how many ids of events and deliveries stayed. */
async function dropped(store: EngineStore, beforeMs: number): Promise<number> {
  let kept = 0;
  for (const table of DIVIDED_TABLES) {
    const stayed = await leavesOf(store).drop({ table, beforeMs });
    if (table === 'events') kept += stayed ?? Number.NaN;
  }
  return kept;
}

async function since(store: EngineStore, firstMs: number): Promise<readonly Leaf[]> {
  return (await leavesOf(store).all()).filter(({ fromMs }) => fromMs >= firstMs);
}

/** In days. */
function spansOf(leaves: readonly Leaf[], table: Leaf['table'], firstMs: number): readonly string[] {
  return leaves
    .filter((leaf) => leaf.table === table)
    .map(
      ({ isRest, fromMs, toMs }) =>
        `${isRest ? 'rest' : 'whole'} ${(fromMs - firstMs) / DAY_MS}-${(toMs - firstMs) / DAY_MS}`,
    );
}

/** Of this time, and otherwise of the fixtures. */
function idAt(kind: IdKind, atMs: number): string {
  return firstIdAt(kind, atMs).slice(0, -16) + anId('x').slice(-16);
}

function anEventAt(atMs: number): Event {
  return anEvent({ id: idAt('event', atMs), createdAtMs: atMs });
}

function appending(event: Event): readonly Change[] {
  return [{ type: 'event.append', event, deliveryIdBase: aDeliveryIdBase() }];
}

/** Of the time of its event. */
function deliveryOf(
  events: readonly Event[],
  place: number,
  endpoint: WebhookEndpoint,
  over: Partial<Delivery> = {},
): Delivery {
  const event = events[place];
  if (event === undefined) throw new RangeError('There is no such event.');
  return aDelivery(event, endpoint, { id: idAt('delivery', event.createdAtMs), ...over });
}

function inserting(delivery: Delivery): Change {
  return { type: 'delivery.insert', delivery };
}

/** Places of those that are there. */
async function found(
  rows: readonly { readonly id: string }[],
  byId: (id: string) => Promise<object | null>,
): Promise<readonly number[]> {
  const all = await Promise.all(rows.map(({ id }) => byId(id)));
  return all.flatMap((row, place) => (row === null ? [] : place));
}
