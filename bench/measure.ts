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
 * ratio can be computed within a round. Before, each side takes turns until it is settled: the compiler needs some 25 000
 * created payments.
 */
export async function alternate<Side extends string, Turn extends { readonly value: number }>(
  { rounds, progress }: Rounds,
  sides: Readonly<Record<Side, () => Promise<Turn>>>,
): Promise<Readonly<Record<Side, readonly Turn[]>>> {
  const names = Object.keys(sides) as Side[];
  const turns = new Map<Side, Turn[]>(names.map((name) => [name, []]));
  progress('warming up');
  for (const name of names) await settled(sides[name]);
  for (let round = 1; round <= rounds; round += 1) {
    progress(`round ${round} of ${rounds}`);
    for (const [name, measured] of turns) measured.push(await sides[name]());
  }
  const entries: readonly (readonly [Side, readonly Turn[]])[] = [...turns];
  return Object.fromEntries(entries) as Readonly<Record<Side, readonly Turn[]>>;
}

/** Until a turn differs from the one before by 3 % at most, or for twelve turns. */
async function settled(turn: () => Promise<{ readonly value: number }>): Promise<void> {
  let { value: before } = await turn();
  for (let turns = 2; turns <= 12; turns += 1) {
    const { value } = await turn();
    if (Math.abs(value - before) <= 0.03 * before) return;
    before = value;
  }
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
