import { sandboxRail, type RailRefundOutcome } from '@mitako/core';
import type { MerchantProfile, MerchantRecord, Payment } from '@mitako/contract/names';
import { engineStore, shardOfOwner } from '@mitako/core/engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  accountHolds,
  asOperator,
  balanceOf,
  closeWithConsistentLedger,
  paidByPhone,
  readRefund,
  refund,
  refunded,
  setTerms,
  transfersOf,
} from './support/money.ts';
import {
  createPayment,
  DAY,
  dataOf,
  detailsOf,
  HOUR,
  openGateway,
  paidPayment,
  readPayment,
  registerMerchant,
  testKey,
  type TestGateway,
} from './support.ts';

let api: TestGateway;
let refundOutcome: RailRefundOutcome;

beforeEach(async () => {
  refundOutcome = { kind: 'succeeded', railReference: null };
  api = await openGateway({ rails: [{ ...sandboxRail(), refund: () => Promise.resolve(refundOutcome) }] });
  await setTerms(api, { settlement: { schedule: 'manual' } });
});
afterEach(() => closeWithConsistentLedger(api));

const fees = (): Promise<number> => accountHolds(api, 'system:fees');

test('there is no fee by default', async () => {
  const { payment } = await paidPayment(api);
  expect(payment).toMatchObject({ fee: 0, net_amount: 5000 });
  expect(await fees()).toBe(0);
});

// 2.5 % and 50 F, at least 100 F and at most 1 000 F.
const SCHEDULE = { basis_points: 250, fixed: 50, minimum: 100, maximum: 1000 };

test.each([
  // amount, fee, why
  [1, 1, 'never more than the amount'],
  [99, 99, 'never more than the amount'],
  [1000, 100, 'the minimum: 25 + 50 is less'],
  [2000, 100, '50 + 50'],
  [2019, 100, '50.475 is rounded down'],
  [2020, 101, '50.5 is rounded up'],
  [2021, 101, '50.525 is rounded up'],
  [5000, 175, '125 + 50'],
  [38_000, 1000, '950 + 50'],
  [99_999_999, 1000, 'the maximum'],
])('of %i the fee is %i: %s', async (amount, fee) => {
  await setTerms(api, { fees: SCHEDULE });
  const { payment } = await paidPayment(api, { amount });
  expect(payment).toMatchObject({ amount, fee, net_amount: amount - fee });
  expect(await balanceOf(api)).toMatchObject({ pending: amount - fee });
  expect(await fees()).toBe(fee);
});

test('each merchant pays fees on the account of its shard, and the gateway owns their sum', async () => {
  const other = await registerMerchant(api, 'deux@boutique.cm');
  await setTerms(api, { fees: SCHEDULE });
  dataOf(await asOperator(api, 'PATCH', `/admin/merchants/${other.id}`, { fees: SCHEDULE }), 200);
  await paidPayment(api, { amount: 5000 });
  await paidPayment(api, { amount: 1000 }, other.testKey);
  await api.gateway.runDue();
  const { audit } = engineStore(api.gateway.store);
  const accounts = await audit.accounts({ limit: 100, afterId: null });
  const held = accounts.flatMap(({ id, account }) =>
    account?.kind === 'fees' ? [[id, account.available] as const] : [],
  );
  expect(Object.fromEntries(held)).toEqual({
    [`${shardOfOwner('system', api.seed.merchant.id)}:fees:XAF:test`]: 175,
    [`${shardOfOwner('system', other.id)}:fees:XAF:test`]: 100,
  });
  expect(shardOfOwner('system', other.id)).not.toBe(shardOfOwner('system', api.seed.merchant.id));
  expect(await fees()).toBe(275);
});

/** A payment and its booked transfers, for each payment method. */
const WAYS: readonly (readonly [way: string, from: string, pay: () => Promise<Payment>])[] = [
  ['a wallet payment', 'wallet', async () => (await paidPayment(api)).payment],
  ['a mobile-money payment', 'rail_clearing', () => paidByPhone(api)],
  [
    'a simulated payment',
    'rail_clearing',
    async () => {
      const { id } = await createPayment(api);
      const path = `/gateway/sandbox/payments/${id}/simulate`;
      dataOf(await api.request('POST', path, { bearer: testKey(api), body: { outcome: 'succeed' } }), 200);
      return readPayment(api, id);
    },
  ],
];

test.each(WAYS)('%s is charged in the commit that succeeds', async (_, from, pay) => {
  await setTerms(api, { fees: { basis_points: 200 } });
  const payment = await pay();
  expect(payment).toMatchObject({ status: 'succeeded', fee: 100, net_amount: 4900 });
  expect(await transfersOf(api, payment.id)).toEqual([
    ['capture', { [from]: -5000, merchant_pending: 4900, fees: 100 }],
  ]);
  await api.advance(DAY);
  expect(await balanceOf(api)).toMatchObject({ pending: 0, available: 4900 });
});

test('an unpaid payment shows no fee, and a paid one keeps its fee', async () => {
  await setTerms(api, { fees: { basis_points: 200 } });
  expect(await createPayment(api)).toMatchObject({ fee: 0, net_amount: 0 });
  const { payment } = await paidPayment(api);
  await setTerms(api, { fees: { basis_points: 400, refund_policy: 'keep' } });
  expect(await readPayment(api, payment.id)).toMatchObject({ fee: 100 });
  expect((await refunded(api, payment.id)).fee_returned).toBe(100);
  expect((await paidPayment(api)).payment).toMatchObject({ fee: 200 });
});

test('proportional: each refund returns its part of the fee, rounded down, and the last one the remainder', async () => {
  await setTerms(api, { fees: { fixed: 100 } });
  const { payment } = await paidPayment(api);
  const seen: unknown[] = [];
  for (const amount of [1, 1666, 1667, 1666]) {
    const { fee_returned: returned } = await refunded(api, payment.id, { amount });
    seen.push([returned, await fees(), (await balanceOf(api)).pending]);
  }
  // 100 · 1 / 5 000 is 0.02; of 1 667 it is 33.34, of 3 334 it is 66.68.
  expect(seen).toEqual([
    [0, 100, 4899],
    [33, 67, 4899 - 1666 + 33],
    [33, 34, 4899 - 1666 + 33 - 1667 + 33],
    [34, 0, 0],
  ]);
  expect(await readPayment(api, payment.id)).toMatchObject({ status: 'refunded', fee: 100, amount_refunded: 5000 });
});

test('keep: the merchant pays the fee in any case', async () => {
  await setTerms(api, { fees: { fixed: 100, refund_policy: 'keep' }, settlement: { delay_seconds: 0 } });
  await paidPayment(api);
  const { payment } = await paidPayment(api);
  expect((await refunded(api, payment.id, { amount: 2000 })).fee_returned).toBe(0);
  expect((await refunded(api, payment.id)).fee_returned).toBe(0);
  expect(await fees()).toBe(200);
  expect(await balanceOf(api)).toMatchObject({ available: 4900 - 100 });
});

test('the fee that a failed refund would have returned is returned by the next one', async () => {
  await setTerms(api, { fees: { basis_points: 200 } });
  const { id } = await paidByPhone(api);
  refundOutcome = { kind: 'failed', failureCode: 'payer_account_blocked' };
  const failed = await refunded(api, id, { amount: 3000 });
  expect(failed.fee_returned).toBe(60);
  await api.advance(HOUR);
  expect(await readRefund(api, failed.id)).toMatchObject({ status: 'failed' });
  expect(await fees()).toBe(100);
  refundOutcome = { kind: 'succeeded', railReference: null };
  expect((await refunded(api, id)).fee_returned).toBe(100);
  await api.advance(HOUR);
  expect(await fees()).toBe(0);
  expect(await balanceOf(api)).toMatchObject({ pending: 0, available: 0, refunding: 0 });
});

test('a fee that takes the whole amount leaves the merchant nothing, and a refund returns all of it', async () => {
  await setTerms(api, { fees: { basis_points: 10_000 } });
  const { payment } = await paidPayment(api);
  expect(payment).toMatchObject({ fee: 5000, net_amount: 0 });
  expect(await balanceOf(api)).toMatchObject({ pending: 0, available: 0 });
  await refunded(api, payment.id, { amount: 1 });
  await refunded(api, payment.id);
  expect(await fees()).toBe(0);
  detailsOf(await refund(api, payment.id), 'REFUND_EXCEEDS_REMAINING');
});

test('the merchant reads the fees in the profile and cannot change them', async () => {
  await setTerms(api, { fees: SCHEDULE });
  const bearer = await api.login(api.seed.merchant.email, { role: 'merchant' });
  const expected = { ...SCHEDULE, refund_policy: 'proportional' };
  const read = await api.request('GET', '/merchant/profile', { bearer });
  expect(dataOf<{ profile: MerchantProfile }>(read, 200).profile.fees).toEqual(expected);
  const change = await api.request('PATCH', '/merchant/profile', { bearer, body: { fees: { basis_points: 0 } } });
  detailsOf(change, 'VALIDATION_ERROR');
  const record = await asOperator(api, 'GET', `/admin/merchants/${api.seed.merchant.id}`);
  expect(dataOf<{ merchant: MerchantRecord }>(record, 200).merchant.fees).toEqual(expected);
});
