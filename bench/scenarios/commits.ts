import { startChild } from '../child.ts';
import { ratios, spreadOf } from '../measure.ts';
import type { Figure } from '../report.ts';
import type { CommitsTasks, Creates } from '../servers/commits.ts';
import type { Scenario } from './scenario.ts';

const CALLERS = 64;
const COUNT = 3_000;
const WARM_UP = 1_000;

const KINDS = [
  { name: `create in process, ${CALLERS} callers`, refusedEvery: 0, ratio: 2.5 },
  { name: `create in process, ${CALLERS} callers, 5 % refused`, refusedEvery: 20, ratio: 2 },
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
    const ours: number[] = [];
    const floor: number[] = [];
    const cpu: number[] = [];
    let refused = 0;
    for (let round = 0; round <= rounds; round += 1) {
      progress(round === 0 ? `${name}: warming up` : `${name}: round ${round} of ${rounds}`);
      const asked: Creates = { callers: CALLERS, count: round === 0 ? WARM_UP : COUNT, refusedEvery };
      const cpuBefore = await engine.cpuMicroseconds();
      const mine = await engine.ask('ours', asked);
      const cpuAfter = await engine.cpuMicroseconds();
      const theirs = await engine.ask('oneByOne', asked);
      created += mine.created + theirs.created;
      refused += mine.refused;
      // The first round is a warm-up for the compiler.
      if (round === 0) continue;
      ours.push(mine.perSecond);
      floor.push(theirs.perSecond);
      cpu.push((cpuAfter - cpuBefore) / asked.count);
    }
    figures.push({
      name,
      unit: '1/s',
      ours: spreadOf(ours).median,
      floorName: 'the same statements one by one, as many connections',
      floor: spreadOf(floor).median,
      ratio: spreadOf(ratios(ours, floor)),
      mark: { kind: 'ratio_at_least', ratio },
      notes: [
        `commits: the engine's process computes for ${Math.round(spreadOf(cpu).median)} µs a payment${refused > 0 ? ` with ${refused} refused by the guard of the idempotency key, on both sides` : ''}.`,
      ],
    });
  }
  progress('counting rows');
  const statements = await engine.ask('statements');
  for (const [table, count] of Object.entries(await engine.ask('rows'))) {
    if (count !== created) throw new Error(`${created} payments were created, but there are ${count} ${table}`);
  }
  await engine.stop();
  const told = `commits: ${created} payments by both sides, and as many payments, events and idempotency records in the database; ${statements} statements each, and on the floor BEGIN and COMMIT.`;
  return figures.map((figure) => ({ ...figure, notes: [...figure.notes, told] }));
};
