import { deepStrictEqual as deepEqual, rejects, strictEqual as equal } from 'node:assert';
import type { Payment } from '@mitako/core/engine';
import { aPayment, aTask, NOW_MS } from '../fixtures.ts';
import { withPayment } from '../inserted.ts';
import { applied, type Suite, throws, times } from '../suite.ts';

const FAULTS: readonly (readonly [string, unknown])[] = [
  ['a fraction', 1.5],
  ['not a number', Number.NaN],
  ['infinity', Number.POSITIVE_INFINITY],
  ['an integer that is not safe', 2 ** 53],
  ['a boolean', true],
  ['undefined', undefined],
  ['an object', {}],
  ['a list', [1]],
  ['a date', new Date(NOW_MS)],
  ['a bigint', 1n],
  ['a symbol', Symbol('amount')],
  ['a function', () => 1],
];

/** Values that an untyped caller could pass. A store that sends a list as one message must not have begun by then. */
export function faultTests({ describe, it, alone }: Suite): void {
  describe('an invalid value', () => {
    for (const [name, value] of FAULTS) {
      it(`${name}: the list throws and writes nothing, the others are written`, async ({ store }) => {
        for (const field of ['amount', 'description'] as const) {
          for (const place of [0, 1, 2]) {
            const payments = times(3, () => aPayment());
            const faulty = payments.map((payment, at) => (at === place ? { ...payment, [field]: value } : payment));
            const neighbours = times(4, () => aPayment());
            const commit = (...list: readonly Payment[]): Promise<string> =>
              store.commit(list.map((payment) => ({ type: 'payment.insert', payment }))).then(
                ({ kind }) => kind,
                () => 'threw',
              );
            const [before, after] = [neighbours.slice(0, 2), neighbours.slice(2)];
            // In one turn, so that a store with group commit groups these.
            deepEqual(await Promise.all([commit(...before), commit(...faulty), ...after.map((one) => commit(one))]), [
              'applied',
              'threw',
              'applied',
              'applied',
            ]);
            for (const { id } of payments) equal(await store.read.paymentById(id), null);
            for (const payment of neighbours) deepEqual(await store.read.paymentById(payment.id), payment);
          }
        }
        await applied(store, { type: 'payment.insert', payment: aPayment() });
      });
    }

    it('text with U+0000 is stored exactly, or the list throws and writes nothing', async ({ store, rival }) => {
      for (const place of [0, 1, 2]) {
        const payments = times(3, (at) => aPayment({ description: at === place ? 'nul \0 and more' : 'text' }));
        const neighbour = aPayment();
        const [kind] = await Promise.all([
          store.commit(payments.map((payment) => ({ type: 'payment.insert', payment }) as const)).then(
            (outcome) => outcome.kind,
            () => 'threw',
          ),
          applied(store, { type: 'payment.insert', payment: neighbour }),
        ]);
        equal(kind === 'applied' || kind === 'threw', true, kind);
        for (const payment of payments) {
          deepEqual(await rival.read.paymentById(payment.id), kind === 'applied' ? payment : null);
        }
        deepEqual(await rival.read.paymentById(neighbour.id), neighbour);
      }
    });

    it('in a read: the read rejects, and the next one succeeds', async ({ store }) => {
      const payment = await withPayment(store);
      const nothing = undefined as unknown as string;
      await Promise.all([
        rejects(async () => store.read.paymentById(nothing)),
        rejects(async () => store.read.payments({ merchantId: nothing, livemode: false }, { limit: 1, afterId: null })),
        store.read.paymentById(payment.id).then((found) => deepEqual(found, payment)),
      ]);
    });

    alone('in a claim: the claim rejects, and nothing is leased', async ({ store }) => {
      const task = aTask();
      await applied(store, { type: 'task.insert', task });
      const request = { nowMs: NOW_MS, limit: 1, leaseMs: 30_000, leaseToken: 'lease' };
      for (const wrong of [{ nowMs: Number.NaN }, { leaseMs: 0.5 }, { leaseToken: undefined as unknown as string }]) {
        await rejects(async () => store.claim.tasks({ ...request, ...wrong }));
      }
      deepEqual(await store.claim.tasks(request), [{ ...task, attemptsCount: 1 }]);
    });
  });

  describe('a store after a list that throws', () => {
    it('keeps working, also for lists committed in the same turn', async ({ store }) => {
      for (let round = 0; round < 3; round += 1) {
        const [good, bad] = [times(10, () => aPayment()), times(10, () => aPayment({ amount: 0.5 }))];
        await Promise.all([
          ...bad.map((payment) => throws(store, { type: 'payment.insert', payment })),
          ...good.map((payment) => applied(store, { type: 'payment.insert', payment })),
        ]);
        for (const { id } of bad) equal(await store.read.paymentById(id), null);
        for (const { id } of good) equal((await store.read.paymentById(id))?.id, id);
      }
    });
  });
}
