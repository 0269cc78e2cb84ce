// The look of the service on every page and in every message, as an embedding program sets it.
import { captureMessages, createTestClock, fastHasher } from '@mitako/testing';
import type { Brand } from '@mitako/core';
import { createMitako, type Mitako, type MitakoOptions, OptionsError } from 'mitako';
import { deflateSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { PNG_SIGNATURE, pngChunk } from '../support/png.ts';

const ORIGIN = 'https://shop.test';
const BASE = {
  store: ':memory:',
  publicUrl: `${ORIGIN}/pay`,
  secret: 'a root secret for tests, long enough to be one',
  hasher: fastHasher(),
  background: 'elsewhere',
  publicSandbox: true,
} as const;

const BRAND = {
  name: 'Njangi <Pay>',
  color: '#C2410C',
  logo: picture(64, 24),
  icon: picture(32, 32),
  company: {
    name: 'Njangi SA',
    registration: 'RCCM RC/DLA/2026/B/0000',
    licence: 'COBAC 0000',
    address: 'Akwa, Douala',
  },
  support: {
    email: 'aide@njangi.test',
    phone: '+237 600 00 00 00',
    whatsapp: '+237 611 00 00 00',
    hours: '8 h – 20 h',
  },
  legal: [
    { label: { fr: 'Conditions', en: 'Terms' }, href: 'https://njangi.test/terms' },
    { label: 'Réclamation', href: 'mailto:plaintes@njangi.test' },
  ],
  homeUrl: 'https://njangi.test/',
} as const satisfies Brand;

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A grey PNG. */
function picture(width: number, height: number): Uint8Array {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const pixels = deflateSync(Buffer.alloc((1 + width) * height));
  return Buffer.concat([PNG_SIGNATURE, pngChunk('IHDR', header), pngChunk('IDAT', pixels), pngChunk('IEND')]);
}

async function opened(options: object): Promise<Mitako> {
  const mitako = await createMitako({ ...BASE, ...options } as MitakoOptions);
  closers.push(() => mitako.close());
  return mitako;
}

async function marketplace(brand?: Brand): Promise<Mitako> {
  const parts = { agents: true, reference: true, front: true };
  return opened({ marketplace: {}, parts, ...(brand !== undefined && { brand }) });
}

async function pageOf(mitako: Mitako, url: string, language: string): Promise<string> {
  const headers = { 'accept-language': language, accept: 'text/html' };
  const { href } = new URL(url, `${ORIGIN}/`);
  return (await mitako.handler(new Request(href, { headers }))).text();
}

interface Seeded {
  readonly email: string;
  readonly password: string;
}

/** As the merchant's own pages do. */
async function update(mitako: Mitako, { email, password }: Seeded, profile: object): Promise<void> {
  const send = async (method: string, path: string, body: object, token = ''): Promise<Response> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    return mitako.handler(new Request(`${ORIGIN}/pay/api/v1${path}`, { method, headers, body: JSON.stringify(body) }));
  };
  const login = (await (await send('POST', '/auth/merchant/login', { email, password })).json()) as {
    readonly data: { readonly access_token: string };
  };
  expect((await send('PATCH', '/merchant/profile', profile, login.data.access_token)).status).toBe(200);
}

const PAGES = [
  ['the checkout', (paid: string) => paid],
  ['a lost checkout', () => '/pay/checkout/nothing'],
  ['a lost payment link', () => '/pay/l/nothing'],
  ['the login of merchants', () => '/pay/dashboard/login'],
  ['the login of operators', () => '/pay/admin/login'],
  ['the login of agents', () => '/pay/agent/login'],
  ['the login of customers', () => '/pay/wallet/login'],
  ['a lost page of a panel', () => '/pay/admin/nothing'],
  ['the front page', () => '/pay/'],
  ['a lost page', () => '/pay/nothing'],
  ['a lost receipt', () => '/pay/receipt'],
  ['a forgotten password', () => '/pay/account/forgotten?role=merchant'],
] as const;

describe.each(['fr', 'en'] as const)('a brand is on each page (%s)', (language) => {
  test.each(PAGES)('%s', async (_, pathOf) => {
    const mitako = await marketplace(BRAND);
    const { merchant } = await mitako.gateway.seedSandbox();
    const { checkout_url: url } = await mitako
      .merchant(merchant.id, 'test')
      .payments.create({ amount: 5000, currency: 'XAF' });
    const html = await pageOf(mitako, pathOf(url), language);
    expect(html).toContain('Njangi &lt;Pay&gt;');
    expect(html).not.toMatch(/Mitako|Njangi <Pay>/);
    expect(html).toContain('--button:#c2410c');
    expect(html).toContain(`<a href="https://njangi.test/terms">${language === 'fr' ? 'Conditions' : 'Terms'}</a>`);
    expect(html).toMatch(/<a[^>]* href="mailto:plaintes@njangi.test">Réclamation<\/a>/);
    const [, icon = ''] = /<link rel="icon" href="([^"]+)"/.exec(html) ?? [];
    const answer = await mitako.handler(new Request(new URL(icon, ORIGIN)));
    expect(Buffer.from(await answer.arrayBuffer()).equals(BRAND.icon)).toBe(true);
    expect(answer.headers.get('cache-control')).toContain('immutable');
  });
});

test('its reference has its name and its icon', async () => {
  const html = await pageOf(await marketplace(BRAND), '/pay/docs', 'en');
  expect(html).toMatch(/<title>[^<]+ – Njangi &lt;Pay&gt;<\/title>/);
  expect(html).toMatch(/<img src="\/pay\/brand\/[0-9a-f]{64}" alt="">Njangi &lt;Pay&gt;/);
});

test('without a logo the first letter of the name stands for it, legible on its colour', async () => {
  const mitako = await marketplace({ name: '“Épargne”', color: '#ffff00' });
  const html = await pageOf(mitako, '/pay/dashboard/login', 'fr');
  expect(html).toMatch(
    /<svg class="mark"[^>]*><rect[^>]* fill="#ffff00"><\/rect>|fill="#ffff00"\/><text[^>]* fill="#000000">É<\/text>/,
  );
  const favicon = await mitako.handler(new Request(`${ORIGIN}/pay/favicon.ico`));
  expect(await favicon.text()).toContain('>É</text>');
});

test('a merchant’s own comes first on its checkout, and the service stays below it', async () => {
  const mitako = await marketplace(BRAND);
  const { merchant } = await mitako.gateway.seedSandbox();
  const own = mitako.merchant(merchant.id, 'test');
  await update(mitako, merchant, { brand_color: '#0b6e4f', support_email: 'moi@boutique.test' });
  const { checkout_url: url } = await own.payments.create({ amount: 5000, currency: 'XAF' });
  const html = await pageOf(mitako, url, 'en');
  expect(html).toContain('--button:#0b6e4f');
  expect(html).not.toContain('--button:#c2410c');
  expect(html).toContain('mailto:moi@boutique.test');
  expect(html).not.toContain('aide@njangi.test');
  expect(html).toContain('https://njangi.test/terms');
});

test('a merchant without a contact has the service’s on its checkout', async () => {
  const mitako = await marketplace(BRAND);
  const { merchant } = await mitako.gateway.seedSandbox();
  const own = mitako.merchant(merchant.id, 'test');
  await update(mitako, merchant, { support_email: null, support_phone: null });
  const { checkout_url: url } = await own.payments.create({ amount: 5000, currency: 'XAF' });
  const html = await pageOf(mitako, url, 'fr');
  for (const part of ['tel:+237600000000', 'wa.me/237611000000', 'aide@njangi.test', '8 h – 20 h'])
    expect(html).toContain(part);
});

test('a shop is its own brand: its name, its contact, and the logo beside it', async () => {
  const shop = { name: 'Boutique du Wouri', livemode: false, support: { email: 'moi@boutique.test' } };
  const mitako = await createMitako({ ...BASE, shop, brand: { logo: BRAND.logo } });
  closers.push(() => mitako.close());
  const { checkout_url: url } = await mitako.shop.payments.create({ amount: 5000, currency: 'XAF' });
  const html = await pageOf(mitako, url, 'en');
  expect(html).toMatch(
    /<img class="logo" src="\/pay\/checkout\/brand\/[0-9a-f]{64}"[^>]*>\s*<p class="who">Boutique du Wouri/,
  );
  expect(html).not.toContain('Mitako');
  expect(html).toContain('moi@boutique.test');
});

test.each(['fr', 'en'] as const)('is in both parts of each mail (%s)', async (locale) => {
  const messages = captureMessages();
  const clock = createTestClock();
  const mitako = await opened({
    marketplace: { signUp: 'open' },
    brand: BRAND,
    clock,
    messages: { mailer: messages.mailer },
  });
  const headers = { 'accept-language': locale, 'content-type': 'application/json' };
  const body = JSON.stringify({ name: 'Awa', email: 'awa@shop.test', password: 'a good password of hers' });
  await mitako.handler(new Request(`${ORIGIN}/pay/api/v1/auth/merchant/register`, { method: 'POST', headers, body }));
  await mitako.gateway.runDue();
  const [mail] = messages.mails('awa@shop.test');
  expect(mail?.senderName).toBe('Njangi <Pay>');
  const terms = locale === 'fr' ? 'Conditions' : 'Terms';
  for (const part of [
    'Njangi SA · Akwa, Douala',
    '+237 600 00 00 00',
    'aide@njangi.test',
    terms,
    'https://njangi.test/',
    'https://njangi.test/terms',
    'Réclamation',
  ]) {
    expect(mail?.text).toContain(part);
    expect(mail?.html).toContain(part);
  }
  expect(mail?.text).toMatch(/^Njangi <Pay>\n/);
  expect(mail?.html).toContain('Njangi &lt;Pay&gt;');
  expect(mail?.html).toContain('background:#c2410c;color:#ffffff');
  expect(mail?.html).not.toMatch(/Njangi <Pay>|#3340b8|Mitako/);
});

/** `[what, brand, path of the problem, part of it]` */
const WRONG: readonly (readonly [string, unknown, string, RegExp])[] = [
  ['no object', 'Njangi', 'brand', /must be an object/],
  ['a list', [], 'brand', /must be an object/],
  ['a misspelled field', { colour: '#c2410c' }, 'brand.colour', /unknown.*Did you mean color\?/],
  ['a misspelled contact', { support: { mail: 'a@b.cm' } }, 'brand.support.mail', /Did you mean email\?/],
  ['an old name', { serviceName: 'Njangi' }, 'brand.serviceName', /unknown/],
  ['an empty name', { name: ' ' }, 'brand.name', /line of at most 120/],
  ['a name that is too long', { name: 'N'.repeat(121) }, 'brand.name', /120/],
  ['a name that turns its direction', { name: 'Njangi\u202Eyap' }, 'brand.name', /turns its direction/],
  ['a name with a break', { name: 'Njangi\r\nBcc: x' }, 'brand.name', /line/],
  ['a name that is not seen', { name: '\u200B' }, 'brand.name', /not seen/],
  ['no text', { name: 5 }, 'brand.name', /line/],
  ['half a surrogate pair', { name: '\ud800' }, 'brand.name', /line/],
  ['a colour by its name', { color: 'red' }, 'brand.color', /#rrggbb/],
  ['three digits', { color: '#fff' }, 'brand.color', /#rrggbb/],
  ['a colour with more', { color: '#123456;}' }, 'brand.color', /#rrggbb/],
  ['the path of a logo', { logo: 'logo.png' }, 'brand.logo', /readFileSync/],
  [
    'a logo that is too large',
    { logo: Buffer.concat([PNG_SIGNATURE, Buffer.alloc(17_000)]) },
    'brand.logo',
    /16384 bytes/,
  ],
  ['a logo that is too wide', { logo: picture(1025, 2) }, 'brand.logo', /1024 pixels/],
  [
    'a drawing with a script',
    { logo: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>') },
    'brand.logo',
    /no SVG/,
  ],
  ['an empty icon', { icon: new Uint8Array() }, 'brand.icon', /PNG or WebP/],
  ['a company that is text', { company: 'Njangi SA' }, 'brand.company', /must be an object/],
  ['a number without its country', { support: { phone: '600 00 00 00' } }, 'brand.support.phone', /country/],
  ['an address that is none', { support: { email: 'aide' } }, 'brand.support.email', /e-mail/],
  ['links that are no list', { legal: { terms: 'https://a.cm' } }, 'brand.legal', /list of at most 8/],
  [
    'nine links',
    { legal: Array.from({ length: 9 }, () => ({ label: 'a', href: 'https://a.cm' })) },
    'brand.legal',
    /8/,
  ],
  ['a script', { legal: [{ label: 'Terms', href: 'javascript:alert(1)' }] }, 'brand.legal.0.href', /https:\/\//],
  [
    'a script in other letters',
    { legal: [{ label: 'Terms', href: ' JaVaScript:alert(1)' }] },
    'brand.legal.0.href',
    /https:\/\//,
  ],
  ['data', { legal: [{ label: 'Terms', href: 'data:text/html,x' }] }, 'brand.legal.0.href', /https:\/\//],
  ['plain http', { legal: [{ label: 'Terms', href: 'http://a.cm' }] }, 'brand.legal.0.href', /https:\/\//],
  ['a link without a label', { legal: [{ href: 'https://a.cm' }] }, 'brand.legal.0.label', /missing/],
  [
    'a label in one language',
    { legal: [{ label: { fr: 'Conditions' }, href: 'https://a.cm' }] },
    'brand.legal.0.label.en',
    /missing/,
  ],
  [
    'a label in no language',
    { legal: [{ label: { fr: 'a', en: 'b', french: 'c' }, href: 'https://a.cm' }] },
    'brand.legal.0.label.french',
    /unknown/,
  ],
  ['a home that is a script', { homeUrl: 'javascript:alert(1)' }, 'brand.homeUrl', /https:\/\//],
];

test.each(WRONG)('refuses %s, with its cure', async (_, brand, option, message) => {
  const error: unknown = await createMitako({ ...BASE, marketplace: {}, brand } as MitakoOptions).catch(
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof OptionsError)) throw new Error('accepted', { cause: error });
  expect(error.problems.map((each) => each.option)).toEqual([option]);
  expect(error.message).toMatch(message);
  expect(error.problems[0]?.fix).toMatch(/^[A-Z].{5,}[.?]$/);
});

test('refuses a shop whose name turns its direction, as its brand would have it', async () => {
  const shop = { name: 'Boutique\u202E', livemode: false };
  const error: unknown = await createMitako({ ...BASE, shop }).catch((thrown: unknown) => thrown);
  if (!(error instanceof OptionsError)) throw new Error('accepted', { cause: error });
  expect(error.problems.map((each) => each.option)).toEqual(['shop.name']);
});

test('refuses all mistakes at once', async () => {
  const brand = { name: '', color: 'red', legal: [{ label: 'a', href: 'x' }], homeUrl: 5 };
  const error: unknown = await createMitako({ ...BASE, marketplace: {}, brand } as unknown as MitakoOptions).catch(
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof OptionsError)) throw new Error('accepted', { cause: error });
  expect(error.problems.map((each) => each.option)).toEqual([
    'brand.name',
    'brand.color',
    'brand.legal.0.href',
    'brand.homeUrl',
  ]);
});
