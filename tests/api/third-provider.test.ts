import type { Payment } from '@mitako/contract/names';
import { createCheckout } from '@mitako/checkout';
import type { RailMethod } from '@mitako/core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeWithConsistentLedger, refund } from './support/money.ts';
import { PAID, scriptedRail, type Script } from './support/scripted-rail.ts';
import {
  createPayment,
  dataOf,
  detailsOf,
  HOUR,
  invalidFields,
  MINUTE,
  openGateway,
  payByPhone,
  readCheckout,
  readPayment,
  testKey,
  type TestGateway,
} from './support.ts';

/** A provider known only by this declaration. */
const KOBO: RailMethod = {
  type: 'mobile_money',
  provider: 'kobo_cash',
  label: 'Ékobo Cash',
  monogram: 'ÉK',
  colors: { background: '#123456', text: '#fedcba' },
  country: 'CM',
  callingCode: '+237',
  refunds: 'partial',
  currencies: ['XAF'],
  limits: { min: 100, max: 200_000 },
  prompt: { fr: 'Composez *777# et confirmez.', en: 'Dial *777# and confirm.' },
  phonePrefixes: ['+23762'],
  description: { lengthMax: 60, punctuation: '.' },
};
const NUMBER = '+237623456789';

let api: TestGateway;
let script: Script;

beforeEach(async () => {
  const scripted = scriptedRail();
  ({ script } = scripted);
  const rail = { ...scripted.rail, methods: [...scripted.rail.methods, KOBO] };
  api = await openGateway({ rails: [rail] });
});
afterEach(() => closeWithConsistentLedger(api));

async function paid(): Promise<Payment> {
  const { id, slug } = await createPayment(api);
  const token = await api.login('success@sandbox.test');
  dataOf(await payByPhone(api, slug, token, NUMBER, 'kobo_cash'), 202);
  script.lookup = () => PAID;
  await api.advance(MINUTE);
  return readPayment(api, id);
}

async function listed(method: string): Promise<readonly string[]> {
  const answer = await api.request('GET', `/gateway/payments?method=${method}`, { bearer: testKey(api) });
  return dataOf<{ payments: readonly Payment[] }>(answer, 200).payments.map(({ id }) => id);
}

test('a provider that a rail declares is offered as declared', async () => {
  const { methods } = await readCheckout(api, (await createPayment(api)).slug);
  expect(methods.find(({ provider }) => provider === 'kobo_cash')).toEqual({
    type: 'mobile_money',
    provider: 'kobo_cash',
    label: 'Ékobo Cash',
    monogram: 'ÉK',
    colors: { background: '#123456', text: '#fedcba' },
    country: 'CM',
    calling_code: '+237',
    available: true,
    health: 'unknown',
    limits: { min: 100, max: 200_000 },
    needs: ['phone'],
    prompt: KOBO.prompt,
    phone_prefixes: ['+23762'],
  });
});

test('its payments are made, found and refunded, and the rail receives its name', async () => {
  const payment = await paid();
  expect(payment).toMatchObject({
    status: 'succeeded',
    payment_method: { type: 'mobile_money', provider: 'kobo_cash', label: 'Ékobo Cash' },
  });
  expect(await listed('kobo_cash')).toEqual([payment.id]);
  expect(await listed('mobile_money')).toEqual([payment.id]);
  expect(await listed('mtn_momo')).toEqual([]);
  expect(await listed('wallet')).toEqual([]);
  expect(await listed('constructor')).toEqual([]);
  await refund(api, payment.id, { amount: 1000 });
  await api.advance(HOUR);
  const asked = [script.charges[0], script.lookups[0], script.refunds[0]];
  expect(asked.map((request) => request?.provider)).toEqual(['kobo_cash', 'kobo_cash', 'kobo_cash']);
});

test('a filter that is not a provider id is rejected', async () => {
  const answer = await api.request('GET', '/gateway/payments?method=MTN', { bearer: testKey(api) });
  expect(invalidFields(answer)).toEqual(['method']);
});

test('a provider that no rail declares is rejected', async () => {
  const { slug } = await createPayment(api);
  const token = await api.login('success@sandbox.test');
  detailsOf(await payByPhone(api, slug, token, NUMBER, 'nobodys_cash'), 'METHOD_NOT_AVAILABLE');
  expect(invalidFields(await payByPhone(api, slug, token, NUMBER, 'Kobo'))).toEqual(['provider']);
});

test('the timeline shows its label', async () => {
  const { id } = await paid();
  const answer = await api.request('GET', `/gateway/payments/${id}/timeline`, { bearer: testKey(api) });
  const { timeline } = dataOf<{ timeline: { explain: { fr: string; en: string } } }>(answer, 200);
  expect(timeline.explain.fr).toContain('par Ékobo Cash (');
  expect(timeline.explain.en).toContain('with Ékobo Cash (');
});

test('its payments stay readable after its rail drops it', async () => {
  const { id } = await paid();
  const gone = await openGateway({ store: api.gateway.store, rails: [scriptedRail().rail] });
  expect((await readPayment(gone, id, testKey(api))).payment_method?.label).toBe('Kobo Cash');
});

test('the checkout shows its colours and instructions and recognises its numbers', async () => {
  const checkout = createCheckout(api.gateway, { insecureCookies: true });
  const { slug } = await createPayment(api);
  const page = async (path: string, body?: URLSearchParams): Promise<Response> =>
    checkout(
      new Request(`${api.gateway.publicUrl}/checkout/${slug}${path}`, {
        ...(body === undefined ? {} : { method: 'POST', body }),
        headers: { 'accept-language': 'fr', origin: new URL(api.gateway.publicUrl).origin },
      }),
    );
  const form = await (await page('')).text();
  expect(form).toContain('</svg>Ékobo Cash</span>');
  expect(form).toMatch(/<rect [^>]*fill="#123456"/);
  expect(form).toMatch(/<text [^>]*fill="#fedcba"[^>]*>ÉK<\/text>/);
  const key = /name="key" value="([^"]+)"/.exec(form)?.[1] ?? '';
  const sent = await page('/mobile-money', new URLSearchParams({ key, phone: '6 23 45 67 89' }));
  expect(sent.status).toBe(303);
  expect(script.charges.map(({ provider, phone }) => [provider, phone])).toEqual([['kobo_cash', NUMBER]]);
  expect(await (await page('/wait')).text()).toContain('*777#');
});
