import { expect, test } from 'vitest';
import { bodyOf, listIn, parseJson, textIn, unlikeProvider, valueIn } from '../src/index.ts';

test('a value is read at its path, and never from a prototype', () => {
  const body = parseJson('{"a":{"b":[1,{"c":true}]},"t":"x"}');
  expect(valueIn(body, 'a', 'b', '1', 'c')).toBe(true);
  expect(valueIn(body, 'a', 'x')).toBeUndefined();
  expect(valueIn(body, 'constructor')).toBeUndefined();
  expect(valueIn(null, 'a')).toBeUndefined();
  expect(listIn(body, 'a', 'b')).toHaveLength(2);
  expect(listIn(body, 't')).toStrictEqual([]);
  expect(listIn([1])).toStrictEqual([1]);
  expect(textIn(body, 't')).toBe('x');
});

test('what is no JSON has no body', () => {
  expect(parseJson('<html>')).toBeNull();
  expect(bodyOf({ kind: 'silent', reason: 'ECONNREFUSED' })).toBeNull();
});

test.each([
  { status: 200, says: 'pay.example does not answer like Provider (HTTP 200). Is it the right baseUrl?' },
  { status: 503, says: 'pay.example answers with HTTP 503. It may be out of order: check again later.' },
])('an answer of $status that is not the provider’s is named', ({ status, says }) => {
  const answer = { kind: 'answered', status, headers: new Headers(), text: '', body: null } as const;
  expect(unlikeProvider('https://pay.example', 'Provider', answer)).toBe(says);
});
