import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import {
  type Change,
  type Delivery,
  type EngineStore,
  firstIdAt,
  type QueueName,
  type QueueState,
} from '@mitako/core/engine';
import {
  aDelivery,
  aDeliveryAttempt,
  aDeliveryIdBase,
  aMerchant,
  aMessage,
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
      const { schemaVersion, engineVersion, nowMs, queues, testQueues } = await ask(store);
      const { applied: steps } = await store.migrations.status();
      equal(schemaVersion, steps.at(-1));
      equal(/^\d+\.\d+/.test(engineVersion), true);
      equal(nowMs > before - 10_000 && nowMs < Date.now() + 10_000, true);
      for (const state of Object.values({ ...queues, ...testQueues })) deepEqual(state, EMPTY);
    });

    it('returns the clock of the database alone', async ({ store }) => {
      const before = Date.now();
      const nowMs = await store.read.nowMs();
      equal(nowMs > before - 10_000 && nowMs < Date.now() + 10_000, true);
    });

    alone('counts each queue of a mode, with its oldest item', async ({ store }) => {
      const merchant = aMerchant({ nextSettlementAtMs: NOW_MS - 7 });
      await applied(
        store,
        { type: 'merchant.insert', merchant },
        { type: 'message.queue', message: aMessage({ createdAtMs: NOW_MS - 8 }) },
        { type: 'message.queue', message: aMessage({ dueAtMs: NOW_MS + 1 }) },
        ...workOf(true, NOW_MS),
        ...workOf(false, NOW_MS - 100),
      );
      await expect(
        store,
        {
          attemptsPolled: { count: 2, oldestAtMs: NOW_MS - 3 },
          attemptsDue: { count: 1, oldestAtMs: NOW_MS - 3 },
          attemptsInReview: { count: 1, oldestAtMs: NOW_MS - 9 },
          tasksWaiting: { count: 2, oldestAtMs: NOW_MS - 4 },
          tasksDue: { count: 1, oldestAtMs: NOW_MS - 4 },
          expiriesDue: { count: 2, oldestAtMs: NOW_MS - 5 },
          releasesDue: { count: 1, oldestAtMs: NOW_MS - 6 },
          messagesDue: { count: 1, oldestAtMs: NOW_MS - 8 },
          settlementsDue: { count: 1, oldestAtMs: NOW_MS - 7 },
        },
        // A hundred milliseconds earlier, so that what follows is due, too.
        {
          attemptsPolled: { count: 2, oldestAtMs: NOW_MS - 103 },
          attemptsDue: { count: 2, oldestAtMs: NOW_MS - 103 },
          attemptsInReview: { count: 1, oldestAtMs: NOW_MS - 109 },
          tasksWaiting: { count: 2, oldestAtMs: NOW_MS - 104 },
          tasksDue: { count: 2, oldestAtMs: NOW_MS - 104 },
          expiriesDue: { count: 3, oldestAtMs: NOW_MS - 105 },
          releasesDue: { count: 2, oldestAtMs: NOW_MS - 106 },
        },
      );
    });

    alone('counts a delivery as due only if a claim would return it', async ({ store }) => {
      const merchant = aMerchant();
      const [open, shut, test] = [
        anEndpoint(merchant, { livemode: true }),
        anEndpoint(merchant, { livemode: true, enabled: false }),
        anEndpoint(merchant),
      ];
      const to = (endpoint: typeof open, over: Partial<Delivery>): Change => ({
        type: 'delivery.insert',
        delivery: aDelivery(anEvent({ livemode: endpoint.livemode }), endpoint, over),
      });
      await applied(
        store,
        { type: 'merchant.insert', merchant },
        { type: 'endpoint.insert', endpoint: open, limit: 3 },
        { type: 'endpoint.insert', endpoint: shut, limit: 3 },
        { type: 'endpoint.insert', endpoint: test, limit: 3 },
        to(test, { nextAttemptAtMs: NOW_MS - 99 }),
        to(test, { nextAttemptAtMs: NOW_MS + 1, attemptsCount: 1 }),
        to(open, { nextAttemptAtMs: NOW_MS - 2 }),
        to(open, { nextAttemptAtMs: NOW_MS - 1 }),
        to(open, { nextAttemptAtMs: NOW_MS + 1 }),
        to(open, { nextAttemptAtMs: NOW_MS + 1, attemptsCount: 1 }),
        to(shut, { nextAttemptAtMs: NOW_MS - 9 }),
        to(open, { status: 'delivered', nextAttemptAtMs: null }),
      );
      const [live, apart] = [
        {
          deliveriesWaiting: { count: 4, oldestAtMs: null },
          deliveriesFailing: { count: 1, oldestAtMs: null },
          deliveriesDue: { count: 2, oldestAtMs: NOW_MS - 2 },
        },
        {
          deliveriesWaiting: { count: 1, oldestAtMs: null },
          deliveriesFailing: { count: 1, oldestAtMs: null },
          deliveriesDue: { count: 1, oldestAtMs: NOW_MS - 99 },
        },
      ];
      await expect(store, live, apart);
      await claimLanes(store);
      const lanesLeased = { count: 1, oldestAtMs: null };
      await expect(store, { ...live, lanesLeased }, { ...apart, lanesLeased });
    });

    alone('counts the deliveries that failed since a given time', async ({ store }) => {
      const merchant = aMerchant();
      const endpoint = anEndpoint(merchant, { livemode: true });
      await applied(store, { type: 'merchant.insert', merchant }, { type: 'endpoint.insert', endpoint, limit: 1 });
      // Each had two attempts.
      for (const lastAtMs of [NOW_MS - 101, NOW_MS - 100, NOW_MS]) {
        const event = anEvent({ type: 'ping', livemode: true });
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
      const { queues } = await ask(store, { failedFromId: `dlv_7${'z'.repeat(25)}` });
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
    failedFromId: over.failedFromId ?? firstIdAt('delivery', 0),
  });
}

/** Something of each queue of a mode, about a moment. */
function workOf(livemode: boolean, atMs: number): readonly Change[] {
  const payments = [
    aPayment({ livemode, expiresAtMs: atMs - 5 }),
    aPayment({ livemode, expiresAtMs: atMs }),
    aPayment({ livemode, expiresAtMs: atMs + 1 }),
    aPayment({ livemode, status: 'succeeded', releaseAtMs: atMs - 6 }),
    aPayment({ livemode, status: 'succeeded', releaseAtMs: atMs + 1 }),
  ];
  const attempts = [
    { nextPollAtMs: atMs - 3 },
    { nextPollAtMs: atMs + 1 },
    { status: 'needs_review', nextPollAtMs: null, createdAtMs: atMs - 9 },
    { status: 'succeeded', nextPollAtMs: null },
  ] as const;
  return [
    ...payments.map((payment): Change => ({ type: 'payment.insert', payment })),
    ...attempts.map((over, place): Change => {
      const payment = payments[place];
      if (payment === undefined) throw new Error('There are fewer payments than attempts.');
      return { type: 'attempt.insert', attempt: anAttempt(payment, over) };
    }),
    ...[atMs - 4, atMs + 1].map((dueAtMs): Change => ({ type: 'task.insert', task: aTask({ livemode, dueAtMs }) })),
  ];
}

type Expected = { readonly [Name in QueueName]?: Omit<QueueState, 'isCut'> };

/** All other queues are empty. */
async function expect(store: EngineStore, live: Expected, test: Expected = {}): Promise<void> {
  const { queues, testQueues } = await ask(store);
  for (const [found, expected] of [
    [queues, live],
    [testQueues, test],
  ] as const) {
    deepEqual(
      Object.fromEntries(Object.entries(found).filter(([, { count }]) => count > 0)),
      Object.fromEntries(Object.entries(expected).map(([name, state]) => [name, { ...state, isCut: false }])),
    );
  }
}
