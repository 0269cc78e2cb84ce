import { describe, expect, test } from 'vitest';
import { aCheckout, aPayment, PROMPTS, refusal, SLUG, succeeded } from './support/fake-gateway.ts';
import { visitor } from './support/visitor.ts';

const at = (path: string): string => `/checkout/${SLUG}${path}`;
const next_action = {
  type: 'approve_on_phone',
  created_at: '2026-11-20T12:00:00.000Z',
  expires_at: '2026-11-20T12:05:00.000Z',
  poll_after_ms: 2000,
  prompt: PROMPTS.orange_money,
} as const;
const pending = succeeded(202, { payment: aPayment('processing'), redirect_url: null, next_action });

describe('paying by mobile money', () => {
  test('its form is on the first page, and nowhere without a provider for the amount', async () => {
    const customer = visitor();
    const page = await customer.get('/mobile-money');
    expect([page.status, page.location]).toEqual([303, at('')]);
    expect((await customer.get('')).html).toContain('id="phone"');
    customer.set({ methods: aCheckout.methods.map((method) => ({ ...method, available: false })) });
    expect((await customer.get('')).html).not.toContain('id="phone"');
  });

  test('needs no account, and accepts numbers as people type them', async () => {
    const customer = visitor();
    customer.on('payCheckout', () => pending);
    const { key } = await customer.get('');
    const page = await customer.post('/mobile-money', { provider: 'mtn_momo', phone: ' 6 53-45.67 89 ', key });
    expect([page.status, page.location]).toEqual([303, at('/wait')]);
    const [paid] = customer.callsOf('payCheckout');
    expect(customer.tokenOf(paid)).toBeNull();
    expect(paid?.arrived).toMatchObject({
      body: { method: 'mobile_money', provider: 'mtn_momo', phone: '+237653456789', refuse_duplicate: true },
      idempotencyKey: key,
    });
  });

  test('no code to dial is shown before there is anything to confirm', async () => {
    const page = await visitor().get('');
    expect(page.text).not.toMatch(/[*#]\d+#/);
    expect(page.text).toContain('avec votre code secret sur le téléphone de ce numéro. Rien n’est prélevé avant.');
  });

  test('the waiting page shows the number where it was typed, and only the provider’s own code', async () => {
    const customer = visitor();
    customer.on('payCheckout', () => pending);
    await customer.post('/mobile-money', { provider: 'orange_money', phone: '693456789' });
    customer.set({ status: 'processing', next_action });
    const page = await customer.get('/wait');
    expect(page.text).toContain('+237 6 93 45 67 89');
    expect(page.text).toContain('#150#');
    expect(page.text).not.toContain('*126#');
    customer.cookies.delete('mitako_receipt');
    expect((await customer.get('/wait')).text).not.toMatch(/6 93|789/);
  });

  test('paid: the receipt shows provider, number and reference', async () => {
    const customer = visitor();
    customer.on('payCheckout', () => pending);
    await customer.post('/mobile-money', { provider: 'orange_money', phone: '693456789' });
    customer.set({ status: 'succeeded' });
    const page = await customer.get('/result');
    expect(page.text).toContain('Orange Money +237 6 93 45 67 89');
    expect(page.text).toContain('pay_01jd0000000000000000000000');
  });

  test('errors appear at their field, and input is kept', async () => {
    const customer = visitor();
    const page = await customer.post('/mobile-money', { phone: '12 34' });
    expect(page.isRefused).toBe(true);
    expect(page.html).toMatch(/aria-describedby="phone-error"/);
    expect(page.html).toMatch(/<input[^>]*id="phone"[^>]*value="12 34"/);
    expect(customer.callsOf('payCheckout')).toHaveLength(0);
  });

  test('the engine’s validation errors appear at the field', async () => {
    const customer = visitor();
    customer.on('payCheckout', () =>
      refusal('VALIDATION_ERROR', { fields: { phone: [{ rule: 'format', message: '' }] } }),
    );
    const page = await customer.post('/mobile-money', { provider: 'mtn_momo', phone: '653456789' });
    expect(page.html).toContain('id="phone-error"');
    expect(page.html).toMatch(/value="mtn_momo" checked/);
  });

  test.for(['PAYMENT_DECLINED', 'RAIL_ERROR'] as const)(
    '%s redirects to the summary, with the reason',
    async (code) => {
      const customer = visitor();
      customer.on('payCheckout', () => refusal(code));
      const page = await customer.post('/mobile-money', { provider: 'mtn_momo', phone: '653456789' });
      expect([page.status, page.location]).toEqual([303, at('')]);
    },
  );

  test('over the rate limit: shows when to retry', async () => {
    const customer = visitor();
    customer.on('payCheckout', () => refusal('RATE_LIMITED', { limit: 'pay' }, 30));
    const page = await customer.post('/mobile-money', { provider: 'mtn_momo', phone: '653456789' });
    expect(page.isRefused).toBe(true);
    expect(page.text).toContain('Réessayez dans 30 s');
  });

  test.each([
    [
      'fr',
      'Ce numéro a reçu trop de demandes de paiement. Payez avec un autre numéro ou réessayez dans 8 min (à 13:08).',
    ],
    [
      'en',
      'This number has received too many payment requests. Pay with another number, or try again in 8 min (at 13:08).',
    ],
  ])('a number with too many prompts: shows it, and that another one may pay (%s)', async (language, sentence) => {
    const customer = visitor();
    customer.on('payCheckout', () => refusal('RATE_LIMITED', { limit: 'prompt' }, 480));
    await customer.get(`?lang=${language}`);
    const page = await customer.post('/mobile-money', { provider: 'mtn_momo', phone: '653456789' });
    expect(page.isRefused).toBe(true);
    expect(page.text).toContain(sentence);
  });

  test('an unavailable provider cannot be chosen', async () => {
    const customer = visitor();
    customer.set({
      methods: [
        {
          type: 'mobile_money',
          provider: 'mtn_momo',
          label: 'MTN MoMo',
          available: true,
          health: 'up',
          limits: { min: 1, max: 9000 },
          needs: ['phone'],
          prompt: null,
          phone_prefixes: [],
          monogram: 'M',
          colors: { background: '#ffcb05', text: '#1c0f06' },
          country: 'CM',
          calling_code: '+237',
        },
        {
          type: 'mobile_money',
          provider: 'orange_money',
          label: 'Orange Money',
          available: false,
          health: 'up',
          limits: { min: 1, max: 10 },
          needs: ['phone'],
          prompt: null,
          phone_prefixes: [],
          monogram: 'M',
          colors: { background: '#ffcb05', text: '#1c0f06' },
          country: 'CM',
          calling_code: '+237',
        },
      ],
    });
    const page = await customer.get('');
    expect(page.html).toMatch(/<input[^>]*value="mtn_momo"/);
    expect(page.html).not.toContain('value="orange_money"');
  });
});

describe('a page of several countries', () => {
  const airtel = (calling_code: string, country: string, phone_prefixes: readonly string[]) => ({
    type: 'mobile_money' as const,
    provider: 'airtel_money',
    label: 'Airtel Money',
    monogram: 'A',
    colors: { background: '#d7000b', text: '#ffffff' },
    available: true,
    health: 'up' as const,
    limits: { min: 1, max: 500_000 },
    needs: ['phone'] as const,
    prompt: null,
    country,
    calling_code,
    phone_prefixes,
  });
  const inTwoCountries = (): ReturnType<typeof visitor> => {
    const mtn = { ...airtel('+242', 'CG', ['+24206']), provider: 'mtn_momo', label: 'MTN MoMo', monogram: 'M' };
    const methods = [airtel('+241', 'GA', ['+2417']), airtel('+242', 'CG', ['+24204', '+24205']), mtn];
    const customer = visitor();
    customer.set({ methods });
    customer.on('payCheckout', () => pending);
    return customer;
  };
  const paidWith = (customer: ReturnType<typeof visitor>): unknown => customer.callsOf('payCheckout')[0]?.arrived.body;

  test('asks for the number first, lets its calling code be chosen, and shows each provider once', async () => {
    const { html, text } = await inTwoCountries().get('');
    expect(html).toMatch(/<option[^>]*>\+241<\/option><option[^>]*>\+242<\/option>/);
    expect(html.indexOf('id="phone"')).toBeLessThan(html.indexOf('Airtel Money'));
    expect(text).toContain('A Airtel Money M MTN MoMo');
    expect(text).not.toContain('Gabon');
  });

  test('a number without its calling code is of the country that was chosen', async () => {
    const customer = inTwoCountries();
    await customer.post('/mobile-money', { country: '+242', phone: '066 12 34 56' });
    await customer.post('/mobile-money', { country: '+242', phone: '06 612 34 56' });
    expect(paidWith(customer)).toEqual({
      method: 'mobile_money',
      provider: 'mtn_momo',
      phone: '+242066123456',
      refuse_duplicate: true,
    });
  });

  test.each([
    ['077 12 34 56', 'airtel_money', '+24177123456'],
    ['+241 077 12 34 56', 'airtel_money', '+24177123456'],
    ['05 512 34 56', 'airtel_money', '+242055123456'],
    ['06 612 34 56', 'mtn_momo', '+242066123456'],
  ])('recognises country and provider: %s', async (typed, provider, phone) => {
    const customer = inTwoCountries();
    await customer.post('/mobile-money', { phone: typed });
    expect(paidWith(customer)).toEqual({ method: 'mobile_money', provider, phone, refuse_duplicate: true });
  });

  test('a ported number of Gabon is paid with after one confirmation', async () => {
    const customer = inTwoCountries();
    const form = { provider: 'airtel_money', phone: '+241 065 12 34 56' };
    const asked = await customer.post('/mobile-money', form);
    expect([asked.isRefused, customer.callsOf('payCheckout').length]).toEqual([true, 0]);
    const [, confirmed = ''] = /name="confirmed" value="([^"]+)"/.exec(asked.html) ?? [];
    await customer.post('/mobile-money', { ...form, confirmed, key: asked.key });
    expect(paidWith(customer)).toEqual({
      method: 'mobile_money',
      provider: 'airtel_money',
      phone: '+24165123456',
      refuse_duplicate: true,
    });
  });
});

describe('the provider of a number', () => {
  const paidWith = (customer: ReturnType<typeof visitor>): unknown => customer.callsOf('payCheckout')[0]?.arrived.body;

  test('none chosen: continues with the provider of the number', async () => {
    const customer = visitor();
    customer.on('payCheckout', () => pending);
    const page = await customer.post('/mobile-money', { phone: '6 55 45 67 89' });
    expect(page.location).toBe(at('/wait'));
    expect(paidWith(customer)).toEqual({
      method: 'mobile_money',
      provider: 'orange_money',
      phone: '+237655456789',
      refuse_duplicate: true,
    });
  });

  test('none chosen and unknown: it must be chosen', async () => {
    const customer = visitor();
    const page = await customer.post('/mobile-money', { phone: '6 20 45 67 89' });
    expect(page.isRefused).toBe(true);
    expect(page.text).toContain(
      'Nous ne reconnaissons pas l’opérateur de ce numéro. Choisissez\u2011le ci\u2011dessous.',
    );
    expect(customer.callsOf('payCheckout')).toHaveLength(0);
  });

  test.each(['6 20 45 67 89', '684 12 34 56', '222 23 45 67'])(
    'one of another network, without a choice: its provider is asked for, once: %s',
    async (phone) => {
      const customer = visitor();
      customer.on('payCheckout', () => pending);
      const asked = await customer.post('/mobile-money', { phone });
      expect(asked.isRefused).toBe(true);
      expect(asked.text).toContain('Nous ne reconnaissons pas l’opérateur de ce numéro.');
      expect(asked.text).not.toMatch(/corrigez|vérifiez/i);
      const [, confirmed = ''] = /name="confirmed" value="([^"]+)"/.exec(asked.html) ?? [];
      await customer.post('/mobile-money', { provider: 'orange_money', phone, confirmed, key: asked.key });
      const paid = `+237${phone.replaceAll(' ', '')}`;
      expect(paidWith(customer)).toEqual({
        method: 'mobile_money',
        provider: 'orange_money',
        phone: paid,
        refuse_duplicate: true,
      });
    },
  );

  test.each(['77 12 34 56', '+237 99 12 34 56'])('one of eight digits needs a 6 in front: %s', async (phone) => {
    const customer = visitor();
    const page = await customer.post('/mobile-money', { provider: 'mtn_momo', phone });
    expect(page.isRefused).toBe(true);
    expect(page.text).toContain('Ce numéro n’a que huit chiffres : mettez un 6 devant.');
    expect(customer.callsOf('payCheckout')).toHaveLength(0);
  });

  test('one that paid the same a moment ago is asked, and paying again means it', async () => {
    const customer = visitor();
    customer.on('payCheckout', () => refusal('POSSIBLE_DUPLICATE', { paid_at: '2026-01-01T00:00:00.000Z' }));
    const phone = '+237653456789';
    const asked = await customer.post('/mobile-money', { phone });
    expect(asked.text).toContain('Pour payer une deuxième fois, confirmez de nouveau.');
    const [, meant = ''] = /name="meant" value="([^"]+)"/.exec(asked.html) ?? [];
    await customer.post('/mobile-money', { phone, meant, key: asked.key });
    expect(customer.callsOf('payCheckout').map(({ arrived }) => arrived.body)).toEqual(
      [true, false].map((asks) => ({ method: 'mobile_money', provider: 'mtn_momo', phone, refuse_duplicate: asks })),
    );
  });

  test('one that was pasted from the contacts of a phone is charged', async () => {
    const customer = visitor();
    customer.on('payCheckout', () => pending);
    await customer.post('/mobile-money', { phone: '\u202a+237 6 53 45 67 89\u202c' });
    expect(paidWith(customer)).toEqual({
      method: 'mobile_money',
      provider: 'mtn_momo',
      phone: '+237653456789',
      refuse_duplicate: true,
    });
  });

  test('one that no provider has: the form comes back with it, and the question is asked once', async () => {
    const customer = visitor();
    customer.on('payCheckout', () => pending);
    const form = { provider: 'mtn_momo', phone: '6 20 45 67 89' };
    const asked = await customer.post('/mobile-money', form);
    expect(asked.isRefused).toBe(true);
    expect(asked.text).toContain('Ce numéro ne commence pas comme ceux de MTN MoMo. Est\u2011il bien chez MTN MoMo ?');
    expect(asked.html).toMatch(/<input[^>]*id="phone"[^>]*value="6 20 45 67 89"/);
    expect(customer.callsOf('payCheckout')).toHaveLength(0);
    const [, confirmed = ''] = /name="confirmed" value="([^"]+)"/.exec(asked.html) ?? [];
    await customer.post('/mobile-money', { ...form, confirmed, key: asked.key });
    expect(paidWith(customer)).toEqual({
      method: 'mobile_money',
      provider: 'mtn_momo',
      phone: '+237620456789',
      refuse_duplicate: true,
    });
  });

  test('another one chosen: asks once, then continues with the choice', async () => {
    const customer = visitor();
    customer.on('payCheckout', () => pending);
    const form = { provider: 'mtn_momo', phone: '6 93 45 67 89' };
    const asked = await customer.post('/mobile-money', form);
    expect(asked.isRefused).toBe(true);
    expect(asked.text).toContain('Ce numéro semble être un numéro Orange Money. Est\u2011il bien chez MTN MoMo ?');
    expect(asked.html).toMatch(/value="mtn_momo" checked/);
    expect(customer.callsOf('payCheckout')).toHaveLength(0);
    const [, confirmed = ''] = /name="confirmed" value="([^"]+)"/.exec(asked.html) ?? [];
    await customer.post('/mobile-money', { ...form, confirmed, key: asked.key });
    expect(paidWith(customer)).toEqual({
      method: 'mobile_money',
      provider: 'mtn_momo',
      phone: '+237693456789',
      refuse_duplicate: true,
    });
  });

  test('the question focuses the chosen provider', async () => {
    const { html } = await visitor().post('/mobile-money', { provider: 'orange_money', phone: '653456789' });
    expect(html.match(/<[^>]* autofocus[^>]*>/g)).toEqual([expect.stringContaining('value="orange_money" checked')]);
  });

  test('the answer applies to that number: another one is asked about again', async () => {
    const customer = visitor();
    const confirmed = 'mtn_momo +237693456789';
    const page = await customer.post('/mobile-money', { provider: 'mtn_momo', phone: '693456780', confirmed });
    expect(page.isRefused).toBe(true);
    expect(customer.callsOf('payCheckout')).toHaveLength(0);
  });

  test('one that cannot pay is asked about too, and never chosen automatically', async () => {
    const customer = visitor();
    customer.set({
      methods: aCheckout.methods.map((method) => ({ ...method, available: method.provider === 'mtn_momo' })),
    });
    expect((await customer.post('/mobile-money', { phone: '693456789' })).text).toContain(
      'Choisissez votre opérateur.',
    );
    expect((await customer.post('/mobile-money', { provider: 'mtn_momo', phone: '693456789' })).isRefused).toBe(true);
  });

  test('a rail without prefixes: the payer chooses, and is not asked', async () => {
    const customer = visitor();
    customer.set({ methods: aCheckout.methods.map((method) => ({ ...method, phone_prefixes: [] })) });
    customer.on('payCheckout', () => pending);
    expect((await customer.get('')).html).toMatch(/type="radio"[^>]* required/);
    const page = await customer.post('/mobile-money', { provider: 'mtn_momo', phone: '693456789' });
    expect(page.location).toBe(at('/wait'));
  });

  test('numbers are parsed for the providers’ country', async () => {
    const customer = visitor();
    customer.set({ methods: aCheckout.methods.map((method) => ({ ...method, phone_prefixes: ['+24206'] })) });
    customer.on('payCheckout', () => pending);
    expect((await customer.get('')).html).toMatch(/placeholder="06\s612\s34\s56"/);
    await customer.post('/mobile-money', { provider: 'mtn_momo', phone: '06 612 34 56' });
    expect(paidWith(customer)).toMatchObject({ phone: '+242066123456' });
  });

  test('one provider of two countries is shown once', async () => {
    const customer = visitor();
    const congolese = { country: 'CG', calling_code: '+242', phone_prefixes: ['+24206'] };
    const [, momo] = aCheckout.methods;
    if (momo === undefined) throw new Error('the checkout has no provider');
    customer.set({ methods: [...aCheckout.methods, { ...momo, ...congolese }] });
    customer.on('payCheckout', () => pending);
    const { text } = await customer.get('');
    expect(text).toContain('M MTN MoMo O Orange Money');
    expect(text).not.toMatch(/Cameroun|Congo/);
    await customer.post('/mobile-money', { phone: '+242066123456' });
    expect(paidWith(customer)).toMatchObject({ provider: 'mtn_momo', phone: '+242066123456' });
  });
});

describe('a number without an account at the provider', () => {
  const failure = { code: 'invalid_payer', message: '', retryable: true, known_from: 'provider' } as const;
  const form = { provider: 'mtn_momo', phone: '6 53 45 67 89' };

  test('refused at once: the form comes back with it, the fault beside it, the focus in it', async () => {
    const customer = visitor();
    const payment = { ...aPayment('requested'), failure_code: 'invalid_payer' };
    customer.on('payCheckout', () => refusal('PAYMENT_DECLINED', { payment }));
    const { key } = await customer.get('');
    const page = await customer.post('/mobile-money', { ...form, key });
    expect(page.isRefused).toBe(true);
    expect(page.html).toMatch(/<input[^>]*id="phone"[^>]*value="6 53 45 67 89"[^>]*autofocus/);
    expect(page.html).toMatch(/id="phone-error">.*?Ce numéro n’a pas de compte chez cet opérateur\./);
    expect(page.html).toMatch(/value="mtn_momo" checked/);
    expect(page.key).not.toBe(key);
  });

  test('without another attempt the result shows it', async () => {
    const customer = visitor();
    const payment = { ...aPayment('failed'), failure_code: 'invalid_payer' };
    customer.on('payCheckout', () => refusal('PAYMENT_DECLINED', { payment }));
    expect((await customer.post('/mobile-money', form)).location).toBe(at('/result'));
  });

  test('refused later: the waiting payer is sent to the first page, where another number can be typed', async () => {
    const customer = visitor();
    customer.on('payCheckout', () => pending);
    await customer.post('/mobile-money', form);
    customer.set({ failure });
    expect(JSON.parse((await customer.get('/status')).html)).toMatchObject({ next: at('') });
    expect((await customer.get('/wait')).location).toBe(at(''));
    const page = await customer.get('');
    expect(page.text).toContain('Ce numéro n’a pas de compte chez cet opérateur. +237 6 53 45 67 89');
    expect(page.html).toMatch(/<details class="fold" open[^>]*><summary>.*?Changer de numéro/);
    expect(page.text).not.toContain('Réessayer avec');
  });

  test('another browser sees the methods first', async () => {
    const customer = visitor();
    customer.set({ failure });
    expect((await customer.get('/wait')).location).toBe(at(''));
  });
});

describe('the method that this browser used last', () => {
  const order = ({ html }: { readonly html: string }): readonly (string | undefined)[] =>
    [...html.matchAll(/<a class="method" href="[^"]*\/(wallet|cash)"/g)].map(([, path]) => path);
  const [wallet, ...others] = aCheckout.methods;

  test('comes first of the others at the next checkout; the cookie holds its name alone', async () => {
    if (wallet === undefined) throw new Error('the checkout has no wallet');
    const customer = visitor();
    customer.set({ methods: [wallet, { ...wallet, type: 'cash' }, ...others] });
    customer.on('payCheckout', () => pending);
    expect(order(await customer.get(''))).toEqual(['wallet', 'cash']);
    customer.cookies.set('mitako_method', 'cash');
    expect(order(await customer.get(''))).toEqual(['cash', 'wallet']);
    await customer.post('/mobile-money', { provider: 'orange_money', phone: '693456789' });
    const cookie = customer.setCookies.find((each) => each.startsWith('mitako_method='));
    expect(cookie).toBe('mitako_method=orange_money; Max-Age=31536000; Path=/checkout; HttpOnly; Secure; SameSite=Lax');
  });
});

describe('canceling', () => {
  test('asks once, then cancels and shows the result', async () => {
    const customer = visitor();
    const asked = await customer.get('/cancel');
    expect(asked.text).toContain('Annuler ce paiement ?');
    // To pay is the one thing that stands out.
    expect(asked.html).toMatch(/<a class="button"[^>]*>Continuer à payer/);
    expect(asked.html.match(/class="button(?: danger)?"/g)).toHaveLength(1);
    expect(customer.callsOf('cancelCheckout')).toHaveLength(0);
    const page = await customer.post('/cancel', { key: asked.key });
    expect([page.status, page.location]).toEqual([303, at('/result')]);
    expect(customer.callsOf('cancelCheckout')[0]?.arrived.idempotencyKey).toBe(asked.key);
  });

  test('an attempt began meanwhile: redirects to the waiting page', async () => {
    const customer = visitor();
    customer.on('cancelCheckout', () => refusal('PAYMENT_IN_PROGRESS'));
    expect((await customer.post('/cancel', {})).location).toBe(at('/wait'));
  });

  test('a busy engine: asks again', async () => {
    const customer = visitor();
    customer.on('cancelCheckout', () => refusal('SERVICE_UNAVAILABLE'));
    const page = await customer.post('/cancel', {});
    expect(page.isRefused).toBe(true);
    expect(page.text).toContain('Annuler et retourner à la boutique');
  });

  test('without a URL of the shop no return is promised', async () => {
    const customer = visitor();
    customer.set({ returns_to_shop: false });
    const summary = await customer.get('');
    expect(summary.html).toMatch(/<a href="[^"]*\/cancel">Annuler<\/a>/);
    expect((await customer.get('/cancel')).text).toContain('Annuler le paiement');
    for (const path of ['', '/cancel']) expect((await customer.get(path)).text).not.toContain('à la boutique');
    customer.set({ returns_to_shop: true });
    expect((await customer.get('')).text).toContain('Retour à la boutique');
  });
});

describe('a provider that does not work well', () => {
  const withHealth = (health: Partial<Record<string, 'up' | 'slow' | 'down' | 'unknown'>>) =>
    aCheckout.methods.map((method) => {
      const state = health[method.provider ?? ''] ?? method.health;
      return { ...method, health: state, available: state !== 'down' };
    });

  test.each([
    ['fr', 'down', 'up', 'En panne en ce moment\u00a0; Orange Money fonctionne'],
    ['en', 'down', 'up', 'Down right now; Orange Money works'],
    ['en', 'down', 'unknown', 'Down right now'],
    ['fr', 'slow', 'up', 'Lent en ce moment\u00a0; Orange Money fonctionne'],
    ['en', 'slow', 'slow', 'Slow right now'],
  ] as const)('the summary shows it (%s, %s, %s)', async (language, mtn, orange, sentence) => {
    const customer = visitor();
    customer.set({ methods: withHealth({ mtn_momo: mtn, orange_money: orange }) });
    const page = await customer.get(`?lang=${language}`);
    expect(page.text.replaceAll(/\s+/g, ' ')).toContain(sentence.replaceAll(/\s+/g, ' '));
  });

  test('is shown as down before a number is typed, and cannot be chosen', async () => {
    const customer = visitor();
    customer.set({ methods: withHealth({ mtn_momo: 'down', orange_money: 'up' }) });
    const page = await customer.get('?lang=en');
    expect(page.text).toContain('Down right now; Orange Money works');
    const asked = await customer.post('/mobile-money', { phone: '620456789' });
    expect(asked.html).toMatch(/<input[^>]* value="mtn_momo"[^>]* disabled/);
    expect(asked.html).not.toMatch(/<input[^>]* value="mtn_momo"[^>]* checked/);
    // Nor is the other one chosen for a customer whose number is with this one.
    expect(asked.html).not.toMatch(/<input[^>]* value="orange_money"[^>]* checked/);
  });

  test('its number alone sends nothing, and shows why', async () => {
    const customer = visitor();
    customer.set({ methods: withHealth({ mtn_momo: 'down', orange_money: 'up' }) });
    await customer.get('?lang=en');
    const page = await customer.post('/mobile-money', { phone: '653456789' });
    expect(page.isRefused).toBe(true);
    expect(page.text).toContain('MTN MoMo is down right now. Orange Money works.');
    expect(customer.callsOf('payCheckout')).toEqual([]);
  });

  test('that is slow can be chosen', async () => {
    const customer = visitor();
    customer.set({ methods: withHealth({ mtn_momo: 'slow' }) });
    customer.on('payCheckout', () => pending);
    const page = await customer.post('/mobile-money', { provider: 'mtn_momo', phone: '653456789' });
    expect(page.location).toBe(at('/wait'));
  });

  test('a method that was switched off meanwhile is explained', async () => {
    const customer = visitor();
    customer.on('payCheckout', () => refusal('METHOD_DISABLED', { method: 'mtn_momo' }));
    await customer.get('?lang=en');
    const page = await customer.post('/mobile-money', { provider: 'mtn_momo', phone: '653456789' });
    expect(page.isRefused).toBe(true);
    expect(page.text).toContain('This payment method is not available for this order. Choose another one.');
  });
});
