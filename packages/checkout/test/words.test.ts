import { formatMoment, formatSpan } from '@mitako/pages';
import { expect, test } from 'vitest';
import { exampleNumber, maskPhone, normalizePhone, typedBeginnings } from '@mitako/pages';

test.for([
  ['653456789', '+237653456789'],
  ['6 53 45 67 89', '+237653456789'],
  ['00237 653-456-789', '+237653456789'],
  ['237653456789', '+237653456789'],
  ['+237 (6) 53.45.67.89', '+237653456789'],
  ['+241 06 12 34 56', '+24106123456'],
  ['12 34', '1234'],
  ['six', 'six'],
] as const)('the number %s is read as %s', ([typed, expected]) => {
  expect(normalizePhone(typed, [])).toBe(expected);
});

test.for([
  ['Gabon', '062 12 34 56', ['+24174', '+24162'], '+24162123456'],
  ['Gabon, without its 0', '62 12 34 56', ['+24162'], '+24162123456'],
  ['Congo, whose 0 belongs to the number', '06 612 34 56', ['+24206'], '+242066123456'],
  ['Chad', '66 12 34 56', ['+23566'], '+23566123456'],
  ['Equatorial Guinea', '222 12 34 56', ['+240222'], '+240222123456'],
  ['Cameroon, with its calling code', '237 6 53 45 67 89', ['+237653'], '+237653456789'],
  ['the country whose operator it fits', '06 612 34 56', ['+237653', '+24206'], '+242066123456'],
  ['the first country where it fits none', '6 20 45 67 89', ['+237653', '+24206'], '+237620456789'],
  ['an explicit calling code, whatever is offered', '+242 06 612 34 56', ['+237653'], '+242066123456'],
] as const)('a number without a calling code is of the operators’ countries: %s', ([, typed, prefixes, expected]) => {
  expect(normalizePhone(typed, prefixes)).toBe(expected);
});

test('an example is a number of the operators’ country', () => {
  expect(exampleNumber([])).toBe('6\u00a053\u00a045\u00a067\u00a089');
  expect(exampleNumber(['+24206'])).toBe('06\u00a0612\u00a034\u00a056');
});

test('an operator is known by what is typed of a number, with the calling code and without', () => {
  expect(typedBeginnings(['+23767', '+237650'])).toEqual(['23767', '67', '237650', '650']);
  expect(typedBeginnings(['+24162'])).toEqual(['24162', '62', '062']);
  expect(typedBeginnings(['+22507'])).toEqual(['22507']);
});

test('a masked number shows its end', () => {
  expect(maskPhone('+237653456789')).toBe('+2376•••••789');
});

test.for([
  [0, '0 s'],
  [-5, '0 s'],
  [1, '1 s'],
  [59_000, '59 s'],
  [59_001, '1 min'],
  [870_000, '14 min 30 s'],
  [3_600_000, '1 h'],
  [86_399_000, '23 h 59 min'],
  [90_000_000, '25 h'],
  [200_000_000, '2 j 7 h'],
] as const)('%d ms is %s', ([spanMs, expected]) => {
  expect(formatSpan(spanMs, 'fr').replaceAll('\u00a0', ' ')).toBe(expected);
});

test('times are those of Douala, in the words of the language', () => {
  const plain = (text: string): string => text.replace(/\s/g, ' ');
  expect(plain(formatMoment('2026-11-20T23:30:00.000Z', 'fr'))).toBe('21 novembre 2026 à 00:30');
  expect(plain(formatMoment('2026-11-20T23:30:00.000Z', 'en'))).toBe('21 November 2026 at 00:30');
});
