import type { Account, AccountKind, ChangeType, EngineStore, PaymentLink } from '@mitako/core/engine';
import {
  aCashOutCode,
  aCredit,
  aDispute,
  aPosting,
  anAccount,
  anAccountId,
  anAttempt,
  anId,
  aPayment,
  aPaymentLink,
  aPayoutAccount,
  aPayoutExport,
  aRefund,
  aSettlement,
  NOW_MS,
  stored,
} from '../fixtures.ts';
import { withPayment } from '../inserted.ts';
import { applied } from '../suite.ts';
import { all, type Contests, one } from './contest.ts';

type OfMoney = Extract<
  ChangeType,
  | `${'payment' | 'payment_link' | 'customer' | 'attempt' | 'refund' | 'dispute' | 'settlement' | 'payout_account' | 'payout_export' | 'account' | 'transfer'}.${string}`
  | `${'daily_total' | 'cash_out_code' | 'volume'}.${string}`
>;

/** Payments, their outcomes, and account balances. */
export const moneyContests: Contests<OfMoney> = {
  'payment.insert': async () => {
    const slug = anId('slug');
    return one(() => ({ type: 'payment.insert', payment: aPayment({ slug }) }));
  },
  'payment.update': async (store) => {
    const payment = await withPayment(store);
    return one((place) => ({
      type: 'payment.update',
      payment: { ...payment, cancelReason: `${place}`, version: 2 },
      from: payment,
    }));
  },
  'payment_link.insert': async () => {
    const slug = anId('slug');
    return one(() => ({ type: 'payment_link.insert', paymentLink: aPaymentLink({ slug }) }));
  },
  'payment_link.update': async (store) => {
    const link = aPaymentLink();
    await applied(store, { type: 'payment_link.insert', paymentLink: link });
    return one((place) => ({
      type: 'payment_link.update',
      paymentLink: { ...link, description: `${place}`, version: 2 },
      fromVersion: 1,
    }));
  },
  'payment_link.take_place': async (store) => {
    const { id } = await withLink(store, { paymentsMax: 5, paymentsCounted: 2 });
    return { winners: 3, change: () => ({ type: 'payment_link.take_place', id, isBounded: true }) };
  },
  'payment_link.keep_place': async (store) => {
    const { id } = await withLink(store, { paymentsCounted: 3 });
    return { winners: 3, change: () => ({ type: 'payment_link.keep_place', id, amount: 1 }) };
  },
  'payment_link.free_place': async (store) => {
    const { id } = await withLink(store, { paymentsCounted: 4, paymentsPaid: 1 });
    return { winners: 3, change: () => ({ type: 'payment_link.free_place', id }) };
  },
  'customer.set_notes': async (store) => {
    const { id } = await withCustomer(store);
    return all((place) => ({ type: 'customer.set_notes', id, encryptedNotes: `${place}`, notesAtMs: NOW_MS }));
  },
  'customer.erase': async (store) => {
    const { id } = await withCustomer(store);
    return one(() => ({ type: 'customer.erase', id }));
  },
  'attempt.insert': async (store) => {
    const payment = await withPayment(store);
    return one(() => ({ type: 'attempt.insert', attempt: anAttempt(payment) }));
  },
  'attempt.update': async (store) => {
    const attempt = anAttempt(await withPayment(store));
    await applied(store, { type: 'attempt.insert', attempt });
    return one((place) => ({
      type: 'attempt.update',
      attempt: { ...attempt, pollsCount: place, version: 2 },
      fromVersion: 1,
    }));
  },
  'refund.insert': async (store) => {
    const payment = await withPayment(store);
    const id = anId('rfd');
    return one(() => ({ type: 'refund.insert', refund: aRefund(payment, { id }) }));
  },
  'refund.update': async (store) => {
    const refund = aRefund(await withPayment(store));
    await applied(store, { type: 'refund.insert', refund });
    return one((place) => ({
      type: 'refund.update',
      refund: { ...refund, reason: `${place}`, version: 2 },
      fromVersion: 1,
    }));
  },
  'dispute.insert': async (store) => {
    const payment = await withPayment(store);
    const id = anId('dsp');
    return one(() => ({ type: 'dispute.insert', dispute: aDispute(payment, { id }) }));
  },
  'dispute.update': async (store) => {
    const dispute = aDispute(await withPayment(store));
    await applied(store, { type: 'dispute.insert', dispute });
    return one((place) => ({
      type: 'dispute.update',
      dispute: { ...dispute, note: `${place}`, version: 2 },
      fromVersion: 1,
    }));
  },
  'settlement.insert': async () => {
    const merchantId = anId('mer');
    return one(() => ({ type: 'settlement.insert', settlement: aSettlement({ merchantId }) }));
  },
  'settlement.update': async (store) => {
    const settlement = aSettlement();
    await applied(store, { type: 'settlement.insert', settlement });
    return one((place) => ({
      type: 'settlement.update',
      settlement: { ...settlement, reference: `${place}`, version: 2 },
      fromVersion: 1,
    }));
  },

  'payout_export.insert': async () => {
    const id = anId('pex');
    return one(() => ({ type: 'payout_export.insert', payoutExport: aPayoutExport({ id }) }));
  },
  'payout_account.insert': async () => {
    const merchantId = anId('mer');
    return one(() => ({ type: 'payout_account.insert', payoutAccount: aPayoutAccount({ merchantId }) }));
  },
  'payout_account.replace': async (store) => {
    const payoutAccount = aPayoutAccount();
    await applied(store, { type: 'payout_account.insert', payoutAccount });
    const { id } = payoutAccount;
    return one((place) => ({ type: 'payout_account.replace', id, nowMs: NOW_MS + place }));
  },

  'account.open': null,
  'account.debit': async (store) => {
    const { id } = await withAccount(store, 'wallet', 1_000);
    return { winners: 3, change: () => ({ type: 'account.debit', accountId: id, amount: 300 }) };
  },
  'account.overdraw': async (store) => {
    const { id } = await withAccount(store, 'merchant_available', 1);
    return all(() => ({ type: 'account.overdraw', accountId: id, amount: 300 }));
  },
  'account.credit': async (store) => {
    const { id } = await withAccount(store, 'float', 0);
    return all(() => ({ type: 'account.credit', accountId: id, amount: 300 }));
  },
  'account.post': async (store) => {
    const account = await withAccount(store, 'fees', 0);
    const transfers = [1, 2, 3].map((amount) => aCredit(account.id, amount));
    await applied(store, ...transfers.map((transfer) => ({ type: 'transfer.insert', transfer }) as const));
    const tail = transfers.flatMap((transfer) => stored(transfer).slice(1));
    return one((place) => ({ type: 'account.post', posting: aPosting(account, tail.slice(0, 1 + (place % 3))) }));
  },
  'transfer.insert': async () => {
    const subjectId = anId('rfd');
    const account = anAccountId('fees');
    return one(() => ({ type: 'transfer.insert', transfer: aCredit(account, 1, { kind: 'refund', subjectId }) }));
  },

  'daily_total.add': async () => {
    const about = { accountId: anAccountId('float'), kind: 'cash_in', day: '2026-01-31' } as const;
    return { winners: 5, change: () => ({ type: 'daily_total.add', ...about, amount: 10, limit: 59 }) };
  },
  // Always one row, so these are never refused.
  'volume.add': null,
  'cash_out_code.put': null,
  'cash_out_code.count_failure': async (store) => {
    const code = await withCode(store);
    return one(() => ({ type: 'cash_out_code.count_failure', ...code, fromFailures: 0 }));
  },
  'cash_out_code.use': async (store) => {
    const code = await withCode(store);
    return one(() => ({ type: 'cash_out_code.use', ...code, nowMs: NOW_MS }));
  },
  'cash_out_code.void': null,
};

async function withAccount(store: EngineStore, kind: AccountKind, available: number): Promise<Account> {
  const account = anAccount({ kind, available });
  await applied(store, { type: 'account.open', account });
  return account;
}

async function withCode(store: EngineStore): Promise<{ readonly walletId: string; readonly codeHash: string }> {
  // The same code in another wallet does not matter.
  const code = aCashOutCode({ codeHash: 'hash' });
  await applied(store, { type: 'cash_out_code.put', code });
  return { walletId: code.walletId, codeHash: code.codeHash };
}

async function withLink(store: EngineStore, over: Partial<PaymentLink>): Promise<PaymentLink> {
  const paymentLink = aPaymentLink(over);
  await applied(store, { type: 'payment_link.insert', paymentLink });
  return paymentLink;
}

async function withCustomer(store: EngineStore): Promise<{ readonly id: string }> {
  const id = anId('cus');
  const attempt = anAttempt(await withPayment(store), { customerId: id });
  await applied(store, { type: 'attempt.insert', attempt });
  return { id };
}
