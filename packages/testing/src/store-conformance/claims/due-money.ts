import { deepStrictEqual as deepEqual } from 'node:assert';
import type { Change } from '@mitako/core/engine';
import { aMerchant, aPayment, NOW_MS } from '../fixtures.ts';
import { applied, type Suite } from '../suite.ts';

export function dueMoneyTests({ describe, alone }: Suite): void {
  describe('claims of due credits and settlements', () => {
    alone('releasablePayments returns payments whose credit is due, oldest first', async ({ store }) => {
      const status = 'succeeded';
      const payments = [
        aPayment({ status, releaseAtMs: NOW_MS }),
        aPayment({ status: 'partially_refunded', releaseAtMs: NOW_MS - 2, creditPending: 7 }),
        aPayment({ status, releaseAtMs: NOW_MS - 1, livemode: true }),
        aPayment({ status, releaseAtMs: NOW_MS + 1 }),
        aPayment({ status, releaseAtMs: null }),
      ];
      await applied(store, ...payments.map((payment): Change => ({ type: 'payment.insert', payment })));
      const expected = [payments[1], payments[2], payments[0]];
      deepEqual(await store.claim.releasablePayments({ nowMs: NOW_MS, limit: 10 }), expected);
      deepEqual(await store.claim.releasablePayments({ nowMs: NOW_MS, limit: 2 }), expected.slice(0, 2));
    });

    alone('a released payment is not returned again', async ({ store }) => {
      const payment = aPayment({ status: 'succeeded', releaseAtMs: NOW_MS });
      await applied(
        store,
        { type: 'payment.insert', payment },
        { type: 'payment.update', payment: { ...payment, releaseAtMs: null, version: 2 }, from: payment },
      );
      deepEqual(await store.claim.releasablePayments({ nowMs: NOW_MS, limit: 10 }), []);
    });

    alone('settleableMerchants returns merchants whose settlement is due, oldest first', async ({ store }) => {
      const merchants = [NOW_MS, NOW_MS - 2, NOW_MS - 1, NOW_MS + 1, null].map((nextSettlementAtMs) =>
        aMerchant({ nextSettlementAtMs }),
      );
      await applied(store, ...merchants.map((merchant): Change => ({ type: 'merchant.insert', merchant })));
      const expected = [merchants[1], merchants[2], merchants[0]];
      deepEqual(await store.claim.settleableMerchants({ nowMs: NOW_MS, limit: 10 }), expected);
      deepEqual(await store.claim.settleableMerchants({ nowMs: NOW_MS, limit: 2 }), expected.slice(0, 2));
    });
  });
}
