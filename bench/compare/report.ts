import { styleText } from 'node:util';
import { spreadOf } from '../measure.ts';
import { aligned, amountOf } from '../report.ts';
import type { ComparedFigure } from './compare.ts';
import type { Verdict } from './verdict.ts';

const COLORS = { slower: 'red', faster: 'green', same: 'reset' } as const satisfies Record<Verdict, string>;

/** The comparison as a table, grouped by scenario. */
export function comparedTableOf(
  { ref, commit }: { readonly ref: string; readonly commit: string },
  figures: readonly ComparedFigure[],
): string {
  const head = ['', 'before', '[min–max]', 'after', '[min–max]', 'after/before', '[min–max]', ''];
  const rows = figures.map(({ scenario, name, unit, before, after, comparison }) => [
    `${scenario}: ${name}`,
    ...amounts(before, unit),
    ...amounts(after, unit),
    ...(comparison === null
      ? ['', '', before === null ? 'only after' : 'only before']
      : [
          comparison.ratio.median.toFixed(2),
          `[${comparison.ratio.min.toFixed(2)}–${comparison.ratio.max.toFixed(2)}]`,
          styleText(COLORS[comparison.verdict], comparison.verdict),
        ]),
  ]);
  return `before: ${ref} (${commit.slice(0, 12)}), after: the work tree\n\n${aligned([head, ...rows])}`;
}

function amounts(rounds: readonly number[] | null, unit: string): readonly [string, string] {
  if (rounds === null) return ['', ''];
  const { median, min, max } = spreadOf(rounds);
  return [amountOf(median, unit), `[${amountOf(min, unit)}–${amountOf(max, unit)}]`];
}
