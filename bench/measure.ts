/** Median, minimum and maximum of several rounds. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

export interface Rounds {
  readonly rounds: number;
  readonly progress: (text: string) => void;
}

/**
 * Gives each side its turn in each round, A B C A B C …, so that other work on the machine affects all of them, and a
 * ratio can be computed within a round. A first round warms the compiler up, and is not returned.
 */
export async function inTurns<Side extends string, Turn>(
  { rounds, progress }: Rounds,
  sides: Readonly<Record<Side, (isWarmUp: boolean) => Promise<Turn>>>,
): Promise<Readonly<Record<Side, readonly Turn[]>>> {
  const names = Object.keys(sides) as Side[];
  const turns = new Map<Side, Turn[]>(names.map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    progress(round === 0 ? 'warming up' : `round ${round} of ${rounds}`);
    for (const [name, measured] of turns) {
      const turn = await sides[name](round === 0);
      if (round > 0) measured.push(turn);
    }
  }
  const entries: readonly (readonly [Side, readonly Turn[]])[] = [...turns];
  return Object.fromEntries(entries) as Readonly<Record<Side, readonly Turn[]>>;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  return { median: percentile(sorted, 0.5), min: sorted[0] ?? Number.NaN, max: sorted.at(-1) ?? Number.NaN };
}

/** Per round. */
export function ratios(ours: readonly number[], floor: readonly number[]): readonly number[] {
  return ours.map((value, round) => value / (floor[round] ?? Number.NaN));
}

/** By linear interpolation. @param sorted ascending */
export function percentile(sorted: readonly number[], fraction: number): number {
  const at = (sorted.length - 1) * fraction;
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  const above = sorted[Math.ceil(at)] ?? Number.NaN;
  return below + (above - below) * (at - Math.floor(at));
}
