import { startChild } from '../child.ts';
import { charged } from '../cost.ts';
import { alternate } from '../measure.ts';
import { figureOf, type Figure } from '../report.ts';
import type { CommitsTasks, Created, Creates } from '../servers/commits.ts';
import type { Scenario } from './scenario.ts';

const CALLERS = 64;
const COUNT = 3_000;

const KINDS = [
  { name: `create in process, ${CALLERS} callers`, refusedEvery: 0, ratio: { sqlite: 4, postgres: 3 } },
  {
    name: `create in process, ${CALLERS} callers, 5 % refused`,
    refusedEvery: 20,
    ratio: { sqlite: 3, postgres: 2.2 },
  },
] as const;

/** Creates payments in process, compared with their own statements awaited one by one. */
export const commits: Scenario = async ({ rounds, databases, profileDirectory, progress }) => {
  progress('starting the engine');
  const engine = await startChild<CommitsTasks>('servers/commits.ts', {
    arguments: [await databases.create('commits')],
    profileDirectory,
  });
  const figures: Figure[] = [];
  let created = 0;
  for (const { name, refusedEvery, ratio } of KINDS) {
    let refused = 0;
    const turn = (side: 'ours' | 'oneByOne') => () =>
      charged({ gateway: engine, databases }, async (): Promise<Created> => {
        const asked: Creates = { callers: CALLERS, count: COUNT, refusedEvery };
        const done = await engine.ask(side, asked);
        created += done.created;
        refused += done.refused;
        return done;
      });
    const { ours, floor } = await alternate(
      { rounds, progress: (text) => progress(`${name}: ${text}`) },
      { ours: turn('ours'), floor: turn('oneByOne') },
    );
    figures.push(
      figureOf({
        name,
        unit: '1/s',
        ours,
        floorName: 'the same statements one by one, as many connections',
        floor,
        mark: { kind: 'ratio_at_least', ratio: ratio[databases.engine] },
        notes: refused === 0 ? [] : [`commits: ${refused} refused by the guard of the idempotency key, on both sides.`],
      }),
    );
  }
  progress('counting rows');
  const statements = await engine.ask('statements');
  for (const [table, count] of Object.entries(await engine.ask('rows'))) {
    if (count !== created) throw new Error(`${created} payments were created, but there are ${count} ${table}`);
  }
  await engine.stop();
  const reported = `commits: ${created} payments by both sides, and as many payments, events and idempotency records in the database; ${statements} statements each, and on the floor BEGIN and COMMIT.`;
  return figures.map((figure) => ({ ...figure, notes: [...figure.notes, reported] }));
};
