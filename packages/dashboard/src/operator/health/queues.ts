import type { Health, HealthCount, HealthQueue } from '@mitako/contract';
import type { Tone } from '../../components/small.tsx';

export type QueueName = 'deliveries' | 'attempts' | 'tasks' | 'expiries' | 'releases' | 'settlements' | 'entries';

/** A queue of background work. */
export interface Queue {
  readonly name: QueueName;
  readonly due: HealthQueue;
  /** What is there, due or not; null where nobody counts it. */
  readonly waiting: HealthCount | null;
  readonly state: 'ok' | 'late' | 'stuck';
}

/** Work is looked for every second, so what is older than that is late; after an hour somebody should look. */
const LATE_SECONDS = 5 * 60;
const STUCK_SECONDS = 60 * 60;

export const QUEUE_TONES: { readonly [State in Queue['state']]: Tone } = { ok: 'good', late: 'wait', stuck: 'bad' };

/** The queues of the background work, with how late each is. */
export function queuesOf({ queues }: Health): readonly Queue[] {
  const { deliveries, attempts, tasks, expiries, releases, settlements, entries } = queues;
  const queue = (name: QueueName, due: HealthQueue, waiting: HealthCount | null): Queue => ({
    name,
    due,
    waiting,
    state: stateOf(due.oldest_age_seconds ?? 0),
  });
  return [
    queue('deliveries', deliveries.due, deliveries.waiting),
    queue('attempts', attempts.due, attempts.polled),
    queue('tasks', tasks.due, tasks.waiting),
    queue('expiries', expiries.due, null),
    queue('releases', releases.due, null),
    queue('settlements', settlements.due, null),
    queue('entries', entries.unchained, null),
  ];
}

function stateOf(ageSeconds: number): Queue['state'] {
  if (ageSeconds >= STUCK_SECONDS) return 'stuck';
  return ageSeconds >= LATE_SECONDS ? 'late' : 'ok';
}
