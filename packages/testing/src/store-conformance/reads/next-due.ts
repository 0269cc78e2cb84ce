import { strictEqual as equal } from 'node:assert';
import {
  aDelivery,
  aDeliveryIdBase,
  aMessage,
  anAttempt,
  anEndpoint,
  anEvent,
  aPayment,
  aTask,
  NOW_MS,
} from '../fixtures.ts';
import { claimLanes, withMerchant, withPayment } from '../inserted.ts';
import { applied, type Suite } from '../suite.ts';

export function nextDueTests({ describe, alone }: Suite): void {
  describe('nextDueAtMs', () => {
    alone('is null when nothing waits', async ({ store }) => {
      equal(await store.read.nextDueAtMs(NOW_MS), null);
      await applied(store, { type: 'payment.insert', payment: aPayment({ status: 'succeeded' }) });
      equal(await store.read.nextDueAtMs(NOW_MS), null);
    });

    alone('is the earliest of payments, attempts, tasks and deliveries', async ({ store }) => {
      const payment = await withPayment(store, { expiresAtMs: NOW_MS + 50 });
      equal(await store.read.nextDueAtMs(NOW_MS), NOW_MS + 50);
      await applied(store, { type: 'attempt.insert', attempt: anAttempt(payment, { nextPollAtMs: NOW_MS + 40 }) });
      equal(await store.read.nextDueAtMs(NOW_MS), NOW_MS + 40);
      await applied(store, { type: 'task.insert', task: aTask({ dueAtMs: NOW_MS + 30 }) });
      equal(await store.read.nextDueAtMs(NOW_MS), NOW_MS + 30);
      const merchant = await withMerchant(store);
      const endpoint = anEndpoint(merchant);
      const delivery = aDelivery(anEvent({ merchantId: merchant.id }), endpoint, { nextAttemptAtMs: NOW_MS + 20 });
      await applied(store, { type: 'endpoint.insert', endpoint, limit: 1 }, { type: 'delivery.insert', delivery });
      equal(await store.read.nextDueAtMs(NOW_MS), NOW_MS + 20);
    });

    alone('includes the release of credits and settlements', async ({ store }) => {
      await withPayment(store, { status: 'succeeded', releaseAtMs: NOW_MS + 50 });
      equal(await store.read.nextDueAtMs(NOW_MS), NOW_MS + 50);
      const merchant = await withMerchant(store, { nextSettlementAtMs: NOW_MS + 40 });
      equal(await store.read.nextDueAtMs(NOW_MS), NOW_MS + 40);
      const later = { ...merchant, nextSettlementAtMs: null, version: 2 };
      await applied(store, { type: 'merchant.update', merchant: later, fromVersion: 1 });
      equal(await store.read.nextDueAtMs(NOW_MS), NOW_MS + 50);
    });

    alone('includes the end of a lease', async ({ store }) => {
      const merchant = await withMerchant(store);
      await applied(
        store,
        { type: 'endpoint.insert', endpoint: anEndpoint(merchant), limit: 1 },
        { type: 'event.append', event: anEvent({ merchantId: merchant.id }), deliveryIdBase: aDeliveryIdBase() },
        { type: 'task.insert', task: aTask() },
      );
      equal(await store.read.nextDueAtMs(NOW_MS), NOW_MS);
      await store.claim.tasks({ nowMs: NOW_MS, limit: 1, leaseMs: 40, leaseToken: 'lease' });
      await claimLanes(store, { leaseMs: 30 });
      equal(await store.read.nextDueAtMs(NOW_MS), NOW_MS + 30);
    });

    alone('includes messages of both channels until they have ended', async ({ store }) => {
      await applied(
        store,
        { type: 'message.queue', message: aMessage({ dueAtMs: NOW_MS + 5, channel: 'sms' }) },
        { type: 'message.queue', message: aMessage({ dueAtMs: NOW_MS + 9 }) },
        { type: 'message.queue', message: aMessage({ endedAtMs: NOW_MS, status: 'sent' }) },
      );
      equal(await store.read.nextDueAtMs(NOW_MS), NOW_MS + 5);
    });

    alone('ignores deliveries that no claim would return', async ({ store }) => {
      const merchant = await withMerchant(store);
      const endpoint = anEndpoint(merchant, { enabled: false });
      await applied(
        store,
        { type: 'endpoint.insert', endpoint, limit: 1 },
        { type: 'delivery.insert', delivery: aDelivery(anEvent(), endpoint) },
        // Its endpoint was deleted while the event was being appended.
        { type: 'delivery.insert', delivery: aDelivery(anEvent(), anEndpoint(merchant)) },
      );
      equal(await store.read.nextDueAtMs(NOW_MS), null);
    });
  });
}
