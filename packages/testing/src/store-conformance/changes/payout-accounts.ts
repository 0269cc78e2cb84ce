import { deepStrictEqual as deepEqual } from 'node:assert';
import { anId, aPayoutAccount, NOW_MS } from '../fixtures.ts';
import { applied, refused, type Suite } from '../suite.ts';

export function payoutAccountTests({ describe, it }: Suite): void {
  describe('payout accounts', () => {
    it('payout_account.insert is refused beside another one of the merchant and mode, until that is replaced', async ({
      store,
    }) => {
      const first = aPayoutAccount();
      await applied(store, { type: 'payout_account.insert', payoutAccount: first });
      const second = aPayoutAccount({ merchantId: first.merchantId });
      await refused(store, { type: 'payout_account.insert', payoutAccount: second });
      for (const over of [{ livemode: true, merchantId: first.merchantId }, { merchantId: anId('mer') }]) {
        await applied(store, { type: 'payout_account.insert', payoutAccount: aPayoutAccount(over) });
      }
      await applied(
        store,
        { type: 'payout_account.replace', id: first.id, nowMs: NOW_MS + 1 },
        { type: 'payout_account.insert', payoutAccount: second },
      );
      deepEqual(await store.read.payoutAccountOf(first), second);
      deepEqual(await store.read.payoutAccounts([first.id], []), [{ ...first, replacedAtMs: NOW_MS + 1 }]);
    });

    it('payout_account.replace is refused for a replaced and an unknown one', async ({ store }) => {
      const account = aPayoutAccount();
      await applied(store, { type: 'payout_account.insert', payoutAccount: account });
      await applied(store, { type: 'payout_account.replace', id: account.id, nowMs: NOW_MS });
      for (const id of [account.id, anId('pac')]) {
        await refused(store, { type: 'payout_account.replace', id, nowMs: NOW_MS });
      }
    });

    it('assert.payout_account is refused for a replaced and an unknown one', async ({ store }) => {
      const account = aPayoutAccount();
      await applied(store, { type: 'payout_account.insert', payoutAccount: account });
      await applied(store, { type: 'assert.payout_account', id: account.id });
      await applied(store, { type: 'payout_account.replace', id: account.id, nowMs: NOW_MS });
      for (const id of [account.id, anId('pac')]) await refused(store, { type: 'assert.payout_account', id });
    });

    it('assert.no_payout_account is refused beside one of the merchant and mode that is not replaced', async ({
      store,
    }) => {
      const account = aPayoutAccount();
      const { id, merchantId, livemode } = account;
      const assertion = { type: 'assert.no_payout_account', merchantId, livemode } as const;
      await applied(store, assertion);
      await applied(store, { type: 'payout_account.insert', payoutAccount: account });
      await refused(store, assertion);
      await applied(store, { ...assertion, livemode: true });
      await applied(store, { ...assertion, merchantId: anId('mer') });
      await applied(store, { type: 'payout_account.replace', id, nowMs: NOW_MS });
      await applied(store, assertion);
    });

    it('are found by id, replaced ones too, and by merchant while they are not replaced', async ({ store }) => {
      const accounts = [aPayoutAccount(), aPayoutAccount(), aPayoutAccount(), aPayoutAccount()] as const;
      const [paidTo, own, replaced] = accounts;
      await applied(
        store,
        ...accounts.map((payoutAccount) => ({ type: 'payout_account.insert', payoutAccount }) as const),
      );
      for (const { id } of [paidTo, replaced]) {
        await applied(store, { type: 'payout_account.replace', id, nowMs: NOW_MS });
      }
      const found = await store.read.payoutAccounts([paidTo.id, own.id], [own.merchantId, replaced.merchantId]);
      deepEqual(found.map(({ id }) => id).toSorted(), [paidTo.id, own.id].toSorted());
      deepEqual(await store.read.payoutAccounts([], []), []);
      deepEqual(await store.read.payoutAccountOf(replaced), null);
    });
  });
}
