import { createRefreshKeys } from '@mitako/pages';
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

test('one token within ten seconds has one key, and a new one afterwards', () => {
  const { keyOf, advance } = keysAt();
  const first = keyOf('a');
  advance(9_999);
  expect(keyOf('a')).toBe(first);
  advance(1);
  expect(keyOf('a')).not.toBe(first);
});

test('another token, and another gateway, has another key', () => {
  const { keyOf } = keysAt();
  const first = keyOf('a');
  expect(keyOf('b')).not.toBe(first);
  expect(keysAt().keyOf('a')).not.toBe(first);
});

test('no key is kept for ever, however many come at once', () => {
  const { keyOf } = keysAt();
  const first = keyOf('0');
  for (let index = 1; index <= 10_001; index += 1) keyOf(String(index));
  expect(keyOf('0')).not.toBe(first);
});
