import { describe, expect, it } from 'vitest';
import { comparisonOf, inTurn } from './verdict.ts';

describe('comparison of two sources', () => {
  it('returns median, minimum and maximum of each side, and of the ratio within each round', () => {
    const { before, after, ratio } = comparisonOf([100, 200, 400], [110, 180, 400], '1/s');
    expect(before).toEqual({ median: 200, min: 100, max: 400 });
    expect(after).toEqual({ median: 180, min: 110, max: 400 });
    expect(ratio.median).toBe(1);
    expect(ratio.min).toBeCloseTo(0.9);
    expect(ratio.max).toBeCloseTo(1.1);
  });

  it.each([
    ['a rate that falls is slower', [100, 100], [90, 91], '1/s', 'slower'],
    ['a rate that rises is faster', [100, 100], [110, 111], '1/s', 'faster'],
    ['a time that rises is slower', [100, 100], [110, 111], 'ms', 'slower'],
    ['a time that falls is faster', [100, 100], [90, 91], 'µs', 'faster'],
    ['3 % are not enough', [100, 100], [97, 97], '1/s', 'same'],
    ['more than 3 % are', [100, 100], [96.9, 96.9], '1/s', 'slower'],
    ['a difference within the spread of the rounds is the same', [100, 100, 100], [80, 90, 105], '1/s', 'same'],
    ['a drift of both sides alike is not a spread', [100, 200, 400], [90, 180, 360], '1/s', 'slower'],
    ['sides that are far apart differ, whatever the single rounds', [12, 122], [345, 462], 'µs', 'slower'],
    ['zero and zero are the same', [0, 0], [0, 0], 'requests', 'same'],
    ['more than zero instead of zero is slower', [0, 0], [1, 1], 'requests', 'slower'],
    ['zero instead of more is faster', [1, 1], [0, 0], 'requests', 'faster'],
  ])('%s', (_, before, after, unit, verdict) => {
    expect(comparisonOf(before, after, unit).verdict).toBe(verdict);
  });

  it('alternates which side starts', () => {
    expect([1, 2, 3, 4].flatMap((round) => inTurn(round, ['A', 'B'])).join(' ')).toBe('A B B A A B B A');
  });
});
