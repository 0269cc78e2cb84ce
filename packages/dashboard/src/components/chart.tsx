import type { JSX } from 'hono/jsx/jsx-runtime';

/** One bar of a {@link Chart}. */
export interface Bar {
  /** Under the bar, where there is room for it. */
  readonly label: string;
  readonly value: number;
  /** Label of the bar: what it shows, and its value. */
  readonly title: string;
  /** The value of the period before, marked across the bar. */
  readonly before?: number;
}

interface ChartProps {
  /** Distinguishes the charts of a page. */
  readonly id: string;
  readonly title: string;
  /** Describes the chart for screen readers. */
  readonly description: string;
  readonly bars: readonly Bar[];
  /** A short value for the axis. */
  readonly tick: (value: number) => string;
  /** End of the axis, for values that have a maximum. */
  readonly top?: number;
}

const BAR_WIDTH = 10;
const HEIGHT = 100;
/** Minimum height of a bar whose value is not zero, so that it is visible. */
const BAR_HEIGHT_MIN = 1.5;

/**
 * Bars, drawn on the server. The drawing is stretched to the room there is; its words stand around it, so that they are as
 * large on a phone as everywhere.
 */
export function Chart({ id, title, description, bars, tick, top: end }: ChartProps): JSX.Element {
  const top = end ?? roundUp(Math.max(0, ...bars.map(({ value, before = 0 }) => Math.max(value, before))));
  const ticks = [top, top / 2, 0];
  const width = bars.length * BAR_WIDTH;
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
        {ticks.map((_, place) => {
          const y = (place * HEIGHT) / (ticks.length - 1);
          return <line x1="0" x2={width} y1={y} y2={y} vector-effect="non-scaling-stroke" />;
        })}
        {bars.map(({ value, before = 0, title: words }, place) => {
          const height = value === 0 ? 0 : Math.max(BAR_HEIGHT_MIN, (value / top) * HEIGHT);
          return (
            <g>
              <title>{words}</title>
              {/* Where a pointer finds the day, however low its bar. */}
              <rect class="day" x={place * BAR_WIDTH} y="0" width={BAR_WIDTH} height={HEIGHT} />
              <rect
                x={place * BAR_WIDTH + BAR_WIDTH * 0.15}
                y={rounded(HEIGHT - height)}
                width={BAR_WIDTH * 0.7}
                height={rounded(height)}
              />
              {before > 0 && (
                <line
                  class="before"
                  x1={place * BAR_WIDTH}
                  x2={(place + 1) * BAR_WIDTH}
                  y1={rounded(HEIGHT - (before / top) * HEIGHT)}
                  y2={rounded(HEIGHT - (before / top) * HEIGHT)}
                  vector-effect="non-scaling-stroke"
                />
              )}
            </g>
          );
        })}
      </svg>
      <ol class="days" aria-hidden="true">
        {labelled(bars).map(({ label }) => (
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

/** The first, the last and the one between: more would not fit on a phone. */
function labelled(bars: readonly Bar[]): readonly Bar[] {
  const middle = bars.length % 2 === 1 && bars.length > 2 ? [bars[(bars.length - 1) / 2]] : [];
  return [bars[0], ...middle, bars.length > 1 ? bars.at(-1) : undefined].filter((bar) => bar !== undefined);
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
