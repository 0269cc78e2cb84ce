import { FAILURES, type FailureCode } from '@mitako/contract/names';
import { uuidOf } from '@mitako/rail-kit';
import { describe, expect, it } from 'vitest';
import { pawapayProviders } from '../src/index.ts';
import {
  answer,
  chargedBy,
  chargeRequest,
  DEPOSIT_STATUS,
  DEPOSITS,
  lookedUpBy,
  lookupRequest,
  MINUTE_MS,
  REFERENCE,
  rejection,
  START_MS,
  TOKEN,
  underTest,
} from './support.ts';

const DEPOSIT_ID = uuidOf('pawapay', REFERENCE);
const PENDING = {
  kind: 'pending',
  railReference: DEPOSIT_ID,
  nextAction: { type: 'approve_on_phone', url: null },
  expiresAtMs: START_MS + 10 * MINUTE_MS,
};

describe('a deposit', () => {
  it('is requested under an id of our reference, with the amount as text, and nothing that pawaPay does not know', async () => {
    const { rail, provider } = underTest();
    expect(await rail.charge(chargeRequest())).toStrictEqual(PENDING);
    const [sent] = provider.requests;
    expect(sent).toMatchObject({ method: 'POST', path: '/v2/deposits' });
    expect(sent?.headers.get('authorization')).toBe(`Bearer ${TOKEN}`);
    expect(JSON.parse(sent?.body ?? '')).toStrictEqual({
      depositId: DEPOSIT_ID,
      amount: '5000',
      currency: 'XAF',
      payer: { type: 'MMO', accountDetails: { phoneNumber: '237653456789', provider: 'MTN_MOMO_CMR' } },
      customerMessage: 'Commande 1043',
      clientReferenceId: REFERENCE,
    });
  });

  it.each([
    { country: 'CM', provider: 'mtn_momo', phone: '+237653456789', code: 'MTN_MOMO_CMR' },
    { country: 'CM', provider: 'orange_money', phone: '+237693456789', code: 'ORANGE_CMR' },
    { country: 'CG', provider: 'mtn_momo', phone: '+242063456789', code: 'MTN_MOMO_COG' },
    { country: 'CG', provider: 'airtel_money', phone: '+242053456789', code: 'AIRTEL_COG' },
    { country: 'GA', provider: 'airtel_money', phone: '+24174345678', code: 'AIRTEL_GAB' },
  ])('is paid from $code', async ({ country, provider, phone, code }) => {
    const made = underTest();
    const request = { country, provider, phone };
    expect((await made.rail.charge(chargeRequest(request))).kind).toBe('pending');
    expect(await made.rail.lookup(lookupRequest(request))).toStrictEqual({
      kind: 'paid',
      railReference: DEPOSIT_ID,
      collected: { amount: 5_000, currency: 'XAF' },
      detail: { code: 'COMPLETED', message: null, requestId: expect.stringMatching(/^MP/) },
    });
    expect(made.provider.requests[0]?.body).toContain(`"provider":"${code}"`);
    expect(made.provider.collected(REFERENCE)).toBe(5_000);
  });

  it.each([
    { description: 'Riz', locale: 'fr', message: 'Paiement Riz' },
    { description: 'x', locale: 'en', message: 'Payment x' },
    { description: 'Thon', locale: 'fr', message: 'Thon' },
    { description: 'Vingt deux caracteres1', locale: 'fr', message: 'Vingt deux caracteres1' },
  ] as const)('tells the payer "$message" for "$description"', async ({ description, locale, message }) => {
    const { rail, provider } = underTest();
    expect((await rail.charge(chargeRequest({ description, locale }))).kind).toBe('pending');
    expect(JSON.parse(provider.requests[0]?.body ?? '')).toMatchObject({ customerMessage: message });
    expect(rail.methods[0]?.description).toStrictEqual({ lengthMax: 22, punctuation: '' });
  });

  it('is made once, however often it is requested, and paid once', async () => {
    const { rail, provider } = underTest();
    const made = await Promise.all(Array.from({ length: 20 }, () => rail.charge(chargeRequest())));
    for (const outcome of made) expect(outcome).toStrictEqual(PENDING);
    expect(provider.phones.prompts).toHaveLength(1);
    expect(provider.collected(REFERENCE)).toBe(5_000);
  });

  it('of many payers at once: each is paid, none is mixed up', async () => {
    const { rail, provider } = underTest();
    const references = Array.from({ length: 200 }, (_, index) => `att_${index}`);
    await Promise.all(
      references.map((reference, index) => rail.charge(chargeRequest({ reference, amount: 1_000 + index }))),
    );
    const found = await Promise.all(references.map((reference) => rail.lookup(lookupRequest({ reference }))));
    for (const [index, outcome] of found.entries()) {
      expect(outcome).toMatchObject({ kind: 'paid', collected: { amount: 1_000 + index } });
      expect(provider.collected(`att_${index}`)).toBe(1_000 + index);
    }
  });

  it('of a provider that is not offered is refused, and nothing is sent', async () => {
    const { rail, provider } = underTest({ providers: [pawapayProviders.AIRTEL_GAB] });
    expect(await rail.charge(chargeRequest())).toStrictEqual({ kind: 'refused', failureCode: 'gateway_account' });
    // The number decides about the country.
    expect((await rail.charge(chargeRequest({ provider: 'airtel_money', country: 'CG' }))).kind).toBe('refused');
    expect(provider.requests).toHaveLength(0);
  });
});

describe('an answer to a deposit', () => {
  it.each(['ACCEPTED', 'DUPLICATE_IGNORED'])('%s is not money: it is pending', async (status) => {
    const made = underTest();
    expect(
      await chargedBy(made, answer({ depositId: DEPOSIT_ID, status, created: '2026-11-22T10:10:00Z' })),
    ).toStrictEqual(PENDING);
    expect((await made.rail.lookup(lookupRequest())).kind).toBe('absent');
  });

  it.each<{ code: string; failureCode: FailureCode; status?: number }>([
    { code: 'INVALID_PHONE_NUMBER', failureCode: 'invalid_payer' },
    { code: 'AMOUNT_OUT_OF_BOUNDS', failureCode: 'provider_error' },
    { code: 'INVALID_AMOUNT', failureCode: 'provider_error' },
    { code: 'INVALID_CURRENCY', failureCode: 'provider_error' },
    { code: 'INVALID_PROVIDER', failureCode: 'provider_error' },
    { code: 'INVALID_INPUT', failureCode: 'provider_error', status: 400 },
    { code: 'MISSING_PARAMETER', failureCode: 'provider_error', status: 400 },
    { code: 'UNSUPPORTED_PARAMETER', failureCode: 'provider_error', status: 400 },
    { code: 'INVALID_PARAMETER', failureCode: 'provider_error', status: 400 },
    { code: 'DUPLICATE_METADATA_FIELD', failureCode: 'provider_error', status: 400 },
  ])('$code rests on the request alone: refused at once', async ({ code, failureCode, status }) => {
    const made = underTest();
    expect(await chargedBy(made, rejection(code, status))).toStrictEqual({
      kind: 'refused',
      failureCode,
      detail: { code, message: `Because of ${code}.`, requestId: null },
    });
    expect(made.provider.requests).toHaveLength(1);
  });

  it.each<{ code: string; failureCode: FailureCode; status?: number }>([
    { code: 'PROVIDER_TEMPORARILY_UNAVAILABLE', failureCode: 'provider_unavailable' },
    { code: 'DEPOSITS_NOT_ALLOWED', failureCode: 'gateway_account', status: 403 },
  ])('$code is refused only if pawaPay does not know the deposit', async ({ code, failureCode, status }) => {
    const made = underTest();
    expect(await chargedBy(made, rejection(code, status))).toMatchObject({ kind: 'refused', failureCode });
    expect(made.provider.requests.map(({ method }) => method)).toStrictEqual(['POST', 'GET']);

    // It was accepted before.
    await made.rail.charge(chargeRequest());
    expect(await chargedBy(made, rejection(code, status))).toStrictEqual(PENDING);

    // The outcome is unknown.
    made.provider.faults.next(answer('', 503), { path: DEPOSIT_STATUS });
    expect((await chargedBy(made, rejection(code, status))).kind).toBe('unknown');
  });

  it.each([
    { name: 'no token', fault: rejection('NO_AUTHENTICATION', 401), needsOperator: true },
    { name: 'a wrong token', fault: rejection('AUTHENTICATION_ERROR', 403), needsOperator: true },
    { name: 'a token without rights', fault: rejection('AUTHORISATION_ERROR', 403), needsOperator: true },
    { name: 'a wrong signature', fault: rejection('HTTP_SIGNATURE_ERROR', 403), needsOperator: true },
    { name: 'a wrong path', fault: answer('<html></html>', 404), needsOperator: true },
    { name: 'an error of pawaPay', fault: rejection('UNKNOWN_ERROR', 500) },
    { name: 'an error that names the request', fault: rejection('INVALID_PHONE_NUMBER', 500) },
    { name: 'a code that is not documented', fault: rejection('SOMETHING_NEW') },
    { name: 'a code of JavaScript', fault: rejection('constructor') },
    { name: 'a refusal without a code', fault: answer({ status: 'REJECTED' }) },
    { name: 'a refusal by a proxy', fault: answer('Bad Request', 400) },
    { name: 'too many requests', fault: answer({ message: 'Too many requests' }, 429) },
    { name: 'a redirection', fault: answer('', 302) },
    { name: 'a status that is not documented', fault: answer({ status: 'ENQUEUED_LATER' }) },
    { name: 'a status of a final deposit', fault: answer({ status: 'COMPLETED' }) },
    { name: 'an accepted one under an error', fault: answer({ status: 'ACCEPTED' }, 202) },
    { name: 'another deposit', fault: answer({ depositId: 'other', status: 'ACCEPTED' }) },
    { name: 'ten megabytes', fault: answer('x'.repeat(10_000_000)) },
    { name: 'nesting without end', fault: answer('['.repeat(100_000)) },
  ])('with $name is unknown, and says so without a secret', async ({ fault, needsOperator }) => {
    const made = underTest();
    const outcome = await chargedBy(made, fault);
    expect(outcome).toMatchObject({
      kind: 'unknown',
      detail: { message: expect.any(String) },
      ...(needsOperator === undefined ? {} : { needsOperator }),
    });
    expect(JSON.stringify(outcome)).not.toContain(TOKEN);
    expect(JSON.stringify(outcome).length).toBeLessThan(1_000);
  });

  it('that was lost is found by our reference alone, of a 500 that succeeded as well', async () => {
    for (const fault of [{ kind: 'broken_after' }, { kind: 'answer_after', status: 500, body: '{}' }] as const) {
      const { rail, provider } = underTest();
      provider.faults.next(fault, { path: DEPOSITS });
      expect((await rail.charge(chargeRequest())).kind).toBe('unknown');
      expect((await rail.lookup(lookupRequest())).kind).toBe('paid');
      expect(provider.collected(REFERENCE)).toBe(5_000);
    }
  });

  it('is the same to a number of another country, which is never sent elsewhere', async () => {
    const { rail, provider } = underTest();
    expect(await rail.charge(chargeRequest({ phone: '+242063456789' }))).toMatchObject({
      kind: 'refused',
      failureCode: 'invalid_payer',
      detail: { code: 'INVALID_PHONE_NUMBER' },
    });
    expect(provider.phones.prompts).toHaveLength(0);
  });

  it('to a number of another provider is accepted, and fails as the payer is unknown there', async () => {
    const { rail, provider } = underTest();
    const phone = '+237693456789';
    expect((await rail.charge(chargeRequest({ phone }))).kind).toBe('pending');
    expect(await rail.lookup(lookupRequest({ phone }))).toMatchObject({ kind: 'failed', failureCode: 'invalid_payer' });
    expect(provider.collected(REFERENCE)).toBe(0);
  });

  it('of another currency or an amount out of bounds is refused', async () => {
    const { rail, provider } = underTest();
    expect(await rail.charge(chargeRequest({ currency: 'XOF' }))).toMatchObject({ failureCode: 'provider_error' });
    expect(await rail.charge(chargeRequest({ amount: 1_000_001 }))).toMatchObject({
      kind: 'refused',
      detail: { code: 'AMOUNT_OUT_OF_BOUNDS' },
    });
    expect(provider.collected(REFERENCE)).toBe(0);
  });
});

describe('the status of a deposit', () => {
  it.each(['ACCEPTED', 'ENQUEUED', 'SUBMITTED', 'PROCESSING'])('%s is pending', async (status) => {
    const detail = { code: status, message: null, requestId: null };
    expect(await lookedUpBy(underTest(), { status })).toStrictEqual({ kind: 'pending', detail });
  });

  it('FAILED is paid late when the prompt outlives it', async () => {
    const { rail, provider, clock, received } = underTest({}, { answers: 'by hand', outlivesMs: MINUTE_MS });
    await rail.charge(chargeRequest());
    clock.nowMs += 5 * MINUTE_MS;
    expect(await rail.lookup(lookupRequest())).toMatchObject({ kind: 'failed', failureCode: 'payer_declined' });
    provider.phones.approve(provider.phones.prompts[0]?.id ?? '');
    expect((await rail.lookup(lookupRequest())).kind).toBe('paid');
    expect(provider.collected(REFERENCE)).toBe(5_000);
    expect(received.map(({ body }) => JSON.parse(body).status)).toEqual(['FAILED', 'COMPLETED']);
  });

  it('FAILED stays when its prompt has ended, too', async () => {
    const { rail, provider, clock } = underTest({}, { answers: 'by hand', outlivesMs: MINUTE_MS });
    await rail.charge(chargeRequest());
    clock.nowMs += 6 * MINUTE_MS;
    expect((await rail.lookup(lookupRequest())).kind).toBe('failed');
    expect(() => provider.phones.approve(provider.phones.prompts[0]?.id ?? '')).toThrow('waits');
  });

  it('IN_RECONCILIATION is pending, however long, and never asked for again', async () => {
    const { rail, provider, clock } = underTest();
    const phone = '+237653456129';
    await rail.charge(chargeRequest({ phone }));
    provider.reconcile(REFERENCE);
    clock.nowMs += 20 * 60 * MINUTE_MS;
    const late = lookupRequest({ phone, nowMs: clock.nowMs });
    expect(await rail.lookup(late)).toMatchObject({ kind: 'pending', nextAction: { type: 'wait', url: null } });
    expect((await rail.charge(chargeRequest({ phone }))).kind).toBe('pending');
    provider.conclude(REFERENCE, null);
    expect((await rail.lookup(late)).kind).toBe('paid');
    expect(provider.collected(REFERENCE)).toBe(5_000);
  });

  it.each([
    { amount: '5000', whole: 5_000 },
    { amount: '5000.00', whole: 5_000 },
    { amount: '5000.0', whole: 5_000 },
    { amount: 5_000, whole: 5_000 },
    { amount: '4999', whole: 4_999 },
  ])('COMPLETED with the amount $amount is paid with $whole', async ({ amount, whole }) => {
    expect(await lookedUpBy(underTest(), { status: 'COMPLETED', amount })).toMatchObject({
      kind: 'paid',
      collected: { amount: whole, currency: 'XAF' },
    });
  });

  it.each([{ amount: '5000.50' }, { amount: '5 000' }, { amount: null }, { amount: '-5' }, { currency: null }])(
    'COMPLETED with %o is unknown: the amount is not known',
    async (data) => {
      expect((await lookedUpBy(underTest(), { status: 'COMPLETED', ...data })).kind).toBe('unknown');
    },
  );

  it('COMPLETED in another currency is said to be, so that nothing is booked', async () => {
    expect(await lookedUpBy(underTest(), { status: 'COMPLETED', currency: 'CDF' })).toMatchObject({
      collected: { amount: 5_000, currency: 'CDF' },
    });
  });

  it.each<{ code: string; failureCode: FailureCode; isInDoubt?: boolean }>([
    { code: 'PAYER_NOT_FOUND', failureCode: 'invalid_payer' },
    { code: 'RECIPIENT_NOT_FOUND', failureCode: 'invalid_payer' },
    { code: 'INSUFFICIENT_BALANCE', failureCode: 'insufficient_funds' },
    { code: 'PAYMENT_NOT_APPROVED', failureCode: 'payer_declined', isInDoubt: true },
    { code: 'PAYER_LIMIT_REACHED', failureCode: 'payer_limit_reached' },
    { code: 'RECIPIENT_LIMIT_REACHED', failureCode: 'payer_limit_reached' },
    { code: 'WALLET_LIMIT_REACHED', failureCode: 'payer_limit_reached' },
    { code: 'PAYMENT_IN_PROGRESS', failureCode: 'payer_busy' },
    { code: 'TRANSACTION_ALREADY_IN_PROCESS', failureCode: 'payer_busy' },
    { code: 'INVALID_AUTHORISATION_CODE', failureCode: 'invalid_code' },
    { code: 'PAWAPAY_WALLET_OUT_OF_FUNDS', failureCode: 'gateway_account' },
    { code: 'MANUALLY_CANCELLED', failureCode: 'provider_error' },
    { code: 'UNSPECIFIED_FAILURE', failureCode: 'provider_error' },
    { code: 'UNKNOWN_ERROR', failureCode: 'provider_error' },
    { code: 'SOMETHING_NEW', failureCode: 'provider_error' },
    { code: 'constructor', failureCode: 'provider_error' },
  ])('FAILED by $code is failed by $failureCode', async ({ code, failureCode, ...doubt }) => {
    const failureReason = { failureCode: code, failureMessage: 'Because.' };
    expect(await lookedUpBy(underTest(), { status: 'FAILED', failureReason })).toStrictEqual({
      kind: 'failed',
      failureCode,
      ...doubt,
      detail: { code, message: 'Because.', requestId: null },
    });
    expect(Object.keys(FAILURES)).toContain(failureCode);
  });

  it('FAILED without a reason is failed anyway', async () => {
    expect(await lookedUpBy(underTest(), { status: 'FAILED' })).toMatchObject({ failureCode: 'provider_error' });
  });

  it('FAILED by a code that the operator knows better is failed by that', async () => {
    const made = underTest({ failureCodes: { SOMETHING_NEW: 'payer_account_blocked' } });
    const failureReason = { failureCode: 'SOMETHING_NEW' };
    expect(await lookedUpBy(made, { status: 'FAILED', failureReason })).toMatchObject({
      failureCode: 'payer_account_blocked',
    });
  });

  it.each([
    { name: 'another word', body: { status: 'FOUND', data: { depositId: DEPOSIT_ID, status: 'REVERSED' } } },
    { name: 'no data', body: { status: 'FOUND' } },
    { name: 'another deposit', body: { status: 'FOUND', data: { depositId: 'other', status: 'COMPLETED' } } },
    { name: 'no wrapper', body: { depositId: DEPOSIT_ID, status: 'COMPLETED', amount: '5000', currency: 'XAF' } },
    { name: 'the list of version 1', body: [{ depositId: DEPOSIT_ID, status: 'COMPLETED' }] },
    { name: 'HTML', body: '<html></html>' },
    { name: 'ten megabytes', body: 'x'.repeat(10_000_000) },
  ])('with $name is unknown, and says so', async ({ body }) => {
    const { rail, provider } = underTest();
    provider.faults.next(answer(body), { path: DEPOSIT_STATUS });
    const outcome = await rail.lookup(lookupRequest());
    expect(outcome).toMatchObject({ kind: 'unknown', detail: { message: expect.any(String) } });
  });

  it.each([400, 401, 403, 404, 429, 500, 503])(
    'under HTTP %i is unknown, even if it says COMPLETED',
    async (status) => {
      const { rail, provider } = underTest();
      const data = { depositId: DEPOSIT_ID, status: 'COMPLETED', amount: '5000', currency: 'XAF' };
      provider.faults.next(answer({ status: 'FOUND', data }, status), { path: DEPOSIT_STATUS });
      expect((await rail.lookup(lookupRequest())).kind).toBe('unknown');
    },
  );

  it('NOT_FOUND is absent, and found later is paid', async () => {
    const { rail, clock } = underTest({}, { visibleAfterMs: MINUTE_MS });
    await rail.charge(chargeRequest());
    expect((await rail.lookup(lookupRequest())).kind).toBe('absent');
    clock.nowMs += MINUTE_MS;
    expect((await rail.lookup(lookupRequest({ nowMs: clock.nowMs }))).kind).toBe('paid');
  });

  it('NOT_FOUND never fails on its own, and the engine learns from when on it is certain', async () => {
    const { rail } = underTest({ promptLifeMs: 5 * MINUTE_MS, absentMarginMs: 30 * MINUTE_MS });
    expect(await rail.lookup(lookupRequest({ nowMs: START_MS + 365 * 24 * 60 * MINUTE_MS }))).toStrictEqual({
      kind: 'absent',
    });
    expect(rail.charges).toStrictEqual({
      promptLifeMs: 5 * MINUTE_MS,
      absentMarginMs: 30 * MINUTE_MS,
      isRepeatable: true,
      lookUpsPerSecond: 5,
    });
  });

  it('is PROCESSING between the PIN and the end', async () => {
    const { rail, clock } = underTest({}, { settleMs: 30_000 });
    await rail.charge(chargeRequest());
    expect(await rail.lookup(lookupRequest())).toMatchObject({ kind: 'pending', detail: { code: 'PROCESSING' } });
    clock.nowMs += 30_000;
    expect((await rail.lookup(lookupRequest())).kind).toBe('paid');
  });
});

describe('a number of the sandbox', () => {
  it.each([
    ['CM', 'mtn_momo', '+237653456019', 'payer_limit_reached'],
    ['CM', 'mtn_momo', '+237653456029', 'invalid_payer'],
    ['CM', 'mtn_momo', '+237653456039', 'payer_declined'],
    ['CM', 'mtn_momo', '+237653456069', 'provider_error'],
    ['CM', 'orange_money', '+237693456049', 'insufficient_funds'],
    ['CG', 'mtn_momo', '+242063456029', 'invalid_payer'],
    ['CG', 'airtel_money', '+242053456049', 'insufficient_funds'],
    ['GA', 'airtel_money', '+24174345048', 'insufficient_funds'],
    ['GA', 'airtel_money', '+24174345068', 'provider_error'],
  ])('of %s, %s %s, is accepted and fails by %s', async (country, provider, phone, failureCode) => {
    const made = underTest();
    const request = { country, provider, phone };
    expect((await made.rail.charge(chargeRequest(request))).kind).toBe('pending');
    expect(await made.rail.lookup(lookupRequest(request))).toMatchObject({ kind: 'failed', failureCode });
    expect(made.provider.collected(REFERENCE)).toBe(0);
  });

  it.each([
    ['CM', 'mtn_momo', '+237653456129'],
    ['CM', 'orange_money', '+237693456129'],
    ['CG', 'airtel_money', '+242053456129'],
    ['GA', 'airtel_money', '+24174345128'],
  ])('of %s, %s %s, stays submitted', async (country, provider, phone) => {
    const { rail, clock, received } = underTest();
    const request = { country, provider, phone };
    await rail.charge(chargeRequest(request));
    clock.nowMs += 24 * 60 * MINUTE_MS;
    expect((await rail.lookup(lookupRequest({ ...request, nowMs: clock.nowMs }))).kind).toBe('pending');
    expect(received).toHaveLength(0);
  });
});
