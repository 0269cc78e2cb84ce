import type { EventRecord, Payment, PaymentLink, PaymentLinkOpened, PublicPaymentLink } from '@mitako/contract/names';
import { createHandler } from '@mitako/http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgettingLimiter, passing, post } from './support/limited.ts';
import { asOperator, closeWithConsistentLedger, refund } from './support/money.ts';
import {
  approveKyc,
  createPayment,
  dataOf,
  detailsOf,
  HOUR,
  invalidFields,
  MINUTE,
  openGateway,
  payByPhone,
  payFromWallet,
  readCheckout,
  readPayment,
  registerMerchant,
  testKey,
  untilNotBusy,
  type Reply,
  type TestGateway,
  type TestMerchant,
} from './support.ts';

/** Declined by its payer. */
const DECLINED = '+237653456039';

let api: TestGateway;
let merchant: TestMerchant;
/** Runs once, between the decision on a visitor's payment and its commit. */
let beforeOpening: (() => Promise<void>) | null;

beforeEach(async () => {
  beforeOpening = null;
  api = await openGateway({}, (store) => ({
    ...store,
    commit: async (changes) => {
      const act = changes.some(({ type }) => type === 'assert.payment_link_open') ? beforeOpening : null;
      if (act !== null) beforeOpening = null;
      await act?.();
      return store.commit(changes);
    },
  }));
  merchant = await registerMerchant(api, 'deux@shop.example');
});
afterEach(() => closeWithConsistentLedger(api));

function create(body: object, bearer: string = merchant.testKey, mode = ''): Promise<Reply> {
  return api.request('POST', `/merchant/payment-links${mode}`, { bearer, body: { description: 'Ndolé', ...body } });
}

async function created(body: object = { amount: 2500 }, bearer?: string, mode?: string): Promise<PaymentLink> {
  return dataOf<{ payment_link: PaymentLink }>(await create(body, bearer, mode), 201).payment_link;
}

async function read({ id }: PaymentLink, bearer: string = merchant.testKey): Promise<PaymentLink> {
  const answer = await api.request('GET', `/merchant/payment-links/${id}`, { bearer });
  return dataOf<{ payment_link: PaymentLink }>(answer, 200).payment_link;
}

function update({ id }: PaymentLink, body: object, bearer: string = merchant.testKey): Promise<Reply> {
  return api.request('PATCH', `/merchant/payment-links/${id}`, { bearer, body });
}

async function visit({ slug }: PaymentLink): Promise<PublicPaymentLink> {
  const answer = await api.request('GET', `/gateway/payment-links/${slug}`);
  return dataOf<{ payment_link: PublicPaymentLink }>(answer, 200).payment_link;
}

function open({ slug }: PaymentLink, body?: object, idempotencyKey?: string): Promise<Reply> {
  return api.request('POST', `/gateway/payment-links/${slug}/payments`, {
    ...(body === undefined ? {} : { body }),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });
}

/** Slug of the visitor's checkout. */
async function opened(link: PaymentLink, body?: object): Promise<string> {
  return dataOf<PaymentLinkOpened>(await open(link, body), 201).slug;
}

async function paymentsOf({ id }: PaymentLink): Promise<readonly Payment[]> {
  const answer = await api.request('GET', `/gateway/payments?payment_link_id=${id}`, { bearer: merchant.testKey });
  return dataOf<{ payments: readonly Payment[] }>(answer, 200).payments;
}

async function paid(slug: string): Promise<void> {
  const token = await api.login('success@sandbox.test');
  dataOf(await untilNotBusy(() => payFromWallet(api, slug, token)), 200);
}

describe('a payment link', () => {
  test('with a fixed amount gives each visitor a payment of their own', async () => {
    const link = await created({ description: 'Plat de ndolé', amount: 2500 });
    expect(link).toEqual({
      id: expect.stringMatching(/^plink_[0-9a-z]{26}$/),
      slug: expect.stringMatching(/^[0-9A-Za-z]{12}$/),
      url: `http://gateway.test/l/${link.slug}`,
      description: 'Plat de ndolé',
      amount: 2500,
      amount_min: null,
      amount_max: null,
      currency: 'XAF',
      active: true,
      status: 'active',
      expires_at: null,
      max_payments: null,
      payments_counted: 0,
      payments_paid: 0,
      amount_paid: 0,
      livemode: false,
      created_at: '2026-01-01T00:00:00.000Z',
      updated_at: '2026-01-01T00:00:00.000Z',
    });
    expect(await visit(link)).toEqual({
      slug: link.slug,
      description: 'Plat de ndolé',
      amount: 2500,
      amount_min: null,
      amount_max: null,
      currency: 'XAF',
      status: 'active',
      livemode: false,
      merchant: {
        name: 'Boutique Deux',
        support_email: null,
        support_phone: null,
        brand_color: null,
        logo_url: null,
        checkout_note: null,
        receipt_note: null,
      },
    });

    const answer = dataOf<PaymentLinkOpened>(await open(link), 201);
    expect(answer).toEqual({ slug: answer.slug, checkout_url: `http://gateway.test/checkout/${answer.slug}` });
    expect(await readCheckout(api, answer.slug)).toMatchObject({ amount: 2500, description: 'Plat de ndolé' });
    const other = await opened(link);
    expect(await paymentsOf(link)).toMatchObject([
      { slug: other, payment_link_id: link.id },
      { slug: answer.slug, payment_link_id: link.id, amount: 2500, status: 'requested', customer_reference: null },
    ]);
    // 30 minutes.
    expect((await paymentsOf(link))[0]?.expires_at).toBe('2026-01-01T00:30:00.000Z');
  });

  test('without an amount takes what the visitor enters, within its bounds', async () => {
    const link = await created({ amount_min: 500, amount_max: 5000 });
    expect(await visit(link)).toMatchObject({ amount: null, amount_min: 500, amount_max: 5000 });
    for (const body of [undefined, {}, { amount: 499 }, { amount: 5001 }, { amount: 1.5 }, { amount: '500' }]) {
      expect(invalidFields(await open(link, body))).toEqual(['amount']);
    }
    for (const amount of [500, 5000]) {
      expect(await readCheckout(api, await opened(link, { amount }))).toMatchObject({ amount });
    }

    const unbounded = await created({});
    expect(await readCheckout(api, await opened(unbounded, { amount: 1 }))).toMatchObject({ amount: 1 });
    expect(invalidFields(await open(unbounded, { amount: 100_000_000 }))).toEqual(['amount']);
  });

  test('with a fixed amount takes no other', async () => {
    expect(invalidFields(await open(await created(), { amount: 2500 }))).toEqual(['amount']);
  });

  test.each([
    [{ amount: 0 }, 'amount'],
    [{ amount: 1000, amount_min: 500 }, 'amount_min'],
    [{ amount: 1000, amount_max: 5000 }, 'amount_max'],
    [{ amount_min: 501, amount_max: 500 }, 'amount_max'],
    [{ description: '' }, 'description'],
    [{ description: 'x'.repeat(256) }, 'description'],
    [{ currency: 'EUR' }, 'currency'],
    [{ max_payments: 0 }, 'max_payments'],
    [{ max_payments: 1_000_001 }, 'max_payments'],
    [{ expires_at: 'tomorrow' }, 'expires_at'],
    [{ expires_at: '2026-01-01T00:00:00Z' }, 'expires_at'],
    [{ slug: 'mine' }, 'slug'],
  ])('cannot be created with %j', async (body, field) => {
    expect(invalidFields(await create(body))).toEqual([field]);
  });

  test('tells its payments, their events and no other payment whose they are', async () => {
    const link = await created();
    const slug = await opened(link);
    await paid(slug);
    const answer = await api.request('GET', '/merchant/events', { bearer: merchant.testKey });
    const { events } = dataOf<{ events: readonly EventRecord[] }>(answer, 200);
    expect(events.map(({ event, data }) => [event, data['payment_link_id']])).toEqual([
      ['payment.succeeded', link.id],
      ['payment.created', link.id],
    ]);
    expect(await createPayment(api, {}, merchant.testKey)).toMatchObject({ payment_link_id: null });
    expect(await paymentsOf(link)).toHaveLength(1);
  });
});

describe('the places of a payment link', () => {
  test('are kept by payments that are paid, refunded ones too, and given back by those that end unpaid', async () => {
    const link = await created({ amount: 2500, max_payments: 2 });
    const counts = async (): Promise<readonly unknown[]> => {
      const { payments_counted: counted, payments_paid: paidOnes, status } = await read(link);
      return [counted, paidOnes, status];
    };
    const slugs = [await opened(link), await opened(link), await opened(link), await opened(link)] as const;
    // Opening holds nothing.
    expect(await counts()).toEqual([0, 0, 'active']);

    const [first, second, third, fourth] = slugs;
    await paid(first);
    expect(await counts()).toEqual([1, 1, 'active']);
    const { id } = await paymentOf(first);
    dataOf(await refund(api, id, {}, merchant.testKey), 201);
    await api.advance(MINUTE);
    expect((await readPayment(api, id, merchant.testKey)).status).toBe('refunded');
    expect(await counts()).toEqual([1, 1, 'active']);

    // Requested from a provider: no other payer can start one, by wallet, phone or form.
    const user = await api.login('success@sandbox.test');
    dataOf(await payByPhone(api, second, user, DECLINED), 202);
    expect(await counts()).toEqual([2, 1, 'completed']);
    expect(await visit(link)).toMatchObject({ status: 'completed' });
    for (const refused of [
      await open(link),
      await payFromWallet(api, third, user),
      await payByPhone(api, third, user, '+237653456019'),
      await charge(third, '+237653456019'),
    ]) {
      expect(detailsOf(refused, 'PAYMENT_LINK_CLOSED')).toEqual({ status: 'completed' });
    }
    expect(await paymentOf(third)).toMatchObject({ status: 'requested', attempts_count: 0 });

    // Declined: the next one takes its place, and whoever tries again finds none.
    await api.advance(MINUTE);
    expect(await paymentOf(second)).toMatchObject({ status: 'requested', attempts_left: 2 });
    expect(await counts()).toEqual([1, 1, 'active']);
    await paid(third);
    expect(await counts()).toEqual([2, 2, 'completed']);
    detailsOf(await payByPhone(api, second, user, DECLINED), 'PAYMENT_LINK_CLOSED');
    expect(await paymentOf(second)).toMatchObject({ status: 'requested', attempts_count: 1 });
    // What never was asked for gives nothing back.
    dataOf(await api.request('POST', `/gateway/checkout/${fourth}/cancel`), 200);
    expect(await counts()).toEqual([2, 2, 'completed']);
  });

  test('are taken by as many of ten visitors at once as there are, from wallets and by phone', async () => {
    const link = await created({ amount: 2500, max_payments: 3 });
    const slugs: string[] = [];
    for (let visitor = 0; visitor < 10; visitor += 1) slugs.push(await opened(link));
    const user = await api.login('success@sandbox.test');
    const answers = await Promise.all(
      slugs.map((slug, place) =>
        place % 2 === 0 ? untilNotBusy(() => payFromWallet(api, slug, user)) : charge(slug, `+23765345678${place}`),
      ),
    );
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(7);
    for (const answer of refused) {
      expect(detailsOf(answer, 'PAYMENT_LINK_CLOSED')).toEqual({ status: 'completed' });
    }
    await api.advance(5 * MINUTE);
    expect(await read(link)).toMatchObject({
      payments_counted: 3,
      payments_paid: 3,
      amount_paid: 7500,
      status: 'completed',
    });
  });

  test('are not lost to a change of the link', async () => {
    const link = await created({ amount: 2500, max_payments: 5 });
    const slugs = await Promise.all(Array.from({ length: 5 }, () => opened(link)));
    await Promise.all([...slugs.map((slug) => paid(slug)), update(link, { description: 'Eru' })]);
    expect(await read(link)).toMatchObject({ payments_counted: 5, description: 'Eru', status: 'completed' });
    dataOf(await update(link, { max_payments: 6 }), 200);
    await paid(await opened(link));
    dataOf(await update(link, { max_payments: 2 }), 200);
    expect(await read(link)).toMatchObject({ payments_counted: 6, max_payments: 2, status: 'completed' });
    dataOf(await update(link, { max_payments: null }), 200);
    expect(await read(link)).toMatchObject({ max_payments: null, status: 'active' });
  });
});

describe('a payment link that is closed', () => {
  test('opens until it expires', async () => {
    const link = await created({ amount: 2500, expires_at: '2026-01-01T01:00:00Z' });
    expect(link).toMatchObject({ status: 'active', expires_at: '2026-01-01T01:00:00.000Z' });
    await api.advance(HOUR - 1);
    const slug = await opened(link);
    await api.advance(1);
    expect(detailsOf(await open(link), 'PAYMENT_LINK_CLOSED')).toEqual({ status: 'expired' });
    expect(await visit(link)).toMatchObject({ status: 'expired' });
    // What was opened before is still payable.
    await paid(slug);
    expect(invalidFields(await update(link, { expires_at: '2026-01-01T01:00:00Z' }))).toEqual(['expires_at']);
    dataOf(await update(link, { expires_at: null }), 200);
    await opened(link);
  });

  test('is switched off and on again', async () => {
    const link = await created();
    await api.advance(MINUTE);
    const off = dataOf<{ payment_link: PaymentLink }>(await update(link, { active: false }), 200).payment_link;
    expect(off).toEqual({ ...link, active: false, status: 'inactive', updated_at: '2026-01-01T00:01:00.000Z' });
    expect(detailsOf(await open(link), 'PAYMENT_LINK_CLOSED')).toEqual({ status: 'inactive' });
    dataOf(await update(link, { active: true }), 200);
    await opened(link);
    expect(invalidFields(await update(link, { amount: 1 }))).toEqual(['amount']);
    detailsOf(await update(link, {}), 'VALIDATION_ERROR');
  });

  test('is closed to a visitor who was faster than its merchant, too', async () => {
    const link = await created();
    beforeOpening = async () => {
      dataOf(await update(link, { active: false }), 200);
    };
    expect(detailsOf(await open(link), 'PAYMENT_LINK_CLOSED')).toEqual({ status: 'inactive' });
    expect(await paymentsOf(link)).toEqual([]);
  });
});

describe('a form', () => {
  test('that is sent twice opens one payment', async () => {
    const link = await created({ amount_min: 100 });
    const answers = await Promise.all(Array.from({ length: 4 }, () => open(link, { amount: 700 }, 'form-1')));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await paymentsOf(link)).toHaveLength(1);
    detailsOf(await open(link, { amount: 800 }, 'form-1'), 'IDEMPOTENCY_KEY_REUSED');
    dataOf(await open(link, { amount: 700 }, 'form-2'), 201);
    expect(await paymentsOf(link)).toHaveLength(2);
  });

  test('can be sent twenty times a minute from one address', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'Date'] });
    try {
      const limited = await openGateway({ limits: forgettingLimiter() });
      const handler = createHandler(limited.gateway);
      const bearer = testKey(limited);
      const body = { description: 'Ndolé', amount: 100 };
      const made = await limited.request('POST', '/merchant/payment-links', { bearer, body });
      const { slug } = dataOf<{ payment_link: PaymentLink }>(made, 201).payment_link;
      const from = (address: string): Promise<Response> =>
        post({ handler }, `/gateway/payment-links/${slug}/payments`, {}, { from: address });
      expect(await passing(25, () => from('192.0.2.1'))).toBe(20);
      expect((await from('192.0.2.2')).status).toBe(201);
      vi.advanceTimersByTime(MINUTE);
      expect((await from('192.0.2.1')).status).toBe(201);
      await limited.close();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a merchant', () => {
  test('lists its links, by whether they are active', async () => {
    const [first, second, third] = [await created(), await created(), await created()];
    await created({ amount: 1 }, testKey(api));
    dataOf(await update(second, { active: false }), 200);
    const listed = async (query: string): Promise<readonly string[]> => {
      const answer = await api.request('GET', `/merchant/payment-links${query}`, { bearer: merchant.testKey });
      return dataOf<{ payment_links: readonly PaymentLink[] }>(answer, 200).payment_links.map(({ id }) => id);
    };
    expect(await listed('')).toEqual([third.id, second.id, first.id]);
    expect(await listed('?active=true')).toEqual([third.id, first.id]);
    expect(await listed('?active=false')).toEqual([second.id]);
    expect(await listed(`?limit=1&cursor=${third.id}`)).toEqual([second.id]);
    const odd = await api.request('GET', '/merchant/payment-links?active=yes', { bearer: merchant.testKey });
    expect(invalidFields(odd)).toEqual(['active']);
  });

  test("finds no other merchant's link, nor one of the other mode", async () => {
    await approveKyc(api, merchant);
    const foreign = await created({ amount: 1 }, testKey(api));
    const live = await created({ amount: 1 }, merchant.token, '?mode=live');
    for (const link of [foreign, live, { ...live, id: 'plink_01k0c7r3m8vq4t2n6xw9ye5zab' }]) {
      const path = `/merchant/payment-links/${link.id}`;
      detailsOf(await api.request('GET', path, { bearer: merchant.testKey }), 'PAYMENT_LINK_NOT_FOUND');
      detailsOf(await update(link, { active: false }), 'PAYMENT_LINK_NOT_FOUND');
    }
    const payments = await api.request('GET', `/gateway/payments?payment_link_id=${foreign.id}`, {
      bearer: merchant.testKey,
    });
    expect(dataOf<{ payments: readonly Payment[] }>(payments, 200).payments).toEqual([]);
    detailsOf(await api.request('GET', '/gateway/payment-links/nosuchslug00'), 'PAYMENT_LINK_NOT_FOUND');
    detailsOf(await api.request('POST', '/gateway/payment-links/nosuchslug00/payments'), 'PAYMENT_LINK_NOT_FOUND');
  });

  test('takes live payments by link with approved KYC only', async () => {
    const asked = await create({ amount: 2500 }, merchant.token, '?mode=live');
    expect(detailsOf(asked, 'KYC_REQUIRED')).toEqual({ kyc_status: 'not_started' });
    await approveKyc(api, merchant);
    const link = await created({ amount: 2500 }, merchant.token, '?mode=live');
    expect(link.livemode).toBe(true);
    await opened(link);

    const withdrawn = { decision: 'needs_info', note: 'The scan is not legible.' };
    dataOf(await asOperator(api, 'POST', `/admin/merchants/${merchant.id}/kyc`, withdrawn), 200);
    expect(await visit(link)).toMatchObject({ status: 'inactive' });
    detailsOf(await open(link), 'ACCOUNT_SUSPENDED');
    const off = await api.request('PATCH', `/merchant/payment-links/${link.id}?mode=live`, {
      bearer: merchant.token,
      body: { active: false },
    });
    detailsOf(off, 'KYC_REQUIRED');
  });

  test('who is suspended takes no live payments by link, not even in the commit', async () => {
    await approveKyc(api, merchant);
    const link = await created({ amount: 2500 }, merchant.token, '?mode=live');
    beforeOpening = async () => {
      dataOf(await asOperator(api, 'POST', `/admin/merchants/${merchant.id}/suspend`), 200);
    };
    detailsOf(await open(link), 'ACCOUNT_SUSPENDED');
    expect(await visit(link)).toMatchObject({ status: 'inactive' });
    dataOf(await asOperator(api, 'POST', `/admin/merchants/${merchant.id}/reinstate`), 200);
    await opened(link);
  });

  test('finds in the audit log who made and changed a link', async () => {
    const link = await created();
    await api.advance(MINUTE);
    dataOf(await update(link, { active: false }), 200);
    const answer = await api.request('GET', `/merchant/audit-log?subject_id=${link.id}`, { bearer: merchant.token });
    expect(dataOf<{ audit_entries: readonly object[] }>(answer, 200).audit_entries).toMatchObject([
      { action: 'payment_link.update', details: { active: false } },
      { action: 'payment_link.create', details: { amount: 2500, description: 'Ndolé' } },
    ]);
  });
});

async function charge(slug: string, phone: string): Promise<Reply> {
  const { id } = await paymentOf(slug);
  return api.request('POST', `/gateway/payments/${id}/charge`, {
    bearer: merchant.testKey,
    body: { method: 'mobile_money', phone },
  });
}

async function paymentOf(slug: string): Promise<Payment> {
  const answer = await api.request('GET', `/gateway/payments?q=${slug}`, { bearer: merchant.testKey });
  const [payment] = dataOf<{ payments: readonly Payment[] }>(answer, 200).payments;
  if (payment === undefined) throw new Error(`no payment has the slug ${slug}`);
  return payment;
}
