import { describe, expect, it } from 'vitest';
import { comparisonApart, comparisonOf, inTurn } from './verdict.ts';

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

describe('comparison of two runs', () => {
  const ratio = (median: number, width = 0): { median: number; min: number; max: number } => ({
    median,
    min: median - width / 2,
    max: median + width / 2,
  });

  it.each([
    [
      'a rate that falls, and falls against its floor, is slower',
      [100, 101],
      [80, 81],
      ratio(0.5),
      ratio(0.4),
      'slower',
    ],
    [
      'a rate that rises, and rises against its floor, is faster',
      [80, 81],
      [100, 101],
      ratio(0.4),
      ratio(0.5),
      'faster',
    ],
    ['a rate that falls with its floor is the same', [100, 101], [80, 81], ratio(0.5), ratio(0.5), 'same'],
    [
      'a rate that falls within the spread of its ratio is the same',
      [100, 101],
      [80, 81],
      ratio(0.5, 0.2),
      ratio(0.4),
      'same',
    ],
    [
      'a rate that is the same against another floor is the same',
      [100, 101],
      [100, 101],
      ratio(0.5),
      ratio(0.4),
      'same',
    ],
    ['within the spread of the rounds before it is the same', [80, 100, 120], [85, 85, 86], null, null, 'same'],
    ['within the spread of the rounds after it is the same', [100, 100, 101], [60, 80, 100], null, null, 'same'],
    ['beyond the spread of both it is slower', [98, 100, 102], [78, 80, 82], null, null, 'slower'],
    ['rounds of one number do not belong together', [100, 200, 300], [90, 180, 270], null, null, 'same'],
  ] as const)('%s', (_, before, after, ratioBefore, ratioAfter, verdict) => {
    const was = { rounds: before, ratio: ratioBefore };
    const is = { rounds: after, ratio: ratioAfter };
    expect(comparisonApart(was, is, '1/s').verdict).toBe(verdict);
  });

  it('finds costs that rise slower, without a floor', () => {
    const [was, is] = [
      [100, 101],
      [110, 111],
    ].map((rounds) => ({ rounds, ratio: null }));
    if (was === undefined || is === undefined) throw new Error('unreachable');
    expect(comparisonApart(was, is, 'µs').verdict).toBe('slower');
  });
});
