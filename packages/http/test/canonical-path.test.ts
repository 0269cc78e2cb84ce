import { describe, expect, test } from 'vitest';
import { isCanonicalPath } from '../src/canonical-path.ts';

describe('a path is refused in every spelling but one', () => {
  test.each([
    '/./admin/login',
    '/../admin',
    '/x/../admin/login',
    '/x/..',
    '/x/.',
    '/%2e/admin',
    '/x/%2e%2e/admin/login',
    '/x/.%2E/admin',
    '/x/%2e./admin',
    '//admin',
    '/x//admin',
    '/admin//',
    '/x%2fadmin',
    '/x%2F..%2Fadmin',
    '/x%5cadmin',
    '/x\\admin',
    '/..\\admin',
    '/%61dmin',
    '/adm%69n',
    '/%41dmin',
    '/%30',
    '/admin%5flogin',
    '/admin%00',
    '/admin%0a',
    '/admin%7f',
    '/admin%',
    '/admin%2',
    '/admin%zz',
    '/adm in',
    '/adm\tin',
    '/admin"',
    '/admin<',
    '/é',
    'admin',
    'http://shop.test/x/%2e%2e/admin',
    'http://shop.test\\admin',
    'http://shop.test//admin',
    'ftp://shop.test/admin',
  ])('%j', (target) => {
    expect(isCanonicalPath(target)).toBe(false);
  });
});

test.each([
  '/',
  '/admin',
  '/admin/',
  '/.well-known/jwks.json',
  '/a..b/...',
  '/l/caf%C3%A9',
  '/a%20b%25c',
  "/!$&'()*+,;=:@-_~",
  '/x?path=../admin//%2e',
  '/x?',
  'http://shop.test',
  'https://shop.test:8443/admin?x=//',
])('%j is canonical', (target) => {
  expect(isCanonicalPath(target)).toBe(true);
});
