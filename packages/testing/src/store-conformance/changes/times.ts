import { deepStrictEqual as deepEqual } from 'node:assert';
import { aDispute, aRefund, aSettlement, aWorker, NOW_MS } from '../fixtures.ts';
import { withAttempt, withEndpoint, withMerchant, withPayment, withSession } from '../inserted.ts';
import { applied, type Suite } from '../suite.ts';

/** When each row was last written: after what a process writes whose clock is behind. */
const LATER_MS = NOW_MS + 60_000;
const written = { createdAtMs: NOW_MS, updatedAtMs: LATER_MS } as const;
const behind = { updatedAtMs: NOW_MS + 1, version: 2 } as const;

/** Clocks of processes differ, and may be set back. The rest of such a change is written anyway. */
export function timeTests({ describe, it, alone }: Suite): void {
  describe('a time does not go back', () => {
    it('of a payment', async ({ store }) => {
      const payment = await withPayment(store, written);
      const next = { ...payment, status: 'canceled', ...behind } as const;
      await applied(store, { type: 'payment.update', payment: next, from: payment });
      deepEqual(await store.read.paymentById(payment.id), { ...next, updatedAtMs: LATER_MS });
    });

    it('of an attempt', async ({ store }) => {
      const attempt = await withAttempt(store, written);
      const next = { ...attempt, status: 'failed', nextPollAtMs: null, ...behind } as const;
      await applied(store, { type: 'attempt.update', attempt: next, fromVersion: 1 });
      deepEqual(await store.read.attemptById(attempt.id), { ...next, updatedAtMs: LATER_MS });
    });

    it('of a refund', async ({ store }) => {
      const refund = aRefund(await withPayment(store, { status: 'succeeded' }), written);
      await applied(store, { type: 'refund.insert', refund });
      const next = { ...refund, status: 'failed', ...behind } as const;
      await applied(store, { type: 'refund.update', refund: next, fromVersion: 1 });
      deepEqual(await store.read.refundById(refund.id), { ...next, updatedAtMs: LATER_MS });
    });

    it('of a dispute', async ({ store }) => {
      const dispute = aDispute(await withPayment(store, { status: 'succeeded' }), written);
      await applied(store, { type: 'dispute.insert', dispute });
      const next = { ...dispute, status: 'won', ...behind } as const;
      await applied(store, { type: 'dispute.update', dispute: next, fromVersion: 1 });
      deepEqual(await store.read.disputeById(dispute.id), { ...next, updatedAtMs: LATER_MS });
    });

    it('of a settlement', async ({ store }) => {
      const settlement = aSettlement(written);
      await applied(store, { type: 'settlement.insert', settlement });
      const next = { ...settlement, status: 'paid', ...behind } as const;
      await applied(store, { type: 'settlement.update', settlement: next, fromVersion: 1 });
      deepEqual(await store.read.settlementById(settlement.id), { ...next, updatedAtMs: LATER_MS });
    });

    it('of an endpoint', async ({ store }) => {
      const merchant = await withMerchant(store);
      const endpoint = await withEndpoint(store, merchant, written);
      const next = { ...endpoint, description: 'Other', ...behind };
      await applied(store, { type: 'endpoint.update', endpoint: next, fromVersion: 1 });
      deepEqual(await store.read.endpointById(endpoint.id), { ...next, updatedAtMs: LATER_MS });
      await applied(store, { type: 'endpoint.delete', id: endpoint.id, merchantId: merchant.id, nowMs: NOW_MS + 2 });
      const deleted = { ...next, updatedAtMs: LATER_MS, deletedAtMs: NOW_MS + 2, version: 3 };
      deepEqual(await store.read.endpointById(endpoint.id), deleted);
    });

    it('of a session', async ({ store }) => {
      const session = await withSession(store, {
        rotatedAtMs: LATER_MS,
        lastUsedAtMs: LATER_MS,
        idleExpiresAtMs: LATER_MS + 1,
      });
      const { id } = session;
      const rotate = { type: 'session.rotate', id, fromGeneration: 1, nowMs: NOW_MS } as const;
      await applied(store, { ...rotate, idleExpiresAtMs: NOW_MS + 1 });
      deepEqual((await store.read.sessionById(id))?.session, { ...session, generation: 2 });
    });

    alone('of a process', async ({ store }) => {
      const worker = aWorker({ lastSeenAtMs: LATER_MS });
      await applied(store, { type: 'worker.put', worker });
      await applied(store, { type: 'worker.put', worker: { ...worker, lastSeenAtMs: NOW_MS, stoppedAtMs: NOW_MS } });
      deepEqual(await store.read.workers(1), [{ ...worker, stoppedAtMs: NOW_MS }]);
    });
  });
}
