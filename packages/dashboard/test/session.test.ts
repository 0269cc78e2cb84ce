import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopOf } from './support/merchant-payments.ts';
import { limitOfMerchants, startSite, type DashboardSite } from './support/visitor.ts';

let site: DashboardSite;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.close());

test('a logout ends the session whole: a copy of its access token does nothing more', async () => {
  const { email, password } = site.engine.seed.merchant;
  const login = await site.engine.request<{ data: { access_token: string; refresh_token: string } }>(
    'POST',
    '/auth/merchant/login',
    { body: { email, password } },
  );
  const { access_token: token, refresh_token: refreshToken } = login.body.data;
  const browser = site.visitor();
  browser.keep({
    '__Host-mitako_merchant_access': token,
    '__Host-mitako_merchant_refresh': refreshToken,
  });
  expect((await browser.get('/dashboard/test')).status).toBe(200);
  await browser.post('/dashboard/logout');
  const { status } = await site.engine.request('GET', '/merchant/profile', { bearer: token });
  expect(status).toBe(401);
});

test('a login form that is sent twice leaves its session alive', async () => {
  const { email, password } = site.engine.seed.merchant;
  const browser = site.visitor();
  const { key } = await browser.get('/dashboard/login');
  for (let round = 1; round <= 2; round += 1) {
    expect((await browser.post('/dashboard/login', { email, password, key })).status).toBe(303);
  }
  await site.engine.advance(16 * 60_000);
  expect((await browser.get('/dashboard/test')).status).toBe(200);
});

test('a merchant that is suspended cancels no live payment from a page either', async () => {
  const shop = shopOf(site, site.engine.seed.merchant.liveKey);
  const { id } = await shop.create({ amount: 5000 });
  const merchant = await site.merchant();
  const { key } = await merchant.get(`/dashboard/live/payments/${id}/cancel`);
  await site.engine.request('POST', `/admin/merchants/${site.engine.seed.merchant.id}/suspend`, {
    bearer: site.engine.seed.operatorKey,
    body: {},
  });
  expect((await merchant.post(`/dashboard/live/payments/${id}/cancel`, { key })).isRefused).toBe(true);
  expect((await shop.read(id)).status).toBe('requested');
});

test('too many guesses at the password again: when to come back', async () => {
  const limited = await startSite({}, { limits: limitOfMerchants(600) });
  const merchant = await limited.merchant();
  await limited.engine.advance(11 * 60_000);
  const { key } = await merchant.get('/dashboard/live/api-keys/new');
  const page = await merchant.post('/dashboard/live/api-keys/new', {
    key,
    name: 'Site',
    'scope:payments:read': '1',
    password: 'a guess',
  });
  expect(page.text).toContain('10\u00a0min');
  expect(page.isRefused).toBe(true);
  await limited.close();
});

test('the way to the next page repeats our own filters, and nothing else of the address', async () => {
  const shop = shopOf(site);
  for (let made = 0; made < 30; made += 1) await shop.create({ amount: 5000 });
  const merchant = await site.merchant();
  const { html } = await merchant.get('/dashboard/test/payments?status=requested&password=hunter2');
  expect(html).toContain('rel="next"');
  expect(html).toContain('status=requested');
  expect(html).not.toContain('hunter2');
});

test('a slash at the end leads to the same page', async () => {
  const merchant = await site.merchant();
  expect((await merchant.get('/dashboard/test/')).status).toBe(200);
  expect((await merchant.get('/dashboard/')).status).toBe(303);
  expect((await merchant.get('/dashboard/test/payments/')).status).toBe(200);
  expect((await merchant.get('/dashboard//')).status).toBe(404);
});
