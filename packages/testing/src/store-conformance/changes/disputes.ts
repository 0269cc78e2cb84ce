import { deepStrictEqual as deepEqual } from 'node:assert';
import type { Dispute, Payment, EngineStore } from '@mitako/core/engine';
import { aDispute, anId, aPayment, NOW_MS } from '../fixtures.ts';
import { withPayment } from '../inserted.ts';
import { applied, refused, type Suite } from '../suite.ts';

export function disputeTests({ describe, it }: Suite): void {
  describe('disputes', () => {
    it('dispute.insert stores every field', async ({ store, rival }) => {
      const payment = await paid(store);
      const bare = aDispute(payment, { reason: null });
      const full = aDispute(payment, {
        livemode: true,
        status: 'won',
        evidence: 'Signed for by "Awa"',
        encryptedFiles: 'sealed files',
        evidenceSubmittedAtMs: NOW_MS + 1,
        note: 'clear enough',
        resolvedAtMs: NOW_MS + 2,
        fromPending: 10_000_000_000,
        closingTransactionId: anId('tx'),
        returnStatus: 'owed',
        refundId: anId('rfd'),
        version: 2,
      });
      await applied(store, { type: 'dispute.insert', dispute: bare }, { type: 'dispute.insert', dispute: full });
      deepEqual(await rival.read.disputeById(bare.id), bare);
      deepEqual(await rival.read.disputeById(full.id), full);
      await refused(store, { type: 'dispute.insert', dispute: bare });
    });

    it('dispute.update writes the whole next state', async ({ store }) => {
      const dispute = aDispute(await paid(store));
      await applied(store, { type: 'dispute.insert', dispute });
      const next: Dispute = {
        ...dispute,
        status: 'lost',
        reason: 'broken',
        dueAtMs: NOW_MS + 9,
        evidence: 'a photo',
        encryptedFiles: 'sealed, too',
        evidenceSubmittedAtMs: NOW_MS + 1,
        note: 'not enough',
        resolvedAtMs: NOW_MS + 2,
        fromPending: 7,
        transactionId: anId('tx'),
        closingTransactionId: anId('tx'),
        returnStatus: 'pending',
        refundId: anId('rfd'),
        updatedAtMs: NOW_MS + 3,
        version: 2,
      };
      await applied(store, { type: 'dispute.update', dispute: next, fromVersion: 1 });
      deepEqual(await store.read.disputeById(dispute.id), next);
    });

    it('dispute.update is refused for another version and an unknown id', async ({ store }) => {
      const dispute = aDispute(await paid(store), { version: 2 });
      await applied(store, { type: 'dispute.insert', dispute });
      await refused(store, { type: 'dispute.update', dispute: { ...dispute, version: 2 }, fromVersion: 1 });
      await refused(store, { type: 'dispute.update', dispute: { ...dispute, version: 4 }, fromVersion: 3 });
      await refused(store, { type: 'dispute.update', dispute: aDispute(aPayment()), fromVersion: 1 });
      deepEqual(await store.read.disputeById(dispute.id), dispute);
    });
  });
}

async function paid(store: EngineStore): Promise<Payment> {
  const payment = await withPayment(store, { status: 'succeeded' });
  return payment;
}
