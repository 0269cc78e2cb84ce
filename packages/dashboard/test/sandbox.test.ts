import type { Payment } from '@mitako/contract';
import { memoryRateLimiter } from '@mitako/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shopOf, type Shop } from './support/merchant-payments.ts';
import { startSite, type DashboardSite, type Visit, type Visitor } from './support/visitor.ts';

const SANDBOX = '/dashboard/test/sandbox';
const LIVE = '/dashboard/live/sandbox';

let site: DashboardSite;
let merchant: Visitor;
let shop: Shop;

beforeAll(async () => {
  site = await startSite();
  merchant = await site.merchant();
  shop = shopOf(site);
});

afterAll(() => site.close());

async function send(id: string, outcome: string): Promise<Visit> {
  return merchant.post(`${SANDBOX}/${id}`, { key: crypto.randomUUID(), do: outcome });
}

async function payments(bearer = site.engine.seed.merchant.testKey): Promise<readonly Payment[]> {
  const { body } = await site.engine.request<{ data: { payments: readonly Payment[] } }>(
    'GET',
    '/gateway/payments?limit=100',
    { bearer },
  );
  return body.data.payments;
}

describe('the sandbox', () => {
  test('names the test accounts and numbers', async () => {
    const { text } = await merchant.get(SANDBOX);
    expect(text).toContain('Aucun paiement de test. Créez le premier ci-dessus.');
    expect(text).toContain('success@sandbox.test – le paiement réussit');
    expect(text).toContain('+237670000039 (MTN MoMo) +237690000039 (Orange Money) – paiement refusé');
    const visitor = await site.merchant();
    visitor.speak('en');
    expect((await visitor.get(SANDBOX)).text).toContain('timeout@sandbox.test – no response');
  });

  test('says how many payments there may be and how long they are kept', async () => {
    const limited = await startSite({}, { limits: memoryRateLimiter() });
    const visitor = await limited.merchant();
    const french = (await visitor.get(SANDBOX)).text;
    expect(french).toMatch(/Vous pouvez créer 5\s000 paiements de test en 24\sheures\./);
    expect(french).toMatch(/est supprimé au bout de 90\sjours/);
    visitor.speak('en');
    const { text } = await visitor.get(SANDBOX);
    expect(text).toContain('You can create 5,000 test payments in 24 hours.');
    expect(text).toContain('is deleted after 90 days; a paid one is kept.');
    await limited.close();
    // Without rate limits there is no quota.
    expect((await merchant.get(SANDBOX)).text).not.toMatch(/5\s000/);
  });

  test('makes a payment, once, and leads to its checkout in a tab of its own', async () => {
    const fields = {
      key: (await merchant.get(SANDBOX)).key,
      amount: '12 500',
      description: '<b>Panier</b>',
      return_url: 'http://localhost:3000/merci',
    };
    const first = await merchant.post(SANDBOX, fields);
    expect((await merchant.post(SANDBOX, fields)).location).toBe(first.location);
    const [payment, ...others] = await payments();
    expect(others).toHaveLength(0);
    expect(payment).toMatchObject({ amount: 12_500, return_url: 'http://localhost:3000/merci', livemode: false });
    expect(first.location).toBe(`${SANDBOX}/${payment?.id}?done=created`);
    const { html } = await merchant.get(first.location ?? '');
    expect(html).toContain(`href="${payment?.checkout_url}" target="_blank" rel="noopener"`);
    expect(html).toContain('&lt;b&gt;Panier&lt;/b&gt;');
    expect((await merchant.get(SANDBOX)).html).toContain('&lt;b&gt;Panier&lt;/b&gt;');
  });

  test('shows which field is wrong', async () => {
    const { isRefused, text } = await merchant.post(SANDBOX, {
      amount: '0',
      description: 'x'.repeat(256),
      return_url: 'javascript:alert(1)',
    });
    expect(isRefused).toBe(true);
    expect(text).toContain('Indiquez un montant entier, de 1 à');
    expect(text).toContain('La description a 255 caractères au plus.');
    expect(text).toContain('Indiquez une adresse complète');
  });
});

describe('the clock of test mode', () => {
  test('moves once for a form, shows where it stands, and makes payments expire', async () => {
    const { id } = await shop.create();
    const page = await merchant.get(SANDBOX);
    expect(page.text).toContain('l’heure qu’il est');
    const form = { key: crypto.randomUUID(), do: 'day' };
    const moved = await merchant.post(`${SANDBOX}/clock`, form);
    expect(moved.location).toBe(`${SANDBOX}/clock?done=moved`);
    await merchant.post(`${SANDBOX}/clock`, form);
    expect((await merchant.get(moved.location ?? '')).text).toContain('en avance de 1\u00a0j');
    await site.engine.gateway.runDue();
    expect((await shop.read(id)).status).toBe('expired');
  });

  test('is not there in live mode, and knows only its own steps', async () => {
    expect((await merchant.post(`${LIVE}/clock`, { key: crypto.randomUUID(), do: 'day' })).location).toBe(LIVE);
    expect((await merchant.post(`${SANDBOX}/clock`, { key: crypto.randomUUID(), do: 'year' })).status).toBe(404);
  });
});

describe('a test payment', () => {
  test.each([
    ['succeed', 'succeeded', 'Le paiement a réussi.'],
    ['fail', 'requested', 'Le client a refusé.'],
    ['timeout', 'requested', 'Le client n’a pas répondu à temps.'],
  ])('is made to %s', async (outcome, status, words) => {
    const { id } = await shop.create();
    const done = await send(id, outcome);
    expect(done.location).toBe(`${SANDBOX}/${id}?done=${outcome}`);
    expect((await shop.read(id)).status).toBe(status);
    expect((await merchant.get(done.location ?? '')).text).toContain(words);
  });

  test('that was paid is refunded, or disputed, and offers nothing else', async () => {
    const paid = await shop.paid();
    const { html } = await merchant.get(`${SANDBOX}/${paid.id}`);
    expect(Array.from(html.matchAll(/name="do" value="(\w+)"/g), ([, outcome]) => outcome)).toEqual([
      'refund',
      'dispute',
    ]);
    expect((await send(paid.id, 'refund')).location).toBe(`${SANDBOX}/${paid.id}?done=refund`);
    await site.engine.advance(0);
    expect((await shop.read(paid.id)).status).toBe('refunded');
    expect((await merchant.get(`${SANDBOX}/${paid.id}`)).text).toContain('plus rien ne peut lui arriver');

    const contested = await shop.paid();
    expect((await send(contested.id, 'dispute')).location).toBe(`${SANDBOX}/${contested.id}?done=dispute`);
    expect((await shop.read(contested.id)).amount_disputed).toBe(5000);
    const { html: disputed } = await merchant.get(`${SANDBOX}/${contested.id}`);
    expect(disputed).not.toContain('name="do"');
    expect(disputed).toContain('href="/dashboard/test/disputes"');
    expect((await merchant.get('/dashboard/test/disputes')).text).toContain('Simulé au bac à sable');
    // A page from before still has the button.
    expect((await send(contested.id, 'dispute')).text).toContain('Le statut de ce paiement ne le permet pas');
  });

  test('that moved on meanwhile refuses in words', async () => {
    const { id } = await shop.paid();
    const refused = await send(id, 'fail');
    expect(refused.isRefused).toBe(true);
    expect(refused.text).toContain('Le statut de ce paiement ne le permet pas.');
    expect((await shop.read(id)).status).toBe('succeeded');
  });

  test('whose time is over shows it', async () => {
    const { id } = await shop.create({ expires_in: 300 });
    site.engine.clock.advance(301_000);
    const refused = await send(id, 'succeed');
    expect(refused.text).toContain('Le temps pour payer est écoulé.');
  });

  test('of another merchant is not found', async () => {
    const { id } = await shop.create();
    const stranger = await site.otherMerchant();
    const foreign = await stranger.get(`${SANDBOX}/${id}`);
    const missing = await stranger.get(`${SANDBOX}/pay_01jz0000000000000000000000`);
    expect(foreign.status).toBe(404);
    expect(foreign.text).toBe(missing.text);
    expect((await stranger.post(`${SANDBOX}/${id}`, { do: 'succeed' })).status).toBe(404);
    expect((await shop.read(id)).status).toBe('requested');
  });
});

describe('in live mode', () => {
  test('there is no sandbox, only the way to it', async () => {
    const { text, html } = await merchant.get(LIVE);
    expect(text).toContain('Le bac à sable n’existe qu’en mode test');
    expect(html).toContain(`href="${SANDBOX}"`);
    expect(html).not.toContain('name="amount"');
  });

  test('nothing is made, and nothing happens to a live payment', async () => {
    const { liveKey } = site.engine.seed.merchant;
    const { id } = await shopOf(site, liveKey).create({ return_url: 'https://shop.test' });
    expect((await merchant.post(LIVE, { amount: '5000' })).location).toBe(LIVE);
    expect((await merchant.get(`${LIVE}/${id}`)).location).toBe(LIVE);
    expect((await merchant.post(`${LIVE}/${id}`, { do: 'succeed' })).location).toBe(LIVE);
    expect((await merchant.post(`${SANDBOX}/${id}`, { do: 'succeed' })).status).toBe(404);
    const live = await payments(liveKey);
    expect(live.map(({ status }) => status)).toEqual(['requested']);
  });
});
