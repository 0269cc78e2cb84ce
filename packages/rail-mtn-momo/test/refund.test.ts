import { describe, expect, it } from 'vitest';
import { mtnMomo } from '../src/index.ts';
import {
  charged,
  CHARGE_ID,
  MTN,
  REFERENCE,
  REFUND,
  REFUND_STATUS,
  refundRequest,
  SECRETS,
  underTest,
} from './support.ts';

const RFD = 'rfd_01JD0000000000000000000001';
const status = (fields: object): string =>
  JSON.stringify({ amount: '2000', currency: 'XAF', externalId: RFD, ...fields });

describe('a refund', () => {
  it('names the charge, under an id derived from our reference, and is looked up', async () => {
    const { rail, provider } = underTest();
    await charged(rail);
    expect(await rail.refund?.(refundRequest())).toStrictEqual({ kind: 'pending' });
    const sent = provider.requests.at(-1);
    expect(sent?.path).toBe('/disbursement/v1_0/refund');
    expect(sent?.headers.get('x-reference-id')).toBe('ff6229cc-4b39-477a-8f59-11b63f857f26');
    expect(sent?.headers.get('ocp-apim-subscription-key')).toBe('disbursement-key');
    expect(JSON.parse(sent?.body ?? '')).toStrictEqual({
      amount: '2000',
      currency: 'XAF',
      externalId: RFD,
      payerMessage: 'Remboursement',
      payeeNote: 'Remboursement',
      referenceIdToRefund: CHARGE_ID,
    });
    expect(await rail.lookupRefund?.(refundRequest())).toMatchObject({
      kind: 'succeeded',
      railReference: expect.stringMatching(/^\d+$/),
    });
    expect(provider.paidBack(RFD)).toBe(2_000);
    expect(provider.balance('disbursement')).toBe(998_000);
  });

  it('by transfer names the payer', async () => {
    const { rail, provider } = underTest({ refundBy: 'transfer' });
    await charged(rail);
    expect(await rail.refund?.(refundRequest())).toStrictEqual({ kind: 'pending' });
    expect(provider.requests.at(-1)?.path).toBe('/disbursement/v1_0/transfer');
    expect(JSON.parse(provider.requests.at(-1)?.body ?? '')).toMatchObject({
      payee: { partyIdType: 'MSISDN', partyId: '237677123456' },
    });
    expect((await rail.lookupRefund?.(refundRequest()))?.kind).toBe('succeeded');
    expect(provider.paidBack(RFD)).toBe(2_000);
  });

  it('is paid once, however often it is requested', async () => {
    const { rail, provider } = underTest();
    await charged(rail);
    const asked = async () => rail.refund?.(refundRequest());
    const outcomes = await Promise.all(Array.from({ length: 20 }, asked));
    for (const outcome of outcomes) expect(outcome).toStrictEqual({ kind: 'pending' });
    expect(provider.paidBack(RFD)).toBe(2_000);
  });

  it('of a charge by several parts is paid in parts', async () => {
    const { rail, provider } = underTest();
    await charged(rail);
    for (const reference of ['rfd_1', 'rfd_2']) {
      await rail.refund?.(refundRequest({ reference, amount: 1_500 }));
      expect((await rail.lookupRefund?.(refundRequest({ reference, amount: 1_500 })))?.kind).toBe('succeeded');
    }
    expect(provider.paidBack('rfd_1') + provider.paidBack('rfd_2')).toBe(3_000);
  });

  it('that failed is requested again under another id, and is paid once', async () => {
    const { rail, provider } = underTest({}, { float: 1_000 });
    await charged(rail);
    await rail.refund?.(refundRequest());
    expect(await rail.lookupRefund?.(refundRequest())).toMatchObject({
      kind: 'failed',
      failureCode: 'gateway_account',
      detail: { code: 'NOT_ENOUGH_FUNDS' },
    });
    const again = refundRequest({ tries: 1, amount: 1_000 });
    expect(await rail.lookupRefund?.(again)).toStrictEqual({ kind: 'absent' });
    await rail.refund?.(again);
    expect((await rail.lookupRefund?.(again))?.kind).toBe('succeeded');
    expect(provider.paidBack(RFD)).toBe(1_000);
  });

  it('of a charge that was not collected is not paid', async () => {
    const { rail, provider } = underTest();
    await rail.refund?.(refundRequest());
    expect((await rail.lookupRefund?.(refundRequest()))?.kind).toBe('unknown');
    expect(provider.paidBack(RFD)).toBe(0);
  });

  it('is absent before it is requested, and not on a wrong path or behind a proxy', async () => {
    const { rail, provider } = underTest();
    expect(await rail.lookupRefund?.(refundRequest())).toStrictEqual({ kind: 'absent' });
    for (const body of ['{"statusCode":404}', '<html></html>', '']) {
      provider.faults.next({ kind: 'answer', status: 404, body }, { path: REFUND_STATUS });
      expect(await rail.lookupRefund?.(refundRequest())).toMatchObject({ kind: 'unknown' });
    }
  });

  it.each([
    { reason: 'PAYEE_NOT_FOUND', failureCode: 'invalid_payer' },
    { reason: 'PAYEE_LIMIT_REACHED', failureCode: 'payer_limit_reached' },
    { reason: 'PAYEE_NOT_ALLOWED_TO_RECEIVE', failureCode: 'payer_account_blocked' },
    { reason: 'NOT_ENOUGH_FUNDS', failureCode: 'gateway_account' },
    { reason: 'LOW_BALANCE_OR_PAYEE_LIMIT_REACHED_OR_NOT_ALLOWED', failureCode: 'gateway_account' },
    { reason: 'PAYER_NOT_FOUND', failureCode: 'gateway_account' },
    { reason: 'PAYER_LIMIT_REACHED', failureCode: 'gateway_account' },
    { reason: 'SENDER_ACCOUNT_NOT_ACTIVE', failureCode: 'gateway_account' },
    { reason: 'NOT_ALLOWED', failureCode: 'gateway_account' },
    { reason: 'INTERNAL_PROCESSING_ERROR', failureCode: 'provider_error' },
    { reason: 'SERVICE_UNAVAILABLE', failureCode: 'provider_unavailable' },
  ])('FAILED for $reason is $failureCode', async ({ reason, failureCode }) => {
    const { rail, provider } = underTest();
    const body = status({ status: 'FAILED', reason });
    provider.faults.next({ kind: 'answer', status: 200, body }, { path: REFUND_STATUS });
    expect(await rail.lookupRefund?.(refundRequest())).toMatchObject({ kind: 'failed', failureCode });
  });

  it('has reasons of its own that the operator adds', async () => {
    const { rail, provider } = underTest({ refundReasons: { A_NEW_ONE: 'payer_busy' } });
    const body = status({ status: 'FAILED', reason: 'A_NEW_ONE' });
    provider.faults.next({ kind: 'answer', status: 200, body }, { path: REFUND_STATUS });
    expect(await rail.lookupRefund?.(refundRequest())).toMatchObject({ failureCode: 'payer_busy' });
  });

  it.each([
    { name: 'that is underway', body: status({ status: 'PENDING' }), kind: 'pending' },
    { name: 'with decimals', body: status({ status: 'SUCCESSFUL', amount: '2000.0' }), kind: 'succeeded' },
    { name: 'of another amount', body: status({ status: 'SUCCESSFUL', amount: '5000' }), kind: 'unknown' },
    { name: 'of another refund', body: status({ status: 'SUCCESSFUL', externalId: 'rfd_other' }), kind: 'unknown' },
    { name: 'with an unknown status', body: status({ status: 'REVERSED' }), kind: 'unknown' },
    { name: 'not found', body: status({ status: 'FAILED', reason: 'TRANSACTION_NOT_FOUND' }), kind: 'unknown' },
  ])('$name is $kind', async ({ body, kind }) => {
    const { rail, provider } = underTest();
    provider.faults.next({ kind: 'answer', status: 200, body }, { path: REFUND_STATUS });
    const outcome = await rail.lookupRefund?.(refundRequest());
    expect(outcome?.kind).toBe(kind);
    expect(kind !== 'unknown' || typeof outcome?.detail?.message === 'string').toBe(true);
  });

  it.each([
    { status: 400, code: 'VALIDATION_ERROR', kind: 'failed' },
    { status: 500, code: 'NOT_ALLOWED', kind: 'failed' },
    { status: 500, code: 'INTERNAL_PROCESSING_ERROR', kind: 'unknown' },
    { status: 401, code: 'UNAUTHORIZED', kind: 'unknown' },
    { status: 403, code: 'FORBIDDEN_IP', kind: 'unknown' },
    { status: 404, code: 'RESOURCE_NOT_FOUND', kind: 'unknown' },
    { status: 429, code: 'TOO_MANY', kind: 'unknown' },
    { status: 503, code: 'SERVICE_UNAVAILABLE', kind: 'unknown' },
  ])('answered by $status $code is $kind, without a secret', async ({ status: answered, code, kind }) => {
    const { rail, provider } = underTest();
    await charged(rail);
    provider.faults.next(
      { kind: 'answer', status: answered, body: JSON.stringify({ code }) },
      { path: REFUND, times: 2 },
    );
    const outcome = await rail.refund?.(refundRequest());
    expect(outcome?.kind).toBe(kind);
    expect(provider.paidBack(RFD)).toBe(0);
    for (const secret of SECRETS) expect(JSON.stringify(outcome)).not.toContain(secret);
  });

  it('is unknown with wrong credentials of Disbursement, and charges go on', async () => {
    const { rail, provider } = underTest({
      disbursement: { subscriptionKey: 'disbursement-key', apiUser: 'x', apiKey: 'wrong' },
    });
    expect((await charged(rail)).kind).toBe('pending');
    expect(await rail.refund?.(refundRequest())).toMatchObject({ kind: 'unknown' });
    expect(await rail.lookupRefund?.(refundRequest())).toMatchObject({ kind: 'unknown' });
    expect(provider.collected(REFERENCE)).toBe(5_000);
  });
});

describe('refunds', () => {
  it('are none without Disbursement', () => {
    const { disbursement: _, ...collection } = MTN;
    const rail = mtnMomo(collection);
    expect(rail.methods[0]?.refunds).toBe('none');
    expect(rail.refund).toBeUndefined();
    expect(rail.lookupRefund).toBeUndefined();
  });

  it('can be declared whole', () => {
    expect(underTest({ refunds: 'full' }).rail.methods[0]?.refunds).toBe('full');
  });
});
