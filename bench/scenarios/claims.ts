import { startChild } from '../child.ts';
import { charged, type Turn } from '../cost.ts';
import { alternate } from '../measure.ts';
import { figureOf } from '../report.ts';
import type { ClaimsTasks } from '../servers/claims.ts';
import type { Scenario } from './scenario.ts';

const FEW = 1_000;
const MANY = 1_000_000;
/** Claims per turn, of 32 deliveries each. Settled deliveries are replaced before each turn. */
const CLAIMS = 20;
const PER_CLAIM = 32;

/** The cost of claiming and settling deliveries, with a million waiting, compared with a thousand. */
export const claims: Scenario = async ({ rounds, databases, profileDirectory, progress }) => {
  progress('starting the engine');
  const engine = await startChild<ClaimsTasks>('servers/claims.ts', {
    arguments: [await databases.create('few'), await databases.create('many')],
    profileDirectory,
  });
  progress(`filling in ${MANY} deliveries`);
  const settled = [0, 0];
  const turn = (side: 0 | 1, waiting: number) => async (): Promise<Turn> => {
    await engine.ask('fill', { side, waiting });
    settled[side] = (settled[side] ?? 0) + CLAIMS * PER_CLAIM;
    return charged({ gateway: engine, databases }, () => engine.ask('turn', { side, claims: CLAIMS }));
  };
  const { few, many } = await alternate({ rounds, progress }, { few: turn(0, FEW), many: turn(1, MANY) });
  progress('counting rows');
  const waiting: number[] = [];
  for (const [side, written] of settled.entries()) {
    const attempts = await engine.ask('attempts', side);
    if (attempts !== written) throw new Error(`${written} outcomes were written, but there are ${attempts}`);
    waiting.push(await engine.ask('waiting', side));
  }
  await engine.stop();

  return [
    figureOf({
      name: `claim and settle ${PER_CLAIM} deliveries, 1 000 000 waiting`,
      unit: 'ms',
      ours: many,
      floorName: 'the same with 1 000 waiting',
      floor: few,
      mark: { kind: 'ratio_at_most', ratio: 1.5 },
      notes: [
        `claims: ${CLAIMS} a turn; each delivery was claimed once and its outcome is in the database; ${waiting.join(' and ')} still wait.`,
      ],
    }),
  ];
};
