import { deepStrictEqual as deepEqual } from 'node:assert';
import type { Account, Change, SealedTransfer, Store } from '@mitako/core';
import {
  aCredit,
  aFold,
  anAccount,
  anAccountId,
  anId,
  aPayment,
  aSettlement,
  aTransfer,
  NOW_MS,
  sealed,
  stored,
} from '../fixtures.ts';
import { applied, type Suite } from '../suite.ts';
import { walked } from './pages.ts';

export function ledgerAuditTests({ describe, it, alone }: Suite): void {
  describe('the audit of the ledger', () => {
    alone('gives transfers with all of their entries, by id', async ({ store }) => {
      const account = anAccount({ kind: 'fees' });
      const transfers = [
        aCredit(account.id, 100),
        aTransfer({ entries: sealed([account.id, -5], [anAccountId('wallet'), 2], [account.id, 3]) }),
        aCredit(account.id, 7, { merchantId: null, paymentId: null, subjectId: null }),
      ];
      await applied(store, { type: 'account.open', account });
      await book(store, transfers.toReversed());
      const [first] = transfers;
      if (first === undefined) throw new Error('There are three.');
      const fold = aFold(account, stored(first).slice(1));
      await applied(store, { type: 'account.fold', fold });

      const audited = await walked(store.audit.transfers, ({ transfer }) => transfer.id);
      deepEqual(
        audited.map(({ transfer, entries }) => ({ transfer, entries })),
        transfers.map((transfer) => {
          const { entries: _, ...header } = transfer;
          const entries = stored(transfer).map((entry) =>
            transfer === first && entry.position === 1 ? { ...entry, ...fold.links[0] } : entry,
          );
          return { transfer: header, entries };
        }),
      );
      deepEqual(await store.audit.orphanEntries(10), []);
    });

    alone('tells whether what a transfer is about is there', async ({ store }) => {
      const [payment, settlement] = [aPayment(), aSettlement()];
      const about = [
        [{ paymentId: payment.id }, true],
        [{ paymentId: anId('pay') }, false],
        [{ paymentId: null, subjectId: settlement.id, kind: 'settlement' }, true],
        [{ paymentId: null, subjectId: anId('stl'), kind: 'settlement' }, false],
        [{ paymentId: payment.id, subjectId: anId('rfd'), kind: 'refund' }, true],
        [{ paymentId: null, subjectId: null, kind: 'cash_in' }, true],
      ] as const;
      await applied(
        store,
        { type: 'payment.insert', payment },
        { type: 'settlement.insert', settlement },
        ...about.map(([over]): Change => ({ type: 'transfer.insert', transfer: aTransfer(over) })),
      );
      const audited = await walked(store.audit.transfers, ({ transfer }) => transfer.id);
      deepEqual(
        audited.map(({ hasSubject }) => hasSubject),
        about.map(([, hasSubject]) => hasSubject),
      );
    });

    alone('gives every account that has a row or an entry, with its sums', async ({ store }) => {
      const untouched = anAccount();
      const account = anAccount({ kind: 'merchant_available' });
      const clearing = anAccountId('rail_clearing');
      await applied(store, { type: 'account.open', account: untouched }, { type: 'account.open', account });
      const transfers = [100, 200, 50, -20].map((amount) => aCredit(account.id, amount, { from: clearing }));
      await book(store, transfers);
      await applied(store, { type: 'account.debit', accountId: account.id, amount: 0 });
      const fold = aFold(account, tailOf(account, transfers.slice(0, 2)));
      await applied(store, { type: 'account.fold', fold });

      const nothing = { chainedSum: 0, unchainedSum: 0, unchainedDebits: 0, chainedCount: 0 };
      const folded = { ...account, available: 300, chainSequence: 2, chainHash: fold.chainHash };
      deepEqual(
        await walked(store.audit.accounts, ({ id }) => id),
        [
          { ...nothing, id: untouched.id, account: untouched },
          { id: account.id, account: folded, chainedSum: 300, unchainedSum: 30, unchainedDebits: -20, chainedCount: 2 },
          { ...nothing, id: clearing, account: null, unchainedSum: -330, unchainedDebits: -350 },
        ].toSorted((left, right) => (left.id < right.id ? -1 : 1)),
      );
    });

    it('gives a chain from any place of it', async ({ store }) => {
      const account = anAccount({ kind: 'fees' });
      const transfers = [1, 2, 3, 4].map((amount) => aCredit(account.id, amount));
      await applied(store, { type: 'account.open', account });
      await book(store, transfers);
      const entries = tailOf(account, transfers.slice(0, 3));
      const { links } = aFold(account, entries);
      await applied(store, { type: 'account.fold', fold: aFold(account, entries) });
      const chain = entries.map((entry, place) => ({ ...entry, ...links[place] }));
      deepEqual(await store.audit.chain(account.id, 0, 10), chain);
      deepEqual(await store.audit.chain(account.id, 1, 1), chain.slice(1, 2));
      deepEqual(await store.audit.chain(account.id, 3, 10), []);
    });

    alone('gives what should have been chained by a moment', async ({ store }) => {
      const account = anAccount({ kind: 'fees' });
      const clearing = anAccountId('rail_clearing');
      const transfers = [NOW_MS - 2, NOW_MS - 1, NOW_MS].map((createdAtMs) =>
        aCredit(account.id, 5, { from: clearing, createdAtMs }),
      );
      await applied(store, { type: 'account.open', account });
      await book(store, transfers);
      await applied(store, { type: 'account.fold', fold: aFold(account, tailOf(account, transfers.slice(0, 1))) });
      const unchained = await store.audit.unchained(NOW_MS, 10);
      deepEqual(
        unchained.toSorted((left, right) => left.position - right.position),
        [
          ...transfers.slice(0, 2).flatMap((transfer) => stored(transfer).slice(0, 1)),
          ...tailOf(account, transfers.slice(1, 2)),
        ],
      );
      deepEqual(await store.audit.unchained(NOW_MS, 1), unchained.slice(0, 1));
      deepEqual(await store.audit.unchained(NOW_MS - 2, 10), []);
    });
  });
}

async function book(store: Store, transfers: readonly SealedTransfer[]): Promise<void> {
  await applied(store, ...transfers.map((transfer): Change => ({ type: 'transfer.insert', transfer })));
}

function tailOf(account: Account, transfers: readonly SealedTransfer[]): ReturnType<typeof stored> {
  return transfers.flatMap((transfer) => stored(transfer).filter(({ accountId }) => accountId === account.id));
}
