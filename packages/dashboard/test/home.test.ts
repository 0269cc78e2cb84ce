import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shopOf, type Shop } from './support/merchant-payments.ts';
import { startSite, type DashboardSite, type Visitor } from './support/visitor.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let site: DashboardSite;
let shop: Shop;

beforeAll(async () => {
  site = await startSite();
  shop = shopOf(site);
});

afterAll(() => site.close());

describe('a merchant without payments', () => {
  test('is led to the first one, step by step', async () => {
    const merchant = await site.merchant();
    const { text, html } = await merchant.get('/dashboard/test');
    expect(text).toContain('Créer une clé d’API Fait');
    expect(html).toContain('href="/dashboard/test/webhooks/new"');
    expect(html).toContain('href="/dashboard/test/sandbox"');
    expect(html).not.toContain('<svg role="img"');
    // Who has no site needs none of the steps.
    expect(text).toContain('Encaisser sans site');
    expect(html).toContain('href="/dashboard/test/payment-links/new"');
    expect(html).toMatch(/class="button quiet" href="\/dashboard\/test\/till"/);
  });

  test('begins with the business file where real money is meant, and keeps showing it until it is sent', async () => {
    const credentials = { email: 'nouvelle@boutique.test', password: 'a long password' };
    await site.engine.gateway.admin.createMerchant({ ...credentials, name: 'Nouvelle' });
    const newcomer = await site.merchant(credentials);
    const { text, html } = await newcomer.get('/dashboard/live');
    expect(text).toContain('À traiter Pour encaisser de l’argent réel, il nous faut votre dossier');
    expect(text.indexOf('Envoyer votre dossier')).toBeLessThan(text.indexOf('Créer une clé d’API'));
    expect(html).toContain('href="/dashboard/live/account/kyc"');
    expect(text).not.toContain('Encaisser sans site');
    // Live payouts need somewhere to go; those of test mode do not.
    for (const path of ['', '/balance']) {
      const live = await newcomer.get(`/dashboard/live${path}`);
      expect(live.text).toContain('Aucun compte de versement n’est enregistré');
      expect(live.html).toContain('class="link" href="/dashboard/live/payout-account"');
      expect((await newcomer.get(`/dashboard/test${path}`)).text).not.toContain('Aucun compte de versement');
    }
  });
});

describe('a merchant with payments', () => {
  let merchant: Visitor;

  beforeAll(async () => {
    await shop.paid({ amount: 40_000 });
    await site.engine.advance(2 * DAY_MS);
    await shop.paid({ amount: 12_500, customer_reference: 'COMMANDE-7' });
    await shop.paid({ amount: 2500 });
    const { id } = await shop.create({ amount: 900 });
    await site.engine.request('POST', `/gateway/payments/${id}/cancel`, { bearer: site.engine.seed.merchant.testKey });
    // Volumes are counted in the background.
    await site.engine.advance(60_000);
    merchant = await site.merchant();
  });

  test('reads what came in today and lately, and how payments end, with what the share is of', async () => {
    const { text } = await merchant.get('/dashboard/test');
    expect(text).toContain('Aujourd’hui 15\u202f000\u00a0FCFA 2 paiements');
    expect(text).toContain('7 derniers jours 55\u202f000\u00a0FCFA 3 paiements');
    expect(text).toContain('75\u00a0%');
    expect(text).toContain('sur les 4 derniers paiements terminés');
    expect(text).toContain('1 annulé');
  });

  test('sees each day as a bar with words, and all of them in a table', async () => {
    const { html, text } = await merchant.get('/dashboard/test');
    expect(html.match(/<rect class="day"/g)).toHaveLength(7);
    expect(text).toContain('Le meilleur jour est le jeudi 1er janvier, avec 40\u202f000\u00a0FCFA.');
    expect(html).toContain('<title>samedi 3 janvier\u00a0– 15\u202f000\u00a0FCFA, 2 paiements</title>');
    // The table behind it, newest first.
    expect(text.lastIndexOf('samedi 3 janvier')).toBeLessThan(text.lastIndexOf('jeudi 1er janvier'));
  });

  test('chooses the period by a link; one that there is not leads back', async () => {
    const { html } = await merchant.get('/dashboard/test?days=90');
    expect(html.match(/<rect class="day"/g)).toHaveLength(90);
    expect(html).toContain('<a href="/dashboard/test?days=90" aria-current="true">');
    expect(await merchant.get('/dashboard/test?days=5')).toMatchObject({ status: 303, location: '/dashboard/test' });
  });

  test('sees the last payments, and the way to all', async () => {
    const { text, html } = await merchant.get('/dashboard/test');
    expect(text).toContain('COMMANDE-7');
    expect(html).toContain('href="/dashboard/test/payments"');
  });

  test('reads it in English too', async () => {
    const english = await site.merchant();
    english.speak('en');
    const { text } = await english.get('/dashboard/test');
    expect(text).toContain('Today FCFA\u00a015,000 2 payments');
    expect(text).toContain('of the last 4 finished payments');
    expect(text).toContain('The best day is Thursday 1 January, with FCFA\u00a040,000.');
  });

  test('has nothing to deal with while all is well', async () => {
    expect((await merchant.get('/dashboard/test')).text).not.toContain('À traiter');
  });

  test('shows disputes and endpoints that fail, each with where it is fixed', async () => {
    const { body } = await site.engine.request<{ data: { endpoint: { id: string } } }>(
      'POST',
      '/merchant/webhook-endpoints',
      {
        bearer: site.engine.seed.merchant.testKey,
        body: { url: 'https://boutique.example/hooks', events: ['payment.succeeded'] },
      },
    );
    site.engine.webhooks.answer(500);
    await shop.disputed({ amount: 3000 });
    await site.engine.advance(60_000);
    const { text, html } = await merchant.get('/dashboard/test');
    expect(text).toContain('À traiter Un litige attend votre réponse, le premier avant le');
    expect(html).toMatch(/class="link" href="\/dashboard\/test\/disputes\/dsp_\w+">Répondre/);
    expect(text).toContain('Le webhook boutique.example n’accepte pas tous nos envois depuis le 3 janvier 2026');
    expect(html).toContain(`href="/dashboard/test/webhooks/${body.data.endpoint.id}"`);
  });

  test('is led to the list where several disputes wait', async () => {
    await shop.disputed({ amount: 2000 });
    const { html } = await merchant.get('/dashboard/test');
    expect(html).toContain('class="link" href="/dashboard/test/disputes">Répondre');
  });

  test('sees none of it in the other mode', async () => {
    const { text } = await merchant.get('/dashboard/live');
    expect(text).not.toContain('litige attend');
    expect(text).not.toContain('COMMANDE-7');
  });
});

test('several test amounts in centimes are pointed out, one is not', async () => {
  const homeText = async () => (await (await site.merchant()).get('/dashboard/test')).text;
  await shop.create({ amount: 2_500_000 });
  expect(await homeText()).not.toContain('centimes');
  for (let made = 0; made < 2; made += 1) await shop.create({ amount: 500_000, description: 'T-shirt, 5 000 FCFA' });
  expect(await homeText()).toContain('Des montants de test semblent être en centimes.');
});

test('a search that finds nothing is a page as any other, and belongs to no section of the menu', async () => {
  const merchant = await site.merchant();
  const { status, text, html } = await merchant.get('/dashboard/test/search?q=nothing-of-that-name');
  expect([status, text.includes('Rien ne correspond à cette recherche.')]).toEqual([200, true]);
  expect(html).not.toContain('aria-current="page"');
});
