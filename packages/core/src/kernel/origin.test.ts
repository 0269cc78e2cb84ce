import { expect, test } from 'vitest';
import { inertText } from './origin.ts';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Mozilla/5.0 (X11; Linux x86_64)'],
  ['Boutique n° 2 — ½', 'Boutique n° 2 — ½'],
  ['one\r\nline, and\tno other', 'one line, and no other'],
  ['\u0000nothing\u001b[31m to\u0007 hear or see', 'nothing [31m to hear or see'],
  ['turned\u202earound\u2066 and\u200b hidden', 'turned around and hidden'],
  ['no half of a \ud83d character', 'no half of a character'],
  ['drawn\u3164as\uffa0nothing', 'drawn as nothing'],
  ['  \u2028 ', null],
  ['', null],
  [null, null],
  [undefined, null],
])('of %j is kept %j', (text, kept) => {
  expect(inertText(text)).toBe(kept);
});

test('at most 255 characters are kept, none of them cut in half', () => {
  expect(inertText('é'.repeat(10_000))).toBe('é'.repeat(255));
  expect(inertText('😀'.repeat(300))).toBe('😀'.repeat(255));
});
