import { startChild, type Child } from '../child.ts';
import type { Charged, Turn } from '../cost.ts';
import { httpSide } from '../http-turn.ts';
import type { LoadTasks } from '../load.ts';
import { alternate } from '../measure.ts';
import { createPayments, createRequests, getRequests } from '../payment-loads.ts';
import { cpuOfFamily } from '../process-cpu.ts';
import { figureOf } from '../report.ts';
import type { WorkersTasks } from '../servers/workers.ts';
import type { Scenario } from './scenario.ts';

const PAYMENTS = 1_000;

/** Creates and reads payments over HTTP with two workers, compared with one. SQLite has one writer, and no workers. */
export const workers: Scenario = async ({ rounds, databases, progress }) => {
  if (databases.engine === 'sqlite') return [];
  progress('starting workers');
  const generator = await startChild<LoadTasks>('load.ts');
  const servers = await Promise.all(
    ['1', '2'].map(async (count) =>
      startChild<WorkersTasks>('servers/workers.ts', { arguments: [await databases.create('workers'), count] }),
    ),
  );
  const sides = await Promise.all(
    servers.map(async (server) => {
      const [port, key] = [await server.ask('port'), await server.ask('liveKey')];
      const { ids } = await createPayments(port, key, PAYMENTS);
      const side = { gateway: await familyOf(server), databases };
      return {
        server,
        create: httpSide(generator, side, createRequests(port, key)),
        get: httpSide(generator, side, getRequests(port, key, ids)).turn,
      };
    }),
  );
  const [one, two] = sides;
  if (one === undefined || two === undefined) throw new Error('there are not two servers');
  const turns = await alternate(
    { rounds, progress },
    { createByOne: one.create.turn, createByTwo: two.create.turn, getByOne: one.get, getByTwo: two.get },
  );
  for (const { server, create } of sides) {
    const created = create.answered() + PAYMENTS;
    const rows = await server.ask('payments');
    if (rows !== created) throw new Error(`${created} were answered with 201, but there are ${rows} payments`);
  }
  await Promise.all([...servers, generator].map((child) => child.stop()));

  const figure = { unit: '1/s', floorName: 'the same with one', mark: null, notes: NOTES } as const;
  return [
    figureOf({ ...figure, name: 'create, two workers', ours: known(turns.createByTwo), floor: turns.createByOne }),
    figureOf({ ...figure, name: 'get, two workers', ours: known(turns.getByTwo), floor: turns.getByOne }),
    figureOf({ ...figure, name: 'create, one worker', ours: known(turns.createByOne), floorName: '', floor: null }),
    figureOf({ ...figure, name: 'get, one worker', ours: known(turns.getByOne), floorName: '', floor: null }),
  ];
};

const NOTES = [
  'workers: over HTTP on one port, without rate limits, processes of one machine; every response checked, and as many payments on disk. CPU of the supervisor and its workers together.',
];

/** Workers cannot be told to have their syncs counted. */
function known(turns: readonly Turn[]): readonly Turn[] {
  return turns.map(({ value, cost }) => ({ value, cost: cost === null ? null : { ...cost, syncs: null } }));
}

/** Supervisor and workers together. What they commit is not known here. */
async function familyOf(server: Child<WorkersTasks>): Promise<Charged['gateway']> {
  const pid = await server.ask('pid');
  return {
    usage: async () => ({
      cpuMicroseconds: await cpuOfFamily(pid),
      syncs: 0,
      walBytes: 0,
      commits: 0,
      groups: 0,
    }),
  };
}
