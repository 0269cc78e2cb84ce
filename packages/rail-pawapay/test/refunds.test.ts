import type { FailureCode } from '@mitako/contract/names';
import { uuidOf } from '@mitako/rail-kit';
import { describe, expect, it } from 'vitest';
import {
  answer,
  chargeRequest,
  REFERENCE,
  REFUND,
  REFUND_STATUS,
  refundRequest,
  REFUNDS,
  rejection,
  TOKEN,
  underTest,
} from './support.ts';

const REFUND_ID = uuidOf('pawapay', REFUND);

async function paid(...options: Parameters<typeof underTest>) {
  const made = underTest(...options);
  await made.rail.charge(chargeRequest());
  const { refund, lookupRefund } = made.rail;
  if (refund === undefined || lookupRefund === undefined) throw new Error('it makes no refunds');
  return { ...made, refund, lookupRefund };
}

describe('a refund', () => {
  it('names its deposit, is under way at first, and then succeeded', async () => {
    const { refund, lookupRefund, provider } = await paid();
    expect(await refund(refundRequest({ amount: 2_000 }))).toStrictEqual({ kind: 'pending' });
    const sent = provider.requests.find(({ path }) => REFUNDS.test(path));
    expect(JSON.parse(sent?.body ?? '')).toStrictEqual({
      refundId: REFUND_ID,
      depositId: uuidOf('pawapay', REFERENCE),
      amount: '2000',
      currency: 'XAF',
      clientReferenceId: REFUND,
    });
    expect(await lookupRefund(refundRequest({ amount: 2_000 }))).toMatchObject({
      kind: 'succeeded',
      railReference: REFUND_ID,
      detail: { code: 'COMPLETED', requestId: expect.stringMatching(/^MP/) },
    });
    expect(provider.paidBack(REFUND)).toBe(2_000);
  });

  it('is partial, one after the other, to the amount of the deposit', async () => {
    const { refund, lookupRefund, provider } = await paid();
    for (const [index, amount] of [2_000, 2_000, 1_000].entries()) {
      const request = refundRequest({ reference: `rfd_${index}`, amount });
      await refund(request);
      expect((await lookupRefund(request)).kind).toBe('succeeded');
    }
    const further = refundRequest({ reference: 'rfd_3', amount: 1 });
    expect(await refund(further)).toMatchObject({
      kind: 'failed',
      failureCode: 'provider_error',
      detail: { code: 'DEPOSIT_ALREADY_REFUNDED' },
    });
    expect(provider.paidBack('rfd_3')).toBe(0);
  });

  it('of more than is left fails, and nothing moves', async () => {
    const { refund, provider } = await paid();
    await refund(refundRequest({ amount: 2_000 }));
    expect(await refund(refundRequest({ reference: 'rfd_2', amount: 3_001 }))).toMatchObject({
      kind: 'failed',
      detail: { code: 'AMOUNT_TOO_LARGE' },
    });
    expect(provider.paidBack('rfd_2')).toBe(0);
  });

  it('is made once, however often it is requested', async () => {
    for (const checksIdLast of [false, true]) {
      const { refund, lookupRefund, provider } = await paid({}, { checksIdLast });
      for (let count = 0; count < 3; count += 1) {
        const { kind } = await refund(refundRequest());
        expect(['pending', 'succeeded']).toContain(kind);
        expect((await lookupRefund(refundRequest())).kind).toBe('succeeded');
      }
      expect(provider.paidBack(REFUND)).toBe(5_000);
    }
  });

  it('beside one that is under way waits its turn', async () => {
    const phone = '+237653456789';
    const { refund, lookupRefund, provider } = await paid();
    await refund(refundRequest({ reference: 'rfd_first', amount: 1_000 }));
    provider.reconcile('rfd_first');
    const second = refundRequest({ reference: 'rfd_second', amount: 1_000, phone });
    expect(await refund(second)).toMatchObject({ kind: 'unknown', detail: { code: 'REFUND_IN_PROGRESS' } });
    expect((await lookupRefund(second)).kind).toBe('absent');
    provider.conclude('rfd_first', null);
    expect((await refund(second)).kind).toBe('pending');
    expect((await lookupRefund(second)).kind).toBe('succeeded');
  });

  it('waits while its provider is closed', async () => {
    const { refund, lookupRefund, provider } = await paid();
    provider.setState('MTN_MOMO_CMR', 'CLOSED');
    expect(await refund(refundRequest())).toMatchObject({ kind: 'unknown' });
    expect((await lookupRefund(refundRequest())).kind).toBe('absent');
    provider.setState('MTN_MOMO_CMR', 'OPERATIONAL');
    expect((await refund(refundRequest())).kind).toBe('pending');
    expect((await lookupRefund(refundRequest())).kind).toBe('succeeded');
  });

  it('whose answer was lost is found, or asked for again under the same id', async () => {
    for (const fault of [
      { kind: 'broken' },
      { kind: 'broken_after' },
      {
        kind: 'answer_after',
        status: 500,
        body: '{"status":"REJECTED","failureReason":{"failureCode":"UNKNOWN_ERROR"}}',
      },
    ] as const) {
      const { refund, lookupRefund, provider } = await paid({}, {});
      provider.faults.next(fault, { path: REFUNDS });
      expect((await refund(refundRequest())).kind).toBe('unknown');
      const found = await lookupRefund(refundRequest());
      expect(found.kind).toBe(fault.kind === 'broken' ? 'absent' : 'succeeded');
      if (found.kind === 'absent') await refund(refundRequest());
      expect((await lookupRefund(refundRequest())).kind).toBe('succeeded');
      expect(provider.paidBack(REFUND)).toBe(5_000);
    }
  });

  it('that is not visible yet is requested again, and not made twice', async () => {
    const { refund, lookupRefund, provider, clock } = await paid({}, { visibleAfterMs: 60_000 });
    provider.faults.next({ kind: 'broken_after' }, { path: REFUNDS });
    expect((await refund(refundRequest())).kind).toBe('unknown');
    expect((await lookupRefund(refundRequest())).kind).toBe('absent');
    expect((await refund(refundRequest())).kind).toBe('pending');
    clock.nowMs += 60_000;
    expect((await lookupRefund(refundRequest())).kind).toBe('succeeded');
    expect(provider.paidBack(REFUND)).toBe(5_000);
  });

  it('has another id after a failure', async () => {
    const { refund, lookupRefund, provider } = await paid({}, { float: -1 });
    await refund(refundRequest());
    expect(await lookupRefund(refundRequest())).toMatchObject({
      kind: 'failed',
      failureCode: 'gateway_account',
      detail: { code: 'PAWAPAY_WALLET_OUT_OF_FUNDS' },
    });
    // Another payer pays, so that there is enough.
    await paidInto(provider);
    expect((await lookupRefund(refundRequest())).kind).toBe('failed');
    const again = refundRequest({ tries: 1 });
    expect((await lookupRefund(again)).kind).toBe('absent');
    await refund(again);
    expect((await lookupRefund(again)).kind).toBe('succeeded');
    expect(provider.paidBack(REFUND)).toBe(5_000);

    async function paidInto(to: typeof provider): Promise<void> {
      const other = underTest({ fetch: to.fetch });
      await other.rail.charge(chargeRequest({ reference: 'att_other' }));
    }
  });

  it.each([
    ['+237653456089', 'RECIPIENT_NOT_FOUND', 'invalid_payer'],
    ['+237653456119', 'UNSPECIFIED_FAILURE', 'provider_error'],
  ])('to %s fails by %s', async (phone, code, failureCode) => {
    const { rail, provider } = underTest();
    await rail.charge(chargeRequest({ phone }));
    await rail.refund?.(refundRequest({ phone }));
    expect(await rail.lookupRefund?.(refundRequest({ phone }))).toMatchObject({
      kind: 'failed',
      failureCode,
      detail: { code },
    });
    expect(provider.paidBack(REFUND)).toBe(0);
  });
});

describe('an answer to a refund', () => {
  it.each<{ code: string; failureCode: FailureCode; status?: number }>([
    { code: 'NOT_FOUND', failureCode: 'provider_error' },
    { code: 'INVALID_STATE', failureCode: 'provider_error' },
    { code: 'DEPOSIT_ALREADY_REFUNDED', failureCode: 'provider_error' },
    { code: 'AMOUNT_TOO_LARGE', failureCode: 'provider_error' },
    { code: 'INVALID_PARAMETER', failureCode: 'provider_error', status: 400 },
    { code: 'REFUNDS_NOT_ALLOWED', failureCode: 'gateway_account', status: 403 },
  ])('$code fails if pawaPay does not know the refund, and is its state if it does', async (each) => {
    const { code, failureCode, status } = each;
    const { refund, provider } = await paid();
    provider.faults.next(rejection(code, status), { path: REFUNDS });
    expect(await refund(refundRequest())).toMatchObject({ kind: 'failed', failureCode, detail: { code } });
    // It was made before.
    await refund(refundRequest());
    provider.faults.next(rejection(code, status), { path: REFUNDS });
    expect((await refund(refundRequest())).kind).toBe('succeeded');
    // The outcome is unknown.
    provider.faults.next(rejection(code, status), { path: REFUNDS });
    provider.faults.next(answer('', 500), { path: REFUND_STATUS });
    expect((await refund(refundRequest())).kind).toBe('unknown');
  });

  it('without the id, as in an example of pawaPay, is accepted anyway', async () => {
    const { refund, provider } = await paid();
    provider.faults.next(answer({ payoutId: REFUND_ID, status: 'ACCEPTED' }), { path: REFUNDS });
    expect(await refund(refundRequest())).toStrictEqual({ kind: 'pending' });
  });

  it.each([
    { name: 'a wrong token', fault: rejection('AUTHENTICATION_ERROR', 403) },
    { name: 'an error', fault: rejection('UNKNOWN_ERROR', 500) },
    { name: 'another refund', fault: answer({ refundId: 'other', status: 'ACCEPTED' }) },
    { name: 'HTML', fault: answer('<html></html>') },
  ])('with $name is unknown, and says so without a secret', async ({ fault }) => {
    const { refund, provider } = await paid();
    provider.faults.next(fault, { path: REFUNDS });
    const outcome = await refund(refundRequest());
    expect(outcome).toMatchObject({ kind: 'unknown', detail: { message: expect.any(String) } });
    expect(JSON.stringify(outcome)).not.toContain(TOKEN);
  });
});

describe('the status of a refund', () => {
  it.each(['ACCEPTED', 'ENQUEUED', 'SUBMITTED', 'PROCESSING', 'IN_RECONCILIATION'])('%s is pending', async (status) => {
    const { lookupRefund, provider } = await paid();
    provider.faults.next(answer({ status: 'FOUND', data: { refundId: REFUND_ID, status } }), { path: REFUND_STATUS });
    expect((await lookupRefund(refundRequest())).kind).toBe('pending');
  });

  it.each([
    { name: 'another amount', data: { status: 'COMPLETED', amount: '4999', currency: 'XAF' } },
    { name: 'another currency', data: { status: 'COMPLETED', amount: '5000', currency: 'CDF' } },
    { name: 'no amount', data: { status: 'COMPLETED' } },
    { name: 'another word', data: { status: 'RETURNED' } },
    { name: 'another refund', data: { refundId: 'other', status: 'COMPLETED', amount: '5000', currency: 'XAF' } },
  ])('with $name is unknown', async ({ data }) => {
    const { lookupRefund, provider } = await paid();
    const found = { status: 'FOUND', data: { refundId: REFUND_ID, ...data } };
    provider.faults.next(answer(found), { path: REFUND_STATUS });
    expect((await lookupRefund(refundRequest())).kind).toBe('unknown');
  });
});
