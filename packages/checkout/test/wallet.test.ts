import { describe, expect, test } from 'vitest';
import { NOW, aCheckout, aPayment, refusal, SLUG, succeeded, user } from './support/fake-gateway.ts';
import { visitor, type Visitor } from './support/visitor.ts';

const plain = (text: string): string => text.replace(/\s+/g, ' ');
const at = (path: string): string => `/checkout/${SLUG}${path}`;

async function loggedIn(): Promise<Visitor> {
  const customer = visitor();
  await customer.post('/login', { email: user.email, password: 'longsecret' });
  return customer;
}

describe('logging in', () => {
  test('the wallet requires a login first', async () => {
    const page = await visitor().get('/wallet');
    expect([page.status, page.location]).toEqual([303, at('/login')]);
  });

  test('a successful login continues to the PIN', async () => {
    const customer = visitor();
    const { key } = await customer.get('/login');
    const page = await customer.post(
      '/login',
      { email: ' Awa@example.cm ', password: ' spaced ', key },
      {
        'user-agent': 'Opera Mini',
      },
    );
    expect([page.status, page.location]).toEqual([303, at('/wallet')]);
    const [call] = customer.callsOf('login');
    expect(call?.arrived).toMatchObject({
      parameters: { role: 'user' },
      body: { email: 'Awa@example.cm', password: ' spaced ' },
      idempotencyKey: key,
      deviceName: 'Opera Mini',
    });
  });

  test('an account with a second factor is asked for its code, which no page or cookie keeps', async () => {
    const customer = visitor();
    customer.on('login', () => refusal('SECOND_FACTOR_REQUIRED', { login_token: 'half-way', methods: ['totp'] }));
    const sent = await customer.post('/login', { email: 'awa@example.cm', password: 'a good password' });
    expect([sent.status, sent.location]).toEqual([303, at('/login/code')]);
    const form = await customer.get('/login/code');
    expect(form.text).toContain('Entrez le code');
    expect(form.html).not.toContain('half-way');
    customer.on('loginWithFactor', () => refusal('SECOND_FACTOR_INVALID'));
    const wrong = await customer.post('/login/code', { code: '719204', key: form.key });
    expect(wrong.text).toContain('Ce code n’est pas le bon.');
    expect(wrong.html).not.toContain('719204');
    customer.on('loginWithFactor', () => refusal('LOGIN_TOKEN_INVALID'));
    const late = await customer.post('/login/code', { code: '123456', key: wrong.key });
    expect([late.status, late.location]).toEqual([303, at('/login')]);
    expect(customer.callsOf('loginWithFactor').map(({ arrived }) => arrived.body)).toEqual([
      { login_token: 'half-way', code: '719204' },
      { login_token: 'half-way', code: '123456' },
    ]);
  });

  test('a wrong password keeps the e-mail and never the password', async () => {
    const customer = visitor();
    customer.on('login', () => refusal('INVALID_CREDENTIALS'));
    const page = await customer.post('/login', { email: 'awa@example.cm', password: 'wrong-secret' });
    expect(page.isRefused).toBe(true);
    expect(page.text).toContain('L’adresse e\u2011mail ou le mot de passe est incorrect.');
    expect(page.html).toContain('value="awa@example.cm"');
    expect(page.html).not.toContain('wrong-secret');
    expect(page.html).toContain('role="alert"');
  });

  test('empty fields are reported at the fields, without calling the engine', async () => {
    const customer = visitor();
    const page = await customer.post('/login', {});
    expect(page.isRefused).toBe(true);
    expect(page.html).toContain('href="#email"');
    expect(page.html).toContain('aria-describedby="password-error"');
    expect(customer.callsOf('login')).toHaveLength(0);
  });

  test('too many attempts: shows when to retry', async () => {
    const customer = visitor();
    customer.on('login', () => refusal('RATE_LIMITED', { limit: 'login' }, 42));
    const page = await customer.post('/login', { email: 'AWA@example.cm', password: 'x' });
    expect(page.isRefused).toBe(true);
    expect(page.text).toContain('Réessayez dans 42 s');
  });

  test('payments in test mode show the test accounts, live ones do not', async () => {
    const customer = visitor();
    expect((await customer.get('/login')).text).not.toContain('sandbox');
    customer.set({ livemode: false });
    expect((await customer.get('/login')).text).toContain('success@sandbox.test');
  });

  test('another account: the session ends in the browser and in the engine', async () => {
    const customer = await loggedIn();
    const page = await customer.post('/logout', {});
    expect([page.status, page.location]).toEqual([303, at('/login')]);
    expect([...customer.cookies.keys()].join()).not.toMatch(/access|refresh/);
    expect(customer.callsOf('logout')[0]?.arrived.body).toEqual({ refresh_token: 'refresh-first' });
    // The access token too, which a logout of the API would leave its quarter of an hour.
    expect(customer.callsOf('revokeDevice')[0]?.arrived.parameters).toEqual({ role: 'user', device_id: 'current' });
  });
});

describe('creating an account', () => {
  const account = {
    name: 'Awa Ndiaye',
    phone: '6 53 45 67 89',
    email: 'awa@example.cm',
    password: 'longsecret',
    pin: '4826',
  };

  test('creates it, sets its PIN and continues to pay', async () => {
    const customer = visitor();
    const { key } = await customer.get('/register');
    const page = await customer.post('/register', { ...account, key });
    expect([page.status, page.location]).toEqual([303, at('/wallet')]);
    expect(customer.callsOf('register')[0]?.arrived).toMatchObject({
      body: { name: account.name, phone: '+237653456789', email: account.email, password: account.password },
      idempotencyKey: key,
    });
    const [set] = customer.callsOf('setPin');
    expect(customer.tokenOf(set)).toBe('access-first');
    expect(set?.arrived.body).toEqual({ password: 'longsecret', pin: '4826' });
  });

  test('every invalid field is reported, input is kept, secrets are not', async () => {
    const customer = visitor();
    const page = await customer.post('/register', {
      name: 'Awa',
      phone: '12 34',
      email: 'no address',
      password: 'short12',
      pin: '12a4',
    });
    expect(page.isRefused).toBe(true);
    for (const field of ['phone', 'email', 'password', 'pin']) expect(page.html).toContain(`href="#${field}"`);
    expect(page.html).not.toContain('href="#name"');
    expect(page.html).toContain('value="Awa"');
    expect(page.html).toContain('value="12 34"');
    expect(page.html).toContain('value="no address"');
    expect(page.html).not.toContain('short12');
    expect(page.html).not.toContain('12a4');
    expect(customer.callsOf('register')).toHaveLength(0);
  });

  test('an existing e-mail is reported at the field', async () => {
    const customer = visitor();
    customer.on('register', () => refusal('EMAIL_TAKEN'));
    const page = await customer.post('/register', account);
    expect(page.isRefused).toBe(true);
    expect(page.html).toMatch(/<input[^>]*id="email"[^>]*autofocus/);
    expect(page.text).toContain('Un compte existe déjà avec cette adresse.');
  });

  test('is not offered where the operator opens the wallets, and a form of before is refused', async () => {
    const customer = visitor({ userSignUp: 'closed' });
    expect((await customer.get('/login')).html).not.toContain('/register');
    expect((await customer.get('/register')).location).toBe(at('/login'));
    customer.on('register', () => refusal('SIGN_UP_CLOSED'));
    const page = await customer.post('/register', account);
    expect([page.isRefused, customer.cookies.has('mitako_access')]).toEqual([true, false]);
  });

  test('the engine’s validation errors appear at the field', async () => {
    const customer = visitor();
    customer.on('register', () =>
      refusal('VALIDATION_ERROR', { fields: { name: [{ rule: 'max', message: 'too long' }] } }),
    );
    const page = await customer.post('/register', account);
    expect(page.html).toContain('id="name-error"');
    expect(page.text).not.toContain('too long');
  });

  test.each(['0000', '1234', '4321', '2512', '251298'])(
    'the PIN %s is refused before anything is made, and the rest is kept',
    async (pin) => {
      const customer = visitor();
      const page = await customer.post('/register', { ...account, pin });
      expect(page.isRefused).toBe(true);
      expect(page.text).toContain('Ce code est trop facile à deviner.');
      expect(page.html).toMatch(/<input[^>]*id="pin"[^>]*autofocus/);
      expect(page.html).toContain(`value="${account.phone}"`);
      expect(page.html).not.toContain(`value="${pin}"`);
      expect(new Set(customer.calls.map(({ name }) => name))).toEqual(new Set(['getCheckout']));
    },
  );
});

describe('setting a PIN', () => {
  test('a customer without a PIN is redirected to set it', async () => {
    const customer = await loggedIn();
    customer.on('getMe', () => succeeded(200, { principal: { ...user, has_pin: false } }));
    const page = await customer.get('/wallet');
    expect([page.status, page.location]).toEqual([303, at('/pin')]);
  });

  test('sets it and returns to paying', async () => {
    const customer = await loggedIn();
    const page = await customer.post('/pin', { password: 'longsecret', pin: '4826' });
    expect([page.status, page.location]).toEqual([303, at('/wallet')]);
  });

  test('a wrong password and a trivial PIN are reported at their fields', async () => {
    const customer = await loggedIn();
    customer.on('setPin', () => refusal('INVALID_CREDENTIALS'));
    const wrong = await customer.post('/pin', { password: 'nope', pin: '4826' });
    expect(wrong.text).toContain('Mot de passe incorrect.');
    customer.on('setPin', () => refusal('VALIDATION_ERROR', { fields: { pin: [{ rule: 'trivial', message: '' }] } }));
    const trivial = await customer.post('/pin', { password: 'longsecret', pin: '1111' });
    expect(trivial.text).toContain('Ce code est trop facile à deviner.');
  });

  test('after too many wrong ones the page shows why a new one is needed, also when shown again', async () => {
    const customer = await loggedIn();
    customer.on('payCheckout', () => refusal('PIN_RESET_REQUIRED'));
    const refused = await customer.post('/wallet', { pin: '4826' });
    expect(refused.location).toBe(at('/pin?reset=1'));
    const page = await customer.get('/pin?reset=1');
    expect(page.text).toContain('trop de codes incorrects');
    expect(page.html).toContain(`action="${at('/pin?reset=1')}"`);
    expect((await customer.post('/pin?reset=1', {})).text).toContain('trop de codes incorrects');
  });
});

describe('the balance', () => {
  const holding = async (available: number): Promise<Visitor> => {
    const customer = await loggedIn();
    const balances = [
      { currency: 'XAF', available, livemode: true },
      { currency: 'XAF', available: 77, livemode: false },
    ];
    customer.on('getWallet', () => succeeded(200, { wallet: { balances } }));
    return customer;
  };

  test('stands above the PIN', async () => {
    const { text } = await (await holding(5000)).get('/wallet');
    expect(plain(text)).toContain('Solde : 5 000 FCFA');
    expect(text).not.toContain('Solde insuffisant');
  });

  test('shows what is missing, how to top up, and that mobile money pays too', async () => {
    const page = await (await holding(1200)).get('/wallet');
    expect(plain(page.text)).toContain('Il manque 3 800 FCFA pour payer cette commande.');
    expect(page.text).toContain(
      `Rechargez chez un agent Mitako : donnez\u2011lui l’argent et votre contact, ${user.email}.`,
    );
    expect(page.html).toContain(`class="method" href="${at('')}"`);
    expect(page.html).not.toContain('name="pin"');
  });

  test('too little: a provider of two countries is offered once, and without its limits', async () => {
    const customer = await holding(1200);
    const abroad = aCheckout.methods.map((method) => ({ ...method, country: 'CG', available: false }));
    customer.set({ methods: [...abroad, ...aCheckout.methods] });
    const { html, text } = await customer.get('/wallet');
    expect(html.match(/<b>MTN MoMo<\/b>/g)).toHaveLength(1);
    expect(html).not.toContain('class="method off"');
    expect(text).not.toMatch(/De 100/);
  });

  test('is left out when it cannot be read: paying needs it not', async () => {
    const customer = await loggedIn();
    customer.on('getWallet', () => refusal('SERVICE_UNAVAILABLE'));
    const page = await customer.get('/wallet');
    expect(page.text).not.toContain('Solde');
    expect(page.html).toContain('name="pin"');
  });
});

describe('paying from the wallet', () => {
  test('the right PIN pays and shows a receipt that only this browser sees', async () => {
    const customer = await loggedIn();
    const { key } = await customer.get('/wallet');
    const page = await customer.post('/wallet', { pin: '4826', key });
    expect([page.status, page.location]).toEqual([303, at('/result')]);
    const [paid] = customer.callsOf('payCheckout');
    expect(customer.tokenOf(paid)).toBe('access-first');
    expect(paid?.arrived).toMatchObject({
      parameters: { slug: SLUG },
      body: { method: 'wallet', pin: '4826' },
      idempotencyKey: key,
    });
    customer.set({ status: 'succeeded', succeeded_at: NOW });
    const result = await customer.get('/result');
    expect(result.text).toContain('tx_01jd0000000000000000000000');
    expect(result.text).toContain('20 novembre 2026 à 13:00');
    expect(result.text).toContain('Portefeuille Mitako');
  });

  test('two taps send the same key', async () => {
    const customer = await loggedIn();
    const { key } = await customer.get('/wallet');
    await Promise.all([customer.post('/wallet', { pin: '4826', key }), customer.post('/wallet', { pin: '4826', key })]);
    const keys = customer.callsOf('payCheckout').map((called) => called.arrived.idempotencyKey);
    expect(keys).toEqual([key, key]);
  });

  test('two forms have two keys', async () => {
    const customer = await loggedIn();
    expect((await customer.get('/wallet')).key).not.toBe((await customer.get('/wallet')).key);
  });

  test('a second tap waits for the response of the first', async () => {
    const customer = await loggedIn();
    let asked = 0;
    customer.on('payCheckout', () =>
      (asked += 1) < 3
        ? refusal('IDEMPOTENCY_IN_PROGRESS', {}, 0)
        : succeeded(200, { payment: aPayment(), redirect_url: null, next_action: null }),
    );
    const page = await customer.post('/wallet', { pin: '4826', key: 'one-key' });
    expect(page.location).toBe(at('/result'));
    expect(asked).toBe(3);
  });

  test('who paid the same a moment ago is asked, and paying again means it', async () => {
    const customer = await loggedIn();
    customer.on('payCheckout', () => refusal('POSSIBLE_DUPLICATE', { paid_at: '2026-01-01T00:00:00.000Z' }));
    const asked = await customer.post('/wallet', { pin: '4826' });
    expect(asked.text).toContain('Vous avez payé le même montant à cette boutique il y a moins de dix minutes.');
    const [, meant = ''] = /name="meant" value="([^"]+)"/.exec(asked.html) ?? [];
    await customer.post('/wallet', { pin: '4826', meant, key: asked.key });
    expect(customer.callsOf('payCheckout').map(({ arrived }) => arrived.body)).toEqual([
      { method: 'wallet', pin: '4826', refuse_duplicate: true },
      { method: 'wallet', pin: '4826', refuse_duplicate: false },
    ]);
  });

  test('a wrong PIN is reported at the field with the remaining attempts', async () => {
    const customer = await loggedIn();
    customer.on('payCheckout', () => refusal('INVALID_PIN', { attempts_left: 3 }));
    const { key } = await customer.get('/wallet');
    const page = await customer.post('/wallet', { pin: '4827', key });
    expect(page.isRefused).toBe(true);
    expect(page.text).toContain('Code PIN incorrect. Il vous reste 3 essais.');
    expect(page.html).toContain('aria-invalid="true"');
    expect(page.html).not.toContain('4827');
    expect(page.key).not.toBe(key);
    customer.on('payCheckout', () => refusal('INVALID_PIN', { attempts_left: 1 }));
    expect((await customer.post('/wallet', { pin: '4827' })).text).toContain('Il vous reste 1 essai.');
  });

  test('a locked wallet shows it before a PIN is typed, until the lock ends', async () => {
    const customer = await loggedIn();
    const lockedUntil = (pin_locked_until: string | null): void =>
      customer.on('getMe', () =>
        succeeded(200, { principal: { ...user, pin_locked_until }, authenticated_until: null }),
      );
    lockedUntil(new Date(Date.parse(NOW) + 870_000).toISOString());
    const page = await customer.get('/wallet');
    expect([page.status, page.headers.get('retry-after')]).toEqual([423, '870']);
    expect(plain(page.text)).toContain('Réessayez dans 14 min 30 s (à 13:15).');
    expect(page.html).not.toContain('<form');
    expect(page.html).toContain(`class="method" href="${at('')}"`);
    expect(page.html).not.toContain(`href="${at('/wallet')}"`);
    expect(page.html).toContain(`href="${at('/pin')}"`);
    lockedUntil(NOW);
    expect((await customer.get('/wallet')).html).toContain('name="pin"');
  });

  test.for([
    ['INVALID_PIN', 900],
    ['PIN_LOCKED', 870],
  ] as const)('%s that locks, or while it is locked, leads to the page that says so', async ([code, seconds]) => {
    const customer = await loggedIn();
    customer.on('payCheckout', () => refusal(code, { attempts_left: 0 }, seconds));
    const page = await customer.post('/wallet', { pin: '4827' });
    expect([page.status, page.location]).toEqual([303, at('/wallet')]);
  });

  test('the last wrong PIN: redirects to a new one, with the reason', async () => {
    const customer = await loggedIn();
    customer.on('payCheckout', () => refusal('INVALID_PIN', { attempts_left: 0 }));
    const page = await customer.post('/wallet', { pin: '4827' });
    expect([page.status, page.location]).toEqual([303, at('/pin?reset=1')]);
  });

  test.for([
    ['RATE_LIMITED', 42],
    ['MODE_MISMATCH', undefined],
  ] as const)('%s: mobile money is suggested, if it is offered', async ([code, seconds]) => {
    const customer = await loggedIn();
    customer.on('payCheckout', () => refusal(code, { attempts_left: 0 }, seconds));
    const cancelLink = `href="${at('')}">Payer par mobile money</a>`;
    expect((await customer.post('/wallet', { pin: '4827' })).html).toContain(cancelLink);
    customer.set({ methods: aCheckout.methods.map((method) => ({ ...method, available: method.type === 'wallet' })) });
    expect((await customer.post('/wallet', { pin: '4827' })).html).not.toContain(cancelLink);
  });

  test.for([
    ['/wallet', 'payCheckout'],
    ['/mobile-money', 'payCheckout'],
    ['/code', 'confirmCheckout'],
  ] as const)('a suspended shop is shown as closed on %s, and nothing else is offered', async ([path, call]) => {
    const customer = await loggedIn();
    customer.on(call, () => refusal('ACCOUNT_SUSPENDED'));
    const page = await customer.post(path, { pin: '4826', provider: 'mtn_momo', phone: '653456789', code: '123456' });
    expect(page.status).toBe(403);
    expect(page.text).toContain(
      'Cette boutique ne peut pas recevoir de paiement pour le moment. Rien n’a été prélevé.',
    );
    expect(page.html).not.toMatch(/<form|mobile-money|compte est suspendu/);
    expect(page.html).toContain(`href="${at('/cancel')}"`);
  });

  test.for([
    ['/login', 'login'],
    ['/register', 'register'],
    ['/pin', 'setPin'],
    ['/wallet', 'payCheckout'],
    ['/mobile-money', 'payCheckout'],
  ] as const)('too many attempts on %s: when to retry, in Douala time', async ([path, name]) => {
    const customer = await loggedIn();
    customer.on(name, () => refusal('RATE_LIMITED', {}, 150));
    const fields = { name: 'Awa', email: user.email, password: 'longsecret', pin: '4826', phone: '653456789' };
    for (const [lang, words] of [
      ['fr', 'Réessayez dans 2 min 30 s (à 13:03).'],
      ['en', 'Try again in 2 min 30 s (at 13:03).'],
    ]) {
      const page = await customer.post(`${path}?lang=${lang}`, { ...fields, provider: 'mtn_momo' });
      expect(page.isRefused).toBe(true);
      expect(plain(page.text)).toContain(words);
    }
  });

  test.for(['', '12', '1234567', 'abcd'])('"%s" is no PIN and costs no attempt', async (pin) => {
    const customer = await loggedIn();
    const page = await customer.post('/wallet', { pin });
    expect(page.isRefused).toBe(true);
    expect(page.text).toContain('Indiquez un code PIN de 4 à 6 chiffres.');
    expect(customer.callsOf('payCheckout')).toHaveLength(0);
  });

  test.for([
    ['PAYMENT_ALREADY_PAID', '/result'],
    ['PAYMENT_CANCELED', '/result'],
    ['PAYMENT_FAILED', '/result'],
    ['PAYMENT_EXPIRED', '/result'],
    ['PAYMENT_IN_PROGRESS', '/wait'],
    ['INSUFFICIENT_FUNDS', ''],
    ['PAYMENT_DECLINED', ''],
    ['PIN_NOT_SET', '/pin'],
    ['TOKEN_REVOKED', '/login'],
  ] as const)('%s redirects to "%s"', async ([code, path]) => {
    const customer = await loggedIn();
    customer.on('payCheckout', () => refusal(code));
    const page = await customer.post('/wallet', { pin: '4826' });
    expect([page.status, page.location]).toEqual([303, at(path)]);
  });

  test('a final decline: to the result', async () => {
    const customer = await loggedIn();
    customer.on('payCheckout', () => refusal('PAYMENT_DECLINED', { payment: aPayment('failed') }));
    expect((await customer.post('/wallet', { pin: '4826' })).location).toBe(at('/result'));
  });

  test.for([
    ['MODE_MISMATCH', 'Les comptes de test et les paiements réels ne se mélangent pas.'],
    ['METHOD_NOT_AVAILABLE', 'n’est pas disponible pour cette commande'],
    ['IDEMPOTENCY_KEY_REUSED', 'confirmez de nouveau'],
    ['SERVICE_UNAVAILABLE', 'vous ne paierez pas deux fois'],
    ['RATE_LIMITED', 'Trop de tentatives.'],
  ] as const)('%s is shown above the form', async ([code, words]) => {
    const customer = await loggedIn();
    customer.on('payCheckout', () => refusal(code));
    const page = await customer.post('/wallet', { pin: '4826' });
    expect(page.isRefused).toBe(true);
    expect(page.text).toContain(words);
  });

  test('when the engine is busy the form keeps its key: the first submission may have paid', async () => {
    const customer = await loggedIn();
    customer.on('payCheckout', () => refusal('SERVICE_UNAVAILABLE'));
    const { key } = await customer.get('/wallet');
    expect((await customer.post('/wallet', { pin: '4826', key })).key).toBe(key);
  });

  test('a payment that stays in progress redirects to the waiting page, without the steps of mobile money', async () => {
    const customer = await loggedIn();
    const next_action = {
      type: 'approve_on_phone',
      created_at: '2026-11-20T12:00:00.000Z',
      expires_at: '2026-11-20T12:05:00.000Z',
      poll_after_ms: 2000,
      prompt: null,
    } as const;
    customer.on('payCheckout', () =>
      succeeded(202, { payment: aPayment('processing'), redirect_url: null, next_action }),
    );
    expect((await customer.post('/wallet', { pin: '4826' })).location).toBe(at('/wait'));
    customer.set({ status: 'processing', next_action });
    const page = await customer.get('/wait');
    expect(page.text).toContain('Paiement en cours');
    expect(page.text).not.toContain('*126#');
  });
});
