import { describe, expect, it } from 'vitest';
import { mtnMomo } from '../src/index.ts';
import {
  CHARGE,
  CHARGE_ID,
  charged,
  chargeRequest,
  found,
  MINUTE_MS,
  MTN,
  NEVER_ANSWERS,
  REFERENCE,
  sandboxUnderTest,
  SECRETS,
  START_MS,
  STATUS,
  underTest,
} from './support.ts';

const TOKEN = /\/collection\/token\/$/;
const error = (code: string): string => JSON.stringify({ code, message: `It says ${code}.` });

describe('a charge', () => {
  it('asks the payer under an id derived from our reference', async () => {
    const { rail, provider } = underTest();
    expect(await charged(rail)).toStrictEqual({
      kind: 'pending',
      railReference: CHARGE_ID,
      nextAction: { type: 'approve_on_phone', url: null },
      expiresAtMs: START_MS + 5 * MINUTE_MS,
    });
    const sent = provider.requests.find(({ path }) => CHARGE.test(path));
    expect(sent?.path).toBe('/collection/v1_0/requesttopay');
    expect(Object.fromEntries(sent?.headers ?? [])).toMatchObject({
      'ocp-apim-subscription-key': 'collection-key',
      'x-target-environment': 'mtncameroon',
      'x-reference-id': CHARGE_ID,
      'x-callback-url': `https://pay.shop.example/api/v1/gateway/rails/mtn_momo_cm/callbacks/${REFERENCE}`,
      'content-type': 'application/json',
    });
    expect(JSON.parse(sent?.body ?? '')).toStrictEqual({
      amount: '5000',
      currency: 'XAF',
      externalId: REFERENCE,
      payer: { partyIdType: 'MSISDN', partyId: '237677123456' },
      payerMessage: 'Commande 1043',
      payeeNote: 'Commande 1043',
    });
    expect(await found(rail)).toStrictEqual({
      kind: 'paid',
      railReference: CHARGE_ID,
      collected: { amount: 5_000, currency: 'XAF' },
      detail: { code: 'SUCCESSFUL', message: null, requestId: expect.stringMatching(/^\d+$/) },
    });
    expect(provider.collected(REFERENCE)).toBe(5_000);
  });

  it('is paid late when its prompt outlives its status', async () => {
    const { rail, provider, clock, callbacks } = underTest({}, { answers: 'by hand', outlivesMs: MINUTE_MS });
    await charged(rail);
    clock.nowMs += 5 * MINUTE_MS;
    expect(await found(rail)).toMatchObject({ kind: 'failed', failureCode: 'payer_timeout' });
    provider.phones.approve(provider.phones.prompts[0]?.id ?? '');
    expect((await found(rail)).kind).toBe('paid');
    expect(provider.collected(REFERENCE)).toBe(5_000);
    expect(callbacks.map(({ body }) => JSON.parse(body).status)).toEqual(['FAILED', 'SUCCESSFUL']);
  });

  it('cannot be approved when its prompt has ended, too', async () => {
    const { rail, provider, clock } = underTest({}, { answers: 'by hand', outlivesMs: MINUTE_MS });
    await charged(rail);
    clock.nowMs += 6 * MINUTE_MS;
    expect(await found(rail)).toMatchObject({ kind: 'failed', failureCode: 'payer_timeout' });
    expect(() => provider.phones.approve(provider.phones.prompts[0]?.id ?? '')).toThrow('waits');
    expect(provider.collected(REFERENCE)).toBe(0);
  });

  it.each([
    { country: 'CM', environment: 'mtncameroon', id: 'mtn_momo_cm', prefix: '+23767', phone: '+237677123456' },
    // Congo keeps the 0 of its numbers.
    { country: 'CG', environment: 'mtncongo', id: 'mtn_momo_cg', prefix: '+24206', phone: '+242066123456' },
  ] as const)('is made in the environment of $country', async ({ country, environment, id, prefix, phone }) => {
    const { rail, provider } = underTest({ country }, { targetEnvironment: environment });
    expect(rail).toMatchObject({
      id,
      modes: ['live'],
      baseUrl: 'https://proxy.momoapi.mtn.com',
      methods: [{ country, currencies: ['XAF'], phonePrefixes: expect.arrayContaining([prefix]), refunds: 'partial' }],
    });
    expect((await charged(rail, { phone })).kind).toBe('pending');
    const sent = provider.requests.find(({ path }) => CHARGE.test(path));
    expect(JSON.parse(sent?.body ?? '')).toHaveProperty('payer.partyId', phone.slice(1));
    expect((await found(rail, { phone })).kind).toBe('paid');
  });

  it('is of test money in the sandbox, whose euros stand for francs', async () => {
    const { rail, provider } = sandboxUnderTest();
    expect(rail).toMatchObject({ modes: ['test'], baseUrl: 'https://sandbox.momodeveloper.mtn.com' });
    expect((await charged(rail)).kind).toBe('pending');
    const sent = provider.requests.find(({ path }) => CHARGE.test(path));
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ amount: '5000', currency: 'EUR' });
    expect(sent?.headers.get('x-target-environment')).toBe('sandbox');
    expect(await found(rail)).toMatchObject({ kind: 'paid', collected: { amount: 5_000, currency: 'XAF' } });
  });

  it.each([
    { environment: 'production', targetEnvironment: 'sandbox' },
    { environment: 'sandbox', targetEnvironment: 'mtncameroon' },
  ] as const)('cannot mix $environment with $targetEnvironment', (mixed) => {
    expect(() => mtnMomo({ ...MTN, ...mixed })).toThrow(RangeError);
  });

  it.each([
    { name: 'an old number of Cameroon', phone: '+23777123456' },
    { name: 'a number with a digit too many', phone: '+2376771234567' },
    { name: 'a number of Congo', phone: '+242066123456' },
    { name: 'a number of Gabon', phone: '+24177280150' },
    { name: 'no number', phone: '+237677 12345' },
  ])('is refused for $name, before MTN is asked', async ({ phone }) => {
    const { rail, provider } = underTest();
    expect(await charged(rail, { phone })).toStrictEqual({ kind: 'refused', failureCode: 'invalid_payer' });
    expect(provider.requests.filter(({ path }) => CHARGE.test(path))).toHaveLength(0);
  });

  it('of a number of another provider fails, although MTN took it', async () => {
    const { rail } = underTest();
    expect((await charged(rail, { phone: '+237691234567' })).kind).toBe('pending');
    expect(await found(rail, { phone: '+237691234567' })).toMatchObject({
      kind: 'failed',
      failureCode: 'invalid_payer',
    });
  });

  it('with an apostrophe in its text is refused by MTN', async () => {
    const { rail } = underTest();
    expect(await charged(rail, { description: "L'ete" })).toMatchObject({
      kind: 'refused',
      failureCode: 'provider_error',
      detail: { code: 'VALIDATION_ERROR' },
    });
  });

  it.each([
    { name: 'an address without a name', url: 'https://192.0.2.7/callbacks/att_1', options: {} },
    { name: 'one of IPv6', url: 'https://[2001:db8::1]/callbacks/att_1', options: {} },
    { name: 'callbacks that are switched off', url: 'https://pay.shop.example/c', options: { callbacks: false } },
  ])('has no callback for $name, and is polled', async ({ url, options }) => {
    const { rail, provider, callbacks } = underTest(options);
    expect((await charged(rail, { urls: { ...chargeRequest().urls, callback: url } })).kind).toBe('pending');
    expect(provider.requests.find(({ path }) => CHARGE.test(path))?.headers.has('x-callback-url')).toBe(false);
    expect((await found(rail)).kind).toBe('paid');
    expect(callbacks).toHaveLength(0);
  });
});

describe('the answer to a charge', () => {
  it('of a duplicate is that of the first', async () => {
    const { rail, provider } = underTest();
    const first = await charged(rail);
    expect(await charged(rail)).toStrictEqual(first);
    expect(provider.requests.filter(({ path }) => CHARGE.test(path))).toHaveLength(2);
    expect(provider.collected(REFERENCE)).toBe(5_000);
  });

  it.each([
    { name: 'VALIDATION_ERROR', body: error('VALIDATION_ERROR') },
    { name: 'text', body: 'payeeNote is missing' },
    { name: 'nothing', body: '' },
    { name: 'words of the API manager', body: '{"statusCode":400,"message":"Bad request"}' },
  ])('is a refusal when it is 400 with $name', async ({ body }) => {
    const { rail, provider } = underTest();
    provider.faults.next({ kind: 'answer', status: 400, body }, { path: CHARGE });
    expect(await charged(rail)).toMatchObject({ kind: 'refused', failureCode: 'provider_error' });
  });

  it.each([
    { code: 'INVALID_CALLBACK_URL_HOST', status: 500, failureCode: 'gateway_account' },
    { code: 'INVALID_CALLBACK_URL_HOST', status: 400, failureCode: 'gateway_account' },
    { code: 'INVALID_CURRENCY', status: 500, failureCode: 'gateway_account' },
    { code: 'NOT_ALLOWED_TARGET_ENVIRONMENT', status: 500, failureCode: 'gateway_account' },
    { code: 'NOT_ALLOWED', status: 500, failureCode: 'gateway_account' },
    { code: 'PAYER_NOT_FOUND', status: 500, failureCode: 'invalid_payer' },
    { code: 'SOMETHING_NEW', status: 400, failureCode: 'provider_error' },
  ])('$status $code is believed once MTN does not know the charge', async ({ code, status, failureCode }) => {
    const { rail, provider } = underTest();
    provider.faults.next({ kind: 'answer', status, body: error(code) }, { path: CHARGE });
    expect(await charged(rail)).toMatchObject({ kind: 'refused', failureCode, detail: { code } });
    // MTN has it after all.
    provider.faults.next({ kind: 'answer_after', status, body: error(code) }, { path: CHARGE });
    expect((await charged(rail)).kind).toBe('pending');
    // It cannot be asked.
    provider.faults.next({ kind: 'answer', status, body: error(code) }, { path: CHARGE });
    provider.faults.next({ kind: 'answer', status: 503, body: '' }, { path: STATUS });
    expect((await charged(rail, { reference: 'att_3' })).kind).toBe('unknown');
  });

  it('of a charge that failed meanwhile is its reason', async () => {
    const { rail, provider } = underTest();
    provider.faults.next({ kind: 'answer_after', status: 500, body: error('NOT_ALLOWED') }, { path: CHARGE });
    expect(await charged(rail, { phone: '+237677123049' })).toMatchObject({
      kind: 'refused',
      failureCode: 'insufficient_funds',
    });
  });

  it.each([
    { name: 'an internal error', status: 500, body: error('INTERNAL_PROCESSING_ERROR') },
    { name: 'a service that is unavailable', status: 500, body: error('SERVICE_UNAVAILABLE') },
    { name: 'an unknown code', status: 500, body: error('SOMETHING_NEW') },
    { name: 'a charge that is not found', status: 500, body: error('TRANSACTION_NOT_FOUND') },
    { name: 'a conflict without a code', status: 409, body: '' },
    { name: 'a page of a proxy', status: 400, body: '<html></html>' },
    { name: '200', status: 200, body: '' },
    { name: '201', status: 201, body: '{}' },
    { name: 'a redirection', status: 302, body: '' },
    { name: 'an address that is not allowed', status: 403, body: '{"message":"FORBIDDEN IP"}', needsOperator: true },
    { name: 'a path that is not there', status: 404, body: '{"statusCode":404}', needsOperator: true },
    { name: 'too many requests', status: 429, body: '{"statusCode":429}' },
    { name: 'a time-out', status: 504, body: '<html></html>' },
  ])('is unknown after $name, and says so without a secret', async ({ status, body, needsOperator }) => {
    const { rail, provider } = underTest();
    provider.faults.next({ kind: 'answer', status, body }, { path: CHARGE });
    const outcome = await charged(rail);
    expect(outcome).toMatchObject({
      kind: 'unknown',
      detail: { message: expect.stringContaining(`HTTP ${status}`) },
      ...(needsOperator === undefined ? {} : { needsOperator }),
      ...(status === 429 ? { retryAfterMs: 5_000 } : {}),
    });
    for (const secret of SECRETS) expect(JSON.stringify(outcome)).not.toContain(secret);
  });

  it('is unknown when the connection breaks, before or after MTN took it', async () => {
    const { rail, provider } = underTest();
    for (const [kind, reference, collected] of [
      ['broken', 'att_1', 0],
      ['broken_after', 'att_2', 5_000],
    ] as const) {
      provider.faults.next({ kind }, { path: CHARGE });
      expect(await charged(rail, { reference })).toMatchObject({
        kind: 'unknown',
        detail: { message: expect.stringContaining('No answer') },
      });
      expect((await found(rail, { reference })).kind).toBe(collected === 0 ? 'absent' : 'paid');
      expect(provider.collected(reference)).toBe(collected);
    }
  });
});

describe('the callback host', () => {
  it('that is not the registered one refuses the charge, and names our account', async () => {
    const { rail, provider } = underTest({}, { callbackHost: 'pay.other.example' });
    expect(await charged(rail)).toMatchObject({
      kind: 'refused',
      failureCode: 'gateway_account',
      detail: { code: 'INVALID_CALLBACK_URL_HOST' },
    });
    expect(provider.collected(REFERENCE)).toBe(0);
  });
});

describe('credentials', () => {
  const { collection } = MTN;

  it.each([
    { name: 'a wrong API key', changed: { ...collection, apiKey: 'wrong' } },
    { name: 'an unknown API user', changed: { ...collection, apiUser: '00000000-0000-4000-8000-000000000000' } },
    {
      name: 'the subscription key of another product',
      changed: { ...collection, subscriptionKey: 'disbursement-key' },
    },
  ])('with $name refuse the payment at once: nothing is charged', async ({ changed }) => {
    const { rail, provider } = underTest({ collection: changed });
    const outcome = await charged(rail);
    expect(outcome).toMatchObject({
      kind: 'refused',
      failureCode: 'gateway_account',
      detail: { message: expect.stringContaining('no access token: HTTP 401') },
    });
    expect(provider.requests.map(({ path }) => path)).toStrictEqual(['/collection/token/']);
    for (const secret of [...SECRETS, 'wrong']) expect(JSON.stringify(outcome)).not.toContain(secret);
  });

  it('that work again work at once', async () => {
    const { rail, provider } = underTest();
    provider.faults.next({ kind: 'answer', status: 401, body: '{"error":"login_failed"}' }, { path: TOKEN });
    expect((await charged(rail)).kind).toBe('refused');
    expect((await charged(rail)).kind).toBe('pending');
  });

  it.each([
    { name: 'breaks', fault: { kind: 'broken' } as const },
    { name: 'is busy', fault: { kind: 'answer', status: 503, body: '' } as const },
    { name: 'gives no token', fault: { kind: 'answer', status: 200, body: '{"token_type":"access_token"}' } as const },
  ])('whose endpoint $name prepare nothing: the payer may try again', async ({ fault }) => {
    const { rail, provider } = underTest();
    provider.faults.next(fault, { path: TOKEN });
    expect(await rail.prepare?.(chargeRequest())).toMatchObject({ kind: 'unknown' });
    expect((await charged(rail)).kind).toBe('pending');
  });

  it('give a token of their own to each product, without a body', async () => {
    const { rail, provider } = underTest();
    await charged(rail);
    await rail.balance?.();
    const tokens = provider.requests.filter(({ path }) => path.endsWith('/token/'));
    expect(tokens.map(({ path, body }) => [path, body])).toStrictEqual([
      ['/collection/token/', ''],
      ['/disbursement/token/', ''],
    ]);
  });

  it('give one token to many charges at once, each of which is made', async () => {
    const { rail, provider } = underTest();
    const references = Array.from({ length: 100 }, (_, index) => `att_${index}`);
    const outcomes = await Promise.all(references.map((reference) => charged(rail, { reference })));
    for (const { kind } of outcomes) expect(kind).toBe('pending');
    for (const reference of references) expect(provider.collected(reference)).toBe(5_000);
    expect(provider.requests.filter(({ path }) => TOKEN.test(path))).toHaveLength(1);
  });

  it('use a new token when one ends in the middle of a charge, which is made once', async () => {
    const { rail, provider } = underTest();
    await charged(rail, { reference: 'att_1' });
    provider.endTokens();
    expect((await charged(rail)).kind).toBe('pending');
    expect(provider.collected(REFERENCE)).toBe(5_000);
    expect(provider.requests.filter(({ path }) => TOKEN.test(path))).toHaveLength(2);
  });
});

describe('a prompt', () => {
  it('that is not answered expires after five minutes', async () => {
    const { rail, clock } = underTest();
    await charged(rail, { phone: NEVER_ANSWERS });
    expect((await found(rail, { phone: NEVER_ANSWERS })).kind).toBe('pending');
    clock.nowMs += 5 * MINUTE_MS;
    expect(await found(rail, { phone: NEVER_ANSWERS })).toMatchObject({ kind: 'failed', failureCode: 'payer_timeout' });
  });
});
