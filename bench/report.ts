import { styleText } from 'node:util';
import type { Spread } from './measure.ts';

/** What the figure is held to. */
export type Mark =
  | { readonly kind: 'ratio_at_least'; readonly ratio: number; readonly aim?: number }
  | { readonly kind: 'ratio_at_most'; readonly ratio: number }
  | { readonly kind: 'per_second_at_least'; readonly perSecond: number }
  | { readonly kind: 'at_most_ms'; readonly milliseconds: number }
  | { readonly kind: 'exactly'; readonly count: number };

export type Unit = '1/s' | 'ms' | 'trips';

/** One line of the report. */
export interface Figure {
  readonly name: string;
  readonly unit: Unit;
  readonly ours: number;
  /** What it is compared with, measured in the same rounds. */
  readonly floorName: string;
  /** Null: a count has none. */
  readonly floor: number | null;
  /** Ours by floor, round by round; null where a ratio says nothing. */
  readonly ratio: Spread | null;
  /** Null: told for information. */
  readonly mark: Mark | null;
  /** What was checked about the answers, and what is to be known about the figure. */
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
    case 'at_most_ms':
      return !(ours <= mark.milliseconds);
    case 'exactly':
      return ours !== mark.count;
  }
}

/** The report as a table, with what was checked below it. */
export function tableOf(figures: readonly Figure[]): string {
  const head = ['', 'ours', 'floor', 'ratio', '[min–max]', 'mark', ''];
  const rows = figures.map((figure) => [
    figure.floor === null ? figure.name : `${figure.name}\n  against ${figure.floorName}`,
    amountOf(figure.ours, figure.unit),
    figure.floor === null ? '' : amountOf(figure.floor, figure.unit),
    figure.ratio === null ? '' : figure.ratio.median.toFixed(2),
    figure.ratio === null ? '' : `[${figure.ratio.min.toFixed(2)}–${figure.ratio.max.toFixed(2)}]`,
    markOf(figure.mark),
    figure.mark === null
      ? ''
      : missesMark(figure)
        ? styleText('red', verdictOf(figure.mark))
        : styleText('green', 'ok'),
  ]);
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => widthOf(row[column] ?? ''))));
  const line = (cells: readonly string[]): string => {
    const [name = '', ...values] = cells;
    const [first = '', ...more] = name.split('\n');
    const padded = values.map((value, index) => value.padStart(widths[index + 1] ?? 0));
    return [`${first.padEnd(widths[0] ?? 0)}  ${padded.join('  ')}`.trimEnd(), ...more].join('\n');
  };
  const notes = [...new Set(figures.flatMap((figure) => figure.notes))];
  return [line(head), ...rows.map(line), '', ...notes.map((note) => `- ${note}`)].join('\n');
}

function widthOf(cell: string): number {
  return Math.max(...cell.split('\n').map((text) => text.length));
}

function amountOf(value: number, unit: Unit): string {
  switch (unit) {
    case 'ms':
      return `${value.toFixed(1)} ms`;
    case 'trips':
      return String(value);
    case '1/s':
      return `${Math.round(value).toLocaleString('en-US').replaceAll(',', ' ')}/s`;
  }
}

function markOf(mark: Mark | null): string {
  switch (mark?.kind) {
    case undefined:
      return '';
    case 'ratio_at_least':
      return `≥ ${mark.ratio}${mark.aim === undefined ? '' : ` (aim ${mark.aim})`}`;
    case 'ratio_at_most':
      return `≤ ${mark.ratio}`;
    case 'per_second_at_least':
      return `≥ ${mark.perSecond}/s`;
    case 'at_most_ms':
      return `≤ ${mark.milliseconds} ms`;
    case 'exactly':
      return `= ${mark.count}`;
  }
}

/** How a mark is missed. */
function verdictOf({ kind }: Mark): string {
  return kind === 'ratio_at_least' || kind === 'per_second_at_least' ? 'below' : 'above';
}
