import { deepStrictEqual as deepEqual } from 'node:assert';
import type { Change, Delivery, WebhookEndpoint } from '@mitako/core/engine';
import { aDelivery, aDeliveryIdBase, aMerchant, anEndpoint, anEvent, anId, NOW_MS } from '../fixtures.ts';
import { claimLanes, withDeliveries } from '../inserted.ts';
import { applied, idsOf, pagesThrough, type Suite, times } from '../suite.ts';

export function webhookViewTests({ describe, it, alone }: Suite): void {
  describe('the events of a payment', () => {
    it('and their deliveries are found by the payment, within the merchant and mode', async ({ store }) => {
      const merchant = aMerchant();
      const endpoint = anEndpoint(merchant);
      const [paymentId, otherId] = [anId('pay'), anId('pay')];
      const about = (subjectId: string): readonly ReturnType<typeof anEvent>[] =>
        times(3, (place) => anEvent({ merchantId: merchant.id, subjectId, sequence: place + 1 }));
      const [events, others] = [about(paymentId), about(otherId)];
      const deliveries = [...events, ...others].flatMap((event) => times(2, () => aDelivery(event, endpoint)));
      await applied(
        store,
        ...[...events, ...others].map((event): Change => ({
          type: 'event.append',
          event,
          deliveryIdBase: aDeliveryIdBase(),
        })),
        ...deliveries.map((delivery): Change => ({ type: 'delivery.insert', delivery })),
      );
      const owner = { merchantId: merchant.id, livemode: false };
      await pagesThrough((page) => store.read.events({ ...owner, paymentId }, page), idsOf(events).toReversed());
      const first = { limit: 100, afterId: null };
      deepEqual(await store.read.events({ ...owner, livemode: true, paymentId }, first), []);
      deepEqual(await store.read.events({ ...owner, paymentId, type: 'payment.failed' }, first), []);

      const ofPayment = deliveries.filter(({ eventId }) => events.some(({ id }) => id === eventId));
      await pagesThrough((page) => store.read.deliveries({ owner, paymentId }, page), idsOf(ofPayment).toReversed());
      const eventId = events[1]?.id ?? '';
      const ofEvent = ofPayment.filter((delivery) => delivery.eventId === eventId);
      await pagesThrough((page) => store.read.deliveries({ owner, eventId }, page), idsOf(ofEvent).toReversed());
      deepEqual(await store.read.deliveries({ owner, eventId, paymentId: otherId }, first), []);
      deepEqual(await store.read.deliveries({ owner: { livemode: true }, paymentId }, first), []);
    });
  });

  describe('endpointsByIds', () => {
    it('returns existing ones, including deleted ones', async ({ store }) => {
      const merchant = aMerchant();
      const endpoints = times(3, () => anEndpoint(merchant));
      await applied(
        store,
        { type: 'merchant.insert', merchant },
        ...endpoints.map((endpoint): Change => ({ type: 'endpoint.insert', endpoint, limit: 3 })),
        { type: 'endpoint.delete', id: endpoints[1]?.id ?? '', merchantId: merchant.id, nowMs: 1 },
      );
      const ids = idsOf(endpoints.slice(1));
      const found = await store.read.endpointsByIds([anId('whe'), ...ids]);
      deepEqual(idsOf(found).toSorted(), ids);
      deepEqual(await store.read.endpointsByIds([]), []);
    });
  });

  describe('waitingDeliveries', () => {
    alone(
      'counts what each endpoint has not accepted yet, up to the limit, with the next attempt',
      async ({ store }) => {
        const merchant = aMerchant();
        const [busy, shut, idle] = [
          anEndpoint(merchant),
          anEndpoint(merchant, { enabled: false }),
          anEndpoint(merchant),
        ];
        await applied(
          store,
          { type: 'merchant.insert', merchant },
          ...[busy, shut, idle].map((endpoint): Change => ({ type: 'endpoint.insert', endpoint, limit: 3 })),
        );
        await withDeliveries(store, [
          aDelivery(anEvent({ merchantId: merchant.id }), busy, { nextAttemptAtMs: NOW_MS + 2 }),
          aDelivery(anEvent({ merchantId: merchant.id }), busy, { nextAttemptAtMs: NOW_MS + 1, attemptsCount: 1 }),
          aDelivery(anEvent({ merchantId: merchant.id }), busy, { status: 'delivered', nextAttemptAtMs: null }),
          aDelivery(anEvent({ merchantId: merchant.id }), shut),
        ]);
        const read = async (limit: number): Promise<unknown> =>
          (await store.read.waitingDeliveries([busy.id, shut.id, idle.id, 'whe_unknown'], limit)).toSorted(
            (one, other) => (one.endpointId < other.endpointId ? -1 : 1),
          );
        const free = { leaseEndsAtMs: 0 };
        const others = [
          { endpointId: shut.id, count: 1, nextAtMs: null, ...free },
          { endpointId: idle.id, count: 0, nextAtMs: null, ...free },
        ];
        deepEqual(await read(10), [{ endpointId: busy.id, count: 2, nextAtMs: NOW_MS + 1, ...free }, ...others]);
        deepEqual(await read(1), [{ endpointId: busy.id, count: 1, nextAtMs: NOW_MS + 1, ...free }, ...others]);
        deepEqual(await store.read.waitingDeliveries([], 2), []);
      },
    );

    alone('waits for the pace of an endpoint that has never accepted anything', async ({ store }) => {
      const merchant = aMerchant();
      const endpoint = anEndpoint(merchant);
      await applied(
        store,
        { type: 'merchant.insert', merchant },
        { type: 'endpoint.insert', endpoint, limit: 1 },
        { type: 'delivery.insert', delivery: aDelivery(anEvent({ merchantId: merchant.id }), endpoint) },
      );
      await claimLanes(store, { pace: { burst: 1, everyMs: 72_000 } });
      deepEqual(await store.read.waitingDeliveries([endpoint.id], 2), [
        { endpointId: endpoint.id, count: 1, nextAtMs: NOW_MS + 72_000, leaseEndsAtMs: NOW_MS + 30_000 },
      ]);
    });
  });

  describe('recentDeliveries', () => {
    alone('counts the newest ended and the failing deliveries of each endpoint', async ({ store }) => {
      const merchant = aMerchant();
      const [busy, dead, idle] = [anEndpoint(merchant), anEndpoint(merchant), anEndpoint(merchant)];
      const to = (endpoint: WebhookEndpoint, ...ends: readonly Partial<Delivery>[]): readonly Delivery[] =>
        ends.map((end) => aDelivery(anEvent({ merchantId: merchant.id }), endpoint, end));
      const atOnce = { status: 'delivered', attemptsCount: 1 } as const;
      const atLast = { status: 'delivered', attemptsCount: 3 } as const;
      const failed = { status: 'failed', attemptsCount: 16 } as const;
      const failing = (firstAttemptAtMs: number): Partial<Delivery> => ({ attemptsCount: 1, firstAttemptAtMs });
      const deliveries = [
        ...to(busy, failed, atOnce, { status: 'pending' }, atLast, { status: 'canceled' }, atOnce, {
          status: 'pending',
        }),
        ...to(dead, failing(7), failed, failing(5), { status: 'pending' }, failing(6)),
        ...to(idle, { status: 'pending' }),
      ];
      await applied(
        store,
        { type: 'merchant.insert', merchant },
        ...[busy, dead, idle].map((endpoint): Change => ({ type: 'endpoint.insert', endpoint, limit: 3 })),
      );
      await withDeliveries(store, deliveries);
      const read = async (limit: number): Promise<unknown> =>
        (await store.read.recentDeliveries([busy.id, dead.id, idle.id], limit)).toSorted((one, other) =>
          one.endpointId < other.endpointId ? -1 : 1,
        );
      const dying = { endpointId: dead.id, finished: 1, delivered: 0, deliveredAtOnce: 0 };
      const well = { failing: 0, failingSinceMs: null };
      deepEqual(await read(100), [
        { endpointId: busy.id, finished: 4, delivered: 3, deliveredAtOnce: 2, ...well },
        { ...dying, failing: 3, failingSinceMs: 5 },
      ]);
      deepEqual(await read(2), [
        { endpointId: busy.id, finished: 2, delivered: 2, deliveredAtOnce: 1, ...well },
        { ...dying, failing: 2, failingSinceMs: 5 },
      ]);
      deepEqual(await store.read.recentDeliveries([], 2), []);
    });
  });
}
