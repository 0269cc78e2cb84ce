import { type HealthLiveWork, type HealthWork, WORKER_STATUSES } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { textFile } from '../kernel/result.ts';
import { readHealth } from './get-health.ts';

/** All metrics of this process, and those of the database as they are now. */
export const getMetrics: ReadOperation<'getMetrics'> = async (context) => {
  const { meter } = context.telemetry;
  if (meter.read === undefined) throw new GatewayError('METRICS_ELSEWHERE');
  await measureHealth(context);
  const { contentType, text } = await meter.read();
  return textFile('metrics.txt', contentType, text);
};

async function measureHealth(context: Context): Promise<void> {
  const { meter } = context.telemetry;
  const { queues, test_queues: testQueues, workers } = await readHealth(context);
  measureWork(context, queues, 'live');
  measureWork(context, testQueues, 'test');
  for (const [queue, { due }] of [
    ['messages', queues.messages],
    ['settlements', queues.settlements],
    ['entries', { due: queues.entries.unchained }],
  ] as const) {
    measure(context, queue, 'live', due);
  }
  for (const status of WORKER_STATUSES) {
    meter.set('workers', { status }, workers.filter((worker) => worker.status === status).length);
  }
}

/** What has not begun is apart from what endpoints refuse: only the first says something about this gateway. */
function measureWork(context: Context, work: HealthWork | HealthLiveWork, mode: 'live' | 'test'): void {
  const { deliveries, attempts, tasks, expiries, releases } = work;
  measure(context, 'deliveries', mode, deliveries.due);
  measure(context, 'deliveries_failing', mode, deliveries.failing);
  measure(context, 'attempts', mode, attempts.due);
  measure(context, 'attempts_in_review', mode, attempts.needs_review);
  measure(context, 'tasks', mode, tasks.due);
  measure(context, 'expiries', mode, expiries.due);
  measure(context, 'releases', mode, releases.due);
}

function measure(
  { telemetry: { meter } }: Context,
  queue: string,
  mode: 'live' | 'test',
  due: { readonly count: number; readonly oldest_age_seconds?: number | null },
): void {
  meter.set('queueItems', { queue, mode }, due.count);
  if (due.oldest_age_seconds !== undefined) meter.set('queueAgeSeconds', { queue, mode }, due.oldest_age_seconds ?? 0);
}
