import type { PaymentCharged, Timeline } from '@mitako/contract/names';
import type { RailMethod } from '@mitako/core';
import { createClient } from '@mitako/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { asOperator, closeWithConsistentLedger } from './support/money.ts';
import { attempts, held, PAID, scriptedRail, type Script } from './support/scripted-rail.ts';
import {
  createKey,
  createPayment,
  dataOf,
  detailsOf,
  invalidFields,
  MINUTE,
  openGateway,
  payByPhone,
  payFromWallet,
  readCheckout,
  readPayment,
  registerMerchant,
  testKey,
  type Reply,
  type TestGateway,
} from './support.ts';
import { asMerchant } from '../support/in-process.ts';

const MTN = '+237653456789';
const ORANGE = '+237693456789';
const WAIT = { type: 'wait', url: null } as const;

let api: TestGateway;
let script: Script;
let live: Script;
let token: string;

beforeEach(async () => {
  const scripted = scriptedRail();
  const liveRail = scriptedRail('live');
  ({ script } = scripted);
  live = liveRail.script;
  api = await openGateway({ rails: [scripted.rail, liveRail.rail] });
  token = await api.login('success@sandbox.test');
});
afterEach(() => closeWithConsistentLedger(api));

function charge(
  id: string,
  params: object = { method: 'mobile_money', phone: MTN, provider: 'mtn_momo' },
  options: { readonly bearer?: string; readonly idempotencyKey?: string } = {},
): Promise<Reply> {
  const { bearer = testKey(api), ...others } = options;
  return api.request('POST', `/gateway/payments/${id}/charge`, { bearer, body: params, ...others });
}

function confirm(id: string, code: string): Promise<Reply> {
  return api.request('POST', `/gateway/payments/${id}/confirm`, { bearer: testKey(api), body: { code } });
}

describe('a charge by key', () => {
  test('starts the attempt that the hosted page would start', async () => {
    const { id, slug } = await createPayment(api);
    const { payment, next_action: nextAction } = dataOf<PaymentCharged>(await charge(id), 202);
    expect(payment).toEqual(await readPayment(api, id));
    expect(payment).toMatchObject({
      status: 'processing',
      attempts_count: 1,
      payment_method: { type: 'mobile_money', provider: 'mtn_momo', label: 'MTN MoMo', phone_masked: '•••• 6789' },
    });
    expect(nextAction).toMatchObject({ type: 'approve_on_phone', expires_at: '2026-01-01T00:05:00.000Z' });
    expect((await readCheckout(api, slug)).next_action).toEqual(nextAction);
    expect(script.charges).toMatchObject([{ provider: 'mtn_momo', phone: MTN, amount: 5000, country: 'CM' }]);
    script.lookup = () => PAID;
    await api.advance(MINUTE);
    expect(await readPayment(api, id)).toMatchObject({ status: 'succeeded', attempts_count: 1 });
  });

  test('has the events and the timeline of any other', async () => {
    const { id } = await createPayment(api);
    dataOf(await charge(id), 202);
    script.lookup = () => PAID;
    await api.advance(MINUTE);
    const answer = await api.request('GET', `/gateway/payments/${id}/timeline`, { bearer: testKey(api) });
    const { timeline } = dataOf<{ timeline: Timeline }>(answer, 200);
    const types = timeline.entries.flatMap((entry) => (entry.type === 'event' ? [entry.event] : []));
    expect(types).toEqual(['payment.created', 'payment.processing', 'payment.succeeded']);
    expect(timeline.explain.en).toContain('with MTN MoMo (•••• 6789)');
  });

  test('shows a redirect, and a code that is submitted by key', async () => {
    const { id } = await createPayment(api);
    script.charge = ({ nowMs }) => ({
      kind: 'pending',
      railReference: 'web-1',
      nextAction: { type: 'redirect', url: 'https://provider.example/pay' },
      expiresAtMs: nowMs + MINUTE,
    });
    const { next_action: away } = dataOf<PaymentCharged>(await charge(id), 202);
    expect(away).toMatchObject({ type: 'redirect', url: 'https://provider.example/pay' });

    const coded = await createPayment(api);
    script.charge = ({ nowMs }) => ({
      kind: 'pending',
      railReference: 'code-1',
      nextAction: { type: 'enter_otp', url: null },
      expiresAtMs: nowMs + 5 * MINUTE,
    });
    expect(dataOf<PaymentCharged>(await charge(coded.id), 202).next_action?.type).toBe('enter_otp');
    expect(detailsOf(await confirm(coded.id, '0000'), 'INVALID_CODE')).toEqual({
      attempts_left: 2,
      status: 'processing',
    });
    script.code = () => ({ kind: 'pending', railReference: null, nextAction: WAIT });
    const { payment, next_action: next } = dataOf<PaymentCharged>(await confirm(coded.id, '1234'), 202);
    expect([payment.id, payment.version, next?.type]).toEqual([coded.id, expect.any(Number), 'wait']);
    expect(script.codes.map(({ code }) => code)).toEqual(['0000', '1234']);
  });

  test('counts its codes with those of the hosted page', async () => {
    const { id, slug } = await createPayment(api);
    script.charge = ({ nowMs }) => ({
      kind: 'pending',
      railReference: 'code-1',
      nextAction: { type: 'enter_otp', url: null },
      expiresAtMs: nowMs + 5 * MINUTE,
    });
    dataOf(await charge(id), 202);
    const guesses = await Promise.all(
      ['0001', '0002', '0003', '0004', '0005', '0006'].map((code, index) =>
        index % 2 === 0
          ? confirm(id, code)
          : api.request('POST', `/gateway/checkout/${slug}/confirm`, { body: { code } }),
      ),
    );
    expect(script.codes).toHaveLength(3);
    expect(guesses.filter(({ body }) => body.code === 'PAYMENT_DECLINED')).toHaveLength(1);
  });

  test('that is declined shows it, with the whole payment', async () => {
    const { id } = await createPayment(api, { max_attempts: 1 });
    script.charge = () => ({ kind: 'refused', failureCode: 'payer_account_blocked' });
    const details = detailsOf(await charge(id), 'PAYMENT_DECLINED');
    expect(details).toEqual({ failure_code: 'payer_account_blocked', payment: await readPayment(api, id) });
    detailsOf(await charge(id), 'PAYMENT_FAILED');
  });

  test('never comes from a wallet', async () => {
    const { id } = await createPayment(api);
    expect(invalidFields(await charge(id, { method: 'wallet', pin: '1234' }))).toContain('method');
    expect(invalidFields(await charge(id, { method: 'mobile_money', phone: MTN, pin: '1234' }))).toEqual(['pin']);
    expect((await readPayment(api, id)).attempts_count).toBe(0);
  });
});

describe('the provider of a number', () => {
  test.each([
    [MTN, 'mtn_momo'],
    [ORANGE, 'orange_money'],
  ])('%s tells %s', async (phone, provider) => {
    const { id } = await createPayment(api);
    const { payment } = dataOf<PaymentCharged>(await charge(id, { method: 'mobile_money', phone }), 202);
    expect(payment.payment_method?.provider).toBe(provider);
  });

  test('may be another than its prefix says: numbers are ported', async () => {
    const { id } = await createPayment(api);
    dataOf(await charge(id, { method: 'mobile_money', phone: ORANGE, provider: 'mtn_momo' }), 202);
    expect(script.charges[0]?.provider).toBe('mtn_momo');
  });

  test.each(['+237623456789', '+24162123456'])('%s tells nothing: the choices are named', async (phone) => {
    const { id } = await createPayment(api);
    const answer = await charge(id, { method: 'mobile_money', phone });
    expect(invalidFields(answer)).toEqual(['provider']);
    expect(answer.text).toContain('name one of mtn_momo, orange_money');
    expect((await readPayment(api, id)).attempts_count).toBe(0);
  });

  describe('where other prefixes are declared', () => {
    const method = (provider: string, callingCode: string, phonePrefixes?: readonly string[]): RailMethod => {
      const [declared] = scriptedRail().rail.methods;
      if (declared === undefined) throw new Error('the rail declares no method');
      const { phonePrefixes: _, ...others } = declared;
      return { ...others, provider, callingCode, ...(phonePrefixes === undefined ? {} : { phonePrefixes }) };
    };

    test.each([
      ['the longest prefix counts', '+237671234567', 'two'],
      ['a provider that declares none is found by its country alone', '+24162123456', 'gabon'],
    ])('%s', async (_, phone, provider) => {
      const methods = [method('one', '+237', ['+2376']), method('two', '+237', ['+23767']), method('gabon', '+241')];
      const other = await openGateway({ rails: [{ ...scriptedRail().rail, methods }] });
      const { id } = await createPayment(other);
      const answer = await other.request('POST', `/gateway/payments/${id}/charge`, {
        bearer: testKey(other),
        body: { method: 'mobile_money', phone },
      });
      expect(dataOf<PaymentCharged>(answer, 202).payment.payment_method?.provider).toBe(provider);
      await other.close();
    });

    test('two providers with the same prefix are ambiguous', async () => {
      const methods = [method('one', '+237', ['+23767']), method('two', '+237', ['+23767'])];
      const other = await openGateway({ rails: [{ ...scriptedRail().rail, methods }] });
      const { id } = await createPayment(other);
      const answer = await other.request('POST', `/gateway/payments/${id}/charge`, {
        bearer: testKey(other),
        body: { method: 'mobile_money', phone: '+237671234567' },
      });
      expect(invalidFields(answer)).toEqual(['provider']);
      await other.close();
    });
  });
});

describe('who may charge', () => {
  test('another merchant’s payment, one of the other mode and none are the same 404', async () => {
    const { id } = await createPayment(api);
    const stranger = await registerMerchant(api, 'stranger@shop.example');
    const foreign = await charge(id, undefined, { bearer: stranger.testKey });
    const otherMode = await charge(id, undefined, { bearer: api.seed.merchant.liveKey });
    const missing = await charge('pay_00000000000000000000000000');
    for (const answer of [foreign, otherMode, missing]) detailsOf(answer, 'PAYMENT_NOT_FOUND');
    expect([foreign.text, otherMode.text]).toEqual([missing.text, missing.text]);
    detailsOf(
      await api.request('POST', `/gateway/payments/${id}/confirm`, {
        bearer: stranger.testKey,
        body: { code: '1234' },
      }),
      'PAYMENT_NOT_FOUND',
    );
    expect(script.charges).toEqual([]);
  });

  test('a key needs payments:write, and no token will do', async () => {
    const { id } = await createPayment(api);
    const merchant = await api.login(api.seed.merchant.email, { role: 'merchant' });
    const reader = await createKey(api, merchant, { livemode: false, scopes: ['payments:read'] });
    expect(detailsOf(await charge(id, undefined, { bearer: reader }), 'PERMISSION_DENIED')).toEqual({
      required_scope: 'payments:write',
    });
    detailsOf(await charge(id, undefined, { bearer: token }), 'INVALID_API_KEY');
    detailsOf(await api.request('POST', `/gateway/payments/${id}/charge`, { body: {} }), 'AUTHENTICATION_REQUIRED');
  });

  test('a live payment meets the live rail alone', async () => {
    const { liveKey } = api.seed.merchant;
    const { id } = await createPayment(api, {}, liveKey);
    dataOf(await charge(id, undefined, { bearer: liveKey }), 202);
    expect([live.charges.length, script.charges.length]).toEqual([1, 0]);
  });

  test('not while the merchant is suspended, or its KYC is withdrawn', async () => {
    const { liveKey, id: merchantId } = api.seed.merchant;
    const { id } = await createPayment(api, {}, liveKey);
    dataOf(await asOperator(api, 'POST', `/admin/merchants/${merchantId}/suspend`), 200);
    detailsOf(await charge(id, undefined, { bearer: liveKey }), 'ACCOUNT_SUSPENDED');
    dataOf(await asOperator(api, 'POST', `/admin/merchants/${merchantId}/reinstate`), 200);
    const withdrawn = { decision: 'needs_info', note: 'The registration has expired.' };
    dataOf(await asOperator(api, 'POST', `/admin/merchants/${merchantId}/kyc`, withdrawn), 200);
    detailsOf(await charge(id, undefined, { bearer: liveKey }), 'KYC_REQUIRED');
    expect(live.charges).toEqual([]);
    // Test mode goes on.
    dataOf(await charge((await createPayment(api)).id), 202);
  });
});

describe('races', () => {
  test('of charges by key, by the page and from a wallet one starts', async () => {
    const { id, slug } = await createPayment(api);
    const answers = await Promise.all([
      charge(id),
      payByPhone(api, slug, token, ORANGE, 'orange_money'),
      charge(id, { method: 'mobile_money', phone: ORANGE }),
      payFromWallet(api, slug, token),
      charge(id),
      payByPhone(api, slug, token, MTN),
    ]);
    const started = answers.filter(({ status }) => status === 200 || status === 202);
    expect(started).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
    expect(await attempts(api)).toHaveLength(1);
    expect(script.charges.length).toBeLessThanOrEqual(1);
  });

  test('while a page’s attempt is being requested, a charge by key waits for its outcome', async () => {
    const { id, slug } = await createPayment(api);
    const { asked, ask, answer } = held<ReturnType<Script['charge']>>();
    const { charge: usual } = script;
    script.charge = () => ask() as Promise<Awaited<ReturnType<Script['charge']>>>;
    const page = payByPhone(api, slug, token, MTN);
    await asked;
    expect(detailsOf(await charge(id), 'PAYMENT_IN_PROGRESS')).toEqual({ status: 'processing' });
    const [first] = script.charges;
    if (first === undefined) throw new Error('nothing was charged');
    answer(await usual(first));
    dataOf(await page, 202);
    expect(script.charges).toHaveLength(1);
  });
});

describe('repeated', () => {
  test('with its key, a charge returns the stored response and charges once', async () => {
    const { id } = await createPayment(api);
    const first = await charge(id, undefined, { idempotencyKey: 'till-1' });
    script.lookup = () => PAID;
    await api.advance(MINUTE);
    const again = await charge(id, undefined, { idempotencyKey: 'till-1' });
    expect([again.status, again.text]).toEqual([202, first.text]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(script.charges).toHaveLength(1);
    const other = await charge(id, { method: 'mobile_money', phone: ORANGE }, { idempotencyKey: 'till-1' });
    detailsOf(other, 'IDEMPOTENCY_KEY_REUSED');
  });

  test('a charge that our account’s trouble refused releases its key', async () => {
    const { id } = await createPayment(api);
    const { charge: usual } = script;
    script.charge = () => ({ kind: 'refused', failureCode: 'gateway_account' });
    detailsOf(await charge(id, undefined, { idempotencyKey: 'till-1' }), 'RAIL_ERROR');
    script.charge = usual;
    dataOf(await charge(id, undefined, { idempotencyKey: 'till-1' }), 202);
  });

  test('charges and payments of one checkout share its limit', async () => {
    const limited = await openGateway({ rails: [scriptedRail().rail], limits: 'standard' });
    const bearer = testKey(limited);
    const { id, slug } = await createPayment(limited);
    const user = await limited.login('success@sandbox.test');
    const body = { method: 'mobile_money', phone: MTN };
    const statuses: number[] = [];
    for (const attempt of [1, 2, 3]) {
      const byKey = await limited.request('POST', `/gateway/payments/${id}/charge`, { bearer, body });
      const byPage = await payByPhone(limited, slug, user, MTN);
      statuses.push(byKey.status, byPage.status);
      expect(attempt).toBeGreaterThan(0);
    }
    expect(statuses).toEqual([202, 409, 409, 409, 409, 429]);
    detailsOf(await limited.request('POST', `/gateway/payments/${id}/charge`, { bearer, body }), 'RATE_LIMITED');
    await limited.close();
  });
});

test('the client and the embedding program charge, too', async () => {
  const mitako = createClient({
    apiKey: testKey(api),
    baseUrl: `${api.gateway.publicUrl}/api/v1`,
    fetch: (request) => api.handler(request),
  });
  const { id } = await createPayment(api);
  expect((await mitako.payments.charge(id, { phone: MTN })).payment.status).toBe('processing');
  await expect(mitako.payments.confirm(id, { code: '1234' })).rejects.toMatchObject({ code: 'CODE_NOT_EXPECTED' });
  const other = await createPayment(api);
  const owner = { merchantId: api.seed.merchant.id, livemode: false };
  const charged = await asMerchant(api.gateway, owner).payments.charge(other.id, { phone: ORANGE });
  expect(charged.payment.payment_method?.provider).toBe('orange_money');
});

test.each(['+23765345678', '+2376534567890', '+237153456789'])(
  'a number that Cameroon does not have is refused, as on the page: %s',
  async (phone) => {
    const { id } = await createPayment(api);
    const body = { method: 'mobile_money', phone, provider: 'mtn_momo' };
    const path = `/gateway/payments/${id}/charge`;
    expect(invalidFields(await api.request('POST', path, { bearer: testKey(api), body }))).toEqual(['phone']);
  },
);

test('the embedding program reads in the message which fields are wrong', async () => {
  const owner = { merchantId: api.seed.merchant.id, livemode: false };
  const { id } = await createPayment(api);
  await expect(asMerchant(api.gateway, owner).payments.refund(id, { amount: Number('1 500') })).rejects.toThrow(
    /^amount: Is NaN. Pass a finite number/,
  );
  await expect(asMerchant(api.gateway, owner).payments.create({ amount: 0 })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    message: expect.stringMatching(/^Invalid request\..* amount: Must be at least 1\.$/),
  });
});
