import type { PaymentLink, SearchResults } from '@mitako/contract/names';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { asOperator, closeWithConsistentLedger } from '../support/money.ts';
import { attempts, scriptedRail, PAID, type Script } from '../support/scripted-rail.ts';
import {
  createPayment,
  dataOf,
  detailsOf,
  invalidFields,
  openGateway,
  payByPhone,
  payFromWallet,
  readPayment,
  registerMerchant,
  SECOND,
  testKey,
  type TestGateway,
} from '../support.ts';

// The operator's search: whatever is printed somewhere finds what it names.

const PHONE = '+237653456789';

let api: TestGateway;
let script: Script;
let token: string;

beforeEach(async () => {
  const scripted = scriptedRail();
  ({ script } = scripted);
  api = await openGateway({ rails: [scripted.rail] });
  token = await api.login('success@sandbox.test');
});
afterEach(() => closeWithConsistentLedger(api));

async function search(q: string): Promise<SearchResults> {
  return dataOf<SearchResults>(
    await asOperator(api, 'GET', `/admin/search?${new URLSearchParams({ q }).toString()}`),
    200,
  );
}

/** Kind and id of what is found, and by what. */
async function found(q: string): Promise<readonly (readonly [string, string, string])[]> {
  return (await search(q)).results.map(({ kind, id, matched }) => [kind, id, matched] as const);
}

async function paidByPhone(params: Parameters<typeof createPayment>[1] = {}): Promise<{
  readonly id: string;
  readonly slug: string;
  readonly attemptId: string;
}> {
  const { id, slug } = await createPayment(api, params);
  script.lookupByPhone.set(PHONE, PAID);
  dataOf(await payByPhone(api, slug, token, PHONE), 202);
  await api.advance(2 * SECOND);
  expect((await readPayment(api, id)).status).toBe('succeeded');
  const [attempt] = await attempts(api, `?payment_id=${id}`);
  return { id, slug, attemptId: attempt?.id ?? '' };
}

test('a payment by its id, its slug, its checkout URL, its transaction, and inside other text', async () => {
  const { id, slug } = await paidByPhone();
  const { transaction_id: transaction } = await readPayment(api, id);
  for (const q of [id, `  ${id.toUpperCase()} `, `https://pay.example.cm/admin/payments/${id}?done=1`]) {
    expect(await found(q)).toEqual([['payment', id, 'id']]);
  }
  for (const q of [slug, `https://pay.example.cm/checkout/${slug}?lang=fr`]) {
    expect(await found(q)).toEqual([['payment', id, 'slug']]);
  }
  expect(await found(transaction ?? '')).toEqual([['payment', id, 'transaction_id']]);
  const [one] = (await search(id)).results;
  expect(one).toMatchObject({
    summary: '5000 XAF · succeeded · test',
    merchant_id: api.seed.merchant.id,
    livemode: false,
    path: `/admin/payments/${id}`,
  });
});

test('refunds and their transactions, attempts, events and deliveries by id', async () => {
  const { id, attemptId } = await paidByPhone();
  const answer = await api.request('POST', `/gateway/payments/${id}/refunds`, { bearer: testKey(api), body: {} });
  const { refund } = dataOf<{ refund: { id: string } }>(answer, 201);
  await api.advance(2 * SECOND);
  expect(await found(refund.id)).toEqual([['refund', refund.id, 'id']]);
  expect(await found(attemptId)).toEqual([['attempt', attemptId, 'id']]);
  // Rails know the return of a late payment by this.
  expect(await found(attemptId.replace('att_', 'lat_'))).toEqual([['attempt', attemptId, 'id']]);
  const timeline = dataOf<{ timeline: { entries: readonly { type: string; id: string; kind?: string }[] } }>(
    await asOperator(api, 'GET', `/admin/payments/${id}/timeline`),
    200,
  ).timeline;
  const event = timeline.entries.find(({ type }) => type === 'event')?.id ?? '';
  expect((await search(event)).results).toMatchObject([{ kind: 'event', path: `/admin/payments/${id}` }]);
  const held = timeline.entries.find(({ kind }) => kind === 'refund')?.id ?? '';
  expect(await found(held)).toEqual([['refund', refund.id, 'transaction_id']]);
});

test('an attempt by the reference of the provider, and payments by that of the merchant, exactly', async () => {
  const { id, attemptId } = await paidByPhone({ customer_reference: 'operator-1' });
  // PAID names the same reference: a text that is several things lists them all.
  expect(await found('operator-1')).toEqual([
    ['attempt', attemptId, 'rail_reference'],
    ['payment', id, 'customer_reference'],
  ]);
  expect(await found('operator')).toEqual([]);
  expect(await found('OPERATOR-1')).toEqual([]);
});

test('an attempt by a provider’s reference in capitals, typed in small letters', async () => {
  script.lookupByPhone.set(PHONE, { kind: 'paid', railReference: 'MP2611.A1' });
  const { slug } = await createPayment(api, {});
  dataOf(await payByPhone(api, slug, token, PHONE), 202);
  await api.advance(2 * SECOND);
  expect((await found(' mp2611.a1 ')).map(([kind, , matched]) => [kind, matched])).toEqual([
    ['attempt', 'rail_reference'],
  ]);
});

test('a payer by the whole number in any spelling, or by its last three digits', async () => {
  const { id, attemptId } = await paidByPhone();
  for (const q of [PHONE, '237 653 45 67 89', '653456789', '00237653456789', '(653) 45-67.89']) {
    expect(await found(q)).toEqual([['attempt', attemptId, 'phone']]);
  }
  for (const q of ['789', '6789']) expect(await found(q)).toEqual([['attempt', attemptId, 'phone_ending']]);
  expect(await found('0789')).toEqual([]);
  // The answer to the customer is on the payment's page; who has the id of an attempt wants the attempt.
  expect((await search(PHONE)).results).toMatchObject([{ path: `/admin/payments/${id}` }]);
  expect((await search(attemptId)).results).toMatchObject([{ path: `/admin/attempts/${attemptId}` }]);
  expect(await found('+237653456780')).toEqual([]);
  expect(await found('788')).toEqual([]);
  expect(JSON.stringify(await search(PHONE))).not.toContain('653456789');
});

test('wallet payments leave no number', async () => {
  const { slug } = await createPayment(api);
  dataOf(await payFromWallet(api, slug, token), 200);
  const [attempt] = await attempts(api);
  expect(attempt?.method).toMatchObject({ type: 'wallet', phone_masked: null });
});

test('people by e-mail and number, without what is sealed', async () => {
  const merchant = await registerMerchant(api, 'second@shop.test');
  expect(await found(' Second@Shop.TEST ')).toEqual([['merchant', merchant.id, 'email']]);
  const [user] = (await search('success@sandbox.test')).results;
  expect(user).toMatchObject({ kind: 'user', matched: 'email', path: `/admin/users/${user?.id}`, status: 'active' });
  expect(JSON.stringify(user)).not.toContain('success@sandbox.test');
  expect(await found('nobody@shop.test')).toEqual([]);
});

test('a merchant by a part of its name, and a payment link by its address', async () => {
  const { id } = await registerMerchant(api, 'deux@shop.example');
  for (const q of ['Boutique Deux', 'IQUE dèux']) expect(await found(q)).toEqual([['merchant', id, 'name']]);
  expect(await found('xe')).toEqual([]);
  const body = { description: 'Ndolé', amount: 2_500 };
  const made = await api.request('POST', '/merchant/payment-links', { bearer: testKey(api), body });
  const { payment_link: link } = dataOf<{ payment_link: PaymentLink }>(made, 201);
  for (const q of [link.slug, link.url, `${link.url}?utm_source=mail`]) {
    expect(await found(q)).toEqual([['payment_link', link.id, 'slug']]);
  }
});

test('what names more than 20 shows it', async () => {
  for (let count = 0; count < 21; count += 1) await createPayment(api, { customer_reference: 'same' });
  const { results, truncated } = await search('same');
  expect([results.length, truncated]).toEqual([20, true]);
});

test('nothing is found of nothing, and it is for the operator alone', async () => {
  expect(await search('pay_00000000000000000000000000')).toEqual({ results: [], truncated: false });
  expect(invalidFields(await asOperator(api, 'GET', '/admin/search'))).toEqual(['q']);
  expect(invalidFields(await asOperator(api, 'GET', '/admin/search?q='))).toEqual(['q']);
  const merchant = await registerMerchant(api, 'curious@shop.test');
  for (const path of ['/admin/search?q=x', '/admin/unapplied-funds', '/admin/attempts/att_1/lookup']) {
    const answer = await api.request('GET', path, { bearer: testKey(api) });
    // Of a merchant's key, and of a merchant who is logged in.
    detailsOf(answer, 'INVALID_API_KEY');
    detailsOf(await api.request('GET', path, { bearer: merchant.token }), 'ROLE_NOT_ALLOWED');
  }
});
