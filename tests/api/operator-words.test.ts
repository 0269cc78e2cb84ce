import type { MerchantProfile, MerchantRecord } from '@mitako/contract/names';
import { beforeEach, expect, test } from 'vitest';
import { asOperator, closeWithConsistentLedger, disputed, refunded, setTerms } from './support/money.ts';
import { closed, linesOf, resolve } from './support/settlement.ts';
import { dataOf, gatewayForEachTest, invalidFields, paidPayment, readPayment } from './support.ts';

const api = gatewayForEachTest(closeWithConsistentLedger);

beforeEach(async () => {
  await setTerms(api, { fees: { basis_points: 200 }, settlement: { delay_seconds: 0, schedule: 'manual' } });
});

async function seen(): Promise<readonly [MerchantRecord, MerchantProfile]> {
  const { id, email } = api.seed.merchant;
  const bearer = await api.login(email, { role: 'merchant' });
  const record = await asOperator(api, 'GET', `/admin/merchants/${id}`);
  const profile = await api.request('GET', '/merchant/profile', { bearer });
  return [
    dataOf<{ merchant: MerchantRecord }>(record, 200).merchant,
    dataOf<{ profile: MerchantProfile }>(profile, 200).profile,
  ];
}

test('the operator and the merchant read the reason of a suspension until it is lifted', async () => {
  const path = `/admin/merchants/${api.seed.merchant.id}`;
  const reason = 'Too many disputes';
  dataOf(await asOperator(api, 'POST', `${path}/suspend`, { reason }), 200);
  for (const each of await seen()) expect(each).toMatchObject({ suspended: true, suspension_reason: reason });
  // Repeated without a reason: the first reason stays.
  dataOf(await asOperator(api, 'POST', `${path}/suspend`), 200);
  for (const each of await seen()) expect(each).toMatchObject({ suspended: true, suspension_reason: reason });
  dataOf(await asOperator(api, 'POST', `${path}/reinstate`), 200);
  for (const each of await seen()) expect(each).toMatchObject({ suspended: false, suspension_reason: null });
  dataOf(await asOperator(api, 'POST', `${path}/suspend`), 200);
  for (const each of await seen()) expect(each).toMatchObject({ suspended: true, suspension_reason: null });
});

test('a payment shows its disputed amount, its returned fee, and what the merchant gets for it', async () => {
  const { payment } = await paidPayment(api);
  expect(payment).toMatchObject({ amount_disputed: 0, fee: 100, fee_returned: 0, net_amount: 4900 });
  await refunded(api, payment.id, { amount: 2500 });
  await disputed(api, payment.id, { amount: 1000 });
  const after = { amount_refunded: 2500, amount_disputed: 1000, fee: 100, fee_returned: 50, net_amount: 1450 };
  expect(await readPayment(api, payment.id)).toMatchObject(after);
});

test('a line says what it is made of, and the fee that a refund returned', async () => {
  const { payment } = await paidPayment(api);
  await refunded(api, payment.id, { amount: 1000 });
  const { id } = await closed(api);
  expect(await linesOf(api, id)).toMatchObject([
    { type: 'payment', gross: 5000, fee: 100, net_amount: 4900 },
    { type: 'refund', gross: 0, fee: 0, fee_returned: 20, refunded: 1000, net_amount: -980 },
  ]);
});

test('a failed payout shows its reason', async () => {
  await paidPayment(api);
  const { id } = await closed(api);
  expect(invalidFields(await resolve(api, id, { outcome: 'failed' }))).toEqual(['failure_reason']);
  dataOf(await resolve(api, id, { outcome: 'failed', failure_reason: 'account closed' }), 200);
});
