import { expect, test } from 'vitest';
import { flagIn, jsonIn, listIn, strangeAnswer, textIn, valueIn } from '../src/index.ts';

test('a value is read at its path, and never from a prototype', () => {
  const body = jsonIn('{"a":{"b":[1,{"c":true}]},"t":"x"}');
  expect(valueIn(body, 'a', 'b', '1', 'c')).toBe(true);
  expect(valueIn(body, 'a', 'x')).toBeUndefined();
  expect(valueIn(body, 'constructor')).toBeUndefined();
  expect(valueIn(null, 'a')).toBeUndefined();
  expect(listIn(body, 'a', 'b')).toHaveLength(2);
  expect(listIn(body, 't')).toStrictEqual([]);
  expect(listIn([1])).toStrictEqual([1]);
  expect(textIn(body, 't')).toBe('x');
});

test('what is not JSON is null', () => {
  expect(jsonIn('<html>')).toBeNull();
});

test.each([
  { status: 200, message: 'pay.example does not answer like Provider (HTTP 200). Is it the right baseUrl?' },
  { status: 503, message: 'pay.example answers with HTTP 503. It may be out of order: check again later.' },
])('an answer of $status that is not the provider’s is named', ({ status, message }) => {
  const answer = { kind: 'answered', status, headers: new Headers(), text: '', body: null } as const;
  expect(strangeAnswer('Provider', 'https://pay.example', answer)).toBe(message);
});

test('an answer that did not come has its reason', () => {
  expect(strangeAnswer('Provider', 'https://pay.example', { kind: 'silent', reason: 'ECONNREFUSED' })).toContain(
    'pay.example does not answer (ECONNREFUSED)',
  );
});

test.each([
  [{ result: true }, true],
  [{ result: 'true' }, true],
  [{ result: false }, false],
  [{ result: 'false' }, false],
  [{ result: 'yes' }, null],
  [{ result: 1 }, null],
  [{}, null],
  [null, null],
  ['true', null],
])('the flag in %j is %s', (answer, flag) => {
  expect(flagIn(answer, 'result')).toBe(flag);
});
