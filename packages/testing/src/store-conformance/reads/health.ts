import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import type { Change, Delivery, QueueName, QueueState, EngineStore } from '@mitako/core/engine';
import {
  aDelivery,
  aDeliveryAttempt,
  aDeliveryIdBase,
  aMerchant,
  anAttempt,
  anEndpoint,
  anEvent,
  anId,
  aPayment,
  aTask,
  aTransfer,
  NOW_MS,
} from '../fixtures.ts';
import { claimDelivery, claimLanes, settling } from '../inserted.ts';
import { applied, type Suite, times } from '../suite.ts';

const EMPTY: QueueState = { count: 0, isCut: false, oldestAtMs: null };

export function healthReadTests({ describe, it, alone }: Suite): void {
  describe('health', () => {
    alone('returns the schema, the engine and the clock of the database', async ({ store }) => {
      const before = Date.now();
      const { schemaVersion, engineVersion, nowMs, queues } = await ask(store);
      const { applied: steps } = await store.migrations.status();
      equal(schemaVersion, steps.at(-1));
      equal(/^\d+\.\d+/.test(engineVersion), true);
      equal(nowMs > before - 10_000 && nowMs < Date.now() + 10_000, true);
      for (const state of Object.values(queues)) deepEqual(state, EMPTY);
    });

    it('returns the clock of the database alone', async ({ store }) => {
      const before = Date.now();
      const nowMs = await store.read.nowMs();
      equal(nowMs > before - 10_000 && nowMs < Date.now() + 10_000, true);
    });

    alone('counts each queue, with its oldest item', async ({ store }) => {
      const merchant = aMerchant({ nextSettlementAtMs: NOW_MS - 7 });
      const payments = [
        aPayment({ expiresAtMs: NOW_MS - 5 }),
        aPayment({ expiresAtMs: NOW_MS }),
        aPayment({ expiresAtMs: NOW_MS + 1 }),
        aPayment({ status: 'succeeded', releaseAtMs: NOW_MS - 6 }),
        aPayment({ status: 'succeeded', releaseAtMs: NOW_MS + 1 }),
      ];
      const attempts = [
        { nextPollAtMs: NOW_MS - 3 },
        { nextPollAtMs: NOW_MS + 1 },
        { status: 'needs_review', nextPollAtMs: null, createdAtMs: NOW_MS - 9 },
        { status: 'succeeded', nextPollAtMs: null },
      ] as const;
      await applied(
        store,
        { type: 'merchant.insert', merchant },
        ...payments.map((payment): Change => ({ type: 'payment.insert', payment })),
        ...attempts.map((over, place): Change => {
          const payment = payments[place];
          if (payment === undefined) throw new Error('There are fewer payments than attempts.');
          return { type: 'attempt.insert', attempt: anAttempt(payment, over) };
        }),
        ...[NOW_MS - 4, NOW_MS + 1].map((dueAtMs): Change => ({ type: 'task.insert', task: aTask({ dueAtMs }) })),
      );
      await expect(store, {
        attemptsPolled: { count: 2, oldestAtMs: NOW_MS - 3 },
        attemptsDue: { count: 1, oldestAtMs: NOW_MS - 3 },
        attemptsInReview: { count: 1, oldestAtMs: NOW_MS - 9 },
        tasksWaiting: { count: 2, oldestAtMs: NOW_MS - 4 },
        tasksDue: { count: 1, oldestAtMs: NOW_MS - 4 },
        expiriesDue: { count: 2, oldestAtMs: NOW_MS - 5 },
        releasesDue: { count: 1, oldestAtMs: NOW_MS - 6 },
        settlementsDue: { count: 1, oldestAtMs: NOW_MS - 7 },
      });
    });

    alone('counts a delivery as due only if a claim would return it', async ({ store }) => {
      const merchant = aMerchant();
      const [open, shut] = [anEndpoint(merchant), anEndpoint(merchant, { enabled: false })];
      const to = (endpoint: typeof open, over: Partial<Delivery>): Change => ({
        type: 'delivery.insert',
        delivery: aDelivery(anEvent(), endpoint, over),
      });
      await applied(
        store,
        { type: 'merchant.insert', merchant },
        { type: 'endpoint.insert', endpoint: open, limit: 2 },
        { type: 'endpoint.insert', endpoint: shut, limit: 2 },
        to(open, { nextAttemptAtMs: NOW_MS - 2 }),
        to(open, { nextAttemptAtMs: NOW_MS - 1 }),
        to(open, { nextAttemptAtMs: NOW_MS + 1 }),
        to(open, { nextAttemptAtMs: NOW_MS + 1, attemptsCount: 1 }),
        to(shut, { nextAttemptAtMs: NOW_MS - 9 }),
        to(open, { status: 'delivered', nextAttemptAtMs: null }),
      );
      await expect(store, {
        deliveriesWaiting: { count: 4, oldestAtMs: null },
        deliveriesFailing: { count: 1, oldestAtMs: null },
        deliveriesDue: { count: 2, oldestAtMs: NOW_MS - 2 },
      });
      await claimLanes(store);
      await expect(store, {
        deliveriesWaiting: { count: 4, oldestAtMs: null },
        deliveriesFailing: { count: 1, oldestAtMs: null },
        deliveriesDue: { count: 2, oldestAtMs: NOW_MS - 2 },
        lanesLeased: { count: 1, oldestAtMs: null },
      });
    });

    alone('counts the deliveries that failed since a given time', async ({ store }) => {
      const merchant = aMerchant();
      const endpoint = anEndpoint(merchant);
      await applied(store, { type: 'merchant.insert', merchant }, { type: 'endpoint.insert', endpoint, limit: 1 });
      // Each had two attempts.
      for (const lastAtMs of [NOW_MS - 101, NOW_MS - 100, NOW_MS]) {
        const event = anEvent({ type: 'ping' });
        const delivery = aDelivery(event, endpoint, { nextAttemptAtMs: NOW_MS - 1_000 });
        await applied(
          store,
          { type: 'event.append', event, deliveryIdBase: aDeliveryIdBase() },
          { type: 'delivery.insert', delivery },
        );
        for (const [number, startedAtMs, status] of [
          [1, NOW_MS, 'pending'],
          [2, lastAtMs, 'failed'],
        ] as const) {
          const leaseToken = anId('lease');
          const claimed = await claimDelivery(store, { nowMs: NOW_MS - 1_000, leaseToken });
          equal(claimed.id, delivery.id);
          const next = {
            ...delivery,
            status,
            attemptsCount: number,
            nextAttemptAtMs: status === 'failed' ? null : NOW_MS - 1_000,
          };
          const attempt = aDeliveryAttempt(delivery, { number, startedAtMs });
          await applied(store, settling(next, attempt, { leaseToken, leaseEndsAtMs: null }));
        }
      }
      await expect(store, { deliveriesFailed: { count: 2, oldestAtMs: NOW_MS - 100 } });
      const { queues } = await ask(store, { failedFromId: 'dlv_~' });
      deepEqual(queues.deliveriesFailed, EMPTY);
    });

    alone('counts unposted entries', async ({ store }) => {
      const transfers = [NOW_MS - 3, NOW_MS].map((createdAtMs) => ({ ...aTransfer(), createdAtMs }));
      await applied(store, ...transfers.map((transfer): Change => ({ type: 'transfer.insert', transfer })));
      const count = transfers.flatMap(({ entries }) => entries).length;
      await expect(store, { entriesUnchained: { count, oldestAtMs: NOW_MS - 3 } });
    });

    alone('counts no queue beyond the limit, and reports a reached limit', async ({ store }) => {
      const tasks = times(4, (place) => aTask({ dueAtMs: NOW_MS - place }));
      await applied(store, ...tasks.map((task): Change => ({ type: 'task.insert', task })));
      const state = { oldestAtMs: NOW_MS - 3 };
      deepEqual((await ask(store, { limit: 4 })).queues.tasksDue, { ...state, count: 4, isCut: false });
      deepEqual((await ask(store, { limit: 3 })).queues.tasksDue, { ...state, count: 3, isCut: true });
    });
  });
}

function ask(store: EngineStore, over: { readonly limit?: number; readonly failedFromId?: string } = {}) {
  return store.read.health({
    nowMs: NOW_MS,
    limit: over.limit ?? 100,
    failedSinceMs: NOW_MS - 100,
    failedFromId: over.failedFromId ?? 'dlv_',
  });
}

/** All other queues are empty. */
async function expect(
  store: EngineStore,
  expected: { readonly [Name in QueueName]?: Omit<QueueState, 'isCut'> },
): Promise<void> {
  const { queues } = await ask(store);
  const filled = Object.fromEntries(Object.entries(queues).filter(([, { count }]) => count > 0));
  deepEqual(
    filled,
    Object.fromEntries(Object.entries(expected).map(([name, state]) => [name, { ...state, isCut: false }])),
  );
}
