import { expect, test } from 'vitest';
import { shortIdOf, uuidOf } from '../src/index.ts';

test.each([
  ['att_01JD0000000000000000000001', '91a8b9c4-6e27-461e-8f39-1fd7c1d039b9'],
  ['rfd_01JD0000000000000000000001', 'ff6229cc-4b39-477a-8f59-11b63f857f26'],
])('the UUID of %s never changes', (reference, uuid) => {
  expect(uuidOf('mtn_momo_cm', reference)).toBe(uuid);
});

test('a UUID has version 4, and differs by rail and by tries', () => {
  const ids = [uuidOf('a', 'ref'), uuidOf('b', 'ref'), uuidOf('a', 'ref', 1), uuidOf('a', 'ref', 2)];
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(4);
});

test('a short id is the beginning of a hash', () => {
  expect(shortIdOf('att_01JD0000000000000000000001', 20)).toBe('f97dcf63fcc2240843d2');
  expect(shortIdOf('att_01JD0000000000000000000001', 20, 1)).not.toBe('f97dcf63fcc2240843d2');
});
