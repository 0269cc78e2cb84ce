import type { Dispute, Payment, PaymentCreated, Refund } from '@mitako/contract/names';
import { beforeEach, expect, test } from 'vitest';
import { asOperator, closeWithConsistentLedger, disputed } from './support/money.ts';
import {
  approveKyc,
  createPayment,
  dataOf,
  detailsOf,
  gatewayForEachTest,
  paidPayment,
  registerMerchant,
  testKey,
  type Reply,
} from './support.ts';

const api = gatewayForEachTest(closeWithConsistentLedger);
let token: string;

beforeEach(async () => {
  token = await api.login('merchant@sandbox.test', { role: 'merchant' });
});

function ask(method: string, path: string, body?: object, bearer: string = token): Promise<Reply> {
  return api.request(method, path, { bearer, ...(body === undefined ? {} : { body }) });
}

async function answerOf<Data>(method: string, path: string, body?: object, status = 200): Promise<Data> {
  return dataOf<Data>(await ask(method, path, body), status);
}

test('a logged-in merchant reads what a key of that mode reads', async () => {
  const { payment } = await paidPayment(api);
  const dispute = await disputed(api, payment.id);
  for (const path of [
    '/gateway/payments',
    `/gateway/payments/${payment.id}`,
    `/gateway/payments/${payment.id}/timeline`,
    `/gateway/payments/${payment.id}/refunds`,
    '/gateway/disputes',
    `/gateway/disputes/${dispute.id}`,
    '/gateway/settlements',
  ]) {
    const byKey = dataOf(await ask('GET', path, undefined, testKey(api)), 200);
    expect(await answerOf('GET', `${path}?mode=test`)).toEqual(byKey);
  }
});

test('the other mode is separate', async () => {
  const { id } = await createPayment(api);
  // The seeded merchant is approved: without `mode` it reads live objects.
  expect(await answerOf('GET', '/gateway/payments')).toMatchObject({ payments: [] });
  detailsOf(await ask('GET', `/gateway/payments/${id}`), 'PAYMENT_NOT_FOUND');
  detailsOf(await ask('POST', `/gateway/payments/${id}/cancel?mode=live`), 'PAYMENT_NOT_FOUND');
  detailsOf(await ask('GET', '/gateway/payments?mode=live', undefined, testKey(api)), 'MODE_MISMATCH');
});

test('it refunds, cancels and answers disputes', async () => {
  const { payment } = await paidPayment(api);
  const path = `/gateway/payments/${payment.id}/refunds?mode=test`;
  const { refund } = await answerOf<{ refund: Refund }>('POST', path, { amount: 1_000 }, 201);
  expect(refund).toMatchObject({ amount: 1_000, status: 'succeeded' });
  expect(await answerOf('GET', `/gateway/refunds/${refund.id}?mode=test`)).toEqual({ refund });

  const { id } = await disputed(api, payment.id, { amount: 500 });
  const evidence = { evidence: 'delivered' };
  const { dispute } = await answerOf<{ dispute: Dispute }>(
    'POST',
    `/gateway/disputes/${id}/evidence?mode=test`,
    evidence,
  );
  expect(dispute.status).toBe('under_review');

  const open = await createPayment(api);
  const canceled = await answerOf<{ payment: Payment }>('POST', `/gateway/payments/${open.id}/cancel?mode=test`);
  expect(canceled.payment.status).toBe('canceled');
});

test('it uses the sandbox, which has no live mode', async () => {
  const body = { amount: 5_000, currency: 'XAF' };
  const { payment } = await answerOf<PaymentCreated>('POST', '/gateway/sandbox/payments', body, 201);
  expect(payment.livemode).toBe(false);
  const simulate = `/gateway/sandbox/payments/${payment.id}/simulate`;
  expect(await answerOf('POST', simulate, { outcome: 'succeed' })).toMatchObject({ payment: { status: 'succeeded' } });
  for (const path of ['/gateway/sandbox/payments', simulate]) {
    detailsOf(await ask('POST', `${path}?mode=live`, body), 'MODE_MISMATCH');
    detailsOf(await ask('POST', path, body, api.seed.merchant.liveKey), 'MODE_MISMATCH');
  }
});

test('only a key creates live payments', async () => {
  const refused = await ask('POST', '/gateway/payments', { amount: 5_000, currency: 'XAF' });
  expect(detailsOf(refused, 'INVALID_API_KEY')).toEqual({ expected: 'api_key' });
});

test('a merchant that may not change live payments with a key may not with a token', async () => {
  const merchant = await registerMerchant(api, 'deux@shop.example');
  const cancel = (): Promise<Reply> => ask('POST', '/gateway/payments/pay_1/cancel?mode=live', {}, merchant.token);
  expect(detailsOf(await cancel(), 'KYC_REQUIRED')).toEqual({ kyc_status: 'not_started' });
  await approveKyc(api, merchant);
  detailsOf(await cancel(), 'PAYMENT_NOT_FOUND');
  dataOf(await asOperator(api, 'POST', `/admin/merchants/${merchant.id}/suspend`, { reason: 'a look' }), 200);
  detailsOf(await cancel(), 'ACCOUNT_SUSPENDED');
  detailsOf(await ask('POST', '/gateway/payments/pay_1/cancel', {}, merchant.token), 'ACCOUNT_SUSPENDED');
  // It can still read, and use the sandbox.
  dataOf(await ask('GET', '/gateway/payments?mode=live', undefined, merchant.token), 200);
  detailsOf(await ask('POST', '/gateway/payments/pay_1/cancel?mode=test', {}, merchant.token), 'PAYMENT_NOT_FOUND');
});

test('a signed-out device can do nothing more', async () => {
  const { id } = await createPayment(api);
  dataOf(await ask('DELETE', '/auth/merchant/me/devices'), 200);
  const other = await api.login('merchant@sandbox.test', { role: 'merchant' });
  dataOf(await ask('DELETE', '/auth/merchant/me/devices', undefined, other), 200);
  detailsOf(await ask('POST', `/gateway/payments/${id}/cancel?mode=test`), 'TOKEN_REVOKED');
});

test("another merchant's token finds nothing", async () => {
  const { id } = await createPayment(api);
  const other = await registerMerchant(api, 'deux@shop.example');
  detailsOf(await ask('GET', `/gateway/payments/${id}?mode=test`, undefined, other.token), 'PAYMENT_NOT_FOUND');
  detailsOf(await ask('POST', `/gateway/payments/${id}/refunds?mode=test`, {}, other.token), 'PAYMENT_NOT_FOUND');
});
