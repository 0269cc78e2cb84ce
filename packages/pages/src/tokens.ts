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
  readonly test: StateColors;
  /** Undone on purpose: refunded. */
  readonly info: StateColors;
  /** Ended without a result: canceled, expired. */
  readonly ended: StateColors;
}

export const LIGHT_STATES: States = {
  good: { ink: '#17683a', tint: '#e6f3ea' },
  bad: { ink: '#a91e1e', tint: '#fbeaea' },
  test: { ink: '#6b4e00', tint: '#fdf1cf' },
  info: { ink: '#1d4f91', tint: '#e5eefa' },
  ended: { ink: '#54504c', tint: '#eceae8' },
};
export const DARK_STATES: States = {
  good: { ink: '#7ed6a0', tint: '#16281d' },
  bad: { ink: '#ff9c94', tint: '#331a19' },
  test: { ink: '#f3cf72', tint: '#2c2412' },
  info: { ink: '#9dc3f5', tint: '#16243a' },
  ended: { ink: '#c3beb9', tint: '#2a2724' },
};

/** Sizes of text in rem, smallest first: `--text-1` … `--text-5`. Body text of the panels is the third, of the checkout 1 rem. */
export const TEXT_SIZES = [0.8125, 0.875, 0.9375, 1.0625, 1.375] as const;

/** The CSS declarations of the tones. */
export function stateRules(states: States): string {
  return Object.entries(states)
    .map(([name, { ink, tint }]: readonly [string, StateColors]) => `--${name}:${ink};--${name}-tint:${tint}`)
    .join(';');
}

/** The declarations of the sizes. */
export function sizeRules(): string {
  return TEXT_SIZES.map((rem, index) => `--text-${index + 1}:${rem}rem`).join(';');
}
