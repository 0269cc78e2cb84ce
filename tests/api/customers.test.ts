import type {
  AuditEntry,
  Customer,
  CustomerListQuery,
  CustomerTotals,
  CustomerWithTotals,
  Payment,
  TotalsOfCustomer,
} from '@mitako/contract/names';
import { describe, expect, test } from 'vitest';
import { closeWithConsistentLedger, refunded } from './support/money.ts';
import {
  createKey,
  createPayment,
  dataOf,
  detailsOf,
  gatewayForEachTest,
  HOUR,
  invalidFields,
  MINUTE,
  paidPayment,
  payByPhone,
  payFromWallet,
  registerMerchant,
  registerUser,
  testKey,
  type Reply,
  type TestMerchant,
} from './support.ts';

const PHONE = '+237653456789';
const OTHER = '+237693456789';

const api = gatewayForEachTest(closeWithConsistentLedger);

/** A payment that a number is asked for, from the merchant's own till. */
async function charged(phone: string, bearer = testKey(api), amount = 5_000): Promise<Payment> {
  const payment = await createPayment(api, { amount }, bearer);
  const body = { method: 'mobile_money', phone };
  const answer = await api.request('POST', `/gateway/payments/${payment.id}/charge`, { bearer, body });
  expect([200, 202, 402]).toContain(answer.status);
  await api.advance(MINUTE);
  return payment;
}

function get(path: string, bearer = testKey(api)): Promise<Reply> {
  return api.request('GET', path, { bearer });
}

async function list(query: Partial<CustomerListQuery> = {}, bearer = testKey(api)): Promise<readonly Customer[]> {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return dataOf<{ customers: Customer[] }>(await get(`/gateway/customers?${search.toString()}`, bearer), 200).customers;
}

async function read(id: string, query = '', bearer = testKey(api)): Promise<CustomerWithTotals> {
  return dataOf<{ customer: CustomerWithTotals }>(await get(`/gateway/customers/${id}${query}`, bearer), 200).customer;
}

async function only(bearer = testKey(api)): Promise<Customer> {
  const customers = await list({}, bearer);
  expect(customers).toHaveLength(1);
  return customers[0] as Customer;
}

async function ofPayment({ id }: Payment, bearer = testKey(api)): Promise<Customer | null> {
  const answer = await get(`/gateway/payments/${id}/customer`, bearer);
  return dataOf<{ customer: Customer | null }>(answer, 200).customer;
}

/** Of several payments at once. */
async function ofPayments(ids: readonly string[], bearer = testKey(api)): Promise<readonly (readonly string[])[]> {
  const answer = await get(`/gateway/payment-customers?payment_id=${ids.join(',')}`, bearer);
  return dataOf<{ payment_customers: { payment_id: string; customer: Customer }[] }>(answer, 200).payment_customers.map(
    ({ payment_id: id, customer }) => [id, customer.id],
  );
}

async function paymentsOf(customer: string, query = ''): Promise<readonly string[]> {
  const answer = await get(`/gateway/payments?customer=${customer}${query}`);
  return dataOf<{ payments: Payment[] }>(answer, 200).payments.map(({ id }) => id);
}

function write(id: string, notes: string | null, bearer = testKey(api)): Promise<Reply> {
  return api.request('PATCH', `/gateway/customers/${id}`, { bearer, body: { notes } });
}

function call(id: string, name: string | null): Promise<Reply> {
  return api.request('PATCH', `/gateway/customers/${id}`, { bearer: testKey(api), body: { name } });
}

function erase(id: string, bearer = testKey(api)): Promise<Reply> {
  return api.request('DELETE', `/gateway/customers/${id}`, { bearer });
}

describe('a customer', () => {
  test('is the number that received the prompt, shown by its last four digits', async () => {
    const first = await charged(PHONE);
    const second = await charged(PHONE);
    const customer = await only();
    expect(customer).toEqual({
      id: expect.stringMatching(/^cus_[0-9a-hjkmnp-tv-z]{26}$/),
      type: 'phone',
      name: null,
      phone_masked: '•••• 6789',
      notes: null,
      notes_updated_at: null,
      livemode: false,
      first_seen_at: first.created_at,
      last_seen_at: second.created_at,
    });
    expect(await ofPayment(first)).toEqual(customer);
    expect(await ofPayment(second)).toEqual(customer);
  });

  test('is the account that is logged in, whatever it pays with', async () => {
    const user = await api.login('success@sandbox.test');
    const [wallet, phone] = [await createPayment(api), await createPayment(api)];
    dataOf(await payFromWallet(api, wallet.slug, user), 200);
    await payByPhone(api, phone.slug, user, PHONE);
    await api.advance(MINUTE);
    expect(await only()).toMatchObject({ type: 'account', phone_masked: null });
    // The number by itself is another customer: an account may state any number.
    await charged(PHONE);
    expect(await list()).toMatchObject([{ type: 'phone' }, { type: 'account' }]);
  });

  test('does not exist before an attempt to pay', async () => {
    expect(await ofPayment(await createPayment(api))).toBeNull();
    expect(await list()).toEqual([]);
  });

  test('is read for a hundred payments at once, in their order, without those of others', async () => {
    const other = await registerMerchant(api, 'deux@shop.example');
    const [first, second] = [await charged(PHONE), await charged(PHONE)];
    const [untried, theirs] = [await createPayment(api), await charged(PHONE, other.testKey)];
    const { id } = await only();
    const asked = [second.id, untried.id, theirs.id, first.id, 'pay_none'];
    expect(await ofPayments(asked)).toEqual([
      [second.id, id],
      [first.id, id],
    ]);
    expect(await ofPayments([first.id], other.testKey)).toEqual([]);
    const many = Array.from({ length: 101 }, (_, count) => `pay_${count}`);
    expect(await ofPayments(many.slice(1))).toEqual([]);
    detailsOf(await get(`/gateway/payment-customers?payment_id=${many.join(',')}`), 'VALIDATION_ERROR');
    detailsOf(await get('/gateway/payment-customers'), 'VALIDATION_ERROR');
  });

  test('has another id at another merchant, and is not found there', async () => {
    const other = await registerMerchant(api, 'deux@shop.example');
    await charged(PHONE);
    const theirs = await charged(PHONE, other.testKey);
    const [mine, foreign] = [await only(), await only(other.testKey)];
    expect(foreign.id).not.toBe(mine.id);
    expect(foreign.phone_masked).toBe(mine.phone_masked);
    for (const answer of [
      await get(`/gateway/customers/${foreign.id}`),
      await write(foreign.id, 'x'),
      await erase(foreign.id),
      await get(`/gateway/customers/${mine.id}`, api.seed.merchant.liveKey),
    ]) {
      detailsOf(answer, 'CUSTOMER_NOT_FOUND');
    }
    detailsOf(await get(`/gateway/payments/${theirs.id}/customer`), 'PAYMENT_NOT_FOUND');
    expect(await paymentsOf(foreign.id)).toEqual([]);
  });
});

describe('the list', () => {
  test('is in the order of first attempts, newest first, page by page', async () => {
    const phones = [PHONE, OTHER, '+237653456039'];
    for (const phone of [...phones, PHONE]) await charged(phone);
    const all = await list();
    expect(all.map(({ phone_masked: phone }) => phone)).toEqual(['•••• 6039', '•••• 6789', '•••• 6789']);
    const first = await get('/gateway/customers?limit=2');
    const { pagination } = dataOf<{ pagination: { next_cursor: string } }>(first, 200);
    expect(await list({ cursor: pagination.next_cursor })).toEqual(all.slice(2));
    expect(invalidFields(await get(`/gateway/customers?cursor=${all[0]?.id ?? ''}`))).toEqual(['cursor']);
  });

  test('finds a whole number, its last digits, the address of an account, and an id', async () => {
    await charged(PHONE);
    await charged('+237653456039');
    await paidPayment(api);
    const [account, declined, paid] = await list();
    for (const q of [PHONE, '\u202a6 53 45 67 89\u202c', '6 53 45 67 89', '00237653456789'])
      expect(await list({ q })).toEqual([paid]);
    expect(await list({ q: '039' })).toEqual([declined]);
    expect(await list({ q: 'Success@Sandbox.test' })).toEqual([account]);
    expect(await list({ q: declined?.id ?? '' })).toEqual([declined]);
    expect(await list({ q: '6789' })).toEqual([paid]);
    for (const q of ['0789', 'nobody@sandbox.test', '+237653456000', '000', 'Ngo', 'cus_1'])
      expect(await list({ q })).toEqual([]);
  });
});

describe('totals', () => {
  test('are of the payments that the customer paid, or was the last to try', async () => {
    const partly = await charged(PHONE, testKey(api), 3_000);
    await charged(PHONE, testKey(api), 2_000);
    await charged(PHONE);
    await createPayment(api);
    await refunded(api, partly.id, { amount: 1_000 });
    await api.advance(MINUTE);
    const { id } = await only();
    expect((await read(id)).totals).toEqual({
      payments_count: 3,
      paid_count: 3,
      unpaid_count: 0,
      refunded_count: 1,
      sums: [{ currency: 'XAF', amount_paid: 10_000, amount_refunded: 1_000 }],
      methods: [{ method: 'mtn_momo', payments_count: 3, paid_count: 3 }],
      last_paid_at: (await lastPaid()) ?? '',
      truncated: false,
    } satisfies CustomerTotals);
    expect(await paymentsOf(id)).toEqual((await idsOfAll()).slice(1));
    expect(await paymentsOf(id, '&amount=2000')).toHaveLength(1);
    // Tried by one number, which may pay no more today, then by another: it is the last one's.
    const shared = await createPayment(api, { amount: 700 });
    await simulateCharge(shared.id, '+237653456019');
    await simulateCharge(shared.id, PHONE);
    const declined = (await list({ q: '+237653456019' }))[0] as Customer;
    expect((await read(declined.id)).totals).toMatchObject({ payments_count: 0, sums: [], methods: [] });
    expect(await paymentsOf(declined.id)).toEqual([]);
    expect((await ofPayment(shared))?.id).toBe(id);
    expect((await read(id)).totals).toMatchObject({ payments_count: 4, paid_count: 4 });
  });

  test('are of a range of time', async () => {
    await charged(PHONE);
    await api.advance(HOUR);
    const second = await charged(PHONE);
    const { id } = await only();
    const at = encodeURIComponent(second.created_at);
    expect((await read(id, `?created_from=${at}`)).totals.payments_count).toBe(1);
    expect((await read(id, `?created_to=${at}`)).totals.payments_count).toBe(1);
    expect((await read(id, `?created_from=${at}&created_to=${at}`)).totals.payments_count).toBe(0);
    expect(invalidFields(await get(`/gateway/customers/${id}?created_from=yesterday`))).toEqual(['created_from']);
  });

  test('are read for a hundred customers at once, in their order, without those of others', async () => {
    const other = await registerMerchant(api, 'deux@shop.example');
    await charged(PHONE);
    await charged(PHONE);
    await charged(OTHER, testKey(api), 700);
    await charged(PHONE, other.testKey);
    const [two, one] = await list();
    const theirs = await only(other.testKey);
    const of = async (ids: readonly string[]) =>
      dataOf<{ customer_totals: TotalsOfCustomer[] }>(
        await get(`/gateway/customer-totals?customer_id=${ids.join(',')}`),
        200,
      ).customer_totals;
    const [a, b] = [one?.id ?? '', two?.id ?? ''];
    expect(await of([a, 'cus_none', theirs.id, b, a])).toEqual([
      { customer_id: a, totals: (await read(a)).totals },
      { customer_id: b, totals: (await read(b)).totals },
    ]);
    expect((await read(a)).totals).toMatchObject({ paid_count: 2, sums: [{ amount_paid: 10_000 }] });
    await erase(a);
    expect(await of([a, b])).toMatchObject([{ customer_id: b }]);
    const many = Array.from({ length: 101 }, (_, count) => `cus_${count}`);
    expect(await of(many.slice(1))).toEqual([]);
    detailsOf(await get(`/gateway/customer-totals?customer_id=${many.join(',')}`), 'VALIDATION_ERROR');
  });

  test('say where they are cut: of several customers the newest hundred attempts of each count', async () => {
    for (let count = 0; count < 101; count += 1) await charged(PHONE, testKey(api), 100);
    const { id } = await only();
    const answer = await get(`/gateway/customer-totals?customer_id=${id}`);
    const [first] = dataOf<{ customer_totals: TotalsOfCustomer[] }>(answer, 200).customer_totals;
    expect(first?.totals).toMatchObject({ truncated: true });
    expect((await read(id)).totals).toMatchObject({ payments_count: 101, truncated: false });
  });

  async function lastPaid(): Promise<string | null | undefined> {
    const answer = await get('/gateway/payments?status=succeeded,partially_refunded&limit=1');
    return dataOf<{ payments: Payment[] }>(answer, 200).payments[0]?.succeeded_at;
  }

  async function simulateCharge(paymentId: string, phone: string): Promise<void> {
    const body = { method: 'mobile_money', phone };
    await api.request('POST', `/gateway/payments/${paymentId}/charge`, { bearer: testKey(api), body });
    await api.advance(MINUTE);
  }

  async function idsOfAll(): Promise<readonly string[]> {
    return dataOf<{ payments: Payment[] }>(await get('/gateway/payments'), 200).payments.map(({ id }) => id);
  }
});

describe('notes', () => {
  test('are written in place of others, and deleted with null or nothing', async () => {
    await charged(PHONE);
    const { id } = await only();
    const written = dataOf<{ customer: Customer }>(await write(id, 'Mme Ngo\nLivrer le soir'), 200).customer;
    expect(written).toMatchObject({ notes: 'Mme Ngo\nLivrer le soir', notes_updated_at: expect.any(String) });
    expect(await only()).toEqual(written);
    expect((await read(id)).notes).toBe('Mme Ngo\nLivrer le soir');
    for (const nothing of [null, ' ']) {
      dataOf(await write(id, 'Grossiste'), 200);
      dataOf(await write(id, nothing), 200);
      expect(await only()).toMatchObject({ notes: null, notes_updated_at: null });
    }
    expect(invalidFields(await write(id, 'x'.repeat(2_001)))).toEqual(['notes']);
  });

  test('stay when the customer pays again, and are not part of the audit log', async () => {
    await charged(PHONE);
    const { id } = await only();
    dataOf(await write(id, 'Paie toujours le vendredi'), 200);
    await charged(PHONE);
    expect(await only()).toMatchObject({ notes: 'Paie toujours le vendredi' });
    const log = await auditLog();
    expect(log[0]).toMatchObject({ action: 'customer.update', subject: { type: 'customer', id }, details: {} });
    expect(JSON.stringify(log)).not.toContain('vendredi');
  });
});

describe('a name', () => {
  test('is the merchant’s own, replaced as a whole and deleted by null; notes stay', async () => {
    await charged(PHONE);
    const { id } = await only();
    expect(await only()).toMatchObject({ name: null });
    dataOf(await write(id, 'Livrer le soir'), 200);
    const named = dataOf<{ customer: Customer }>(await call(id, 'Awa S.'), 200).customer;
    expect(named).toMatchObject({ name: 'Awa S.', notes: 'Livrer le soir' });
    expect(await only()).toEqual(named);
    dataOf(await write(id, null), 200);
    await charged(PHONE);
    expect(await read(id)).toMatchObject({ name: 'Awa S.', notes: null });
    for (const nothing of [null, ' ']) {
      dataOf(await call(id, 'Awa'), 200);
      dataOf(await call(id, nothing), 200);
      expect(await only()).toMatchObject({ name: null });
    }
    expect(invalidFields(await call(id, 'x'.repeat(121)))).toEqual(['name']);
  });

  test('is in the audit log as a change, without itself', async () => {
    await charged(PHONE);
    const { id } = await only();
    dataOf(await call(id, 'Bernadette'), 200);
    const log = await auditLog();
    expect(log[0]).toMatchObject({ action: 'customer.update', subject: { type: 'customer', id }, details: {} });
    expect(JSON.stringify(log)).not.toContain('Bernadette');
  });
});

describe('erasing', () => {
  test('ends the name, the notes and the link for good; payments and money stay', async () => {
    const first = await charged(PHONE);
    const { id } = await only();
    dataOf(await write(id, 'A note'), 200);
    dataOf(await call(id, 'Awa S.'), 200);
    expect(dataOf(await erase(id), 200)).toEqual({ deleted: true, id });
    detailsOf(await get(`/gateway/customers/${id}`), 'CUSTOMER_NOT_FOUND');
    detailsOf(await erase(id), 'CUSTOMER_NOT_FOUND');
    detailsOf(await write(id, 'x'), 'CUSTOMER_NOT_FOUND');
    expect(await list()).toEqual([]);
    expect(await paymentsOf(id)).toEqual([]);
    expect(await ofPayment(first)).toBeNull();
    const { payment } = dataOf<{ payment: Payment }>(await get(`/gateway/payments/${first.id}`), 200);
    expect(payment).toMatchObject({ status: 'succeeded', payment_method: { phone_masked: '•••• 6789' } });
    expect((await auditLog())[0]).toMatchObject({ action: 'customer.erase', subject: { type: 'customer', id } });

    // Who comes back starts over.
    const second = await charged(PHONE);
    const back = await only();
    expect(back).toMatchObject({ id, name: null, notes: null, first_seen_at: second.created_at });
    expect((await read(id)).totals.payments_count).toBe(1);
    expect(await paymentsOf(id)).toEqual([second.id]);
    expect(await paymentsOf(id, '&amount=5000')).toEqual([second.id]);
    expect(await ofPayment(first)).toBeNull();
    expect(await ofPayment(second)).toEqual(back);
    expect(await ofPayments([first.id, second.id])).toEqual([[second.id, back.id]]);
  });

  test('at one merchant leaves the customer to others', async () => {
    const other = await registerMerchant(api, 'deux@shop.example');
    await charged(PHONE);
    await charged(PHONE, other.testKey);
    dataOf(await erase((await only()).id), 200);
    expect(await list({}, other.testKey)).toHaveLength(1);
  });
});

test('reading and changing customers take a scope each', async () => {
  const user = await registerUser(api, 'user@example.cm');
  const bearer = await api.login(api.seed.merchant.email, { role: 'merchant' });
  await charged(PHONE);
  const { id } = await only();
  const reads = await createKey(api, bearer, { livemode: false, scopes: ['customers:read'] });
  const other = await createKey(api, bearer, { livemode: false, scopes: ['payments:read', 'payments:write'] });
  expect(detailsOf(await get('/gateway/customers', other), 'PERMISSION_DENIED')).toEqual({
    required_scope: 'customers:read',
  });
  expect(await list({}, reads)).toHaveLength(1);
  for (const answer of [await write(id, 'x', reads), await erase(id, reads)]) {
    expect(detailsOf(answer, 'PERMISSION_DENIED')).toEqual({ required_scope: 'customers:write' });
  }
  detailsOf(await get('/gateway/customers', user.access_token), 'ROLE_NOT_ALLOWED');
  expect(await list({ mode: 'test' }, bearer)).toHaveLength(1);
  expect(await list({ mode: 'live' }, bearer)).toEqual([]);
});

async function auditLog(): Promise<readonly AuditEntry[]> {
  const bearer: TestMerchant['token'] = await api.login(api.seed.merchant.email, { role: 'merchant' });
  const answer = await get('/merchant/audit-log?action=customer.update', bearer);
  const erased = await get('/merchant/audit-log?action=customer.erase', bearer);
  return [erased, answer].flatMap((each) => dataOf<{ audit_entries: AuditEntry[] }>(each, 200).audit_entries);
}
