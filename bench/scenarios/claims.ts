import { startChild } from '../child.ts';
import { ratios, spreadOf } from '../measure.ts';
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
  const turns = [
    { side: 0, waiting: FEW, ms: [] as number[] },
    { side: 1, waiting: MANY, ms: [] as number[] },
  ] as const;
  for (let round = 0; round <= rounds; round += 1) {
    for (const { side, waiting } of turns) await engine.ask('fill', { side, waiting });
    progress(round === 0 ? 'warming up' : `round ${round} of ${rounds}`);
    for (const { side, ms } of turns) {
      const took = await engine.ask('turn', { side, claims: CLAIMS });
      // The first round is a warm-up for the compiler.
      if (round > 0) ms.push(took);
    }
  }
  progress('counting rows');
  const settled = (rounds + 1) * CLAIMS * PER_CLAIM;
  const waiting: number[] = [];
  for (const { side } of turns) {
    const attempts = await engine.ask('attempts', side);
    if (attempts !== settled) throw new Error(`${settled} outcomes were written, but there are ${attempts}`);
    waiting.push(await engine.ask('waiting', side));
  }
  await engine.stop();

  const [few, many] = turns;
  return [
    {
      name: `claim and settle ${PER_CLAIM} deliveries, 1 000 000 waiting`,
      unit: 'ms',
      ours: spreadOf(many.ms).median,
      floorName: 'the same with 1 000 waiting',
      floor: spreadOf(few.ms).median,
      ratio: spreadOf(ratios(many.ms, few.ms)),
      mark: { kind: 'ratio_at_most', ratio: 1.5 },
      notes: [
        `claims: ${CLAIMS} a turn; each delivery was claimed once and its outcome is in the database; ${waiting.join(' and ')} still wait.`,
      ],
    },
  ];
};
