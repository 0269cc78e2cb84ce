import { ratios, spreadOf, type Spread } from '../measure.ts';

export type Verdict = 'faster' | 'slower' | 'same';

/** One figure of two commits, measured in alternating rounds. */
export interface Comparison {
  readonly before: Spread;
  readonly after: Spread;
  /** After divided by before, per round. */
  readonly ratio: Spread;
  readonly verdict: Verdict;
}

/** Smaller differences are not significant, however little the rounds differ. */
const DIFFERENCE_MIN = 0.03;

/** Compares round by round. @param unit higher rates are better, lower values of everything else */
export function comparisonOf(before: readonly number[], after: readonly number[], unit: string): Comparison {
  const sides = { before: spreadOf(before), after: spreadOf(after) };
  // Zero on both sides is equal.
  const ratio = spreadOf(ratios(after, before).map((value) => (Number.isNaN(value) ? 1 : value)));
  // Not a number, and no change, if both are zero.
  const change = (sides.after.median - sides.before.median) / sides.before.median;
  // Paired rounds cancel a drift; the range of a side is narrower if single rounds were disturbed.
  const ownWidth = Math.max(widthOf(sides.before), widthOf(sides.after));
  const spread = Math.min(widthOf(ratio), ownWidth === 0 ? 0 : ownWidth / sides.before.median);
  const differs = Math.abs(change) > DIFFERENCE_MIN && Math.abs(change) > spread;
  const improves = unit === '1/s' ? change > 0 : change < 0;
  return { ...sides, ratio, verdict: !differs ? 'same' : improves ? 'faster' : 'slower' };
}

/** Which side starts in this round: A B B A A B …, so that a drift of the machine affects both alike. */
export function inTurn<Side>(round: number, sides: readonly Side[]): readonly Side[] {
  return round % 2 === 1 ? sides : sides.toReversed();
}

/** Infinity minus infinity is not a number: a count that was 0 and is now always more has no width. */
function widthOf({ min, max }: Spread): number {
  return max === min ? 0 : max - min;
}
