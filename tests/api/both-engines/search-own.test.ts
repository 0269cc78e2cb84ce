import type { Customer, OwnKind, OwnSearchResults, PaymentLink, WebhookEndpoint } from '@mitako/contract/names';
import { beforeEach, expect, test } from 'vitest';
import { closed, setTerms } from '../support/settlement.ts';
import {
  createEndpoint,
  createPayment,
  dataOf,
  detailsOf,
  gatewayForEachTest,
  invalidFields,
  payFromWallet,
  registerMerchant,
  testKey,
  type TestMerchant,
} from '../support.ts';

// A merchant's search: everything of its own, and nothing of another one.

const api = gatewayForEachTest();
let token: string;
let other: TestMerchant;

beforeEach(async () => {
  token = await api.login(api.seed.merchant.email, { role: 'merchant' });
  other = await registerMerchant(api, 'other@example.cm');
});

async function search(q: string, bearer: string = token, mode = 'test'): Promise<OwnSearchResults> {
  const query = new URLSearchParams({ q, mode }).toString();
  return dataOf<OwnSearchResults>(await api.request('GET', `/merchant/search?${query}`, { bearer }), 200);
}

async function found(q: string, bearer?: string, mode?: string): Promise<readonly (readonly [OwnKind, string])[]> {
  return (await search(q, bearer, mode)).results.map(({ kind, id }) => [kind, id] as const);
}

/** One object of each kind, with words that are everywhere. */
async function everything(bearer: string): Promise<Readonly<Record<OwnKind, string>>> {
  const payment = await createPayment(api, { customer_reference: 'Ndolé 1042' }, bearer);
  const simulate = async (outcome: string): Promise<void> => {
    const path = `/gateway/sandbox/payments/${payment.id}/simulate`;
    dataOf(await api.request('POST', path, { bearer, body: { outcome } }), 200);
  };
  await simulate('succeed');
  const refunded = await api.request('POST', `/gateway/payments/${payment.id}/refunds`, {
    bearer,
    body: { amount: 500 },
  });
  await simulate('dispute');
  const disputes = await api.request('GET', '/gateway/disputes', { bearer });
  const link = await api.request('POST', '/merchant/payment-links', {
    bearer,
    body: { amount: 900, description: 'Menu du jour : ndole' },
  });
  return {
    customer: '',
    payment: payment.id,
    refund: dataOf<{ refund: { id: string } }>(refunded, 201).refund.id,
    dispute: dataOf<{ disputes: readonly { id: string }[] }>(disputes, 200).disputes[0]?.id ?? '',
    payment_link: dataOf<{ payment_link: PaymentLink }>(link, 201).payment_link.id,
    settlement: '',
    webhook_endpoint: '',
  };
}

/** Who is asked for money by number. */
async function theCustomer(phone: string): Promise<Customer> {
  const bearer = testKey(api);
  const { id } = await createPayment(api, { customer_reference: 'Table 4' });
  await api.request('POST', `/gateway/payments/${id}/charge`, { bearer, body: { method: 'mobile_money', phone } });
  const answer = await api.request('GET', `/gateway/payments/${id}/customer`, { bearer });
  return dataOf<{ customer: Customer }>(answer, 200).customer;
}

test('finds payments with refunds and disputes, links and endpoints by words, without case and accents', async () => {
  const own = await everything(testKey(api));
  await everything(other.testKey);
  const endpoint: WebhookEndpoint = await createEndpoint(api, { url: 'https://ndole.example/hooks' });
  expect(await found('NDOLÉ')).toEqual([
    ['payment', own.payment],
    ['refund', own.refund],
    ['dispute', own.dispute],
    ['payment_link', own.payment_link],
    ['webhook_endpoint', endpoint.id],
  ]);
  const { results } = await search('1042');
  expect(results).toMatchObject([
    { kind: 'payment', title: 'Ndolé 1042', amount: 5000, currency: 'XAF', payment_id: null },
    { kind: 'refund', title: 'Ndolé 1042', payment_id: own.payment, amount: 500 },
    { kind: 'dispute', payment_id: own.payment },
  ]);
  expect(await search('nothing of the kind')).toEqual({ results: [], more: [] });
});

test('finds each object by its id, and never one of another merchant or of the other mode', async () => {
  const own = await everything(testKey(api));
  await setTerms(api, { delay_seconds: 0 });
  dataOf(
    await api.request('POST', `/gateway/sandbox/payments/${(await createPayment(api)).id}/simulate`, {
      bearer: testKey(api),
      body: { outcome: 'succeed' },
    }),
    200,
  );
  const endpoint: WebhookEndpoint = await createEndpoint(api, {});
  const ids = { ...own, settlement: (await closed(api)).id, webhook_endpoint: endpoint.id };
  const { id: customer } = await theCustomer('+237653456789');
  for (const [kind, id] of Object.entries({ ...ids, customer })) {
    expect(await found(id)).toContainEqual([kind, id]);
    expect(await found(id, other.token), kind).toEqual([]);
    expect(await found(id, token, 'live'), kind).toEqual([]);
  }
});

test('finds customers by number or its last three digits, and by the e-mail address of an account', async () => {
  const byNumber = await theCustomer('+237653456789');
  const account = await api.login('success@sandbox.test');
  const { slug } = await createPayment(api, {});
  dataOf(await payFromWallet(api, slug, account), 200);
  for (const q of ['653 45 67 89', '789', byNumber.id]) {
    const of = (await search(q)).results.filter(({ kind }) => kind === 'customer');
    expect(of, q).toMatchObject([
      { id: byNumber.id, title: '•••• 6789', status: null, amount: null, payment_id: null },
    ]);
    expect((await found(q, other.token)).map(([kind]) => kind)).not.toContain('customer');
  }
  const [byAccount] = (await search('success@sandbox.test')).results;
  expect(byAccount).toMatchObject({ kind: 'customer', title: null });
  expect(byAccount?.id).not.toBe(byNumber.id);
  expect((await found('Ndolé')).map(([kind]) => kind)).not.toContain('customer');
});

test('says of which kinds there are more than ten', async () => {
  for (let count = 0; count < 11; count += 1) await createPayment(api, { description: 'Beignets' });
  const { results, more } = await search('beignets');
  expect(results).toHaveLength(10);
  expect(more).toEqual(['payment']);
});

test('requires a merchant’s login and a text', async () => {
  detailsOf(await api.request('GET', '/merchant/search?q=a', { bearer: testKey(api) }), 'PERMISSION_DENIED');
  expect(invalidFields(await api.request('GET', '/merchant/search', { bearer: token }))).toEqual(['q']);
});
