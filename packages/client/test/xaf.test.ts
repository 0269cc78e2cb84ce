import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createClient, formatXaf, parseXaf, xaf, type Xaf } from '../src/index.ts';

describe('xaf', () => {
  it('is a checked number that the client takes', () => {
    expect(xaf(5000)).toBe(5000);
    expectTypeOf(xaf(5000)).toEqualTypeOf<Xaf>();
    const { payments } = createClient({ apiKey: undefined, baseUrl: undefined });
    expectTypeOf(() => [payments.create({ amount: xaf(5000) }), payments.create({ amount: 5000 })]).toBeFunction();
  });

  it('refuses a literal with a fraction in the compiler, and any other at run time', () => {
    expectTypeOf(() => [
      // @ts-expect-error francs have no centimes
      xaf(50.5),
      // @ts-expect-error nor anything smaller
      xaf(1e-7),
      // @ts-expect-error text is not an amount
      xaf('5000'),
    ]).toBeFunction();
  });

  it.each([0, -1, 0.5, 100_000_000, Number.NaN, Number.POSITIVE_INFINITY])('%d is no amount', (amount) => {
    expect(() => xaf(amount)).toThrow(/is not an amount in XAF: use whole francs/);
  });
});

it('formats as the pages do in French, with their no-break spaces', () => {
  expect(formatXaf(1_234_567)).toBe('1\u202f234\u202f567\u00a0FCFA');
  expect([formatXaf(0), formatXaf(-500)]).toEqual(['0\u00a0FCFA', '-500\u00a0FCFA']);
});

describe('parseXaf', () => {
  it('reads what formatXaf wrote', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (amount) => {
        expect(parseXaf(formatXaf(amount))).toBe(amount);
      }),
    );
  });

  it.each([
    '5000',
    '5 000',
    '5.000',
    '5,000',
    ' 5 000 FCFA ',
    '5000 F',
    '5000F CFA',
    'XAF 5,000',
    '5 000 xaf',
    'FCFA 5,000',
  ])('%s is 5 000 francs', (text) => expect(parseXaf(text)).toBe(5000));

  it.each(['', 'FCFA', '50.5', '5,00', '5.0000', '50 00', '1.000,50', '-5', '5e3', '0', '5 000 EUR', '100000000'])(
    '"%s" is refused',
    (text) => expect(() => parseXaf(text)).toThrow(RangeError),
  );
});
