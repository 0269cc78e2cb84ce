import { deepStrictEqual as deepEqual } from 'node:assert';
import type { Payment, Refund, EngineStore } from '@mitako/core/engine';
import { anId, aRefund, NOW_MS } from '../fixtures.ts';
import { withPayment } from '../inserted.ts';
import { applied, type Suite } from '../suite.ts';

export function refundTests({ describe, it }: Suite): void {
  describe('refunds', () => {
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
  });
}

async function paid(store: EngineStore): Promise<Payment> {
  const payment = await withPayment(store, { status: 'succeeded' });
  return payment;
}
