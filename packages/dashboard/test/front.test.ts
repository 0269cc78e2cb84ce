import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Payment } from '@mitako/contract';
import { checkedBrand } from '@mitako/core';
import { createTestGateway } from '@mitako/testing';
import {
  createComponentsPage,
  createDashboard,
  createOperatorPanel,
  createFrontPage,
  type DashboardHandler,
  type DashboardOptions,
} from '../src/index.ts';
import { shopOf } from './support/merchant-payments.ts';
import { startSite, type DashboardSite } from './support/visitor.ts';

let site: DashboardSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

async function textOf(pages: DashboardHandler, path: string): Promise<string> {
  return (await pages(new Request(`https://pay.test${path}`))).text();
}

function frontOf(options: DashboardOptions = {}): Promise<string> {
  return textOf(createFrontPage(site.engine.gateway, options), '/');
}

const PASSWORD = 'a password of a new shop';

function accountOf(name = 'Boutique neuve'): { name: string; email: string; password: string; key: string } {
  return { name, email: `${crypto.randomUUID()}@pay.test`, password: PASSWORD, key: crypto.randomUUID() };
}

/** The same gateway, as one that sends no mail. */
function withoutMail(): typeof site.engine.gateway {
  return { ...site.engine.gateway, sends: { mail: false, sms: false, inTestMode: false } };
}

describe('the page at the root', () => {
  test.each([
    ['fr', 'Encaissez MTN MoMo et Orange Money par un lien WhatsApp', 'Ouvrez le lien que la boutique vous a envoyé'],
    ['en', 'Accept MTN MoMo and Orange Money by a WhatsApp link', 'Open the link the shop sent you'],
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

  test('names no price, company or number that nobody configured, and no cash that is off', async () => {
    const html = await frontOf();
    expect(html).not.toMatch(/Tarifs|id="prices"|Nous joindre|est le service de paiement de|espèces/);
  });

  test('names the prices of the terms, by method where one has its own', async () => {
    const own = await createTestGateway({
      publicUrl: 'https://pay.test',
      fees: { basisPoints: 150, minimum: 10 },
      methods: [{ method: 'orange_money', fees: { basisPoints: 200, fixed: 25 } }, { method: 'cash' }],
    });
    const html = (await textOf(createFrontPage(own.gateway), '/')).replaceAll(/\s/g, ' ');
    await own.close();
    expect(html).toContain('<strong>1,5 % (10 FCFA au moins)</strong>');
    expect(html).toMatch(/<dt>Orange Money<\/dt><dd>2 % \+ 25 FCFA<\/dd>/);
    expect(html).toContain('espèces');
  });

  test('may be listed by search engines, and shows a picture where its link is shared', async () => {
    const front = createFrontPage(site.engine.gateway);
    const html = await textOf(front, '/');
    expect(html).not.toContain('noindex');
    expect(html).toContain('<meta property="og:title" content="Encaisser par téléphone – Mitako"/>');
    const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    const { headers, status } = await front(new Request(picture));
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('has the icon that browsers ask for', async () => {
    const response = await createFrontPage(site.engine.gateway)(new Request('https://pay.test/favicon.ico'));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(await response.text()).toMatch(/^<svg/);
  });

  test.each([
    ['fr', 'Cette page n’existe pas', 'rien n’a été prélevé'],
    ['en', 'This page does not exist', 'you have not been charged'],
  ])('is where a page leads that does not exist (%s)', async (language, title, text) => {
    const headers = { 'accept-language': language };
    const response = await createFrontPage(site.engine.gateway)(new Request('https://pay.test/paiement', { headers }));
    const html = await response.text();
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
    for (const part of [title, text, 'href="/"', 'noindex']) expect(html).toContain(part);
  });
});

describe('a lost receipt', () => {
  const OWN = '6 53 45 67 89';

  async function asked(
    fields: Record<string, string>,
  ): Promise<{ status: number; location: string | null; html: string }> {
    const front = createFrontPage(site.engine.gateway);
    const headers = { origin: 'https://pay.test', 'content-type': 'application/x-www-form-urlencoded' };
    const body = new URLSearchParams(fields);
    const response = await front(new Request('https://pay.test/receipt', { method: 'POST', headers, body }));
    return { status: response.status, location: response.headers.get('location'), html: await response.text() };
  }

  async function paidByPhone(): Promise<Payment> {
    const { id } = await shopOf(site).create();
    const bearer = site.engine.seed.merchant.testKey;
    const body = { method: 'mobile_money', phone: '+237653456789' };
    await site.engine.request('POST', `/gateway/payments/${id}/charge`, { bearer, body });
    await site.engine.advance(60_000);
    const payment = await shopOf(site).read(id);
    expect(payment.status).toBe('succeeded');
    return payment;
  }

  test('is found from the front page by its reference and the number that paid, and stays on the screen', async () => {
    expect(await frontOf()).toContain('href="/receipt"');
    const form = await textOf(createFrontPage(site.engine.gateway), '/receipt');
    expect(form).toContain('Retrouver un reçu');
    const { id, slug } = await paidByPhone();
    expect(await asked({ reference: ` ${id.toUpperCase()} `, phone: OWN })).toMatchObject({
      status: 303,
      location: `/checkout/${slug}/result?stay=1`,
    });
  });

  test('is not shown to another number, nor is it said that it exists', async () => {
    const { id } = await paidByPhone();
    const pages = await Promise.all(
      [id, 'pay_00000000000000000000000000'].map((reference) => asked({ reference, phone: '6 53 45 67 80' })),
    );
    for (const { status, html } of pages) {
      expect(status).toBe(404);
      expect(html).toContain('Aucun paiement reçu n’a cette référence et ce numéro.');
      expect(html).toContain('value="6 53 45 67 80"');
    }
  });

  test('is asked for with what receipts have', async () => {
    const { status, html } = await asked({ reference: 'CAFE-1', phone: 'x' });
    expect(status).toBe(422);
    expect(html).toContain('Indiquez la référence, qui commence par tx_ ou pay_.');
    expect(html).toContain('Indiquez le numéro qui a payé.');
  });
});

test('a receipt that was not found is shown by GET, once, where the browser keeps cookies', async () => {
  const front = createFrontPage(site.engine.gateway);
  const cookies = new Map<string, string>();
  const send = async (method: 'GET' | 'POST', body?: URLSearchParams): Promise<Response> => {
    const response = await front(
      new Request('https://pay.test/receipt', {
        method,
        headers: { origin: 'https://pay.test', cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
        ...(body !== undefined && { body }),
      }),
    );
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/max-age=0/i.test(cookie)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  await send('GET');
  const answer = await send('POST', new URLSearchParams({ reference: 'CAFE-1', phone: '6 53 45 67 80' }));
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/receipt']);
  const shown = await send('GET');
  const html = await shown.text();
  expect([shown.status, /<title>Erreur – /.test(html)]).toEqual([200, true]);
  expect(html).toContain('value="6 53 45 67 80"');
  expect(html).toContain('Indiquez la référence, qui commence par tx_ ou pay_.');
  expect(await (await send('GET')).text()).not.toContain('6 53 45 67 80');
});

describe('who runs the service', () => {
  const company = {
    name: 'Paie SA',
    registration: 'RCCM RC/DLA/2026/B/0000',
    licence: 'agrément COBAC n° 0000',
    address: '1 rue Exemple, Douala',
  };
  const support = {
    phone: '+237 600 00 00 00',
    whatsapp: '+237 611 00 00 00',
    email: 'aide@pay.test',
    hours: 'lundi – samedi, 8 h – 20 h',
  };
  const legal = [
    { label: { fr: 'Conditions', en: 'Terms' }, href: 'https://pay.test/t' },
    { label: 'Réclamation', href: 'https://pay.test/c' },
  ];
  const brand = checkedBrand({ company, support, legal });
  const links = [
    'href="tel:+237600000000"',
    'href="https://wa.me/237611000000"',
    'href="mailto:aide@pay.test"',
    ...legal.map(({ href }) => `href="${href}"`),
  ];

  test('is in the footer of the front page', async () => {
    const html = await textOf(createFrontPage({ ...site.engine.gateway, brand }), '/');
    for (const part of [...Object.values(company), support.hours, ...links]) expect(html).toContain(part);
  });

  test.each(['/dashboard/login', '/dashboard/register', '/dashboard/reset'])(
    'is beside the form of %s',
    async (path) => {
      const html = await textOf(createDashboard({ ...site.engine.gateway, brand }), path);
      for (const part of ['Paie SA · agrément COBAC', links[0], ...links.slice(3)]) expect(html).toContain(part);
    },
  );

  test.each(['/dashboard/login', '/dashboard/reset'])('is whom to write to without a password: %s', async (path) => {
    const html = await textOf(createDashboard({ ...withoutMail(), brand }), path);
    for (const part of [...links.slice(0, 3), support.hours, company.address]) expect(html).toContain(part);
  });

  test('is named in place of the team', async () => {
    const named = await textOf(createDashboard({ ...withoutMail(), brand }), '/dashboard/login');
    expect(named).toContain('Adressez-vous à Paie SA.');
    const unnamed = await textOf(createDashboard(withoutMail()), '/dashboard/login');
    expect(unnamed).toContain('Adressez-vous à l’équipe de la plateforme.');
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
    expect(page.isRefused).toBe(true);
    expect(page.text).toContain('Indiquez un nom');
    expect(page.text).toContain('Choisissez un mot de passe de 12 à 128 caractères');
    expect(page.html).not.toContain('short');
  });

  test('learns that an address has an account, and nothing more', async () => {
    const account = { ...accountOf(), email: site.engine.seed.merchant.email };
    const page = await site.visitor().post('/dashboard/register', account);
    expect(page.isRefused).toBe(true);
    expect(page.text).toContain('Cette adresse e\u2011mail a déjà un compte');
  });

  test('is sent a link where addresses are verified, and opens the account with it', async () => {
    const own = await startSite({}, { signUp: 'verified' });
    const visitor = own.visitor();
    for (const path of ['/', '/dashboard/login']) {
      expect((await visitor.get(path)).html).toContain('href="/account/sign-up"');
    }
    expect((await visitor.get('/dashboard/register')).location).toBe('/account/sign-up');
    const { email, name, password } = accountOf();
    const asked = await visitor.post('/account/sign-up', { email });
    expect(asked.location).toContain('done=sent');
    expect((await visitor.get('/account/sign-up?done=sent')).text).toContain('Regardez vos e\u2011mails');
    await own.engine.gateway.runDue();
    const link = new URL(own.engine.messages.link(email));
    // The token leaves the address; a page alone opens nothing.
    expect((await visitor.get(link.pathname + link.search)).location).toBe('/dashboard/sign-up');
    expect((await visitor.get('/dashboard/sign-up')).text).toContain('Ouvrez votre compte');
    expect((await visitor.post('/dashboard/sign-up', { name, password: 'short' })).isRefused).toBe(true);
    const made = await visitor.post('/dashboard/sign-up', { name, password });
    expect([made.status, made.location]).toEqual([303, '/dashboard']);
    expect((await visitor.get('/dashboard/test')).text).toContain(name);
    const other = own.visitor();
    await other.get(link.pathname + link.search);
    const late = await other.post('/dashboard/sign-up', { name, password });
    expect([late.isRefused, late.text]).toEqual([true, expect.stringContaining('Ce lien a déjà servi')]);
    await own.close();
  });

  test('is offered nothing where sign-up is closed', async () => {
    const own = await startSite({}, { signUp: 'closed' });
    for (const path of ['/', '/dashboard/login', '/nowhere']) {
      expect((await own.visitor().get(path)).html).not.toMatch(/register|sign-up/);
    }
    for (const page of [
      await own.visitor().get('/dashboard/register'),
      await own.visitor().post('/dashboard/register', accountOf()),
    ]) {
      expect(page.status).toBe(403);
      expect(page.text).toContain('Les inscriptions sont fermées');
    }
    expect((await own.visitor().get('/account/sign-up')).location).toBe('/dashboard/register');
    await own.close();
  });

  test('cannot become an operator', async () => {
    expect((await site.visitor().get('/admin/register')).status).toBe(404);
    expect((await site.visitor().post('/admin/register', accountOf())).status).toBe(404);
    expect((await site.visitor().get('/admin/login')).html).not.toContain('register');
  });
});

test('a forgotten password is spoken of while there is no mail, and leads to the form where there is', async () => {
  expect(await textOf(createOperatorPanel(withoutMail()), '/admin/login')).toContain('mitako operators create');
  for (const [path, role] of [
    ['/dashboard', 'merchant'],
    ['/admin', 'operator'],
  ]) {
    const { html } = await site.visitor().get(`${path}/login`);
    expect(html).toContain(`href="/account/forgotten?role=${role}"`);
  }
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
