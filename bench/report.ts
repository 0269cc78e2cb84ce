import { styleText } from 'node:util';
import type { Spread } from './measure.ts';

/** What the figure is held to. */
export type Mark =
  | { readonly kind: 'ratio_at_least'; readonly ratio: number; readonly aim?: number }
  | { readonly kind: 'at_most_ms'; readonly milliseconds: number };

/** One line of the report. */
export interface Figure {
  readonly name: string;
  readonly unit: '1/s' | 'ms';
  readonly ours: number;
  /** What it is compared with, measured in the same rounds. */
  readonly floorName: string;
  readonly floor: number;
  /** Ours by floor, round by round; null where a ratio says nothing. */
  readonly ratio: Spread | null;
  /** Null: told for information. */
  readonly mark: Mark | null;
  /** What was checked about the answers, and what is to be known about the figure. */
  readonly notes: readonly string[];
}

export function isBelowMark({ mark, ratio, ours }: Figure): boolean {
  if (mark === null) return false;
  return mark.kind === 'at_most_ms' ? !(ours <= mark.milliseconds) : !((ratio?.median ?? 0) >= mark.ratio);
}

/** The report as a table, with what was checked below it. */
export function tableOf(figures: readonly Figure[]): string {
  const head = ['', 'ours', 'floor', 'ratio', '[min–max]', 'mark', ''];
  const rows = figures.map((figure) => [
    `${figure.name}\n  against ${figure.floorName}`,
    amountOf(figure.ours, figure.unit),
    amountOf(figure.floor, figure.unit),
    figure.ratio === null ? '' : figure.ratio.median.toFixed(2),
    figure.ratio === null ? '' : `[${figure.ratio.min.toFixed(2)}–${figure.ratio.max.toFixed(2)}]`,
    markOf(figure.mark),
    figure.mark === null ? '' : isBelowMark(figure) ? styleText('red', 'below') : styleText('green', 'ok'),
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

function amountOf(value: number, unit: Figure['unit']): string {
  return unit === 'ms'
    ? `${value.toFixed(1)} ms`
    : `${Math.round(value).toLocaleString('en-US').replaceAll(',', ' ')}/s`;
}

function markOf(mark: Mark | null): string {
  if (mark === null) return '';
  if (mark.kind === 'at_most_ms') return `≤ ${mark.milliseconds} ms`;
  return `≥ ${mark.ratio}${mark.aim === undefined ? '' : ` (aim ${mark.aim})`}`;
}
