import { describe, expect, test } from 'vitest';
import { refusal, SLUG, user } from './support/fake-gateway.ts';
import { visitor } from './support/visitor.ts';

const at = (path: string): string => `/checkout/${SLUG}${path}`;
const login = { email: user.email, password: 'longsecret' };

describe('the session', () => {
  test('lives in HttpOnly, SameSite=Lax cookies of /checkout, never in a page or an address', async () => {
    const customer = visitor();
    const page = await customer.post('/login', login);
    expect(customer.setCookies).toHaveLength(2);
    for (const cookie of customer.setCookies) {
      expect(cookie).toMatch(/; Path=\/checkout; HttpOnly; SameSite=Lax$/);
    }
    expect(page.location).not.toContain('access');
    expect((await customer.get('/wallet')).html).not.toMatch(/access-|refresh-/);
  });

  test('over https the cookies are Secure and named so', async () => {
    const customer = visitor({ publicUrl: 'https://pay.test' });
    await customer.post('/login', login);
    for (const cookie of customer.setCookies) {
      expect(cookie).toMatch(/^__Secure-mitako_(access|refresh)=.*; Path=\/checkout; HttpOnly; Secure; SameSite=Lax$/);
    }
    await customer.post('/logout', {});
    expect(customer.cookies.size).toBe(0);
  });

  test('an access token that is too old is renewed, and the page goes on', async () => {
    const customer = visitor();
    await customer.post('/login', login);
    customer.tokens.set('access-first', 'TOKEN_EXPIRED');
    const page = await customer.get('/wallet');
    expect(page.status).toBe(200);
    expect(customer.callsOf('refresh')[0]?.request.body).toEqual({ refresh_token: 'refresh-first' });
    expect(customer.cookies.get('mitako_access')).toBe('access-fresh');
    expect(customer.cookies.get('mitako_refresh')).toBe('refresh-fresh');
  });

  test('two tabs with the same old token ask with the same key, so that both get the same pair', async () => {
    const customer = visitor();
    await customer.post('/login', login);
    customer.tokens.set('access-first', 'TOKEN_EXPIRED');
    await Promise.all([customer.get('/wallet'), customer.get('/wallet')]);
    const keys = customer.callsOf('refresh').map((call) => call.request.idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).not.toContain('refresh-first');
  });

  test('a tab that comes second leaves the browser what the first one got', async () => {
    const customer = visitor();
    await customer.post('/login', login);
    customer.tokens.set('access-first', 'TOKEN_EXPIRED');
    customer.on('refresh', () => refusal('REFRESH_TOKEN_ROTATED'));
    const before = new Map(customer.cookies);
    const page = await customer.get('/wallet');
    expect([page.status, page.location]).toEqual([303, at('/login')]);
    expect(customer.cookies).toEqual(before);
  });

  test.for(['REFRESH_TOKEN_INVALID', 'REFRESH_TOKEN_REUSED', 'TOKEN_REVOKED'] as const)('%s logs out', async (code) => {
    const customer = visitor();
    await customer.post('/login', login);
    customer.tokens.set('access-first', 'TOKEN_REVOKED');
    customer.on('refresh', () => refusal(code));
    const page = await customer.get('/wallet');
    expect([page.status, page.location]).toEqual([303, at('/login')]);
    expect(customer.cookies.size).toBe(0);
  });

  test('a busy engine logs nobody out', async () => {
    const customer = visitor();
    await customer.post('/login', login);
    customer.tokens.set('access-first', 'TOKEN_EXPIRED');
    customer.on('refresh', () => refusal('SERVICE_UNAVAILABLE', {}, 1));
    const page = await customer.get('/wallet');
    expect(page.status).toBe(503);
    expect(customer.cookies.size).toBe(2);
  });
});
