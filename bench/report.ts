import { styleText } from 'node:util';
import type { Spread } from './measure.ts';

/** The target of the figure. */
export type Mark =
  | { readonly kind: 'ratio_at_least'; readonly ratio: number; readonly aim?: number }
  | { readonly kind: 'ratio_at_most'; readonly ratio: number }
  | { readonly kind: 'per_second_at_least'; readonly perSecond: number }
  /** In the unit of the figure. */
  | { readonly kind: 'at_most'; readonly amount: number }
  | { readonly kind: 'exactly'; readonly count: number };

export type Unit = '1/s' | 'ms' | 'µs' | 'bytes' | 'trips' | 'requests';

/** One line of the report. */
export interface Figure {
  readonly name: string;
  readonly unit: Unit;
  readonly ours: number;
  /** The floor, measured in the same rounds. */
  readonly floorName: string;
  /** Null: a count has no floor. */
  readonly floor: number | null;
  /** Ours divided by the floor, per round; null if a ratio is meaningless. */
  readonly ratio: Spread | null;
  /** Spread of our figure, if there is no ratio but several rounds. */
  readonly range?: Spread;
  /** Null: for information only. */
  readonly mark: Mark | null;
  /** The checks of the responses, and notes about the figure. */
  readonly notes: readonly string[];
}

export function missesMark({ mark, ratio, ours }: Figure): boolean {
  if (mark === null) return false;
  switch (mark.kind) {
    case 'ratio_at_least':
      return !((ratio?.median ?? Number.NaN) >= mark.ratio);
    case 'ratio_at_most':
      return !((ratio?.median ?? Number.NaN) <= mark.ratio);
    case 'per_second_at_least':
      return !(ours >= mark.perSecond);
    case 'at_most':
      return !(ours <= mark.amount);
    case 'exactly':
      return ours !== mark.count;
  }
}

/** The report as a table, followed by the checks. */
export function tableOf(figures: readonly Figure[]): string {
  const head = ['', 'ours', 'floor', 'ratio', '[min–max]', 'mark', ''];
  const rows = figures.map((figure) => [
    figure.floor === null ? figure.name : `${figure.name}\n  against ${figure.floorName}`,
    amountOf(figure.ours, figure.unit),
    figure.floor === null ? '' : amountOf(figure.floor, figure.unit),
    figure.ratio === null ? '' : figure.ratio.median.toFixed(2),
    rangeOf(figure),
    markOf(figure.mark, figure.unit),
    figure.mark === null
      ? ''
      : missesMark(figure)
        ? styleText('red', verdictOf(figure.mark))
        : styleText('green', 'ok'),
  ]);
  const notes = [...new Set(figures.flatMap((figure) => figure.notes))];
  return [aligned([head, ...rows]), '', ...notes.map((note) => `- ${note}`)].join('\n');
}

/** Columns of minimal width. The first is left-aligned and may have further lines. */
export function aligned(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => widthOf(row[column] ?? ''))),
  );
  const line = (cells: readonly string[]): string => {
    const [name = '', ...values] = cells;
    const [first = '', ...more] = name.split('\n');
    const padded = values.map((value, index) => value.padStart(widths[index + 1] ?? 0));
    return [`${first.padEnd(widths[0] ?? 0)}  ${padded.join('  ')}`.trimEnd(), ...more].join('\n');
  };
  return rows.map(line).join('\n');
}

function widthOf(cell: string): number {
  return Math.max(...cell.split('\n').map((text) => text.length));
}

/** @param unit another source may have units other than {@link Unit} */
export function amountOf(value: number, unit: string): string {
  switch (unit) {
    case 'ms':
      return `${value.toFixed(1)} ms`;
    case 'µs':
      return `${value.toFixed(2)} µs`;
    case 'bytes':
      return `${value} B`;
    case '1/s':
      return `${Math.round(value).toLocaleString('en-US').replaceAll(',', ' ')}/s`;
    default:
      return String(value);
  }
}

function rangeOf({ ratio, range }: Figure): string {
  if (ratio !== null) return `[${ratio.min.toFixed(2)}–${ratio.max.toFixed(2)}]`;
  return range === undefined ? '' : `[${Math.round(range.min)}–${Math.round(range.max)}]`;
}

function markOf(mark: Mark | null, unit: Unit): string {
  switch (mark?.kind) {
    case undefined:
      return '';
    case 'ratio_at_least':
      return `≥ ${mark.ratio}${mark.aim === undefined ? '' : ` (aim ${mark.aim})`}`;
    case 'ratio_at_most':
      return `≤ ${mark.ratio}`;
    case 'per_second_at_least':
      return `≥ ${mark.perSecond}/s`;
    case 'at_most':
      return `≤ ${mark.amount}${unit === 'ms' ? ' ms' : unit === 'bytes' ? ' B' : ''}`;
    case 'exactly':
      return `= ${mark.count}`;
  }
}

/** How a target is missed. */
function verdictOf({ kind }: Mark): string {
  return kind === 'ratio_at_least' || kind === 'per_second_at_least' ? 'below' : 'above';
}
