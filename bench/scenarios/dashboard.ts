import { startChild } from '../child.ts';
import { charged, type Turn } from '../cost.ts';
import { alternate } from '../measure.ts';
import { amountFigure, figureOf, type Figure } from '../report.ts';
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
  for (const name of names) {
    const turn = (side: number) => (): Promise<Turn> =>
      charged({ gateway: server, databases }, () => server.ask('turn', { side, name, pages: PAGES }));
    const { few, many } = await alternate(
      { rounds, progress: (text) => progress(`${name}: ${text}`) },
      { few: turn(0), many: turn(1) },
    );
    figures.push(
      figureOf({
        name: `${name}, 1 000 000 payments`,
        unit: 'ms',
        ours: many,
        floorName: 'the same with 1 000',
        floor: few,
        mark: { kind: 'ratio_at_most', ratio: 1.3 },
        notes: [
          `dashboard: ${PAGES} pages of each kind and side a round, one after another, the median; each shows what it should: a full page, one payment, or none.`,
        ],
      }),
    );
  }
  progress('weighing every page');
  const weights = await server.ask('weights');
  await server.stop();
  return [...figures, ...weightFigures(weights)];
};

function weightFigures(weights: Awaited<ReturnType<DashboardTasks['weights']>>): readonly Figure[] {
  const pages = weights.toSorted((a, b) => b.bytes - a.bytes);
  const heaviest = (what: 'bytes' | 'scriptBytes'): number => Math.max(...pages.map((page) => page[what]));
  const figure = (name: string, ours: number, amount: number, notes: readonly string[]): Figure =>
    amountFigure({ name, unit: 'bytes', ours, mark: { kind: 'at_most', amount }, notes });
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
