import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import type { EventPattern, EventType } from '@mitako/contract/names';
import type { Delivery, Event, EngineStore, WebhookEndpoint } from '@mitako/core/engine';
import { aDeliveryIdBase, anEndpoint, anEvent, anId, NOW_MS } from '../fixtures.ts';
import { withMerchant, withEndpoint } from '../inserted.ts';
import { applied, FIRST_PAGE, idsOf, refused, type Suite } from '../suite.ts';

/** Which of these events each pattern matches. */
const MATCHES: readonly (readonly [EventPattern, EventType, boolean])[] = [
  ['payment.created', 'payment.created', true],
  ['payment.created', 'payment.processing', false],
  ['payment.*', 'payment.created', true],
  ['payment.*', 'payment.attempt_failed', true],
  ['payment.*', 'refund.created', false],
  ['refund.*', 'refund.failed', true],
  ['endpoint.*', 'endpoint.disabled', true],
  ['*', 'payment.created', true],
  ['*', 'endpoint.disabled', true],
  ['*', 'settlement.paid', true],
  ['*', 'ping', false],
  ['payment.*', 'ping', false],
];

export function eventTests({ describe, it }: Suite): void {
  describe('events', () => {
    it('a subject has one event per sequence, and any number without a sequence', async ({ store }) => {
      const subjectId = anId('pay');
      const next = (sequence: number): { type: 'event.append'; event: Event; deliveryIdBase: string } => ({
        type: 'event.append',
        event: anEvent({ subjectId, sequence }),
        deliveryIdBase: aDeliveryIdBase(),
      });
      await applied(store, next(1), next(2), next(0), next(0));
      await refused(store, next(2));
      await applied(store, next(3));
    });

    for (const [pattern, type, isMatch] of MATCHES) {
      it(`an endpoint subscribed to ${pattern} ${isMatch ? 'receives' : 'does not receive'} ${type}`, async ({
        store,
      }) => {
        const merchant = await withMerchant(store);
        const endpoint = await withEndpoint(store, merchant, { events: [pattern] });
        const event = anEvent({ merchantId: merchant.id, type });
        deepEqual(
          (await append(store, event)).map(({ endpointId }) => endpointId),
          isMatch ? [endpoint.id] : [],
        );
      });
    }

    it('a delivery is due at once, and its id derives from its event', async ({ store }) => {
      const merchant = await withMerchant(store);
      // Endpoints without a delivery do not count.
      await withEndpoint(store, merchant, { livemode: false });
      await withEndpoint(store, await withMerchant(store), { livemode: true });
      await withEndpoint(store, merchant, { livemode: true, events: ['refund.*'] });
      const endpoint = await withEndpoint(store, merchant, { livemode: true, prefixedNames: true });
      const event = anEvent({ merchantId: merchant.id, livemode: true, createdAtMs: NOW_MS + 7 });
      const deliveryIdBase = aDeliveryIdBase();
      deepEqual(await append(store, event, deliveryIdBase), [
        {
          id: `${deliveryIdBase}0`,
          eventId: event.id,
          eventType: event.type,
          endpointId: endpoint.id,
          merchantId: merchant.id,
          livemode: true,
          status: 'pending',
          prefixedName: true,
          attemptsCount: 0,
          nextAttemptAtMs: NOW_MS + 7,
          firstAttemptAtMs: null,
          lastStatusCode: null,
          lastError: null,
          createdAtMs: NOW_MS + 7,
          deliveredAtMs: null,
        },
      ]);
    });

    it('an endpoint with several matching patterns gets one delivery', async ({ store }) => {
      const merchant = await withMerchant(store);
      await withEndpoint(store, merchant, { events: ['*', 'payment.*', 'payment.created', 'payment.created'] });
      await withEndpoint(store, merchant, { events: ['payment.*', 'payment.created', 'refund.created'] });
      equal((await append(store, anEvent({ merchantId: merchant.id }))).length, 2);
      equal((await append(store, anEvent({ merchantId: merchant.id, type: 'refund.created' }))).length, 2);
    });

    it('ten endpoints get ten deliveries, whose ids differ in the last character', async ({ store }) => {
      const merchant = await withMerchant(store);
      const endpoints: WebhookEndpoint[] = [];
      for (let count = 0; count < 10; count += 1) endpoints.push(await withEndpoint(store, merchant));
      const deliveryIdBase = aDeliveryIdBase();
      const deliveries = await append(store, anEvent({ merchantId: merchant.id }), deliveryIdBase);
      deepEqual(
        idsOf(deliveries),
        [...'9876543210'].map((last) => `${deliveryIdBase}${last}`),
      );
      deepEqual(new Set(deliveries.map(({ endpointId }) => endpointId)), new Set(idsOf(endpoints)));
    });

    it('an event has the deliveries of what its own commit has changed before it', async ({ store }) => {
      const merchant = await withMerchant(store);
      const [first, second] = [await withEndpoint(store, merchant), await withEndpoint(store, merchant)];
      const inserted = anEndpoint(merchant);
      const event = anEvent({ merchantId: merchant.id });
      await applied(
        store,
        { type: 'endpoint.update', endpoint: { ...first, enabled: false, version: 2 }, fromVersion: 1 },
        { type: 'endpoint.insert', endpoint: inserted, limit: 10 },
        { type: 'event.append', event, deliveryIdBase: aDeliveryIdBase() },
        { type: 'endpoint.delete', id: second.id, merchantId: merchant.id, nowMs: NOW_MS },
      );
      const deliveries = await store.read.deliveries(
        { owner: { merchantId: merchant.id, livemode: false } },
        FIRST_PAGE,
      );
      deepEqual(
        new Map(deliveries.map(({ endpointId, status }) => [endpointId, status])),
        new Map([
          [inserted.id, 'pending'],
          [second.id, 'canceled'],
        ]),
      );
    });

    it('endpoints of another mode or merchant, disabled or deleted ones get no delivery', async ({ store }) => {
      const merchant = await withMerchant(store);
      await withEndpoint(store, merchant, { livemode: true });
      await withEndpoint(store, merchant, { enabled: false });
      await withEndpoint(store, await withMerchant(store));
      const deleted = await withEndpoint(store, merchant);
      await applied(store, { type: 'endpoint.delete', id: deleted.id, merchantId: merchant.id, nowMs: NOW_MS });
      deepEqual(await append(store, anEvent({ merchantId: merchant.id })), []);
    });
  });
}

/** The deliveries of the event, newest first. */
async function append(
  store: EngineStore,
  event: Event,
  deliveryIdBase = aDeliveryIdBase(),
): Promise<readonly Delivery[]> {
  await applied(store, { type: 'event.append', event, deliveryIdBase });
  const deliveries = await store.read.deliveries({}, FIRST_PAGE);
  return deliveries.filter(({ eventId }) => eventId === event.id);
}
