import type { SandboxSeed } from '@mitako/core';
import { captureMessages, fastHasher } from '@mitako/testing';
import { createMitako, type Mitako } from 'mitako';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const SHOP = 'http://shop.localhost:4010';
const STAFF = 'http://staff.localhost:4010';
const messages = captureMessages();

let mitako: Mitako;
let merchant: SandboxSeed['merchant'];
let user: SandboxSeed['users'][number];
beforeAll(async () => {
  mitako = await open({ staffUrl: `${STAFF}/pay` });
  const seed = await mitako.gateway.seedSandbox();
  const [first] = seed.users;
  if (first === undefined) throw new Error('no user');
  ({ merchant } = seed);
  user = first;
}, 30_000);
afterAll(() => mitako.close());

function open(options: { readonly publicUrl?: string; readonly staffUrl?: string }): Promise<Mitako> {
  return createMitako({
    marketplace: {},
    parts: { agents: true, front: true },
    store: ':memory:',
    publicUrl: `${SHOP}/pay`,
    secret: 'a root secret for tests, long enough to be one',
    hasher: fastHasher(),
    messages: { mailer: messages.mailer, inTestMode: true },
    background: 'elsewhere',
    limits: 'off',
    trustedProxies: ['10.0.0.0/8'],
    ...options,
  });
}

const get = (url: string, headers: Readonly<Record<string, string>> = {}, clientAddress?: string): Promise<Response> =>
  mitako.handler(new Request(url, { headers, redirect: 'manual' }), { clientAddress });

function logIn(at: string, headers: Readonly<Record<string, string>>): Promise<Response> {
  const { email, password } = merchant;
  const body = new URLSearchParams({ email, password });
  return mitako.handler(new Request(`${at}/pay/dashboard/login`, { method: 'POST', body, headers }));
}

describe('what belongs to staff is answered on their host alone', () => {
  test.each([
    ['/pay/admin/login', 200],
    ['/pay/admin/style.css', 404],
    ['/pay/dashboard/login', 200],
    ['/pay/agent/login', 200],
    // A host that cuts off the base of the public URL is understood, too.
    ['/admin/login', 200],
    ['/pay/api/v1/admin/payments', 401],
    ['/pay/api/v1/metrics', 401],
    ['/pay/metrics', 401],
    ['/pay/api/v1/auth/operator/me', 401],
    ['/pay/api/v1/auth/merchant/me', 401],
    ['/pay/api/v1/auth/agent/me', 401],
  ])('%s', async (path, status) => {
    const { status: onStaff } = await get(STAFF + path);
    expect(onStaff).toBe(status);
    for (const host of [
      SHOP,
      'http://localhost:4010',
      'http://127.0.0.1:4010',
      'http://staff.localhost.shop.localhost',
    ]) {
      const refused = await get(host + path);
      expect([refused.status, await refused.json()]).toMatchObject([
        421,
        { code: 'MISDIRECTED_REQUEST', details: { fix: `Merchants, operators and agents log in at ${STAFF}/pay.` } },
      ]);
    }
  });

  test.each(['/pay/checkout/unknown', '/pay/l/unknown', '/pay/receipt', '/pay/wallet'])(
    '%s is answered elsewhere',
    async (path) => {
      expect((await get(SHOP + path)).status).not.toBe(421);
      const refused = await get(STAFF + path);
      expect([refused.status, await refused.json()]).toMatchObject([
        421,
        { details: { fix: `Customers' pages are at ${SHOP}/pay.` } },
      ]);
    },
  );

  test.each([
    '/pay/api/v1/openapi.json',
    '/pay/api/v1/gateway/payments',
    '/pay/api/v1/merchant/payment-links',
    '/pay/api/v1/auth/user/me',
    '/pay/checkout/logos/unknown',
    '/pay/account/forgotten',
    '/pay',
  ])('%s is answered on both', async (path) => {
    const [onShop, onStaff] = await Promise.all([get(SHOP + path), get(STAFF + path)]);
    expect(onShop.status).toBe(onStaff.status);
    expect(onShop.status).not.toBe(421);
  });
});

describe('the name of a request', () => {
  const panel = `${SHOP}/pay/admin/login`;
  const forwarded = (name: string, address: string) => get(panel, { 'x-forwarded-host': name }, address);

  test('is that of a trusted proxy', async () => {
    expect((await forwarded('staff.localhost', '10.1.2.3')).status).toBe(200);
    expect((await forwarded('forged.example, STAFF.localhost:443', '::ffff:10.1.2.3')).status).toBe(200);
    expect((await get(`${STAFF}/pay/admin/login`, { 'x-forwarded-host': 'shop.localhost' }, '10.1.2.3')).status).toBe(
      421,
    );
  });

  test('is that of the request from everybody else', async () => {
    expect((await forwarded('staff.localhost', '192.0.2.1')).status).toBe(421);
    expect((await forwarded('staff.localhost', '')).status).toBe(421);
    expect((await forwarded('staff.localhost/', '10.1.2.3')).status).toBe(421);
  });
});

test('a login keeps its cookies on the host of staff, whose forms alone change something', async () => {
  expect((await logIn(SHOP, { origin: SHOP })).status).toBe(421);
  expect((await logIn(STAFF, { origin: SHOP })).status).toBe(403);
  expect((await logIn(STAFF, { origin: STAFF, 'sec-fetch-site': 'same-site' })).status).toBe(403);
  const login = await logIn(STAFF, { origin: STAFF });
  const cookies = login.headers.getSetCookie();
  expect([login.status, cookies.length > 0]).toEqual([303, true]);
  for (const cookie of cookies) expect(cookie).not.toMatch(/domain=/i);
  const cookie = cookies.map((each) => each.split(';')[0]).join('; ');
  expect((await get(`${STAFF}/pay/dashboard/test/payments`, { cookie })).status).toBe(200);
  expect((await get(`${SHOP}/pay/dashboard/test/payments`, { cookie })).status).toBe(421);
});

test('pages of customers lead to the panels by whole addresses, the panels to the API of customers', async () => {
  const front = await (await get(`${SHOP}/pay`, { 'accept-language': 'en' })).text();
  const links = [...front.matchAll(/href="([^"]*\/(?:dashboard|admin|agent)[^"]*)"/g)].map(([, href]) => href);
  expect(links.length).toBeGreaterThan(4);
  for (const href of links) expect(href).toMatch(/^http:\/\/staff\.localhost:4010\/pay\//);
  expect(front).toContain('href="/pay/receipt"');
});

async function post<Data>(url: string, body: unknown, token = ''): Promise<Data> {
  const headers = { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) };
  const response = await mitako.handler(new Request(url, { method: 'POST', body: JSON.stringify(body), headers }));
  expect([response.status < 300, response.status]).toEqual([true, response.status]);
  return ((await response.json()) as { data: Data }).data;
}

test('mails lead staff to their host', async () => {
  await post(`${STAFF}/pay/api/v1/auth/merchant/forgotten-password`, { email: merchant.email });
  await mitako.gateway.runDue();
  expect(messages.link(merchant.email)).toMatch(/^http:\/\/staff\.localhost:4010\/pay\/account\/password\?token=/);
});

test('passkeys belong to the host of their role', async () => {
  const ids: string[] = [];
  for (const [role, origin, { email, password }] of [
    ['merchant', STAFF, merchant],
    ['user', SHOP, user],
  ] as const) {
    const at = `${origin}/pay/api/v1/auth/${role}`;
    const { access_token: token } = await post<{ access_token: string }>(`${at}/login`, { email, password });
    const made = await post<{ options: { rp: { id: string } } }>(`${at}/me/passkeys/options`, {}, token);
    ids.push(made.options.rp.id);
  }
  expect(ids).toEqual(['staff.localhost', 'shop.localhost']);
});

test.each([
  ['http://shop.localhost:4011/pay', /another host than publicUrl, such as http:\/\/staff\.shop\.localhost\/pay/],
  ['staff.localhost', /another host than publicUrl/],
  ['https://staff.localhost:4010/pay', /scheme and path of publicUrl: http:\/\/staff\.localhost:4010\/pay/],
  ['http://staff.localhost:4010', /scheme and path of publicUrl/],
  ['http://staff.localhost:4010/pay?x', /scheme and path of publicUrl/],
])('%s is no URL of staff', async (staffUrl, reason) => {
  await expect(open({ staffUrl })).rejects.toThrow(reason);
});

test('without one, everything is on one host', async () => {
  const alone = await open({});
  expect(alone.gateway.staffUrl).toBe(`${SHOP}/pay`);
  expect((await alone.handler(new Request(`${SHOP}/pay/admin/login`))).status).toBe(200);
  const front = await (await alone.handler(new Request(`${SHOP}/pay`))).text();
  expect(front).toContain('href="/pay/dashboard/register"');
  await alone.close();
});
