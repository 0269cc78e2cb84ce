import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  charged,
  chargeRequest,
  lookedUp,
  lookupRequest,
  MINUTE_MS,
  payOnPage,
  REFERENCE,
  SECRETS,
  START_MS,
  webUnderTest,
} from './support.ts';

const INIT = /webpayment$/;
const STATUS = /transactionstatus$/;
const TOKEN = /oauth/;

describe('a web payment', () => {
  it('is initiated with our reference, the payer sent to the page, and looked up by its token', async () => {
    const { rail, provider } = webUnderTest();
    const { outcome, request } = await charged(rail);
    expect(outcome).toMatchObject({ kind: 'pending', expiresAtMs: START_MS + 10 * MINUTE_MS });
    expect(outcome).toHaveProperty('nextAction', {
      type: 'redirect',
      url: `https://webpayment-sb.orange-money.com/payment/pay_token/${request.railReference}`,
    });
    const sent = provider.requests.find(({ path }) => INIT.test(path));
    expect(sent?.path).toBe('/orange-money-webpay/dev/v1/webpayment');
    expect(JSON.parse(sent?.body ?? '')).toStrictEqual({
      merchant_key: 'a1b2c3d4',
      currency: 'OUV',
      order_id: REFERENCE,
      amount: 5_000,
      return_url: 'https://pay.shop.example/checkout/x',
      cancel_url: 'https://pay.shop.example/checkout/x',
      notif_url: `https://pay.shop.example/api/v1/gateway/rails/orange/callbacks/${REFERENCE}`,
      lang: 'fr',
      reference: 'Commande 1043',
    });
    expect((await rail.lookup(lookupRequest(request))).kind).toBe('pending');
    await payOnPage(provider, outcome);
    expect(await rail.lookup(lookupRequest(request))).toMatchObject({
      kind: 'paid',
      railReference: request.railReference,
      detail: { requestId: 'MP261122.1010.A00000' },
    });
    expect(provider.collected(REFERENCE)).toBe(5_000);
  });

  it.each([
    { country: 'CM', path: '/orange-money-webpay/cm/v1/webpayment', id: 'orange_web_cm', prefix: '+23769' },
    { country: 'CF', path: '/orange-money-webpay/cf/v1/webpayment', id: 'orange_web_cf', prefix: '+23672' },
  ] as const)('is for live money in production, of $country by $path', async ({ country, path, id, prefix }) => {
    const { rail, provider } = webUnderTest(
      { environment: 'production', country },
      { country: country === 'CM' ? 'cm' : 'cf' },
    );
    expect(rail).toMatchObject({
      id,
      modes: ['live'],
      methods: [{ country, phonePrefixes: expect.arrayContaining([prefix]) }],
    });
    expect((await charged(rail)).outcome.kind).toBe('pending');
    const sent = provider.requests.find((request) => INIT.test(request.path));
    expect(sent?.path).toBe(path);
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ currency: 'XAF' });
  });

  it('is for test money in the sandbox', () => {
    expect(webUnderTest().rail.modes).toStrictEqual(['test']);
  });

  it('notifies the merchant at the URL of its charge, which names no reference', async () => {
    const { rail, provider, sent } = webUnderTest();
    const { outcome } = await charged(rail);
    await payOnPage(provider, outcome);
    expect(sent).toStrictEqual([
      {
        url: chargeRequest().urls.callback,
        body: { status: 'SUCCESS', notif_token: expect.stringMatching(/^\w{32}$/), txnid: 'MP261122.1010.A00000' },
      },
    ]);
  });

  it('is notified before our look-up and found late anyway', async () => {
    const { rail, provider, sent, clock } = webUnderTest({}, { pendingMs: MINUTE_MS });
    const { outcome, request } = await charged(rail);
    await payOnPage(provider, outcome);
    expect(await rail.lookup(lookupRequest(request))).toMatchObject({ kind: 'pending', nextAction: { type: 'wait' } });
    expect(sent).toHaveLength(0);
    // Paid in the last minute of the page, settled after it.
    clock.nowMs += 11 * MINUTE_MS;
    expect((await rail.lookup(lookupRequest(request, { nowMs: clock.nowMs }))).kind).toBe('paid');
    expect(sent).toHaveLength(1);
  });

  it('stays open when the payer cancels on the page, and can still be paid', async () => {
    const { rail, provider } = webUnderTest();
    const { outcome, request } = await charged(rail);
    const url = outcome.kind === 'pending' ? (outcome.nextAction.url ?? '') : '';
    const page = await (await provider.fetch(url, { method: 'GET' })).text();
    expect(page).toContain('<a href="https://pay.shop.example/checkout/x">Cancel</a>');
    expect((await rail.lookup(lookupRequest(request))).kind).toBe('pending');
    await payOnPage(provider, outcome);
    expect((await rail.lookup(lookupRequest(request))).kind).toBe('paid');
  });

  it('is not paid with a wrong code', async () => {
    const { rail, provider } = webUnderTest();
    const { outcome, request } = await charged(rail);
    expect(await (await payOnPage(provider, outcome, { otp: '0000' })).text()).toContain('Wrong number or code');
    expect((await rail.lookup(lookupRequest(request))).kind).toBe('pending');
  });

  it('fails after the life of its page', async () => {
    const { rail, clock, provider } = webUnderTest();
    const { request } = await charged(rail);
    clock.nowMs += 10 * MINUTE_MS;
    expect(await rail.lookup(lookupRequest(request))).toMatchObject({ kind: 'failed', failureCode: 'payer_timeout' });
    expect(provider.collected(REFERENCE)).toBe(0);
  });
});

describe('the init of a web payment', () => {
  it.each([
    {
      name: 'a missing field',
      status: 400,
      body: '{"code":23,"message":"Missing body field","description":"The field lang is missing"}',
    },
    {
      name: 'an invalid field',
      status: 400,
      body: '{"code":28,"message":"Invalid body field","description":"The field lang is invalid"}',
    },
  ])('is refused for $name, in the words of Orange', async ({ status, body }) => {
    const { rail, provider } = webUnderTest();
    provider.faults.next({ kind: 'answer', status, body }, { path: INIT });
    expect((await charged(rail)).outcome).toMatchObject({
      kind: 'refused',
      failureCode: 'provider_error',
      detail: { code: expect.any(String), message: expect.stringContaining('lang') },
    });
  });

  it.each([
    { name: 'an order that exists', status: 400, body: '{"code":28,"message":"The order already exists"}' },
    { name: 'a 400 of a proxy', status: 400, body: '<html></html>' },
    { name: 'no access', status: 403, body: '{"code":50,"message":"Access denied"}' },
    { name: 'a wrong path', status: 404, body: '{"code":60,"message":"Resource not found"}' },
    { name: 'too many requests', status: 429, body: '{"code":53,"message":"Too many requests"}' },
    { name: 'an internal error', status: 500, body: '{"code":1,"message":"Internal error"}' },
    { name: 'a redirection', status: 302, body: '' },
    { name: 'no token', status: 201, body: '{"status":201,"message":"OK","payment_url":"https://x.example/1"}' },
    {
      name: 'a token that cannot be stored',
      status: 201,
      body: `{"pay_token":"${'a'.repeat(201)}","payment_url":"https://x.example/1"}`,
    },
    { name: 'no page', status: 201, body: '{"status":201,"message":"OK","pay_token":"a"}' },
    { name: 'a page without https', status: 201, body: '{"pay_token":"a","payment_url":"http://x.example/1"}' },
    { name: 'a page that is a script', status: 201, body: '{"pay_token":"a","payment_url":"javascript:alert(1)"}' },
    {
      name: 'a page with an endless address',
      status: 201,
      body: `{"pay_token":"a","payment_url":"https://x.example/${'a'.repeat(2_048)}"}`,
    },
  ])('is unknown after $name, and says so without a secret', async ({ status, body }) => {
    const { rail, provider } = webUnderTest();
    provider.faults.next({ kind: 'answer', status, body }, { path: INIT });
    const { outcome } = await charged(rail);
    expect(outcome).toMatchObject({
      kind: 'unknown',
      detail: { message: expect.any(String) },
      ...([401, 403, 404].includes(status) ? { needsOperator: true } : {}),
    });
    for (const secret of SECRETS) expect(JSON.stringify(outcome)).not.toContain(secret);
  });

  it('is requested again with a new token when one is rejected, and once only', async () => {
    const { rail, provider } = webUnderTest();
    const fault = { kind: 'answer', status: 401, body: '{"code":42,"message":"Expired credentials"}' } as const;
    provider.faults.next(fault, { path: INIT });
    expect((await charged(rail)).outcome.kind).toBe('pending');
    provider.faults.next(fault, { path: INIT, times: 2 });
    expect((await charged(rail, chargeRequest({ reference: 'att_2' }))).outcome.kind).toBe('unknown');
    expect(provider.requests.filter(({ path }) => TOKEN.test(path))).toHaveLength(3);
  });

  it('is unknown without an access token, and nothing is requested', async () => {
    const { rail, provider } = webUnderTest({ clientSecret: 'wrong' });
    expect((await charged(rail)).outcome).toMatchObject({
      kind: 'unknown',
      needsOperator: true,
      detail: { message: expect.stringContaining('no access token: HTTP 401') },
    });
    expect(provider.requests.filter(({ path }) => INIT.test(path))).toHaveLength(0);
  });

  it('is refused when an address of ours is longer than Orange takes, before it is requested', async () => {
    const { rail, provider } = webUnderTest();
    const { urls } = chargeRequest();
    const callback = urls.callback.padEnd(121, 'a');
    const { outcome } = await charged(rail, chargeRequest({ urls: { ...urls, callback } }));
    expect(outcome).toMatchObject({
      kind: 'refused',
      failureCode: 'gateway_account',
      detail: { message: expect.stringContaining('publicUrl') },
    });
    expect(provider.requests).toHaveLength(0);
    // One character less is taken.
    const fits = chargeRequest({ urls: { ...urls, callback: callback.slice(0, 120) } });
    expect((await charged(rail, fits)).outcome.kind).toBe('pending');
  });

  it('whose answer was lost is absent, certainly so after the lifetime of the page, on which no payer could pay', async () => {
    const { rail, provider } = webUnderTest();
    provider.faults.next({ kind: 'broken_after' }, { path: INIT });
    const { outcome, request } = await charged(rail);
    expect(outcome.kind).toBe('unknown');
    expect(await rail.lookup(lookupRequest(request))).toStrictEqual({ kind: 'absent' });
    expect(rail.charges).toStrictEqual({
      promptLifeMs: 10 * MINUTE_MS,
      absentMarginMs: 0,
      isRepeatable: true,
      lookUpsPerSecond: 5,
    });
    expect(provider.collected(REFERENCE)).toBe(0);
  });
});

describe('the status of a web payment', () => {
  it.each([
    { word: 'INITIATED', outcome: { kind: 'pending' } },
    { word: 'PENDING', outcome: { kind: 'pending', nextAction: { type: 'wait', url: null } } },
    { word: 'SUCCESS', outcome: { kind: 'paid' } },
    { word: 'FAILED', outcome: { kind: 'failed', failureCode: 'provider_error' } },
    { word: 'EXPIRED', outcome: { kind: 'failed', failureCode: 'payer_timeout' } },
    { word: 'CANCELLED', outcome: { kind: 'unknown' } },
    { word: 'success', outcome: { kind: 'paid' } },
  ])('$word is $outcome.kind', async ({ word, outcome }) => {
    for (const status of [200, 201]) {
      const body = JSON.stringify({ status: word, order_id: REFERENCE, txnid: 'MP1' });
      const found = await lookedUp(webUnderTest(), STATUS, { status, body });
      expect(found).toMatchObject({ ...outcome, detail: { code: word.toUpperCase(), requestId: 'MP1' } });
    }
  });

  it.each([
    { name: 'of another payment', status: 201, body: '{"status":"SUCCESS","order_id":"att_other"}' },
    { name: 'under an error', status: 400, body: '{"status":"SUCCESS"}' },
    { name: 'of a payment that is not found', status: 404, body: '{"code":60,"message":"Resource not found"}' },
    { name: 'without access', status: 403, body: '{"code":50}' },
    { name: 'in HTML', status: 200, body: '<html></html>' },
    { name: 'that is no text', status: 200, body: '{"status":["SUCCESS"]}' },
    { name: 'of a broken provider', status: 503, body: '' },
  ])('$name is unknown', async ({ status, body }) => {
    expect((await lookedUp(webUnderTest(), STATUS, { status, body })).kind).toBe('unknown');
  });

  it('is found by order, amount and token together', async () => {
    const { rail, provider } = webUnderTest();
    const { outcome, request } = await charged(rail);
    await payOnPage(provider, outcome);
    expect((await rail.lookup(lookupRequest(request, { amount: 4_999 }))).kind).toBe('unknown');
    expect((await rail.lookup(lookupRequest(request, { railReference: 'f'.repeat(64) }))).kind).toBe('unknown');
    expect((await rail.lookup(lookupRequest(request, { reference: 'att_other' }))).kind).toBe('unknown');
    expect((await rail.lookup(lookupRequest(request))).kind).toBe('paid');
  });
});

describe('an access token', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    { name: '90 days is kept for a day', life: '"7776000"', keptMs: 86_340_000 },
    { name: 'an hour is kept until its last minute', life: '3600', keptMs: 3_540_000 },
  ])('that lives for $name', async ({ life, keptMs }) => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { rail, provider } = webUnderTest();
    const body = `{"access_token":"t","expires_in":${life}}`;
    provider.faults.next({ kind: 'answer', status: 200, body }, { path: TOKEN, times: 2 });
    const tokensAfter = async (milliseconds: number): Promise<number> => {
      vi.advanceTimersByTime(milliseconds);
      // Whatever is answered to it.
      provider.faults.next({ kind: 'answer', status: 404, body: '' }, { path: STATUS });
      await rail.lookup(lookupRequest(chargeRequest({ railReference: 'x' })));
      return provider.requests.filter(({ path }) => TOKEN.test(path)).length;
    };
    expect(await tokensAfter(0)).toBe(1);
    expect(await tokensAfter(keptMs - 1)).toBe(1);
    expect(await tokensAfter(1)).toBe(2);
  });
});

describe('refunds', () => {
  it('are none', () => {
    const { rail } = webUnderTest();
    expect(rail.methods[0]?.refunds).toBe('none');
    expect(rail.refund).toBeUndefined();
  });
});
