import { setTimeout as sleep } from 'node:timers/promises';
import { startChild } from '../child.ts';
import type { DeliveriesTasks } from '../servers/deliveries.ts';
import type { PostsTasks } from '../servers/posts.ts';
import type { ReceiverTasks } from '../servers/receiver.ts';
import type { Scenario } from './scenario.ts';

const ENDPOINTS = 8;
const CONCURRENCY = ENDPOINTS * 4;
const WARM_UP_MS = 5_000;
const MEASURED_MS = 60_000;
/** Events are committed whenever fewer deliveries wait: enough to keep every sender busy. */
const WAITING_MIN = 2_000;
const EVENTS_AT_ONCE = 100;
const LOOK_EVERY_MS = 20;
const POSTS = 30_000;
const DRAIN_TIMEOUT_MS = 120_000;

/**
 * Delivers for a minute while the same process keeps committing events, so that claims, outcomes and payments share its
 * time and its database. Runs once, whatever the number of rounds.
 */
export const sustained: Scenario = async ({ databases, profileDirectory, progress }) => {
  progress('starting processes');
  const receiver = await startChild<ReceiverTasks>('servers/receiver.ts');
  const port = await receiver.ask('port');
  const [gateway, posts] = await Promise.all([
    startChild<DeliveriesTasks>('servers/deliveries.ts', {
      arguments: [await databases.create('sustained'), String(port), String(ENDPOINTS)],
      profileDirectory,
    }),
    startChild<PostsTasks>('servers/posts.ts'),
  ]);
  await receiver.ask('reset');
  await gateway.ask('start');

  let made = 0;
  /** Keeps a backlog of deliveries for that long. @returns the number of deliveries received meanwhile */
  async function keepBusyFor(milliseconds: number): Promise<number> {
    const before = await receiver.ask('count');
    const until = performance.now() + milliseconds;
    while (performance.now() < until) {
      const waiting = made - (await receiver.ask('count'));
      if (waiting < WAITING_MIN) made += await gateway.ask('add', EVENTS_AT_ONCE);
      else await sleep(LOOK_EVERY_MS);
    }
    return (await receiver.ask('count')) - before;
  }

  progress('warming up');
  await keepBusyFor(WARM_UP_MS);
  progress('measuring for a minute');
  const startedAt = performance.now();
  const cpuBefore = await gateway.cpuMicroseconds();
  const came = await keepBusyFor(MEASURED_MS);
  const seconds = (performance.now() - startedAt) / 1000;
  const cpu = ((await gateway.cpuMicroseconds()) - cpuBefore) / came;

  progress('waiting for the last, and looking for every id');
  const { receipts } = await receiver.ask('received', { distinct: made, timeoutMs: DRAIN_TIMEOUT_MS });
  const unsettled = await gateway.ask('next');
  const expected = new Set(await gateway.ask('all'));
  if (expected.size !== made) throw new Error(`${made} deliveries were to be made, but there are ${expected.size}`);
  const received = new Set(receipts.map(({ deliveryId }) => deliveryId));
  const missing = [...expected].filter((id) => !received.has(id)).length;
  if (missing > 0 || received.size !== made) {
    const others = [...received].filter((id) => !expected.has(id)).length;
    throw new Error(`of ${made} deliveries ${missing} never came, and ${others} came that were none of them`);
  }

  progress('measuring the floor');
  const sample = await receiver.ask('sample');
  const prefix = 'floor';
  await receiver.ask('reset');
  const [floorStartedAtMs, { lastAtMs }] = await Promise.all([
    posts.ask('inLoops', { port, sample, prefix, count: POSTS, concurrency: CONCURRENCY }),
    receiver.ask('received', { distinct: POSTS, timeoutMs: DRAIN_TIMEOUT_MS }),
  ]);
  await Promise.all([receiver, gateway, posts].map((child) => child.stop()));

  const perSecond = came / seconds;
  const floor = (POSTS * 1000) / (lastAtMs - floorStartedAtMs);
  const ratio = perSecond / floor;
  return [
    {
      name: 'deliveries for a minute, events coming in',
      unit: '1/s',
      ours: perSecond,
      floorName: `a bare undici POST loop, ${CONCURRENCY} at a time, afterwards`,
      floor,
      ratio: { median: ratio, min: ratio, max: ratio },
      mark: { kind: 'per_second_at_least', perSecond: 800 },
      notes: [
        `sustained: ${came} deliveries came in ${Math.round(seconds)} s, and ${made / ENDPOINTS} payments were created in all; the process computes for ${Math.round(cpu)} µs a delivery, payments and all.`,
        `sustained: of ${made} ids none is missing; ${receipts.length - received.size} came more than once, ${unsettled} needed more than one attempt.`,
      ],
    },
  ];
};
