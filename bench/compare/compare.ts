import type { EngineName } from '../database.ts';
import { pnpm } from '../pnpm.ts';
import { linesOf, printed, type Line, type Run } from './printed.ts';
import { comparisonApart, comparisonOf, inTurn, type Comparison } from './verdict.ts';
import { checkOut, ROOT } from './worktree.ts';

/** One line of the comparison. */
export interface ComparedFigure {
  readonly scenario: string;
  readonly name: string;
  readonly unit: string;
  /** What an operation of another line costs. */
  readonly isCost: boolean;
  /** One entry per round; null if that side has no such figure. */
  readonly before: readonly number[] | null;
  readonly after: readonly number[] | null;
  /** Null: only one side has the figure, or it has one round and so no spread. */
  readonly comparison: Comparison | null;
}

interface Side {
  readonly name: 'before' | 'after';
  readonly label: string;
  readonly directory: string;
  readonly scenarios: readonly string[];
}

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
  const report = (text: string): void => progress('compare', text);
  report(`checking out ${ref}`);
  const directory = checkOut(commit);
  report(`installing ${ref}`);
  await pnpm(directory, ['install', '--frozen-lockfile', '--prefer-offline', '--use-stderr'], (line) => {
    if (line.startsWith('Progress: ')) report(`installing ${ref}: ${line}`);
  });
  const before: Side = { name: 'before', label: ref, directory, scenarios: await scenariosIn(directory) };
  const after: Side = { name: 'after', label: 'work tree', directory: ROOT, scenarios };

  const figures: ComparedFigure[] = [];
  for (const scenario of only ?? new Set([...before.scenarios, ...after.scenarios])) {
    const sides = [before, after].filter((side) => side.scenarios.includes(scenario));
    const measured = { before: new Map<string, Line>(), after: new Map<string, Line>() };
    for (let round = 1; round <= rounds; round += 1) {
      for (const { name: side, label, directory: at } of inTurn(round, sides)) {
        const where = `round ${round} of ${rounds}, ${label}`;
        progress(scenario, where);
        const args = ['--silent', 'bench', '--json', '--rounds', '1', '--store', engine, '--only', scenario];
        const output = await pnpm(at, args, (line) => {
          const text = /^ *\d+ s {2}\S+: (.*)$/.exec(line)?.[1];
          if (text !== undefined) progress(scenario, `${where}: ${text}`);
        });
        for (const [key, line] of linesOf(printed.parse(JSON.parse(output)).figures)) {
          const earlier = measured[side].get(key)?.rounds ?? [];
          measured[side].set(key, { ...line, rounds: [...earlier, ...line.rounds] });
        }
      }
    }
    figures.push(
      ...compared(scenario, measured.before, measured.after, (was, is) => comparisonOf(was.rounds, is.rounds, is.unit)),
    );
  }
  return figures;
}

/** Compares an earlier run (before) with this one (after). */
export function compareRuns(before: Pick<Run, 'figures'>, after: Pick<Run, 'figures'>): readonly ComparedFigure[] {
  const scenarios = new Set([...before.figures, ...after.figures].map(({ scenario }) => scenario));
  return [...scenarios].flatMap((scenario) => {
    const [were, are] = [before, after].map(({ figures }) =>
      linesOf(figures.filter((figure) => figure.scenario === scenario)),
    );
    return compared(scenario, were ?? new Map(), are ?? new Map(), (was, is) => comparisonApart(was, is, is.unit));
  });
}

function compared(
  scenario: string,
  before: ReadonlyMap<string, Line>,
  after: ReadonlyMap<string, Line>,
  comparison: (before: Line, after: Line) => Comparison,
): readonly ComparedFigure[] {
  return Array.from(new Map([...before, ...after]), ([key, { name, unit, isCost }]) => {
    const [was, is] = [before.get(key), after.get(key)];
    const haveSpread = was !== undefined && is !== undefined && was.rounds.length > 1 && is.rounds.length > 1;
    return {
      scenario,
      name,
      unit,
      isCost,
      before: was?.rounds ?? null,
      after: is?.rounds ?? null,
      comparison: haveSpread ? comparison(was, is) : null,
    };
  });
}

/** Another source may have other scenarios, which its own usage lists. */
async function scenariosIn(directory: string): Promise<readonly string[]> {
  const usage = await pnpm(directory, ['--silent', 'bench', '--help'], () => undefined);
  const names = /--only ([\w|-]+)/.exec(usage)?.[1];
  if (names === undefined) throw new Error(`The usage of its bench names no scenarios:\n${usage}`);
  return names.split('|');
}
