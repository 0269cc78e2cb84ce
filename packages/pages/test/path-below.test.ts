import { expect, test } from 'vitest';
import { pathBelow } from '../src/path-below.ts';

test.each([
  ['/pay', '/pay', '/'],
  ['/pay', '/pay/', '/'],
  ['/pay', '/pay/dashboard/', '/dashboard'],
  ['/pay', '/dashboard', '/dashboard'],
  ['/pay', '/payment', '/payment'],
  ['/pay', '/', '/'],
  ['', '/', '/'],
  ['', '/pay/', '/pay'],
])('below "%s", %s is %s', (prefix, path, below) => {
  expect(pathBelow(prefix, path)).toBe(below);
});
