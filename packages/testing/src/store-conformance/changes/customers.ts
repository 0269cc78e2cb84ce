import { deepStrictEqual as deepEqual } from 'node:assert';
import type { Attempt, Customer, EngineStore, Payment } from '@mitako/core/engine';
import { anAttempt, anId, aPayment, NOW_MS } from '../fixtures.ts';
import { applied, refused, type Suite } from '../suite.ts';

export function customerTests({ describe, it }: Suite): void {
  describe('customers', () => {
    it('are stored with their first attempt, and found as they were then', async ({ store, rival }) => {
      const { customer, payment } = await seen(store);
      deepEqual(await rival.read.customerById(customer.id), { customer, lastPaymentId: payment.id });
      const again = await seen(store, { over: { customerId: customer.id, phoneMasked: '•••000' }, owner: payment });
      deepEqual(await rival.read.customerById(customer.id), { customer, lastPaymentId: again.payment.id });
      deepEqual(await rival.read.customerById(anId('cus')), null);
    });

    it('are accounts where a user was logged in, and none without an id', async ({ store }) => {
      const { customer } = await seen(store, { over: { payerId: anId('usr') } });
      const stored = await store.read.customerById(customer.id);
      deepEqual([stored?.customer.type, stored?.customer.phoneMasked], ['account', null]);
      const owner = { merchantId: anId('mer'), livemode: false };
      await applied(store, { type: 'attempt.insert', attempt: anAttempt(aPayment(owner)) });
      deepEqual(await store.read.customers(owner, { limit: 10, afterId: null }), []);
    });

    it('are listed by merchant and mode, by id and by the end of a number', async ({ store }) => {
      const owner = { merchantId: anId('mer'), livemode: false };
      const first = await seen(store, { owner, over: { phoneMasked: '•••123' } });
      const second = await seen(store, { owner, over: { phoneMasked: '•••• 3456' } });
      await seen(store, { owner: { ...owner, livemode: true } });
      const listed = async (filter: object): Promise<readonly string[]> =>
        (await store.read.customers({ ...owner, ...filter }, { limit: 10, afterId: null })).map(
          ({ customer }) => customer.id,
        );
      deepEqual(await listed({}), [second.customer.id, first.customer.id]);
      deepEqual(await listed({ ids: [first.customer.id, anId('cus')] }), [first.customer.id]);
      deepEqual(await listed({ ids: [] }), []);
      deepEqual(await listed({ phoneEnding: '456' }), [second.customer.id]);
      // A number that was masked to three digits.
      deepEqual(await listed({ phoneEnding: '123' }), [first.customer.id]);
    });

    it('customersOfPayments finds the payers of a merchant’s payments, each with their last attempt', async ({
      store,
    }) => {
      const owner = { merchantId: anId('mer'), livemode: false };
      const { customer } = await seen(store, { owner });
      const by = { ...owner, customerId: customer.id };
      const [one, other] = [
        await insertedWithAttempt(store, aPayment(by), customer.id),
        await insertedWithAttempt(store, aPayment({ ...by, customerId: anId('cus') }), customer.id),
      ];
      const ids = [one.payment.id, other.payment.id, anId('pay')];
      const found = await store.read.customersOfPayments(owner, ids);
      deepEqual(
        found.map(({ customer: { id }, paymentId, lastAttemptId }) => [id, paymentId, lastAttemptId]),
        [[customer.id, one.payment.id, one.attempt.id]],
      );
      deepEqual(await store.read.customersOfPayments({ ...owner, livemode: true }, ids), []);
    });

    it('customer.set_name replaces it, and is refused for an unknown customer', async ({ store }) => {
      const { customer } = await seen(store);
      const set = { type: 'customer.set_name', id: customer.id, encryptedName: 'sealed' } as const;
      await applied(store, set);
      const named = { ...customer, encryptedName: 'sealed' };
      deepEqual((await store.read.customerById(customer.id))?.customer, named);
      await applied(store, { ...set, encryptedName: null });
      deepEqual((await store.read.customerById(customer.id))?.customer, customer);
      await refused(store, { ...set, id: anId('cus') });
    });

    it('customer.set_notes replaces them, and is refused for an unknown customer', async ({ store }) => {
      const { customer } = await seen(store);
      const set = { type: 'customer.set_notes', id: customer.id, encryptedNotes: 'sealed', notesAtMs: NOW_MS } as const;
      await applied(store, set);
      const noted = { ...customer, encryptedNotes: 'sealed', notesAtMs: NOW_MS };
      deepEqual((await store.read.customerById(customer.id))?.customer, noted);
      await applied(store, { ...set, encryptedNotes: null, notesAtMs: null });
      deepEqual((await store.read.customerById(customer.id))?.customer, customer);
      await refused(store, { ...set, id: anId('cus') });
    });

    it('customer.erase deletes one, who comes back with the next attempt', async ({ store }) => {
      const { customer, payment } = await seen(store);
      const erase = { type: 'customer.erase', id: customer.id } as const;
      await applied(store, erase);
      deepEqual(await store.read.customerById(customer.id), null);
      await refused(store, erase);
      const back = await seen(store, { owner: payment, over: { customerId: customer.id } });
      deepEqual((await store.read.customerById(customer.id))?.customer, back.customer);
    });

    it('customerTotals counts the payments of linked attempts by currency, method and status', async ({ store }) => {
      const owner = { merchantId: anId('mer'), livemode: false };
      const { customer } = await seen(store, { owner });
      const by = { customerId: customer.id, methodType: 'mobile_money', methodProvider: 'mtn_momo' } as const;
      const paid = { ...by, status: 'succeeded', amount: 5_000, succeededAtMs: 7 } as const;
      const early = await insertedWithAttempt(store, aPayment({ ...owner, ...paid }), customer.id);
      const refunded = await insertedWithAttempt(
        store,
        aPayment({ ...owner, ...paid, amountRefunded: 700, succeededAtMs: 9 }),
        customer.id,
      );
      // Tried twice, and counted once.
      const failed = await insertedWithAttempt(store, aPayment({ ...owner, ...by, status: 'failed' }), customer.id);
      await applied(store, { type: 'attempt.insert', attempt: failedAttempt(failed.payment, customer.id) });
      // Another payer tried later.
      await insertedWithAttempt(store, aPayment({ ...owner, ...paid, customerId: anId('cus') }), customer.id);
      const counted = async (over: object, limit = 100) => {
        const linked = { id: customer.id, fromAttemptId: '' };
        const [only] = await store.read.customerTotals({ ...owner, customers: [linked], ...over }, limit);
        return only ?? { attemptsCount: 0, counts: [] };
      };
      const sum = { currency: 'XAF', method: 'mtn_momo', paymentsCount: 1, amount: 5_000, amountRefunded: 0 } as const;
      const all = await counted({});
      deepEqual(all.attemptsCount, 6);
      deepEqual(
        all.counts.toSorted((one, other) => (one.status < other.status ? -1 : 1)),
        [
          { ...sum, status: 'failed', refundedCount: 0, lastPaidAtMs: null },
          {
            ...sum,
            status: 'succeeded',
            paymentsCount: 2,
            amount: 10_000,
            amountRefunded: 700,
            refundedCount: 1,
            lastPaidAtMs: 9,
          },
        ],
      );
      const earliest = [{ ...sum, status: 'succeeded', refundedCount: 0, lastPaidAtMs: 7 }];
      const lastFailed = [{ ...sum, status: 'failed', refundedCount: 0, lastPaidAtMs: null }];
      deepEqual((await counted({ beforeId: refunded.payment.id })).counts, earliest);
      deepEqual((await counted({ fromId: failed.payment.id })).counts, lastFailed);
      deepEqual((await counted({}, 3)).attemptsCount, 3);
      const since = (fromAttemptId: string | null) => counted({ customers: [{ id: customer.id, fromAttemptId }] });
      deepEqual((await since(failed.attempt.id)).counts, lastFailed);
      deepEqual((await since(null)).counts, []);
      deepEqual(early.payment.id < refunded.payment.id, true);
    });

    it('customerTotals counts the newest attempts of each of several customers', async ({ store }) => {
      const owner = { merchantId: anId('mer'), livemode: false };
      const paid = { ...owner, status: 'succeeded', methodType: 'wallet' } as const;
      const [often, once] = [anId('cus'), anId('cus')];
      for (const amount of [100, 200, 400]) {
        await insertedWithAttempt(store, aPayment({ ...paid, customerId: often, amount }), often);
      }
      await insertedWithAttempt(store, aPayment({ ...paid, customerId: once, amount: 800 }), once);
      const customers = [often, once, anId('cus')].map((id) => ({ id, fromAttemptId: '' }));
      const found = await store.read.customerTotals({ ...owner, customers }, 2);
      const each = found.map(({ customerId, attemptsCount, counts }) => [
        customerId,
        attemptsCount,
        counts.map(({ paymentsCount, amount }) => [paymentsCount, amount]),
      ]);
      deepEqual(Object.fromEntries(each.map(([id, ...counted]) => [id, counted])), {
        [often]: [2, [[2, 600]]],
        [once]: [1, [[1, 800]]],
      });
      deepEqual(await store.read.customerTotals({ ...owner, livemode: true, customers }, 2), []);
      deepEqual(await store.read.customerTotals({ ...owner, customers: [] }, 2), []);
    });
  });
}

interface Seen {
  readonly owner?: Pick<Payment, 'merchantId' | 'livemode'>;
  readonly over?: Partial<Attempt>;
}

/** A customer's attempt to pay another payment. */
async function seen(
  store: EngineStore,
  { owner = { merchantId: anId('mer'), livemode: false }, over = {} }: Seen = {},
): Promise<{ readonly customer: Customer; readonly payment: Payment }> {
  const { merchantId, livemode } = owner;
  const payment = aPayment({ merchantId, livemode });
  const customerId = over.customerId ?? anId('cus');
  const attempt = anAttempt(payment, { status: 'failed', ...over, customerId });
  await applied(store, { type: 'attempt.insert', attempt });
  const customer: Customer = {
    id: customerId,
    merchantId,
    livemode,
    type: 'phone',
    phoneMasked: attempt.phoneMasked,
    firstAttemptId: attempt.id,
    encryptedName: null,
    encryptedNotes: null,
    notesAtMs: null,
    createdAtMs: attempt.createdAtMs,
  };
  return { customer, payment };
}

/** With an attempt of the customer. */
async function insertedWithAttempt(
  store: EngineStore,
  payment: Payment,
  customerId: string,
): Promise<{ readonly payment: Payment; readonly attempt: Attempt }> {
  const attempt = failedAttempt(payment, customerId);
  await applied(store, { type: 'payment.insert', payment }, { type: 'attempt.insert', attempt });
  return { payment, attempt };
}

function failedAttempt(payment: Payment, customerId: string): Attempt {
  return anAttempt(payment, { status: 'failed', customerId });
}
