import { startChild } from '../child.ts';
import { charged, type Done, type Turn } from '../cost.ts';
import { alternate } from '../measure.ts';
import { figureOf } from '../report.ts';
import type { CommitsTasks, Creates } from '../servers/commits.ts';
import type { Scenario } from './scenario.ts';

const OURS = 'create in process, and sweep as much';
const ASKED: Creates = { callers: 64, count: 3_000, refusedEvery: 0 };

/** Creates payments in process while as many old events (on SQLite) and idempotency records are deleted, and without that. */
export const sweep: Scenario = async ({ rounds, databases, profileDirectory, progress }) => {
  progress('starting the engine');
  const engine = await startChild<CommitsTasks>('servers/commits.ts', {
    arguments: [await databases.create('sweeps')],
    profileDirectory,
  });
  let created = 0;
  let deleted = 0;
  const turn = (side: 'ours' | 'swept') => () =>
    charged({ gateway: engine, databases }, async (): Promise<Done> => {
      const done = await engine.ask(side, ASKED);
      created += ASKED.count;
      if (side === 'swept') deleted += ASKED.count;
      return done;
    });
  // So that the first sweep has enough.
  await turn('ours')();
  const { swept, plain } = await alternate({ rounds, progress }, { swept: turn('swept'), plain: turn('ours') });
  progress('counting rows');
  // Where tables are divided, old events go with their leaf.
  const deletedEvents = databases.engine === 'postgres' ? 0 : deleted;
  const expected = { payments: created, events: created - deletedEvents, idempotency: created - deleted };
  const rows = await engine.ask('rows');
  for (const [table, count] of Object.entries(expected)) {
    if (rows[table] !== count) throw new Error(`there should be ${count} ${table}, but there are ${rows[table]}`);
  }
  await engine.stop();
  const reported = `sweep: ${created} payments created, and ${deletedEvents} old events and ${deleted} idempotency records deleted meanwhile.`;
  const same = { floorName: 'the same without a sweep', notes: [reported] };
  return [
    figureOf({
      name: OURS,
      unit: '1/s',
      ours: swept,
      floor: plain,
      mark: { kind: 'ratio_at_least', ratio: 0.95 },
      ...same,
    }),
    figureOf({
      name: `${OURS}: CPU`,
      unit: 'µs',
      ours: swept.map(cpuOf),
      floor: plain.map(cpuOf),
      mark: { kind: 'ratio_at_most', ratio: 1.05 },
      ...same,
    }),
  ];
};

/** CPU time of gateway and database. Other work on the machine affects it less than the rate. */
function cpuOf({ cost }: Turn): Turn {
  return { value: (cost?.gatewayMicroseconds ?? Number.NaN) + (cost?.databaseMicroseconds ?? 0), cost: null };
}
