import type { Child, Tasks } from './child.ts';
import type { Load, LoadResult, LoadTasks } from './load.ts';

/** Median, minimum and maximum of several rounds. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** One side of a comparison. */
export interface Subject {
  readonly name: string;
  readonly server: Pick<Child<Tasks>, 'cpuMicroseconds'>;
  readonly load: Omit<Load, 'connections' | 'warmUpMs' | 'measuredMs'>;
}

/** The results of a subject, one entry per round. */
export interface Measured {
  readonly perSecond: readonly number[];
  readonly answered: number;
  /** CPU time of the server per response, which a busy machine affects least. */
  readonly cpuMicroseconds: number;
  readonly generatorBusyMax: number;
}

const CONNECTIONS = 32;
/** Once, for the compiler; then briefly in each round, for the connections. */
const FIRST_WARM_UP_MS = 1_500;
const WARM_UP_MS = 300;
const MEASURED_MS = 1_500;

/**
 * Loads the subjects in turn, A B C A B C …, so that other work on the machine affects all of them, and the ratio is
 * computed within each round.
 */
export async function inRounds(
  generator: Child<LoadTasks>,
  subjects: readonly Subject[],
  options: { readonly rounds: number; readonly progress: (text: string) => void },
): Promise<ReadonlyMap<string, Measured>> {
  const results = new Map<string, Turn[]>(subjects.map(({ name }) => [name, []]));
  const put = async ({ name, server, load }: Subject, warmUpMs: number, measuredMs: number): Promise<void> => {
    const cpuBefore = await server.cpuMicroseconds();
    const result = await generator.ask('run', { ...load, connections: CONNECTIONS, warmUpMs, measuredMs });
    const cpu = (await server.cpuMicroseconds()) - cpuBefore;
    results.get(name)?.push({ ...result, cpuMicroseconds: cpu / result.answered });
  };
  options.progress('warming up');
  for (const subject of subjects) await put(subject, FIRST_WARM_UP_MS, 1);
  for (let round = 1; round <= options.rounds; round += 1) {
    options.progress(`round ${round} of ${options.rounds}`);
    for (const subject of subjects) await put(subject, WARM_UP_MS, MEASURED_MS);
  }
  return new Map(Array.from(results, ([name, all]) => [name, summary(all)]));
}

interface Turn extends LoadResult {
  readonly cpuMicroseconds: number;
}

/** Empty results. */
export const UNMEASURED: Measured = { perSecond: [], answered: 0, cpuMicroseconds: Number.NaN, generatorBusyMax: 0 };

function summary(all: readonly Turn[]): Measured {
  const rounds = all.slice(1);
  return {
    perSecond: rounds.map(({ perSecond }) => perSecond),
    answered: all.reduce((sum, { answered }) => sum + answered, 0),
    cpuMicroseconds: spreadOf(rounds.map(({ cpuMicroseconds }) => cpuMicroseconds)).median,
    generatorBusyMax: Math.max(...rounds.map(({ generatorBusy }) => generatorBusy)),
  };
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
