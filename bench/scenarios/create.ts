import { startChild } from '../child.ts';
import type { LoadTasks } from '../load.ts';
import { inRounds, ratios, spreadOf, UNMEASURED, type Measured, type Subject } from '../measure.ts';
import { PAYMENT_PARAMS } from '../payment-params.ts';
import type { Figure, Mark } from '../report.ts';
import type { BareTasks } from '../servers/bare.ts';
import type { GatewayTasks } from '../servers/gateway.ts';
import type { InsertTasks } from '../servers/insert.ts';
import type { Scenario } from './scenario.ts';

const ECHO = 'a bare hono handler that echoes the body';
const INSERT = 'a bare hono handler with one synced insert';
const OURS = 'create a payment';
const LIMITED = 'create, rate limits at work but out of reach';
const WHOLE = 'create, the whole server: limits, pages, access log';

/** Lower on PostgreSQL, where a commit also costs the gateway the wire protocol. */
const TO_ECHO = { sqlite: { ratio: 0.33, aim: 0.5 }, postgres: { ratio: 0.25, aim: 0.35 } } as const;

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
  const request = {
    method: 'POST',
    headers: { authorization: `Bearer ${await gateway.ask('liveKey')}` },
    hasUniqueKey: true,
    body: JSON.stringify(PAYMENT_PARAMS),
  } as const;
  const ours = (name: string, port: number): Subject => ({
    name,
    server: gateway,
    load: {
      ...request,
      port,
      paths: ['/api/v1/gateway/payments'],
      expected: { status: 201, marker: '"payment":{"id":"', name: 'distinct' },
    },
  });
  const subjects: readonly Subject[] = [
    ours(OURS, ports.plain),
    {
      name: ECHO,
      server: bare,
      load: {
        ...request,
        port: await bare.ask('port'),
        paths: ['/echo'],
        expected: {
          status: 201,
          marker: '"customer_reference":"',
          name: { always: PAYMENT_PARAMS.customer_reference ?? '' },
        },
      },
    },
    {
      name: INSERT,
      server: insert,
      load: {
        ...request,
        port: await insert.ask('port'),
        paths: ['/insert'],
        expected: { status: 201, marker: '"id":"', name: 'distinct' },
      },
    },
    ours(LIMITED, ports.limited),
    ours(WHOLE, ports.whole),
  ];
  const measured = await inRounds(generator, subjects, { rounds, progress });

  progress('counting rows');
  const of = (name: string): Measured => measured.get(name) ?? UNMEASURED;
  const created = [OURS, LIMITED, WHOLE].reduce((sum, name) => sum + of(name).answered, 0);
  const rows = await gateway.ask('rows');
  for (const [table, count] of Object.entries({ ...rows, inserts: await insert.ask('rows') })) {
    const answered = table === 'inserts' ? of(INSERT).answered : created;
    if (count !== answered) throw new Error(`${answered} were answered with 201, but there are ${count} ${table}`);
  }
  await Promise.all([bare, insert, gateway, generator].map((child) => child.stop()));

  const cpu = (name: string): number => Math.round(of(name).cpuMicroseconds);
  const figure = (name: string, floorName: string, mark: Mark | null): Figure => ({
    name,
    unit: '1/s',
    ours: spreadOf(of(name).perSecond).median,
    floorName,
    floor: spreadOf(of(floorName).perSecond).median,
    ratio: spreadOf(ratios(of(name).perSecond, of(floorName).perSecond)),
    mark,
    notes: [
      `create: ${created} payments were answered with 201 and distinct ids; as many payments, events and idempotency records are on disk.`,
      `create: the server computes for ${cpu(OURS)} µs a request; for ${cpu(ECHO)} µs to echo, for ${cpu(INSERT)} µs to insert.`,
      `create: live API key, no webhook endpoint; the load generator used at most ${busiest(measured)} % of a core.`,
    ],
  });
  return [
    figure(OURS, ECHO, { kind: 'ratio_at_least', ...TO_ECHO[databases.engine] }),
    // PostgreSQL lets the floor's commits share a sync, as the gateway does for its own: no target.
    figure(OURS, INSERT, databases.engine === 'sqlite' ? { kind: 'ratio_at_least', ratio: 1.3 } : null),
    figure(LIMITED, ECHO, null),
    figure(WHOLE, ECHO, null),
  ];
};

function busiest(measured: ReadonlyMap<string, Measured>): number {
  return Math.round(100 * Math.max(...Array.from(measured.values(), ({ generatorBusyMax }) => generatorBusyMax)));
}
