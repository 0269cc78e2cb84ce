import type { Account, AccountKind, Payment, Transfer } from './model.ts';
import { feeReturned } from './fees.ts';

/** Owner of the accounts that belong to the gateway itself. */
export const SYSTEM_OWNER = 'system';

/** What a test wallet starts with, in minor units (decisions §11). */
export const SANDBOX_WALLET_FUNDS = 1_000_000_000;

/** The account's id is its meaning, so no look-up is needed to find it. */
export function accountId(owner: string, kind: AccountKind, currency: string, livemode: boolean): string {
  return `${owner}:${kind}:${currency}:${livemode ? 'live' : 'test'}`;
}

export function newAccount(
  owner: string,
  kind: AccountKind,
  currency: string,
  livemode: boolean,
  nowMs: number,
): Account {
  return {
    id: accountId(owner, kind, currency, livemode),
    ownerId: owner,
    kind,
    currency,
    livemode,
    available: 0,
    createdAtMs: nowMs,
  };
}

/** Where the money of a payment comes from: a user's wallet, or the rail that collected it. */
export type Source =
  | { readonly kind: 'wallet'; readonly userId: string }
  | { readonly kind: 'rail'; readonly rail: string };

export function sourceAccountId(source: Source, currency: string, livemode: boolean): string {
  return source.kind === 'wallet'
    ? accountId(source.userId, 'wallet', currency, livemode)
    : accountId(source.rail, 'rail_clearing', currency, livemode);
}

/** Payer to merchant, the fee to the gateway. */
export function captureTransfer(payment: Payment, source: Source, id: string, nowMs: number): Transfer {
  const { currency, livemode } = payment;
  return {
    id,
    kind: 'capture',
    livemode,
    currency,
    merchantId: payment.merchantId,
    paymentId: payment.id,
    createdAtMs: nowMs,
    entries: withoutZeros([
      { accountId: sourceAccountId(source, currency, livemode), amount: -payment.amount },
      {
        accountId: accountId(payment.merchantId, 'merchant', currency, livemode),
        amount: payment.amount - payment.fee,
      },
      { accountId: accountId(SYSTEM_OWNER, 'fees', currency, livemode), amount: payment.fee },
    ]),
  };
}

/**
 * Merchant back to payer; the fee comes back in proportion. The merchant's part comes out of what this very payment
 * credited, which is there as long as refunds stay within the amount, and that is a CHECK on the payment's row.
 */
export function refundTransfer(
  payment: Payment,
  refund: { readonly amount: number },
  source: Source,
  id: string,
  nowMs: number,
): Transfer {
  const { currency, livemode } = payment;
  const fee = feeReturned({
    amount: payment.amount,
    fee: payment.fee,
    refundedBefore: payment.amountRefunded,
    refund: refund.amount,
  });
  return {
    id,
    kind: 'refund',
    livemode,
    currency,
    merchantId: payment.merchantId,
    paymentId: payment.id,
    createdAtMs: nowMs,
    entries: withoutZeros([
      { accountId: accountId(payment.merchantId, 'merchant', currency, livemode), amount: fee - refund.amount },
      { accountId: accountId(SYSTEM_OWNER, 'fees', currency, livemode), amount: -fee },
      { accountId: sourceAccountId(source, currency, livemode), amount: refund.amount },
    ]),
  };
}

/** Money a rail took for a payment that was final already: kept apart until it is paid back. */
export function lateCaptureTransfer(payment: Payment, rail: string, id: string, nowMs: number): Transfer {
  const { currency, livemode } = payment;
  return {
    id,
    kind: 'late_capture',
    livemode,
    currency,
    merchantId: payment.merchantId,
    paymentId: payment.id,
    createdAtMs: nowMs,
    entries: [
      { accountId: accountId(rail, 'rail_clearing', currency, livemode), amount: -payment.amount },
      { accountId: accountId(SYSTEM_OWNER, 'suspense', currency, livemode), amount: payment.amount },
    ],
  };
}

/** Pays late money back out of suspense. */
export function lateRefundTransfer(payment: Payment, rail: string, id: string, nowMs: number): Transfer {
  const late = lateCaptureTransfer(payment, rail, id, nowMs);
  return {
    ...late,
    kind: 'late_refund',
    entries: late.entries.map((entry) => ({ ...entry, amount: -entry.amount })),
  };
}

/** Simulated francs for a new test wallet. */
export function sandboxFundingTransfer(userId: string, currency: string, id: string, nowMs: number): Transfer {
  return {
    id,
    kind: 'sandbox_funding',
    livemode: false,
    currency,
    merchantId: null,
    paymentId: null,
    createdAtMs: nowMs,
    entries: [
      { accountId: accountId(SYSTEM_OWNER, 'sandbox_issue', currency, false), amount: -SANDBOX_WALLET_FUNDS },
      { accountId: accountId(userId, 'wallet', currency, false), amount: SANDBOX_WALLET_FUNDS },
    ],
  };
}

/** Holds the disputed amount of a payment. */
export function disputeHoldTransfer(payment: Payment, amount: number, id: string, nowMs: number): Transfer {
  const { currency, livemode } = payment;
  return {
    id,
    kind: 'dispute_hold',
    livemode,
    currency,
    merchantId: payment.merchantId,
    paymentId: payment.id,
    createdAtMs: nowMs,
    entries: [
      { accountId: accountId(payment.merchantId, 'merchant', currency, livemode), amount: -amount },
      { accountId: accountId(payment.merchantId, 'dispute_hold', currency, livemode), amount },
    ],
  };
}

function withoutZeros(entries: Transfer['entries']): Transfer['entries'] {
  return entries.filter((entry) => entry.amount !== 0);
}
