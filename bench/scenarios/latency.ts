import { startChild, type Child } from '../child.ts';
import { charged, latenciesOf } from '../cost.ts';
import { percentile } from '../measure.ts';
import { figureOf, type Figure } from '../report.ts';
import type { DeliveriesTasks } from '../servers/deliveries.ts';
import type { PostsTasks } from '../servers/posts.ts';
import type { ReceiverTasks } from '../servers/receiver.ts';
import type { Scenario } from './scenario.ts';

const EVENTS_PER_SECOND = 100;
const WARM_UP_EVENTS = 200;
const EVENTS = 1_000;
const TIMEOUT_MS = 60_000;
const P50_MS = { sqlite: 0.6, postgres: 1 } as const;

type Moments = readonly (readonly [id: string, atMs: number])[];

/** From the commit of an event to its first byte at the receiver, a hundred events a second for ten seconds. */
export const latency: Scenario = async ({ databases, profileDirectory, progress }) => {
  progress('starting processes');
  const receiver = await startChild<ReceiverTasks>('servers/receiver.ts');
  const port = await receiver.ask('port');
  const [gateway, posts] = await Promise.all([
    startChild<DeliveriesTasks>('servers/deliveries.ts', {
      arguments: [await databases.create('latency'), String(port), '1'],
      profileDirectory,
    }),
    startChild<PostsTasks>('servers/posts.ts'),
  ]);
  await gateway.ask('start');

  progress('warming up');
  const emit = (events: number) => (): Promise<Moments> =>
    gateway.ask('emit', { events, perSecond: EVENTS_PER_SECOND });
  await delays(receiver, WARM_UP_EVENTS, emit(WARM_UP_EVENTS));
  const sample = await receiver.ask('sample');
  const post = (count: number, prefix: string) => (): Promise<Moments> =>
    posts.ask('paced', { posts: { port, sample, prefix }, count, perSecond: EVENTS_PER_SECOND });
  await delays(receiver, WARM_UP_EVENTS, post(WARM_UP_EVENTS, 'warm-up'));

  progress('measuring');
  const turn = await charged({ gateway, databases }, async () => {
    const ours = await delays(receiver, EVENTS, emit(EVENTS));
    return { value: percentile(ours, 0.5), operations: EVENTS, latencies: latenciesOf(ours), ours };
  });
  const { ours } = turn.done;
  const floor = await delays(receiver, EVENTS, post(EVENTS, 'floor'));
  const unsettled = await gateway.ask('next');
  if (unsettled > 0) throw new Error(`${unsettled} deliveries were not settled by one attempt`);
  await Promise.all([receiver, gateway, posts].map((child) => child.stop()));

  const figure = (name: string, fraction: number, amount: number): Figure => ({
    ...figureOf({
      name,
      unit: 'ms',
      ours: [{ value: percentile(ours, fraction), cost: fraction === 0.5 ? turn.cost : null }],
      floorName: 'a bare undici POST at the same pace, from the call',
      floor: [{ value: percentile(floor, fraction), cost: null }],
      mark: { kind: 'at_most', amount },
      notes: [
        `latency: ${EVENTS} events at ${EVENTS_PER_SECOND} a second, from the commit on disk to the first byte; every one came exactly once; slowest ${(ours.at(-1) ?? 0).toFixed(1)} ms.`,
      ],
    }),
    ratio: null,
  });
  return [
    figure('commit to first byte, p50', 0.5, P50_MS[databases.engine]),
    figure('commit to first byte, p99', 0.99, 500),
  ];
};

/** Latencies in ascending order. @throws Error for a duplicate, or one that arrived before it was sent */
async function delays(
  receiver: Child<ReceiverTasks>,
  count: number,
  start: () => Promise<Moments>,
): Promise<readonly number[]> {
  await receiver.ask('reset');
  const [moments, { receipts }] = await Promise.all([
    start(),
    receiver.ask('received', { distinct: count, timeoutMs: TIMEOUT_MS }),
  ]);
  const startedAtMs = new Map(moments);
  if (startedAtMs.size !== count || receipts.length !== count) {
    throw new Error(`${startedAtMs.size} of ${count} were sent, ${receipts.length} came`);
  }
  return receipts
    .map(({ eventId, firstByteAtMs }) => {
      const delayMs = firstByteAtMs - (startedAtMs.get(eventId) ?? Number.NaN);
      // Two processes with one clock differ by less than a millisecond.
      if (!(delayMs > -1)) throw new Error(`${eventId} came ${delayMs} ms after it was sent`);
      return Math.max(0, delayMs);
    })
    .toSorted((a, b) => a - b);
}
