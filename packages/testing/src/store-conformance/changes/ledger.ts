import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import type { AccountKind, Store } from '@mitako/core';
import { anAccount, anId, aTransfer } from '../fixtures.ts';
import { applied, refused, type Suite, throws } from '../suite.ts';

export function ledgerTests({ describe, it }: Suite): void {
  describe('ledger', () => {
    it('account.open keeps every field, and leaves an open account as it is', async ({ store, rival }) => {
      const account = anAccount({ kind: 'float', livemode: true, currency: 'XOF' });
      await applied(store, { type: 'account.open', account });
      await applied(store, { type: 'account.credit', accountId: account.id, amount: 7 });
      await applied(store, { type: 'account.open', account });
      deepEqual(await rival.read.accountById(account.id), { ...account, available: 7 });
    });

    it('account.credit adds and account.debit takes, to the last franc', async ({ store }) => {
      const account = anAccount();
      await applied(
        store,
        { type: 'account.open', account },
        { type: 'account.credit', accountId: account.id, amount: 2 ** 40 },
        { type: 'account.debit', accountId: account.id, amount: 2 ** 40 - 1 },
      );
      equal(await available(store, account.id), 1);
      await applied(store, { type: 'account.debit', accountId: account.id, amount: 1 });
      equal(await available(store, account.id), 0);
    });

    it('account.debit is refused when the account holds less, or is not there', async ({ store }) => {
      const account = anAccount();
      await applied(
        store,
        { type: 'account.open', account },
        { type: 'account.credit', accountId: account.id, amount: 10 },
      );
      await refused(store, { type: 'account.debit', accountId: account.id, amount: 11 });
      await refused(
        store,
        { type: 'account.debit', accountId: account.id, amount: 6 },
        { type: 'account.debit', accountId: account.id, amount: 6 },
      );
      equal(await available(store, account.id), 10);
      await refused(store, { type: 'account.debit', accountId: anId('acc'), amount: 1 });
      await refused(store, { type: 'account.credit', accountId: anId('acc'), amount: 1 });
    });

    const summed: readonly AccountKind[] = [
      'merchant',
      'fees',
      'rail_clearing',
      'suspense',
      'dispute_hold',
      'sandbox_issue',
    ];
    for (const kind of summed) {
      it(`an account of kind ${kind} is the sum of its entries and holds no balance`, async ({ store }) => {
        const account = anAccount({ kind });
        await applied(store, { type: 'account.open', account });
        await refused(store, { type: 'account.credit', accountId: account.id, amount: 1 });
        await refused(store, { type: 'account.debit', accountId: account.id, amount: 0 });
      });
    }

    it('a wallet does not open below zero', async ({ store }) => {
      await refused(store, { type: 'account.open', account: anAccount({ available: -1 }) });
      await refused(store, { type: 'account.open', account: anAccount({ kind: 'float', available: -1 }) });
    });

    it('a negative amount is a fault of the program', async ({ store }) => {
      const account = anAccount();
      await applied(store, { type: 'account.open', account });
      await throws(store, { type: 'account.debit', accountId: account.id, amount: -1 });
      await throws(store, { type: 'account.credit', accountId: account.id, amount: -1 });
      equal(await available(store, account.id), 0);
    });

    it('transfer.insert keeps the transfer with its entries in order', async ({ store, rival }) => {
      const [payer, merchant, fees] = [anId('acc'), anId('acc'), anId('acc')];
      const transfer = aTransfer({
        livemode: true,
        entries: [
          { accountId: payer, amount: -5_000_000_000 },
          { accountId: merchant, amount: 4_900_000_000 },
          { accountId: fees, amount: 100_000_000 },
        ],
      });
      const issue = aTransfer({
        kind: 'sandbox_funding',
        merchantId: null,
        paymentId: null,
        entries: [
          { accountId: fees, amount: -3 },
          { accountId: payer, amount: 3 },
        ],
      });
      await applied(store, { type: 'transfer.insert', transfer }, { type: 'transfer.insert', transfer: issue });
      deepEqual(await rival.read.transferById(transfer.id), transfer);
      deepEqual(await rival.read.transferById(issue.id), issue);
      equal(await rival.read.entriesSum(payer), 3 - 5_000_000_000);
      equal(await rival.read.entriesSum(merchant), 4_900_000_000);
      equal(await rival.read.entriesSum(anId('acc')), 0);
    });

    it('one transfer may touch an account twice', async ({ store }) => {
      const account = anId('acc');
      const transfer = aTransfer({
        entries: [
          { accountId: account, amount: -1 },
          { accountId: account, amount: 1 },
        ],
      });
      await applied(store, { type: 'transfer.insert', transfer });
      equal(await store.read.entriesSum(account), 0);
    });

    it('transfer.insert is refused for an id that is taken', async ({ store }) => {
      const transfer = aTransfer();
      await applied(store, { type: 'transfer.insert', transfer });
      await refused(store, { type: 'transfer.insert', transfer: aTransfer({ id: transfer.id }) });
    });

    it('a payment is captured once, and refunded as often as it takes', async ({ store }) => {
      const paymentId = anId('pay');
      await applied(store, { type: 'transfer.insert', transfer: aTransfer({ paymentId }) });
      await refused(store, { type: 'transfer.insert', transfer: aTransfer({ paymentId }) });
      for (const kind of ['refund', 'refund', 'late_capture', 'late_capture', 'dispute_hold'] as const) {
        await applied(store, { type: 'transfer.insert', transfer: aTransfer({ paymentId, kind }) });
      }
    });

    it('a transfer that does not sum to zero is a fault of the program', async ({ store }) => {
      const accountId = anId('acc');
      const transfer = aTransfer({
        entries: [
          { accountId, amount: -100 },
          { accountId: anId('acc'), amount: 99 },
        ],
      });
      await throws(store, { type: 'transfer.insert', transfer });
      equal(await store.read.transferById(transfer.id), null);
      equal(await store.read.entriesSum(accountId), 0);
    });
  });
}

async function available(store: Store, id: string): Promise<number | undefined> {
  return (await store.read.accountById(id))?.available;
}
