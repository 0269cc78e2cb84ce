import { expect, test } from 'vitest';
import { looksLikeCentimes } from '../src/names.ts';

test.each([
  ['5 000 FCFA sent as 500000', 500_000, 'T-shirt, 5 000 FCFA', true],
  ['the same with a point', 500_000, 'T-shirt 5.000 F', true],
  ['the same without a separator', 500_000, 'T-shirt 5000', true],
  ['more than any wallet takes', 2_500_000, null, true],
  ['the amount that the description names', 500_000, 'Phone, 500 000 FCFA', false],
  ['both numbers', 500_000, '5000 bricks, 500 000 FCFA', false],
  ['a plain price', 5_000, 'T-shirt', false],
  ['a price of which the description names another number', 150_000, 'Order 1042', false],
  ['a small quantity', 5_000, '50 eggs', false],
  ['no whole hundreds', 2_500_050, null, false],
  ['a million', 1_000_000, null, false],
])('%s', (_, amount, description, expected) => {
  expect(looksLikeCentimes({ amount, currency: 'XAF', description })).toBe(expected);
});

test('a currency with centimes is never suspected', () => {
  expect(looksLikeCentimes({ amount: 2_500_000, currency: 'EUR', description: null })).toBe(false);
});
