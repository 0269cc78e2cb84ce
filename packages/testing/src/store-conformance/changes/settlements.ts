import { deepStrictEqual as deepEqual } from 'node:assert';
import type { Settlement } from '@mitako/core/engine';
import { anId, aSettlement, NOW_MS } from '../fixtures.ts';
import { applied, refused, type Suite } from '../suite.ts';

export function settlementTests({ describe, it }: Suite): void {
  describe('settlements', () => {
    it('settlement.insert stores every field', async ({ store, rival }) => {
      const bare = aSettlement();
      const full = aSettlement({
        livemode: true,
        currency: 'XOF',
        status: 'failed',
        amount: 10_000_000_000,
        linesCount: 5_000_000_000,
        fromSequence: 6_000_000_000,
        throughSequence: 12_000_000_000,
        closingTransactionId: anId('tx'),
        reference: 'BGFI 2026/01 "b"',
        failureReason: 'account closed',
        resolvedAtMs: NOW_MS + 1,
        eventSequence: 3,
        version: 4,
      });
      await applied(
        store,
        { type: 'settlement.insert', settlement: bare },
        { type: 'settlement.insert', settlement: full },
      );
      deepEqual(await rival.read.settlementById(bare.id), bare);
      deepEqual(await rival.read.settlementById(full.id), full);
    });

    it('settlement.insert is refused when another one begins at the same sequence', async ({ store }) => {
      const settlement = aSettlement();
      await applied(store, { type: 'settlement.insert', settlement });
      await refused(store, { type: 'settlement.insert', settlement: aSettlement({ id: settlement.id }) });
      const { merchantId, livemode, currency, fromSequence } = settlement;
      const same = { merchantId, livemode, currency, fromSequence };
      await refused(store, { type: 'settlement.insert', settlement: aSettlement({ ...same, throughSequence: 9 }) });
      for (const other of [{ merchantId: anId('mer') }, { livemode: true }, { currency: 'XOF' }, { fromSequence: 2 }]) {
        await applied(store, { type: 'settlement.insert', settlement: aSettlement({ ...same, ...other }) });
      }
    });

    it('settlement.insert is refused for a negative amount, and for a range that ends before it begins', async ({
      store,
    }) => {
      await refused(store, { type: 'settlement.insert', settlement: aSettlement({ amount: -1 }) });
      const backwards = aSettlement({ fromSequence: 2, throughSequence: 1 });
      await refused(store, { type: 'settlement.insert', settlement: backwards });
    });

    it('settlement.update writes the payout, but not what it settles', async ({ store }) => {
      const settlement = aSettlement();
      await applied(store, { type: 'settlement.insert', settlement });
      const next: Settlement = {
        ...settlement,
        status: 'paid',
        transactionId: anId('tx'),
        closingTransactionId: anId('tx'),
        reference: 'transfer 7',
        failureReason: 'none',
        payoutAccountId: anId('pac'),
        exportId: anId('pex'),
        updatedAtMs: NOW_MS + 1,
        resolvedAtMs: NOW_MS + 2,
        eventSequence: 2,
        version: 2,
      };
      const rewritten = { ...next, amount: 1, linesCount: 1, fromSequence: 7, throughSequence: 8 };
      await applied(store, { type: 'settlement.update', settlement: rewritten, fromVersion: 1 });
      deepEqual(await store.read.settlementById(settlement.id), next);
    });

    it('settlement.update is refused for another version and an unknown id', async ({ store }) => {
      const settlement = aSettlement({ version: 2 });
      await applied(store, { type: 'settlement.insert', settlement });
      await refused(store, { type: 'settlement.update', settlement: { ...settlement, version: 2 }, fromVersion: 1 });
      await refused(store, { type: 'settlement.update', settlement: { ...settlement, version: 4 }, fromVersion: 3 });
      await refused(store, { type: 'settlement.update', settlement: aSettlement(), fromVersion: 1 });
    });
  });
}
