import { createRefreshKeys } from '../src/refresh-keys.ts';
import { expect, test } from 'vitest';

function keysAt(): { readonly keyOf: (token: string) => string; readonly advance: (ms: number) => void } {
  let nowMs = 0;
  const { keyOf } = createRefreshKeys({ now: () => nowMs });
  return {
    keyOf,
    advance: (ms) => {
      nowMs += ms;
    },
  };
}

test('a token has one key for ten seconds, then a new one', () => {
  const { keyOf, advance } = keysAt();
  const first = keyOf('a');
  advance(9_999);
  expect(keyOf('a')).toBe(first);
  advance(1);
  expect(keyOf('a')).not.toBe(first);
});

test('another token or gateway has another key', () => {
  const { keyOf } = keysAt();
  const first = keyOf('a');
  expect(keyOf('b')).not.toBe(first);
  expect(keysAt().keyOf('a')).not.toBe(first);
});

test('keys are evicted, however many arrive at once', () => {
  const { keyOf } = keysAt();
  const first = keyOf('0');
  for (let index = 1; index <= 10_001; index += 1) keyOf(String(index));
  expect(keyOf('0')).not.toBe(first);
});
