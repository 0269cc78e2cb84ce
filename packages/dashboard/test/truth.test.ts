// What pages say while a shop's server accepts nothing: no page of either panel may say that all is well.
import type { Delivery, Payment, WebhookEndpointWithRecent } from '@mitako/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sections as merchantSections } from '../src/panels/merchant-sections.ts';
import { sections as operatorSections } from '../src/panels/operator-sections.ts';
import type { Section } from '../src/shell/page.ts';
import { shopOf, type Shop } from './support/merchant-payments.ts';
import { startSite, type DashboardSite, type Visitor } from './support/visitor.ts';

const FAILURES = 160;
const MINUTE_MS = 60_000;
const URL = 'https://panne.example/webhooks';

let site: DashboardSite;
let shop: Shop;
let payment: Payment;
let endpoint: WebhookEndpointWithRecent;
let delivery: Delivery;
const visitors: { merchant?: Visitor; operator?: Visitor } = {};

async function api<Data>(
  method: string,
  path: string,
  body?: unknown,
  bearer = site.engine.seed.merchant.testKey,
): Promise<Data> {
  const { status, text } = await site.engine.request(method, path, { bearer, body });
  if (status >= 400) throw new Error(`${method} ${path} was refused: ${text}`);
  return (JSON.parse(text) as { data: Data }).data;
}

beforeAll(async () => {
  site = await startSite();
  shop = shopOf(site);
  // One delivery was received before, so that a rate of those that ended would be 100 %.
  const subscribed = { url: URL, events: ['payment.created'] };
  const { id } = (await api<{ endpoint: { id: string } }>('POST', '/merchant/webhook-endpoints', subscribed)).endpoint;
  // The operator's pages open on live mode.
  const { liveKey } = site.engine.seed.merchant;
  await api('POST', '/merchant/webhook-endpoints', subscribed, liveKey);
  const live = shopOf(site, liveKey);
  site.engine.webhooks.answer(200);
  await shop.create();
  await live.create();
  await site.engine.advance(MINUTE_MS);
  site.engine.webhooks.answer(500);
  for (let made = 1; made < FAILURES; made += 1) await shop.create();
  for (let made = 0; made < FAILURES; made += 1) await live.create();
  payment = await shop.paid();
  for (let minute = 0; minute < 10; minute += 1) await site.engine.advance(MINUTE_MS);
  ({ endpoint } = await api<{ endpoint: WebhookEndpointWithRecent }>('GET', `/merchant/webhook-endpoints/${id}`));
  [delivery] = (
    await api<{ deliveries: [Delivery] }>('GET', `/merchant/deliveries?payment_id=${payment.id}`)
  ).deliveries;
  visitors.merchant = await site.merchant();
  visitors.operator = await site.operator();
});

afterAll(() => site.close());

/** Paths of a panel's pages without parameters. */
function pathsOf(sections: readonly Section[]): readonly string[] {
  return sections
    .flatMap(({ pages }) => Object.entries(pages))
    .filter(([path, answers]) => !path.includes(':') && (typeof answers === 'function' || answers.get !== undefined))
    .map(([path]) => (path === '/' ? '' : path));
}

/** Said where everything works: of queues as a whole, of deliveries, of an endpoint, as a rate of the deliveries that ended. */
const ALL_WELL = new RegExp(
  [
    '(?:Files d’attente|Notifications aux boutiques)[^A-ZÀ]*À jour',
    '(?:Queues|Deliveries to shops)[^A-Z]*Up to date',
    'Aucun échec|No failures|Aucune notification en échec|No failing',
    'toutes les boutiques reçoivent|every shop receives',
    '100\\s?%\\s(?:reçues|received)',
    'panne\\.example\\S*.{0,80}\\b(?:Active|Enabled)\\b',
  ].join('|'),
);

/** Pages whose business are deliveries, and what each must say of them. */
const EXPECTED: {
  readonly [Panel in 'merchant' | 'operator']: () => readonly (readonly [path: string, fr: RegExp, en: RegExp])[];
} = {
  merchant: () => [
    [
      '',
      /n’accepte pas toutes nos notifications panne\.example/,
      /does not accept all our notifications panne\.example/,
    ],
    [
      '/webhooks',
      /En échec depuis le .* 100 ou plus en échec, 1 reçue/,
      /Failing since .* 100 or more failing, 1 received/,
    ],
    [
      `/webhooks/${endpoint.id}`,
      /n’accepte pas toutes nos notifications depuis/,
      /has not accepted all deliveries since/,
    ],
    ['/webhooks/deliveries', /500 – .* 6 tentatives, prochaine le .* En échec/, /500 – .* 6 attempts, next .* Failing/],
    [`/webhooks/deliveries/${delivery.id}`, /Statut En échec/, /Status Failing/],
    [`/payments/${payment.id}`, /Webhooks non reçus .*panne\.example/, /Webhooks not received .*panne\.example/],
    [`/events/${delivery.event_id}`, /En échec/, /Failing/],
  ],
  operator: () => [
    ['', /Notifications aux boutiques : en échec .*160 en échec/, /Deliveries to shops: failing .*160 failing/],
    ['/deliveries', /Réponse 500 6 tentatives, prochaine le .* En échec/, /Response 500 6 attempts, next .* Failing/],
    [`/deliveries/${delivery.id}`, /En échec/, /Failing/],
    [
      '/health',
      /Notifications aux boutiques [^A-Z]*En échec .*160 notifications en échec/,
      /Deliveries to shops [^A-Z]*Failing .*160 failing/,
    ],
    [
      `/merchants/${site.engine.seed.merchant.id}`,
      /En échec depuis le .* 100 ou plus en échec/,
      /Failing since .* 100 or more/,
    ],
    [`/payments/${payment.id}`, /Webhooks non reçus .*panne\.example/, /Webhooks not received .*panne\.example/],
  ],
};

const PANELS = [
  ['merchant', '/dashboard/test', merchantSections],
  ['operator', '/admin', operatorSections],
] as const;

describe.each(PANELS)('while 160 deliveries fail, the pages of the %s', (panel, base, sections) => {
  test.each(['fr', 'en'] as const)('never say that all is well (%s)', async (locale) => {
    const visitor = visitors[panel] as Visitor;
    visitor.speak(locale);
    const expected = EXPECTED[panel]();
    const paths = new Set([...pathsOf(sections), ...expected.map(([path]) => path)]);
    const praise: Record<string, string> = {};
    for (const path of paths) {
      const { status, text } = await visitor.get(`${base}${path}`);
      expect([path, status < 400]).toEqual([path, true]);
      const [words] = ALL_WELL.exec(text) ?? [];
      if (words !== undefined) praise[path] = words;
    }
    expect(praise).toEqual({});
    for (const [path, fr, en] of expected) {
      const { text } = await visitor.get(`${base}${path}`);
      expect(text.replaceAll(/\s/g, ' ')).toMatch(locale === 'fr' ? fr : en);
    }
  });

  test('color failures as failures', async () => {
    const visitor = visitors[panel] as Visitor;
    visitor.speak('en');
    for (const [path] of EXPECTED[panel]()) {
      const { html } = await visitor.get(`${base}${path}`);
      expect([path, /class="(?:badge bad|dot bad|alert)"/.test(html)]).toEqual([path, true]);
    }
  });
});

test('a payment is paid, and what its webhooks do is shown beside it', async () => {
  const merchant = visitors.merchant as Visitor;
  const operator = visitors.operator as Visitor;
  for (const [visitor, path] of [
    [merchant, `/dashboard/test/payments/${payment.id}`],
    [operator, `/admin/payments/${payment.id}`],
  ] as const) {
    visitor.speak('en');
    const { html, text } = await visitor.get(path);
    const [headline = ''] = /<div class="heading">.*?<p class="lead/s.exec(html) ?? [];
    expect(headline).toMatch(/Paid/);
    expect(headline).not.toMatch(/badge bad|whe_|server|deliver/);
    expect(text).toMatch(/No action is needed\./);
    expect(text).not.toMatch(/whe_/);
    expect(html).toContain(`/deliveries/${delivery.id}"`);
  }
});

test('operators read nothing that is meant for merchants', async () => {
  const operator = visitors.operator as Visitor;
  const paths = EXPECTED.operator().map(([path]) => path);
  for (const locale of ['fr', 'en'] as const) {
    operator.speak(locale);
    for (const path of [...paths, '/deliveries/replay', `/deliveries/${delivery.id}/replay`]) {
      const { text } = await operator.get(`/admin${path}`);
      expect([
        path,
        /votre serveur|your server|Votre solde|Your balance|Net pour vous|Net for you/i.exec(text),
      ]).toEqual([path, null]);
    }
  }
});

test('the net moves with a refund, and movements of money have their sign', async () => {
  const { id } = await shop.paid({ amount: 5000 });
  const visitor = await site.merchant();
  const before = await visitor.get(`/dashboard/test/payments/${id}`);
  const [, net = ''] = /Net pour vous ([\d\s]+)/.exec(before.text) ?? [];
  await api('POST', `/gateway/payments/${id}/refunds`, { amount: 1000 });
  await site.engine.advance(MINUTE_MS);
  const after = await visitor.get(`/dashboard/test/payments/${id}`);
  const [, left = ''] = /Net pour vous ([\d\s]+)/.exec(after.text) ?? [];
  const number = (words: string): number => Number(words.replaceAll(/\s/g, ''));
  expect(number(net)).toBeGreaterThan(0);
  expect(number(left)).toBe(number(net) - 1000);
  expect(after.text).toMatch(/Remboursé −1\s000\sFCFA/);
  expect(after.text).toMatch(/Payé par le client .*\+[\d\s]+FCFA/);
});

test('“resend what failed” sends what is failing', async () => {
  site.engine.webhooks.answer(200);
  const merchant = visitors.merchant as Visitor;
  merchant.speak('fr');
  const form = await merchant.get('/dashboard/test/webhooks/deliveries/replay');
  const [, since = ''] = /<option value="([^"]+)"[^>]*>Une heure/.exec(form.html) ?? [];
  const sent = await merchant.post('/dashboard/test/webhooks/deliveries/replay', {
    key: form.key,
    since,
    endpoint: '',
    exact: '',
  });
  expect(sent.text).toMatch(/16\d notifications repartent\./);
  await site.engine.advance(0);
  const { deliveries } = await api<{ deliveries: readonly Delivery[] }>(
    'GET',
    '/merchant/deliveries?status=failing,failed',
  );
  expect(deliveries).toEqual([]);
  expect((await merchant.get('/dashboard/test/webhooks')).text).toMatch(/Active .*\d+\s% reçues/);
});
