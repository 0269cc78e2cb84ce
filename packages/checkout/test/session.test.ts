import { describe, expect, test } from 'vitest';
import { createCheckout } from '../src/index.ts';
import { aCheckout, fakeGateway, refusal, SLUG, user } from './support/fake-gateway.ts';
import { visitor, type Visit, type Visitor } from './support/visitor.ts';

const LOOPBACK = [
  'http://localhost:4010',
  'http://127.0.0.1:4010',
  'http://127.8.0.1',
  'http://[::1]:4010',
  'http://pay.localhost',
];
const PLAIN_HTTP = [
  'http://192.168.1.5:4010',
  'http://pay.test',
  'http://localhost.pay.test',
  'http://127.0.0.1.pay.test',
  'http://0.0.0.0:4010',
];

const at = (path: string): string => `/checkout/${SLUG}${path}`;
const login = { email: user.email, password: 'longsecret' };

function sessionCookies({ cookies }: Visitor): readonly string[] {
  return [...cookies.keys()].filter((name) => /_(access|refresh)$/.test(name));
}

describe('the session', () => {
  test.for(['https://pay.test', 'https://pay.test/below', ...LOOPBACK])(
    'at %s it lives in HttpOnly, Secure, SameSite=Lax cookies that are this host’s alone',
    async (publicUrl) => {
      const customer = visitor({ publicUrl });
      await customer.post('/login', login);
      expect(customer.setCookies).toHaveLength(2);
      for (const cookie of customer.setCookies) {
        expect(cookie).toMatch(/^__Host-mitako_(access|refresh)=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
      }
      await customer.post('/logout', {});
      expect(sessionCookies(customer)).toEqual([]);
    },
  );

  test('is never in a page or a URL', async () => {
    const customer = visitor();
    const page = await customer.post('/login', login);
    expect(page.location).not.toContain('access');
    expect((await customer.get('/wallet')).html).not.toMatch(/access-|refresh-/);
  });

  test.for(PLAIN_HTTP)('%s is rejected, with what to do about it', (publicUrl) => {
    const { gateway } = fakeGateway(publicUrl);
    expect(() => createCheckout(gateway)).toThrow(TypeError);
    expect(() => createCheckout(gateway)).toThrow(/Use an https address, or pass insecureCookies: true/);
  });

  test.for(PLAIN_HTTP)('%s, if allowed: cookies of /checkout that such a browser keeps', async (publicUrl) => {
    const customer = visitor({ publicUrl, insecureCookies: true });
    await customer.post('/login', login);
    expect(customer.setCookies).toHaveLength(2);
    for (const cookie of customer.setCookies) {
      expect(cookie).toMatch(/^mitako_(access|refresh)=[^;]+; Path=\/checkout; HttpOnly; SameSite=Lax$/);
    }
    expect((await customer.get('/wallet')).status).toBe(200);
    await customer.post('/logout', {});
    expect(sessionCookies(customer)).toEqual([]);
  });

  test('allowing plain http changes nothing where it is not needed', async () => {
    const customer = visitor({ insecureCookies: true });
    await customer.post('/login', login);
    expect(customer.setCookies[0]).toMatch(/^__Host-.*; Secure;/);
  });

  test('an expired access token is refreshed, and the page continues', async () => {
    const customer = visitor();
    await customer.post('/login', login);
    customer.tokens.set('access-first', 'TOKEN_EXPIRED');
    const page = await customer.get('/wallet');
    expect(page.status).toBe(200);
    expect(customer.callsOf('refresh')[0]?.arrived.body).toEqual({ refresh_token: 'refresh-first' });
    expect(customer.cookies.get('__Host-mitako_access')).toBe('access-fresh');
    expect(customer.cookies.get('__Host-mitako_refresh')).toBe('refresh-fresh');
  });

  test('two tabs with the same old token send the same key, so that both get the same pair', async () => {
    const customer = visitor();
    await customer.post('/login', login);
    customer.tokens.set('access-first', 'TOKEN_EXPIRED');
    await Promise.all([customer.get('/wallet'), customer.get('/wallet')]);
    const keys = customer.callsOf('refresh').map((called) => called.arrived.idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).not.toContain('refresh-first');
  });

  test('a second tab keeps what the first one received', async () => {
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
    expect(sessionCookies(customer)).toEqual([]);
  });

  test('a busy engine logs no one out', async () => {
    const customer = visitor();
    await customer.post('/login', login);
    customer.tokens.set('access-first', 'TOKEN_EXPIRED');
    customer.on('refresh', () => refusal('SERVICE_UNAVAILABLE', {}, 1));
    const page = await customer.get('/wallet');
    expect(page.status).toBe(503);
    expect(sessionCookies(customer)).toHaveLength(2);
  });

  test('nor does an engine that cannot read the session: 503, without an error in the log', async () => {
    const customer = visitor();
    await customer.post('/login', login);
    customer.tokens.set('access-first', 'SERVICE_UNAVAILABLE');
    expect((await customer.get('/wallet')).status).toBe(503);
    customer.tokens.set('access-first', 'good');
    expect((await customer.get('/wallet')).status).toBe(200);
  });

  test('the engine receives the entry point, and the address for rate limits', async () => {
    const { gateway, callsOf } = fakeGateway();
    const clientAddress = (request: Request): string | null => request.headers.get('x-forwarded-for');
    const sites = [createCheckout(gateway), createCheckout(gateway, { clientAddress })];
    for (const checkout of sites) {
      const headers = { origin: gateway.publicUrl, 'x-forwarded-for': '203.0.113.7' };
      const body = new URLSearchParams(login);
      const request = new Request(`${gateway.publicUrl}${at('/login')}`, { method: 'POST', headers, body });
      await checkout(request, { clientAddress: '10.1.2.3' });
    }
    expect(callsOf('login').map(({ arrived: { way, origin } }) => [way, origin?.clientAddress])).toEqual([
      ['checkout', '10.1.2.3'],
      ['checkout', '203.0.113.7'],
    ]);
  });

  test('a second login revokes the first, in the engine too', async () => {
    const customer = visitor();
    customer.cookies.set('__Host-mitako_refresh', 'refresh-of-another-account');
    await customer.post('/login', login);
    expect(customer.callsOf('logout').map((called) => called.arrived.body)).toEqual([
      { refresh_token: 'refresh-of-another-account' },
    ]);
    expect(customer.cookies.get('__Host-mitako_refresh')).toBe('refresh-first');
  });

  test('a new account revokes the previous session as well', async () => {
    const customer = visitor();
    customer.cookies.set('__Host-mitako_refresh', 'refresh-of-another-account');
    await customer.post('/register', { ...login, name: 'Awa', phone: '653456789', pin: '4826' });
    expect(customer.callsOf('logout')).toHaveLength(1);
    expect(customer.cookies.get('__Host-mitako_refresh')).toBe('refresh-first');
  });

  test('a rejected login leaves the session unchanged', async () => {
    const customer = visitor();
    await customer.post('/login', login);
    customer.on('login', () => refusal('INVALID_CREDENTIALS'));
    await customer.post('/login', { ...login, password: 'wrong-secret' });
    expect(customer.callsOf('logout')).toHaveLength(0);
    expect((await customer.get('/wallet')).status).toBe(200);
  });

  test('a cookie without the name prefix, as a neighbour could plant it, is ignored', async () => {
    const customer = visitor();
    customer.tokens.set('access-planted', 'good');
    customer.cookies.set('mitako_access', 'access-planted');
    customer.cookies.set('__Secure-mitako_access', 'access-planted');
    const page = await customer.get('/wallet');
    expect([page.status, page.location]).toEqual([303, at('/login')]);
  });

  test.for(['ROLE_NOT_ALLOWED', 'MODE_MISMATCH', 'INVALID_TOKEN'] as const)(
    "a merchant's or agent's token in the cookie (%s) counts as none",
    async (code) => {
      const customer = visitor();
      customer.tokens.set('access-of-a-merchant', code);
      customer.cookies.set('__Host-mitako_access', 'access-of-a-merchant');
      const page = await customer.get('/wallet');
      expect([page.status, page.location]).toEqual([303, at('/login')]);
    },
  );

  test.for([
    ['/wallet', { account: 'usr_of_somebody', pin: '4826' }],
    ['/pin', { username: 'another@example.cm', pin: '4826', password: 'longsecret' }],
  ] as const)(
    '%s rendered for one account does nothing for another that logged in meanwhile',
    async ([path, fields]) => {
      const customer = visitor();
      await customer.post('/login', login);
      const page = await customer.post(path, fields);
      expect(page.isRefused).toBe(true);
      expect(page.text).toContain('Un autre compte est maintenant connecté');
      expect(customer.callsOf('payCheckout').concat(customer.callsOf('setPin'))).toHaveLength(0);
      const [, drawnFor] = /name="(?:account|username)" value="([^"]+)"/.exec((await customer.get(path)).html) ?? [];
      expect([user.id, user.email]).toContain(drawnFor);
    },
  );

  test('a session revoked while the PIN is typed pays nothing and asks for a login', async () => {
    const customer = visitor();
    await customer.post('/login', login);
    const { key } = await customer.get('/wallet');
    customer.tokens.set('access-first', 'TOKEN_REVOKED');
    customer.on('refresh', () => refusal('REFRESH_TOKEN_INVALID'));
    const page = await customer.post('/wallet', { pin: '4826', key });
    expect([page.status, page.location]).toEqual([303, at('/login')]);
    expect(customer.callsOf('payCheckout')).toHaveLength(0);
  });
});

describe('a browser that refuses cookies', () => {
  const message = 'Votre navigateur refuse les cookies';

  /** Sends the login form of a browser whose cookies are all thrown away. */
  async function logInWithout(customer: Visitor): Promise<Visit> {
    await customer.get('/login');
    customer.cookies.clear();
    const sent = await customer.post('/login', login);
    customer.cookies.clear();
    return customer.get(String(sent.location).replace(at(''), ''));
  }

  test('learns it after the login, with another payment method, instead of being asked forever', async () => {
    const customer = visitor();
    const page = await logInWithout(customer);
    expect(page.status).toBe(200);
    expect(page.text).toContain(message);
    expect(page.html).toContain('role="alert"');
    expect(page.html).toContain(`href="${at('')}">Payer par mobile money</a>`);
  });

  test('learns it in English too, and without mobile money if it is not offered', async () => {
    const customer = visitor();
    customer.set({ locale: 'en', methods: aCheckout.methods.filter(({ type }) => type === 'wallet') });
    const page = await logInWithout(customer);
    expect(page.text).toContain('Your browser blocks cookies');
    expect(page.text).not.toContain('Pay by mobile money');
  });

  test('after allowing them, the login continues to the PIN', async () => {
    const customer = visitor();
    await logInWithout(customer);
    const page = await customer.post('/login', login);
    expect([page.status, page.location]).toEqual([303, at('/wallet')]);
  });

  test.for(['/login', '/register'])('one that accepts them continues directly from %s', async (path) => {
    const customer = visitor();
    const { key } = await customer.get(path);
    const page = await customer.post(path, { ...login, name: 'Awa', phone: '653456789', pin: '4826', key });
    expect([page.status, page.location]).toEqual([303, at('/wallet')]);
  });

  test.for(['/login', '/register'])(
    'one that forgot them while the form of %s was open is not accused: the next page is the PIN',
    async (path) => {
      const customer = visitor();
      customer.cookies.clear();
      const sent = await customer.post(path, { ...login, name: 'Awa', phone: '653456789', pin: '4826' });
      expect(sent.location).toBe(at('/login?cookies'));
      const page = await customer.get('/login?cookies');
      expect([page.status, page.location]).toEqual([303, at('/wallet')]);
    },
  );

  test('a first visit, or a visit without a session, shows no cookie error', async () => {
    const customer = visitor();
    expect((await customer.get('/login')).text).not.toContain(message);
    await customer.post('/login', login);
    await customer.post('/logout', {});
    expect((await customer.get('/wallet')).location).toBe(at('/login'));
    expect((await customer.get('/login')).text).not.toContain(message);
  });
});
