import { ratios, spreadOf, type Spread } from '../measure.ts';

export type Verdict = 'faster' | 'slower' | 'same';

/** One figure on two sources, measured in alternating rounds. */
export interface Comparison {
  readonly before: Spread;
  readonly after: Spread;
  /** After by before, round by round. */
  readonly ratio: Spread;
  readonly verdict: Verdict;
}

/** Smaller differences say nothing, however little the rounds differ. */
const DIFFERENCE_MIN = 0.03;

/** Compares round by round. @param unit rates are better when they grow, everything else when it shrinks */
export function comparisonOf(before: readonly number[], after: readonly number[], unit: string): Comparison {
  const sides = { before: spreadOf(before), after: spreadOf(after) };
  // Nothing on both sides is as much on both sides.
  const ratio = spreadOf(ratios(after, before).map((value) => (Number.isNaN(value) ? 1 : value)));
  // Not a number, and no change, where both are nothing.
  const change = (sides.after.median - sides.before.median) / sides.before.median;
  // Paired rounds cancel a drift; the sides' own ends are narrower where single rounds were disturbed.
  const ownWidth = Math.max(widthOf(sides.before), widthOf(sides.after));
  const spread = Math.min(widthOf(ratio), ownWidth === 0 ? 0 : ownWidth / sides.before.median);
  const differs = Math.abs(change) > DIFFERENCE_MIN && Math.abs(change) > spread;
  const improves = unit === '1/s' ? change > 0 : change < 0;
  return { ...sides, ratio, verdict: !differs ? 'same' : improves ? 'faster' : 'slower' };
}

/** Which side begins in this round: A B B A A B …, so that a drift of the machine meets both alike. */
export function inTurn<Side>(round: number, sides: readonly Side[]): readonly Side[] {
  return round % 2 === 1 ? sides : sides.toReversed();
}

/** Infinity less infinity is no number: a count that was 0 and always is more has no width. */
function widthOf({ min, max }: Spread): number {
  return max === min ? 0 : max - min;
}
