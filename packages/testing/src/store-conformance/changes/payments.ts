import { deepStrictEqual as deepEqual } from 'node:assert';
import type { Payment } from '@mitako/core/engine';
import { anId, aPayment, changed } from '../fixtures.ts';
import { withPayment } from '../inserted.ts';
import { applied, refused, type Suite } from '../suite.ts';

export function paymentTests({ describe, it }: Suite): void {
  describe('payments', () => {
    it('payment.insert stores every field', async ({ store, rival }) => {
      const bare = aPayment({ locale: null, description: null, returnUrl: null, metadata: {} });
      const full = everythingOf(anId('pay'));
      await applied(store, { type: 'payment.insert', payment: bare }, { type: 'payment.insert', payment: full });
      deepEqual(await rival.read.paymentById(bare.id), bare);
      deepEqual(await rival.read.paymentById(full.id), full);
    });

    it('payment.insert is refused for an existing id and an existing slug', async ({ store }) => {
      const payment = await withPayment(store);
      await refused(store, { type: 'payment.insert', payment: { ...payment, slug: anId('slug') } });
      await refused(store, { type: 'payment.insert', payment: aPayment({ slug: payment.slug }) });
    });

    it('payment.update writes the whole next state', async ({ store }) => {
      const payment = await withPayment(store);
      const next = {
        ...everythingOf(payment.id),
        slug: payment.slug,
        merchantId: payment.merchantId,
        livemode: payment.livemode,
        amount: payment.amount,
        currency: payment.currency,
        paymentLinkId: payment.paymentLinkId,
        createdAtMs: payment.createdAtMs,
        expiresAtMs: payment.expiresAtMs,
        amountRefunded: 1_000,
        refundPending: 2_000,
        amountDisputed: 2_000,
      };
      await applied(store, { type: 'payment.update', payment: next, from: payment });
      deepEqual(await store.read.paymentById(payment.id), next);
    });

    it('payment.update is refused for another version and an unknown id', async ({ store }) => {
      const payment = await withPayment(store, { version: 2 });
      await refused(store, {
        type: 'payment.update',
        payment: { ...payment, version: 2 },
        from: { ...payment, version: 1 },
      });
      await refused(store, {
        type: 'payment.update',
        payment: { ...payment, version: 4 },
        from: { ...payment, version: 3 },
      });
      await refused(store, { type: 'payment.update', payment: aPayment(), from: aPayment() });
      deepEqual(await store.read.paymentById(payment.id), payment);
    });

    it('refunds and disputes cannot exceed the payment', async ({ store }) => {
      const payment = await withPayment(store, { amount: 100 });
      for (const parts of [
        { amountRefunded: 101 },
        { refundPending: 101 },
        { amountDisputed: 101 },
        { amountRefunded: 40, refundPending: 40, amountDisputed: 21 },
      ]) {
        await refused(store, { type: 'payment.update', payment: { ...payment, ...parts, version: 2 }, from: payment });
      }
      const all = { ...payment, amountRefunded: 40, refundPending: 40, amountDisputed: 20, version: 2 };
      await applied(store, { type: 'payment.update', payment: all, from: payment });
    });

    it('the returned fee cannot exceed the fee', async ({ store }) => {
      const payment = await withPayment(store, { fee: 150, feeReturned: 149 });
      const [all, more] = [150, 151].map((feeReturned) => ({ ...payment, feeReturned, version: 2 }));
      if (all === undefined || more === undefined) throw new Error('There are two.');
      await refused(store, { type: 'payment.update', payment: more, from: payment });
      await applied(store, { type: 'payment.update', payment: all, from: payment });
    });

    it('amounts cannot be negative', async ({ store }) => {
      const amounts = [
        'amount',
        'fee',
        'feeReturned',
        'creditPending',
        'amountRefunded',
        'refundPending',
        'amountDisputed',
      ] as const;
      for (const amount of amounts) {
        await refused(store, { type: 'payment.insert', payment: aPayment({ [amount]: -1 }) });
      }
    });

    it('amounts are exact up to the largest safe integer', async ({ store }) => {
      const payment = await withPayment(store, {
        amount: Number.MAX_SAFE_INTEGER,
        fee: 2 ** 31,
        amountRefunded: 2 ** 52 + 1,
      });
      deepEqual(await store.read.paymentById(payment.id), payment);
    });
  });
}

/** Every field differs from `aPayment()`, with values that a database might alter. */
function everythingOf(id: string): Payment {
  return {
    ...changed(aPayment()),
    id,
    amount: 99_999_999,
    creditPending: 10_000_000_000,
    description: 'Ça va?',
    metadata: { '': 'empty key', 'a"b': "c'd", unicode: '🪙' },
  };
}
