import { type Rail, sandboxRail, silentLogger } from '@mitako/core';
import { mtnMomo } from '@mitako/rail-mtn-momo';
import { sqlite } from '@mitako/sqlite';
import { createTestClock, fastHasher } from '@mitako/testing';
import {
  createMitako,
  type CronOptions,
  type InProcessMerchant,
  MitakoError,
  type MitakoOptions,
  type MitakoShop,
  OptionsError,
  RootSecretError,
  SchemaError,
  StoreUnfitError,
  stopOnSignals,
  toCronHandler,
  toNodeHandler,
  WorldError,
} from 'mitako';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, expectTypeOf, test } from 'vitest';

const BASE = {
  store: ':memory:',
  publicUrl: 'https://shop.test/pay',
  secret: 'a root secret for tests, long enough to be one',
  hasher: fastHasher(),
  background: 'elsewhere',
} as const;
const SHOP = { name: 'Boutique du Wouri', livemode: false } as const;

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** As a JavaScript program may pass them. */
async function problemsOf(options: object): Promise<OptionsError['problems']> {
  const error: unknown = await createMitako(options as MitakoOptions).then(
    (mitako) => mitako.close(),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof OptionsError)) throw new Error('accepted', { cause: error });
  return error.problems;
}

function live(id = 'momo_cm'): Rail {
  const { isSimulated: _, ...rest } = sandboxRail();
  return { ...rest, id, modes: ['live'] };
}

const LIVE = {
  rails: [live()],
  secret: 'q7Zt0vXy4Lk9Rb2Wc8Hd5Jf1Gs6Np3Ma',
  // Live payments need an imprint.
  brand: { legal: [{ label: 'Terms', href: 'https://shop.test/terms' }] },
} as const;

describe('exactly one of shop and marketplace', () => {
  test('neither, or both, is refused', async () => {
    const fix = expect.stringContaining('marketplace');
    expect(await problemsOf(BASE)).toEqual([
      { option: 'marketplace', problem: 'Neither shop nor marketplace is set.', fix },
    ]);
    expect(await problemsOf({ ...BASE, shop: SHOP, marketplace: {} })).toEqual([
      { option: 'marketplace', problem: 'Both shop and marketplace are set.', fix: 'Remove one of them.' },
    ]);
  });

  test('is a matter of types as well', async () => {
    // @ts-expect-error -- neither
    await expect(createMitako(BASE)).rejects.toThrow('Neither');
    // @ts-expect-error -- both
    await expect(createMitako({ ...BASE, shop: SHOP, marketplace: {} })).rejects.toThrow('Both');
    // @ts-expect-error -- a misspelt option
    await expect(createMitako({ ...BASE, shop: SHOP, trustedProxy: [] })).rejects.toThrow('trustedProxies');
    // @ts-expect-error -- a misspelt part
    await expect(createMitako({ ...BASE, shop: SHOP, parts: { apis: true } })).rejects.toThrow('api?');
  });
});

test('a store whose address is a variable is one of both, told apart by its name', async () => {
  const address: string = BASE.store;
  const { store, shop, close } = await createMitako({ ...BASE, shop: SHOP, store: address });
  closers.push(close);
  // @ts-expect-error -- of SQLite alone
  expect(store.inTransaction).toBeDefined();
  if (store.name !== 'sqlite') throw new Error(`opened ${store.withClient.name}`);
  const written: string[] = [];
  const within = shop.within(store.inTransaction((_, { paymentId }) => void written.push(paymentId)));
  const { id } = await within.payments.create({ amount: 5_000, currency: 'XAF' });
  expect(written).toEqual([id]);
});

test('what is refused is one class, which comes with the package', async () => {
  const people = { staff: { resolve: () => null, loginUrl: () => '/login', reauthenticateUrl: () => '/confirm' } };
  const mitako = await createMitako({ ...BASE, shop: SHOP, people });
  const person = { id: 'claire', name: 'Claire', email: 'claire@shop.test', role: 'administrator' } as const;
  expect(await codeOf(mitako.people.end(''))).toBe('VALIDATION_ERROR');
  const elsewhere = mitako.people.handOver({ as: 'operator', to: 'https://evil.example/', person });
  expect(await codeOf(elsewhere)).toBe('VALIDATION_ERROR');
  expect(await codeOf(mitako.shop.payments.retrieve('pay_none'))).toBe('PAYMENT_NOT_FOUND');
  expect(await codeOf(mitako.operator.payments.retrieve('pay_none'))).toBe('PAYMENT_NOT_FOUND');
  const unknown = mitako.merchant('mer_none', 'test');
  expect(await codeOf(unknown.payments.create({ amount: 5_000, currency: 'XAF' }))).toBe('MERCHANT_NOT_FOUND');
  await mitako.close();
  const closed = [mitako.people.end('claire'), mitako.shop.payments.retrieve('pay_none'), mitako.metrics()];
  expect(await Promise.all(closed.map(codeOf))).toEqual(closed.map(() => 'SERVICE_UNAVAILABLE'));
});

async function codeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'none';
  } catch (error) {
    if (!(error instanceof MitakoError)) throw error;
    return error.code;
  }
}

test('only a shop has `shop`, and a charge names the providers of the rails', async () => {
  const rails = [
    mtnMomo({ country: 'CM', environment: 'sandbox', collection: { subscriptionKey: 'k', apiUser: 'u', apiKey: 'a' } }),
  ] as const;
  const shop = await createMitako({ ...BASE, shop: SHOP, rails });
  const market = await createMitako({ ...BASE, marketplace: {} });
  closers.push(shop.close, market.close);
  expect('shop' in market).toBe(false);
  // @ts-expect-error -- a marketplace is nobody's shop
  expect(market.shop).toBeUndefined();
  expectTypeOf(shop.shop).toEqualTypeOf<InProcessMerchant<'mtn_momo'>>();
  type Charge = Parameters<typeof shop.shop.payments.charge>[1];
  expectTypeOf<Extract<Charge, { phone: string }>['provider']>().toEqualTypeOf<'mtn_momo' | undefined>();
  // @ts-expect-error -- no rail has this provider
  const charge = shop.shop.payments.charge('pay_1', { phone: '+237677101456', provider: 'orange_money' });
  await expect(charge).rejects.toMatchObject({ code: 'PAYMENT_NOT_FOUND' });
});

describe('what JavaScript programs pass', () => {
  test.each([
    ['no options', undefined, 'options'],
    ['a logger that is a function', { logger: console.log }, 'logger'],
    ['a rail that was not called', { rails: [mtnMomo] }, 'rails'],
    ['a secret that is no text', { secret: 5 }, 'secret'],
    ['a store that is not opened', { store: {} }, 'store'],
    ['limits that are a number', { limits: 100 }, 'limits'],
    ['limits by another word', { limits: 'none' }, 'limits'],

    ['telemetry that is a switch', { telemetry: true }, 'telemetry'],
    ['a meter that is none', { telemetry: { meter: {} } }, 'telemetry.meter'],
    ['a tracer of OpenTelemetry', { telemetry: { tracer: { startSpan() {} } } }, 'telemetry.tracer'],
    ['misspelt telemetry', { telemetry: { metre: {} } }, 'telemetry.metre'],
    ['tiers that are a limit', { walletTiers: 200_000 }, 'walletTiers'],
    ['messages that are a mailer', { messages: { send() {} } }, 'messages.send'],
    ['a mailer that is an address', { messages: { mailer: 'smtps://mail.test' } }, 'messages.mailer'],
    ['a migrate that is text', { migrate: 'yes' }, 'migrate'],
    ['a clock that is a date', { clock: new Date() }, 'clock'],
    ['a hasher that is a name', { hasher: 'argon2id' }, 'hasher'],
    ['a livemode that is text', { shop: { ...SHOP, livemode: 'false' } }, 'shop.livemode'],
    ['a user name in the public URL', { publicUrl: 'https://a:b@shop.test/pay' }, 'publicUrl'],
    ['a password in no URL', { publicUrl: 'https:/ /a:b@shop.test/pay' }, 'publicUrl'],
    ['a password in a staff URL', { staffUrl: 'http://a:b@shop.test/pay' }, 'staffUrl'],
    ['a query in the public URL', { publicUrl: 'https://shop.test/pay?x=1' }, 'publicUrl'],
    ['a fragment in the public URL', { publicUrl: 'https://shop.test/pay#f' }, 'publicUrl'],
    ['dots in the public URL', { publicUrl: 'https://shop.test/a/../pay' }, 'publicUrl'],
    ['an encoded public URL', { publicUrl: 'https://shop.test/%70ay' }, 'publicUrl'],
    ['two slashes in the public URL', { publicUrl: 'https://shop.test/pay//' }, 'publicUrl'],
  ])('%s is a problem with its cure', async (_, given, option) => {
    const problems = await problemsOf((given && { ...BASE, shop: SHOP, ...given }) as object);
    expect(problems.map((each) => each.option)).toEqual([option]);
    expect(problems[0]?.fix).not.toBe('');
    expect(JSON.stringify(problems)).not.toContain('a:b@');
  });
});

test('a problem says what a value is instead', async () => {
  const wrong = { ...BASE, shop: { name: 'x'.repeat(3000), livemode: 'false' }, staffUrl: {} };
  expect((await problemsOf(wrong)).map(({ problem }) => problem)).toEqual([
    'shop.name must be text of 1 to 120 characters, and is text of 3000 characters.',
    'shop.livemode must be true or false, and is text of 5 characters.',
    'staffUrl must be text, and is an object.',
  ]);
});

test('what JavaScript programs call wrongly is refused in words', async () => {
  const mitako = await createMitako({ ...BASE, shop: SHOP });
  closers.push(mitako.close);
  expect(() => mitako.merchant('mer_1', 'sandbox' as 'test')).toThrow("The mode is 'live' or 'test', got 'sandbox'.");
  const on = mitako.on as (...given: readonly unknown[]) => Promise<void>;
  const fulfil = (): void => undefined;
  await expect(on('payment.suceeded', { name: 'fulfil' }, fulfil)).rejects.toThrow('Did you mean payment.succeeded?');
  await expect(mitako.shop.payments.create({ amount: 5, customerReference: 'x' } as never)).rejects.toMatchObject({
    details: {
      fields: { customerReference: [{ message: expect.stringContaining('of this request, customer_reference is.') }] },
    },
  });
  await expect(on('payment.succeeded')).rejects.toThrow(/name has 1 to 48 .* got ""\./);
  await expect(on('payment.succeeded', () => undefined)).rejects.toThrow(/name has 1 to 48/);
  await expect(on('payment.succeeded', { name: undefined }, fulfil)).rejects.toThrow(/got ""/);
  await expect(on('payment.succeeded', { name: 'fulfil' })).rejects.toThrow(/fulfil is no function/);
  const code = 'VALIDATION_ERROR';
  for (const params of [{ amount: undefined }, { amount: Number.NaN }, { amount: 5n }, {}, undefined]) {
    await expect(mitako.shop.payments.create(params as never)).rejects.toMatchObject({
      code,
      details: { fields: { amount: expect.any(Array) } },
    });
  }
});

test('each error that a start throws is of a class that the package has', () => {
  for (const thrown of [OptionsError, RootSecretError, SchemaError, StoreUnfitError, WorldError]) {
    expect(thrown.prototype).toBeInstanceOf(Error);
  }
});

test('a gateway that is refused leaves nothing running', async () => {
  const store = sqlite({ path: ':memory:' });
  // Closing it would forget what is in memory.
  const lasting = { ...store, close: () => Promise.resolve() };
  const clock = createTestClock();
  const lines: string[] = [];
  const say = (_: object, line: string): void => void lines.push(line);
  const options = {
    ...BASE,
    background: 'here',
    clock,
    logger: { debug: say, info: say, warn: say, error: say },
  } as const;
  const market = await createMitako({ ...options, store: lasting, marketplace: {} });
  await market.operator.merchants.create({ email: 'awa@example.cm', password: 'a good long password', name: 'Awa' });
  await market.close();
  await expect(createMitako({ ...options, store: lasting, shop: SHOP })).rejects.toThrow('other merchants');
  await store.close();
  lines.length = 0;
  // What still ran would find the store closed.
  for (let second = 0; second < 10; second += 1) {
    clock.advance(1_000);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(lines).toEqual([]);
});

describe('an OptionsError', () => {
  test('has every option that is missing, wrong or misspelled, and its message all of them', async () => {
    const wrong = {
      shop: { name: '', livemode: 'yes', support: { mail: 'x' } },
      parts: { dashbord: true, api: 1 },
      storee: 'mitako.db',
      publicUrl: 'shop.test',
      secret: 'short',
      rails: [{ ...live(), id: 'Momo' }],
      methods: [{ methd: 'wallet' }],
      fees: { basisPoint: 2 },
      currencies: ['EURO'],
      trustedProxies: ['nowhere'],
      mail: 'not an address',
      panel: { allowFrom: ['everyone'] },
      webhooks: { allowNetworks: ['localhost'] },
      payoutsFrom: { holderName: 'Mitako', iban: 'FR00' },
      retention: { eventsDays: 0 },
      walletTiers: { gold: {} },
      ledgerCheck: { everyHours: 0 },
      secondFactor: 'sms',
      brand: { legl: [], color: 'red', legal: [{ label: 'Terms', href: 'javascript:alert(1)' }] },
    };
    const error: unknown = await createMitako(wrong as unknown as MitakoOptions).catch((thrown: unknown) => thrown);
    if (!(error instanceof OptionsError)) throw new Error('accepted', { cause: error });
    expect(error.problems.map(({ option }) => option).toSorted()).toEqual(
      [
        'brand.color',
        'brand.legal.0.href',
        'brand.legl',
        'currencies',
        'fees.basisPoint',
        'ledgerCheck',
        'mail',
        'methods',
        'panel',
        'parts.api',
        'parts.dashbord',
        'payoutsFrom',
        'publicUrl',
        'rails',
        'retention.eventsDays',
        'secondFactor',
        'secret',
        'shop.livemode',
        'shop.name',
        'shop.support.mail',
        'storee',
        'trustedProxies',
        'walletTiers',
        'webhooks',
      ].toSorted(),
    );
    for (const { problem, fix } of error.problems) {
      expect(error.message).toContain(`${problem} ${fix}`);
      expect([problem, fix]).toEqual([expect.stringMatching(/\w.*\.$/), expect.stringMatching(/^[A-Z].{8,}$/)]);
    }
    expect(error.message).not.toContain('short');
  });

  test.each([
    ['storee', 'store'],
    ['marketplce', 'marketplace'],
    ['hashr', 'hasher'],
    ['trustProxy', 'trustedProxies'],
    ['rehersal', 'rehearse'],
    ['currency', 'currencies'],
  ])('of %s names the nearest option, %s', async (name, meant) => {
    const problems = await problemsOf({ ...BASE, shop: SHOP, [name]: {} });
    expect(problems).toEqual([
      { option: name, problem: `"${name}" is no setting.`, fix: expect.stringContaining(`Did you mean ${meant}?`) },
    ]);
  });

  test.each(['apiKey', 'proxyTrust', 'database', 'webhookSecret'])(
    'of %s names no option that is far',
    async (name) => {
      const problems = await problemsOf({ ...BASE, shop: SHOP, [name]: {} });
      expect(problems.map(({ fix }) => fix)).toEqual([expect.stringMatching(/^Known are .*trustedProxies/)]);
    },
  );

  test.each<readonly [string, object, string]>([
    ['shop.livemode', { shop: { ...SHOP, livemode: true } }, 'no rail has live mode'],
    ['shop.livemode', { ...LIVE, shop: SHOP, store: '/tmp' }, 'test payments, which anybody can make succeed'],
    ['trustedProxies', { shop: SHOP, trustedProxies: ['10.0.0.0/8', '0.0.0.0/0'] }, 'is wider than any network'],
    ['trustedProxies', { shop: SHOP, trustedProxies: ['128.0.0.0/1'] }, 'is wider than any network'],
    ['trustedProxies', { shop: SHOP, trustedProxies: ['::ffff:0:0/96'] }, 'the IPv4 network that it stands for'],
    ['trustedProxies', { shop: SHOP, trustedProxies: ['::/0'] }, 'is wider than any network'],
    ['fees', { shop: SHOP, fees: { basisPoints: 100 } }, 'A shop pays itself no fees.'],
    ['methods.wallet', { shop: SHOP, methods: [{ method: 'wallet' }] }, 'the part wallets is closed'],
    ['publicUrl', { shop: SHOP, publicUrl: 'http://shop.test' }, 'plain http'],
    ['publicSandbox', { ...LIVE, marketplace: {}, store: '/tmp', publicSandbox: true }, 'a rail is live'],
    ['rehearse', { shop: SHOP, rehearse: true }, 'rails has none to rehearse'],
    ['publicUrl', { shop: SHOP, publicUrl: 'localhost:3000/pay' }, 'must be an absolute http(s) URL'],
    ['publicUrl', { shop: SHOP, publicUrl: 'ftp://shop.test' }, 'must be an absolute http(s) URL'],
    ['store', { shop: SHOP, store: '/nonexistent/directory/shop.db' }, '/nonexistent/directory'],
    ['store', { shop: SHOP, store: 'mysql://shop/pay' }, 'of no database that Mitako knows'],
    ['store', { ...LIVE, shop: { ...SHOP, livemode: true } }, 'a restart would forget who paid'],
    ['store', { ...LIVE, marketplace: {} }, 'a restart would forget who paid'],
  ])('refuses %s that contradicts the rest', async (option, options, problem) => {
    expect(await problemsOf({ ...BASE, ...options })).toEqual([
      { option, problem: expect.stringContaining(problem), fix: expect.any(String) },
    ]);
  });
});

test.each([
  ['/nonexistent/directory/shop.db', 'Create it.'],
  ['/tmp', 'Write the path of a file in it.'],
  ['postgres://me:s3cret@127.0.0.1:1/shop', 'Check its host and port, and that the server runs.'],
])('a store that cannot be opened, %s, has its cure', async (store, fix) => {
  const problems = await problemsOf({ ...BASE, shop: SHOP, store });
  expect(problems).toEqual([{ option: 'store', problem: expect.any(String), fix }]);
  expect(JSON.stringify(problems)).not.toContain('s3cret');
});

test.each([
  'https://10.0.0.7/pay',
  'https://127.0.0.1:8443',
  'https://[::1]',
  'https://[fd12::1]/pay',
  'https://172.20.0.3',
])('live payments are refused where no provider and no customer arrives: %s', async (publicUrl) => {
  const options = { ...BASE, ...LIVE, marketplace: {}, store: '/tmp/shop.db', publicUrl };
  const problem = expect.stringMatching(/of this machine or a private network/);
  const fix = expect.stringMatching(/^Set publicUrl to the https address/);
  expect(await problemsOf(options)).toEqual([{ option: 'publicUrl', problem, fix }]);
});

test('live payments are refused in memory, also by an opened store', async () => {
  const store = sqlite({ path: ':memory:' });
  closers.push(() => store.close());
  expect(await problemsOf({ ...BASE, ...LIVE, marketplace: {}, store })).toMatchObject([{ option: 'store' }]);
});

test('a URL of a file is no path of a store, and the cure is the path in it', async () => {
  const problems = await problemsOf({ ...BASE, shop: SHOP, store: 'file:./shop.db?mode=rwc' });
  expect(problems).toMatchObject([{ option: 'store', fix: 'Write ./shop.db.' }]);
});

test('hooks for people are checked by name and by kind', async () => {
  const staff = { resolve: () => null, loginUrl: () => '/login', reauthenticateUrl: () => '/confirm' };
  const problemsWith = async (people: object): Promise<readonly (readonly [string, string])[]> => {
    const problems = await problemsOf({ ...BASE, shop: SHOP, people });
    return problems.map(({ option, problem }) => [option, problem]);
  };
  const { reauthenticateUrl: _, ...without } = staff;
  expect(await problemsWith({ staff: without })).toEqual([
    ['people.staff.reauthenticateUrl', 'people.staff.reauthenticateUrl is missing.'],
  ]);
  expect(await problemsWith({ staff: { ...staff, loginUrl: '/login', logoutUrl: () => '/logout' } })).toEqual([
    ['people.staff.loginUrl', 'people.staff.loginUrl must be a function.'],
    ['people.staff.logoutUrl', 'people.staff.logoutUrl must be text.'],
  ]);
  expect(await problemsWith({})).toEqual([['people', 'people has no hook.']]);
  for (const logoutUrl of ['javascript:alert(1)', '//evil.test', '/\\evil.test', 'logout', '']) {
    expect(await problemsWith({ staff: { ...staff, logoutUrl } })).toEqual([
      ['people.staff.logoutUrl', expect.stringContaining('an absolute URL of http or https')],
    ]);
  }
  expect(await problemsWith({ customer: staff, customers: null })).toEqual([
    ['people.customer', '"customer" is no setting of people.'],
    ['people.customers', 'people.customers must be an object.'],
  ]);
  expect(await problemsWith({ staff: { ...staff, resolv: staff.resolve } })).toEqual([
    ['people.staff.resolv', '"resolv" is no setting of people.staff.'],
  ]);
});

test('hooks open what they log in to, in a shop', async () => {
  const hook = { resolve: () => null, loginUrl: () => '/login', reauthenticateUrl: () => '/confirm' };
  const partsWith = async (people: MitakoOptions['people']): Promise<readonly string[]> => {
    const mitako = await createMitako({ ...BASE, shop: SHOP, ...(people && { people }) });
    closers.push(mitako.close);
    return [...mitako.gateway.parts];
  };
  expect(await partsWith(undefined)).toEqual(['checkout', 'links']);
  expect(await partsWith({ staff: hook })).toEqual(['checkout', 'links', 'dashboard', 'operator']);
  expect(await partsWith({ customers: hook })).toEqual(['checkout', 'links', 'wallets']);
});

describe('options of a call of the gateway, as JavaScript programs pass them,', () => {
  const server = createServer();
  const noop = (): void => undefined;
  test.each<readonly [string, string, (mitako: MitakoShop) => unknown]>([
    ['misspelt of attach', 'Known are guard.', ({ attach }) => attach(server, { gaurd: () => null } as object)],
    ['a guard alone', 'an object of guard', ({ attach }) => attach(server, (() => null) as object)],
    ['a guard that is none', 'leave it out to let', ({ attach }) => attach(server, { guard: undefined } as object)],
    ['misspelt of drain', 'Did you mean noticeMs?', ({ drain }) => drain({ noticeMS: 1 } as object)],
    ['text as milliseconds', '15_000', ({ drain }) => drain({ finishMs: '15s' } as object)],
    ['no number', '15_000', ({ drain }) => drain({ finishMs: Number.NaN })],
    ['for ever', '15_000', (mitako) => stopOnSignals(mitako, { noticeMs: Number.POSITIVE_INFINITY })],
    ['a server alone', 'a list of servers: [server]', ({ drain }) => drain({ servers: server } as object)],
    ['misspelt of stopOnSignals', 'Did you mean after?', (mitako) => stopOnSignals(mitako, { afer: noop } as object)],
    ['one server', 'a list of servers: [server]', (mitako) => stopOnSignals(mitako, { servers: server } as object)],
    [
      'misspelt of toCronHandler',
      'Did you mean budgetMs?',
      (mitako) => toCronHandler(mitako, { secret: 'x'.repeat(24), budgetMS: 1 } as CronOptions),
    ],
    [
      'misspelt of on',
      'Did you mean mode?',
      ({ on }) => on('ping' as never, { name: 'a', modes: 'all' } as never, noop),
    ],
    ['the gateway for its handler', 'pass mitako.handler', (mitako) => toNodeHandler(mitako as never)],
    [
      "Node's request",
      'toNodeHandler(mitako.handler)',
      ({ handler }) => handler(new IncomingMessage(new Socket()) as never),
    ],
  ])('%s: refused with the cure', async (_, cure, call) => {
    const mitako = await createMitako({ ...BASE, shop: SHOP });
    closers.push(mitako.close);
    await expect((async () => call(mitako))()).rejects.toThrow(cure);
    await expect((async () => call(mitako))()).rejects.toThrow(TypeError);
  });
});

test.each([
  ['at a public address is told so in the log', 'https://shop.test/pay', 1],
  ['on this machine is being developed', 'http://localhost:3000/pay', 0],
])('a shop of test payments %s', async (_, publicUrl, times) => {
  const warnings: string[] = [];
  const logger = { ...silentLogger(), warn: (__: object, message: string) => void warnings.push(message) };
  const mitako = await createMitako({ ...BASE, publicUrl, shop: SHOP, logger });
  closers.push(mitako.close);
  expect(warnings.filter((message) => message.startsWith('shop.livemode is false: every'))).toHaveLength(times);
});

test('a rail of a sandbox beside a live one is named: no customer is offered it', async () => {
  const warnings: object[] = [];
  const logger = { ...silentLogger(), warn: (fields: object) => void warnings.push(fields) };
  const [momo] = LIVE.rails;
  const rails = [momo, { ...momo, id: 'orange_cm', modes: ['test'] as const }];
  const directory = mkdtempSync(join(tmpdir(), 'mitako-options-'));
  closers.push(() => rmSync(directory, { recursive: true }));
  const store = sqlite({ path: join(directory, 'shop.db') });
  const mitako = await createMitako({ ...BASE, ...LIVE, rails, store, shop: { ...SHOP, livemode: true }, logger });
  closers.unshift(mitako.close);
  expect(warnings).toContainEqual({ rail: 'orange_cm' });
  expect(warnings).not.toContainEqual({ rail: 'momo_cm' });
});
