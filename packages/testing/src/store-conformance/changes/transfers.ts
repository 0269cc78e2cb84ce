import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import { accountId } from '@mitako/core/engine';
import { aCredit, anAccountId, anId, asRead, aTransfer, sealed, stored } from '../fixtures.ts';
import { applied, refused, type Suite, throws } from '../suite.ts';

export function transferTests({ describe, it }: Suite): void {
  describe('transfers', () => {
    it('transfer.insert stores the transfer with its entries in order, and their MACs', async ({ store, rival }) => {
      const [payer, merchant, fees] = [
        anAccountId('rail_clearing', true),
        anAccountId('merchant_pending', true),
        anAccountId('fees', true),
      ];
      const transfer = aTransfer({
        livemode: true,
        entries: sealed([payer, -5_000_000_000], [merchant, 4_900_000_000], [fees, 100_000_000]),
      });
      const issue = aTransfer({
        kind: 'sandbox_funding',
        livemode: true,
        merchantId: null,
        paymentId: null,
        subjectId: null,
        entries: sealed([fees, -3], [payer, 3]),
      });
      await applied(store, { type: 'transfer.insert', transfer }, { type: 'transfer.insert', transfer: issue });
      deepEqual(await rival.read.transferById(transfer.id), asRead(transfer));
      deepEqual(await rival.read.transferById(issue.id), asRead(issue));
      deepEqual(await rival.read.unchainedEntries(payer, 10), [stored(transfer)[0], stored(issue)[1]]);
      equal(await rival.read.balance(payer), 3 - 5_000_000_000);
    });

    it('one transfer may have two entries on an account', async ({ store }) => {
      const account = anAccountId('fees');
      const transfer = aTransfer({ entries: sealed([account, -1], [account, 1]) });
      await applied(store, { type: 'transfer.insert', transfer });
      equal(await store.read.balance(account), 0);
      equal((await store.read.unchainedEntries(account, 10)).length, 2);
    });

    it('transfer.insert is refused for an existing id', async ({ store }) => {
      const transfer = aTransfer();
      await applied(store, { type: 'transfer.insert', transfer });
      await refused(store, { type: 'transfer.insert', transfer: aTransfer({ id: transfer.id }) });
    });

    it('a subject has one transfer of each kind', async ({ store }) => {
      const [paymentId, subjectId] = [anId('pay'), anId('rfd')];
      await applied(store, { type: 'transfer.insert', transfer: aTransfer({ paymentId }) });
      await refused(store, { type: 'transfer.insert', transfer: aTransfer({ paymentId }) });
      for (const kind of ['refund', 'refund_hold', 'refund_release'] as const) {
        const refund = { paymentId, subjectId, kind };
        await applied(store, { type: 'transfer.insert', transfer: aTransfer(refund) });
        await refused(store, { type: 'transfer.insert', transfer: aTransfer(refund) });
        // Another refund of the same payment.
        await applied(store, { type: 'transfer.insert', transfer: aTransfer({ ...refund, subjectId: anId('rfd') }) });
      }
    });

    it('any number of transfers have no subject', async ({ store }) => {
      const wallet = anAccountId('wallet');
      for (const amount of [1, 2]) {
        const transfer = aCredit(wallet, amount, { kind: 'cash_in', paymentId: null, subjectId: null });
        await applied(store, { type: 'transfer.insert', transfer });
      }
      equal((await store.read.unchainedEntries(wallet, 10)).length, 2);
    });

    it('a transfer that does not sum to zero throws', async ({ store }) => {
      const account = anAccountId('fees');
      const transfer = aTransfer({ entries: sealed([account, -100], [anAccountId('wallet'), 99]) });
      await throws(store, { type: 'transfer.insert', transfer });
      equal(await store.read.transferById(transfer.id), null);
      deepEqual(await store.read.unchainedEntries(account, 10), []);
    });

    const misplaced = [
      ['another mode', anAccountId('wallet', true)],
      ['another currency', accountId('usr', 'wallet', 'XOF', false)],
      ['an invalid kind', 'usr:wallet'],
    ] as const;
    for (const [name, account] of misplaced) {
      it(`an entry on an account of ${name} throws`, async ({ store }) => {
        const transfer = aTransfer({ entries: sealed([anAccountId('fees'), -100], [account, 100]) });
        await throws(store, { type: 'transfer.insert', transfer });
        equal(await store.read.transferById(transfer.id), null);
      });
    }
  });
}
