import { startChild } from '../child.ts';
import { httpSide } from '../http-turn.ts';
import type { LoadTasks } from '../load.ts';
import { alternate } from '../measure.ts';
import { createPayments, getRequests } from '../payment-loads.ts';
import { costFigure, figureOf, gatewayMicroseconds } from '../report.ts';
import type { BareTasks } from '../servers/bare.ts';
import type { GatewayTasks } from '../servers/gateway.ts';
import type { Scenario } from './scenario.ts';

const OURS = 'get a payment by id';
const PAYMENTS = 1_000;
const MARKS = { sqlite: { ratio: 0.42, microseconds: 60 }, postgres: { ratio: 0.42, microseconds: 150 } } as const;

/** Reads a thousand payments in turn over HTTP. */
export const get: Scenario = async ({ rounds, databases, profileDirectory, progress }) => {
  progress('starting servers');
  const [bare, gateway, generator] = await Promise.all([
    startChild<BareTasks>('servers/bare.ts'),
    startChild<GatewayTasks>('servers/gateway.ts', { arguments: [await databases.create('gets')], profileDirectory }),
    startChild<LoadTasks>('load.ts'),
  ]);
  const { plain } = await gateway.ask('ports');
  const key = await gateway.ask('liveKey');
  const { ids, answer } = await createPayments(plain, key, PAYMENTS);
  await bare.ask('setAnswer', answer);
  const requests = getRequests(plain, key, ids);
  const ours = httpSide(generator, { gateway, databases }, requests);
  const bareRequests = { ...requests, port: await bare.ask('port'), paths: ids.map((id) => `/payments/${id}`) };
  const floor = httpSide(generator, { gateway: bare, databases }, bareRequests);
  const turns = await alternate({ rounds, progress }, { ours: ours.turn, floor: floor.turn });
  await Promise.all([bare, gateway, generator].map((child) => child.stop()));

  const busiest = Math.round(100 * Math.max(ours.generatorBusyMax(), floor.generatorBusyMax()));
  const { ratio, microseconds } = MARKS[databases.engine];
  return [
    figureOf({
      name: OURS,
      unit: '1/s',
      ours: turns.ours,
      floorName: 'a bare hono handler that answers the same JSON',
      floor: turns.floor,
      mark: { kind: 'ratio_at_least', ratio, aim: 0.5 },
      notes: [
        `get: ${ours.answered()} answers, each 200 and about the payment asked for, of ${Buffer.byteLength(answer)} bytes on both sides.`,
        `get: the floor computes for ${gatewayMicroseconds(turns.floor)} µs a request; the load generator used at most ${busiest} % of a core.`,
      ],
    }),
    costFigure(OURS, turns.ours, ['gatewayMicroseconds'], microseconds),
  ];
};
