import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import type { Account, AccountKind, SealedTransfer, EngineStore, StoredEntry } from '@mitako/core/engine';
import { aCredit, aPosting, anAccount, aTransfer, sealed, stored } from '../fixtures.ts';
import { applied, refused, type Suite, throws, times } from '../suite.ts';

export function postingTests({ describe, it }: Suite): void {
  describe('account.post', () => {
    it('assigns sequences to entries and adds those to the balance that are not in it yet', async ({
      store,
      rival,
    }) => {
      const { account } = await withCredits(store, 'merchant_available', [300, 200, 100]);
      const entries = await store.read.unchainedEntries(account.id, 10);
      const posting = aPosting(account, entries);
      await applied(store, { type: 'account.post', posting });
      deepEqual(await rival.read.accountById(account.id), {
        ...account,
        available: 600,
        chainSequence: 3,
        chainHash: posting.chainHash,
      });
      deepEqual(await rival.read.unchainedEntries(account.id, 10), []);
      deepEqual(await chainOf(rival, account), chained(posting.links, entries));
    });

    it('continues where the chain ended', async ({ store }) => {
      const { account } = await withCredits(store, 'fees', [1, 2, 3, 4]);
      const entries = await store.read.unchainedEntries(account.id, 10);
      await applied(store, { type: 'account.post', posting: aPosting(account, entries.slice(0, 3)) });
      deepEqual(await store.read.unchainedEntries(account.id, 10), entries.slice(3));
      const longer = await store.read.accountById(account.id);
      if (longer === null) throw new Error('The account does not exist.');
      equal(longer.available, 6);
      await applied(store, { type: 'account.post', posting: aPosting(longer, entries.slice(3)) });
      equal((await store.read.accountById(account.id))?.available, 10);
      deepEqual(
        (await chainOf(store, account)).map(({ chainSequence }) => chainSequence),
        [1, 2, 3, 4],
      );
    });

    it('posts one of a transfer’s two entries on the account', async ({ store }) => {
      const account = anAccount({ kind: 'fees' });
      const transfer = aTransfer({ entries: sealed([account.id, -3], [account.id, 3]) });
      await applied(store, { type: 'account.open', account }, { type: 'transfer.insert', transfer });
      const [first, second] = stored(transfer);
      if (first === undefined || second === undefined) throw new Error('There are two.');
      await applied(store, { type: 'account.post', posting: aPosting(account, [first]) });
      equal((await store.read.accountById(account.id))?.available, -3);
      deepEqual(await store.read.unchainedEntries(account.id, 10), [second]);
    });

    it('adds nothing to a wallet, whose row contains the entries already', async ({ store }) => {
      const { account } = await withCredits(store, 'wallet', [5]);
      await applied(store, { type: 'account.credit', accountId: account.id, amount: 5 });
      const posting = aPosting(account, await store.read.unchainedEntries(account.id, 10));
      await applied(store, { type: 'account.post', posting });
      equal((await store.read.accountById(account.id))?.available, 5);
    });

    it('can make a system account negative', async ({ store }) => {
      const { account } = await withCredits(store, 'rail_clearing', [-5]);
      const posting = aPosting(account, await store.read.unchainedEntries(account.id, 10));
      await applied(store, { type: 'account.post', posting });
      equal((await store.read.accountById(account.id))?.available, -5);
    });

    it('posts 500 entries at once', async ({ store }) => {
      const { account } = await withCredits(
        store,
        'fees',
        times(500, (place) => place),
      );
      const posting = aPosting(account, await store.read.unchainedEntries(account.id, 500));
      await applied(store, { type: 'account.post', posting });
      equal((await store.read.accountById(account.id))?.available, (500 * 499) / 2);
      equal((await chainOf(store, account)).length, 500);
    });

    it('is refused when the chain ends elsewhere or the account is not open', async ({ store }) => {
      const { account } = await withCredits(store, 'fees', [1, 2]);
      const entries = await store.read.unchainedEntries(account.id, 10);
      await applied(store, { type: 'account.post', posting: aPosting(account, entries.slice(0, 1)) });
      await refused(store, { type: 'account.post', posting: aPosting(account, entries.slice(1)) });
      const ahead = { ...account, chainSequence: 2 };
      await refused(store, { type: 'account.post', posting: aPosting(ahead, entries.slice(1)) });
      equal((await store.read.accountById(account.id))?.available, 1);
      await refused(store, { type: 'account.post', posting: aPosting(anAccount({ kind: 'fees' }), []) });
    });

    it('is refused as a whole when an entry is already posted, missing or of another account', async ({ store }) => {
      const { account, transfers } = await withCredits(store, 'fees', [1, 2, 3]);
      const entries = await store.read.unchainedEntries(account.id, 10);
      await applied(store, { type: 'account.post', posting: aPosting(account, entries.slice(0, 1)) });
      const longer = { ...account, chainSequence: 1 };
      const [first, second] = entries;
      if (first === undefined || second === undefined) throw new Error('There are three.');
      const elsewhere = { ...second, position: 0 };
      const missing = { ...second, transferId: `${transfers[0]?.id} and more` };
      for (const wrong of [first, elsewhere, missing]) {
        await refused(store, { type: 'account.post', posting: aPosting(longer, [...entries.slice(1), wrong]) });
      }
      deepEqual(await store.read.unchainedEntries(account.id, 10), entries.slice(1));
      const { available, chainSequence } = (await store.read.accountById(account.id)) ?? account;
      deepEqual({ available, chainSequence }, { available: 1, chainSequence: 1 });
    });

    it('throws for a gap in the sequence', async ({ store }) => {
      const { account } = await withCredits(store, 'fees', [1, 2]);
      const posting = aPosting(account, await store.read.unchainedEntries(account.id, 10));
      await throws(store, { type: 'account.post', posting: { ...posting, toSequence: 3 } });
      await throws(store, { type: 'account.post', posting: { ...posting, links: posting.links.toReversed() } });
    });
  });
}

/** An open account with an unposted entry for each of these amounts. */
async function withCredits(
  store: EngineStore,
  kind: AccountKind,
  amounts: readonly number[],
): Promise<{ readonly account: Account; readonly transfers: readonly SealedTransfer[] }> {
  const account = anAccount({ kind });
  const transfers = amounts.map((amount) => aCredit(account.id, amount));
  await applied(
    store,
    { type: 'account.open', account },
    ...transfers.map((transfer) => ({ type: 'transfer.insert', transfer }) as const),
  );
  return { account, transfers };
}

function chainOf(store: EngineStore, account: Account): Promise<readonly StoredEntry[]> {
  return store.audit.chain(account.id, 0, 1_000);
}

function chained(links: ReturnType<typeof aPosting>['links'], entries: readonly StoredEntry[]): readonly StoredEntry[] {
  return entries.map((entry, place) => ({ ...entry, ...links[place] }));
}
