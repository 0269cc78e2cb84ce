import { startChild, type Child } from '../child.ts';
import { charged, type Turn } from '../cost.ts';
import { alternate } from '../measure.ts';
import { PEERS, type PeerName } from '../peers.ts';
import { CONNECTIONS, type Posts } from '../post.ts';
import { costFigure, figureOf, type Figure } from '../report.ts';
import type { DeliveriesTasks } from '../servers/deliveries.ts';
import type { PeerTasks } from '../servers/peer.ts';
import type { PostsTasks } from '../servers/posts.ts';
import type { Receipt, ReceiverTasks } from '../servers/receiver.ts';
import type { Scenario, ScenarioOptions } from './scenario.ts';

/** With four in flight per endpoint to begin with: as many as the loops of the floor. */
const ENDPOINTS = CONNECTIONS / 4;
const EVENTS = 500;
const DELIVERIES = EVENTS * ENDPOINTS;
/** More, so that the faster side is measured for as long. */
const POSTS = 3 * DELIVERIES;
const TIMEOUT_MS = 120_000;
const MARKS = { sqlite: { ratio: 0.3, microseconds: 120 }, postgres: { ratio: 0.16, microseconds: 240 } } as const;
const OURS = 'webhook deliveries';

/** Drains a backlog of committed events, compared with a loop that posts the same body and as many headers. */
export const deliveries: Scenario = async (options) => {
  const { databases, profileDirectory, progress } = options;
  progress('starting processes');
  const peers = await startPeers(options);
  const receiver = await startChild<ReceiverTasks>('servers/receiver.ts');
  const port = await receiver.ask('port');
  const [gateway, posts] = await Promise.all([
    startChild<DeliveriesTasks>('servers/deliveries.ts', {
      arguments: [await databases.create('deliveries'), String(port), String(ENDPOINTS)],
      profileDirectory,
    }),
    startChild<PostsTasks>('servers/posts.ts'),
  ]);
  let requests = 0;
  /** Requests like a delivery of ours, with ids of their own. */
  const others = async (count: number): Promise<{ posts: Posts; count: number; ids: readonly string[] }> => {
    const prefix = `others-${(requests += 1)}`;
    const ids = Array.from({ length: count }, (_, index) => `${prefix}-${index}`);
    return { posts: { port, sample: await receiver.ask('sample'), prefix }, count, ids };
  };

  async function ours(): Promise<Turn> {
    const expected = await gateway.ask('fill', EVENTS);
    if (expected.length !== DELIVERIES) throw new Error(`${EVENTS} events made ${expected.length} deliveries`);
    return charged({ gateway, databases }, async () => {
      const value = await timed(receiver, expected, () => gateway.ask('start'));
      const unsettled = await gateway.ask('next');
      if (unsettled > 0) throw new Error(`${unsettled} deliveries were not settled by one attempt`);
      return { value, operations: DELIVERIES };
    });
  }
  async function floor(): Promise<Turn> {
    const { ids, ...counted } = await others(POSTS);
    return { value: await timed(receiver, ids, () => posts.ask('inLoops', counted)), cost: null };
  }
  const peerTurn = (peer: Child<PeerTasks>) => async (): Promise<Turn> => {
    const { ids, ...counted } = await others(DELIVERIES);
    await peer.ask('fill', counted);
    return charged({ gateway: peer, databases }, async () => {
      const value = await timed(receiver, ids, () => peer.ask('start'));
      await peer.ask('stop');
      return { value, operations: DELIVERIES };
    });
  };
  const sides = Object.fromEntries(Array.from(peers, ([name, peer]) => [name, peerTurn(peer)]));
  const turns: Readonly<Record<string, readonly Turn[]>> = await alternate(options, { ours, floor, ...sides });
  await Promise.all([receiver, gateway, posts, ...peers.values()].map((child) => child.stop()));

  const { ratio, microseconds } = MARKS[databases.engine];
  const figure = (name: string, side: string): Omit<Figure, 'mark'> =>
    figureOf({
      name,
      unit: '1/s',
      ours: turns[side] ?? [],
      floorName: `a bare undici POST loop, ${CONNECTIONS} at a time`,
      floor: turns['floor'] ?? [],
      mark: null,
      notes: [
        `deliveries: ${DELIVERIES} a round, from the start of the background work to the last at the receiver; ${ENDPOINTS} endpoints with 4 in flight each to begin with.`,
        'deliveries: every id came exactly once, and every delivery is settled on disk by one attempt; the floor sends the same body and headers.',
      ],
    });
  return [
    { ...figure(OURS, 'ours'), mark: { kind: 'ratio_at_least', ratio, aim: 0.5 } },
    costFigure(OURS, turns['ours'] ?? [], ['gatewayMicroseconds', 'databaseMicroseconds'], microseconds),
    ...Array.from(peers.keys(), (name): Figure => ({ ...figure(`${name} ${PEERS[name]}`, name), mark: null })),
  ];
};

/** Each with a database of its own. */
async function startPeers({
  peersDirectory,
  databases,
}: ScenarioOptions): Promise<ReadonlyMap<PeerName, Child<PeerTasks>>> {
  if (peersDirectory === null) return new Map();
  const started = (['pg-boss', 'graphile-worker'] as const).map(async (name) => {
    const startArguments = [name, await databases.create('peer'), peersDirectory];
    return [name, await startChild<PeerTasks>('servers/peer.ts', { arguments: startArguments })] as const;
  });
  return new Map(await Promise.all(started));
}

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
