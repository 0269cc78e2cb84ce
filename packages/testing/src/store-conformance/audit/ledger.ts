import { deepStrictEqual as deepEqual } from 'node:assert';
import type {
  Account,
  AuditedEntries,
  AuditedTransfer,
  Change,
  EntryPlace,
  Payment,
  SealedTransfer,
  EngineStore,
} from '@mitako/core/engine';
import {
  aCredit,
  aDispute,
  aPosting,
  anAccount,
  anAccountId,
  anAttempt,
  anAuditEntry,
  anId,
  aPayment,
  aRefund,
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
    alone('returns what never changes of live objects, and of audit entries, within ids', async ({ store }) => {
      const [live, later] = [aPayment({ livemode: true }), aPayment({ livemode: true })];
      const entry = anAuditEntry();
      await applied(
        store,
        ...[live, aPayment({ livemode: false }), later].map((payment): Change => ({ type: 'payment.insert', payment })),
        { type: 'audit.append', entry },
      );
      const found = await store.audit.fixedRows('payment', { afterId: null, limit: 10 });
      deepEqual(
        found.map(({ id }) => id),
        [live.id, later.id],
      );
      deepEqual(found[0]?.values.includes(live.amount) && found[0].values.includes(live.merchantId), true);
      const ended = { ...live, status: 'expired' as const, version: live.version + 1 };
      await applied(store, { type: 'payment.update', payment: ended, from: live });
      deepEqual(
        await store.audit.fixedRows('payment', { afterId: null, beforeId: later.id, limit: 10 }),
        found.slice(0, 1),
      );
      deepEqual(
        (await store.audit.fixedRows('auditEntry', { afterId: null, limit: 10 })).map(({ id }) => id),
        [entry.id],
      );
      for (const kind of ['attempt', 'refund', 'dispute', 'settlement'] as const) {
        deepEqual(await store.audit.fixedRows(kind, { afterId: null, limit: 10 }), []);
      }
    });

    alone('returns transfers with all of their entries, by id', async ({ store }) => {
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
      const posting = aPosting(account, stored(first).slice(1));
      await applied(store, { type: 'account.post', posting });

      const audited = await walked(store.audit.transfers, ({ transfer }) => transfer.id);
      deepEqual(
        audited.map(({ transfer, entries }) => ({ transfer, entries })),
        transfers.map((transfer) => {
          const { entries: _, ...header } = transfer;
          const entries = stored(transfer).map((entry) =>
            transfer === first && entry.position === 1 ? { ...entry, ...posting.links[0] } : entry,
          );
          return { transfer: header, entries };
        }),
      );
      const seen: EntryPlace[] = [];
      for (let after: EntryPlace | null = null; ;) {
        const { orphans, last }: AuditedEntries = await store.audit.orphanEntries(after, 1);
        deepEqual(orphans, []);
        if (last === null) break;
        seen.push(last);
        after = last;
      }
      deepEqual(
        seen,
        transfers.flatMap(({ id, entries }) => entries.map((_, position) => ({ transferId: id, position }))),
      );
      const twoThenSome = await store.audit.orphanEntries(seen[0] ?? null, 2);
      deepEqual(twoThenSome.last, seen[2]);
    });

    alone('returns the payment and the subject of a transfer', async ({ store }) => {
      const [first, second, third, fourth] = [anId('tx'), anId('tx'), anId('tx'), anId('tx')];
      const payment = aPayment({ transactionId: first, livemode: true });
      const settlement = aSettlement({ status: 'paid', closingTransactionId: second });
      const refund = aRefund(payment, { amount: 3, status: 'succeeded', transactionId: third });
      const dispute = aDispute(payment, { amount: 4, status: 'won', closingTransactionId: fourth });
      const attempt = anAttempt(payment, { amount: 5, status: 'paid_late' });
      const capture = aTransfer({
        paymentId: payment.id,
        entries: sealed([anAccountId('wallet'), -1], [anAccountId('fees'), 1]),
      });
      const payer = capture.entries[0]?.accountId ?? '';
      const header = ({ merchantId, livemode, currency, amount }: Payment): object => ({
        merchantId,
        livemode,
        currency,
        amount,
      });
      const ofPayment = { ...header(payment), transactionId: first };
      const subjects = {
        refund: { transactionId: third, closingTransactionId: null, amount: 3, status: 'succeeded' },
        dispute: { transactionId: dispute.transactionId, closingTransactionId: fourth, amount: 4, status: 'won' },
        attempt: { transactionId: null, closingTransactionId: null, amount: 5, status: 'paid_late' },
      };
      const subject = (kind: keyof typeof subjects): object => ({
        ...header(payment),
        kind,
        paymentId: payment.id,
        ...subjects[kind],
      });
      const about: readonly (readonly [SealedTransfer, Omit<AuditedTransfer, 'transfer' | 'entries'> | object])[] = [
        [capture, { payment: ofPayment, subject: null, payerAccountId: null }],
        [
          aTransfer({ paymentId: payment.id, subjectId: refund.id, kind: 'refund' }),
          { payment: ofPayment, subject: subject('refund'), payerAccountId: payer },
        ],
        [
          aTransfer({ paymentId: payment.id, subjectId: dispute.id, kind: 'dispute_won' }),
          { payment: ofPayment, subject: subject('dispute'), payerAccountId: null },
        ],
        [
          aTransfer({ paymentId: payment.id, subjectId: anId('dsp'), kind: 'dispute_lost' }),
          { payment: ofPayment, subject: null, payerAccountId: payer },
        ],
        [
          aTransfer({ paymentId: payment.id, subjectId: attempt.id, kind: 'late_capture' }),
          { payment: ofPayment, subject: subject('attempt'), payerAccountId: null },
        ],
        [
          aTransfer({ paymentId: null, subjectId: settlement.id, kind: 'settlement' }),
          {
            payment: null,
            subject: {
              kind: 'settlement',
              paymentId: null,
              merchantId: settlement.merchantId,
              livemode: settlement.livemode,
              currency: settlement.currency,
              amount: settlement.amount,
              status: 'paid',
              transactionId: settlement.transactionId,
              closingTransactionId: second,
            },
            payerAccountId: null,
          },
        ],
        [
          aTransfer({ paymentId: anId('pay'), subjectId: anId('rfd'), kind: 'refund' }),
          { payment: null, subject: null, payerAccountId: null },
        ],
        [
          aTransfer({ paymentId: null, subjectId: null, kind: 'cash_in' }),
          { payment: null, subject: null, payerAccountId: null },
        ],
      ];
      await applied(
        store,
        { type: 'payment.insert', payment },
        { type: 'refund.insert', refund },
        { type: 'dispute.insert', dispute },
        { type: 'attempt.insert', attempt },
        { type: 'settlement.insert', settlement },
        ...about.map(([transfer]): Change => ({ type: 'transfer.insert', transfer })),
      );
      const audited = await walked(store.audit.transfers, ({ transfer }) => transfer.id);
      deepEqual(
        audited.map(({ payment: found, subject: carriedOut, payerAccountId }) => ({
          payment: found,
          subject: carriedOut,
          payerAccountId,
        })),
        about.map(([, rest]) => rest),
      );
    });

    alone('returns every account that has a row or an entry, with the end of its chain', async ({ store }) => {
      const untouched = anAccount();
      const account = anAccount({ kind: 'merchant_available' });
      const clearing = anAccountId('rail_clearing');
      await applied(store, { type: 'account.open', account: untouched }, { type: 'account.open', account });
      const transfers = [100, 200, 50, -20].map((amount, place) =>
        aCredit(account.id, amount, { from: clearing, createdAtMs: NOW_MS + place }),
      );
      await book(store, transfers.toReversed());
      await applied(store, { type: 'account.debit', accountId: account.id, amount: 0 });
      const posting = aPosting(account, tailOf(account, transfers.slice(0, 2)));
      await applied(store, { type: 'account.post', posting });

      const nothing = {
        firstSequence: null,
        lastSequence: null,
        unchainedCount: 0,
        unchainedSum: 0,
        unchainedDebits: 0,
        oldestUnchained: null,
      };
      const posted = { ...account, available: 300, chainSequence: 2, chainHash: posting.chainHash };
      const oldest = (place: number): object => ({
        transferId: transfers[place]?.id,
        createdAtMs: NOW_MS + place,
      });
      deepEqual(
        await walked(store.audit.accounts, ({ id }) => id),
        [
          { ...nothing, id: untouched.id, account: untouched },
          {
            id: account.id,
            account: posted,
            firstSequence: 1,
            lastSequence: 2,
            unchainedCount: 2,
            unchainedSum: 30,
            unchainedDebits: -20,
            oldestUnchained: oldest(2),
          },
          {
            ...nothing,
            id: clearing,
            account: null,
            unchainedCount: 4,
            unchainedSum: -330,
            unchainedDebits: -350,
            oldestUnchained: oldest(0),
          },
        ].toSorted((left, right) => (left.id < right.id ? -1 : 1)),
      );
    });

    it('returns a chain from any sequence', async ({ store }) => {
      const account = anAccount({ kind: 'fees' });
      const transfers = [1, 2, 3, 4].map((amount) => aCredit(account.id, amount));
      await applied(store, { type: 'account.open', account });
      await book(store, transfers);
      const entries = tailOf(account, transfers.slice(0, 3));
      const { links } = aPosting(account, entries);
      await applied(store, { type: 'account.post', posting: aPosting(account, entries) });
      const chain = entries.map((entry, place) => ({ ...entry, ...links[place] }));
      deepEqual(await store.audit.chain(account.id, 0, 10), chain);
      deepEqual(await store.audit.chain(account.id, 1, 1), chain.slice(1, 2));
      deepEqual(await store.audit.chain(account.id, 3, 10), []);
    });
  });
}

async function book(store: EngineStore, transfers: readonly SealedTransfer[]): Promise<void> {
  await applied(store, ...transfers.map((transfer): Change => ({ type: 'transfer.insert', transfer })));
}

function tailOf(account: Account, transfers: readonly SealedTransfer[]): ReturnType<typeof stored> {
  return transfers.flatMap((transfer) => stored(transfer).filter(({ accountId }) => accountId === account.id));
}
