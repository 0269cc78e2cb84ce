import { deepStrictEqual as deepEqual } from 'node:assert';
import { aPayment } from '../fixtures.ts';
import { withPayment } from '../inserted.ts';
import { applied, refused, type Suite } from '../suite.ts';

export function paymentTests({ describe, it }: Suite): void {
  describe('payments', () => {
    it('payment.insert is refused for an existing id', async ({ store }) => {
      const { id } = await withPayment(store);
      await refused(store, { type: 'payment.insert', payment: aPayment({ id }) });
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
