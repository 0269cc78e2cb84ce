import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type ErrorCode, ERRORS, errorStatus } from '../src/basics/errors.ts';

/** A full stop, a colon or a semicolon that something follows: what is wrong, and then what to do. */
const TWO_PARTS = /[.:;] \S.*\.$/;

test.each(Object.entries(ERRORS))('%s says what is wrong and what to do next', (_, [, message]) => {
  expect(message).toMatch(TWO_PARTS);
  expect(message.length).toBeLessThanOrEqual(120);
});

test('a failed login has the same message whichever half was wrong', () => {
  expect(ERRORS.INVALID_CREDENTIALS[1]).toBe('Wrong e-mail or password. Check both.');
});

test('the table of decisions §9 has every code, beside its status, and no other', () => {
  const page = readFileSync(new URL('../../../docs/specification/decisions.md', import.meta.url), 'utf8');
  const [section = ''] = /^## 9\. .*?(?=^## 10\. )/ms.exec(page) ?? [];
  const rows = [...section.matchAll(/^\| ([\d ]+?) +\| (.*) \|$/gm)].flatMap(([, statuses = '', codes = '']) =>
    [...codes.matchAll(/(?<![`\w])[A-Z]+(?:_[A-Z]+)+/g)].map(([code]) => ({ code, statuses: statuses.split(' ') })),
  );
  const written = rows.map(({ code }) => code);
  const declared = Object.keys(ERRORS);
  expect({
    missing: declared.filter((code) => !written.includes(code)),
    unknown: written.filter((code) => !declared.includes(code)),
    twice: written.filter((code, index) => written.indexOf(code) !== index),
  }).toEqual({ missing: [], unknown: [], twice: [] });
  const isMisplaced = (row: (typeof rows)[number]): boolean =>
    !row.statuses.includes(String(errorStatus(row.code as ErrorCode)));
  expect(rows.filter(isMisplaced)).toEqual([]);
});
