import { expect, test } from 'vitest';
import { ERRORS } from '../src/basics/errors.ts';

/** A full stop, a colon or a semicolon that something follows: what is wrong, and then what to do. */
const TWO_PARTS = /[.:;] \S.*\.$/;

test.each(Object.entries(ERRORS))('%s says what is wrong and what to do next', (_, [, message]) => {
  expect(message).toMatch(TWO_PARTS);
  expect(message.length).toBeLessThanOrEqual(120);
});

test('a failed login has the same message whichever half was wrong', () => {
  expect(ERRORS.INVALID_CREDENTIALS[1]).toBe('Wrong e-mail or password. Check both.');
});
