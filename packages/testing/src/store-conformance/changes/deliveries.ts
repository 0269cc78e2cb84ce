import { deepStrictEqual as deepEqual } from 'node:assert';
import type { ClaimedDelivery, Delivery, EngineStore } from '@mitako/core/engine';
import { aDelivery, aDeliveryAttempt, aDeliveryIdBase, aMerchant, anEndpoint, anEvent, NOW_MS } from '../fixtures.ts';
import { applied, refused, type Suite } from '../suite.ts';

export function deliveryTests({ describe, it, alone }: Suite): void {
  describe('deliveries', () => {
    it('delivery.insert stores every field', async ({ store, rival }) => {
      const endpoint = anEndpoint(aMerchant());
      const waiting = aDelivery(anEvent(), endpoint);
      const over = aDelivery(anEvent(), endpoint, {
        livemode: true,
        status: 'delivered',
        prefixedName: true,
        attemptsCount: 3,
        nextAttemptAtMs: null,
        firstAttemptAtMs: NOW_MS + 1,
        lastStatusCode: 204,
        lastError: 'timeout',
        deliveredAtMs: NOW_MS + 2,
      });
      await applied(store, { type: 'delivery.insert', delivery: waiting }, { type: 'delivery.insert', delivery: over });
      deepEqual(await rival.read.deliveryById(waiting.id), waiting);
      deepEqual(await rival.read.deliveryById(over.id), over);
      await refused(store, { type: 'delivery.insert', delivery: over });
    });

    alone('delivery.hasten makes only a delivery due that waits for its next attempt', async ({ store, rival }) => {
      const leased = await claimOne(store);
      const hasten = { type: 'delivery.hasten', id: leased.id, nowMs: NOW_MS + 5 } as const;
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
      await applied(store, { type: 'delivery.settle', delivery: later, leaseToken: 'lease', attempt });
      deepEqual(await claim(store, NOW_MS + 5, 'early'), []);
      await applied(store, hasten);
      deepEqual(await rival.read.deliveryById(leased.id), { ...later, nextAttemptAtMs: NOW_MS + 5 });
      const [again] = await claim(store, NOW_MS + 5, 'again');
      if (again === undefined) throw new Error('The delivery is not due.');
      const over: Delivery = { ...later, status: 'failed', attemptsCount: 2, nextAttemptAtMs: null };
      const last = aDeliveryAttempt(leased, { number: 2, statusCode: 500 });
      await applied(store, { type: 'delivery.settle', delivery: over, leaseToken: 'again', attempt: last });
      await applied(store, hasten);
      deepEqual(await rival.read.deliveryById(leased.id), over);
    });

    alone('delivery.settle ends a delivery and stores its attempt', async ({ store, rival }) => {
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
      const attempt = aDeliveryAttempt(leased, { statusCode: 200, responseBody: 'ok' });
      await applied(store, { type: 'delivery.settle', delivery, leaseToken: 'lease', attempt });
      deepEqual(await rival.read.deliveryById(leased.id), delivery);
      deepEqual(await rival.read.deliveryAttempts(leased.id), [attempt]);
      deepEqual(await claim(store, NOW_MS + 1_000_000, 'later'), []);
    });

    alone('delivery.settle postpones a delivery until its next attempt', async ({ store }) => {
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
        responseBody: null,
      });
      await applied(store, { type: 'delivery.settle', delivery, leaseToken: 'lease', attempt });
      deepEqual(await store.read.deliveryById(leased.id), delivery);
      deepEqual(await claim(store, NOW_MS + 9_999, 'early'), []);
      const [again] = await claim(store, NOW_MS + 10_000, 'again');
      deepEqual(again?.delivery, { ...delivery, status: 'leased' });

      const second = aDeliveryAttempt(delivery);
      const failed: Delivery = { ...delivery, status: 'failed', attemptsCount: 2, nextAttemptAtMs: null };
      await applied(store, { type: 'delivery.settle', delivery: failed, leaseToken: 'again', attempt: second });
      deepEqual(await store.read.deliveryAttempts(leased.id), [attempt, second]);
    });

    alone('delivery.settle is refused with another token, a second time, and without a lease', async ({ store }) => {
      const leased = await claimOne(store);
      const delivery: Delivery = { ...leased, status: 'failed', attemptsCount: 1, nextAttemptAtMs: null };
      const settle = { type: 'delivery.settle', delivery, attempt: aDeliveryAttempt(leased) } as const;
      await refused(store, { ...settle, leaseToken: 'another' });
      deepEqual(await store.read.deliveryById(leased.id), leased);
      deepEqual(await store.read.deliveryAttempts(leased.id), []);
      await applied(store, { ...settle, leaseToken: 'lease' });
      await refused(store, { ...settle, leaseToken: 'lease' });

      const waiting = aDelivery(anEvent(), anEndpoint(aMerchant()), { nextAttemptAtMs: NOW_MS + 1_000_000 });
      await applied(store, { type: 'delivery.insert', delivery: waiting });
      const unasked = { ...settle, delivery: { ...waiting, status: 'failed' }, leaseToken: 'lease' } as const;
      await refused(store, { ...unasked, attempt: aDeliveryAttempt(waiting) });
    });

    alone('a worker whose lease expired cannot settle a delivery leased by another', async ({ store }) => {
      const leased = await claimOne(store);
      const [again] = await claim(store, NOW_MS + 30_000, 'second');
      deepEqual(again?.delivery, leased);
      const delivery: Delivery = { ...leased, status: 'delivered', attemptsCount: 1, nextAttemptAtMs: null };
      const settle = { type: 'delivery.settle', delivery, attempt: aDeliveryAttempt(leased) } as const;
      await refused(store, { ...settle, leaseToken: 'lease' });
      await applied(store, { ...settle, leaseToken: 'second' });
    });

    alone('delivery.release releases only its own lease', async ({ store }) => {
      const leased = await claimOne(store);
      const sibling = await claimOne(store);
      const release = { type: 'delivery.release', id: leased.id, nextAttemptAtMs: NOW_MS + 5 } as const;
      await applied(store, { ...release, leaseToken: 'another' });
      deepEqual(await store.read.deliveryById(leased.id), leased);
      await applied(store, { ...release, leaseToken: 'lease' });
      deepEqual(await store.read.deliveryById(leased.id), {
        ...leased,
        status: 'pending',
        nextAttemptAtMs: NOW_MS + 5,
      });
      deepEqual(await store.read.deliveryById(sibling.id), sibling);
      deepEqual(await claim(store, NOW_MS + 4, 'early'), []);
      deepEqual((await claim(store, NOW_MS + 5, 'again')).length, 1);
    });
  });
}

/** A delivery leased with the token `lease` until `NOW_MS + 30_000`. */
async function claimOne(store: EngineStore): Promise<Delivery> {
  const merchant = aMerchant();
  await applied(
    store,
    { type: 'merchant.insert', merchant },
    { type: 'endpoint.insert', endpoint: anEndpoint(merchant), limit: 1 },
    { type: 'event.append', event: anEvent({ merchantId: merchant.id }), deliveryIdBase: aDeliveryIdBase() },
  );
  const [claimed] = await claim(store, NOW_MS, 'lease');
  if (claimed === undefined) throw new Error('Nothing was claimed.');
  return claimed.delivery;
}

function claim(store: EngineStore, nowMs: number, leaseToken: string): Promise<readonly ClaimedDelivery[]> {
  return store.claim.deliveries({ nowMs, limit: 10, leaseMs: 30_000, leaseToken, inFlightMax: 4 });
}
