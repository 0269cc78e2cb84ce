import { formatMoment, formatSpan, maskPhone } from '@mitako/pages';
import { expect, test } from 'vitest';

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
