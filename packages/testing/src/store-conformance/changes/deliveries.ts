import { deepStrictEqual as deepEqual } from 'node:assert';
import type { Delivery, EngineStore } from '@mitako/core/engine';
import { aDelivery, aDeliveryAttempt, aDeliveryIdBase, aMerchant, anEndpoint, anEvent, NOW_MS } from '../fixtures.ts';
import { claimDelivery, claimLanes, settling } from '../inserted.ts';
import { applied, FIRST_PAGE, refused, type Suite } from '../suite.ts';

export function deliveryTests({ describe, alone }: Suite): void {
  describe('deliveries', () => {
    alone('delivery.hasten makes only a delivery due that waits for its next attempt', async ({ store, rival }) => {
      const leased = await claimOne(store);
      const hasten = { type: 'delivery.hasten', id: leased.id, attemptsCount: 1, nowMs: NOW_MS + 5 } as const;
      await applied(store, hasten);
      deepEqual(await rival.read.deliveryById(leased.id), leased);
      const later: Delivery = {
        ...leased,
        status: 'pending',
        attemptsCount: 1,
        nextAttemptAtMs: NOW_MS + 10_000,
        firstAttemptAtMs: NOW_MS,
        lastStatusCode: 500,
      };
      const attempt = aDeliveryAttempt(leased, { statusCode: 500 });
      await applied(store, settling(later, attempt, { leaseEndsAtMs: null }));
      deepEqual(await claim(store, NOW_MS + 5, 'early'), []);
      await applied(store, hasten);
      deepEqual(await rival.read.deliveryById(leased.id), { ...later, nextAttemptAtMs: NOW_MS + 5 });
      const [again] = await claim(store, NOW_MS + 5, 'again');
      if (again === undefined) throw new Error('The delivery is not due.');
      const over: Delivery = { ...later, status: 'failed', attemptsCount: 2, nextAttemptAtMs: null };
      const last = aDeliveryAttempt(leased, { number: 2, statusCode: 500 });
      await applied(store, settling(over, last, { leaseToken: 'again' }));
      await applied(store, hasten);
      deepEqual(await rival.read.deliveryById(leased.id), over);
    });

    alone('lanes.settle ends a delivery and stores its attempt', async ({ store, rival }) => {
      const leased = await claimOne(store);
      const delivery: Delivery = {
        ...leased,
        status: 'delivered',
        attemptsCount: 1,
        nextAttemptAtMs: null,
        firstAttemptAtMs: NOW_MS,
        lastStatusCode: 200,
        deliveredAtMs: NOW_MS + 80,
      };
      const attempt = aDeliveryAttempt(leased, { statusCode: 200, encryptedResponse: 'sealed' });
      await applied(store, settling(delivery, attempt, { leaseEndsAtMs: null }));
      deepEqual(await rival.read.deliveryById(leased.id), delivery);
      deepEqual(await rival.read.deliveryAttempts(leased.id), [attempt]);
      deepEqual(await claim(store, NOW_MS + 1_000_000, 'later'), []);
    });

    alone('lanes.settle postpones a delivery until its next attempt', async ({ store }) => {
      const leased = await claimOne(store);
      const delivery: Delivery = {
        ...leased,
        status: 'pending',
        attemptsCount: 1,
        nextAttemptAtMs: NOW_MS + 10_000,
        firstAttemptAtMs: NOW_MS,
        lastStatusCode: null,
        lastError: 'timeout',
      };
      const attempt = aDeliveryAttempt(leased, {
        durationMs: null,
        statusCode: null,
        error: 'timeout',
        encryptedResponse: null,
        encryptedLocation: null,
      });
      await applied(store, settling(delivery, attempt, { leaseEndsAtMs: null }));
      deepEqual(await store.read.deliveryById(leased.id), delivery);
      deepEqual(await claim(store, NOW_MS + 9_999, 'early'), []);
      const [again] = await claim(store, NOW_MS + 10_000, 'again');
      deepEqual(again, delivery);

      const second = aDeliveryAttempt(delivery);
      const failed: Delivery = { ...delivery, status: 'failed', attemptsCount: 2, nextAttemptAtMs: null };
      await applied(store, settling(failed, second, { leaseToken: 'again' }));
      deepEqual(await store.read.deliveryAttempts(leased.id), [attempt, second]);
    });

    alone('lanes.settle is refused with another token, a second time, and without a lease', async ({ store }) => {
      const leased = await claimOne(store);
      const delivery: Delivery = { ...leased, status: 'failed', attemptsCount: 1, nextAttemptAtMs: null };
      const settle = settling(delivery, aDeliveryAttempt(leased));
      await refused(store, settling(delivery, aDeliveryAttempt(leased), { leaseToken: 'another' }));
      deepEqual(await store.read.deliveryById(leased.id), leased);
      deepEqual(await store.read.deliveryAttempts(leased.id), []);
      await applied(store, settle);
      await refused(store, settle);

      const waiting = aDelivery(anEvent(), anEndpoint(aMerchant()), { nextAttemptAtMs: NOW_MS + 1_000_000 });
      await applied(store, { type: 'delivery.insert', delivery: waiting });
      await refused(store, settling({ ...waiting, status: 'failed' }, aDeliveryAttempt(waiting)));
    });

    alone('a worker whose lease expired cannot settle a delivery leased by another', async ({ store }) => {
      const leased = await claimOne(store);
      const [again] = await claim(store, NOW_MS + 30_000, 'second');
      deepEqual(again, leased);
      const delivery: Delivery = { ...leased, status: 'delivered', attemptsCount: 1, nextAttemptAtMs: null };
      await refused(store, settling(delivery, aDeliveryAttempt(leased)));
      await applied(store, settling(delivery, aDeliveryAttempt(leased), { leaseToken: 'second' }));
    });

    alone('lanes.settle writes outcomes of several deliveries, all or none', async ({ store }) => {
      const leased = await claimOne(store);
      const event = anEvent({ merchantId: leased.merchantId });
      await applied(store, { type: 'event.append', event, deliveryIdBase: aDeliveryIdBase() });
      const [other] = await claim(store, NOW_MS + 30_000, 'lease');
      if (other === undefined) throw new Error('Nothing was claimed.');
      const outcomes = [leased, await firstOf(store, event.id)].map((delivery) => ({
        delivery: { ...delivery, status: 'failed', attemptsCount: 1, nextAttemptAtMs: null } as const,
        attempt: aDeliveryAttempt(delivery),
      }));
      const settle = settling(leased, aDeliveryAttempt(leased), { outcomes });
      const [first] = outcomes;
      if (first === undefined) throw new Error('There are two.');
      const late = {
        delivery: { ...first.delivery, attemptsCount: 2 },
        attempt: { ...first.attempt, number: 2 },
      };
      const mixed = { outcomes: [...outcomes.slice(1), late] };
      await refused(store, settling(leased, aDeliveryAttempt(leased), mixed));
      for (const { delivery } of outcomes) deepEqual(await store.read.deliveryAttempts(delivery.id), []);
      await applied(store, settle);
      for (const { delivery, attempt } of outcomes) {
        deepEqual(await store.read.deliveryById(delivery.id), delivery);
        deepEqual(await store.read.deliveryAttempts(delivery.id), [attempt]);
      }
    });

    alone('lanes.settle does not undo what came later', async ({ store }) => {
      const leased = await claimOne(store);
      const failing = { ...leased, attemptsCount: 1, nextAttemptAtMs: NOW_MS, lastStatusCode: 500 };
      const settle = settling(failing, aDeliveryAttempt(leased));
      await applied(store, settle);
      const over: Delivery = { ...leased, status: 'delivered', attemptsCount: 1, nextAttemptAtMs: null };
      await refused(store, settling(over, aDeliveryAttempt(leased)));
      deepEqual(await store.read.deliveryById(leased.id), failing);
    });

    alone('lane.release releases only its own lane', async ({ store }) => {
      const leased = await claimOne(store);
      const sibling = await claimOne(store, 'sibling');
      const release = { type: 'lane.release', consumerId: leased.endpointId } as const;
      await applied(store, { ...release, leaseToken: 'another' });
      deepEqual(await claim(store, NOW_MS, 'early'), []);
      await applied(store, { ...release, leaseToken: 'lease' });
      deepEqual(await claim(store, NOW_MS, 'again'), [leased]);
      const settled = { ...sibling, attemptsCount: 1 };
      await applied(store, settling(settled, aDeliveryAttempt(sibling), { leaseToken: 'sibling' }));
    });
  });
}

/** A delivery leased until `NOW_MS + 30_000`. */
async function claimOne(store: EngineStore, leaseToken = 'lease'): Promise<Delivery> {
  const merchant = aMerchant();
  await applied(
    store,
    { type: 'merchant.insert', merchant },
    { type: 'endpoint.insert', endpoint: anEndpoint(merchant), limit: 1 },
    { type: 'event.append', event: anEvent({ merchantId: merchant.id }), deliveryIdBase: aDeliveryIdBase() },
  );
  return claimDelivery(store, { leaseToken });
}

/** The first delivery of each lane. */
async function claim(store: EngineStore, nowMs: number, leaseToken: string): Promise<readonly Delivery[]> {
  const claimed = await claimLanes(store, { nowMs, leaseToken });
  return claimed.flatMap(({ deliveries }) => deliveries.slice(0, 1).map(({ delivery }) => delivery));
}

async function firstOf(store: EngineStore, eventId: string): Promise<Delivery> {
  const [delivery] = await store.read.deliveries({ eventId }, FIRST_PAGE);
  if (delivery === undefined) throw new Error('There is none.');
  return delivery;
}
