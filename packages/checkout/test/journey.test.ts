import { describe, expect, test } from 'vitest';
import { aCheckout, aPayment, NOW, PROMPTS, refusal, SLUG, user } from './support/fake-gateway.ts';
import { visitor, type Visitor } from './support/visitor.ts';

const at = (path: string): string => `/checkout/${SLUG}${path}`;
const STEPS = ['/login', '/register', '/wallet', '/pin', '/app'];

async function loggedIn(): Promise<Visitor> {
  const customer = visitor();
  await customer.post('/login', { email: user.email, password: 'longsecret' });
  return customer;
}

/** The link above the content of a step. */
const backOf = (html: string): string | undefined => /<main[^>]*><a class="back" href="([^"]+)"/.exec(html)?.[1];

test('a trailing slash changes nothing', async () => {
  const customer = visitor();
  const [plain, slashed] = [await customer.get(''), await customer.get('/')];
  expect([plain.status, slashed.status]).toEqual([200, 200]);
  expect(slashed.text).toBe(plain.text);
});

describe('the back link', () => {
  test('leads from the summary to the cancel question', async () => {
    expect((await visitor().get('')).html).toContain(`<a href="${at('/cancel')}">Retour à la boutique</a>`);
  });

  test.for(STEPS)('leads from %s to the methods, and is the only one', async (path) => {
    const { html } = await (await loggedIn()).get(path);
    expect(backOf(html)).toBe(at(''));
    expect(html.split(`href="${at('')}"`)).toHaveLength(2);
  });

  test('the question shows that the link stays valid, and until when', async () => {
    const { text, html } = await visitor().get('/cancel');
    expect(text).toContain('le lien reste valable jusqu’au 20 novembre 2026 à 13:45 (heure de Douala)');
    expect(html.split(`href="${at('')}"`)).toHaveLength(2);
  });
});

describe('following the payment', () => {
  test.for(['', '/cancel', ...STEPS])('"%s" knows its status URL and when its time is over', async (path) => {
    const { html } = await (await loggedIn()).get(path);
    expect(html).toContain(`<main data-status="${at('/status?at=summary')}" data-left="2730"`);
  });

  test('unchanged, in progress, over: the status for pages with payment methods', async () => {
    const customer = visitor();
    const next = async (): Promise<unknown> => JSON.parse((await customer.get('/status?at=summary')).html);
    const left = (Date.parse(aCheckout.expires_at) - Date.parse(NOW)) / 1000;
    expect(await next()).toEqual({ next: null, left });
    customer.set({ status: 'processing' });
    expect(await next()).toEqual({ next: at('/wait'), left });
    customer.set({ status: 'expired', expires_at: NOW });
    expect(await next()).toEqual({ next: at('/result'), left: 0 });
  });

  test('the waiting page shows a lost connection, and does not read out every second', async () => {
    const customer = visitor();
    customer.set({
      status: 'processing',
      next_action: {
        type: 'approve_on_phone',
        created_at: '2026-11-20T12:00:00.000Z',
        expires_at: '2026-11-20T12:04:30.000Z',
        poll_after_ms: 2000,
        prompt: PROMPTS.mtn_momo,
      },
    });
    const { html, text } = await customer.get('/wait');
    expect(html).toContain(
      `<main data-status="${at('/status?action=approve_on_phone')}" data-left="270" data-poll="2000"`,
    );
    const [live = ''] = /<p role="status" data-lost="Connexion interrompue[^>]*>.*?<\/p>/.exec(html) ?? [];
    expect(live).toContain('En attente');
    expect(live).not.toContain('data-clock');
    expect(text).toContain('Mauvais numéro ? Refusez la demande sur le téléphone');
    expect(text).toContain('Vous pourrez alors changer de numéro ici, sans refaire la commande.');
    customer.set({ attempts_left: 0 });
    expect((await customer.get('/wait')).text).toContain('Il faudra ensuite recommencer depuis la boutique.');
    expect(text).toContain('le paiement continue, la boutique est prévenue, et le même lien vous ramène ici');
  });
});

describe('after a declined attempt', () => {
  const failure = (code: 'insufficient_funds' | 'invalid_payer') =>
    ({ code, message: '', retryable: true, known_from: 'provider' }) as const;

  test('insufficient funds: why, and that another method can pay', async () => {
    const customer = await loggedIn();
    customer.on('payCheckout', () => refusal('INSUFFICIENT_FUNDS', { payment: aPayment('requested') }));
    expect((await customer.post('/wallet', { pin: '4826' })).location).toBe(at(''));
    customer.set({
      failure: failure('insufficient_funds'),
      payer_money: { state: 'not_charged', known_from: 'provider' },
      attempts_left: 2,
    });
    const page = await customer.get('');
    expect(page.text).toContain('Le solde du compte est insuffisant. Rien n’a été prélevé.');
    expect(page.text).toContain('Et maintenant ? Choisissez un autre moyen de paiement. Il vous reste 2 essais');
  });

  test('what an operator recorded by hand is not said to be the provider’s, nor known', async () => {
    const customer = visitor();
    customer.set({
      failure: { ...failure('insufficient_funds'), known_from: 'operator' },
      payer_money: { state: 'not_charged', known_from: 'operator' },
    });
    const { text } = await customer.get('');
    expect(text).toContain('L’équipe Mitako a noté que le paiement n’a pas abouti.');
    expect(text).toContain('D’après ce que l’équipe Mitako a noté, rien n’a été prélevé.');
    expect(text).not.toMatch(/solde du compte|Rien n’a été prélevé/);
  });

  test('nothing is said of the payer’s money where nothing is known', async () => {
    const customer = visitor();
    customer.set({ failure: { ...failure('insufficient_funds'), known_from: null } });
    const { text } = await customer.get('');
    expect(text).toContain('Le paiement n’est pas passé');
    expect(text).not.toMatch(/solde du compte|Rien n’a été prélevé/);
  });

  test('the last attempt is announced', async () => {
    const customer = visitor();
    customer.set({ failure: failure('insufficient_funds'), attempts_left: 1 });
    expect((await customer.get('')).text).toContain('c’est votre dernier essai');
    customer.set({ failure: null });
    expect((await customer.get('')).text).not.toContain('dernier essai');
  });

  test('an attempt is not a receipt either, if nothing was paid', async () => {
    const customer = visitor();
    customer.cookies.set('mitako_receipt', encodeURIComponent('method=mobile_money&reference=pay_01jd'));
    customer.set({ status: 'succeeded', succeeded_at: NOW });
    expect((await customer.get('/result')).html).toContain('pay_01jd');
    for (const status of ['canceled', 'expired', 'failed'] as const) {
      customer.set({ status });
      expect((await customer.get('/result')).html).not.toContain('pay_01jd');
    }
  });

  test('a code for an agent is a receipt for cash if cash paid', async () => {
    const customer = visitor();
    customer.cookies.set('mitako_receipt', encodeURIComponent('method=cash&reference=pay_01jd'));
    customer.set({ status: 'succeeded', succeeded_at: NOW, paid_with: 'mobile_money' });
    expect((await customer.get('/result')).text).not.toContain('Espèces');
    customer.set({ paid_with: 'cash' });
    expect((await customer.get('/result')).text).toContain('Payé avec Espèces chez un agent');
    // Neither is what was tried before in this browser.
    customer.cookies.set('mitako_receipt', encodeURIComponent('method=wallet&reference=pay_01jd'));
    const { text } = await customer.get('/result');
    expect(text).toContain('Espèces chez un agent');
    expect(text).not.toContain('Portefeuille');
  });

  test('a declined attempt is not a receipt for what was paid elsewhere', async () => {
    const customer = await loggedIn();
    customer.on('payCheckout', () => refusal('INSUFFICIENT_FUNDS', { payment: aPayment('requested') }));
    await customer.post('/wallet', { pin: '4826' });
    customer.set({ status: 'succeeded', succeeded_at: '2026-11-20T12:10:00.000Z' });
    const { text } = await customer.get('/result');
    expect(text).not.toContain('Portefeuille Mitako');
    expect(text).toContain('20 novembre 2026 à 13:10 (heure de Douala)');
  });

  test('a failed one is none either, once the summary has shown it', async () => {
    const customer = visitor();
    await customer.post('/mobile-money', { provider: 'orange_money', phone: '693456789' });
    customer.set({ failure: failure('invalid_payer') });
    await customer.get('');
    customer.set({ status: 'succeeded', failure: null });
    expect((await customer.get('/result')).text).not.toContain('Orange Money');
  });
});

describe('outcomes', () => {
  test.for([
    ['refunded', 5000, '5 000 FCFA'],
    ['partially_refunded', 1500, '1 500 FCFA'],
  ] as const)('%s: the refunded amount, and where it goes', async ([status, amount_refunded, words]) => {
    const customer = visitor();
    customer.set({ status, amount_refunded, payer_money: { state: 'refunded', known_from: 'provider' } });
    const { text } = await customer.get('/result');
    expect(text).toContain(`Remboursé ${words}`);
    expect(text).toContain('Le remboursement est versé sur le compte qui a servi à payer.');
    customer.set({ payer_money: { state: 'refunded', known_from: 'operator' } });
    const byHand = await customer.get('/result');
    expect(byHand.text).toContain('L’équipe Mitako a noté ce remboursement à la main.');
    expect(byHand.text).not.toContain('Le remboursement est versé sur le compte');
    customer.set({ status: 'succeeded', amount_refunded: 0, payer_money: null });
    expect((await customer.get('/result')).text).not.toContain('Remboursé');
  });

  test('expired: back to the shop if it has a URL, otherwise whom to contact', async () => {
    const customer = visitor();
    customer.set({ status: 'expired', redirect_url: 'https://shop.example/' });
    expect((await customer.get('/result')).text).toContain('Retournez à la boutique pour recommencer.');
    customer.set({ redirect_url: null });
    const { text } = await customer.get('/result');
    expect(text).toContain(`Contactez ${aCheckout.merchant.name} pour recommencer.`);
    expect(text).not.toContain('à la boutique');
  });

  test.for([
    ['succeeded', true],
    ['refunded', true],
    ['partially_refunded', true],
    ['failed', false],
    ['canceled', false],
    ['expired', false],
  ] as const)('%s: a receipt to print is %s', async ([status, isThere]) => {
    const customer = visitor();
    customer.set({ status });
    expect((await customer.get('/result')).html.includes('data-print')).toBe(isThere);
  });

  test.for([
    ['returning', 'Il vous sera rendu.'],
    ['returned', 'Nous avons noté qu’il vous a été rendu.'],
  ] as const)('money that arrived after the end is %s, not unrecorded', async ([state, words]) => {
    const customer = visitor();
    for (const status of ['failed', 'canceled', 'expired'] as const) {
      customer.set({ status, payer_money: { state, known_from: 'provider' } });
      const { text } = await customer.get('/result');
      expect(text).toContain(`Votre argent est arrivé alors que ce paiement était terminé. ${words}`);
      expect(text).not.toContain('aucun paiement');
    }
  });

  test('failed: why, that nothing was charged, and what to do next', async () => {
    const customer = visitor();
    const failed = { code: 'payer_declined', message: '', retryable: false, known_from: 'provider' } as const;
    customer.set({ status: 'failed', failure: failed, redirect_url: 'https://shop.example/' });
    const { text } = await customer.get('/result');
    expect(text).toContain(
      'Le paiement a été refusé. Nous n’avons enregistré aucun paiement pour cette commande. Retournez à la boutique',
    );
    customer.set({ redirect_url: null });
    expect((await customer.get('/result')).text).toContain(`Contactez ${aCheckout.merchant.name} pour recommencer`);
  });
});
