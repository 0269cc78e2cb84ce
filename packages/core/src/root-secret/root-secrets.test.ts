import { describe, expect, it, test } from 'vitest';
import { systemRandom } from '../system/random.ts';
import { createRootSecrets, RootSecretError } from './root-secrets.ts';

const SECRET = 'a root secret of at least 32 characters';
const NEXT = 'the root secret that follows upon this one';
const rootsOf = (secret: string, previous?: string) => createRootSecrets(secret, previous, systemRandom());

describe('a root secret', () => {
  it.each(['\r\n', '\n', ' '])('is the same with %j around it', (around) => {
    expect(rootsOf(`${around}${SECRET}${around}`).fingerprint).toBe(rootsOf(SECRET).fingerprint);
  });

  it.each(['', 'x'.repeat(31), ' '.repeat(40)])('has 32 characters at least, and %j has not', (secret) => {
    expect(() => rootsOf(secret)).toThrow(RangeError);
    expect(() => rootsOf(SECRET, secret)).toThrow(RangeError);
  });
});

test('each opens what either wrapped, while both are given, and alone only its own', () => {
  const [old, both, next] = [rootsOf(SECRET), rootsOf(NEXT, SECRET), rootsOf(NEXT)];
  const wrapped = (by: typeof old) => ({ [by.fingerprint]: { sealed: by.wrap('the data key'), addedAtMs: 0 } });
  expect(both.unwrap(wrapped(old))).toBe('the data key');
  expect(next.unwrap({ ...wrapped(old), ...wrapped(both) })).toBe('the data key');
  expect(() => next.unwrap(wrapped(old))).toThrow(RootSecretError);
  expect(() => old.unwrap(wrapped(next))).toThrow(RootSecretError);
});

test('what was changed in the database opens nothing', () => {
  const roots = rootsOf(SECRET);
  const sealed = roots.wrap('the data key');
  const forged = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
  expect(() => roots.unwrap({ [roots.fingerprint]: { sealed: forged, addedAtMs: 0 } })).toThrow(RootSecretError);
});
