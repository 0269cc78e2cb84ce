import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import type {
  Change,
  Dispute,
  DisputeFilter,
  Page,
  RowOwner,
  Settlement,
  SettlementFilter,
  EngineStore,
} from '@mitako/core/engine';
import { aDispute, anId, aPayment, aRefund, aSettlement } from '../fixtures.ts';
import { withPayment } from '../inserted.ts';
import { applied, idsOf, pagesThrough, type Suite, times } from '../suite.ts';

export function moneyListTests({ describe, it, alone }: Suite): void {
  describe('lists of refunds, disputes and settlements', () => {
    alone('refunds lists the newest first, of one status or all merchants', async ({ store }) => {
      const payments = times(5, () => aPayment({ merchantId: anId('mer') }));
      const refunds = payments.map((payment, place) =>
        aRefund(payment, { status: place % 2 === 0 ? 'pending' : 'failed' }),
      );
      await applied(store, ...payments.map((payment): Change => ({ type: 'payment.insert', payment })));
      await applied(store, ...refunds.map((refund): Change => ({ type: 'refund.insert', refund })));
      await pagesThrough((page) => store.read.refunds({}, page), newestFirst(refunds));
      const pending = refunds.filter(({ status }) => status === 'pending');
      await pagesThrough((page) => store.read.refunds({ status: 'pending' }, page), newestFirst(pending));
      const [one] = refunds;
      const { merchantId = '', livemode = false, paymentId = '' } = one ?? {};
      const owners: readonly RowOwner[] = [{ merchantId, livemode }, { merchantId, livemode: !livemode }, { livemode }];
      for (const owner of owners) {
        const owned = refunds.filter((refund) => isOf(refund, owner));
        await pagesThrough((page) => store.read.refunds({ owner }, page), newestFirst(owned));
        const ofPayment = owned.filter((refund) => refund.paymentId === paymentId);
        await pagesThrough((page) => store.read.refunds({ owner, paymentId }, page), newestFirst(ofPayment));
      }
    });

    alone('disputes are filtered by owner, status and payment, separately and together', async ({ store }) => {
      const disputes: Dispute[] = [];
      for (const merchantId of [anId('mer'), anId('mer')]) {
        for (const livemode of [true, false]) {
          for (const status of ['needs_response', 'lost'] as const) {
            const payment = await withPayment(store, { merchantId, livemode });
            disputes.push(aDispute(payment, { status }), aDispute(payment, { status }));
          }
        }
      }
      await applied(store, ...disputes.map((dispute): Change => ({ type: 'dispute.insert', dispute })));
      const { merchantId = '', livemode = false, paymentId = '' } = disputes[0] ?? {};
      const owner = { merchantId, livemode };
      const filters: readonly DisputeFilter[] = [
        {},
        { owner },
        { owner: { ...owner, livemode: !livemode } },
        { owner: { livemode } },
        { owner: { ...owner, merchantId: anId('mer') } },
        { status: 'lost' },
        { status: 'won' },
        { paymentId },
        { owner, status: 'lost' },
        { owner, status: 'needs_response', paymentId },
        { owner, status: 'lost', paymentId },
      ];
      for (const filter of filters) {
        const expected = disputes.filter((dispute) => isDisputeOf(dispute, filter));
        const list = (page: Page): Promise<readonly Dispute[]> => store.read.disputes(filter, page);
        await pagesThrough(list, newestFirst(expected));
      }
    });

    alone('settlements are filtered by owner, status and currency, separately and together', async ({ store }) => {
      const settlements: Settlement[] = [];
      for (const merchantId of [anId('mer'), anId('mer')]) {
        for (const livemode of [true, false]) {
          for (const currency of ['XAF', 'XOF']) {
            for (const [place, status] of (['pending', 'paid', 'paid'] as const).entries()) {
              const stretch = { fromSequence: place + 1, throughSequence: place + 1 };
              settlements.push(aSettlement({ merchantId, livemode, currency, status, ...stretch }));
            }
          }
        }
      }
      await insert(store, settlements);
      const { merchantId = '', livemode = false } = settlements[0] ?? {};
      const owner = { merchantId, livemode };
      const filters: readonly SettlementFilter[] = [
        {},
        { owner },
        { owner: { ...owner, livemode: !livemode } },
        { owner: { livemode } },
        { status: 'paid' },
        { status: 'failed' },
        { currency: 'XOF' },
        { owner, currency: 'XAF' },
        { owner, status: 'paid' },
        { owner, status: 'paid', currency: 'XOF' },
      ];
      for (const filter of filters) {
        const expected = settlements.filter((settlement) => isSettlementOf(settlement, filter));
        const list = (page: Page): Promise<readonly Settlement[]> => store.read.settlements(filter, page);
        await pagesThrough(list, newestFirst(expected));
        deepEqual(await list({ limit: 1, afterId: null }), expected.slice(-1));
      }
    });

    it('settledThrough is the end of the last range of a balance, whatever its id and status', async ({ store }) => {
      const merchantId = anId('mer');
      const owner = { merchantId, livemode: false };
      equal(await store.read.settledThrough(owner, 'XAF'), 0);
      const [first, second, third] = times(3, () => anId('stl')).toSorted();
      // The last one was created by a machine with a slow clock, so its id sorts before the others.
      await insert(store, [
        aSettlement({ merchantId, id: third ?? '', fromSequence: 1, throughSequence: 3 }),
        aSettlement({ merchantId, id: second ?? '', fromSequence: 4, throughSequence: 9 }),
        aSettlement({ merchantId, id: first ?? '', fromSequence: 10, throughSequence: 10, status: 'failed' }),
        aSettlement({ merchantId, livemode: true, fromSequence: 1, throughSequence: 11 }),
        aSettlement({ merchantId, currency: 'XOF', fromSequence: 1, throughSequence: 12 }),
        aSettlement({ fromSequence: 12, throughSequence: 13 }),
      ]);
      equal(await store.read.settledThrough(owner, 'XAF'), 10);
      equal(await store.read.settledThrough({ merchantId, livemode: true }, 'XAF'), 11);
      equal(await store.read.settledThrough(owner, 'XOF'), 12);
      equal(await store.read.settledThrough(owner, 'EUR'), 0);
    });
  });
}

function newestFirst(rows: readonly { readonly id: string }[]): readonly string[] {
  return idsOf(rows).toReversed();
}

async function insert(store: EngineStore, settlements: readonly Settlement[]): Promise<void> {
  await applied(store, ...settlements.map((settlement): Change => ({ type: 'settlement.insert', settlement })));
}

interface Owned {
  readonly merchantId: string;
  readonly livemode: boolean;
}

function isOf(row: Owned, owner: RowOwner | undefined): boolean {
  if (owner === undefined) return true;
  return row.livemode === owner.livemode && (!('merchantId' in owner) || row.merchantId === owner.merchantId);
}

function isDisputeOf(dispute: Dispute, { owner, status, paymentId }: DisputeFilter): boolean {
  return (
    isOf(dispute, owner) &&
    (status === undefined || dispute.status === status) &&
    (paymentId === undefined || dispute.paymentId === paymentId)
  );
}

function isSettlementOf(settlement: Settlement, { owner, status, currency }: SettlementFilter): boolean {
  return (
    isOf(settlement, owner) &&
    (status === undefined || settlement.status === status) &&
    (currency === undefined || settlement.currency === currency)
  );
}
