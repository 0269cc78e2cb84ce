import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shopOf, type Shop } from './support/merchant-payments.ts';
import { startSite, type DashboardSite, type Visitor } from './support/visitor.ts';
import { adminOf } from '../../../tests/support/in-process.ts';

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
    expect(html.match(/class="button"/g)).toHaveLength(1);
  });

  test('begins with the business file where real money is meant, and keeps showing it until it is sent', async () => {
    const credentials = { email: 'nouvelle@boutique.test', password: 'a long password' };
    await adminOf(site.engine.gateway).createMerchant({ ...credentials, name: 'Nouvelle' });
    const newcomer = await site.merchant(credentials);
    const { text, html } = await newcomer.get('/dashboard/live');
    expect(text).toContain('À faire Pour encaisser de l’argent réel, il nous faut votre dossier');
    expect(text.indexOf('Envoyer votre dossier')).toBeLessThan(text.indexOf('Créer une clé d’API'));
    expect(html).toContain('href="/dashboard/live/account/kyc"');
    expect(text).not.toContain('Encaisser sans site');
    // Live payouts need somewhere to go; those of test mode do not.
    for (const path of ['', '/balance']) {
      const live = await newcomer.get(`/dashboard/live${path}`);
      expect(live.text).toContain('Aucun compte de versement n’est enregistré');
      expect(live.html).toContain('href="/dashboard/live/payout-account"');
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

  test('reads what came in today, how payments end and of how many, and what is available', async () => {
    const { text } = await merchant.get('/dashboard/test');
    expect(text).toContain('Encaissé aujourd’hui 15\u202f000\u00a0FCFA Rien hier à 01:01 Paiements 2');
    expect(text).toContain('Panier moyen 7\u202f500\u00a0FCFA');
    expect(text).toContain('Paiements aboutis aujourd’hui 67\u00a0% des 3 paiements terminés aujourd’hui');
    expect(text).toContain('Solde disponible 0\u00a0FCFA');
    expect(text).toContain('30 derniers jours 55\u202f000\u00a0FCFA');
    expect(text).toContain('75\u00a0% des paiements terminés ont abouti.');
    expect(text).toContain('MTN MoMo 100\u00a0% 55\u202f000\u00a0FCFA');
  });

  test('compares today with yesterday at the same hour, and not with what came in later', async () => {
    const other = await startSite();
    const shopThere = shopOf(other);
    await other.engine.advance(9 * 60 * 60 * 1000);
    await shopThere.paid({ amount: 10_000 });
    await other.engine.advance(4 * 60 * 60 * 1000);
    await shopThere.paid({ amount: 50_000 });
    await other.engine.advance(DAY_MS - 3 * 60 * 60 * 1000);
    await shopThere.paid({ amount: 8000 });
    await other.engine.advance(60_000);
    const { text } = await (await other.merchant()).get('/dashboard/test');
    expect(text).toContain(
      '8\u202f000\u00a0FCFA moins 20\u00a0% sur hier à 11:01 (10\u202f000\u00a0FCFA) Paiements 1 Panier moyen',
    );
    expect(text).toContain('Hier, en tout 60\u202f000\u00a0FCFA');
    await other.close();
  });

  test('sees each day on a line with words, and all of them in a table', async () => {
    const { html, text } = await merchant.get('/dashboard/test');
    expect(html.match(/<g><title>/g)).toHaveLength(30);
    expect(text).toContain('Le meilleur jour est le jeudi 1er janvier, avec 40\u202f000\u00a0FCFA.');
    expect(html).toContain('<title>samedi 3 janvier\u00a0– 15\u202f000\u00a0FCFA, 2 paiements</title>');
    // The table behind it, newest first.
    expect(text.lastIndexOf('samedi 3 janvier')).toBeLessThan(text.lastIndexOf('jeudi 1er janvier'));
  });

  test('chooses the period by a link; one that there is not leads back', async () => {
    const { html } = await merchant.get('/dashboard/test?days=90');
    expect(html.match(/<g><title>/g)).toHaveLength(90);
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
    expect(text).toContain('Collected today FCFA\u00a015,000 Nothing yesterday at 01:01 Payments 2');
    expect(text).toContain('67% of the 3 payments that ended today');
    expect(text).toContain('The best day is Thursday 1 January, with FCFA\u00a040,000.');
  });

  test('has nothing to deal with while all is well', async () => {
    expect((await merchant.get('/dashboard/test')).text).not.toContain('À faire');
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
    expect(text).toContain('À faire Répondre à un litige de 3\u202f000\u00a0FCFA Répondez avant le');
    expect(html).toMatch(/class="button quiet" href="\/dashboard\/test\/disputes\/dsp_\w+">Répondre/);
    expect(text).toContain(
      'Votre serveur n’accepte pas toutes nos notifications boutique.example, depuis le 3 janvier 2026',
    );
    expect(html).toContain(`href="/dashboard/test/webhooks/${body.data.endpoint.id}"`);
  });

  test('is led to the list where several disputes wait', async () => {
    await shop.disputed({ amount: 2000 });
    const { html } = await merchant.get('/dashboard/test');
    expect(html).toContain('class="button quiet" href="/dashboard/test/disputes">Répondre');
  });

  test('sees none of it in the other mode', async () => {
    const { text } = await merchant.get('/dashboard/live');
    expect(text).not.toContain('à un litige');
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

test('a search that finds nothing says where it looked, leads to the other mode, and belongs to no section', async () => {
  const merchant = await site.merchant();
  const { status, text, html } = await merchant.get('/dashboard/test/search?q=nothing-of-that-name');
  expect([status, html.includes('class="error"')]).toEqual([200, false]);
  expect(text).toContain(
    'Rien ne correspond à «\u00a0nothing-of-that-name\u00a0» Cherché dans toute la boutique, en mode test.',
  );
  expect(html).toContain('href="/dashboard/live/search?q=nothing-of-that-name"');
  expect(html).not.toContain('aria-current="page"');
});
