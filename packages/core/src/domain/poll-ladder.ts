/**
 * When a pending attempt is looked up at its rail, in seconds after the look-up before. Dense while the payer holds the
 * phone (operators prompt for about five minutes), then thinner for a day; MTN sends its callback once and never again,
 * so this ladder and not the callback is what a payment rests on.
 */
const LADDER_SECONDS = [
  2, 3, 5, 10, 10, 15, 15, 30, 30, 30, 60, 60, 120, 300, 300, 600, 900, 1800, 3600, 7200, 14_400, 21_600, 28_800,
];

/** Delay before the next look-up after `polls` look-ups, or null when the ladder has ended: an operator has to settle it. */
export function pollDelayMs(polls: number): number | null {
  const seconds = LADDER_SECONDS[polls];
  return seconds === undefined ? null : seconds * 1000;
}
