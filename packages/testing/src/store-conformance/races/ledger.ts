import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import type { Account, Change, SealedTransfer, EngineStore } from '@mitako/core/engine';
import { aCredit, aPosting, anAccount, anAccountId, anId, aSettlement, aTransfer } from '../fixtures.ts';
import { applied, race, type Suite, times } from '../suite.ts';

export function ledgerRaceTests({ describe, it }: Suite): void {
  describe('concurrent changes of the ledger', () => {
    it('one of 8 postings of an account is applied, and its chain has no gap', async (stores) => {
      const { store } = stores;
      await race(stores, {
        prepare: () => withCredits(store, [100, 200, 300]),
        // Each posts another part of the entries it read.
        lists: ({ account, transfers }) =>
          times(8, (place) => [
            { type: 'account.post', posting: aPosting(account, tailOf(transfers).slice(0, 1 + (place % 3))) },
          ]),
        guard: 'account.post',
        afterwards: async ({ account }) => {
          await expectGapless(store, account);
          equal(await store.read.balance(account.id), 600);
          await postAll(store, account.id);
          equal((await store.read.accountById(account.id))?.available, 600);
          equal((await expectGapless(store, account)).length, 3);
        },
      });
    });

    it('two posters of the same accounts post each of them once, and only those that lost post again', async ({
      store,
      rival,
    }) => {
      for (let round = 0; round < 4; round += 1) {
        const shared = await each(times(12, (place) => () => withCredits(store, [100, 200 + place])));
        const own = await each(times(6, () => () => withCredits(store, [700])));
        const posting = ({ account, transfers }: (typeof shared)[number]): Change => ({
          type: 'account.post',
          posting: aPosting(account, tailOf(transfers)),
        });
        // Each has accounts of its own in the same round, which no loss holds back.
        const posted = await Promise.all(
          [store, rival].map((poster, place) =>
            Promise.all(
              [...shared, ...own.slice(place * 3, place * 3 + 3)].map((one) => poster.commit([posting(one)])),
            ),
          ),
        );
        for (const place of shared.keys()) {
          const kinds = posted.map((outcomes) => outcomes[place]?.kind ?? '');
          deepEqual(kinds.toSorted(), ['applied', 'refused']);
        }
        for (const outcomes of posted) {
          deepEqual(
            outcomes.slice(shared.length).map(({ kind }) => kind),
            ['applied', 'applied', 'applied'],
          );
        }
        for (const { account, transfers } of [...shared, ...own]) {
          equal((await expectGapless(store, account)).length, transfers.length);
          const sum = transfers.reduce((total, { entries }) => total + (entries[1]?.amount ?? 0), 0);
          equal((await store.read.accountById(account.id))?.available, sum);
        }
      }
    });

    it('credits committed during a posting are neither lost nor counted twice', async ({ store, rival }) => {
      const { account } = await withCredits(store, []);
      const credits = times(40, (place) => aCredit(account.id, place + 1));
      const total = (40 * 41) / 2;
      const crediting = { isOver: false };

      const watched = watch(async () => {
        const balances: number[] = [];
        while (!crediting.isOver) {
          balances.push(await store.read.balance(account.id));
          await turn();
        }
        // Nothing is debited, so no balance is below an earlier one.
        deepEqual(
          balances,
          balances.toSorted((left, right) => left - right),
        );
      });
      const posted = watch(async () => {
        while (!crediting.isOver) {
          await postAll(rival, account.id);
          await turn();
        }
      });
      await Promise.all(
        times(4, async (lane) => {
          for (const [place, transfer] of credits.entries()) {
            if (place % 4 === lane) await applied(store, { type: 'transfer.insert', transfer });
          }
        }),
      ).finally(() => {
        crediting.isOver = true;
      });
      await Promise.all([watched, posted]);

      equal(await store.read.balance(account.id), total);
      await postAll(store, account.id);
      equal((await store.read.accountById(account.id))?.available, total);
      const chain = await expectGapless(store, account);
      deepEqual(chain.map(({ transferId }) => transferId).toSorted(), credits.map(({ id }) => id).toSorted());
    });

    it('8 refunds do not exceed the available balance of the merchant', async (stores) => {
      await race(stores, {
        prepare: () => withBalance(stores.store, 1_000),
        lists: ({ id }) =>
          times(8, () => [
            { type: 'account.debit', accountId: id, amount: 300 },
            { type: 'transfer.insert', transfer: aCredit(id, -300, { kind: 'refund' }) },
          ]),
        winners: 3,
        guard: 'account.debit',
        afterwards: async ({ id }) => {
          equal((await stores.store.read.accountById(id))?.available, 100);
          equal(await stores.store.read.balance(id), 100);
        },
      });
    });

    it('a concurrent debit and posting are both in the row', async ({ store, rival }) => {
      for (let round = 0; round < 8; round += 1) {
        const { account, transfers } = await withCredits(store, [100, 200]);
        const [first, ...rest] = tailOf(transfers);
        if (first === undefined) throw new Error('There are two.');
        await applied(store, { type: 'account.post', posting: aPosting(account, [first]) });
        const [debited, posted] = await Promise.all([
          store.commit([{ type: 'account.debit', accountId: account.id, amount: 100 }]),
          rival.commit([{ type: 'account.post', posting: aPosting({ ...account, chainSequence: 1 }, rest) }]),
        ]);
        deepEqual([debited.kind, posted.kind], ['applied', 'applied']);
        equal((await store.read.accountById(account.id))?.available, 200);
      }
    });

    for (const kind of ['capture', 'refund', 'release', 'settlement'] as const) {
      it(`one of 8 transfers of kind ${kind} is applied per subject`, async (stores) => {
        await race(stores, {
          prepare: async () => ({ subjectId: anId('sub'), account: anAccountId('fees') }),
          lists: ({ subjectId, account }) =>
            times(8, () => [{ type: 'transfer.insert', transfer: aCredit(account, 100, { kind, subjectId }) }]),
          guard: 'transfer.insert',
          afterwards: async ({ account }) => equal(await stores.store.read.balance(account), 100),
        });
      });
    }

    it('one of 8 settlements begins at the end of the last one', async (stores) => {
      await race(stores, {
        prepare: async () => anId('mer'),
        lists: (merchantId) => times(8, () => [{ type: 'settlement.insert', settlement: aSettlement({ merchantId }) }]),
        guard: 'settlement.insert',
        afterwards: async (merchantId) => {
          const owner = { merchantId, livemode: false };
          equal((await stores.store.read.settlements({ owner }, { limit: 9, afterId: null })).length, 1);
        },
      });
    });

    it('concurrent captures of one merchant are all applied', async (stores) => {
      await race(stores, {
        prepare: () => withBalance(stores.store, 0),
        lists: ({ id }) => times(8, () => [{ type: 'transfer.insert', transfer: aTransfer(aCredit(id, 10)) }]),
        winners: 8,
        guard: 'transfer.insert',
        afterwards: async ({ id }) => equal(await stores.store.read.balance(id), 80),
      });
    });
  });
}

/** One after another. */
async function each<Made>(makers: readonly (() => Promise<Made>)[]): Promise<readonly Made[]> {
  const made: Made[] = [];
  for (const make of makers) made.push(await make());
  return made;
}

async function withBalance(store: EngineStore, available: number): Promise<Account> {
  const account = anAccount({ kind: 'merchant_available', available });
  await applied(store, { type: 'account.open', account });
  return account;
}

async function withCredits(
  store: EngineStore,
  amounts: readonly number[],
): Promise<{ readonly account: Account; readonly transfers: readonly SealedTransfer[] }> {
  const account = await withBalance(store, 0);
  const transfers = amounts.map((amount) => aCredit(account.id, amount));
  await applied(store, ...transfers.map((transfer) => ({ type: 'transfer.insert', transfer }) as const));
  return { account, transfers };
}

/** The account's entry of each, as created by `aCredit`. */
function tailOf(transfers: readonly SealedTransfer[]): Parameters<typeof aPosting>[1] {
  return transfers.flatMap(({ id: transferId, entries }) => {
    const entry = entries[1];
    return entry === undefined ? [] : [{ ...entry, transferId, position: 1, chainSequence: null, chainHash: null }];
  });
}

/** Posts pending entries as the worker does: another process may be faster. */
async function postAll(store: EngineStore, id: string): Promise<void> {
  const account = await store.read.accountById(id);
  const entries = await store.read.unchainedEntries(id, 500);
  if (account !== null && entries.length > 0) {
    await store.commit([{ type: 'account.post', posting: aPosting(account, entries) }]);
  }
}

/** The chain, which must agree with the account's row. */
async function expectGapless(store: EngineStore, { id }: Account): ReturnType<EngineStore['audit']['chain']> {
  const chain = await store.audit.chain(id, 0, 1_000);
  deepEqual(
    chain.map(({ chainSequence }) => chainSequence),
    chain.map((_, place) => place + 1),
  );
  const account = await store.read.accountById(id);
  equal(account?.chainSequence, chain.length);
  equal(account.chainHash, chain.at(-1)?.chainHash ?? '');
  return chain;
}

/** Yields to other tasks: a store that responds synchronously would be polled for ever. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** Starts at once; an error is thrown where the result is awaited. */
function watch(work: () => Promise<void>): Promise<void> {
  const running = work();
  running.catch(() => undefined);
  return running;
}
