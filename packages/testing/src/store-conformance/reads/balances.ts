import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import type { Account, AccountKind, SealedTransfer, EngineStore } from '@mitako/core/engine';
import { aCredit, aPosting, anAccount, anAccountId, stored } from '../fixtures.ts';
import { applied, type Suite, times } from '../suite.ts';

export function balanceTests({ describe, it, alone }: Suite): void {
  describe('balance', () => {
    it('of an account with neither row nor entries is 0', async ({ store }) => {
      equal(await store.read.balance(anAccountId('wallet')), 0);
      equal(await store.read.balance(anAccountId('merchant_available')), 0);
    });

    it('of an account without a row is the sum of its entries', async ({ store }) => {
      const account = anAccount({ kind: 'merchant_pending' });
      await withEntries(store, account, [5_000_000_000, -7]);
      equal(await store.read.balance(account.id), 4_999_999_993);
    });

    for (const kind of ['wallet', 'float'] as const) {
      it(`of a ${kind} is that of its row, which contains every entry already`, async ({ store }) => {
        const account = anAccount({ kind, available: 30 });
        await applied(store, { type: 'account.open', account });
        await withEntries(store, account, [50, -20]);
        equal(await store.read.balance(account.id), 30);
      });
    }

    it('of a merchant’s available account counts debits once and credits immediately', async ({ store }) => {
      const account = anAccount({ kind: 'merchant_available', available: 100 });
      await applied(store, { type: 'account.open', account });
      await withEntries(store, account, [50]);
      await applied(store, { type: 'account.debit', accountId: account.id, amount: 20 });
      await withEntries(store, account, [-20]);
      equal(await store.read.balance(account.id), 130);
    });

    const kinds: readonly AccountKind[] = ['merchant_available', 'merchant_pending', 'fees', 'rail_clearing', 'wallet'];
    for (const kind of kinds) {
      it(`of ${kind} is the same before, between and after postings`, async ({ store }) => {
        const account = anAccount({ kind });
        await applied(store, { type: 'account.open', account });
        const entries = (await withEntries(store, account, [10, 20, 30])).flatMap((transfer) =>
          stored(transfer).slice(1),
        );
        const expected = kind === 'wallet' ? 0 : 60;
        equal(await store.read.balance(account.id), expected);
        await applied(store, { type: 'account.post', posting: aPosting(account, entries.slice(0, 2)) });
        equal(await store.read.balance(account.id), expected);
        await applied(store, {
          type: 'account.post',
          posting: aPosting({ ...account, chainSequence: 2 }, entries.slice(2)),
        });
        equal(await store.read.balance(account.id), expected);
      });
    }
  });

  describe('balances', () => {
    it('are returned in the order of the requested accounts', async ({ store }) => {
      const kinds: readonly AccountKind[] = ['wallet', 'merchant_available', 'merchant_pending', 'fees'];
      const accounts = kinds.map((kind, place) => anAccount({ kind, available: place === 3 ? 0 : 100 * (place + 1) }));
      for (const account of accounts) {
        await applied(store, { type: 'account.open', account });
        await withEntries(store, account, [7, -3]);
      }
      const ids = [...accounts.map(({ id }) => id), anAccountId('refund_hold')];
      const expected = [100, 207, 304, 4, 0];
      deepEqual(await store.read.balances(ids), expected);
      deepEqual(await store.read.balances(ids.toReversed()), expected.toReversed());
      deepEqual(await Promise.all(ids.map((id) => store.read.balance(id))), expected);
      deepEqual(await store.read.balances([]), []);
      for (const account of accounts) {
        const entries = await store.read.unchainedEntries(account.id, 10);
        await applied(store, { type: 'account.post', posting: aPosting(account, entries) });
      }
      deepEqual(await store.read.balances(ids), expected);
      const [wallet = ''] = ids;
      deepEqual(await store.read.balances([wallet, wallet]), [100, 100]);
    });
  });

  describe('unposted entries', () => {
    it('are returned by transfer and position, a limited number at a time', async ({ store }) => {
      const account = anAccount({ kind: 'fees' });
      const transfers = await withEntries(store, account, [1, 2, 3]);
      const entries = transfers.flatMap((transfer) => stored(transfer).slice(1));
      deepEqual(await store.read.unchainedEntries(account.id, 10), entries);
      deepEqual(await store.read.unchainedEntries(account.id, 2), entries.slice(0, 2));
    });

    alone('return their accounts, each once, a limited number at a time', async ({ store }) => {
      deepEqual(await store.read.unchainedAccounts(10), []);
      const [clearing, ...accounts] = times(4, () => anAccount({ kind: 'fees' }));
      if (clearing === undefined) throw new Error('There are four.');
      for (const account of accounts) {
        await applied(store, { type: 'account.open', account });
        for (const amount of [1, 2, 3]) await withEntries(store, account, [amount], clearing.id);
      }
      const ids = [clearing.id, ...accounts.map(({ id }) => id)].toSorted();
      deepEqual((await store.read.unchainedAccounts(10)).toSorted(), ids);
      deepEqual((await store.read.unchainedAccounts(4)).toSorted(), ids);
      equal(new Set(await store.read.unchainedAccounts(2)).size, 2);
      await applied(store, { type: 'account.open', account: clearing });
      const left = new Set(ids);
      // The first by id, among others.
      for (const account of [clearing, ...accounts]) {
        const entries = await store.read.unchainedEntries(account.id, 10);
        await applied(store, { type: 'account.post', posting: aPosting(account, entries) });
        left.delete(account.id);
        deepEqual((await store.read.unchainedAccounts(10)).toSorted(), [...left]);
      }
    });
  });
}

/** One transfer for each amount, as position 1 of it. */
async function withEntries(
  store: EngineStore,
  account: Account,
  amounts: readonly number[],
  from = anAccountId('suspense'),
): Promise<readonly SealedTransfer[]> {
  const transfers = amounts.map((amount) => aCredit(account.id, amount, { from }));
  await applied(store, ...transfers.map((transfer) => ({ type: 'transfer.insert', transfer }) as const));
  return transfers;
}
