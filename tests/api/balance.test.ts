import type { Balance, Dispute } from '@mitako/contract/names';
import { sandboxRail, type RailRefundOutcome } from '@mitako/core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { balanceOf, closed, expectConsistentLedger, resolved, setTerms } from './support/settlement.ts';
import {
  createKey,
  createPayment,
  DAY,
  dataOf,
  detailsOf,
  HOUR,
  invalidFields,
  MINUTE,
  openGateway,
  paidPayment,
  payByPhone,
  registerMerchant,
  testKey,
  type TestGateway,
} from './support.ts';

let api: TestGateway;
let refundOutcome: RailRefundOutcome;

beforeEach(async () => {
  refundOutcome = { kind: 'unknown' };
  api = await openGateway({ rails: [{ ...sandboxRail(), refund: () => Promise.resolve(refundOutcome) }] });
});
afterEach(async () => {
  await expectConsistentLedger(api);
  await api.close();
});

const NOTHING: Balance = {
  currency: 'XAF',
  livemode: false,
  available: 0,
  pending: 0,
  disputed: 0,
  refunding: 0,
  settling: 0,
};

async function disputed(paymentId: string): Promise<Dispute> {
  const path = `/gateway/sandbox/payments/${paymentId}/simulate`;
  const answer = await api.request('POST', path, { bearer: testKey(api), body: { outcome: 'dispute' } });
  return dataOf<{ dispute: Dispute }>(answer, 200).dispute;
}

async function refund(paymentId: string, amount: number): Promise<void> {
  const path = `/gateway/payments/${paymentId}/refunds`;
  dataOf(await api.request('POST', path, { bearer: testKey(api), body: { amount } }), 201);
}

test('a merchant without payments has an empty balance', async () => {
  expect(await balanceOf(api)).toEqual(NOTHING);
});

test('a payment is pending until the delay ends, to the millisecond', async () => {
  await setTerms(api, { delay_seconds: 3600, schedule: 'manual' });
  await paidPayment(api);
  expect(await balanceOf(api)).toEqual({ ...NOTHING, pending: 5000 });
  await api.advance(HOUR - 1);
  expect(await balanceOf(api)).toEqual({ ...NOTHING, pending: 5000 });
  await api.advance(1);
  expect(await balanceOf(api)).toEqual({ ...NOTHING, available: 5000 });
});

test('without a delay a payment is available at once', async () => {
  await setTerms(api, { delay_seconds: 0, schedule: 'manual' });
  await paidPayment(api);
  expect(await balanceOf(api)).toEqual({ ...NOTHING, available: 5000 });
});

test('a payment keeps the delay in force when it was paid', async () => {
  await setTerms(api, { delay_seconds: 3600, schedule: 'manual' });
  await paidPayment(api, { amount: 1000 });
  await setTerms(api, { delay_seconds: 60 });
  await paidPayment(api, { amount: 20 });
  await api.advance(MINUTE);
  expect(await balanceOf(api)).toMatchObject({ pending: 1000, available: 20 });
  await api.advance(HOUR);
  expect(await balanceOf(api)).toMatchObject({ pending: 0, available: 1020 });
});

test('a refund draws on the payment’s own pending credit, and only the rest is released', async () => {
  await setTerms(api, { schedule: 'manual' });
  const { payment } = await paidPayment(api);
  await refund(payment.id, 1200);
  expect(await balanceOf(api)).toEqual({ ...NOTHING, pending: 3800 });
  await api.advance(DAY);
  expect(await balanceOf(api)).toEqual({ ...NOTHING, available: 3800 });
});

test('a payment refunded in full leaves nothing to release', async () => {
  const { payment } = await paidPayment(api);
  await refund(payment.id, 5000);
  await api.advance(2 * DAY);
  expect(await balanceOf(api)).toEqual(NOTHING);
});

test('money held for a refund over a rail is neither available nor gone', async () => {
  await setTerms(api, { delay_seconds: 0, schedule: 'manual' });
  const { id, slug } = await createPayment(api);
  dataOf(await payByPhone(api, slug, await api.login('success@sandbox.test'), '+237653456789'), 202);
  await api.advance(MINUTE);
  await refund(id, 2000);
  await api.advance(MINUTE);
  expect(await balanceOf(api)).toEqual({ ...NOTHING, available: 3000, refunding: 2000 });
  refundOutcome = { kind: 'succeeded', railReference: null };
  await api.advance(DAY);
  expect(await balanceOf(api)).toEqual({ ...NOTHING, available: 3000 });
});

test('a dispute holds its amount until it is decided, below zero if necessary', async () => {
  await setTerms(api, { delay_seconds: 0, schedule: 'manual' });
  const { payment } = await paidPayment(api);
  await closed(api);
  const { id } = await disputed(payment.id);
  expect(await balanceOf(api)).toEqual({ ...NOTHING, available: -5000, disputed: 5000, settling: 5000 });
  const resolve = await api.request('POST', `/admin/disputes/${id}/resolve`, {
    bearer: api.seed.operatorKey,
    body: { outcome: 'won' },
  });
  dataOf(resolve, 200);
  expect(await balanceOf(api)).toEqual({ ...NOTHING, settling: 5000 });
});

test('a settlement is settling until it is paid, and available again if it fails', async () => {
  await setTerms(api, { delay_seconds: 0, schedule: 'manual' });
  await paidPayment(api);
  const first = await closed(api);
  expect(await balanceOf(api)).toEqual({ ...NOTHING, settling: 5000 });
  await resolved(api, first.id, { outcome: 'failed', failure_reason: 'account closed' });
  expect(await balanceOf(api)).toEqual({ ...NOTHING, available: 5000 });
  const second = await closed(api);
  await resolved(api, second.id, { outcome: 'paid' });
  expect(await balanceOf(api)).toEqual(NOTHING);
});

test('the balance has one entry per currency, per mode, of the merchant alone', async () => {
  const several = await openGateway({ currencies: ['XAF', 'EUR'] });
  try {
    await paidPayment(several);
    const read = (bearer: string, query = '') => several.request('GET', `/merchant/balance${query}`, { bearer });
    const inTest = [
      { ...NOTHING, pending: 5000 },
      { ...NOTHING, currency: 'EUR' },
    ];
    const inLive = [NOTHING, { ...NOTHING, currency: 'EUR' }].map((line) => ({ ...line, livemode: true }));
    expect(dataOf(await read(testKey(several)), 200)).toEqual({ balances: inTest });
    expect(dataOf(await read(several.seed.merchant.liveKey), 200)).toEqual({ balances: inLive });
    const token = await several.login(several.seed.merchant.email, { role: 'merchant' });
    expect(dataOf(await read(token), 200)).toEqual({ balances: inLive });
    expect(dataOf(await read(token, '?mode=test'), 200)).toEqual({ balances: inTest });
    const other = await registerMerchant(several, 'other@example.cm');
    expect(dataOf(await read(other.testKey), 200)).toEqual({ balances: [NOTHING, { ...NOTHING, currency: 'EUR' }] });
  } finally {
    await several.close();
  }
});

test('reading it requires the scope balance:read', async () => {
  const token = await api.login(api.seed.merchant.email, { role: 'merchant' });
  const bearer = await createKey(api, token, { livemode: false, scopes: ['payments:read'] });
  const refused = await api.request('GET', '/merchant/balance', { bearer });
  expect(detailsOf(refused, 'PERMISSION_DENIED')).toEqual({ required_scope: 'balance:read' });
  expect(invalidFields(await api.request('GET', '/merchant/balance?at=now', { bearer: token }))).toEqual(['at']);
});
