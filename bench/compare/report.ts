import { styleText } from 'node:util';
import { spreadOf } from '../measure.ts';
import { aligned, amountOf } from '../report.ts';
import type { ComparedFigure } from './compare.ts';
import type { Verdict } from './verdict.ts';

const COLORS = { slower: 'red', faster: 'green', same: 'reset' } as const satisfies Record<Verdict, string>;

/** The comparison as a table, grouped by scenario. Of what operations cost only what differs. @param before its name */
export function comparedTableOf(before: string, figures: readonly ComparedFigure[]): string {
  const shown = figures.filter(({ isCost, comparison }) => !isCost || (comparison?.verdict ?? 'same') !== 'same');
  const head = ['', 'before', '[min–max]', 'after', '[min–max]', 'after/before', '[min–max]', ''];
  const rows = shown.map((figure) => [
    `${figure.scenario}: ${figure.name}`,
    ...amounts(figure.before, figure.unit),
    ...amounts(figure.after, figure.unit),
    ...conclusion(figure),
  ]);
  return `before: ${before}, after: the work tree\n\n${aligned([head, ...rows])}`;
}

function conclusion({ before, after, comparison }: ComparedFigure): readonly [string, string, string] {
  if (before === null) return ['', '', 'only after'];
  if (after === null) return ['', '', 'only before'];
  if (comparison === null) return ['', '', 'one round'];
  const { median, min, max } = comparison.ratio;
  const range = min === max ? '' : `[${min.toFixed(2)}–${max.toFixed(2)}]`;
  return [median.toFixed(2), range, styleText(COLORS[comparison.verdict], comparison.verdict)];
}

function amounts(rounds: readonly number[] | null, unit: string): readonly [string, string] {
  if (rounds === null) return ['', ''];
  const { median, min, max } = spreadOf(rounds);
  return [amountOf(median, unit), `[${amountOf(min, unit)}–${amountOf(max, unit)}]`];
}
