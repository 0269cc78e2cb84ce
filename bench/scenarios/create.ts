import { startChild, type Child, type Tasks } from '../child.ts';
import { httpSide, type HttpSide } from '../http-turn.ts';
import type { LoadTasks } from '../load.ts';
import { alternate } from '../measure.ts';
import { createRequests, type Requests } from '../payment-loads.ts';
import { PAYMENT_PARAMS } from '../payment-params.ts';
import { costAgainst, costFigure, figureOf, gatewayMicroseconds, type Figure, type Mark } from '../report.ts';
import type { BareTasks } from '../servers/bare.ts';
import type { FloorTasks } from '../servers/floor.ts';
import type { GatewayTasks } from '../servers/gateway.ts';
import type { InsertTasks } from '../servers/insert.ts';
import type { Scenario } from './scenario.ts';

const OURS = 'create a payment';
const INSERTED = { status: 201, marker: '"id":"', name: 'distinct' } as const;
const ECHOED = {
  status: 201,
  marker: '"customer_reference":"',
  name: { always: PAYMENT_PARAMS.customer_reference ?? '' },
};

/** Lower on PostgreSQL, where a commit also costs the gateway the wire protocol. */
const MARKS = {
  sqlite: { echo: { ratio: 0.16, aim: 0.5 }, insert: 1.4, floor: 2, microseconds: 160 },
  postgres: { echo: { ratio: 0.11, aim: 0.35 }, insert: 0.5, floor: 2.2, microseconds: 240 },
} as const;

/** Creates payments over HTTP, each with an idempotency key, each on disk before the response. */
export const create: Scenario = async ({ rounds, databases, profileDirectory, progress }) => {
  progress('starting servers');
  const [bare, insert, gateway, generator] = await Promise.all([
    startChild<BareTasks>('servers/bare.ts'),
    startChild<InsertTasks>('servers/insert.ts', { arguments: [await databases.create('inserts')] }),
    startChild<GatewayTasks>('servers/gateway.ts', {
      arguments: [await databases.create('creates')],
      profileDirectory,
    }),
    startChild<LoadTasks>('load.ts'),
  ]);
  const ports = await gateway.ask('ports');
  // The same request for all, byte for byte except for the path: the floors skip what they do not read.
  const liveKey = await gateway.ask('liveKey');
  const requests = createRequests(ports.plain, liveKey);
  const committing = await startChild<FloorTasks>('servers/floor.ts', {
    arguments: [await databases.create('floors'), liveKey],
  });
  const side = (server: Child<Tasks>, changed: Partial<Requests>): HttpSide =>
    httpSide(generator, { gateway: server, databases }, { ...requests, ...changed });
  const sides = {
    ours: side(gateway, {}),
    echo: side(bare, { port: await bare.ask('port'), paths: ['/echo'], expected: ECHOED }),
    insert: side(insert, { port: await insert.ask('port'), paths: ['/insert'], expected: INSERTED }),
    floor: side(committing, { port: await committing.ask('port'), paths: ['/create'] }),
    limited: side(gateway, { port: ports.limited }),
    whole: side(gateway, { port: ports.whole }),
  };
  const { ours: plain, echo, insert: inserted, floor: least, limited, whole } = sides;
  const turns = await alternate(
    { rounds, progress },
    {
      ours: plain.turn,
      echo: echo.turn,
      insert: inserted.turn,
      floor: least.turn,
      limited: limited.turn,
      whole: whole.turn,
    },
  );

  progress('counting rows');
  const created = plain.answered() + limited.answered() + whole.answered();
  const rows = await gateway.ask('rows');
  const floors = { inserts: inserted.answered(), floors: least.answered() };
  const counted = { ...rows, inserts: await insert.ask('rows'), floors: await committing.ask('rows') };
  for (const [table, count] of Object.entries(counted)) {
    const answered = table === 'inserts' || table === 'floors' ? floors[table] : created;
    if (count !== answered) throw new Error(`${answered} were answered with 201, but there are ${count} ${table}`);
  }
  await Promise.all([bare, insert, committing, gateway, generator].map((child) => child.stop()));

  const busiest = Math.max(...Object.values(sides).map(({ generatorBusyMax }) => generatorBusyMax()));
  const notes = [
    `create: ${created} payments were answered with 201 and distinct ids; as many payments, events and idempotency records are on disk.`,
    `create: the echo computes for ${gatewayMicroseconds(turns.echo)} µs a request, the insert for ${gatewayMicroseconds(turns.insert)} µs.`,
    `create: live API key, no webhook endpoint; the load generator used at most ${Math.round(100 * busiest)} % of a core.`,
  ];
  const figure = (name: string, of: keyof typeof sides, floor: 'echo' | 'insert', mark: Mark | null): Figure =>
    figureOf({
      name,
      unit: '1/s',
      ours: turns[of],
      floorName: floor === 'echo' ? 'a bare hono handler that echoes the body' : 'one with one synced insert',
      floor: turns[floor],
      mark,
      notes,
    });
  const marks = MARKS[databases.engine];
  return [
    figure(OURS, 'ours', 'echo', { kind: 'ratio_at_least', ...marks.echo }),
    figure(OURS, 'ours', 'insert', { kind: 'ratio_at_least', ratio: marks.insert }),
    costAgainst(OURS, turns.ours, 'a bare hono handler that commits payment, event and key', turns.floor, marks.floor),
    costFigure(OURS, turns.ours, ['gatewayMicroseconds'], marks.microseconds),
    figure('create, rate limits at work but out of reach', 'limited', 'echo', null),
    figure('create, the whole server: limits, pages, access log', 'whole', 'echo', null),
  ];
};
