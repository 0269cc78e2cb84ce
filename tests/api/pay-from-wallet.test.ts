import type { Balance, CheckoutPaid, CheckoutPayment } from '@mitako/contract/names';
import { expect, test } from 'vitest';
import {
  createPayment,
  dataOf,
  detailsOf,
  gatewayForEachTest,
  invalidFields,
  paidPayment,
  payFromWallet,
  readPayment,
  registerUser,
  SECOND,
  testKey,
} from './support.ts';

const api = gatewayForEachTest();

async function merchantBalance(): Promise<number> {
  const answer = await api.request('GET', '/merchant/balance', { bearer: testKey(api) });
  const { balances } = dataOf<{ balances: readonly Balance[] }>(answer, 200);
  return balances.reduce((sum, { available, pending }) => sum + available + pending, 0);
}

test("the payer receives the status and the redirect, and none of the merchant's data", async () => {
  const { id, slug } = await createPayment(api, {
    description: 'Two bags',
    customer_reference: 'secret-reference',
    metadata: { secret: 'secret-value' },
    return_url: 'https://shop.example/thanks',
  });
  const answer = await payFromWallet(api, slug, await api.login('success@sandbox.test'));
  const { transaction_id: transactionId } = await readPayment(api, id);
  expect(dataOf<CheckoutPaid>(answer, 200)).toEqual({
    payment: {
      id,
      slug,
      status: 'succeeded',
      amount: 5000,
      currency: 'XAF',
      description: 'Two bags',
      livemode: false,
      created_at: '2026-01-01T00:00:00.000Z',
      succeeded_at: '2026-01-01T00:00:00.000Z',
      transaction_id: transactionId,
      failure_code: null,
      failure_message: null,
    },
    redirect_url: expect.stringMatching(/^https:\/\/shop\.example\/thanks\?/),
    next_action: null,
  } satisfies CheckoutPaid);
  expect(answer.text).not.toContain('secret');
});

test('the merchant sees a succeeded payment with its transaction', async () => {
  const { payment } = await paidPayment(api);
  expect(payment).toMatchObject({
    status: 'succeeded',
    transaction_id: expect.stringMatching(/^tx_[0-9a-z]{26}$/),
    succeeded_at: '2026-01-01T00:00:00.000Z',
    payment_method: { type: 'wallet', provider: null, label: null, phone_masked: null },
    attempts_count: 1,
    amount_disputed: 0,
    fee: 0,
    fee_returned: 0,
    net_amount: 5000,
  });
});

test('the merchant is credited what the payer is debited', async () => {
  await paidPayment(api, { amount: 1 });
  await paidPayment(api, { amount: 99_999_999 });
  expect(await merchantBalance()).toBe(100_000_000);
});

test('a wallet pays exactly its balance and not a franc more', async () => {
  const { access_token: token } = await registerUser(api, 'payer@example.cm');
  const pay = async (amount: number): Promise<number> => {
    const { slug } = await createPayment(api, { amount });
    return (await payFromWallet(api, slug, token, { pin: '5829' })).status;
  };
  for (let paid = 0; paid < 10; paid += 1) expect(await pay(99_999_999)).toBe(200);
  expect(await pay(11)).toBe(402);
  expect(await pay(10)).toBe(200);
  expect(await pay(1)).toBe(402);
  expect(await merchantBalance()).toBe(1_000_000_000);
});

test('the redirect carries the result in the query; other parameters and the fragment are kept', async () => {
  const { payment, redirectUrl } = await paidPayment(api, {
    return_url: 'https://shop.example:8443/thanks?order=10%2642&tag=a&tag=b&token=forged&status=forged#section-2',
  });
  expect(redirectUrl.origin + redirectUrl.pathname).toBe('https://shop.example:8443/thanks');
  expect(redirectUrl.hash).toBe('#section-2');
  const query = redirectUrl.searchParams;
  expect(query.get('order')).toBe('10&42');
  expect(query.getAll('tag')).toEqual(['a', 'b']);
  expect(query.getAll('payment_id')).toEqual([payment.id]);
  expect(query.getAll('slug')).toEqual([payment.slug]);
  expect(query.getAll('status')).toEqual(['succeeded']);
  expect(query.getAll('token')).toEqual([expect.stringMatching(/^[\w-]{20,}$/)]);
  expect(query.get('token')).not.toBe('forged');
});

test('each payment has its own token', async () => {
  const [one, two] = [await paidPayment(api), await paidPayment(api)].map(({ redirectUrl }) => redirectUrl);
  const paid = await paidPayment(api, { return_url: 'https://shop.example/' });
  const again = await paidPayment(api, { return_url: 'https://shop.example/' });
  expect(one?.pathname).not.toBe(two?.pathname);
  expect(paid.redirectUrl.searchParams.get('token')).not.toBe(again.redirectUrl.searchParams.get('token'));
});

test('the method is the wallet when only a PIN is given', async () => {
  const { slug } = await createPayment(api);
  const bearer = await api.login('success@sandbox.test');
  const answer = await api.request('POST', `/gateway/checkout/${slug}/pay`, { bearer, body: { pin: '1234' } });
  expect(dataOf<CheckoutPaid>(answer, 200).payment.status).toBe('succeeded');
});

test.each([
  [{}, ['method']],
  [{ method: 'wallet' }, ['pin']],
  [{ method: 'wallet', pin: 1234 }, ['pin']],
  [{ method: 'wallet', pin: '' }, ['pin']],
  [{ method: 'wallet', pin: '1'.repeat(1025) }, ['pin']],
  [{ method: 'wallet', pin: '1234', phone: '+237653456789' }, ['phone']],
  [{ method: 'cheque', pin: '1234' }, ['method']],
  [{ method: 'card', pin: '1234' }, ['pin', 'provider']],
])('a pay request %j is refused', async (body, fields) => {
  const { slug } = await createPayment(api);
  const bearer = await api.login('success@sandbox.test');
  expect(invalidFields(await api.request('POST', `/gateway/checkout/${slug}/pay`, { bearer, body }))).toEqual(fields);
});

test("paying requires a user's access token and no other credential", async () => {
  const { id, slug } = await createPayment(api);
  const body = { pin: '1234' };
  const path = `/gateway/checkout/${slug}/pay`;
  detailsOf(await api.request('POST', path, { body }), 'AUTHENTICATION_REQUIRED');
  detailsOf(await api.request('POST', path, { body, bearer: testKey(api) }), 'INVALID_TOKEN');
  for (const [email, role] of [
    ['merchant@sandbox.test', 'merchant'],
    ['agent@sandbox.test', 'agent'],
  ] as const) {
    detailsOf(await api.request('POST', path, { body, bearer: await api.login(email, { role }) }), 'ROLE_NOT_ALLOWED');
  }
  expect((await readPayment(api, id)).status).toBe('requested');
});

test('an unknown slug is not found, with a right or a wrong PIN', async () => {
  const bearer = await api.login('success@sandbox.test');
  for (const pin of ['1234', '9999']) {
    detailsOf(await payFromWallet(api, 'QNHnsrVnRpi0pMaBQ2lRYL', bearer, { pin }), 'CHECKOUT_NOT_FOUND');
  }
});

test('insufficient@ is declined, the payment stays open, and another payer pays it', async () => {
  const { id, slug } = await createPayment(api, { cancel_url: 'https://shop.example/cart' });
  const answer = await payFromWallet(api, slug, await api.login('insufficient@sandbox.test'));
  expect(detailsOf(answer, 'INSUFFICIENT_FUNDS')).toMatchObject({
    payment: {
      id,
      status: 'requested',
      failure_code: 'insufficient_funds',
      transaction_id: null,
    } satisfies Partial<CheckoutPayment>,
    redirect_url: null,
  });
  expect(await readPayment(api, id)).toMatchObject({
    status: 'requested',
    failure_code: 'insufficient_funds',
    attempts_count: 1,
  });
  dataOf(await payFromWallet(api, slug, await api.login('success@sandbox.test')), 200);
  expect(await readPayment(api, id)).toMatchObject({
    status: 'succeeded',
    failure_code: null,
    failure_message: null,
    attempts_count: 2,
  });
  expect(await merchantBalance()).toBe(5000);
});

test.each([1, 2, 5])('after max_attempts %s declined attempts the payment has failed', async (maxAttempts) => {
  const { id, slug } = await createPayment(api, { max_attempts: maxAttempts, cancel_url: 'https://shop.example/cart' });
  const token = await api.login('insufficient@sandbox.test');
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const details = detailsOf(await payFromWallet(api, slug, token), 'INSUFFICIENT_FUNDS');
    const isLast = attempt === maxAttempts;
    expect(details).toMatchObject({
      payment: { status: isLast ? 'failed' : 'requested' },
      redirect_url: isLast ? `https://shop.example/cart?payment_id=${id}&slug=${slug}&status=failed` : null,
    });
  }
  const refused = await payFromWallet(api, slug, await api.login('success@sandbox.test'));
  expect(detailsOf(refused, 'PAYMENT_FAILED')).toMatchObject({ status: 'failed' });
  expect(await readPayment(api, id)).toMatchObject({
    status: 'failed',
    attempts_count: maxAttempts,
    transaction_id: null,
  });
  expect(await merchantBalance()).toBe(0);
});

test('a payment accepts three attempts by default', async () => {
  const { id, slug } = await createPayment(api);
  const token = await api.login('insufficient@sandbox.test');
  const statuses: string[] = [];
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await payFromWallet(api, slug, token);
    statuses.push((await readPayment(api, id)).status);
  }
  expect(statuses).toEqual(['requested', 'requested', 'failed']);
});

test('declined@ is declined, and may try again while attempts are left', async () => {
  const { id, slug } = await createPayment(api, { return_url: 'https://shop.example/thanks', max_attempts: 2 });
  const token = await api.login('declined@sandbox.test');
  expect(detailsOf(await payFromWallet(api, slug, token), 'PAYMENT_DECLINED')).toMatchObject({
    payment: { status: 'requested', failure_code: 'payer_declined' },
    redirect_url: null,
  });
  const answer = await payFromWallet(api, slug, token);
  expect(detailsOf(answer, 'PAYMENT_DECLINED')).toMatchObject({
    payment: { status: 'failed', failure_code: 'payer_declined', failure_message: expect.any(String) },
    redirect_url: `https://shop.example/thanks?payment_id=${id}&slug=${slug}&status=failed`,
  });
  expect(await merchantBalance()).toBe(0);
});

test('timeout@ is processing for five seconds, then fails with nothing debited', async () => {
  const { id, slug } = await createPayment(api, { max_attempts: 1 });
  const answer = await payFromWallet(api, slug, await api.login('timeout@sandbox.test'));
  expect(dataOf<CheckoutPaid>(answer, 202)).toMatchObject({ payment: { status: 'processing' }, redirect_url: null });
  await api.advance(4_999);
  expect((await readPayment(api, id)).status).toBe('processing');
  await api.advance(1);
  expect(await readPayment(api, id)).toMatchObject({
    status: 'failed',
    failure_code: 'payer_timeout',
    transaction_id: null,
  });
  expect(await merchantBalance()).toBe(0);
});

test('refund@ succeeds and is refunded in full two seconds later', async () => {
  const { id, slug } = await createPayment(api);
  dataOf(await payFromWallet(api, slug, await api.login('refund@sandbox.test')), 200);
  await api.advance(2 * SECOND - 1);
  expect(await readPayment(api, id)).toMatchObject({ status: 'succeeded', amount_refunded: 0 });
  expect(await merchantBalance()).toBe(5000);
  await api.advance(1);
  expect(await readPayment(api, id)).toMatchObject({ status: 'refunded', amount_refunded: 5000 });
  expect(await merchantBalance()).toBe(0);
});

test('a registered user pays test payments like success@, and a live one only with live money', async () => {
  const { access_token: token } = await registerUser(api, 'payer@example.cm');
  const played = await createPayment(api);
  dataOf(await payFromWallet(api, played.slug, token, { pin: '5829' }), 200);
  const live = await createPayment(api, {}, api.seed.merchant.liveKey);
  detailsOf(await payFromWallet(api, live.slug, token, { pin: '5829' }), 'INSUFFICIENT_FUNDS');
});

test('a paid payment cannot be paid again', async () => {
  const { payment } = await paidPayment(api);
  const { access_token: token } = await registerUser(api, 'payer@example.cm');
  const answer = await payFromWallet(api, payment.slug, token, { pin: '5829' });
  expect(detailsOf(answer, 'PAYMENT_ALREADY_PAID')).toMatchObject({ status: 'succeeded' });
  expect(await merchantBalance()).toBe(5000);
  expect(await readPayment(api, payment.id)).toEqual(payment);
});
