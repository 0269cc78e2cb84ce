import { expect, test } from 'vitest';
import { csvRow } from './csv.ts';

test('text with line breaks is one quoted field, as it is', () => {
  expect(csvRow(['two\nlines', 'two\r\nlines', 1, null])).toBe('"two\nlines","two\r\nlines",1,\r\n');
});

test.each([
  ['\t=1+1', `'\t'=1+1`],
  ['\r=1+1', `"'\r'=1+1"`],
  ['\tplain', `'\tplain`],
  ['a\n=1+1', `"a\n'=1+1"`],
])('no spreadsheet takes %j for a formula', (text, cell) => {
  expect(csvRow([text])).toBe(`${cell}\r\n`);
});
