import { fastHasher } from '@mitako/testing';
import { createMitako, type Mitako, type PartsOptions } from 'mitako';
import { afterEach, describe, expect, test } from 'vitest';

const BASE = {
  store: ':memory:',
  publicUrl: 'https://shop.test/pay',
  secret: 'a root secret for tests, long enough to be one',
  hasher: fastHasher(),
  background: 'elsewhere',
  publicSandbox: true,
} as const;

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function statusOf({ handler }: Mitako, path: string): Promise<number> {
  return (await handler(new Request(`https://shop.test/pay${path}`))).status;
}

/** A page of each part that has one, and what it answers while the part is open. */
const PAGES = {
  api: ['/api/v1/openapi.json', 200],
  dashboard: ['/dashboard/login', 200],
  operator: ['/admin/login', 200],
  agents: ['/agent/login', 200],
  wallets: ['/wallet/login', 200],
  reference: ['/docs', 200],
  front: ['/', 200],
} as const satisfies { readonly [Name in keyof PartsOptions]?: readonly [string, number] };

async function open(kind: 'shop' | 'marketplace', parts: PartsOptions = {}): Promise<Mitako> {
  const mitako = await (kind === 'shop'
    ? createMitako({ ...BASE, parts, shop: { name: 'Boutique', livemode: false } })
    : createMitako({ ...BASE, parts, marketplace: {} }));
  closers.push(mitako.close);
  return mitako;
}

test.each([
  ['shop', []],
  ['marketplace', ['api', 'dashboard', 'operator', 'wallets']],
] as const)('a %s serves the pages of %j, and no others', async (kind, served) => {
  const mitako = await open(kind);
  for (const [part, [path, status]] of Object.entries(PAGES)) {
    const isServed = served.some((each) => each === part);
    expect([part, await statusOf(mitako, path)]).toEqual([part, isServed ? status : 404]);
  }
  // Paths that are closed are the host's own.
  expect(mitako.paths.includes('/pay/admin')).toBe(kind === 'marketplace');
});

test('an unknown route leads to the document where that is open, by its whole address', async () => {
  for (const [parts, details] of [
    [{}, {}],
    [{ api: true }, { fix: 'See https://shop.test/pay/api/v1/openapi.json.' }],
  ] as const) {
    const { handler } = await open('shop', parts);
    const answer = await handler(new Request('https://shop.test/pay/api/v1/nothing'));
    const { error, ...rest } = (await answer.json()) as { error: string };
    expect([error.includes('openapi'), rest]).toEqual([false, { code: 'ROUTE_NOT_FOUND', details }]);
  }
});

test.each(['/admin', '/dashboard/login', '/docs', '/'])(
  'a closed page, %s, is one for a browser that leads to what is open, and JSON for a program',
  async (path) => {
    const { handler } = await open('shop');
    const as = (accept: string) => handler(new Request(`https://shop.test/pay${path}`, { headers: { accept } }));
    const page = await as('text/html,*/*;q=0.8');
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=UTF-8']);
    const text = await page.text();
    expect(text).toContain('Cette page n’existe pas');
    expect(text).toContain('href="/pay/receipt"');
    // The front page, which is closed as well.
    expect(text).not.toContain('Aller à l’accueil');
    expect(await (await as('*/*')).json()).toMatchObject({ code: 'ROUTE_NOT_FOUND' });
  },
);

test.each(Object.entries(PAGES))('parts: { %s: true } opens it in a shop', async (part, [path, status]) => {
  const mitako = await open('shop', { [part]: true });
  expect(await statusOf(mitako, path)).toBe(status);
});

test('a shop draws no form of an account that nobody can open, and takes payments on its checkout', async () => {
  const mitako = await createMitako({ ...BASE, shop: { name: 'Boutique', livemode: false } });
  closers.push(mitako.close);
  const payment = await mitako.shop.payments.create({ amount: 5000 });
  const page = await mitako.handler(new Request(payment.checkout_url ?? ''));
  const text = await page.text();
  expect(page.status).toBe(200);
  expect(text).toContain(`/checkout/${payment.slug}/mobile-money`);
  expect(text).not.toMatch(new RegExp(`/checkout/${payment.slug}/(?:wallet|cash|register|login)`));
  for (const closed of ['wallet', 'register', 'login', 'cash']) {
    expect(await statusOf(mitako, `/checkout/${payment.slug}/${closed}`)).toBe(404);
  }
});

describe('pages of people', () => {
  const PASSWORD = 'sandbox-password';
  const OPERATOR = { email: 'operator@sandbox.test', password: PASSWORD, name: 'Awa' };

  /** What a person finds after a login: every address that a page leads to, below the panel. */
  async function logIn(mitako: Mitako, panel: string, { email, password }: { email: string; password: string }) {
    const at = (path: string): string => `https://shop.test/pay${panel}${path}`;
    const logged = await mitako.handler(
      new Request(at('/login'), {
        method: 'POST',
        body: new URLSearchParams({ email, password }),
        headers: { origin: 'https://shop.test' },
      }),
    );
    expect(logged.status).toBe(303);
    const cookie = logged.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    return async (path: string) => {
      const page = await mitako.handler(new Request(at(path), { headers: { cookie } }));
      const text = await page.text();
      return { status: page.status, links: [...text.matchAll(/href="([^"?#]+)/g)].map(([, href = '']) => href) };
    };
  }

  test.each([
    ['shop', 404],
    ['marketplace', 200],
  ] as const)('a %s: payouts to merchants and their verification', async (kind, status) => {
    const mitako = await open(kind, { dashboard: true, operator: true, api: true });
    const { merchant } = await mitako.gateway.seedSandbox();
    await mitako.gateway.call('createOperator', {
      way: 'in_process',
      credential: { kind: 'operator' },
      body: OPERATOR,
    });
    const own = await logIn(mitako, '/dashboard', merchant);
    const operator = await logIn(mitako, '/admin', OPERATOR);
    const asMerchant = mitako.merchant(merchant.id, 'test');
    await asMerchant.payments.create({ amount: 5000 });
    const isThere = (links: readonly string[], page: string): boolean => links.some((link) => link.endsWith(page));
    const [home, admin, record] = await Promise.all([
      own('/test'),
      operator(''),
      operator(`/merchants/${merchant.id}`),
    ]);
    expect([home.status, admin.status, record.status]).toEqual([200, 200, 200]);
    for (const page of ['/dashboard/test/settlements', '/dashboard/test/balance']) {
      expect([page, isThere(home.links, page)]).toEqual([page, status === 200]);
    }
    expect(isThere(admin.links, '/admin/settlements')).toBe(status === 200);
    // Reports are of what customers paid.
    expect([isThere(home.links, '/test/reports'), isThere(admin.links, '/admin/reports')]).toEqual([true, true]);
    for (const [ask, path] of [
      [own, '/test/settlements'],
      [own, '/test/payout-account'],
      [own, '/live/account/kyc'],
      [operator, '/settlements'],
      [operator, '/settlements/exports'],
    ] as const) {
      expect([path, (await ask(path)).status]).toEqual([path, status]);
    }
    const key = { headers: { authorization: `Bearer ${merchant.testKey}` } };
    const api = async (path: string): Promise<number> =>
      (await mitako.handler(new Request(`https://shop.test/pay/api/v1${path}`, key))).status;
    expect(await api('/gateway/settlements')).toBe(status);
    expect(await api('/merchant/balance')).toBe(200);
    // The embedding program reaches all.
    expect(await mitako.operator.settlements.list().toArray({ max: 9 })).toEqual([]);
  });
});
