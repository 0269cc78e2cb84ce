import type { ChangeType, Delivery, LedgerCheck, EngineStore } from '@mitako/core/engine';
import {
  aCheckpoint,
  aDelivery,
  aDeliveryAttempt,
  aDeliveryIdBase,
  aHandler,
  aLedgerCheck,
  aLink,
  aMessage,
  anAuditEntry,
  anEndpoint,
  anEvent,
  anId,
  anIdempotencyRecord,
  aTask,
  NOW_MS,
} from '../fixtures.ts';
import { claimDelivery, settling, withMerchant, withEndpoint, withPrincipal } from '../inserted.ts';
import { applied } from '../suite.ts';
import { all, type ContestsBesideRows, one, RIVALS } from './contest.ts';

type OfWork = Extract<
  ChangeType,
  `${'event' | 'endpoint' | 'handler' | 'delivery' | 'lane' | 'lanes' | 'idempotency' | 'task' | 'audit' | 'worker' | 'message' | 'link' | 'links' | 'ledger_check' | 'checkpoint' | 'account_states' | 'sandbox'}.${string}`
>;

/** Webhooks, repeated requests, tasks, the audit log and ledger checks. */
export const workContests: ContestsBesideRows<OfWork> = {
  'event.append': async () => {
    const subjectId = anId('pay');
    return one(() => ({ type: 'event.append', event: anEvent({ subjectId }), deliveryIdBase: aDeliveryIdBase() }));
  },
  'event.keep': async (store) => {
    const event = anEvent();
    await applied(store, { type: 'event.append', event, deliveryIdBase: aDeliveryIdBase() });
    return all(() => ({ type: 'event.keep', id: event.id }));
  },
  'endpoint.insert': async (store) => {
    const merchant = await withMerchant(store);
    return { winners: 3, change: () => ({ type: 'endpoint.insert', endpoint: anEndpoint(merchant), limit: 3 }) };
  },
  'endpoint.delete': async (store) => {
    const { id, merchantId } = await withEndpoint(store, await withMerchant(store));
    return one((place) => ({ type: 'endpoint.delete', id, merchantId, nowMs: NOW_MS + place }));
  },
  'handler.insert': async () => {
    const id = anId('handler:one');
    return one(() => ({ type: 'handler.insert', handler: aHandler({ id }) }));
  },
  'handler.delete': null,
  'delivery.cancel_waiting': null,
  'delivery.end_late': async (store) => {
    const merchant = await withMerchant(store);
    const endpoint = await withEndpoint(store, merchant);
    const delivery = aDelivery(anEvent(), endpoint, { nextAttemptAtMs: NOW_MS });
    await applied(
      store,
      { type: 'delivery.insert', delivery },
      { type: 'endpoint.delete', id: endpoint.id, merchantId: merchant.id, nowMs: NOW_MS },
    );
    const attempt = aDeliveryAttempt(delivery, { statusCode: 200 });
    return one((place) => ({
      type: 'delivery.end_late',
      delivery: { ...delivery, status: 'delivered', attemptsCount: 1, nextAttemptAtMs: null, deliveredAtMs: place },
      attempt,
    }));
  },
  'sandbox.advance': null,
  'endpoint.note_success': null,
  'endpoint.note_failure': null,
  'delivery.hasten': null,
  'lanes.settle': async (store) => {
    const { delivery, leaseToken } = await withLease(store);
    return one((place) =>
      settling(
        { ...delivery, status: 'delivered', attemptsCount: 1, nextAttemptAtMs: null, deliveredAtMs: place },
        aDeliveryAttempt(delivery),
        { leaseToken },
      ),
    );
  },
  'lane.release': null,

  'idempotency.insert': async () => {
    const key = anId('idem');
    return one((place) => ({
      type: 'idempotency.insert',
      record: anIdempotencyRecord({ key, sealedBody: `${place}` }),
    }));
  },
  'idempotency.finish': null,
  'idempotency.take_over': async (store) => {
    const record = anIdempotencyRecord({ state: 'running', status: null, sealedBody: null, leaseEndsAtMs: NOW_MS });
    await applied(store, { type: 'idempotency.insert', record });
    const { key } = record;
    return one((place) => ({ type: 'idempotency.take_over', key, nowMs: NOW_MS, leaseEndsAtMs: NOW_MS + 1 + place }));
  },
  'idempotency.forget': null,

  'audit.append': async () => {
    const entry = anAuditEntry();
    return one(() => ({ type: 'audit.append', entry }));
  },

  'task.finish': async (store) => {
    const lease = await withTask(store);
    return one(() => ({ type: 'task.finish', ...lease }));
  },
  'task.postpone': async (store) => {
    const lease = await withTask(store);
    return one((place) => ({
      type: 'task.postpone',
      ...lease,
      dueAtMs: NOW_MS + 1_000_000 + place,
      hasFailed: false,
      isTry: true,
    }));
  },
  'task.cancel': async (store) => {
    const task = aTask({ dueAtMs: NOW_MS + 1_000_000 });
    await applied(store, { type: 'task.insert', task });
    return one(() => ({ type: 'task.cancel', id: task.id, nowMs: NOW_MS }));
  },

  'link.use': async (store) => {
    const link = aLink((await withPrincipal(store)).id);
    await applied(store, { type: 'link.insert', link });
    return one((place) => ({ type: 'link.use', id: link.id, nowMs: NOW_MS + place }));
  },
  'link.count_failure': async (store) => {
    const link = aLink((await withPrincipal(store)).id);
    await applied(store, { type: 'link.insert', link });
    return one(() => ({ type: 'link.count_failure', id: link.id, fromFailures: 0 }));
  },
  'links.end': null,
  'message.queue': null,
  'message.hand_over': async (store) => {
    const lease = await withMessage(store);
    return one(() => ({ type: 'message.hand_over', ...lease }));
  },
  'message.postpone': async (store) => {
    const lease = await withMessage(store);
    return one((place) => ({
      type: 'message.postpone',
      ...lease,
      dueAtMs: NOW_MS + 1_000_000 + place,
      replyCode: '451',
      isTry: true,
    }));
  },
  'message.bounce': async (store) => {
    const { id, leaseToken } = await withMessage(store);
    const end = { type: 'message.end', id, leaseToken, status: 'sent', replyCode: null, nowMs: NOW_MS } as const;
    await applied(store, end);
    return one(() => ({ type: 'message.bounce', id, from: 'sent' }));
  },
  'message.end': async (store) => {
    const lease = await withMessage(store);
    return one(() => ({ type: 'message.end', ...lease, status: 'sent', replyCode: null, nowMs: NOW_MS }));
  },

  'worker.put': null,
  'ledger_check.insert': async () => {
    const { sequence } = aLedgerCheck();
    return one(() => ({
      type: 'ledger_check.insert',
      ledgerCheck: aLedgerCheck({ sequence, claimableAtMs: NOW_MS + 1_000_000 }),
    }));
  },
  // Only the holder of the lease may renew it, any number of times.
  'ledger_check.renew': async (store) => {
    const { check, leaseToken } = await withCheck(store);
    return {
      winners: RIVALS / 2,
      change: (place) => ({
        type: 'ledger_check.renew',
        id: check.id,
        leaseToken: place % 2 === 0 ? leaseToken : 'another',
        leaseEndsAtMs: NOW_MS + 1_000_000 + place,
        checked: check.checked,
      }),
    };
  },
  'ledger_check.release': null,
  'checkpoint.insert': async () => {
    const { sequence, day } = aCheckpoint();
    return one(() => ({ type: 'checkpoint.insert', checkpoint: aCheckpoint({ sequence, day }) }));
  },
  'checkpoint.recheck': null,
  'account_states.put': null,
  'ledger_check.finish': async (store) => {
    const { check, leaseToken } = await withCheck(store);
    return one((place) => ({
      type: 'ledger_check.finish',
      ledgerCheck: { ...check, status: 'right', finishedAtMs: NOW_MS + place, claimableAtMs: null },
      leaseToken,
    }));
  },
};

/** Earlier than anything else is due, and decreasing: a claim at that time returns only the row that is due then. */
let earlyMs = NOW_MS - 1_000_000_000;

async function withCheck(store: EngineStore): Promise<{ readonly check: LedgerCheck; readonly leaseToken: string }> {
  earlyMs -= 1;
  const leaseToken = anId('lease');
  const ledgerCheck = aLedgerCheck({ claimableAtMs: earlyMs });
  await applied(store, { type: 'ledger_check.insert', ledgerCheck });
  const request = { nowMs: earlyMs, limit: 1, leaseMs: 2_000_000_000, leaseToken };
  const [check] = await store.claim.ledgerChecks(request);
  if (check?.id !== ledgerCheck.id) throw new Error('Another check was claimed.');
  return { check, leaseToken };
}

async function withTask(store: EngineStore): Promise<{ readonly id: string; readonly leaseToken: string }> {
  earlyMs -= 1;
  const task = aTask({ dueAtMs: earlyMs });
  const leaseToken = anId('lease');
  await applied(store, { type: 'task.insert', task });
  const claimed = await store.claim.tasks({ nowMs: earlyMs, limit: 1, leaseMs: 2_000_000_000, leaseToken });
  if (claimed[0]?.id !== task.id) throw new Error('Another task was claimed.');
  return { id: task.id, leaseToken };
}

async function withMessage(store: EngineStore): Promise<{ readonly id: string; readonly leaseToken: string }> {
  earlyMs -= 1;
  const message = aMessage({ dueAtMs: earlyMs });
  const leaseToken = anId('lease');
  await applied(store, { type: 'message.queue', message });
  const request = { nowMs: earlyMs, limit: 1, leaseMs: 2_000_000_000, leaseToken, channel: 'mail' } as const;
  const claimed = await store.claim.messages(request);
  if (claimed[0]?.id !== message.id) throw new Error('Another message was claimed.');
  return { id: message.id, leaseToken };
}

async function withLease(store: EngineStore): Promise<{ readonly delivery: Delivery; readonly leaseToken: string }> {
  earlyMs -= 1;
  const event = anEvent({ type: 'ping' });
  const delivery = aDelivery(event, await withEndpoint(store, await withMerchant(store)), { nextAttemptAtMs: earlyMs });
  const leaseToken = anId('lease');
  await applied(
    store,
    { type: 'event.append', event, deliveryIdBase: aDeliveryIdBase() },
    { type: 'delivery.insert', delivery },
  );
  const claimed = await claimDelivery(store, { nowMs: earlyMs, leaseMs: 2_000_000_000, leaseToken });
  if (claimed.id !== delivery.id) throw new Error('Another delivery was claimed.');
  return { delivery: claimed, leaseToken };
}
