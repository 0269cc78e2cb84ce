import { z } from 'zod';
import type { EngineName } from '../database.ts';
import { pnpm } from './pnpm.ts';
import { comparisonOf, inTurn, type Comparison } from './verdict.ts';
import { checkOut, ROOT } from './worktree.ts';

/** One line of the comparison. */
export interface ComparedFigure {
  readonly scenario: string;
  readonly name: string;
  readonly unit: string;
  /** One entry per round; null if that side has no such figure. */
  readonly before: readonly number[] | null;
  readonly after: readonly number[] | null;
  /** Null: only one side has the figure. */
  readonly comparison: Comparison | null;
}

interface Side {
  readonly name: 'before' | 'after';
  readonly label: string;
  readonly directory: string;
  readonly scenarios: readonly string[];
}

/** The required part of another bench's `--json` output, which may be of another version. */
const printed = z.object({
  figures: z.array(z.object({ name: z.string(), unit: z.string(), ours: z.number() })),
});

/**
 * Measures scenarios alternately on a commit (before) and on the work tree (after). Each turn is `pnpm bench` of that
 * side with one round, in its own process, so that neither source depends on the other.
 * @param options.only null: all scenarios of either side
 */
export async function compare(options: {
  readonly ref: string;
  readonly commit: string;
  readonly engine: EngineName;
  readonly scenarios: readonly string[];
  readonly only: readonly string[] | null;
  readonly rounds: number;
  readonly progress: (scenario: string, text: string) => void;
}): Promise<readonly ComparedFigure[]> {
  const { ref, commit, engine, scenarios, only, rounds, progress } = options;
  const say = (text: string): void => progress('compare', text);
  say(`checking out ${ref}`);
  const directory = checkOut(commit);
  say(`installing ${ref}`);
  await pnpm(directory, ['install', '--frozen-lockfile', '--prefer-offline', '--use-stderr'], (line) => {
    if (line.startsWith('Progress: ')) say(`installing ${ref}: ${line}`);
  });
  const before: Side = { name: 'before', label: ref, directory, scenarios: await scenariosIn(directory) };
  const after: Side = { name: 'after', label: 'work tree', directory: ROOT, scenarios };

  const figures: ComparedFigure[] = [];
  for (const scenario of only ?? new Set([...before.scenarios, ...after.scenarios])) {
    const sides = [before, after].filter((side) => side.scenarios.includes(scenario));
    const measured = new Map<string, Found>();
    for (let round = 1; round <= rounds; round += 1) {
      for (const { name: side, label, directory: at } of inTurn(round, sides)) {
        const where = `round ${round} of ${rounds}, ${label}`;
        progress(scenario, where);
        const args = ['--silent', 'bench', '--json', '--rounds', '1', '--store', engine, '--only', scenario];
        const output = await pnpm(at, args, (line) => {
          const text = /^ *\d+ s {2}\S+: (.*)$/.exec(line)?.[1];
          if (text !== undefined) progress(scenario, `${where}: ${text}`);
        });
        for (const [key, { name, unit, ours }] of byName(output)) {
          const found = measured.get(key) ?? { name, unit, before: [], after: [] };
          found[side].push(ours);
          measured.set(key, found);
        }
      }
    }
    figures.push(...Array.from(measured.values(), (found) => figureOf(scenario, found)));
  }
  return figures;
}

interface Found {
  readonly name: string;
  readonly unit: string;
  readonly before: number[];
  readonly after: number[];
}

/** Several lines may compare one figure with several floors. Another unit makes another figure. */
function byName(output: string): ReadonlyMap<string, z.infer<typeof printed>['figures'][number]> {
  const { figures } = printed.parse(JSON.parse(output));
  return new Map(figures.map((figure) => [`${figure.name}, ${figure.unit}`, figure]));
}

function figureOf(scenario: string, { name, unit, before, after }: Found): ComparedFigure {
  return {
    scenario,
    name,
    unit,
    before: before.length === 0 ? null : before,
    after: after.length === 0 ? null : after,
    comparison: before.length === 0 || after.length === 0 ? null : comparisonOf(before, after, unit),
  };
}

/** Another source may have other scenarios, which its own usage lists. */
async function scenariosIn(directory: string): Promise<readonly string[]> {
  const usage = await pnpm(directory, ['--silent', 'bench', '--help'], () => undefined);
  const names = /--only ([\w|-]+)/.exec(usage)?.[1];
  if (names === undefined) throw new Error(`The usage of its bench names no scenarios:\n${usage}`);
  return names.split('|');
}
