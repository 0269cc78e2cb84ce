import { anId, aSettlement } from '../fixtures.ts';
import { applied, refused, type Suite } from '../suite.ts';

export function settlementTests({ describe, it }: Suite): void {
  describe('settlements', () => {
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
  });
}
