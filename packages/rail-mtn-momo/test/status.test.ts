import { describe, expect, it } from 'vitest';
import {
  charged,
  CHARGE_ID,
  found,
  foundWith,
  NEVER_ANSWERS,
  REFERENCE,
  SECRETS,
  STATUS,
  sandboxUnderTest,
  underTest,
} from './support.ts';

const body = (fields: object): string =>
  JSON.stringify({ amount: '5000', currency: 'XAF', externalId: REFERENCE, ...fields });

describe('the status of a charge', () => {
  it.each([
    { status: 'PENDING', kind: 'pending' },
    { status: 'SUCCESSFUL', kind: 'paid' },
    { status: 'FAILED', kind: 'failed' },
    { status: 'ONGOING', kind: 'unknown' },
    { status: 'DELAYED', kind: 'unknown' },
    { status: 'CREATED', kind: 'unknown' },
    { status: 'successful', kind: 'paid' },
    { status: null, kind: 'unknown' },
    { status: ['SUCCESSFUL'], kind: 'unknown' },
  ])('$status is $kind', async ({ status, kind }) => {
    expect((await foundWith(underTest(), { body: body({ status }) })).kind).toBe(kind);
  });

  it.each([
    { reason: 'NOT_ENOUGH_FUNDS', failureCode: 'insufficient_funds' },
    { reason: 'LOW_BALANCE_OR_PAYEE_LIMIT_REACHED_OR_NOT_ALLOWED', failureCode: 'insufficient_funds' },
    { reason: 'PAYER_NOT_FOUND', failureCode: 'invalid_payer' },
    { reason: 'PAYER_LIMIT_REACHED', failureCode: 'payer_limit_reached' },
    { reason: 'APPROVAL_REJECTED', failureCode: 'payer_declined' },
    { reason: 'PAYMENT_NOT_APPROVED', failureCode: 'payer_declined' },
    { reason: 'TRANSACTION_CANCELED', failureCode: 'payer_declined' },
    { reason: 'EXPIRED', failureCode: 'payer_timeout' },
    { reason: 'COULD_NOT_PERFORM_TRANSACTION', failureCode: 'payer_timeout' },
    { reason: 'SENDER_ACCOUNT_NOT_ACTIVE', failureCode: 'payer_account_blocked' },
    { reason: 'PAYEE_NOT_FOUND', failureCode: 'gateway_account' },
    { reason: 'PAYEE_NOT_ALLOWED_TO_RECEIVE', failureCode: 'gateway_account' },
    { reason: 'PAYEE_LIMIT_REACHED', failureCode: 'gateway_account' },
    { reason: 'NOT_ALLOWED', failureCode: 'gateway_account' },
    { reason: 'NOT_ALLOWED_TARGET_ENVIRONMENT', failureCode: 'gateway_account' },
    { reason: 'INVALID_CALLBACK_URL_HOST', failureCode: 'gateway_account' },
    { reason: 'INVALID_CURRENCY', failureCode: 'gateway_account' },
    { reason: 'INTERNAL_PROCESSING_ERROR', failureCode: 'provider_error' },
    { reason: 'SERVICE_UNAVAILABLE', failureCode: 'provider_unavailable' },
    { reason: 'RESOURCE_ALREADY_EXIST', failureCode: 'provider_error' },
    { reason: 'VALIDATION_ERROR', failureCode: 'provider_error' },
    { reason: 'A_NEW_ONE', failureCode: 'provider_error' },
    { reason: 'constructor', failureCode: 'provider_error' },
  ])('FAILED for $reason is $failureCode, however it is written', async ({ reason, failureCode }) => {
    const code = reason.toUpperCase();
    for (const written of [
      { reason },
      { reason: { code: reason, message: 'In words' } },
      { Reason: reason },
      { code: reason },
      { reason: reason.toLowerCase().replaceAll('_', ' ') },
    ]) {
      const outcome = await foundWith(underTest(), { body: body({ status: 'FAILED', ...written }) });
      expect(outcome).toMatchObject({ kind: 'failed', failureCode, detail: { code } });
    }
  });

  it.each(['TRANSACTION_NOT_FOUND', 'RESOURCE_NOT_FOUND'])(
    'FAILED for %s says nothing about the payer',
    async (reason) => {
      expect((await foundWith(underTest(), { body: body({ status: 'FAILED', reason }) })).kind).toBe('unknown');
    },
  );

  it('FAILED without a reason is final anyway', async () => {
    const outcome = await foundWith(underTest(), { body: body({ status: 'FAILED' }) });
    expect(outcome).toMatchObject({ kind: 'failed', failureCode: 'provider_error', detail: { code: 'FAILED' } });
  });

  it('has reasons that the operator adds, or means otherwise', async () => {
    const reasons = { A_NEW_ONE: 'payer_busy', TRANSACTION_CANCELED: 'payer_timeout' } as const;
    for (const [reason, failureCode] of Object.entries(reasons)) {
      const made = underTest({ reasons });
      expect(await foundWith(made, { body: body({ status: 'FAILED', reason }) })).toMatchObject({ failureCode });
    }
  });

  it.each([
    { name: 'decimals', amount: '5000.0', outcome: { kind: 'paid', collected: { amount: 5_000, currency: 'XAF' } } },
    { name: 'two decimals', amount: '5000.00', outcome: { kind: 'paid', collected: { amount: 5_000 } } },
    { name: 'a number', amount: 5_000, outcome: { kind: 'paid', collected: { amount: 5_000 } } },
    { name: 'another amount', amount: '6.0', outcome: { kind: 'paid', collected: { amount: 6, currency: 'XAF' } } },
    { name: 'parts of a franc', amount: '5000.5', outcome: { kind: 'unknown' } },
    { name: 'words', amount: 'five thousand', outcome: { kind: 'unknown' } },
    { name: 'separators', amount: '5,000', outcome: { kind: 'paid', collected: { amount: 5_000 } } },
    { name: 'separators in odd places', amount: '50,00', outcome: { kind: 'unknown' } },
    { name: 'less than nothing', amount: '-5000', outcome: { kind: 'unknown' } },
  ])('SUCCESSFUL with an amount of $name says what was collected', async ({ amount, outcome }) => {
    expect(await foundWith(underTest(), { body: body({ status: 'SUCCESSFUL', amount }) })).toMatchObject(outcome);
  });

  it('SUCCESSFUL in another currency reports that currency', async () => {
    const euros = body({ status: 'SUCCESSFUL', currency: 'EUR' });
    expect(await foundWith(underTest(), { body: euros })).toMatchObject({
      collected: { amount: 5_000, currency: 'EUR' },
    });
    const dollars = body({ status: 'SUCCESSFUL', currency: 'USD' });
    expect(await foundWith(sandboxUnderTest(), { body: dollars })).toMatchObject({ collected: { currency: 'USD' } });
    const noAmount = body({ status: 'SUCCESSFUL', amount: undefined, currency: 'EUR' });
    expect(await foundWith(underTest(), { body: noAmount })).toMatchObject({ kind: 'unknown' });
  });

  it('SUCCESSFUL without a currency reports none', async () => {
    const paid = await foundWith(underTest(), { body: body({ status: 'SUCCESSFUL', currency: undefined }) });
    expect(paid).toMatchObject({ kind: 'paid', collected: { amount: 5_000 } });
    expect(paid).not.toHaveProperty('collected.currency');
  });

  it.each([
    { name: 'of another charge', status: 200, body: body({ status: 'SUCCESSFUL', externalId: 'att_other' }) },
    { name: 'under an error', status: 500, body: body({ status: 'SUCCESSFUL' }) },
    { name: 'with 202', status: 202, body: body({ status: 'SUCCESSFUL' }) },
    { name: 'in HTML', status: 200, body: '<html></html>' },
    { name: 'that breaks off', status: 200, body: body({ status: 'SUCCESSFUL' }).slice(0, -4) },
    { name: 'of 10 MB', status: 200, body: body({ status: 'SUCCESSFUL', payeeNote: 'x'.repeat(10_485_760) }) },
    { name: 'without access', status: 401, body: '' },
    { name: 'from an address that is not allowed', status: 403, body: 'FORBIDDEN IP' },
    { name: 'on a wrong path', status: 404, body: '{"statusCode":404,"message":"Resource not found"}' },
    { name: 'after too many requests', status: 429, body: '' },
    { name: 'of a busy provider', status: 503, body: '<html></html>' },
  ])('$name is unknown, and says so without a secret', async ({ status, body: text }) => {
    const made = underTest();
    // A token is tried twice.
    if (status === 401) made.provider.faults.next({ kind: 'answer', status, body: text }, { path: STATUS });
    const outcome = await foundWith(made, { status, body: text });
    expect(outcome).toMatchObject({ kind: 'unknown', detail: { message: expect.any(String) } });
    for (const secret of SECRETS) expect(JSON.stringify(outcome)).not.toContain(secret);
  });

  it('that MTN does not know is absent for as long as it takes, and then what it is', async () => {
    const { rail, provider } = underTest();
    await charged(rail);
    const notFound = '{"code":"RESOURCE_NOT_FOUND","message":"Requested resource was not found."}';
    provider.faults.next({ kind: 'answer', status: 404, body: notFound }, { path: STATUS, times: 3 });
    for (let index = 0; index < 3; index += 1) expect(await found(rail)).toStrictEqual({ kind: 'absent' });
    expect((await found(rail)).kind).toBe('paid');
  });

  it('is found by our reference alone, whatever handle is stored', async () => {
    const { rail } = underTest();
    await charged(rail);
    for (const railReference of [null, CHARGE_ID, 'another']) {
      expect((await found(rail, { railReference })).kind).toBe('paid');
    }
  });

  it('that stays PENDING longer than its prompt is pending', async () => {
    const { rail, clock } = sandboxUnderTest();
    await charged(rail, { phone: NEVER_ANSWERS });
    clock.nowMs += 86_400_000;
    expect((await found(rail, { phone: NEVER_ANSWERS })).kind).toBe('pending');
  });
});

describe("MTN's numbers of the sandbox", () => {
  it.each([
    ['450', 'provider_error'],
    ['451', 'payer_declined'],
    ['452', 'payer_timeout'],
    ['455', 'invalid_payer'],
    ['456', 'gateway_account'],
    ['457', 'gateway_account'],
    ['458', 'gateway_account'],
    ['459', 'gateway_account'],
    ['460', 'gateway_account'],
    ['461', 'provider_error'],
    ['462', 'provider_unavailable'],
    ['463', 'payer_timeout'],
  ])('%s fails with %s', async (end, failureCode) => {
    const phone = `+237650000${end}`;
    const { rail, provider } = sandboxUnderTest();
    expect((await charged(rail, { phone })).kind).toBe('pending');
    expect(provider.requests.at(-1)?.body).toContain(`"partyId":"46733123${end}"`);
    expect(await found(rail, { phone })).toMatchObject({ kind: 'failed', failureCode });
  });

  it.each([
    ['455', 'invalid_payer'],
    ['458', 'gateway_account'],
    ['463', 'payer_timeout'],
  ])('%s that fails at the request is refused with %s', async (end, failureCode) => {
    const { rail } = sandboxUnderTest({}, { failsAt: 'request' });
    expect(await charged(rail, { phone: `+237650000${end}` })).toMatchObject({ kind: 'refused', failureCode });
  });

  it.each(['461', '462'])('%s that fails at the request may have been taken', async (end) => {
    const { rail } = sandboxUnderTest({}, { failsAt: 'request' });
    expect((await charged(rail, { phone: `+237650000${end}` })).kind).toBe('unknown');
  });

  it('454 pays after a while', async () => {
    const { rail, clock } = sandboxUnderTest();
    const phone = '+237650000454';
    await charged(rail, { phone });
    expect((await found(rail, { phone })).kind).toBe('pending');
    clock.nowMs += 45_000;
    expect((await found(rail, { phone })).kind).toBe('paid');
  });

  it('are not used with live money', async () => {
    const { rail, provider } = underTest();
    await charged(rail, { phone: '+237650000455' });
    expect(provider.requests.at(-1)?.body).toContain('"partyId":"237650000455"');
  });
});
