import type { Checkout } from '@mitako/contract/names';
import { expect, test } from 'vitest';
import {
  createPayment,
  dataOf,
  detailsOf,
  gatewayForEachTest,
  paidPayment,
  payFromWallet,
  readCheckout,
  readPayment,
  SECOND,
  testKey,
} from './support.ts';

const api = gatewayForEachTest();

test('the preview shows what a customer needs, and nothing else', async () => {
  const { slug } = await createPayment(api, { description: 'Two bags of coffee', locale: 'en' });
  api.clock.advance(3 * SECOND);
  const checkout = await readCheckout(api, slug);
  expect(checkout).toEqual({
    slug,
    status: 'requested',
    amount: 5000,
    currency: 'XAF',
    amount_display: expect.stringMatching(/^FCFA\s5,000$/),
    amount_refunded: 0,
    description: 'Two bags of coffee',
    merchant: {
      name: 'Boutique Démo',
      support_email: 'support@sandbox.test',
      support_phone: null,
      brand_color: null,
      logo_url: null,
      checkout_note: null,
      receipt_note: null,
    },
    livemode: false,
    locale: 'en',
    created_at: '2026-01-01T00:00:00.000Z',
    expires_at: '2026-01-02T00:00:00.000Z',
    succeeded_at: null,
    receipt_by: [],
    paid_with: null,
    server_time: '2026-01-01T00:00:03.000Z',
    methods: [
      {
        type: 'mobile_money',
        provider: 'mtn_momo',
        label: 'MTN MoMo',
        monogram: 'M',
        colors: { background: '#ffcb05', text: '#1c0f06' },
        country: 'CM',
        calling_code: '+237',
        available: true,
        health: 'unknown',
        limits: { min: 100, max: 500_000 },
        needs: ['phone'],
        prompt: { fr: expect.stringContaining('code secret'), en: expect.stringContaining('PIN') },
        phone_prefixes: expect.arrayContaining(['+23767', '+237650', '+237654', '+237680', '+237683']),
      },
      {
        type: 'mobile_money',
        provider: 'orange_money',
        label: 'Orange Money',
        monogram: 'O',
        colors: { background: '#ff7900', text: '#1c0f06' },
        country: 'CM',
        calling_code: '+237',
        available: true,
        health: 'unknown',
        limits: { min: 100, max: 500_000 },
        needs: ['phone'],
        prompt: { fr: expect.stringContaining('code secret'), en: expect.stringContaining('PIN') },
        phone_prefixes: expect.arrayContaining(['+23769', '+237655', '+237659', '+23764', '+237689']),
      },
      {
        type: 'wallet',
        provider: null,
        label: expect.any(String),
        monogram: null,
        colors: null,
        country: null,
        calling_code: null,
        available: true,
        health: 'up',
        limits: { min: 1, max: 99_999_999 },
        needs: ['pin'],
        prompt: null,
        phone_prefixes: [],
      },
    ],
    attempts_left: 3,
    next_action: null,
    returns_to_shop: false,
    redirect_url: null,
    failure: null,
    payer_money: null,
  } satisfies Checkout);
});

test('the amount is formatted in French without a locale', async () => {
  const { slug } = await createPayment(api, { amount: 1_250_000 });
  const { locale, amount_display: display } = await readCheckout(api, slug);
  expect(locale).toBeNull();
  expect(display.replaceAll(/\s/g, ' ')).toBe('1 250 000 FCFA');
});

test('the preview needs no credential and never reveals references, metadata, ids or payers', async () => {
  const secrets = {
    customer_reference: 'secret-reference',
    return_url: 'https://shop.example/secret-return',
    cancel_url: 'https://shop.example/secret-cancel',
    metadata: { 'secret-key': 'secret-value' },
  };
  const open = await createPayment(api, secrets);
  const { payment: paid } = await paidPayment(api, { ...secrets, return_url: 'https://shop.example/thanks' });
  const before = await api.request('GET', `/gateway/checkout/${open.slug}`);
  const after = await api.request('GET', `/gateway/checkout/${paid.slug}`);
  for (const { text } of [before, after]) {
    expect(text).not.toContain('secret-');
    expect(text).not.toMatch(/(?:mer|usr|att|evt|key|dev)_[0-9a-z]{26}/);
    expect(text).not.toContain('success@sandbox.test');
    expect(text).not.toContain('Awa');
  }
  expect(before.text).not.toContain(open.id);
  expect(after.text).not.toContain(paid.transaction_id);
});

test('an unknown slug is not found, and a payment id is not a slug', async () => {
  const { id } = await createPayment(api);
  detailsOf(await api.request('GET', '/gateway/checkout/QNHnsrVnRpi0pMaBQ2lRYL'), 'CHECKOUT_NOT_FOUND');
  detailsOf(await api.request('GET', `/gateway/checkout/${id}`), 'CHECKOUT_NOT_FOUND');
});

test('slugs are case-sensitive', async () => {
  const { slug } = await createPayment(api);
  const swapped = [...slug]
    .map((each) => (each === each.toUpperCase() ? each.toLowerCase() : each.toUpperCase()))
    .join('');
  detailsOf(await api.request('GET', `/gateway/checkout/${swapped}`), 'CHECKOUT_NOT_FOUND');
});

test('redirect_url is null until the payment is final', async () => {
  const { id, slug } = await createPayment(api, {
    return_url: 'https://shop.example/thanks',
    cancel_url: 'https://shop.example/cart',
    max_attempts: 2,
  });
  expect((await readCheckout(api, slug)).redirect_url).toBeNull();
  const pending = await payFromWallet(api, slug, await api.login('timeout@sandbox.test'));
  dataOf(pending, 202);
  expect((await readCheckout(api, slug)).redirect_url).toBeNull();
  await api.advance(5 * SECOND);
  expect(await readCheckout(api, slug)).toMatchObject({ status: 'requested', redirect_url: null });
  detailsOf(await payFromWallet(api, slug, await api.login('declined@sandbox.test')), 'PAYMENT_DECLINED');
  const failed = await readCheckout(api, slug);
  expect(failed.status).toBe('failed');
  expect(failed.redirect_url).toBe(`https://shop.example/cart?payment_id=${id}&slug=${slug}&status=failed`);
});

test('a paid preview has the same redirect as the response to paying', async () => {
  const { payment, redirectUrl } = await paidPayment(api, { return_url: 'https://shop.example/thanks' });
  const { status, redirect_url: shown } = await readCheckout(api, payment.slug);
  expect(status).toBe('succeeded');
  expect(shown).toBe(redirectUrl.href);
});

test.each([
  [{ return_url: 'https://shop.example/' }, true],
  [{ cancel_url: 'https://shop.example/' }, true],
  [{}, false],
])('the preview says whether canceling leads back to the shop, without the URL: %o', async (addresses, returns) => {
  const { slug } = await createPayment(api, addresses);
  const checkout = await readCheckout(api, slug);
  expect(checkout.returns_to_shop).toBe(returns);
  expect(JSON.stringify(checkout)).not.toContain('shop.example');
});

test('the preview shows the refunded amount', async () => {
  const { payment } = await paidPayment(api);
  dataOf(
    await api.request('POST', `/gateway/payments/${payment.id}/refunds`, {
      bearer: api.seed.merchant.testKey,
      body: { amount: 1500 },
    }),
    201,
  );
  await api.advance(60 * SECOND);
  expect(await readCheckout(api, payment.slug)).toMatchObject({ status: 'partially_refunded', amount_refunded: 1500 });
});

test('a payment without URLs ends on our own result page', async () => {
  const { payment } = await paidPayment(api);
  const { redirect_url: redirectUrl } = await readCheckout(api, payment.slug);
  expect(redirectUrl).toMatch(new RegExp(`^http://gateway\\.test/checkout/${payment.slug}`));
});

test('a pending payment has a next action with an expiry', async () => {
  const { slug } = await createPayment(api);
  dataOf(await payFromWallet(api, slug, await api.login('timeout@sandbox.test')), 202);
  const checkout = await readCheckout(api, slug);
  expect(checkout.status).toBe('processing');
  expect(checkout.next_action).toEqual({
    type: 'approve_on_phone',
    created_at: expect.stringMatching(/^2026-01-01T00:/),
    expires_at: expect.stringMatching(/^2026-01-01T00:/),
    poll_after_ms: expect.any(Number),
    prompt: null,
  });
  await api.advance(5 * SECOND);
  expect((await readCheckout(api, slug)).next_action).toBeNull();
});

test('no prefix belongs to two providers', async () => {
  const { slug } = await createPayment(api);
  const prefixes = (await readCheckout(api, slug)).methods.flatMap((method) => method.phone_prefixes);
  expect(prefixes.length).toBeGreaterThan(0);
  for (const prefix of prefixes) {
    expect(prefixes.filter((other) => other.startsWith(prefix))).toEqual([prefix]);
  }
});

test('each decline leaves one attempt less, the last one none', async () => {
  const { slug } = await createPayment(api, { max_attempts: 2 });
  const session = await api.login('insufficient@sandbox.test');
  const left = async (): Promise<number> => (await readCheckout(api, slug)).attempts_left;
  expect(await left()).toBe(2);
  detailsOf(await payFromWallet(api, slug, session), 'INSUFFICIENT_FUNDS');
  expect(await left()).toBe(1);
  detailsOf(await payFromWallet(api, slug, session), 'INSUFFICIENT_FUNDS');
  expect(await left()).toBe(0);
});

test('a declined attempt shows its reason and that another attempt is possible', async () => {
  const { slug } = await createPayment(api);
  detailsOf(await payFromWallet(api, slug, await api.login('insufficient@sandbox.test')), 'INSUFFICIENT_FUNDS');
  const { status, failure } = await readCheckout(api, slug);
  expect(status).toBe('requested');
  expect(failure).toEqual({
    code: 'insufficient_funds',
    message: expect.any(String),
    retryable: true,
    known_from: 'gateway',
  });
});

test('a failure disappears once another attempt is in progress', async () => {
  const { slug } = await createPayment(api);
  detailsOf(await payFromWallet(api, slug, await api.login('insufficient@sandbox.test')), 'INSUFFICIENT_FUNDS');
  dataOf(await payFromWallet(api, slug, await api.login('timeout@sandbox.test')), 202);
  expect((await readCheckout(api, slug)).failure).toBeNull();
});

test('a final failure says that no further attempt is possible', async () => {
  const { slug } = await createPayment(api, { max_attempts: 1 });
  detailsOf(await payFromWallet(api, slug, await api.login('declined@sandbox.test')), 'PAYMENT_DECLINED');
  const { status, failure } = await readCheckout(api, slug);
  expect(status).toBe('failed');
  expect(failure).toEqual({
    code: 'payer_declined',
    message: expect.any(String),
    retryable: false,
    known_from: 'gateway',
  });
});

test.each([
  [99, [false, false, true]],
  [100, [true, true, true]],
  [500_000, [true, true, true]],
  [500_001, [false, false, true]],
])('for %s francs the methods within their limits are available', async (amount, available) => {
  const { slug } = await createPayment(api, { amount });
  const { methods } = await readCheckout(api, slug);
  expect(methods.map((method) => method.available)).toEqual(available);
});

test('a live checkout shows that it is live, and nothing of the sandbox', async () => {
  const { slug } = await createPayment(api, {}, api.seed.merchant.liveKey);
  const { livemode, methods } = await readCheckout(api, slug);
  expect(livemode).toBe(true);
  expect(methods.map(({ type }) => type)).toEqual(['wallet']);
});

test("changes of the merchant's profile apply to open checkouts", async () => {
  const { slug } = await createPayment(api);
  const bearer = await api.login('merchant@sandbox.test', { role: 'merchant' });
  const body = { name: 'Boutique Neuve', support_email: null, support_phone: '+237677000001', brand_color: '#FFcc00' };
  dataOf(await api.request('PATCH', '/merchant/profile', { bearer, body }), 200);
  expect((await readCheckout(api, slug)).merchant).toEqual({
    name: 'Boutique Neuve',
    support_email: null,
    support_phone: '+237677000001',
    brand_color: '#ffcc00',
    logo_url: null,
    checkout_note: null,
    receipt_note: null,
  });
});

test('reading a checkout changes nothing', async () => {
  const payment = await createPayment(api);
  await readCheckout(api, payment.slug);
  expect(await readPayment(api, payment.id, testKey(api))).toEqual(payment);
});
