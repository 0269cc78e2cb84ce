import { airtelMoney } from '@mitako/rail-airtel-money';
import { mtnMomo } from '@mitako/rail-mtn-momo';
import { notchPay } from '@mitako/rail-notch-pay';
import { orangeMoneyPush, orangeMoneyWeb } from '@mitako/rail-orange-money';
import { pawapay } from '@mitako/rail-pawapay';
import type { Payment } from '@mitako/contract';
import type { Rail, Store } from '@mitako/core';
import { captureMessages, createTestClock, fastHasher, type TestClock } from '@mitako/testing';
import { type CommonOptions, createMitako, createWorker, type MitakoShop, OptionsError } from 'mitako';
import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { START_MS } from '../../support/start.ts';
import { scriptedRail } from '../support/scripted-rail.ts';
import { openStore, openStores } from '../support/stores.ts';
import { adminOf } from '../../support/in-process.ts';

const ORIGIN = 'http://localhost:3000';
const URL_OF_SHOP = `${ORIGIN}/pay`;
const MADE_UP = { subscriptionKey: 'made-up', apiUser: 'made-up', apiKey: 'made-up' };

function mtn(): Rail<'mtn_momo'> {
  return mtnMomo({ country: 'CM', environment: 'production', collection: MADE_UP, disbursement: MADE_UP });
}

let clock: TestClock;
const opened: { close(): Promise<void> }[] = [];
beforeEach(() => {
  clock = createTestClock(START_MS);
});
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

function optionsOf(store: string | Store, more: Partial<CommonOptions> = {}) {
  return {
    shop: { name: 'Boutique du Wouri', livemode: true },
    store,
    rails: [mtn()],
    publicUrl: URL_OF_SHOP,
    secret: 'Zk3v9wQ1rT7yLp0aXc5bNd8eGh2jKm4s+u6iOoP=',
    rehearse: true,
    clock,
    hasher: fastHasher(),
    background: 'elsewhere',
    limits: 'off',
    logger: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
    ...more,
  } as const;
}

async function rehearse(store: string | Store, more: Partial<CommonOptions> = {}): Promise<MitakoShop> {
  const mitako: MitakoShop = await createMitako(optionsOf(store, more));
  opened.push(mitako);
  return mitako;
}

async function page(mitako: MitakoShop, path: string, request: RequestInit = {}): Promise<Response> {
  return mitako.handler(new Request(`${ORIGIN}${path}`, request));
}

/** Answers the prompt that waits, as a person does on the page. */
async function answer(mitako: MitakoShop, provider: string, given = 'approve'): Promise<void> {
  const shown = await (await page(mitako, '/pay/rehearsal/')).text();
  const [, id = 'none'] = /name="id" value="(prompt_\d+)"/.exec(shown) ?? [];
  const body = new URLSearchParams({ provider, id, answer: given });
  expect((await page(mitako, '/pay/rehearsal/phones/answer', { method: 'POST', body })).status).toBe(303);
}

async function settled(mitako: MitakoShop, id: string): Promise<Payment> {
  for (let round = 0; round < 30; round += 1) {
    await mitako.gateway.runDue();
    const payment = await mitako.shop.payments.retrieve(id);
    if (payment.status === 'succeeded' || payment.status === 'failed') return payment;
    clock.advance(2_000);
  }
  throw new Error('it is not settled');
}

async function refunded(mitako: MitakoShop, id: string): Promise<number> {
  await mitako.shop.payments.refund(id);
  for (let round = 0; round < 5; round += 1) {
    clock.advance(5_000);
    await mitako.gateway.runDue();
  }
  return (await mitako.shop.payments.retrieve(id)).amount_refunded;
}

test('a live payment is paid on the page of phones, its event says that it is rehearsed, and it is refunded', async () => {
  const mitako = await rehearse(await openStore());
  const events: unknown[] = [];
  await mitako.on('payment.succeeded', { name: 'seen' }, (event) => void events.push(event));
  const { id } = await mitako.shop.payments.create({ amount: 5_000, currency: 'XAF' });
  await mitako.shop.payments.charge(id, PHONE);
  await answer(mitako, 'mtn_momo_cm');
  expect(await settled(mitako, id)).toMatchObject({ status: 'succeeded', livemode: true, amount: 5_000 });
  await mitako.gateway.runDue();
  expect(events).toEqual([expect.objectContaining({ livemode: true, rehearsal: true })]);
  const [event] = await mitako.shop.events.list().toArray({ max: 1 });
  expect(event).toMatchObject({ rehearsal: true });
  expect(await refunded(mitako, id)).toBe(5_000);
});

test('a receipt says that it is rehearsed, by mail and by text message of one part', async () => {
  const { mailer, sms, mails, texts } = captureMessages();
  const mitako = await rehearse(await openStore(), {
    shop: { name: 'La boutique de Madame Ngo Bassa et filles', livemode: true },
    messages: { mailer, sms },
  } as never);
  const { id, slug } = await mitako.shop.payments.create({ amount: 500_000, currency: 'XAF', locale: 'fr' });
  await mitako.shop.payments.charge(id, PHONE);
  await answer(mitako, 'mtn_momo_cm');
  await settled(mitako, id);
  for (const to of [{ email: 'awa@example.cm' }, { phone: '+237677123456' }]) {
    const request = { method: 'POST', body: JSON.stringify(to), headers: { 'Content-Type': 'application/json' } };
    const { status } = await page(mitako, `/pay/api/v1/gateway/checkout/${slug}/receipt`, request);
    expect(status).toBe(202);
  }
  await mitako.gateway.runDue();
  expect(mails().map(({ subject }) => subject)).toEqual([expect.stringMatching(/^\[Répétition\] Votre reçu/)]);
  expect(texts().map(({ text }) => text)).toEqual([expect.stringMatching(/^\[Répétition\] .{1,147}$/)]);
});

test('a rehearsal on this machine leads back to it by http, and sends its webhooks there', async () => {
  const webhooks = { allowNetworks: ['127.0.0.0/8'] };
  const mitako = await rehearse(await openStore(), { parts: { api: true }, webhooks });
  const params = { amount: 5_000, currency: 'XAF', return_url: `${ORIGIN}/orders/1` } as const;
  expect(await mitako.shop.payments.create(params)).toMatchObject({ return_url: `${ORIGIN}/orders/1` });
  expect(await mitako.shop.webhookEndpoints.create({ url: 'http://127.0.0.1:9/' })).toMatchObject({ livemode: true });
});

test('an endpoint on this machine that nothing is sent to is named in the log, with the option', async () => {
  const said: string[] = [];
  const warn = (fields: object, message: string): void => void said.push(`${message} ${JSON.stringify(fields)}`);
  const logger = { debug: () => {}, info: () => {}, warn, error: () => {} };
  const mitako = await rehearse(await openStore(), { parts: { api: true }, logger });
  const { id } = await mitako.shop.webhookEndpoints.create({ url: 'http://127.0.0.1:9/' });
  expect(said.at(-1)).toMatch(/set webhooks: \{ allowNetworks: .*127\.0\.0\.1:9/);
  await mitako.shop.webhookEndpoints.ping(id);
  await mitako.gateway.runDue();
  expect(said.at(-1)).toMatch(/^delivery failed .*address_not_allowed.*allowNetworks/);
});

describe('behind a public address', () => {
  const publicUrl = 'https://shop.test/pay';

  test('the page of phones opens by the link of the start alone, and strangers answer no prompt', async () => {
    const mitako = await rehearse(await openStore(), { publicUrl });
    const { id } = await mitako.shop.payments.create({ amount: 5_000, currency: 'XAF' });
    await mitako.shop.payments.charge(id, PHONE);
    const ask = (path: string, request: RequestInit = {}) =>
      mitako.handler(new Request(`${publicUrl}/rehearsal${path}`, request));
    const body = 'provider=mtn_momo_cm&id=prompt_1&answer=approve';
    const approve = (cookie: string) => ask('/phones/answer', { method: 'POST', body, headers: { cookie } });
    for (const path of ['', '/', '?key=', '?key=made-up', '/phones/situation', '/mtn_momo_cm/pay/1']) {
      const refused = await ask(path);
      expect([path, refused.status, (await refused.text()).includes('677')]).toEqual([path, 403, false]);
    }
    for (const cookie of ['', 'mitako_phones=', 'mitako_phones=made-up'])
      expect((await approve(cookie)).status).toBe(403);
    clock.advance(2_000);
    await mitako.gateway.runDue();
    expect(await mitako.shop.payments.retrieve(id)).toMatchObject({ status: 'processing' });

    const entered = await mitako.handler(new Request(mitako.phones ?? ''));
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/pay/rehearsal']);
    const [cookie = '', ...how] = entered.headers.get('set-cookie')?.split('; ') ?? [];
    expect(how).toEqual(['Path=/pay/rehearsal', 'HttpOnly', 'SameSite=Lax', 'Secure']);
    expect(await (await ask('', { headers: { cookie } })).text()).toContain('+237677123456');
    expect((await approve(cookie)).status).toBe(303);
    expect(await settled(mitako, id)).toMatchObject({ status: 'succeeded' });
  });

  test('the link of one start opens no other', async () => {
    const [first, second] = await openStores();
    const { phones } = await rehearse(first, { publicUrl });
    expect((await (await rehearse(second, { publicUrl })).handler(new Request(phones ?? ''))).status).toBe(403);
  });
});

test('a refund that needs an option of the rail is refused with the name of the option', async () => {
  const rail = mtnMomo({ country: 'CM', environment: 'production', collection: MADE_UP });
  const mitako = await rehearse(await openStore(), { rails: [rail] });
  const { id } = await mitako.shop.payments.create({ amount: 5_000, currency: 'XAF' });
  await mitako.shop.payments.charge(id, PHONE);
  await answer(mitako, 'mtn_momo_cm');
  await settled(mitako, id);
  await expect(mitako.shop.payments.refund(id)).rejects.toThrow(/The option is disbursement\.$/);
});

test('a prompt that is declined fails the attempt', async () => {
  const mitako = await rehearse(await openStore());
  const { id } = await mitako.shop.payments.create({ amount: 5_000, currency: 'XAF' });
  await mitako.shop.payments.charge(id, PHONE);
  await answer(mitako, 'mtn_momo_cm', 'decline');
  clock.advance(2_000);
  await mitako.gateway.runDue();
  expect(await mitako.shop.payments.retrieve(id)).toMatchObject({ status: 'requested' });
  expect(await (await page(mitako, '/pay/rehearsal?lang=en')).text()).toContain('Declined');
});

describe('each rail, with made-up credentials and callbacks alone', () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const live = { environment: 'production' } as const;
  const RAILS: Readonly<Record<string, readonly [rail: () => Rail, provider: string, phone: string]>> = {
    'MTN MoMo in Congo': [() => mtnMomo({ ...live, country: 'CG', collection: MADE_UP }), 'mtn_momo', '+242061234567'],
    'Airtel Money': [
      () =>
        airtelMoney({
          ...live,
          country: 'GA',
          clientId: 'made-up',
          clientSecret: 'made-up',
          signing: true,
          callbackKey: 'the key of callbacks',
          refunds: { by: 'disbursement', pin: '9876', publicKey },
          collectionPath: '/of/this/account',
        }),
      'airtel_money',
      '+24174123456',
    ],
    'Notch Pay': [
      () => notchPay({ ...live, publicKey: 'made-up', privateKey: 'made-up', webhookKey: 'the key of webhooks' }),
      'mtn_momo',
      '+237677123456',
    ],
    'Orange Money by push': [
      () =>
        orangeMoneyPush({
          ...live,
          consumerKey: 'made-up',
          consumerSecret: 'made-up',
          apiUser: 'made-up',
          apiPassword: 'made-up',
          channelUserMsisdn: '691234567',
          pin: '9876',
        }),
      'orange_money',
      '+237691234567',
    ],
    pawaPay: [
      () =>
        pawapay({
          ...live,
          apiToken: 'made-up',
          signing: { keyId: 'made-up', privateKey },
          signedCallbacks: true,
          nowMs: () => clock.now(),
        }),
      'mtn_momo',
      '+237677123456',
    ],
  };

  test.each(Object.entries(RAILS))('%s', async (_, [rail, provider, phone]) => {
    const made = rail();
    const mitako = await rehearse(await openStore(), { rails: [made] });
    expect(await mitako.gateway.checkRails()).toContainEqual({ rail: made.id, problems: [] });
    const { id } = await mitako.shop.payments.create({ amount: 5_000, currency: 'XAF' });
    await mitako.shop.payments.charge(id, { method: 'mobile_money', provider, phone } as never);
    await answer(mitako, made.id);
    expect(await settled(mitako, id)).toMatchObject({ status: 'succeeded', livemode: true });
  });

  // As of variables that are not set.
  const NONE = { subscriptionKey: undefined, apiUser: undefined, apiKey: undefined } as never;
  const WEB = { ...live, clientId: undefined, clientSecret: undefined, merchantKey: undefined } as never;
  const PUSH = {
    ...live,
    consumerKey: undefined,
    consumerSecret: undefined,
    apiUser: undefined,
    apiPassword: undefined,
    channelUserMsisdn: undefined,
    pin: undefined,
  } as never;
  const WITHOUT: Readonly<
    Record<string, readonly [rail: () => Rail, fields: string, provider: string, phone: string]>
  > = {
    'MTN MoMo': [
      () => mtnMomo({ ...live, country: 'CM', collection: NONE, disbursement: { ...MADE_UP, apiKey: ' ' } }),
      'collection.subscriptionKey, collection.apiUser, collection.apiKey, disbursement.apiKey are not set',
      'mtn_momo',
      '+237677123456',
    ],
    'Airtel Money': [
      () =>
        airtelMoney({
          ...live,
          country: 'GA',
          clientId: undefined,
          clientSecret: '',
          callbackKey: '',
          signing: true,
          refunds: { by: 'disbursement', pin: '', publicKey: '' },
        } as never),
      'clientId, clientSecret, callbackKey, refunds.pin, refunds.publicKey are not set',
      'airtel_money',
      '+24174123456',
    ],
    'Notch Pay': [
      () => notchPay({ ...live, publicKey: '', privateKey: '', webhookKey: '' }),
      'publicKey, privateKey, webhookKey are not set',
      'mtn_momo',
      '+237677123456',
    ],
    'Orange Money by push': [
      () => orangeMoneyPush(PUSH),
      'consumerKey, consumerSecret, apiUser, apiPassword, channelUserMsisdn, pin are not set',
      'orange_money',
      '+237691234567',
    ],
    pawaPay: [
      () =>
        pawapay({
          ...live,
          apiToken: '',
          signing: { keyId: '', privateKey: '' },
          signedCallbacks: true,
          nowMs: () => clock.now(),
        }),
      'apiToken, signing.keyId, signing.privateKey are not set',
      'mtn_momo',
      '+237677123456',
    ],
  };

  test.each(Object.entries(WITHOUT))('and without any: %s, which is refused live', async (_, given) => {
    const [rail, fields, provider, phone] = given;
    const made = rail();
    const mitako = await rehearse(await openStore(), { rails: [made] });
    const { id } = await mitako.shop.payments.create({ amount: 5_000, currency: 'XAF' });
    await mitako.shop.payments.charge(id, { method: 'mobile_money', provider, phone } as never);
    await answer(mitako, made.id);
    expect(await settled(mitako, id)).toMatchObject({ status: 'succeeded', livemode: true });
    const back = made.refund === undefined ? 'never' : await refunded(mitako, id);
    expect(back).toBe(provider === 'orange_money' ? 'never' : 5_000);
    const real = { rehearse: false, publicUrl: 'https://shop.test/pay' };
    const web = orangeMoneyWeb(WEB);
    const starting = createMitako(optionsOf(':memory:', { ...real, rails: [made, web] }));
    await expect(starting).rejects.toMatchObject({
      problems: [{ option: 'rails', problem: expect.stringContaining(`Rail ${made.id} is live, and ${fields}`) }],
    });
    await expect(starting).rejects.toThrow(
      'Rail orange_web_cm is live, and clientId, clientSecret, merchantKey are not set or placeholders.',
    );
  });

  test('Orange Money on its page, which the gateway serves', async () => {
    const rail = orangeMoneyWeb({ ...live, clientId: 'made-up', clientSecret: 'made-up', merchantKey: 'made-up' });
    const mitako = await rehearse(await openStore(), { rails: [rail] });
    const { id } = await mitako.shop.payments.create({ amount: 5_000, currency: 'XAF' });
    const { next_action: next } = await mitako.shop.payments.charge(id, {
      method: 'mobile_money',
      provider: 'orange_money',
      phone: '+237691234567',
    } as never);
    const url = next?.url ?? '';
    expect(url).toContain(`${URL_OF_SHOP}/rehearsal/orange_web_cm/payment/pay_token/`);
    const path = url.slice(ORIGIN.length);
    expect(await (await page(mitako, path)).text()).toContain('5000 XAF');
    const body = new URLSearchParams({ msisdn: '691234567', otp: '123456' });
    expect((await page(mitako, path, { method: 'POST', body })).status).toBe(303);
    expect(await settled(mitako, id)).toMatchObject({ status: 'succeeded' });
    // The rail alone has the provider's interface.
    expect((await page(mitako, '/pay/rehearsal/orange_web_cm/oauth/v3/token', { method: 'POST' })).status).toBe(404);
  });
});

describe('the world of a database', () => {
  const REAL = { rehearse: false, shop: { name: 'Boutique du Wouri', livemode: false }, rails: [] } as const;

  const ways = {
    'with its work here': { background: 'here' },
    'with its work elsewhere': {},
    'with another secret': { secret: 'another secret, for another world, of 40' },
    'as a marketplace': { shop: undefined, marketplace: {} },
  } as const;

  describe.each(Object.entries(ways))('%s', (_, way) => {
    test.each([
      ['that is a rehearsal’s takes no real payments', {}, REAL, 'rehearsal'],
      ['that takes real payments is not rehearsed on', REAL, {}, 'real'],
    ] as const)('one %s', async (_name, made, then, world) => {
      const [first, second] = await openStores();
      await rehearse(first, made);
      const starting = createMitako({ ...optionsOf(second, then), ...way } as never);
      await expect(starting).rejects.toMatchObject({ name: 'WorldError', world });
    });
  });

  test('of two first starts at once in both worlds, one has it for ever', async () => {
    const [one, other] = await openStores();
    await one.migrations.migrate();
    const starts = await Promise.allSettled([createMitako(optionsOf(one)), createMitako(optionsOf(other, REAL))]);
    const stays = starts.findIndex(({ status }) => status === 'fulfilled');
    expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(starts[1 - stays]).toMatchObject({
      reason: { name: 'WorldError', world: stays === 0 ? 'rehearsal' : 'real' },
    });
    for (const start of starts) if (start.status === 'fulfilled') opened.push(start.value);
  });

  test('of two first starts at once in one world, both rehearse', async () => {
    const [one, other] = await openStores();
    await one.migrations.migrate();
    const [first, second] = await Promise.all([rehearse(one), rehearse(other)]);
    expect(second.shop.id).toBe(first.shop.id);
  });

  test('of two that rehearse on it at once, the second says that neither answers the prompts of the other', async () => {
    const [first, second] = await openStores();
    const said: object[] = [];
    const logger = {
      debug: () => {},
      info: () => {},
      warn: (fields: object) => void said.push(fields),
      error: () => {},
    };
    const here = { background: 'here', logger } as const;
    const one = await rehearse(first, { ...here, process: { name: 'another-machine' } });
    await expect.poll(async () => (await one.operator.health.retrieve()).workers).toHaveLength(1);
    clock.advance(1_000);
    await rehearse(second, here);
    expect(said).toEqual([
      { phones: `${URL_OF_SHOP}/rehearsal` },
      { phones: `${URL_OF_SHOP}/rehearsal` },
      { processes: [`${process.pid} on another-machine`] },
    ]);
  });

  test('a key of one world is unknown in the other, with the same secret', async () => {
    const parts = { api: true };
    const rehearsal = await rehearse(await openStore(), { parts });
    const real = await rehearse(await openStore(), { ...REAL, parts });
    const ask = (mitako: MitakoShop, key: string) =>
      page(mitako, '/pay/api/v1/gateway/payments', { headers: { Authorization: `Bearer ${key}` } });
    for (const [own, other] of [
      [rehearsal, real],
      [real, rehearsal],
    ] as const) {
      const livemode = own === rehearsal;
      const { secret } = await adminOf(own.gateway).createApiKey({ merchantId: own.shop.id, livemode, name: 'Shop' });
      expect((await ask(own, secret)).status).toBe(200);
      expect((await ask(other, secret)).status).toBe(401);
    }
  });
});

test('each page says that it is a rehearsal, in its language, and leads to the phones', async () => {
  const mitako = await rehearse(await openStore(), { parts: EVERY });
  const { checkout_url: checkout } = await mitako.shop.payments.create({ amount: 5_000, currency: 'XAF' });
  const paths = [
    checkout.slice(ORIGIN.length),
    '/pay/',
    '/pay/dashboard/login',
    '/pay/admin/login',
    '/pay/agent/login',
    '/pay/wallet/login',
    '/pay/docs',
    '/pay/receipt',
    '/pay/checkout/unknown',
  ];
  for (const path of paths) {
    for (const [lang, text] of [
      ['fr', 'Aucun argent ne bouge.'],
      ['en', 'No money moves.'],
    ] as const) {
      const shown = await (await page(mitako, `${path}?lang=${lang}`, { headers: { Accept: 'text/html' } })).text();
      expect([path, lang, shown.includes(text)]).toEqual([path, lang, true]);
      expect([path, shown.includes(`href="${URL_OF_SHOP}/rehearsal"`)]).toEqual([path, true]);
    }
  }
  expect(mitako.phones).toBe(`${URL_OF_SHOP}/rehearsal`);
  expect(mitako.paths).toContain('/pay/rehearsal');
  expect((await page(mitako, '/pay/rehearsal')).status).toBe(200);
});

test('without rehearse, nothing of it is there', async () => {
  const mitako = await rehearse(await openStore(), {
    rehearse: false,
    rails: [scriptedRail('live').rail],
    publicUrl: 'https://shop.test/pay',
  });
  const { checkout_url: checkout } = await mitako.shop.payments.create({ amount: 5_000, currency: 'XAF' });
  expect(mitako.phones).toBeNull();
  expect(mitako.paths).not.toContain('/pay/rehearsal');
  expect(await (await mitako.handler(new Request(checkout))).text()).not.toContain('rehearsal');
  expect((await mitako.handler(new Request('https://shop.test/pay/rehearsal/'))).status).toBe(404);
});

describe('is refused', () => {
  const problemsOf = async (starting: Promise<unknown>): Promise<OptionsError['problems']> => {
    const error: unknown = await starting.then(
      () => null,
      (thrown: unknown) => thrown,
    );
    return error instanceof OptionsError ? error.problems : [];
  };
  const real = { rehearse: false, publicUrl: 'https://shop.test/pay' };

  test('with a rail that has no simulated provider', async () => {
    const [problem] = await problemsOf(rehearse(':memory:', { rails: [scriptedRail('live').rail] }));
    expect(problem).toMatchObject({ option: 'rails', fix: 'Leave it out of rails in rehearsals.' });
  });

  test('in a worker', async () => {
    expect(await problemsOf(createWorker(optionsOf(':memory:')))).toMatchObject([{ option: 'rehearse' }]);
  });

  test('and so is a live rail whose fetch is replaced, outside of it', async () => {
    const rail = mtnMomo({ country: 'CM', environment: 'production', collection: MADE_UP, fetch });
    const [problem] = await problemsOf(rehearse(':memory:', { ...real, rails: [rail] }));
    expect(problem?.problem).toContain('its fetch is replaced');
  });

  test.each([
    [undefined, 'store is missing'],
    [':memory:', 'the store is in memory'],
    ['file::memory:?cache=shared', 'the store is in memory'],
    ['shop.db', 'store is the path shop.db of whatever directory'],
  ])('and so is live money in store %s', async (store, problem) => {
    const starting = createMitako({ ...optionsOf(':memory:', real), store });
    expect(await problemsOf(starting)).toMatchObject([{ option: 'store', problem: expect.stringContaining(problem) }]);
  });

  test('and so is live money at an address of this machine', async () => {
    const local = { rehearse: false, publicUrl: 'https://localhost/pay' };
    expect(await problemsOf(rehearse(':memory:', local))).toMatchObject([{ option: 'publicUrl' }]);
  });

  test('and so is live money at an address of plain http, once', async () => {
    const plain = { rehearse: false, publicUrl: 'http://shop.test/pay' };
    expect(await problemsOf(rehearse(':memory:', plain))).toMatchObject([
      { option: 'publicUrl', fix: expect.not.stringContaining('insecureCookies') },
    ]);
  });

  test('and so is live mode without a live rail', async () => {
    expect(await problemsOf(rehearse(':memory:', { ...real, rails: [] }))).toMatchObject([{ option: 'shop.livemode' }]);
    expect(await problemsOf(rehearse(':memory:', { rails: [] }))).toMatchObject([{ option: 'shop.livemode' }]);
  });

  test.each(['https://shop.test/pay', 'http://localhost:3000/pay'])(
    'and webhooks to this machine beside a live rail, at %s',
    async (publicUrl) => {
      const webhooks = { allowNetworks: ['127.0.0.0/8'] };
      const problems = await problemsOf(rehearse(':memory:', { rehearse: false, publicUrl, webhooks }));
      expect(problems.map(({ option }) => option)).toContain('webhooks');
    },
  );

  test('and webhooks to this machine in a rehearsal that others reach', async () => {
    const webhooks = { allowNetworks: ['127.0.0.0/8'] };
    const problems = await problemsOf(rehearse(':memory:', { publicUrl: 'https://shop.test/pay', webhooks }));
    expect(problems).toMatchObject([{ option: 'webhooks' }]);
    await rehearse(':memory:', { webhooks });
  });
});

const PHONE = { method: 'mobile_money', provider: 'mtn_momo', phone: '+237677123456' } as const;
const EVERY = {
  links: true,
  api: true,
  wallets: true,
  dashboard: true,
  operator: true,
  agents: true,
  reference: true,
  front: true,
};
