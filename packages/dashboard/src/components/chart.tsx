import type { JSX } from 'hono/jsx/jsx-runtime';

/** One day of a {@link Chart}. */
export interface ChartDay {
  /** Under the line, where there is room for it. */
  readonly label: string;
  /** Null: it has none, and the line a gap. */
  readonly value: number | null;
  /** What a pointer reads there: the day, and its value. */
  readonly title: string;
  /** The value of the same day of the period before. */
  readonly before?: number | null;
  /** The day is not over: its value is an open point, and no fall of the line. Later days have no value. */
  readonly isOpen?: boolean;
}

interface ChartProps {
  /** Distinguishes the charts of a page. */
  readonly id: string;
  readonly title: string;
  /** Describes the chart for screen readers. */
  readonly description: string;
  readonly days: readonly ChartDay[];
  /** A short value for the axis. */
  readonly tick: (value: number) => string;
  /** End of the axis, for values that have a maximum. */
  readonly top?: number;
}

const DAY_WIDTH = 10;
const HEIGHT = 100;

/**
 * A line, drawn on the server, and the period before dashed behind it. The drawing is stretched to the room there is; its
 * words stand around it, so that they are as large on a phone as everywhere.
 */
export function Chart({ id, title, description, days, tick, top: end }: ChartProps): JSX.Element {
  const top = end ?? roundUp(Math.max(0, ...days.flatMap(({ value, before }) => [value ?? 0, before ?? 0])));
  const ticks = [top, top / 2, 0];
  const width = days.length * DAY_WIDTH;
  // A day alone between gaps is a dot: a line of no length with round ends.
  const line = (values: readonly (number | null)[]): string =>
    values
      .map((value, place) => {
        if (value === null) return '';
        const command = (values[place - 1] ?? null) === null ? 'M' : 'L';
        return `${command}${(place + 0.5) * DAY_WIDTH} ${rounded(HEIGHT - (value / top) * HEIGHT)}h0`;
      })
      .join('');
  const ended = days.filter(({ isOpen }) => isOpen !== true);
  const values = ended.map(({ value }) => value);
  const before = days.map((day) => day.before ?? null);
  const open = days.map(({ value, isOpen }) => (isOpen === true ? value : null));
  const soFar = days.map(({ value }, place) => (place < ended.length - 1 ? null : value));
  return (
    <div class="chart">
      <ol class="ticks" aria-hidden="true">
        {ticks.map((value) => (
          <li>{tick(value)}</li>
        ))}
      </ol>
      <svg
        role="img"
        aria-labelledby={`${id}-title ${id}-description`}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-description`}>{description}</desc>
        {days.map(({ title: words }, place) => (
          <g>
            <title>{words}</title>
            <rect x={place * DAY_WIDTH} width={DAY_WIDTH} height={HEIGHT} />
          </g>
        ))}
        <path d={ticks.map((_, place) => `M0 ${(place * HEIGHT) / (ticks.length - 1)}H${width}`).join('')} />
        {values.length > 0 && !values.includes(null) && (
          <path class="area" d={`${line(values)}V${HEIGHT}H${DAY_WIDTH / 2}Z`} />
        )}
        {before.some((value) => (value ?? 0) > 0) && <path class="before" d={line(before)} />}
        <path class="line" d={line(values)} />
        {ended.length < days.length && (
          <>
            <path class="so-far" d={line(soFar)} />
            <path class="now" d={line(open)} />
            <path class="hole" d={line(open)} />
          </>
        )}
      </svg>
      <ol class="days" aria-hidden="true">
        {labelled(days).map(({ label }) => (
          <li>{label}</li>
        ))}
      </ol>
    </div>
  );
}

/** The next of 1, 2, 4 or 10 times a power of ten: halves of them are round too. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return power * ([1, 2, 4, 10].find((factor) => factor * power >= value) ?? 10);
}

/** The first, the last and up to two at even distances between: more would not fit on a phone. */
function labelled(days: readonly ChartDay[]): readonly ChartDay[] {
  const last = days.length - 1;
  // Of many days, half a day beside its place is not seen.
  const parts = [3, 2].find((each) => last % each === 0) ?? (last > 20 ? 3 : 1);
  return days.filter((_, place) => [0, 1, 2, 3].some((part) => Math.round((part * last) / parts) === place));
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
