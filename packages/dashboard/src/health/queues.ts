import type { Health, HealthCount, HealthQueue } from '@mitako/contract';

export type QueueName =
  | 'deliveries'
  | 'messages'
  | 'attempts'
  | 'tasks'
  | 'expiries'
  | 'releases'
  | 'settlements'
  | 'entries';

/** A queue of background work. */
export interface Queue {
  readonly name: QueueName;
  readonly due: HealthQueue;
  /** All items, due or not; null if they are not counted. */
  readonly waiting: HealthCount | null;
  /** `failing`: processed in time, but without success. */
  readonly state: 'ok' | 'failing' | 'late' | 'stuck';
}

/** Work is polled every second, so older items are late; after an hour the operator should look. */
const LATE_SECONDS = 5 * 60;
const STUCK_SECONDS = 60 * 60;

/**
 * The queues of live work, with how late each is. Deliveries that shops do not accept do not count as
 * progress.
 */
export function queuesOf({ queues }: Health): readonly Queue[] {
  const { deliveries, messages, attempts, tasks, expiries, releases, settlements, entries } = queues;
  const isFailing = deliveries.failing.count > 0 || deliveries.failed_last_24_hours.count > 0;
  const queue = (name: QueueName, due: HealthQueue, waiting: HealthCount | null): Queue => ({
    name,
    due,
    waiting,
    state: stateOf(due.oldest_age_seconds ?? 0),
  });
  return [
    failingIf(isFailing, queue('deliveries', deliveries.due, deliveries.waiting)),
    queue('messages', messages.due, null),
    queue('attempts', attempts.due, attempts.polled),
    queue('tasks', tasks.due, tasks.waiting),
    queue('expiries', expiries.due, null),
    queue('releases', releases.due, null),
    queue('settlements', settlements.due, null),
    queue('entries', entries.unchained, null),
  ];
}

function failingIf(isFailing: boolean, queue: Queue): Queue {
  return isFailing && queue.state === 'ok' ? { ...queue, state: 'failing' } : queue;
}

function stateOf(ageSeconds: number): Queue['state'] {
  if (ageSeconds >= STUCK_SECONDS) return 'stuck';
  return ageSeconds >= LATE_SECONDS ? 'late' : 'ok';
}
