import type { Account, AccountKind, ChangeType, EngineStore, PaymentLink } from '@mitako/core/engine';
import {
  aCashCode,
  aCashOutCode,
  aCredit,
  aFile,
  aFigure,
  aPosting,
  anAccount,
  anAccountId,
  anAttempt,
  anId,
  aPayment,
  aPaymentLink,
  aPayoutAccount,
  aSettlement,
  NOW_MS,
  stored,
} from '../fixtures.ts';
import { withFile, withMerchant, withPayment } from '../inserted.ts';
import { applied } from '../suite.ts';
import { all, type ContestsBesideRows, one } from './contest.ts';

type OfMoney = Extract<
  ChangeType,
  | `${'payment' | 'payment_link' | 'customer' | 'attempt' | 'refund' | 'dispute' | 'file' | 'file_part' | 'file_parts' | 'settlement' | 'payout_account' | 'payout_export' | 'account' | 'transfer'}.${string}`
  | `${'daily_total' | 'cash_out_code' | 'cash_code' | 'agent_location' | 'figure' | 'figures'}.${string}`
>;

/** Payments, their outcomes, and account balances. */
export const moneyContests: ContestsBesideRows<OfMoney> = {
  'payment.insert': async () => {
    const id = anId('pay');
    return one(() => ({ type: 'payment.insert', payment: aPayment({ id }) }));
  },
  'payment_link.insert': async () => {
    const slug = anId('slug');
    return one(() => ({ type: 'payment_link.insert', paymentLink: aPaymentLink({ slug }) }));
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
  'customer.set_name': async (store) => {
    const { id } = await withCustomer(store);
    return all((place) => ({ type: 'customer.set_name', id, encryptedName: `${place}` }));
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
  // Two of them fit.
  'file.insert': async (store) => {
    const merchant = await withMerchant(store);
    return {
      winners: 2,
      change: () => ({ type: 'file.insert', file: aFile(merchant), countMax: 99, bytesMax: 2_999 }),
    };
  },
  'file.delete': async (store) => {
    const { id } = await withFile(store, { state: 'deleting' });
    return one(() => ({ type: 'file.delete', id }));
  },
  'file_parts.delete': null,
  'settlement.insert': async () => {
    const merchantId = anId('mer');
    return one(() => ({ type: 'settlement.insert', settlement: aSettlement({ merchantId }) }));
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

  'payment.describe': null,

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
  'daily_total.return': async (store) => {
    const about = { accountId: anId('agt'), kind: 'cash_code_tries', day: '2026-01-31' } as const;
    await applied(store, { type: 'daily_total.add', ...about, amount: 35, limit: 35 });
    return { winners: 3, change: () => ({ type: 'daily_total.return', ...about, amount: 10 }) };
  },
  'cash_code.insert': async () => {
    const codeHash = anId('hash');
    return one(() => ({ type: 'cash_code.insert', cashCode: aCashCode({ codeHash }) }));
  },
  'cash_code.use': async (store) => {
    const cashCode = aCashCode();
    await applied(store, { type: 'cash_code.insert', cashCode });
    const { paymentId, codeHash } = cashCode;
    return one(() => ({ type: 'cash_code.use', paymentId, codeHash }));
  },
  'figures.count': async (store) => {
    const figure = aFigure();
    await applied(store, { type: 'figure.insert', figure });
    const { id, ...sum } = figure;
    return one(() => ({ type: 'figures.count', ids: [id], sums: [sum] }));
  },
  // Always one row, so these are never refused.
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
