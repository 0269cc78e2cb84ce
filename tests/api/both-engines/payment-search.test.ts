import type { CheckoutPaid, Pagination, Payment, PaymentCreateParams } from '@mitako/contract/names';
import { engineStore } from '@mitako/core/engine';
import { expect, test } from 'vitest';
import { closeWithConsistentLedger, refunded } from '../support/money.ts';
import {
  createPayment,
  dataOf,
  gatewayForEachTest,
  HOUR,
  invalidFields,
  openGateway,
  paidPayment,
  payByPhone,
  payFromWallet,
  readPayment,
  registerMerchant,
  testKey,
  type Reply,
} from '../support.ts';

const api = gatewayForEachTest(closeWithConsistentLedger);

function get(query: Readonly<Record<string, string>>, bearer: string = testKey(api)): Promise<Reply> {
  return api.request('GET', `/gateway/payments?${new URLSearchParams(query).toString()}`, { bearer });
}

interface Page {
  readonly payments: readonly Payment[];
  readonly pagination: Pagination;
}

async function idsOf(query: Readonly<Record<string, string>>, bearer?: string): Promise<readonly string[]> {
  return dataOf<Page>(await get(query, bearer), 200).payments.map(({ id }) => id);
}

/** Paid by mobile money, from a number ending in 789. */
async function paidByPhone(params: Partial<PaymentCreateParams> = {}): Promise<Payment> {
  const { id, slug } = await createPayment(api, params);
  const paid = await payByPhone(api, slug, await api.login('success@sandbox.test'), '+237653456789');
  dataOf<CheckoutPaid>(paid, 202);
  api.clock.advance(HOUR);
  await api.gateway.runDue();
  return readPayment(api, id);
}

test('a payment is found by method, amount, and the visible digits of the phone', async () => {
  const { payment: byWallet } = await paidPayment(api);
  const byPhone = await paidByPhone({ amount: 700 });
  const open = await createPayment(api, { amount: 700 });
  expect(byPhone.payment_method).toMatchObject({ phone_masked: expect.stringMatching(/789$/) });
  expect(await idsOf({ method: 'wallet' })).toEqual([byWallet.id]);
  expect(await idsOf({ method: 'mtn_momo' })).toEqual([byPhone.id]);
  expect(await idsOf({ method: 'orange_money' })).toEqual([]);
  expect(await idsOf({ amount: '700' })).toEqual([open.id, byPhone.id]);
  expect(await idsOf({ amount: '700', status: 'succeeded' })).toEqual([byPhone.id]);
  expect(await idsOf({ amount: '700', method: 'wallet' })).toEqual([]);
  expect(await idsOf({ phone_ending: '789' })).toEqual([byPhone.id]);
  expect(await idsOf({ phone_ending: '780' })).toEqual([]);
});

test('a whole number finds what was paid by it, not what was paid by others that end alike', async () => {
  const byPhone = await paidByPhone();
  const { slug } = await createPayment(api);
  await payByPhone(api, slug, await api.login('success@sandbox.test'), '+237693456789', 'orange_money');
  const other = await readPayment(api, (await idsOf({ q: slug }))[0] ?? '');
  for (const q of ['+237653456789', '653 45 67 89', '\u202a+237 653-45-67-89\u202c', '00237653456789'])
    expect(await idsOf({ q })).toEqual([byPhone.id]);
  expect(await idsOf({ q: '+237693456789' })).toEqual([other.id]);
  // Nobody paid by these.
  for (const q of ['+237699999789', '699999789', '+242066456789', '9789', '0789'])
    expect(await idsOf({ q })).toEqual([]);
  expect(await idsOf({ q: '+237653456789', status: 'failed' })).toEqual([]);
});

test('three and four digits find the numbers that end so', async () => {
  const byPhone = await paidByPhone();
  const { payment } = await paidPayment(api, { amount: 6789 });
  expect(await idsOf({ q: '789' })).toEqual([byPhone.id]);
  expect(await idsOf({ q: '6789' })).toEqual([payment.id, byPhone.id]);
  const totals = await api.request('GET', '/gateway/payment-totals?q=6789', { bearer: testKey(api) });
  expect(totals.text).toContain('"payments_count":2');
});

test("a transaction finds its payment, and a search for a refund's transaction does too", async () => {
  const { payment } = await paidPayment(api);
  await createPayment(api);
  const refund = await refunded(api, payment.id);
  const transaction = payment.transaction_id ?? '';
  const ofRefund = refund.transaction_id ?? '';
  expect(await idsOf({ transaction_id: transaction })).toEqual([payment.id]);
  expect(await idsOf({ transaction_id: ofRefund })).toEqual([]);
  expect(await idsOf({ q: transaction })).toEqual([payment.id]);
  expect(await idsOf({ q: ofRefund })).toEqual([payment.id]);
});

test('one search field accepts any of them', async () => {
  const named = await createPayment(api, { customer_reference: '700' });
  const byPhone = await paidByPhone({ customer_reference: 'Commande 17', amount: 12_500 });
  const dear = await createPayment(api, { amount: 700 });
  const other = await createPayment(api);
  for (const [q, expected] of [
    [other.id, [other]],
    [other.id.toUpperCase(), [other]],
    [other.slug, [other]],
    [other.checkout_url, [other]],
    [`${other.checkout_url}?lang=en`, [other]],
    ['Commande 17', [byPhone]],
    [' Commande 17 ', [byPhone]],
    ['commande 17', [byPhone]],
    ['17', [byPhone]],
    ['comm', [byPhone]],
    ['mande', []],
    ['12500', [byPhone]],
    ['12 500', [byPhone]],
    ['12\u202f500', [byPhone]],
    ['12\u202f500\u00a0FCFA', [byPhone]],
    ['FCFA 12,500', [byPhone]],
    ['700', [dear, named]],
    ['789', [byPhone]],
    ['+237 653 45 67 89', [byPhone]],
    ['653456789', [byPhone]],
    ['6789', [byPhone]],
    // Of numbers that never paid, with the same ending.
    ['+237699999789', []],
    ['699 99 67 89', []],
    ['pay_', []],
    ["' or 1=1 --", []],
    ['%', []],
  ] as const) {
    expect(await idsOf({ q }), q).toEqual(expected.map(({ id }) => id));
  }
  expect(await idsOf({ q: '700', status: 'succeeded' })).toEqual([]);
  expect(await idsOf({ q: '789', status: 'succeeded' })).toEqual([byPhone.id]);
});

test('a part of a reference or description finds a payment, regardless of case and accents', async () => {
  const first = await createPayment(api, { customer_reference: 'order-1042', description: 'Œufs frais, crème brûlée' });
  const second = await createPayment(api, {
    customer_reference: 'CMD2026-00417',
    description: 'Mbongo Tchobi à emporter',
  });
  const third = await createPayment(api, { customer_reference: '550e8400-e29b-41d4', description: 'Order 10421' });
  const fourth = await createPayment(api, { description: 'Заказ Ёлка 42' });
  await createPayment(api);
  for (const [q, expected] of [
    ['1042', [first]],
    // Where a reference begins so, descriptions are not looked at.
    ['order', [first]],
    ['ORDER-1042', [first]],
    ['order1042', [first]],
    ['1042 order', [third, first]],
    ['Order 10421', [third]],
    ['104', [first]],
    ['10', [third, first]],
    ['creme', [first]],
    ['BRÛLÉE', [first]],
    ['oeuf', [first]],
    ['crème mbongo', []],
    ['emporter tcho', [second]],
    ['tchobi a', [second]],
    ['tchobi x', []],
    ['à', [second]],
    ['cmd', [second]],
    ['cmd-2026', [second]],
    ['00417', [second]],
    ['0417', []],
    ['550E84', [third]],
    ['550e8400-e29b', [third]],
    ['заказ елка', [fourth]],
    ['42', [fourth]],
    ['%', []],
    ['ord_r', []],
  ] as const) {
    expect(await idsOf({ q }), q).toEqual(expected.map(({ id }) => id));
  }
  expect(await idsOf({ q: 'order', status: 'canceled' })).toEqual([]);
});

test("a payment is found by its payer's whole e-mail address", async () => {
  const { payment } = await paidPayment(api);
  await createPayment(api);
  for (const [q, expected] of [
    ['success@sandbox.test', [payment.id]],
    [' Success@Sandbox.TEST ', [payment.id]],
    ['success@sandbox', []],
    ['success', []],
    ['nobody@sandbox.test', []],
  ] as const) {
    expect(await idsOf({ q }), q).toEqual(expected);
  }
});

test('of words that very many payments have, all are found, page by page', async () => {
  const store = engineStore(api.gateway.store);
  const { id } = await createPayment(api);
  const payment = await store.read.paymentById(id);
  if (payment === null) throw new Error('it was just made');
  const copies = Array.from({ length: 2_100 }, (_, place) => {
    const own = idBeside(id, place);
    const description = `Sac ${place % 700 === 0 ? 'rouge' : `bleu numéro${String.fromCodePoint(0x4e00 + place)}`}`;
    const customerReference = `facture-${10_000 + place}`;
    return { ...payment, id: own, slug: own, customerReference, description };
  }).filter((copy) => copy.id !== id);
  const inserted = copies.map((copy) => ({ type: 'payment.insert', payment: copy }) as const);
  expect(await store.commit(inserted)).toEqual({ kind: 'applied' });
  const newest = copies.toSorted((one, other) => (one.id < other.id ? 1 : -1));
  const expected = (fits: (copy: (typeof copies)[number]) => boolean): readonly string[] =>
    newest.filter(fits).map((copy) => copy.id);
  const isRed = ({ description }: (typeof copies)[number]): boolean => description.endsWith('rouge');
  expect(await allOf('sac rouge')).toEqual(expected(isRed));
  expect(await allOf('rou facture sac')).toEqual(expected(isRed));
  expect(await allOf('fac')).toEqual(expected(() => true));
  expect(await allOf('numéro')).toEqual(expected((copy) => !isRed(copy)));
  expect(await allOf('1')).toEqual(expected(() => true));
  expect(await allOf('facture-10042')).toEqual(
    expected(({ customerReference }) => customerReference.endsWith('10042')),
  );

  async function allOf(q: string): Promise<readonly string[]> {
    const rows = (await csvOf({ q })).slice(1);
    return rows.map((row) => row.split(',')[0] ?? '');
  }
});

test('where descriptions are indexed, an old payment is found by them at once', async () => {
  const indexed = await openGateway({ search: { descriptions: true } });
  const store = engineStore(indexed.gateway.store);
  const old = await createPayment(indexed, { customer_reference: 'order-1042', description: 'Sac 1042 rouge vif' });
  const payment = await store.read.paymentById(old.id);
  if (payment === null) throw new Error('it was just made');
  const newer = Array.from({ length: 1_100 }, (_, place) => {
    const own = `${old.id.slice(0, 14)}z${String(place).padStart(4, '0')}${old.id.slice(19)}`;
    return {
      type: 'payment.insert',
      payment: { ...payment, id: own, slug: own, customerReference: null, description: 'Sac' },
    } as const;
  });
  expect(await store.commit(newer)).toEqual({ kind: 'applied' });
  const path = '/gateway/payments?q=rou';
  const { payments } = dataOf<Page>(await indexed.request('GET', path, { bearer: testKey(indexed) }), 200);
  expect(payments.map(({ id }) => id)).toEqual([old.id]);
});

test('search results come newest first, each payment once, page by page', async () => {
  const made: string[] = [];
  for (let place = 0; place < 5; place += 1) {
    made.push((await createPayment(api, place % 2 === 0 ? { customer_reference: '5000' } : {})).id);
  }
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const query = { q: '5000', limit: '2', ...(cursor === '' ? {} : { cursor }) };
    const page: Page = dataOf<Page>(await get(query), 200);
    seen.push(...page.payments.map(({ id }) => id));
    cursor = page.pagination.next_cursor;
    await createPayment(api);
  }
  expect(seen).toEqual(made.toReversed());
});

test("another merchant's payment is never found", async () => {
  const { payment } = await paidPayment(api, { customer_reference: 'order-17' });
  const other = await registerMerchant(api, 'other@shop.example');
  const payer = 'success@sandbox.test';
  for (const q of [payment.id, payment.slug, payment.transaction_id ?? '', 'order-17', '5000', 'order', '17', payer]) {
    expect(await idsOf({ q }), q).toEqual([payment.id]);
    expect(await idsOf({ q }, other.testKey), q).toEqual([]);
    expect(await idsOf({ q }, api.seed.merchant.liveKey), q).toEqual([]);
  }
});

test.each([
  { amount: '0' },
  { amount: '1.5' },
  { amount: '1e3' },
  { phone_ending: '89' },
  { phone_ending: '+89' },
  { method: 'Cash' },
  { q: '' },
  { q: 'x'.repeat(513) },
  { transaction_id: '' },
  { format: 'xml' },
])('%j is refused', async (query) => {
  expect(invalidFields(await get(query as Readonly<Record<string, string>>))).toEqual(Object.keys(query));
});

test('a search by e-mail tells nothing of payments at other merchants, not even by its cursor', async () => {
  const other = await registerMerchant(api, 'curious@shop.example');
  const payer = await api.login('success@sandbox.test');
  // More than a short page examines.
  for (let paid = 0; paid < 21; paid += 1) {
    const { slug } = await createPayment(api, { amount: 100 });
    dataOf<CheckoutPaid>(await payFromWallet(api, slug, payer), 200);
  }
  const { payments, pagination } = dataOf<Page>(
    await get({ q: 'success@sandbox.test', limit: '1' }, other.testKey),
    200,
  );
  expect(payments).toEqual([]);
  expect(pagination).toMatchObject({ has_more: false, next_cursor: null });
});

test('times are those that the payments show, to the millisecond', async () => {
  const made: Payment[] = [];
  for (let place = 0; place < 3; place += 1) {
    made.push(await createPayment(api));
    api.clock.advance(1);
  }
  const [first, second, third] = made;
  expect(await idsOf({ created_from: second?.created_at ?? '' })).toEqual([third?.id, second?.id]);
  expect(await idsOf({ created_to: second?.created_at ?? '' })).toEqual([first?.id]);
  expect(await idsOf({ created_from: '0001-01-01T00:00:00Z', created_to: '9999-12-31T23:59:59Z' })).toHaveLength(3);
});

async function csvOf(query: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const response = await api.handler(
    new Request(`http://gateway.test/api/v1/gateway/payments.csv?${new URLSearchParams(query).toString()}`, {
      headers: { authorization: `Bearer ${testKey(api)}` },
    }),
  );
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="payments-test.csv"');
  const rows = (await response.text()).split('\r\n');
  expect(rows.pop()).toBe('');
  return rows;
}

const NAMES =
  'id,created_at,succeeded_at,status,amount,currency,fee,net_amount,amount_refunded,fee_returned,amount_refund_pending,amount_disputed,method,phone_masked,customer_reference,description,transaction_id,failure_code,livemode,payment_link_id';

test('the list is available as CSV for accounting', async () => {
  const { payment } = await paidPayment(api, { customer_reference: 'order-17', description: 'Deux sacs, "pleins"' });
  await refunded(api, payment.id, { amount: 1_000 });
  const open = await createPayment(api);
  const at = '2026-01-01T00:00:00.000Z';
  expect(await csvOf({})).toEqual([
    NAMES,
    `${open.id},${at},,requested,5000,XAF,0,0,0,0,0,0,,,,,,,false,`,
    `${payment.id},${at},${at},partially_refunded,5000,XAF,0,4000,1000,0,0,0,wallet,,order-17,"Deux sacs, ""pleins""",${payment.transaction_id},,false,`,
  ]);
  expect(await csvOf({ status: 'requested' })).toHaveLength(2);
  expect(await csvOf({ q: 'nothing' })).toEqual([NAMES]);
});

test('no cell of it is a formula', async () => {
  for (const customer_reference of ['=1+1', '+1', '-1', '@SUM(A1)', '  =1']) {
    await createPayment(api, { customer_reference });
  }
  const cells = (await csvOf({})).slice(1).map((row) => row.split(',')[14]);
  expect(cells).toEqual(["'  =1", "'@SUM(A1)", "'-1", "'+1", "'=1+1"]);
});

test('a file has all rows, however many pages they are', async () => {
  const store = engineStore(api.gateway.store);
  const { id } = await createPayment(api);
  const payment = await store.read.paymentById(id);
  if (payment === null) throw new Error('it was just made');
  const copies = Array.from({ length: 2_100 }, (_, place) => {
    const own = idBeside(id, place);
    return { type: 'payment.insert', payment: { ...payment, id: own, slug: own } } as const;
  });
  expect(await store.commit(copies.filter((copy) => copy.payment.id !== id))).toEqual({ kind: 'applied' });
  const rows = (await csvOf({})).slice(1).map((row) => row.split(',')[0]);
  const expected = [...new Set([...copies.map((copy) => copy.payment.id), id])].toSorted().toReversed();
  expect(rows).toEqual(expected);
});

/** Of the same millisecond and shard. */
function idBeside(id: string, place: number): string {
  const start = 'pay_'.length + 12;
  return `${id.slice(0, start)}${String(place).padStart(4, '0')}${id.slice(start + 4)}`;
}
