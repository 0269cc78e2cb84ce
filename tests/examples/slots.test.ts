// Markup of an embedding program on our pages.
import { createTestClock, fastHasher, type TestClock } from '@mitako/testing';
import { createMitako, html, type Mitako, type MitakoOptions, OptionsError } from 'mitako';
import { afterEach, describe, expect, test } from 'vitest';

const ORIGIN = 'https://shop.test';
const OPERATOR = { email: 'odile@pay.test', password: 'a long password of an operator' };

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

interface Opened {
  readonly mitako: Mitako;
  readonly clock: TestClock;
  readonly merchant: { readonly email: string; readonly password: string; readonly id: string };
  readonly checkout: { readonly id: string; readonly checkout_url: string };
  /** What was logged of slots. */
  readonly warnings: { readonly slot: string; readonly problem?: string; readonly error?: unknown }[];
}

async function opened(slots: unknown): Promise<Opened> {
  const clock = createTestClock();
  const warnings: Opened['warnings'] = [];
  const quiet = (): void => undefined;
  const warn = (fields: object, message: string): void => {
    if (message === 'a slot was left out') warnings.push(fields as Opened['warnings'][number]);
  };
  const mitako = await createMitako({
    marketplace: {},
    store: ':memory:',
    publicUrl: `${ORIGIN}/pay`,
    secret: 'a root secret for tests, long enough to be one',
    clock,
    hasher: fastHasher(),
    background: 'elsewhere',
    publicSandbox: true,
    logger: { debug: quiet, info: quiet, warn, error: quiet },
    slots,
  } as MitakoOptions);
  closers.push(() => mitako.close());
  const { merchant } = await mitako.gateway.seedSandbox();
  const asOperator = { way: 'in_process', credential: { kind: 'operator' } } as const;
  await mitako.gateway.call('createOperator', { ...asOperator, body: { ...OPERATOR, name: 'Odile' } });
  const payment = { amount: 5000, currency: 'XAF', description: '<Riz>', customer_reference: 'order-7' };
  return {
    mitako,
    clock,
    merchant,
    checkout: await mitako.merchant(merchant.id, 'test').payments.create(payment),
    warnings,
  };
}

/** A browser without JavaScript. */
function visitorOf({ mitako }: Opened, language = 'fr') {
  const cookies = new Map<string, string>();
  const send = async (path: string, body?: URLSearchParams): Promise<Response> => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const headers = { 'accept-language': language, origin: ORIGIN, ...(cookie !== '' && { cookie }) };
    const { href } = new URL(path, ORIGIN);
    const response = await mitako.handler(new Request(href, { headers, ...(body && { method: 'POST', body }) }));
    for (const each of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  return {
    get: async (path: string): Promise<string> => (await send(path)).text(),
    async logIn(
      path: string,
      { email, password }: { readonly email: string; readonly password: string },
    ): Promise<void> {
      await send(`${path}/login`);
      await send(`${path}/login`, new URLSearchParams({ email, password, key: crypto.randomUUID() }));
    },
  };
}

const told = (view: unknown) => html`<p>Told <b>${JSON.stringify(view)}</b></p>`;
const ALL = Object.fromEntries(
  [
    'checkout.top',
    'checkout.footer',
    'receipt.footer',
    'login.below',
    'dashboard.home',
    'operator.home',
    'operator.payment',
  ].map((name) => [name, (view: object) => told({ name, ...view })]),
);

/** What the slots of a page were told. */
function toldOn(page: string): readonly Record<string, unknown>[] {
  return [...page.matchAll(/<div class="slot"><p>Told <b>([^<]*)<\/b><\/p><\/div>/g)].map(
    ([, text = '']) =>
      JSON.parse(text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>')) as Record<
        string,
        unknown
      >,
  );
}

describe.each(['fr', 'en'])('each is on its page, and told of it (%s)', (language) => {
  test('of a customer', async () => {
    const world = await opened(ALL);
    const { checkout, mitako, merchant } = world;
    const { get } = visitorOf(world, language);
    const payment = { status: 'requested', amount: 5000, currency: 'XAF', description: '<Riz>' };
    const page = { language, livemode: false, merchant: { name: expect.any(String) as string }, payment };
    expect(toldOn(await get(checkout.checkout_url))).toEqual([
      { name: 'checkout.top', ...page },
      { name: 'checkout.footer', ...page },
    ]);
    expect(toldOn(await get(`${checkout.checkout_url}/login`))).toContainEqual({
      name: 'login.below',
      language,
      role: 'user',
    });
    await mitako.merchant(merchant.id, 'test').payments.charge(checkout.id, { phone: '+237653456789' });
    world.clock.advance(60_000);
    await mitako.gateway.runDue();
    const result = toldOn(await get(`${checkout.checkout_url}/result?stay=1`));
    expect(result.map(({ name }) => name)).toEqual(['checkout.top', 'receipt.footer', 'checkout.footer']);
    expect(result[1]).toMatchObject({ payment: { status: 'succeeded' } });
  });

  test('of staff', async () => {
    const world = await opened(ALL);
    const { merchant, checkout } = world;
    const seller = visitorOf(world, language);
    expect(toldOn(await seller.get('/pay/dashboard/login'))).toEqual([
      { name: 'login.below', language, role: 'merchant' },
    ]);
    await seller.logIn('/pay/dashboard', merchant);
    expect(toldOn(await seller.get('/pay/dashboard/test'))).toEqual([
      {
        name: 'dashboard.home',
        language,
        livemode: false,
        merchant: { id: merchant.id, name: expect.any(String) as string },
      },
    ]);
    const operator = visitorOf(world, language);
    await operator.logIn('/pay/admin', OPERATOR);
    expect(toldOn(await operator.get('/pay/admin'))).toEqual([{ name: 'operator.home', language }]);
    expect(toldOn(await operator.get(`/pay/admin/payments/${checkout.id}`))).toMatchObject([
      {
        name: 'operator.payment',
        language,
        payment: { id: checkout.id, merchant_id: merchant.id, customer_reference: 'order-7', amount: 5000 },
      },
    ]);
  });
});

test('values are escaped, and links and images of this origin stand', async () => {
  const top = () =>
    html`<p>
      <img src="/pay/brand/a.png" alt="${'"><script>1</script>'}" />
      <a href="https://shop.test/a?b=1&amp;c=2">${'<b>Retour</b>'}</a>
    </p>`;
  const world = await opened({ 'checkout.top': top });
  const page = await visitorOf(world).get(world.checkout.checkout_url);
  expect(page).toMatch(/<img src="\/pay\/brand\/a\.png" alt="&quot;&gt;&lt;script&gt;1&lt;\/script&gt;" ?\/?>/);

  expect(page).toContain('&lt;b&gt;Retour&lt;/b&gt;');
  expect(world.warnings).toEqual([]);
});

test('each problem of a slot is logged once', async () => {
  let fill = (): unknown => 'text';
  const world = await opened({ 'login.below': () => fill() });
  for (const next of [() => 'text', () => Promise.resolve(), () => 'text', () => Promise.resolve()]) {
    fill = next;
    await visitorOf(world).get('/pay/admin/login');
  }
  expect(world.warnings).toHaveLength(2);
});

describe('is left out, and logged once', () => {
  test.each<readonly [string, () => unknown, RegExp]>([
    ['a promise', async () => html`<p>Later</p>`, /promise/],
    ['a promise that fails', () => Promise.reject(new Error('no')), /promise/],
    ['a text', () => '<p>Text</p>', /html`/],
    ['an object', () => ({}), /html`/],
    ['more than 2 kB', () => html`<p>${'é'.repeat(1025)}</p>`, /2048/],
    [
      'a script',
      () =>
        html`<script>
          alert(1);
        </script>`,
      /<script>/,
    ],
    [
      'a style',
      () =>
        html`<style>
          p {
            color: red;
          }
        </style>`,
      /<style>/,
    ],
    ['a style of an element', () => html`<p style="color:red">x</p>`, /style="color:red"/],
    ['what runs on an event', () => html`<img src="/x" onerror="alert(1)" />`, /onerror/],
    ['a link that is a script', () => html`<a href="javascript:alert(1)">x</a>`, /href="javascript/],
    ['one in other letters', () => html`<a href="java&#115;cript:alert(1)">x</a>`, /href="java/],
    ['a link to another host', () => html`<a href="//evil.test">x</a>`, /href="\/\/evil/],
    ['an image of another host', () => html`<img src="https://evil.test/x.png" alt="" />`, /src="https/],
    ['a drawing', () => html`<img src="data:image/svg+xml,x" alt="" />`, /src="data:image\/svg/],
    ['a frame', () => html`<iframe src="/x"></iframe>`, /<iframe/],
    ['a form', () => html`<form action="/pay"></form>`, /<form/],
    ['a redirect', () => html`<meta http-equiv="refresh" content="0;url=https://evil.test" />`, /<meta/],
    ['the end of our page', () => html`<p>x</p></main>`, /<\/main>/],
    ['an end without a beginning', () => html`</p>`, /without its beginning/],
    ['what is not closed', () => html`<p>x`, /Close <p>/],
    ['half a tag', () => html`<p>x</p><a href="`, /<a href=/],
    ['a comment', () => html`<!-- -->`, /<!--/],
  ])('%s', async (_, fill, problem) => {
    const world = await opened({ 'checkout.top': fill });
    const { get } = visitorOf(world);
    for (let time = 0; time < 3; time += 1) {
      const page = await get(world.checkout.checkout_url);
      expect(page).toContain('<form method="post"');
      expect(page).not.toContain('class="slot"');
    }
    expect(world.warnings).toEqual([{ slot: 'checkout.top', problem: expect.stringMatching(problem) as string }]);
  });

  test('what throws, on each of its pages', async () => {
    const fail = (): never => {
      throw new Error('no database');
    };
    const world = await opened({ 'checkout.top': fail, 'login.below': fail });
    const { get } = visitorOf(world);
    await get(world.checkout.checkout_url);
    await get('/pay/dashboard/login');
    await get(`${world.checkout.checkout_url}/login`);
    const error = { name: 'Error', message: 'no database', stack: expect.stringContaining('slots.test.ts') as string };
    expect(world.warnings).toEqual([
      { slot: 'checkout.top', error },
      { slot: 'login.below', error },
    ]);
  });

  test('nothing is not', async () => {
    const world = await opened({ 'checkout.top': () => html``, 'checkout.footer': () => '' });
    expect(await visitorOf(world).get(world.checkout.checkout_url)).not.toContain('class="slot"');
    expect(world.warnings).toEqual([]);
  });
});

test.each<readonly [string, unknown, string, RegExp]>([
  ['no object', 'x', 'slots', /must be an object/],
  ['a misspelled place', { 'checkout.tops': () => html`` }, 'slots.checkout.tops', /Did you mean checkout\.top\?/],
  ['an unknown place', { everywhere: () => html`` }, 'slots.everywhere', /Known are checkout\.top/],
  ['no function', { 'login.below': '<p>x</p>' }, 'slots.login.below', /must be a function/],
])('%s is an OptionsError', async (_, slots, option, message) => {
  const error: unknown = await opened(slots).catch((thrown: unknown) => thrown);
  if (!(error instanceof OptionsError)) throw new Error('accepted', { cause: error });
  expect(error.problems.map((each) => each.option)).toEqual([option]);
  expect(error.message).toMatch(message);
});
