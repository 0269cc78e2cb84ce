import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import type { AccountKind, EngineStore } from '@mitako/core/engine';
import { anAccount, anAccountId } from '../fixtures.ts';
import { applied, refused, type Suite, throws } from '../suite.ts';

export function accountTests({ describe, it }: Suite): void {
  describe('accounts', () => {
    it('account.open stores every field, and does not change an open account', async ({ store, rival }) => {
      const account = anAccount({
        kind: 'float',
        livemode: true,
        currency: 'XOF',
        chainSequence: 10_000_000_000,
        chainHash: 'hash',
      });
      await applied(store, { type: 'account.open', account });
      await applied(store, { type: 'account.credit', accountId: account.id, amount: 7 });
      await applied(store, { type: 'account.open', account });
      deepEqual(await rival.read.accountById(account.id), { ...account, available: 7 });
    });

    it('account.credit adds and account.debit subtracts, down to exactly zero', async ({ store }) => {
      for (const kind of ['wallet', 'float'] as const) {
        const { id } = await opened(store, kind, 0);
        await applied(
          store,
          { type: 'account.credit', accountId: id, amount: 2 ** 40 },
          { type: 'account.debit', accountId: id, amount: 2 ** 40 - 1 },
        );
        equal(await available(store, id), 1);
        await applied(store, { type: 'account.debit', accountId: id, amount: 1 });
        equal(await available(store, id), 0);
      }
    });

    for (const kind of ['wallet', 'float', 'merchant_available'] as const) {
      it(`account.debit of a ${kind} is refused when the balance is lower or the account unknown`, async ({
        store,
      }) => {
        const { id } = await opened(store, kind, 10);
        await refused(store, { type: 'account.debit', accountId: id, amount: 11 });
        await refused(
          store,
          { type: 'account.debit', accountId: id, amount: 6 },
          { type: 'account.debit', accountId: id, amount: 6 },
        );
        equal(await available(store, id), 10);
        await applied(store, { type: 'account.debit', accountId: id, amount: 10 });
        equal(await available(store, id), 0);
        await refused(store, { type: 'account.debit', accountId: anAccountId(kind), amount: 1 });
      });
    }

    it('account.credit is refused for an unknown account', async ({ store }) => {
      await refused(store, { type: 'account.credit', accountId: anAccountId('wallet'), amount: 1 });
    });

    it('account.overdraw makes only a merchant’s balance negative', async ({ store }) => {
      const { id } = await opened(store, 'merchant_available', 10);
      await applied(store, { type: 'account.overdraw', accountId: id, amount: 4 });
      await applied(store, { type: 'account.overdraw', accountId: id, amount: 2 ** 40 });
      equal(await available(store, id), 6 - 2 ** 40);
      await refused(store, { type: 'account.debit', accountId: id, amount: 1 });
      await refused(store, { type: 'account.overdraw', accountId: anAccountId('merchant_available'), amount: 1 });
      for (const kind of ['wallet', 'float', 'merchant_pending', 'fees'] as const) {
        const other = await opened(store, kind, 10);
        await refused(store, { type: 'account.overdraw', accountId: other.id, amount: 1 });
      }
    });

    it('assert.account_below is refused where a debit would be applied, and changes nothing', async ({ store }) => {
      const { id } = await opened(store, 'wallet', 10);
      await applied(store, { type: 'assert.account_below', accountId: id, amount: 11 });
      await refused(store, { type: 'assert.account_below', accountId: id, amount: 10 });
      await refused(
        store,
        { type: 'account.credit', accountId: id, amount: 1 },
        { type: 'assert.account_below', accountId: id, amount: 11 },
      );
      await refused(store, { type: 'assert.account_below', accountId: anAccountId('wallet'), amount: 1 });
      equal(await available(store, id), 10);
    });

    const onlyPosted: readonly AccountKind[] = [
      'merchant_pending',
      'refund_hold',
      'dispute_hold',
      'settlement_clearing',
      'fees',
      'rail_clearing',
      'suspense',
      'sandbox_issue',
    ];
    for (const kind of onlyPosted) {
      it(`account.debit and account.credit are refused for an account of kind ${kind}`, async ({ store }) => {
        const { id } = await opened(store, kind, 0);
        await refused(store, { type: 'account.credit', accountId: id, amount: 1 });
        await refused(store, { type: 'account.debit', accountId: id, amount: 0 });
      });
    }

    it("account.credit is refused for a merchant's available balance", async ({ store }) => {
      const { id } = await opened(store, 'merchant_available', 0);
      await refused(store, { type: 'account.credit', accountId: id, amount: 1 });
    });

    it('a wallet or a float cannot be opened with a negative balance', async ({ store }) => {
      await refused(store, { type: 'account.open', account: anAccount({ available: -1 }) });
      await refused(store, { type: 'account.open', account: anAccount({ kind: 'float', available: -1 }) });
    });

    it('a negative amount throws', async ({ store }) => {
      const { id } = await opened(store, 'merchant_available', 5);
      await throws(store, { type: 'account.debit', accountId: id, amount: -1 });
      await throws(store, { type: 'account.credit', accountId: id, amount: -1 });
      await throws(store, { type: 'account.overdraw', accountId: id, amount: -1 });
      equal(await available(store, id), 5);
    });
  });
}

async function opened(store: EngineStore, kind: AccountKind, holding: number): Promise<{ readonly id: string }> {
  const account = anAccount({ kind, available: holding });
  await applied(store, { type: 'account.open', account });
  return account;
}

async function available(store: EngineStore, id: string): Promise<number | undefined> {
  return (await store.read.accountById(id))?.available;
}
