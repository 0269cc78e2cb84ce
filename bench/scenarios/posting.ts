import { startChild } from '../child.ts';
import { charged, type Turn } from '../cost.ts';
import { alternate } from '../measure.ts';
import { figureOf } from '../report.ts';
import type { PostingTasks } from '../servers/posting.ts';
import type { Scenario } from './scenario.ts';

const WAITING = [100, 100_000] as const;
/** Postings per turn, of an entry each. */
const ENTRIES = 200;

/** The cost of posting one entry with a hundred thousand others waiting, compared with a hundred. */
export const posting: Scenario = async ({ rounds, databases, profileDirectory, progress }) => {
  progress('starting the engine');
  const engine = await startChild<PostingTasks>('servers/posting.ts', {
    arguments: [await databases.create('few'), await databases.create('many')],
    profileDirectory,
  });
  const turn = (side: 0 | 1) => (): Promise<Turn> =>
    charged({ gateway: engine, databases }, () => engine.ask('turn', { side, entries: ENTRIES }));
  // Statements are planned while nothing waits.
  progress('warming up');
  for (const side of [0, 1] as const) await turn(side)();
  progress(`filling in ${WAITING[1]} entries`);
  for (const [side, waiting] of WAITING.entries()) await engine.ask('fill', { side, waiting });
  const { few, many } = await alternate({ rounds, progress }, { few: turn(0), many: turn(1) });
  const left = await Promise.all(WAITING.map((_, side) => engine.ask('waiting', side)));
  if (left.some((count, side) => count !== WAITING[side])) throw new Error(`${left.join(' and ')} entries wait`);
  await engine.stop();

  return [
    figureOf({
      name: 'post one entry, 100 000 waiting',
      unit: 'ms',
      ours: many,
      floorName: 'the same with 100 waiting',
      floor: few,
      mark: { kind: 'ratio_at_most', ratio: 1.5 },
      notes: [
        `posting: ${ENTRIES} a turn, one after another: read, committed and posted once, and none of the others.`,
      ],
    }),
  ];
};
