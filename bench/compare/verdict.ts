import { ratios, spreadOf, type Spread } from '../measure.ts';

export type Verdict = 'faster' | 'slower' | 'same';

/** One figure of two sides. */
export interface Comparison {
  readonly before: Spread;
  readonly after: Spread;
  /** After divided by before: per round, or of the medians if the rounds have nothing to do with each other. */
  readonly ratio: Spread;
  readonly verdict: Verdict;
}

/** Smaller differences are not significant, however little the rounds differ. */
const DIFFERENCE_MIN = 0.03;

/** Compares round by round, in alternating rounds. @param unit higher rates are better, lower values of everything else */
export function comparisonOf(before: readonly number[], after: readonly number[], unit: string): Comparison {
  const sides = { before: spreadOf(before), after: spreadOf(after) };
  // Zero on both sides is equal.
  const ratio = spreadOf(ratios(after, before).map((value) => (Number.isNaN(value) ? 1 : value)));
  // Paired rounds cancel a drift; the range of a side is narrower if single rounds were disturbed.
  const spread = Math.min(widthOf(ratio), ownSpread(sides.before, sides.after));
  return { ...sides, ratio, verdict: verdictOf(sides.before, sides.after, spread, unit) };
}

/** A figure of a run, with its ratio to its floor if it has one. */
export interface Measured {
  readonly rounds: readonly number[];
  readonly ratio: Spread | null;
}

/**
 * Compares two runs at different times, when other work on the machine may have differed. A difference must exceed the
 * spread of the rounds of either run, and a figure with a floor must also differ from its floor as much: otherwise the
 * machine became slower and not the source.
 */
export function comparisonApart(before: Measured, after: Measured, unit: string): Comparison {
  const sides = { before: spreadOf(before.rounds), after: spreadOf(after.rounds) };
  const verdict = verdictApart(sides.before, sides.after, unit);
  const toFloor =
    before.ratio === null || after.ratio === null ? verdict : verdictApart(before.ratio, after.ratio, unit);
  const quotient = sides.after.median / sides.before.median;
  const ratio = Number.isNaN(quotient) ? 1 : quotient;
  return {
    ...sides,
    ratio: { median: ratio, min: ratio, max: ratio },
    verdict: verdict === toFloor ? verdict : 'same',
  };
}

function verdictApart(before: Spread, after: Spread, unit: string): Verdict {
  return verdictOf(before, after, ownSpread(before, after), unit);
}

/** @param spread differences up to it are not shown, as a share of before */
function verdictOf(before: Spread, after: Spread, spread: number, unit: string): Verdict {
  // Not a number, and no change, if both are zero.
  const change = (after.median - before.median) / before.median;
  const differs = Math.abs(change) > DIFFERENCE_MIN && Math.abs(change) > spread;
  const improves = unit === '1/s' ? change > 0 : change < 0;
  return !differs ? 'same' : improves ? 'faster' : 'slower';
}

/** The range of the wider side, as a share of the median before. */
function ownSpread(before: Spread, after: Spread): number {
  const width = Math.max(widthOf(before), widthOf(after));
  return width === 0 ? 0 : width / before.median;
}

/** Which side starts in this round: A B B A A B …, so that a drift of the machine affects both alike. */
export function inTurn<Side>(round: number, sides: readonly Side[]): readonly Side[] {
  return round % 2 === 1 ? sides : sides.toReversed();
}

/** Infinity minus infinity is not a number: a count that was 0 and is now always more has no width. */
function widthOf({ min, max }: Spread): number {
  return max === min ? 0 : max - min;
}
