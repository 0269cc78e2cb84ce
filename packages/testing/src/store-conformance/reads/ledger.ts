import { deepStrictEqual as deepEqual } from 'node:assert';
import type { Account, Change, SealedTransfer, EngineStore, TransferKind } from '@mitako/core/engine';
import {
  aCredit,
  aPosting,
  aRefund,
  anAccount,
  anAccountId,
  anId,
  aPayment,
  asRead,
  aTransfer,
  sealed,
  stored,
} from '../fixtures.ts';
import { applied, FIRST_PAGE, idsOf, pagesThrough, type Suite } from '../suite.ts';

export function ledgerReadTests({ describe, it }: Suite): void {
  describe('transfers of a payment', () => {
    it('are returned whole, oldest first; with a limit, the newest of them', async ({ store }) => {
      const paymentId = anId('pay');
      const transfers = (['capture', 'release', 'refund'] as const).map((kind) => aTransfer({ paymentId, kind }));
      await book(store, [...transfers.toReversed(), aTransfer()]);
      deepEqual(await store.read.transfersOfPayment(paymentId), transfers.map(asRead));
      deepEqual(await store.read.transfersOfPayment(paymentId, 2), transfers.slice(1).map(asRead));
      deepEqual(await store.read.transfersOfPayment(anId('pay')), []);
    });
  });

  describe('headers of transfers', () => {
    it('are returned without entries, existing ones only, each once', async ({ store }) => {
      const transfers = [aTransfer({ livemode: true }), aTransfer({ paymentId: null, subjectId: null }), aTransfer()];
      await book(store, transfers);
      const ids = [anId('tx'), ...idsOf(transfers.slice(0, 2))];
      const found = await store.read.transferHeaders(ids.toReversed());
      deepEqual(
        found.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
        transfers.slice(0, 2).map((transfer) => {
          const { entries: _, ...header } = transfer;
          return header;
        }),
      );
      deepEqual(await store.read.transferHeaders([]), []);
    });
  });

  describe('transfers of subjects', () => {
    it('are returned whole, of the kind only', async ({ store }) => {
      const [first, second] = [anId('att'), anId('att')];
      const paymentId = anId('pay');
      const transfers = [
        aTransfer({ paymentId, subjectId: first, kind: 'late_refund' }),
        aTransfer({ paymentId, subjectId: second, kind: 'late_refund' }),
        aTransfer({ paymentId, subjectId: first, kind: 'late_capture' }),
        aTransfer({ paymentId, subjectId: anId('att'), kind: 'late_refund' }),
      ];
      await book(store, transfers);
      const found = await store.read.transfersOfSubjects('late_refund', [second, first, anId('att')]);
      deepEqual(
        found.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
        transfers.slice(0, 2).map(asRead),
      );
      deepEqual(await store.read.transfersOfSubjects('late_capture', [second]), []);
      deepEqual(await store.read.transfersOfSubjects('late_refund', []), []);
    });
  });

  describe('transfers of an account', () => {
    it('are returned whole, newest first, in pages, each once', async ({ store }) => {
      const wallet = anAccountId('wallet');
      const transfers = [
        aCredit(wallet, 5),
        aCredit(wallet, -1),
        aCredit(wallet, 7),
        // Two entries on the account: it must be returned once.
        aTransfer({ entries: sealed([wallet, -2], [anAccountId('fees'), 1], [wallet, 1]) }),
      ];
      await book(store, [...transfers, aCredit(anAccountId('wallet'), 1)]);
      const newestFirst = transfers.map(asRead).toReversed();
      deepEqual(await store.read.transfersOfAccount(wallet, FIRST_PAGE), newestFirst);
      await pagesThrough((page) => store.read.transfersOfAccount(wallet, page), idsOf(newestFirst));
      deepEqual(await store.read.transfersOfAccount(anAccountId('wallet'), FIRST_PAGE), []);
    });
  });

  describe('lines of a settlement', () => {
    it('are the entries of the range in the order of the chain, with their payment', async ({ store }) => {
      const account = anAccount({ kind: 'merchant_available' });
      const payment = aPayment({ customerReference: 'order-7' });
      const nameless = aPayment();
      const refund = aRefund(payment, { feeReturned: 3 });
      const transfers = [
        aCredit(account.id, 100, { paymentId: payment.id }),
        aCredit(account.id, 200, { paymentId: nameless.id, kind: 'release' }),
        // The debit of an earlier settlement: not a line of this one.
        aCredit(account.id, -300, { paymentId: null, subjectId: anId('stl'), kind: 'settlement' }),
        aCredit(account.id, 50, { paymentId: null, subjectId: anId('stl'), kind: 'settlement_failed' }),
        aCredit(account.id, -20, { paymentId: payment.id, subjectId: refund.id, kind: 'refund' }),
        aCredit(account.id, 9, { paymentId: anId('pay') }),
      ];
      await applied(
        store,
        { type: 'payment.insert', payment },
        { type: 'payment.insert', payment: nameless },
        { type: 'refund.insert', refund },
        { type: 'account.open', account },
      );
      await book(store, transfers);
      await post(store, account, transfers);
      // Another account whose chain has the same sequences.
      const other = anAccount({ kind: 'merchant_available' });
      const others = transfers.map(() => aCredit(other.id, 1));
      await applied(store, { type: 'account.open', account: other });
      await book(store, others);
      await post(store, other, others);
      // The sixth is in the chain, but after the range.
      const range = { accountId: account.id, fromSequence: 2, throughSequence: 5 };
      const all = { ...range, fromSequence: 1 };
      deepEqual(await store.read.linesTotal(all), { count: 4, sum: 330 });
      deepEqual(await store.read.linesTotal(range), { count: 3, sum: 230 });
      deepEqual(await store.read.linesTotal({ ...range, throughSequence: 3 }), { count: 1, sum: 200 });
      deepEqual(await store.read.linesTotal({ ...range, fromSequence: 3, throughSequence: 3 }), { count: 0, sum: 0 });
      deepEqual(await store.read.linesTotal({ ...all, accountId: anAccountId('fees') }), { count: 0, sum: 0 });

      const lines = [0, 1, 3, 4].map((place) => expectedLine(transfers[place], place + 1, place));
      deepEqual(await store.read.lines(all, { limit: 10, afterSequence: 0 }), lines);
      deepEqual(await store.read.lines(all, { limit: 2, afterSequence: 0 }), lines.slice(0, 2));
      deepEqual(await store.read.lines(all, { limit: 2, afterSequence: 2 }), lines.slice(2));
      deepEqual(await store.read.lines(range, { limit: 10, afterSequence: 0 }), lines.slice(1));
      deepEqual(await store.read.lines(all, { limit: 10, afterSequence: 5 }), []);

      function expectedLine(transfer: SealedTransfer | undefined, chainSequence: number, place: number): unknown {
        if (transfer === undefined) throw new Error(`There is no transfer ${place}.`);
        const { entries, ...header } = transfer;
        const about = [payment, nameless].find(({ id }) => id === header.paymentId);
        const { customerReference = null, transactionId = null, amount = 0, fee = 0 } = about ?? {};
        const shown = about === undefined ? null : { customerReference, transactionId, amount, fee };
        const feeReturned = header.subjectId === refund.id ? 3 : 0;
        return { chainSequence, amount: entries[1]?.amount, transfer: header, payment: shown, feeReturned };
      }
    });
  });

  describe('deductions of pending credit', () => {
    it('are what refunds and disputes took of it and did not return, of the payments asked for', async ({ store }) => {
      const pending = anAccountId('merchant_pending');
      const [one, other] = [aPayment(), aPayment()];
      const kept = aRefund(one, { amount: 300, feeReturned: 9 });
      const returned = aRefund(one);
      const dispute = anId('dsp');
      const of = (paymentId: string, subjectId: string, kind: TransferKind, amount: number): SealedTransfer =>
        aCredit(pending, amount, { paymentId, subjectId, kind });
      await applied(
        store,
        { type: 'payment.insert', payment: one },
        { type: 'payment.insert', payment: other },
        { type: 'refund.insert', refund: kept },
        { type: 'refund.insert', refund: returned },
      );
      await book(store, [
        of(one.id, one.id, 'capture', 1000),
        of(one.id, kept.id, 'refund_hold', -291),
        of(one.id, returned.id, 'refund_hold', -50),
        of(one.id, returned.id, 'refund_release', 50),
        of(one.id, dispute, 'dispute_hold', -100),
        of(one.id, one.id, 'release', -609),
        of(other.id, anId('dsp'), 'dispute_hold', -7),
        aCredit(anAccountId('merchant_available'), -5, { paymentId: one.id, subjectId: anId('rfd'), kind: 'refund' }),
      ]);
      const found = await store.read.deductions(pending, [one.id, anId('pay')]);
      deepEqual(
        found.toSorted((left, right) => right.amount - left.amount),
        [
          { paymentId: one.id, subjectId: kept.id, refund: { amount: 300, feeReturned: 9 }, amount: 291 },
          { paymentId: one.id, subjectId: dispute, refund: null, amount: 100 },
        ],
      );
      deepEqual(await store.read.deductions(anAccountId('merchant_pending'), [one.id]), []);
      deepEqual(await store.read.deductions(pending, []), []);
    });
  });
}

async function book(store: EngineStore, transfers: readonly SealedTransfer[]): Promise<void> {
  await applied(store, ...transfers.map((transfer): Change => ({ type: 'transfer.insert', transfer })));
}

/** Posts the account's entry of each. */
async function post(store: EngineStore, account: Account, transfers: readonly SealedTransfer[]): Promise<void> {
  const entries = transfers.flatMap((transfer) => stored(transfer).filter(({ accountId }) => accountId === account.id));
  await applied(store, { type: 'account.post', posting: aPosting(account, entries) });
}
