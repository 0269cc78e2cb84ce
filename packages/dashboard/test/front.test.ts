import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createComponentsPage, createFrontPage } from '../src/index.ts';
import { shopOf } from './support/merchant-payments.ts';
import { startSite, type DashboardSite } from './support/visitor.ts';

let site: DashboardSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const PASSWORD = 'a password of a new shop';

function accountOf(name = 'Boutique neuve'): { name: string; email: string; password: string; key: string } {
  return { name, email: `${crypto.randomUUID()}@pay.test`, password: PASSWORD, key: crypto.randomUUID() };
}

describe('the page at the root', () => {
  test.each([
    ['fr', 'Encaissez en mobile money', 'Ouvrez le lien que la boutique vous a envoyé'],
    ['en', 'Accept mobile money', 'Open the link the shop sent you'],
  ])('shows what this is and where to go (%s)', async (language, what, customers) => {
    const front = createFrontPage(site.engine.gateway);
    const headers = { 'accept-language': language };
    const response = await front(new Request('https://pay.test/', { headers }));
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(what);
    expect(html).toContain(customers);
    for (const path of ['/dashboard/register', '/dashboard', '/admin', '/docs', '/api/v1/openapi.json']) {
      expect(html).toContain(`href="${path}"`);
    }
  });

  test('is the only one there', async () => {
    const front = createFrontPage(site.engine.gateway);
    expect((await front(new Request('https://pay.test/nothing'))).status).toBe(404);
  });
});

describe('a merchant without an account', () => {
  test('is led to sign up, and starts in test mode', async () => {
    const visitor = site.visitor();
    const login = await visitor.get('/dashboard/login');
    expect(login.html).toContain('href="/dashboard/register"');
    const account = accountOf();
    const made = await visitor.post('/dashboard/register', account);
    expect([made.status, made.location]).toEqual([303, '/dashboard']);
    expect((await visitor.get('/dashboard')).location).toBe('/dashboard/test');
    expect((await visitor.get('/dashboard/test')).text).toContain('Boutique neuve');
    const again = await site.merchant(account);
    expect((await again.get('/dashboard/test')).status).toBe(200);
  });

  test('has one account, however often the button is tapped', async () => {
    const account = accountOf();
    expect((await site.visitor().post('/dashboard/register', account)).status).toBe(303);
    expect((await site.visitor().post('/dashboard/register', account)).status).toBe(303);
  });

  test('reads at each field what is wrong with it, and keeps what was right', async () => {
    const page = await site.visitor().post('/dashboard/register', { ...accountOf(' '), password: 'short' });
    expect(page.status).toBe(422);
    expect(page.text).toContain('Indiquez un nom');
    expect(page.text).toContain('Choisissez un mot de passe de 8 à 128 caractères.');
    expect(page.html).not.toContain('short');
  });

  test('learns that an address has an account, and nothing more', async () => {
    const account = { ...accountOf(), email: site.engine.seed.merchant.email };
    const page = await site.visitor().post('/dashboard/register', account);
    expect(page.status).toBe(409);
    expect(page.text).toContain('Cette adresse e-mail a déjà un compte');
  });

  test('cannot become an operator', async () => {
    expect((await site.visitor().get('/admin/register')).status).toBe(404);
    expect((await site.visitor().post('/admin/register', accountOf())).status).toBe(404);
    expect((await site.visitor().get('/admin/login')).html).not.toContain('register');
  });
});

test('a forgotten password is spoken of, as long as there is no mail', async () => {
  expect((await site.visitor().get('/dashboard/login')).text).toContain(
    'Mot de passe oublié ?'.replace(' ?', '\u00a0?'),
  );
  expect((await site.visitor().get('/admin/login')).text).toContain('mitako operators create');
});

describe('the first page after login', () => {
  test('is in test mode while there is no live payment, even where live mode is open', async () => {
    const merchant = await site.merchant();
    expect((await merchant.get('/dashboard')).location).toBe('/dashboard/test');
    const { id } = await shopOf(site).paid({ customer_reference: 'CAFE-1' });
    const home = await merchant.get('/dashboard/test');
    expect(home.html).toContain(`/dashboard/test/payments/${id}`);
  });

  test('is in the mode that was looked at last', async () => {
    const merchant = await site.merchant();
    await merchant.get('/dashboard/live/payments');
    expect((await merchant.get('/dashboard')).location).toBe('/dashboard/live');
    await merchant.get('/dashboard/test/balance');
    expect((await merchant.get('/dashboard')).location).toBe('/dashboard/test');
  });

  test('is in live mode once there is a live payment', async () => {
    await shopOf(site, site.engine.seed.merchant.liveKey).create();
    const merchant = await site.merchant();
    expect((await merchant.get('/dashboard')).location).toBe('/dashboard/live');
  });
});

test('the page of all components needs no gateway', async () => {
  const response = await createComponentsPage()(new Request('http://localhost:4010/dev/components'));
  expect(response.status).toBe(200);
  const html = await response.text();
  for (const look of ['badge good', 'badge mode', 'notice', 'warning', 'alert', 'field bad', 'class="chart"']) {
    expect(html).toContain(look);
  }
});
