import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { shopOf, type Shop } from './support/merchant-payments.ts';
import { startSite, type DashboardSite, type Visitor } from './support/visitor.ts';
import { adminOf } from '../../../tests/support/in-process.ts';

const PAYMENTS = '/dashboard/test/payments';

/** Where each head of a list leads, its words, and whether it is the one that is shown. */
function headsIn({ html }: { readonly html: string }): readonly unknown[] {
  const [, nav = ''] = /<nav class="heads"[^>]*>(.*?)<\/nav>/.exec(html) ?? [];
  return [...nav.matchAll(/<a href="([^"]*)"([^>]*)>(.*?)<\/a>/g)].map(([, href = '', rest = '', words = '']) => [
    href.replaceAll('&amp;', '&').replace(PAYMENTS, ''),
    words.replaceAll(/<[^>]*>/g, ''),
    rest.includes('aria-current="true"'),
  ]);
}

let site: DashboardSite;
let merchant: Visitor;
let shop: Shop;

beforeAll(async () => {
  site = await startSite();
  merchant = await site.merchant();
  shop = shopOf(site);
});

afterAll(() => site.close());

describe('a list of payments', () => {
  test('is asked by its script how many payments have come since, and says nothing while there are none', async () => {
    const own = await startSite();
    const shopper = await own.merchant();
    const { create } = shopOf(own);
    await create({ amount: 1_000, description: 'Robe kaba' });
    const { html } = await shopper.get(PAYMENTS);
    const [, address = ''] = /data-newer="([^"]*)"/.exec(html) ?? [];
    expect(html).toMatch(/<a class="link" href="[^"]*" hidden="">Actualiser<\/a>/);
    const words = async (search = ''): Promise<string> =>
      (JSON.parse((await shopper.get(address.replaceAll('&amp;', '&') + search)).html) as { words: string }).words;
    expect(await words()).toBe('');
    await own.engine.advance(1_000);
    for (const amount of [2_000, 3_000]) await create({ amount });
    expect(await words()).toBe('2 nouveaux paiements –');
    // Those that the filters let through.
    expect(await words('&status=succeeded')).toBe('');
    for (let count = 0; count < 18; count += 1) await create({ amount: 500 });
    expect(await words()).toBe('20+ nouveaux paiements –');
    expect(await words('&lang=en')).toBe('20+ new payments –');
    expect((await shopper.get(`${PAYMENTS}?q=rien`)).html).not.toContain('data-newer=');
    await own.close();
  });
});

describe('a merchant without payments', () => {
  let empty: DashboardSite;

  beforeAll(async () => {
    empty = await startSite();
  });

  afterAll(() => empty.close());

  test('is shown how to make the first one, in each mode', async () => {
    const newcomer = await empty.merchant();
    const inTest = await newcomer.get(PAYMENTS);
    expect(inTest.text).toContain('Votre premier paiement apparaîtra ici');
    expect(inTest.html).toMatch(/class="button" href="\/dashboard\/test\/payment-links\/new"/);
    expect(inTest.html).toMatch(/class="button quiet" href="\/dashboard\/test\/till"/);
    const inLive = await newcomer.get('/dashboard/live/payments');
    expect(inLive.html).toContain('href="/dashboard/live/api-keys/new"');
  });

  test.each([
    ['customers', 'Vos clients apparaîtront ici', 'payment-links/new'],
    ['payment-links', 'Vos liens de paiement apparaîtront ici', 'payment-links/new'],
    ['settlements', 'Vos versements apparaîtront ici', 'balance'],
    ['webhooks', 'Vos adresses apparaîtront ici', 'webhooks/new'],
    ['disputes', 'Aucun litige', 'payments'],
    ['events', 'Vos événements apparaîtront ici', 'payment-links/new'],
  ])('reads what will be under %s, with one main action', async (path, title, action) => {
    const newcomer = await empty.merchant();
    const { text, html } = await newcomer.get(`/dashboard/test/${path}`);
    expect(text).toContain(title);
    expect(html.match(/class="button" href="[^"]*"/g)).toEqual([`class="button" href="/dashboard/test/${action}"`]);
  });

  test('is sent to have the business verified before real money', async () => {
    const credentials = { email: 'nouvelle@boutique.test', password: 'a long password' };
    await adminOf(empty.engine.gateway).createMerchant({ ...credentials, name: 'Nouvelle' });
    const newcomer = await empty.merchant(credentials);
    newcomer.speak('en');
    const { text, html } = await newcomer.get('/dashboard/live/payments');
    expect(text).toContain('Have your business verified');
    expect(html).toContain('href="/dashboard/live/account/kyc"');
  });
});

describe('the list', () => {
  test('is newest first, with amount, status and payment method in the reader’s language', async () => {
    await shop.create({ customer_reference: 'LISTE-1' });
    await shop.paid({ customer_reference: 'LISTE-2', amount: 12_500 });
    const { text } = await merchant.get(PAYMENTS);
    expect(text.indexOf('LISTE-2')).toBeLessThan(text.indexOf('LISTE-1'));
    expect(text).toContain('12\u202f500\u00a0FCFA');
    expect(text).toContain('À payer');
    const english = await site.merchant();
    english.speak('en');
    expect((await english.get(PAYMENTS)).text).toContain('FCFA\u00a012,500');
  });

  test('is searched and filtered, and shows what to do when nothing is found', async () => {
    await shop.paid({ customer_reference: 'CHERCHÉ-1' });
    await shop.create({ customer_reference: 'CHERCHÉ-2' });
    const found = await merchant.get(`${PAYMENTS}?q=${encodeURIComponent('CHERCHÉ-1')}&status=succeeded`);
    expect(found.text).toContain('CHERCHÉ-1');
    expect(found.text).not.toContain('CHERCHÉ-2');
    const nothing = await merchant.get(`${PAYMENTS}?q=${encodeURIComponent('CHERCHÉ-2')}&status=succeeded`);
    expect(nothing.text).toContain('Aucun paiement ne correspond');
    expect(nothing.html).toContain(`href="${PAYMENTS}"`);
  });

  test('takes days as those of Douala, the last one included', async () => {
    const { created_at: createdAt } = await shop.create({ customer_reference: 'JOUR' });
    // An hour east of Greenwich: what is created at 23:30 UTC belongs to the next day.
    const day = new Date(Date.parse(createdAt) + 3_600_000).toISOString().slice(0, 10);
    const before = new Date(Date.parse(createdAt) + 3_600_000 - 86_400_000).toISOString().slice(0, 10);
    expect((await merchant.get(`${PAYMENTS}?q=JOUR&from=${day}&to=${day}`)).text).toContain('JOUR');
    expect((await merchant.get(`${PAYMENTS}?q=JOUR&to=${before}`)).text).toContain('Aucun paiement');
  });

  test('shows which filter makes no sense, and shows no payments as if it did', async () => {
    const { status, html, text } = await merchant.get(`${PAYMENTS}?from=hier&method=${'x'.repeat(99)}`);
    expect(status).toBe(422);
    expect(text).toContain('Indiquez une date comme 2026-11-20.');
    expect(text).toContain('Choisissez dans la liste.');
    expect(html).not.toContain('<table');
    expect(await merchant.get(`${PAYMENTS}?status=perdu`)).toMatchObject({ status: 303, location: PAYMENTS });
    expect((await merchant.get(`${PAYMENTS}?cursor=made-up`)).status).toBe(404);
  });

  test('has a head for each outcome with the number of payments, and shows their sum', async () => {
    const own = await startSite();
    const reader = await own.merchant();
    const ownShop = shopOf(own);
    await ownShop.create({ amount: 400, customer_reference: 'TÊTE-1' });
    await ownShop.paid({ amount: 12_500, customer_reference: 'TÊTE-2' });
    await ownShop.paid({ amount: 2_000, customer_reference: 'TÊTE-3' });
    const all = await reader.get(PAYMENTS);
    expect(headsIn(all)).toEqual([
      ['', 'Tous 3', true],
      ['?status=succeeded', 'Payés 2', false],
      ['?status=requested%2Cprocessing', 'En attente 1', false],
      ['?status=failed', 'Échoués 0', false],
      ['?status=partially_refunded%2Crefunded', 'Remboursés 0', false],
      ['?status=canceled%2Cexpired', 'Annulés, expirés 0', false],
    ]);
    expect(all.text).toContain('3 paiements\u00a0: 14\u202f500\u00a0FCFA payés.');
    const open = await reader.get(`${PAYMENTS}?status=requested%2Cprocessing`);
    expect(open.text).toContain('1 paiement\u00a0: 400\u00a0FCFA.');
    expect(open.text).not.toContain('TÊTE-2');
    const [, file = ''] = /href="([^"]*\/export[^"]*)"/.exec(open.html) ?? [];
    const { text: csv } = await reader.get(file);
    expect([csv.includes('TÊTE-1'), csv.includes('TÊTE-2')]).toEqual([true, false]);
    // The other filters stay with another head, and the head with other filters.
    const narrowed = await reader.get(`${PAYMENTS}?q=T%C3%8ATE-2&status=succeeded`);
    expect(headsIn(narrowed)).toContainEqual(['?status=failed&q=T%C3%8ATE-2', 'Échoués 0', false]);
    expect(narrowed.text).toContain('1 paiement\u00a0: 12\u202f500\u00a0FCFA.');
    expect(narrowed.html).toContain('<input type="hidden" name="status" value="succeeded"');
    expect(narrowed.html).toContain(`href="${PAYMENTS}?status=succeeded"`);
    // A link may ask for one status of several.
    expect(headsIn(await reader.get(`${PAYMENTS}?status=requested`))).toContainEqual([
      '?status=requested',
      'À payer 1',
      true,
    ]);
    await own.close();
  });

  test('says who paid, by the name that the merchant gave, and leads to the payment by the whole row', async () => {
    const own = await startSite();
    const reader = await own.merchant();
    const ownShop = shopOf(own);
    const waiting = await ownShop.create({ customer_reference: 'SANS-CLIENT' });
    const { id } = await ownShop.paid({ customer_reference: 'CMD-9', description: 'Robe kaba' });
    const bearer = own.engine.seed.merchant.testKey;
    const nameless = await reader.get(PAYMENTS);
    expect(nameless.html).toContain(`<a class="open" href="${PAYMENTS}/${id}">•••• 6789</a>`);
    expect(nameless.html).toContain(`<a class="open" href="${PAYMENTS}/${waiting.id}">SANS-CLIENT</a>`);
    const { text: answer } = await own.engine.request('GET', `/gateway/payments/${id}/customer`, { bearer });
    const { data } = JSON.parse(answer) as { data: { customer: { id: string } } };
    const path = `/gateway/customers/${data.customer.id}`;
    await own.engine.request('PATCH', path, { bearer, body: { name: 'Awa <Ngo>' } });
    const { html, text } = await reader.get(PAYMENTS);
    expect(html).toContain(`<a class="open" href="${PAYMENTS}/${id}">Awa &lt;Ngo&gt;</a>`);
    expect(text).toMatch(/AN Awa <Ngo> •••• 6789 Robe kaba CMD-9 .*MTN MoMo/);
    await own.close();
  });

  test('has a chip for each filter: one that is set shows its value, and a cross that removes it alone', async () => {
    await shop.paid({ customer_reference: 'PUCE' });
    const { html, text } = await merchant.get(`${PAYMENTS}?q=PUCE&method=mtn_momo&from=2026-01-01`);
    expect(text).toMatch(/Moyen\u00a0: MTN MoMo/);
    expect(text).toContain('Du 1er janv. 2026');
    const clears = [...html.matchAll(/<a class="clear" href="([^"]*)" aria-label="([^"]*)"/g)];
    expect(clears.map(([, href = '', label]) => [label, href.replaceAll('&amp;', '&')])).toEqual([
      ['Retirer le filtre Moyen', `${PAYMENTS}?q=PUCE&from=2026-01-01`],
      ['Retirer le filtre Dates', `${PAYMENTS}?q=PUCE&method=mtn_momo`],
    ]);
    // A choice is one link; what is typed keeps it.
    expect(html).toContain(`href="${PAYMENTS}?q=PUCE&amp;method=wallet&amp;from=2026-01-01"`);
    expect(html).toContain('<input type="hidden" name="method" value="mtn_momo"');
    expect((await merchant.get(PAYMENTS)).html).not.toContain('class="clear"');
  });

  test('finds the payments of a whole number, and none of a stranger with the same ending', async () => {
    await shop.paid({ customer_reference: 'NUMÉRO' });
    expect((await merchant.get(`${PAYMENTS}?q=653456789`)).text).toContain('NUMÉRO');
    expect((await merchant.get(`${PAYMENTS}?q=6789`)).text).toContain('NUMÉRO');
    expect((await merchant.get(`${PAYMENTS}?q=%2B237699996789`)).text).toContain('Aucun paiement ne correspond');
  });

  test('counts what was refunded as paid and refunded', async () => {
    const own = await startSite();
    const reader = await own.merchant();
    const ownShop = shopOf(own);
    const { id } = await ownShop.paid({ amount: 5_000 });
    const bearer = own.engine.seed.merchant.testKey;
    await own.engine.request('POST', `/gateway/payments/${id}/refunds`, { bearer, body: { amount: 1_500 } });
    await own.engine.advance(60_000);
    const { text } = await reader.get(PAYMENTS);
    expect(text).toContain('1 paiement\u00a0: 5\u202f000\u00a0FCFA payés, dont 1\u202f500\u00a0FCFA remboursés.');
    const refunded = await reader.get(`${PAYMENTS}?status=partially_refunded,refunded`);
    expect(refunded.text).toContain('1 paiement\u00a0: 1\u202f500\u00a0FCFA remboursés sur 5\u202f000\u00a0FCFA.');
    await own.close();
  });

  test('comes in pages that keep the filter', async () => {
    for (let count = 0; count < 21; count += 1) await shop.create({ customer_reference: 'PAGES', amount: 700 + count });
    const first = await merchant.get(`${PAYMENTS}?q=PAGES`);
    const next = /href="(\?[^"]*cursor=[^"]*)"/.exec(first.html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(next).toContain('q=PAGES');
    const second = await merchant.get(`${PAYMENTS}${next}`);
    expect(first.text).toContain('720\u00a0FCFA');
    expect(second.text).toContain('700\u00a0FCFA');
    expect(second.text).not.toContain('720\u00a0FCFA');
  });

  test('shows words of the shop as words', async () => {
    await shop.create({ customer_reference: '<script>alert(1)</script>', description: '"><img src=x>' });
    const { html } = await merchant.get(PAYMENTS);
    expect(html).toContain('&lt;script&gt;alert(1)');
    expect(html).not.toContain('<script>alert');
  });

  test('shows nothing of another merchant, nor of the other mode', async () => {
    await shopOf(site, site.engine.seed.merchant.liveKey).create({ customer_reference: 'EN-VRAI' });
    expect((await merchant.get(`${PAYMENTS}?q=EN-VRAI`)).text).toContain('Aucun paiement');
    expect((await merchant.get('/dashboard/live/payments?q=EN-VRAI')).text).toContain('EN-VRAI');
  });
});

describe('the file', () => {
  test('is a plain link to all that the filter lets through, as CSV that no browser takes for a page', async () => {
    await shop.paid({ customer_reference: 'FICHIER' });
    const { html } = await merchant.get(`${PAYMENTS}?q=FICHIER&status=succeeded`);
    const href = /href="([^"]*\/export[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const file = await merchant.get(href);
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="payments-test.csv"');
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect(file.headers.get('cache-control')).toBe('no-store');
    const rows = file.html.trim().split('\r\n');
    expect(rows).toHaveLength(2);
    expect(rows[1]).toContain('FICHIER');
  });

  test('opens by a double click: in French with semicolons and its own headings, dates, numbers and statuses', async () => {
    const own = await startSite();
    const reader = await own.merchant();
    const ownShop = shopOf(own);
    const { id, created_at: at } = await ownShop.paid({
      amount: 12_500,
      customer_reference: '=1+1;2',
      description: 'Un "pagne", bleu',
    });
    const bearer = own.engine.seed.merchant.testKey;
    await own.engine.request('POST', `/gateway/payments/${id}/refunds`, { bearer, body: { amount: 1_500 } });
    await own.engine.advance(60_000);
    const { html: text } = await reader.get(`${PAYMENTS}/export`);
    expect(text.slice(0, 30)).toBe('\uFEFFIdentifiant;Créé le;Payé le;S');
    const [day = '', clock = ''] = new Date(Date.parse(at) + 3_600_000).toISOString().split('T');
    const created = `${day.split('-').toReversed().join('/')} ${clock.slice(0, 5)}`;
    expect(text).toContain(`${id};${created};`);
    expect(text).toMatch(/;Remboursé en partie;12500;XAF;\d+;\d+;1500;/);
    expect(text).toContain(`;MTN MoMo;•••• 6789;"'=1+1;2";"Un ""pagne"", bleu";`);
    expect(text).toContain(';Test;');

    reader.speak('en');
    const { html: words } = await reader.get(`${PAYMENTS}/export`);
    expect(words).toMatch(/^\uFEFFIdentifier,Created,Paid on,Status,Amount,/);
    expect(words).toContain('Partly refunded,12500,XAF');
    await own.close();
  });

  test('of a filter that makes no sense is the list, which shows what is wrong', async () => {
    const { status, location } = await merchant.get(`${PAYMENTS}/export?from=hier`);
    expect({ status, location }).toEqual({ status: 303, location: `${PAYMENTS}?from=hier` });
  });

  test('that breaks off in the middle is not a file: the fault is reported, and the download fails', async () => {
    const faults: unknown[] = [];
    const broken = await startSite({ onError: (error) => faults.push(error) });
    const someone = await broken.merchant();
    const { gateway } = broken.engine;
    const { call } = gateway;
    async function* parts(): AsyncGenerator<string> {
      yield 'id\r\n';
      throw new Error('the store is unavailable');
    }
    vi.spyOn(gateway, 'call').mockImplementation(async (name, arrived) => {
      const result = await call(name, arrived);
      return result.kind === 'file' ? { ...result, parts: parts() } : result;
    });
    await expect(someone.get(`${PAYMENTS}/export`)).rejects.toThrow('the store is unavailable');
    expect(faults).toEqual([new Error('the store is unavailable')]);
    await broken.close();
  });

  test('is for who is logged in alone', async () => {
    expect((await site.visitor().get(`${PAYMENTS}/export`)).location).toBe('/dashboard/login');
  });
});

describe('one payment', () => {
  test('shows where it stands, in the reader’s language, and whose turn it is', async () => {
    const { id } = await shop.create({ metadata: { panier: '8841' } });
    const french = await merchant.get(`${PAYMENTS}/${id}`);
    expect(french.text).toContain('personne n’a encore essayé de le payer');
    expect(french.text).toContain('En attente du client');
    expect(french.text).toContain('8841');
    const english = await site.merchant();
    english.speak('en');
    expect((await english.get(`${PAYMENTS}/${id}`)).text).toContain('Waiting for the customer');
  });

  test('shows its checkout as long as it can be paid, and refunding once it was', async () => {
    const open = await shop.create();
    const payable = await merchant.get(`${PAYMENTS}/${open.id}`);
    expect(payable.html).toContain(`value="${open.checkout_url}"`);
    expect(payable.html).not.toContain('/refund"');
    const { id, checkout_url: url } = await shop.paid();
    const paid = await merchant.get(`${PAYMENTS}/${id}`);
    expect(paid.html).not.toContain(url);
    expect(paid.html).toContain(`href="${PAYMENTS}/${id}/refund"`);
  });

  test('leads to its events and to their deliveries', async () => {
    const { id } = await shop.paid();
    const { html } = await merchant.get(`${PAYMENTS}/${id}`);
    expect(html).toMatch(/href="\/dashboard\/test\/events\/evt_\w+"/);
  });

  test('of another merchant, of the other mode and an unknown one give the same not-found page', async () => {
    const live = await shopOf(site, site.engine.seed.merchant.liveKey).create();
    const stranger = await site.otherMerchant();
    const { id: mine } = await shop.create();
    expect((await stranger.get(`${PAYMENTS}/${mine}`)).status).toBe(404);
    expect((await stranger.post(`${PAYMENTS}/${mine}/cancel`, { key: 'k' })).status).toBe(404);
    const pages = [live.id, 'pay_nothing', 'x'.repeat(300)].flatMap((id) =>
      ['', '/cancel', '/refund', '/refund/confirm?amount=1'].map((path) => `${PAYMENTS}/${id}${path}`),
    );
    for (const path of pages)
      expect({ path, status: (await merchant.get(path)).status }).toEqual({ path, status: 404 });
    for (const path of ['/cancel', '/refund/confirm']) {
      const { status } = await merchant.post(`${PAYMENTS}/${live.id}${path}`, { amount: '1', key: 'k' });
      expect({ path, status }).toEqual({ path, status: 404 });
    }
  });
});

describe('canceling', () => {
  test('is asked about first, happens once, and is shown', async () => {
    const { id } = await shop.create();
    const asked = await merchant.get(`${PAYMENTS}/${id}/cancel`);
    expect(asked.text).toContain('On ne peut pas revenir en arrière');
    expect((await shop.read(id)).status).toBe('requested');
    const fields = { key: asked.key };
    const done = await merchant.post(`${PAYMENTS}/${id}/cancel`, fields);
    expect(done.location).toBe(`${PAYMENTS}/${id}?done=canceled`);
    expect((await merchant.post(`${PAYMENTS}/${id}/cancel`, fields)).location).toBe(done.location);
    expect((await shop.read(id)).status).toBe('canceled');
    expect((await merchant.get(done.location ?? '')).text).toContain('le client ne peut plus le payer');
  });

  test('of a payment that was paid meanwhile suggests a refund instead', async () => {
    const { id } = await shop.paid();
    const { isRefused, text } = await merchant.post(`${PAYMENTS}/${id}/cancel`, { key: crypto.randomUUID() });
    expect(isRefused).toBe(true);
    expect(text).toContain('pour lui rendre l’argent, remboursez ce paiement');
  });
});

describe('the page of a payment', () => {
  test('begins with the amount, names the customer, and tells what happened, newest first, to the second', async () => {
    const { id } = await shop.paid({ amount: 24_000, customer_reference: 'CMD-1998', description: 'Panier tressé' });
    const { html, text } = await merchant.get(`${PAYMENTS}/${id}`);
    expect(html).toMatch(/<h1>24\u202f000\u00a0FCFA<\/h1><span class="badges"><span class="badge good">/);
    expect(text).toContain('Panier tressé · CMD-1998 · ');
    const [, story = ''] = /<ol class="story">(.*?)<\/ol>/s.exec(html) ?? [];
    const steps = [...story.matchAll(/<strong>(.*?)<\/strong>/g)].map(([, fact = '']) =>
      fact.replaceAll(/<[^>]*>/g, ''),
    );
    expect(steps).toEqual([
      'Payé',
      expect.stringMatching(/^Tentative de paiement · MTN MoMo/),
      'Paiement de 24\u202f000\u00a0FCFA créé',
    ]);
    expect(story).toMatch(/<time datetime="[^"]*">\d\d:\d\d:\d\d<\/time>/);
    expect(html).toMatch(/class="open" href="\/dashboard\/test\/customers\/cus_/);
    expect(text).toMatch(/•••• 6789 \d+ paiements?, [\d\u202f]+\u00a0FCFA/);
  });
});
