import { fastHasher } from '@mitako/testing';
import { createMitako, type Mitako, type PartsOptions } from 'mitako';
import { afterEach, expect, test } from 'vitest';

const BASE = {
  store: ':memory:',
  publicUrl: 'https://shop.test/pay',
  secret: 'a root secret for tests, long enough to be one',
  hasher: fastHasher(),
  background: 'elsewhere',
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
