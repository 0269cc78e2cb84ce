import { deepStrictEqual as deepEqual } from 'node:assert';
import type { Payment, Refund, EngineStore } from '@mitako/core/engine';
import { anId, aPayment, aRefund, NOW_MS } from '../fixtures.ts';
import { withPayment } from '../inserted.ts';
import { applied, refused, type Suite } from '../suite.ts';

export function refundTests({ describe, it }: Suite): void {
  describe('refunds', () => {
    it('refund.insert stores every field', async ({ store, rival }) => {
      const payment = await paid(store);
      const refund = aRefund(payment, {
        livemode: true,
        reason: 'broken',
        failureCode: 'provider_unavailable',
        transactionId: anId('tx'),
        feeReturned: 25,
        fromPending: 900,
        status: 'failed',
        version: 3,
      });
      await applied(store, { type: 'refund.insert', refund });
      deepEqual(await rival.read.refundById(refund.id), refund);
      await refused(store, { type: 'refund.insert', refund });
    });

    it('refund.update writes the whole next state', async ({ store }) => {
      const refund = aRefund(await paid(store));
      await applied(store, { type: 'refund.insert', refund });
      const next: Refund = {
        ...refund,
        status: 'succeeded',
        reason: 'broken',
        failureCode: 'provider_error',
        transactionId: anId('tx'),
        feeReturned: 24,
        fromPending: 10_000_000_000,
        updatedAtMs: NOW_MS + 1,
        version: 2,
      };
      await applied(store, { type: 'refund.update', refund: next, fromVersion: 1 });
      deepEqual(await store.read.refundById(refund.id), next);
    });

    it('refundsByRailRequestId finds the newest by the request id of the last update', async ({ store, rival }) => {
      const requestId = anId('req');
      const made = [aRefund(await paid(store)), aRefund(await paid(store)), aRefund(await paid(store))];
      await applied(store, ...made.map((refund) => ({ type: 'refund.insert', refund }) as const));
      deepEqual(await rival.read.refundsByRailRequestId(requestId, 2), []);
      const railDetail = { code: null, message: null, requestId };
      const updated = made.map((refund): Refund => ({ ...refund, railDetail, updatedAtMs: NOW_MS + 1, version: 2 }));
      await applied(store, ...updated.map((refund) => ({ type: 'refund.update', refund, fromVersion: 1 }) as const));
      const newest = updated.toSorted((one, other) => (one.id < other.id ? 1 : -1));
      deepEqual(await rival.read.refundsByRailRequestId(requestId, 2), newest.slice(0, 2));
    });

    it('refund.update is refused for another version and an unknown id', async ({ store }) => {
      const refund = aRefund(await paid(store), { version: 2 });
      await applied(store, { type: 'refund.insert', refund });
      await refused(store, { type: 'refund.update', refund: { ...refund, version: 2 }, fromVersion: 1 });
      await refused(store, { type: 'refund.update', refund: { ...refund, version: 4 }, fromVersion: 3 });
      await refused(store, { type: 'refund.update', refund: aRefund(aPayment()), fromVersion: 1 });
    });
  });
}

async function paid(store: EngineStore): Promise<Payment> {
  const payment = await withPayment(store, { status: 'succeeded' });
  return payment;
}
