/** A colour of text with the tint it stands on. Both on a card, and either on the page, are readable: at least 4.5:1. */
interface StateColors {
  readonly ink: string;
  readonly tint: string;
}

/** Tones of a status; each has an icon and text beside it, never colour alone. */
export interface States {
  /** Done, received, paid. */
  readonly good: StateColors;
  /** An error: something is lost unless the reader acts. */
  readonly bad: StateColors;
  /** Under way, or only a test. */
  readonly wait: StateColors;
  /** Undone on purpose: refunded. */
  readonly info: StateColors;
  /** Ended without a result: canceled, expired. */
  readonly ended: StateColors;
}

export const LIGHT_STATES: States = {
  good: { ink: '#0f6b3f', tint: '#e3f4ea' },
  bad: { ink: '#b3261e', tint: '#fdecea' },
  wait: { ink: '#7a4f00', tint: '#fdf2d6' },
  info: { ink: '#0b5e73', tint: '#e0f1f6' },
  ended: { ink: '#565c6b', tint: '#eceef2' },
};
export const DARK_STATES: States = {
  good: { ink: '#79d6a1', tint: '#142a1f' },
  bad: { ink: '#ff9f97', tint: '#361b1a' },
  wait: { ink: '#f1cd72', tint: '#2d2512' },
  info: { ink: '#7fcde3', tint: '#11292f' },
  ended: { ink: '#b4bac8', tint: '#242832' },
};

/**
 * Sizes of text in rem, smallest first, `--t1` … `--t8`: ticks of a chart, hint, text, button, h2, h1, figure, hero. The
 * checkout's text is 1 rem.
 */
export const TEXT_SIZES = [0.75, 0.8125, 0.9375, 1.0625, 1.25, 1.5, 2, 2.75] as const;

/** The CSS declarations of the tones. */
export function stateRules(states: States): string {
  return Object.entries(states)
    .map(([name, { ink, tint }]: readonly [string, StateColors]) => `--${name}:${ink};--${name}-tint:${tint}`)
    .join(';');
}

/** The declarations of the sizes. */
export function sizeRules(): string {
  return TEXT_SIZES.map((rem, index) => `--t${index + 1}:${rem}rem`).join(';');
}
