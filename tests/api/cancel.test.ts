import type { CheckoutCanceled, Payment } from '@mitako/contract/names';
import { expect, test } from 'vitest';
import {
  createEndpoint,
  createPayment,
  dataOf,
  DAY,
  detailsOf,
  gatewayForEachTest,
  invalidFields,
  paidPayment,
  payByPhone,
  payFromWallet,
  readPayment,
  testKey,
  type Reply,
} from './support.ts';

const api = gatewayForEachTest();

function asCustomer(payment: Payment, body?: object): Promise<Reply> {
  return api.request('POST', `/gateway/checkout/${payment.slug}/cancel`, body === undefined ? {} : { body });
}

function asMerchant(payment: Payment, body?: object): Promise<Reply> {
  const bearer = testKey(api);
  return api.request(
    'POST',
    `/gateway/payments/${payment.id}/cancel`,
    body === undefined ? { bearer } : { bearer, body },
  );
}

const sides = [
  ['the customer', asCustomer],
  ['the merchant', asMerchant],
] as const;

test('a customer cancels without a credential and is redirected to cancel_url', async () => {
  const payment = await createPayment(api, {
    return_url: 'https://shop.example/thanks',
    cancel_url: 'https://shop.example/cart?id=7#top',
  });
  const canceled = dataOf<CheckoutCanceled>(await asCustomer(payment), 200);
  expect(canceled.payment).toMatchObject({ id: payment.id, status: 'canceled', transaction_id: null });
  expect(canceled.redirect_url).toBe(
    `https://shop.example/cart?id=7&payment_id=${payment.id}&slug=${payment.slug}&status=canceled#top`,
  );
  expect(await readPayment(api, payment.id)).toMatchObject({ status: 'canceled', version: 2 });
});

test('without cancel_url the redirect goes to return_url, without a token', async () => {
  const payment = await createPayment(api, { return_url: 'https://shop.example/thanks' });
  const { redirect_url: redirectUrl } = dataOf<CheckoutCanceled>(await asCustomer(payment), 200);
  const url = new URL(redirectUrl);
  expect(url.pathname).toBe('/thanks');
  expect(url.searchParams.get('status')).toBe('canceled');
  expect(url.searchParams.has('token')).toBe(false);
});

test('without any URL the redirect goes to the result page', async () => {
  const payment = await createPayment(api);
  const { redirect_url: redirectUrl } = dataOf<CheckoutCanceled>(await asCustomer(payment), 200);
  expect(redirectUrl).toMatch(`http://gateway.test/checkout/${payment.slug}`);
});

test('a merchant cancels with its key and sees the whole payment', async () => {
  const payment = await createPayment(api, { customer_reference: 'order-1' });
  const { payment: canceled } = dataOf<{ payment: Payment }>(await asMerchant(payment), 200);
  expect(canceled).toEqual({ ...payment, status: 'canceled', attempts_left: 0, version: 2 });
  expect(await readPayment(api, payment.id)).toEqual(canceled);
});

test.each(sides)('%s may send a reason', async (_, cancel) => {
  const payment = await createPayment(api);
  expect((await cancel(payment, { reason: 'Changed my mind' })).status).toBe(200);
  const other = await createPayment(api);
  expect((await cancel(other, {})).status).toBe(200);
  expect(invalidFields(await cancel(other, { reason: 'r'.repeat(256) }))).toEqual(['reason']);
  expect(invalidFields(await cancel(other, { why: 'because' }))).toEqual(['why']);
});

test.each(sides)('%s who cancels again gets the same response, and there is one event', async (_, cancel) => {
  await createEndpoint(api, { events: ['payment.canceled'] });
  const payment = await createPayment(api);
  const first = await cancel(payment);
  api.clock.advance(1_000);
  const second = await cancel(payment);
  expect(second.status).toBe(200);
  expect(second.text).toBe(first.text);
  await api.advance(0);
  expect(api.webhooks.events()).toHaveLength(1);
});

test('a payment canceled by one side is canceled for the other', async () => {
  const [one, two] = [await createPayment(api), await createPayment(api)];
  dataOf(await asCustomer(one), 200);
  expect(dataOf<{ payment: Payment }>(await asMerchant(one), 200).payment.version).toBe(2);
  dataOf(await asMerchant(two), 200);
  expect(dataOf<CheckoutCanceled>(await asCustomer(two), 200).payment.status).toBe('canceled');
});

test('concurrent cancellations all succeed', async () => {
  await createEndpoint(api, { events: ['payment.canceled'] });
  const payment = await createPayment(api);
  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((each) => (each % 2 === 0 ? asCustomer(payment) : asMerchant(payment))),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect((await readPayment(api, payment.id)).version).toBe(2);
  await api.advance(0);
  expect(api.webhooks.events()).toHaveLength(1);
});

test.each(sides)('%s cannot cancel while an attempt is in progress', async (_, cancel) => {
  const payment = await createPayment(api);
  dataOf(await payByPhone(api, payment.slug, await api.login('success@sandbox.test'), '+237653456789'), 202);
  expect(detailsOf(await cancel(payment), 'PAYMENT_IN_PROGRESS')).toMatchObject({ status: 'processing' });
  await api.advance(60_000);
  expect((await readPayment(api, payment.id)).status).toBe('succeeded');
});

test.each(sides)('%s cannot cancel a paid, failed or refunded payment', async (_, cancel) => {
  const { payment: paid } = await paidPayment(api);
  expect(detailsOf(await cancel(paid), 'PAYMENT_ALREADY_PAID')).toMatchObject({ status: 'succeeded' });
  dataOf(
    await api.request('POST', `/gateway/payments/${paid.id}/refunds`, { bearer: testKey(api), body: { amount: 1 } }),
    201,
  );
  expect(detailsOf(await cancel(paid), 'PAYMENT_ALREADY_PAID')).toMatchObject({ status: 'partially_refunded' });
  const failed = await createPayment(api, { max_attempts: 1 });
  detailsOf(await payFromWallet(api, failed.slug, await api.login('declined@sandbox.test')), 'PAYMENT_DECLINED');
  expect(detailsOf(await cancel(failed), 'PAYMENT_FAILED')).toMatchObject({ status: 'failed' });
});

test.each(sides)('%s cannot cancel an expired payment, before or after the worker expired it', async (_, cancel) => {
  const payment = await createPayment(api);
  api.clock.advance(DAY);
  expect(detailsOf(await cancel(payment), 'PAYMENT_EXPIRED')).toMatchObject({ status: 'expired' });
  await api.advance(0);
  detailsOf(await cancel(payment), 'PAYMENT_EXPIRED');
  expect((await readPayment(api, payment.id)).status).toBe('expired');
});

test('a canceled payment cannot be paid', async () => {
  const payment = await createPayment(api);
  dataOf(await asCustomer(payment), 200);
  const token = await api.login('success@sandbox.test');
  expect(detailsOf(await payFromWallet(api, payment.slug, token), 'PAYMENT_CANCELED')).toMatchObject({
    status: 'canceled',
  });
  detailsOf(await payByPhone(api, payment.slug, token, '+237653456789'), 'PAYMENT_CANCELED');
});

test('a payment with a retryable decline can be canceled', async () => {
  const payment = await createPayment(api);
  detailsOf(await payFromWallet(api, payment.slug, await api.login('insufficient@sandbox.test')), 'INSUFFICIENT_FUNDS');
  expect(dataOf<CheckoutCanceled>(await asCustomer(payment), 200).payment.status).toBe('canceled');
});

test("the customer's response contains none of the merchant's data", async () => {
  const payment = await createPayment(api, {
    customer_reference: 'secret-reference',
    metadata: { secret: 'secret-value' },
  });
  expect((await asCustomer(payment)).text).not.toContain('secret');
});

test('an unknown slug is not found', async () => {
  detailsOf(await api.request('POST', '/gateway/checkout/QNHnsrVnRpi0pMaBQ2lRYL/cancel'), 'CHECKOUT_NOT_FOUND');
});
