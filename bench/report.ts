import { styleText } from 'node:util';
import type { Cost, Turn } from './cost.ts';
import { ratios, spreadOf, type Spread } from './measure.ts';

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
  /** Of our figure, by round. */
  readonly rounds?: readonly number[];
  /** Of an operation of ours, by round. */
  readonly costs?: readonly Cost[];
  /** Null: for information only. */
  readonly mark: Mark | null;
  /** The checks of the responses, and notes about the figure. */
  readonly notes: readonly string[];
}

/** The figure of the turns of both sides. */
export function figureOf({
  ours,
  floor,
  ...figure
}: Pick<Figure, 'name' | 'unit' | 'floorName' | 'mark' | 'notes'> & {
  readonly ours: readonly Turn[];
  /** Null: none. */
  readonly floor: readonly Turn[] | null;
}): Figure {
  const rounds = ours.map(({ value }) => value);
  const floorRounds = floor?.map(({ value }) => value) ?? null;
  return {
    ...figure,
    ours: spreadOf(rounds).median,
    floor: floorRounds === null ? null : spreadOf(floorRounds).median,
    ratio: floorRounds === null ? null : spreadOf(ratios(rounds, floorRounds)),
    ...(floorRounds === null && { range: spreadOf(rounds) }),
    rounds,
    costs: ours.flatMap(({ cost }) => cost ?? []),
  };
}

/** A figure without a floor. */
export function amountFigure(
  figure: Pick<Figure, 'name' | 'unit' | 'ours' | 'mark' | 'notes'> & Pick<Partial<Figure>, 'range' | 'rounds'>,
): Figure {
  return { ...figure, floorName: '', floor: null, ratio: null };
}

/** The median of the rounds; null where a round does not know it. */
export function costIn(costs: readonly Cost[] | undefined, name: keyof Cost): number | null {
  const known = costs?.flatMap((cost) => cost[name] ?? []) ?? [];
  return known.length === 0 ? null : spreadOf(known).median;
}

/** A cost with a target of its own. */
export function costFigure(name: string, turns: readonly Turn[], costs: readonly (keyof Cost)[], most: number): Figure {
  const rounds = turns.map(({ cost }) => costs.reduce((sum, each) => sum + (cost?.[each] ?? 0), 0));
  const range = spreadOf(rounds);
  return amountFigure({
    name: `${name}: CPU${costs.length === 1 ? ' of the gateway' : ''}`,
    unit: 'µs',
    ours: range.median,
    range,
    rounds,
    mark: { kind: 'at_most', amount: most },
    notes: [],
  });
}

/** CPU time of gateway and database together, against that of a floor. */
export function costAgainst(
  name: string,
  ours: readonly Turn[],
  floorName: string,
  floor: readonly Turn[],
  most: number,
): Figure {
  const whole = (turns: readonly Turn[]): readonly Turn[] =>
    turns.map(({ cost }) => ({
      value: (cost?.gatewayMicroseconds ?? Number.NaN) + (cost?.databaseMicroseconds ?? 0),
      cost: null,
    }));
  return figureOf({
    name: `${name}: CPU of gateway and database`,
    unit: 'µs',
    ours: whole(ours),
    floorName,
    floor: whole(floor),
    mark: { kind: 'ratio_at_most', ratio: most },
    notes: [],
  });
}

/** CPU time of a side's server per operation, in whole microseconds. */
export function gatewayMicroseconds(turns: readonly Turn[]): number {
  return Math.round(
    costIn(
      turns.flatMap(({ cost }) => cost ?? []),
      'gatewayMicroseconds',
    ) ?? Number.NaN,
  );
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

/** What an operation costs, as a table. Empty where nothing is known. */
export function costTableOf(figures: readonly Figure[]): string {
  const known = [...new Map(figures.map((figure) => [figure.name, figure])).values()].filter(
    ({ costs = [] }) => costs.length > 0,
  );
  if (known.length === 0) return '';
  const rows = known.map(({ name, costs }) => [
    name,
    ...COST_COLUMNS.map(({ cost, text }) => {
      const value = costIn(costs, cost);
      return value === null || Number.isNaN(value) ? '' : text(value);
    }),
  ]);
  return aligned([['cost of one', ...COST_COLUMNS.map(({ head }) => head)], ...rows]);
}

const microseconds = (value: number): string => `${Math.round(value)} µs`;
const milliseconds = (value: number): string => `${value.toFixed(2)} ms`;

const COST_COLUMNS: readonly { readonly head: string; readonly cost: keyof Cost; text(value: number): string }[] = [
  { head: 'gateway', cost: 'gatewayMicroseconds', text: microseconds },
  { head: 'database', cost: 'databaseMicroseconds', text: microseconds },
  { head: 'p50', cost: 'p50Ms', text: milliseconds },
  { head: 'p99', cost: 'p99Ms', text: milliseconds },
  { head: 'syncs', cost: 'syncs', text: (value) => value.toFixed(3) },
  { head: 'log', cost: 'walBytes', text: (value) => `${(value / 1000).toFixed(1)} kB` },
  { head: 'group', cost: 'groupSize', text: (value) => value.toFixed(1) },
];

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
      return `${value.toFixed(value < 10 ? 2 : 1)} ms`;
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
  return range === undefined || range.min === range.max ? '' : `[${Math.round(range.min)}–${Math.round(range.max)}]`;
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
      return `≤ ${mark.amount}${unit === 'bytes' ? ' B' : unit === 'ms' || unit === 'µs' ? ` ${unit}` : ''}`;
    case 'exactly':
      return `= ${mark.count}`;
  }
}

/** How a target is missed. */
function verdictOf({ kind }: Mark): string {
  return kind === 'ratio_at_least' || kind === 'per_second_at_least' ? 'below' : 'above';
}
