import { startChild } from '../child.ts';
import { ratios, spreadOf } from '../measure.ts';
import type { Figure } from '../report.ts';
import type { DashboardTasks } from '../servers/dashboard.ts';
import type { Scenario } from './scenario.ts';

const FEW = 1_000;
const MANY = 1_000_000;
/** Requests of each page and side per round. */
const PAGES = 40;

/**
 * Response times of a merchant's pages with a million payments, compared with a thousand, and the size of the pages.
 */
export const dashboard: Scenario = async ({ rounds, databases, profileDirectory, progress }) => {
  progress(`filling in ${MANY} payments`);
  const server = await startChild<DashboardTasks>('servers/dashboard.ts', {
    arguments: [await databases.create('few'), await databases.create('many')],
    profileDirectory,
  });
  const names = await server.ask('prepare', [FEW, MANY]);
  const figures: Figure[] = [];
  const few = new Map(names.map((name) => [name, [] as number[]]));
  const many = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = 0; round <= rounds; round += 1) {
    progress(round === 0 ? 'warming up' : `round ${round} of ${rounds}`);
    for (const name of names) {
      const [fewMs = Number.NaN, manyMs = Number.NaN] = await server.ask('turn', { name, pages: PAGES });
      // The first round is a warm-up for the compiler.
      if (round === 0) continue;
      few.get(name)?.push(fewMs);
      many.get(name)?.push(manyMs);
    }
  }
  for (const name of names) {
    const [ours, floor] = [many.get(name) ?? [], few.get(name) ?? []];
    figures.push({
      name: `${name}, 1 000 000 payments`,
      unit: 'ms',
      ours: spreadOf(ours).median,
      floorName: 'the same with 1 000',
      floor: spreadOf(floor).median,
      ratio: spreadOf(ratios(ours, floor)),
      mark: { kind: 'ratio_at_most', ratio: 1.3 },
      notes: [
        `dashboard: ${PAGES} pages of each kind and side a round, one after another and side by side, the median; each shows what it should: a full page, one payment, or none.`,
      ],
    });
  }
  progress('weighing every page');
  const weights = await server.ask('weights');
  await server.stop();
  return [...figures, ...weightFigures(weights)];
};

function weightFigures(weights: Awaited<ReturnType<DashboardTasks['weights']>>): readonly Figure[] {
  const pages = weights.toSorted((a, b) => b.bytes - a.bytes);
  const heaviest = (what: 'bytes' | 'scriptBytes'): number => Math.max(...pages.map((page) => page[what]));
  const figure = (name: string, ours: number, amount: number, notes: readonly string[]): Figure => ({
    name,
    unit: 'bytes',
    ours,
    floorName: '',
    floor: null,
    ratio: null,
    mark: { kind: 'at_most', amount },
    notes,
  });
  const list = pages.map(
    ({ page, bytes, scriptBytes }) => `\n    ${String(bytes).padStart(6)} B, script ${scriptBytes} B  ${page}`,
  );
  return [
    figure(`the heaviest of ${pages.length} pages of dashboard and panel, compressed`, heaviest('bytes'), 60_000, [
      `pages that links lead to, the heaviest of each kind:${list.join('')}`,
    ]),
    figure('the most script of a page, uncompressed', heaviest('scriptBytes'), 5_000, []),
  ];
}
