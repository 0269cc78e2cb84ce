import { type Health, type HealthCount, type HealthQueue, type HealthWork, LIMITS } from '@mitako/contract/names';
import { firstIdAt } from '../basics/ids.ts';
import { timestamp } from '../basics/timestamp.ts';
import type { Context } from '../context.ts';
import { workerToWire } from './worker-wire.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import type { QueueState, StoreHealth } from '../ports/store-health.ts';
import { countLeaves } from '../worker/leaf-problems.ts';

const WORKERS_MAX = 100;
const DAY_MS = 24 * 60 * 60 * 1000;
/** A delivery is given up a day after its first attempt, which waits as long as its endpoint is disabled. */
const FAILED_LIFE_MS = 7 * DAY_MS;

/** Health of the gateway. */
export const getHealth: ReadOperation<'getHealth'> = async (context) =>
  succeeded(200, { health: await readHealth(context) });

/** In concurrent reads whose cost does not depend on the amount of data. */
export async function readHealth(context: Context): Promise<Health> {
  const { store, clock } = context;
  const nowMs = clock.now();
  const [state, workers, leaves] = await Promise.all([
    store.read.health({
      nowMs,
      limit: LIMITS.healthCountMax,
      failedSinceMs: nowMs - DAY_MS,
      failedFromId: firstIdAt('delivery', nowMs - FAILED_LIFE_MS),
    }),
    store.read.workers(WORKERS_MAX),
    store.leaves?.all() ?? [],
  ]);
  const { queues, testQueues } = state;
  const due = (queue: QueueState): HealthQueue => queueToWire(queue, nowMs);
  return {
    checked_at: timestamp(nowMs),
    workers: workers.map((worker) => workerToWire(worker, nowMs)),
    queues: {
      ...workToWire(queues, nowMs),
      messages: { due: due(queues.messagesDue) },
      settlements: { due: due(queues.settlementsDue) },
      entries: { unchained: due(queues.entriesUnchained) },
    },
    test_queues: workToWire(testQueues, nowMs),
    store: {
      name: store.name,
      schema_version: state.schemaVersion,
      engine_version: state.engineVersion,
      time: timestamp(state.nowMs),
      clock_difference_ms: Math.round(state.nowMs - (nowMs + clock.now()) / 2),
      partitions: leaves.length === 0 ? [] : countLeaves(leaves, nowMs),
    },
  };
}

/** The queues that each mode has. */
function workToWire(queues: StoreHealth['testQueues'], nowMs: number): HealthWork {
  const due = (queue: QueueState): HealthQueue => queueToWire(queue, nowMs);
  return {
    deliveries: {
      waiting: countToWire(queues.deliveriesWaiting),
      failing: countToWire(queues.deliveriesFailing),
      due: due(queues.deliveriesDue),
      leased: countToWire(queues.lanesLeased),
      failed_last_24_hours: countToWire(queues.deliveriesFailed),
    },
    attempts: {
      polled: countToWire(queues.attemptsPolled),
      due: due(queues.attemptsDue),
      needs_review: due(queues.attemptsInReview),
    },
    tasks: { waiting: countToWire(queues.tasksWaiting), due: due(queues.tasksDue) },
    expiries: { due: due(queues.expiriesDue) },
    releases: { due: due(queues.releasesDue) },
  };
}

function countToWire({ count, isCut }: QueueState): HealthCount {
  return { count, more: isCut };
}

function queueToWire(queue: QueueState, nowMs: number): HealthQueue {
  const { oldestAtMs } = queue;
  return {
    ...countToWire(queue),
    oldest_age_seconds: oldestAtMs === null ? null : Math.max(0, Math.floor((nowMs - oldestAtMs) / 1000)),
  };
}
