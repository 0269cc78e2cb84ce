import { deepStrictEqual as deepEqual } from 'node:assert';
import type { Settlement } from '@mitako/core/engine';
import { anId, aPayoutAccount, aPayoutExport, aSettlement, NOW_MS } from '../fixtures.ts';
import { applied, idsOf, refused, type Suite } from '../suite.ts';

export function payoutExportTests({ describe, it, alone }: Suite): void {
  describe('bank files of payouts', () => {
    it('payout_export.insert is refused for nothing', async ({ store }) => {
      await refused(store, { type: 'payout_export.insert', payoutExport: aPayoutExport({ amount: 0 }) });
    });

    it('settlements are listed and counted by their file', async ({ store }) => {
      const [exportId, other] = [anId('pex'), anId('pex')];
      const settlements = [
        aSettlement({ exportId }),
        aSettlement({ exportId, status: 'paid' }),
        aSettlement({ exportId, status: 'paid' }),
        aSettlement({ exportId: other, status: 'failed' }),
        aSettlement(),
      ];
      await applied(store, ...settlements.map((settlement) => ({ type: 'settlement.insert', settlement }) as const));
      const listed = await store.read.settlements({ exportId, status: 'paid' }, { limit: 9, afterId: null });
      deepEqual(idsOf(listed), [settlements[2]?.id, settlements[1]?.id]);
      const counts = await store.read.exportedCounts([exportId, other]);
      deepEqual(
        counts.map((each) => `${each.exportId === other ? 'other' : 'own'} ${each.status} ${each.count}`).toSorted(),
        ['other failed 1', 'own paid 2', 'own pending 1'],
      );
      deepEqual(await store.read.exportedCounts([]), []);
    });

    alone('those due are pending and in no file, counted and summed by their account', async ({ store }) => {
      const [ready, held, test] = [
        aPayoutAccount({ livemode: true, createdAtMs: NOW_MS - 10 }),
        aPayoutAccount({ livemode: true, createdAtMs: NOW_MS - 9 }),
        aPayoutAccount({ createdAtMs: NOW_MS - 10 }),
      ];
      const settlements: readonly Settlement[] = [
        aSettlement({ ...ownerOf(ready), amount: 1 }),
        aSettlement({ ...ownerOf(ready), amount: 2, fromSequence: 4, throughSequence: 4 }),
        aSettlement({ ...ownerOf(held), amount: 4 }),
        aSettlement({ livemode: true, amount: 8 }),
        aSettlement({ ...ownerOf(test), amount: 16 }),
        aSettlement({ ...ownerOf(ready), amount: 32, currency: 'XOF' }),
        // These are not due.
        aSettlement({ livemode: true, exportId: anId('pex') }),
        aSettlement({ livemode: true, status: 'paid' }),
      ];
      await applied(
        store,
        ...[ready, held, test].map((payoutAccount) => ({ type: 'payout_account.insert', payoutAccount }) as const),
        ...settlements.map((settlement) => ({ type: 'settlement.insert', settlement }) as const),
      );
      const total = (livemode: boolean, currency: string, state: string, count: number, amount: number): object => ({
        livemode,
        currency,
        state,
        count,
        amount,
      });
      const live = [
        total(true, 'XAF', 'ready', 2, 3),
        total(true, 'XAF', 'on_hold', 1, 4),
        total(true, 'XAF', 'no_account', 1, 8),
        total(true, 'XOF', 'ready', 1, 32),
      ];
      deepEqual(await store.read.dueTotals(true, NOW_MS - 10, 9), live);
      deepEqual(await store.read.dueTotals(undefined, NOW_MS - 10, 9), [...live, total(false, 'XAF', 'ready', 1, 16)]);
      const listed = await store.read.duePayouts(true, { limit: 9, afterId: null });
      deepEqual(
        listed.map(({ amount }) => amount),
        [32, 8, 4, 2, 1],
      );
    });
  });
}

function ownerOf({ merchantId, livemode }: Pick<Settlement, 'merchantId' | 'livemode'>): Partial<Settlement> {
  return { merchantId, livemode };
}
