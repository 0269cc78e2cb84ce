import type { ChangeType, Delivery, Merchant, Store, WebhookEndpoint } from '@mitako/core';
import {
  aDelivery,
  aDeliveryAttempt,
  aDeliveryIdBase,
  aMerchant,
  anAuditLine,
  anEndpoint,
  anEvent,
  anId,
  anIdempotencyRecord,
  aTask,
  NOW_MS,
} from '../fixtures.ts';
import { applied } from '../suite.ts';
import { type Contests, one } from './contest.ts';

type OfWork = Extract<ChangeType, `${'event' | 'endpoint' | 'delivery' | 'idempotency' | 'task' | 'audit'}.${string}`>;

/** Over webhooks, repeated requests, tasks and the audit log. */
export const workContests: Contests<OfWork> = {
  'event.append': async () => {
    const subjectId = anId('pay');
    return one(() => ({ type: 'event.append', event: anEvent({ subjectId }), deliveryIdBase: aDeliveryIdBase() }));
  },
  'endpoint.insert': async (store) => {
    const merchant = await withMerchant(store);
    return { winners: 3, change: () => ({ type: 'endpoint.insert', endpoint: anEndpoint(merchant), limit: 3 }) };
  },
  'endpoint.update': async (store) => {
    const endpoint = await withEndpoint(store);
    return one((place) => ({
      type: 'endpoint.update',
      endpoint: { ...endpoint, description: `${place}`, version: 2 },
      fromVersion: 1,
    }));
  },
  'endpoint.delete': async (store) => {
    const { id, merchantId } = await withEndpoint(store);
    return one((place) => ({ type: 'endpoint.delete', id, merchantId, nowMs: NOW_MS + place }));
  },
  'endpoint.note_success': null,
  'endpoint.note_failure': null,
  'delivery.insert': async () => {
    const delivery = aDelivery(anEvent(), anEndpoint(aMerchant()), { nextAttemptAtMs: null, status: 'failed' });
    return one(() => ({ type: 'delivery.insert', delivery }));
  },
  'delivery.settle': async (store) => {
    const { delivery, leaseToken } = await withLease(store);
    return one((place) => ({
      type: 'delivery.settle',
      delivery: { ...delivery, status: 'delivered', attemptsCount: 1, nextAttemptAtMs: null, deliveredAtMs: place },
      leaseToken,
      attempt: aDeliveryAttempt(delivery),
    }));
  },
  'delivery.release': null,

  'idempotency.insert': async () => {
    const key = anId('idem');
    return one((place) => ({ type: 'idempotency.insert', record: anIdempotencyRecord({ key, body: `${place}` }) }));
  },
  'idempotency.finish': null,
  'idempotency.take_over': async (store) => {
    const record = anIdempotencyRecord({ state: 'running', status: null, body: null, leaseEndsAtMs: NOW_MS });
    await applied(store, { type: 'idempotency.insert', record });
    const { key } = record;
    return one((place) => ({ type: 'idempotency.take_over', key, nowMs: NOW_MS, leaseEndsAtMs: NOW_MS + 1 + place }));
  },
  'idempotency.forget': null,

  'audit.append': async () => {
    const line = anAuditLine();
    return one(() => ({ type: 'audit.append', line }));
  },

  'task.insert': async () => {
    const task = aTask({ dueAtMs: NOW_MS + 1_000_000 });
    return one(() => ({ type: 'task.insert', task }));
  },
  'task.finish': async (store) => {
    const lease = await withTask(store);
    return one(() => ({ type: 'task.finish', ...lease }));
  },
  'task.postpone': async (store) => {
    const lease = await withTask(store);
    return one((place) => ({ type: 'task.postpone', ...lease, dueAtMs: NOW_MS + 1_000_000 + place }));
  },
  'task.cancel': async (store) => {
    const task = aTask({ dueAtMs: NOW_MS + 1_000_000 });
    await applied(store, { type: 'task.insert', task });
    return one(() => ({ type: 'task.cancel', id: task.id, nowMs: NOW_MS }));
  },
};

/** Long before anything else is due, and each time earlier: a claim at that moment hands out what is due then alone. */
let earlyMs = NOW_MS - 1_000_000_000;

async function withTask(store: Store): Promise<{ readonly id: string; readonly leaseToken: string }> {
  earlyMs -= 1;
  const task = aTask({ dueAtMs: earlyMs });
  const leaseToken = anId('lease');
  await applied(store, { type: 'task.insert', task });
  const claimed = await store.claim.tasks({ nowMs: earlyMs, limit: 1, leaseMs: 2_000_000_000, leaseToken });
  if (claimed[0]?.id !== task.id) throw new Error('Another task was claimed.');
  return { id: task.id, leaseToken };
}

async function withLease(store: Store): Promise<{ readonly delivery: Delivery; readonly leaseToken: string }> {
  earlyMs -= 1;
  const event = anEvent({ type: 'ping' });
  const delivery = aDelivery(event, await withEndpoint(store), { nextAttemptAtMs: earlyMs });
  const leaseToken = anId('lease');
  await applied(
    store,
    { type: 'event.append', event, deliveryIdBase: aDeliveryIdBase() },
    { type: 'delivery.insert', delivery },
  );
  const request = { nowMs: earlyMs, limit: 1, leaseMs: 2_000_000_000, leaseToken, inFlightMax: 1 };
  const [claimed] = await store.claim.deliveries(request);
  if (claimed?.delivery.id !== delivery.id) throw new Error('Another delivery was claimed.');
  return { delivery: claimed.delivery, leaseToken };
}

async function withMerchant(store: Store): Promise<Merchant> {
  const merchant = aMerchant();
  await applied(store, { type: 'merchant.insert', merchant });
  return merchant;
}

async function withEndpoint(store: Store): Promise<WebhookEndpoint> {
  const endpoint = anEndpoint(await withMerchant(store));
  await applied(store, { type: 'endpoint.insert', endpoint, limit: 1 });
  return endpoint;
}
