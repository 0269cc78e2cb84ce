import { startChild, type Child } from '../child.ts';
import { ratios, spreadOf } from '../measure.ts';
import type { DeliveriesTasks } from '../servers/deliveries.ts';
import type { PostsTasks } from '../servers/posts.ts';
import type { Receipt, ReceiverTasks } from '../servers/receiver.ts';
import type { Scenario } from './scenario.ts';

/** With four in flight per endpoint: as many as the loops of the floor. */
const ENDPOINTS = 8;
const CONCURRENCY = ENDPOINTS * 4;
const EVENTS = 500;
const DELIVERIES = EVENTS * ENDPOINTS;
/** More, so that the faster side is measured for as long. */
const POSTS = 3 * DELIVERIES;
const TIMEOUT_MS = 120_000;

/** Drains a backlog of committed events, compared with a loop that posts the same body and as many headers. */
export const deliveries: Scenario = async ({ rounds, databases, profileDirectory, progress }) => {
  progress('starting processes');
  const receiver = await startChild<ReceiverTasks>('servers/receiver.ts');
  const port = await receiver.ask('port');
  const [gateway, posts] = await Promise.all([
    startChild<DeliveriesTasks>('servers/deliveries.ts', {
      arguments: [await databases.create('deliveries'), String(port), String(ENDPOINTS)],
      profileDirectory,
    }),
    startChild<PostsTasks>('servers/posts.ts'),
  ]);

  const ours: number[] = [];
  const cpu: number[] = [];
  const databaseCpu: number[] = [];
  const floor: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    progress(round === 0 ? 'warming up' : `round ${round} of ${rounds}`);
    const expected = await gateway.ask('fill', EVENTS);
    if (expected.length !== DELIVERIES) throw new Error(`${EVENTS} events made ${expected.length} deliveries`);
    const cpuBefore = await gateway.cpuMicroseconds();
    const databaseBefore = await databases.cpuMicroseconds();
    const delivered = await timed(receiver, expected, () => gateway.ask('start'));
    const cpuAfter = await gateway.cpuMicroseconds();
    const databaseAfter = await databases.cpuMicroseconds();
    const unsettled = await gateway.ask('next');
    if (unsettled > 0) throw new Error(`${unsettled} deliveries were not settled by one attempt`);

    const sample = await receiver.ask('sample');
    const prefix = `floor-${round}`;
    const floorIds = Array.from({ length: POSTS }, (_, index) => `${prefix}-${index}`);
    const posted = await timed(receiver, floorIds, () =>
      posts.ask('inLoops', { port, sample, prefix, count: POSTS, concurrency: CONCURRENCY }),
    );
    // The first round is a warm-up for the compiler.
    if (round === 0) continue;
    ours.push(delivered);
    cpu.push((cpuAfter - cpuBefore) / DELIVERIES);
    databaseCpu.push((databaseAfter - databaseBefore) / DELIVERIES);
    floor.push(posted);
  }
  await Promise.all([receiver, gateway, posts].map((child) => child.stop()));

  return [
    {
      name: 'webhook deliveries',
      unit: '1/s',
      ours: spreadOf(ours).median,
      floorName: `a bare undici POST loop, ${CONCURRENCY} at a time`,
      floor: spreadOf(floor).median,
      ratio: spreadOf(ratios(ours, floor)),
      mark: { kind: 'ratio_at_least', ratio: 0.5 },
      notes: [
        `deliveries: ${DELIVERIES} a round, from the start of the background work to the last at the receiver; ${ENDPOINTS} endpoints with 4 in flight each.`,
        `deliveries: the gateway computes for ${Math.round(spreadOf(cpu).median)} µs a delivery, and the database's own processes for ${Math.round(spreadOf(databaseCpu).median)} µs.`,
        'deliveries: every id came exactly once, and every delivery is settled on disk by one attempt; the floor sends the same body and headers.',
      ],
    },
  ];
};

/**
 * Deliveries per second, from the time returned by `start` to the last one. @throws Error for a duplicate or an unknown
 * one
 */
async function timed(
  receiver: Child<ReceiverTasks>,
  expected: readonly string[],
  start: () => Promise<number>,
): Promise<number> {
  await receiver.ask('reset');
  const [startedAtMs, { receipts, lastAtMs }] = await Promise.all([
    start(),
    receiver.ask('received', { distinct: expected.length, timeoutMs: TIMEOUT_MS }),
  ]);
  assertExactly(receipts, expected);
  return (expected.length * 1000) / (lastAtMs - startedAtMs);
}

function assertExactly(receipts: readonly Receipt[], expected: readonly string[]): void {
  const missing = new Set(expected);
  for (const { deliveryId } of receipts) {
    if (!missing.delete(deliveryId)) throw new Error(`delivery ${deliveryId} came twice, or was never made`);
  }
  if (missing.size > 0) throw new Error(`${missing.size} deliveries never came`);
}
