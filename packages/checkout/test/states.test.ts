import { FAILURES, type FailureCode } from '@mitako/contract';
import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '../src/text/catalogue.ts';
import { aCheckout, PROMPTS, refusal, SLUG, user } from './support/fake-gateway.ts';
import { visitor } from './support/visitor.ts';

const plain = (text: string): string => text.replace(/\s+/g, ' ');

describe('summary', () => {
  test('shows merchant, amount, description, methods, until when and a way to cancel', async () => {
    const page = await visitor().get('');
    expect(page.status).toBe(200);
    expect(page.text).toContain('Boutique Mvog-Ada');
    expect(page.text).toContain('5 000 FCFA');
    expect(page.text).toContain('Deux sacs de riz');
    expect(page.text).toContain('jusqu’au 20 novembre 2026 à 13:45 (heure de Douala)');
    expect(page.text).toContain('Portefeuille Mitako');
    expect(page.text).toContain('MTN MoMo');
    expect(page.html).toContain('/wallet"');
    expect(page.html).toContain('/mobile-money"');
    expect(page.html).toContain('/cancel"');
    expect(page.text).not.toContain('Mode test');
  });

  test('shows that a test payment moves no money', async () => {
    const customer = visitor();
    customer.set({ livemode: false });
    expect((await customer.get('')).text).toContain('Mode test Aucun prélèvement réel.');
  });

  test('does not link an unavailable method, and shows why', async () => {
    const customer = visitor();
    customer.set({
      amount: 600_000,
      methods: aCheckout.methods.map((method) => ({ ...method, available: method.type === 'wallet' })),
    });
    const page = await customer.get('');
    expect(page.html).not.toContain('/mobile-money');
    expect(page.text).toContain(CATALOGUE.fr.methods.outsideLimits);
  });

  test('shows when no method is available', async () => {
    const customer = visitor();
    customer.set({ methods: aCheckout.methods.map((method) => ({ ...method, available: false })) });
    expect((await customer.get('')).text).toContain(plain(CATALOGUE.fr.methods.none));
  });

  test.for(Object.keys(FAILURES) as FailureCode[])('shows an earlier failed attempt: %s', async (code) => {
    const customer = visitor();
    customer.set({ failure: { code, message: '', retryable: true, known_from: 'provider' } });
    const page = await customer.get('');
    expect(page.text).toContain(plain(CATALOGUE.fr.said.failures[code]));
    expect(page.html).toContain('<title>Erreur – ');
  });
});

describe('unknown links', () => {
  test('an unknown slug is a 404 page', async () => {
    const page = await visitor().get('http://pay.test/checkout/unknown');
    expect(page.status).toBe(404);
    expect(page.text).toContain(CATALOGUE.fr.problem.notFoundTitle);
  });

  test.for(['fr', 'en', 'es'] as const)('its page says what may have happened and leads on, in %s', async (lang) => {
    const support = { email: 'aide@exemple.cm', phone: '+237 600 00 00 00' };
    const page = await visitor({ brand: { support } }).get(`http://pay.test/checkout/unknown?lang=${lang}`);
    const { notFoundCut, notFoundOld, findReceipt, contact } = CATALOGUE[lang].problem;
    for (const words of [notFoundCut, notFoundOld, findReceipt, contact('Mitako')])
      expect(page.text).toContain(plain(words));
    expect(page.html.match(/class="button" href="[^"]*"/g)).toEqual(['class="button" href="/receipt"']);
    expect(page.html).toContain('href="tel:+237600000000"');
    expect(page.html).toContain('href="mailto:aide@exemple.cm"');
  });

  test.for(['', '/', `/${'x'.repeat(65)}`, '/a%00b', '/%ff', '/k3J9xPq2LmN8vB4tY7wZ1a/nothing'])(
    '/checkout%s is a 404 page',
    async (path) => {
      expect((await visitor().get(`http://pay.test/checkout${path}`)).status).toBe(404);
    },
  );
});

describe('a checkout that cannot be read', () => {
  test('too many requests: a 429 page that shows when to retry', async () => {
    const customer = visitor();
    customer.on('getCheckout', () => refusal('RATE_LIMITED', {}, 40));
    const page = await customer.get('');
    expect(page.status).toBe(429);
    expect(page.headers.get('retry-after')).toBe('40');
    expect(page.text).toContain('40 s');
  });

  test('a busy engine: a 503 page with a button to try again', async () => {
    const customer = visitor();
    customer.on('getCheckout', () => refusal('SERVICE_UNAVAILABLE', {}, 1));
    const page = await customer.get('');
    expect(page.status).toBe(503);
    expect(page.text).toContain(CATALOGUE.fr.problem.tryAgain);
  });

  test.for(['/wallet', '/mobile-money', '/code', '/cancel'])(
    'after %s was submitted: back to the payment, which is not paid twice',
    async (path) => {
      const customer = visitor();
      customer.on('getCheckout', () => refusal('SERVICE_UNAVAILABLE', {}, 1));
      const page = await customer.post(path, { pin: '4826' });
      expect(page.status).toBe(503);
      expect(page.html).toContain(`<a class="button" href="/checkout/${SLUG}">Revenir au paiement</a>`);
      expect(page.text).toContain('vous ne paierez pas deux fois');
      expect((await customer.get(path)).text).not.toContain('vous ne paierez pas deux fois');
    },
  );

  test('a form of another site, and one that is too large: back to the payment', async () => {
    const customer = visitor();
    const foreign = await customer.post('/wallet', {}, { origin: 'https://evil.example' });
    const large = await customer.post('/login', { password: 'x'.repeat(9000) });
    for (const [page, status] of [
      [foreign, 403],
      [large, 413],
    ] as const) {
      expect(page.status).toBe(status);
      expect(page.html).toContain(`<a class="button" href="/checkout/${SLUG}">Revenir au paiement</a>`);
    }
  });

  test('a URL without a payment: no link to one', async () => {
    const customer = visitor();
    const page = await customer.post(
      `https://pay.test/checkout/${'x'.repeat(65)}/wallet`,
      {},
      { origin: 'https://evil.example' },
    );
    expect(page.status).toBe(403);
    expect(page.html).not.toContain('class="button"');
    const unknown = await customer.post(`https://pay.test/checkout/${SLUG.replace('k', 'K')}/wallet`, {});
    expect(unknown.html).not.toContain('href="/checkout/');
  });

  test('an internal error: a 500 page without details, reported to the host', async () => {
    const faults: unknown[] = [];
    const customer = visitor({ onError: (error) => faults.push(error) });
    customer.on('getCheckout', () => {
      throw new Error('secret innards');
    });
    const page = await customer.get('');
    expect(page.status).toBe(500);
    expect(page.text).not.toContain('innards');
    expect(faults).toHaveLength(1);
  });
});

describe('outcomes', () => {
  const shop = 'https://shop.example/done?order=7&payment_id=pay_1';
  const results = [
    ['succeeded', 'C’est payé'],
    ['failed', 'Le paiement n’est pas passé'],
    ['canceled', 'Paiement annulé'],
    ['expired', 'Paiement expiré'],
    ['refunded', 'Paiement remboursé'],
    ['partially_refunded', 'Déjà payé'],
  ] as const;

  test.for(results)('%s', async ([status, title]) => {
    const customer = visitor();
    customer.set({ status, redirect_url: shop });
    const page = await customer.get('/result');
    expect(page.status).toBe(200);
    expect(page.text).toContain(title);
    expect(page.html).toContain('href="https://shop.example/done?order=7&amp;payment_id=pay_1"');
  });

  test('the shop follows after ten seconds, unless the customer stays', async () => {
    const customer = visitor();
    customer.set({ status: 'succeeded', redirect_url: shop });
    const page = await customer.get('/result');
    expect(page.html).toContain(
      '<noscript><meta http-equiv="refresh" content="10;url=https://shop.example/done?order=7&amp;payment_id=pay_1"/></noscript>',
    );
    const staying = await customer.get('/result?stay=1');
    expect(staying.html).not.toContain('http-equiv="refresh"');
    expect(staying.html).not.toContain('data-leave');
    expect(staying.text).toContain('Retourner à la boutique');
  });

  test('without a URL of the shop: the customer is done', async () => {
    const customer = visitor();
    customer.set({ status: 'succeeded', redirect_url: `http://pay.test/checkout/${aCheckout.slug}/result` });
    const page = await customer.get('/result');
    expect(page.html).not.toContain('http-equiv="refresh"');
    expect(page.text).toContain('Vous pouvez fermer cette page.');
  });

  test.for(['javascript:alert(1)', 'data:text/html,x', 'nonsense'])('never links to %s', async (address) => {
    const customer = visitor();
    customer.set({ status: 'succeeded', redirect_url: address });
    const page = await customer.get('/result');
    expect(page.html).not.toContain(address);
  });

  test('a link opened again after paying shows that it is paid, without a redirect', async () => {
    const customer = visitor();
    customer.set({ status: 'succeeded', redirect_url: shop });
    const page = await customer.get('');
    expect(page.text).toContain('Déjà payé');
    expect(page.html).not.toContain('http-equiv="refresh"');
  });

  test.for(['/wallet', '/login', '/register', '/pin', '/mobile-money', '/cancel', '/wait'])(
    'once paid, %s redirects to the result',
    async (path) => {
      const customer = visitor();
      customer.set({ status: 'succeeded' });
      const page = await customer.get(path);
      expect([page.status, page.location]).toEqual([303, `/checkout/${aCheckout.slug}/result`]);
    },
  );

  test.for(['', '/wallet', '/mobile-money', '/cancel', '/result'])(
    'while in progress, %s redirects to the waiting page',
    async (path) => {
      const customer = visitor();
      customer.set({ status: 'processing' });
      const page = await customer.get(path);
      expect([page.status, page.location]).toEqual([303, `/checkout/${aCheckout.slug}/wait`]);
    },
  );

  test.for(['/wait', '/result'])('while not paid, %s redirects to the summary', async (path) => {
    const page = await visitor().get(path);
    expect([page.status, page.location]).toEqual([303, `/checkout/${aCheckout.slug}`]);
  });

  test("the waiting page's script receives where to go", async () => {
    const customer = visitor();
    customer.set({ status: 'processing' });
    expect(JSON.parse((await customer.get('/status')).html)).toEqual({ next: null, left: null });
    customer.set({ status: 'succeeded' });
    const next = `/checkout/${aCheckout.slug}/result`;
    expect(JSON.parse((await customer.get('/status')).html)).toEqual({ next, left: null });
  });

  test('is shown anew as soon as the provider has accepted the request', async () => {
    const customer = visitor();
    const set = (type: 'approve_on_phone' | 'wait_for_provider'): void =>
      customer.set({
        status: 'processing',
        next_action: {
          type,
          created_at: '2026-11-20T12:00:00.000Z',
          expires_at: '2026-11-20T12:04:30.000Z',
          poll_after_ms: 2000,
          prompt: null,
        },
      });
    set('wait_for_provider');
    const { html, text } = await customer.get('/wait');
    expect(text).toContain('Nous transmettons la demande à votre opérateur');
    expect(text).not.toContain('Temps restant');
    const [, status = ''] = /data-status="[^"]*(\/status[^"]*)"/.exec(html) ?? [];
    expect(JSON.parse((await customer.get(status)).html)).toMatchObject({ next: null });
    set('approve_on_phone');
    const { next } = JSON.parse((await customer.get(status)).html) as { next: string };
    expect(next).toBe(`/checkout/${aCheckout.slug}/wait?action=approve_on_phone`);
    expect((await customer.get('/wait?action=approve_on_phone')).text).toContain('Confirmez sur votre téléphone');
  });
});

describe('the waiting page', () => {
  const pending = {
    status: 'processing',
    next_action: {
      type: 'approve_on_phone',
      created_at: '2026-11-20T12:00:00.000Z',
      expires_at: '2026-11-20T12:04:30.000Z',
      poll_after_ms: 2000,
      prompt: PROMPTS.mtn_momo,
    },
  } as const;

  test('shows the provider’s prompt, its code to dial, the time left and a refresh', async () => {
    const customer = visitor();
    customer.set(pending);
    const page = await customer.get('/wait');
    expect(page.text).toContain('Confirmez sur votre téléphone');
    expect(page.text).not.toContain('#150#');
    expect(page.html).toMatch(/href="tel:\*126%23">.*Composer le \*126#<\/a>/);
    expect(page.text).toContain('4 min 30 s');
    expect(page.html).toContain('<noscript><meta http-equiv="refresh" content="5"/></noscript>');
  });

  test('a bar is as long as the share of the prompt’s life that is left, and needs no script', async () => {
    const customer = visitor();
    customer.set({
      ...pending,
      next_action: {
        ...pending.next_action,
        created_at: '2026-11-20T11:58:00.000Z',
        expires_at: '2026-11-20T12:03:00.000Z',
      },
    });
    expect((await customer.get('/wait')).html).toMatch(/<svg class="bar"[^>]*><rect width="60" height="6">/);
    customer.set({ next_action: { ...pending.next_action, type: 'wait_for_provider' } });
    expect((await customer.get('/wait')).html).not.toContain('class="bar"');
  });

  test('a code to dial is for payers without a request; the first step is the request on the phone', async () => {
    const customer = visitor();
    customer.set(pending);
    const { text, html } = await customer.get('/wait');
    expect(html).toMatch(/<ol class="steps"><li>Ouvrez la demande reçue/);
    expect(text.split(PROMPTS.mtn_momo.fr)).toHaveLength(2);
    expect(text.indexOf('Rien reçu')).toBeLessThan(text.indexOf(PROMPTS.mtn_momo.fr));
    const prompt = { fr: 'Ouvrez l’application Momo.', en: 'Open the Momo app.' };
    customer.set({ next_action: { ...pending.next_action, prompt } });
    const other = await customer.get('/wait');
    expect(other.html).toContain(`<ol class="steps"><li>${prompt.fr}</li>`);
    expect(other.text).not.toContain('Rien reçu');
  });

  test('in Spanish it says in Spanish what to dial', async () => {
    const customer = visitor();
    customer.set(pending);
    const { text } = await customer.get('/wait?lang=es');
    expect(text).toContain('Marque *126# y confirme el pago con su código secreto.');
    for (const prompt of Object.values(PROMPTS.mtn_momo)) expect(text).not.toContain(prompt);
  });

  test.for([
    ['approve_on_phone', 'mobile', 'waiting'],
    ['redirect', 'mobile', 'waiting'],
    ['wait', 'mobile', 'waitingProvider'],
    ['approve_on_phone', 'wallet', 'waitingWallet'],
    ['wait', 'wallet', 'waitingWallet'],
  ] as const)('with %s by %s it shows what it waits for', async ([type, method, words]) => {
    const customer = visitor();
    await customer.post('/login', { email: user.email, password: 'longsecret' });
    if (method === 'wallet') await customer.post('/wallet', { pin: '4826' });
    customer.set({ ...pending, next_action: { ...pending.next_action, type } });
    const { text } = await customer.get('/wait');
    const shown = (['waiting', 'waitingProvider', 'waitingWallet'] as const).filter((name) =>
      text.includes(CATALOGUE.fr.wait[name]),
    );
    expect(shown).toEqual([words]);
  });

  test('in English for who reads English', async () => {
    const customer = visitor();
    customer.set({ ...pending, locale: 'en' });
    const { text } = await customer.get('/wait');
    expect(text).toContain(PROMPTS.mtn_momo.en);
    expect(text).not.toContain(PROMPTS.mtn_momo.fr);
  });

  test('a provider without a prompt: the steps only', async () => {
    const customer = visitor();
    customer.set({ ...pending, next_action: { ...pending.next_action, prompt: null } });
    const { text, html } = await customer.get('/wait');
    expect(text).toContain(plain(CATALOGUE.fr.wait.stepOpen));
    expect(html).not.toContain('tel:*');
  });

  test('a provider that asks for a code: its prompt shows where the code comes from', async () => {
    const customer = visitor();
    const prompt = { fr: 'Composez #150*4*4# pour recevoir un code.', en: 'Dial #150*4*4# to get a code.' };
    customer.set({ ...pending, next_action: { ...pending.next_action, type: 'enter_otp', prompt } });
    expect((await customer.get('/wait')).location).toBe(`/checkout/${SLUG}/code`);
    const { text, html } = await customer.get('/code');
    expect(text).toContain(prompt.fr);
    expect(html).toContain('href="tel:%23150*4*4%23"');
  });

  test.each(['javascript:alert(1)', 'http://operator.example/pay', 'data:text/html,x', 'operator.example'])(
    'a provider that sends the payer to %s: no link',
    async (url) => {
      const customer = visitor();
      customer.set({ ...pending, next_action: { ...pending.next_action, type: 'redirect', url } });
      const page = await customer.get('/wait');
      expect(page.status).toBe(200);
      expect(page.html).not.toContain(url);
    },
  );

  test('when the time is over: reassures, and warns against paying twice', async () => {
    const customer = visitor();
    customer.set({ ...pending, server_time: '2026-11-20T12:10:00.000Z' });
    const page = await customer.get('/wait');
    expect(page.text).toContain(plain(CATALOGUE.fr.wait.overdue));
    expect(page.text).not.toContain('*126#');
  });

  test('a provider with its own page: a link to it', async () => {
    const customer = visitor();
    customer.set({
      ...pending,
      next_action: { ...pending.next_action, type: 'redirect', url: 'https://operator.example/pay' },
    });
    const page = await customer.get('/wait');
    expect(page.html).toContain('href="https://operator.example/pay" rel="noopener noreferrer"');
    expect(page.text).not.toContain('*126#');
  });
});

test('the wallet page shows who is logged in', async () => {
  const customer = visitor();
  await customer.post('/login', { email: user.email, password: 'longsecret' });
  const page = await customer.get('/wallet');
  expect(page.text).toContain('Awa Ndiaye');
  expect(page.text).toContain('Payer 5 000 FCFA');
});
