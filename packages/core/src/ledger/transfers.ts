// Every kind of transfer. Amounts are in minor units; a negative amount debits the account.
import { BANK_OWNER, SYSTEM_OWNER, accountId, shardOfOwner } from './accounts.ts';
import type { AccountKind, Attempt, Dispute, Payment, Refund, Settlement, Transfer, TransferKind } from '../model.ts';

/** Initial balance of a test wallet or float, in minor units (decisions §11). */
export const SANDBOX_FUNDS = 1_000_000_000;

/**
 * The account that a payment debits and refunds credit: a user's wallet, an agent's float, or the clearing account of the
 * rail.
 */
export type Source =
  | { readonly kind: 'wallet'; readonly userId: string }
  | { readonly kind: 'float'; readonly agentId: string }
  | { readonly kind: 'rail'; readonly rail: string };

/** Id and time of a new transfer. */
export interface Stamp {
  /** `tx_…` */
  readonly id: string;
  readonly nowMs: number;
}

/** Payer to merchant, the fee to the gateway. The credit is pending as long as there is something to release. */
export function captureTransfer(payment: Payment, source: Source, stamp: Stamp): Transfer {
  return ofPayment('capture', payment, payment.id, stamp, [
    [source, -payment.amount],
    [payment.releaseAtMs === null ? 'merchant_available' : 'merchant_pending', payment.amount - payment.fee, 'kept'],
    ['fees', payment.fee],
  ]);
}

/**
 * The rest of a payment's credit becomes available, even if it is zero, so that each payment is a line of a settlement.
 */
export function releaseTransfer(payment: Payment, stamp: Stamp): Transfer {
  return ofPayment('release', payment, payment.id, stamp, [
    ['merchant_pending', 0 - payment.creditPending, 'kept'],
    ['merchant_available', payment.creditPending, 'kept'],
  ]);
}

/** Merchant to payer at once, with the returned part of the fee. */
export function refundTransfer(payment: Payment, refund: Refund, source: Source, stamp: Stamp): Transfer {
  return ofPayment('refund', payment, refund.id, stamp, [...refundLegs(refund), [source, refund.amount]]);
}

/** Merchant to hold, while a rail is asked to pay the refund out. */
export function refundHoldTransfer(payment: Payment, refund: Refund, stamp: Stamp): Transfer {
  return ofPayment('refund_hold', payment, refund.id, stamp, [...refundLegs(refund), ['refund_hold', refund.amount]]);
}

/** Hold to payer: the rail has paid the refund out. */
export function heldRefundTransfer(payment: Payment, refund: Refund, source: Source, stamp: Stamp): Transfer {
  return ofPayment('refund', payment, refund.id, stamp, [
    ['refund_hold', -refund.amount],
    [source, refund.amount],
  ]);
}

/**
 * Hold back to merchant and fees: the refund failed. `toPending`: the part that returns to the payment's own pending
 * credit.
 */
export function refundReleaseTransfer(payment: Payment, refund: Refund, toPending: number, stamp: Stamp): Transfer {
  return ofPayment('refund_release', payment, refund.id, stamp, [
    ['refund_hold', -refund.amount],
    ['merchant_pending', toPending],
    [
      'merchant_available',
      refund.amount - refund.feeReturned - toPending,
      refund.fromPending === 0 ? 'kept' : undefined,
    ],
    ['fees', refund.feeReturned],
  ]);
}

/** Holds the disputed amount. */
export function disputeHoldTransfer(payment: Payment, dispute: Dispute, stamp: Stamp): Transfer {
  return ofPayment('dispute_hold', payment, dispute.id, stamp, [
    ['merchant_pending', -dispute.fromPending],
    ['merchant_available', dispute.fromPending - dispute.amount],
    ['dispute_hold', dispute.amount],
  ]);
}

/** Hold back to the merchant. */
export function disputeWonTransfer(payment: Payment, dispute: Dispute, toPending: number, stamp: Stamp): Transfer {
  return ofPayment('dispute_won', payment, dispute.id, stamp, [
    ['dispute_hold', -dispute.amount],
    ['merchant_pending', toPending],
    ['merchant_available', dispute.amount - toPending],
  ]);
}

/** Hold to the payer's wallet; or to suspense, until a payer by mobile money has it. */
export function disputeLostTransfer(payment: Payment, dispute: Dispute, source: Source, stamp: Stamp): Transfer {
  return ofPayment('dispute_lost', payment, dispute.id, stamp, [
    ['dispute_hold', -dispute.amount],
    [source.kind === 'rail' ? 'suspense' : source, dispute.amount],
  ]);
}

/** Suspense to payer: the money of a lost dispute was returned. */
export function disputeReturnTransfer(payment: Payment, refund: Refund, source: Source, stamp: Stamp): Transfer {
  return ofPayment('dispute_return', payment, refund.id, stamp, [
    ['suspense', -refund.amount],
    [source, refund.amount],
  ]);
}

/** A late payment: booked to suspense until it is returned. */
export function lateCaptureTransfer(payment: Payment, attempt: Attempt, stamp: Stamp): Transfer {
  return ofPayment('late_capture', payment, attempt.id, stamp, [
    [{ kind: 'rail', rail: attempt.rail }, -attempt.amount],
    ['suspense', attempt.amount],
  ]);
}

/** Returns unapplied funds out of suspense. */
export function lateRefundTransfer(payment: Payment, attempt: Attempt, stamp: Stamp): Transfer {
  return ofPayment('late_refund', payment, attempt.id, stamp, [
    ['suspense', -attempt.amount],
    [{ kind: 'rail', rail: attempt.rail }, attempt.amount],
  ]);
}

type SettlementSubject = Pick<Settlement, 'id' | 'merchantId' | 'livemode' | 'currency' | 'amount'>;

/** Closes an amount of the available balance into a settlement. */
export function settlementTransfer(settlement: SettlementSubject, stamp: Stamp): Transfer {
  return ofSettlement('settlement', settlement, stamp, [
    [accountOf(settlement.merchantId, 'merchant_available', settlement), -settlement.amount],
    [accountOf(settlement.merchantId, 'settlement_clearing', settlement), settlement.amount],
  ]);
}

/** The operator's bank paid it out. */
export function settlementPaidTransfer(settlement: SettlementSubject, stamp: Stamp): Transfer {
  return ofSettlement('settlement_paid', settlement, stamp, [
    [accountOf(settlement.merchantId, 'settlement_clearing', settlement), -settlement.amount],
    [accountOf(shardOfOwner(BANK_OWNER, settlement.merchantId), 'rail_clearing', settlement), settlement.amount],
  ]);
}

/** The payout failed: the amount is available again. */
export function settlementFailedTransfer(settlement: SettlementSubject, stamp: Stamp): Transfer {
  return ofSettlement('settlement_failed', settlement, stamp, [
    [accountOf(settlement.merchantId, 'settlement_clearing', settlement), -settlement.amount],
    [accountOf(settlement.merchantId, 'merchant_available', settlement), settlement.amount],
  ]);
}

/** Cash operations: `cash_in` from an agent's float to a user's wallet, `cash_out` the other way. */
export function cashTransfer(
  kind: 'cash_in' | 'cash_out',
  cash: {
    readonly agentId: string;
    readonly userId: string;
    readonly amount: number;
    readonly currency: string;
    readonly livemode: boolean;
  },
  stamp: Stamp,
): Transfer {
  const toWallet = kind === 'cash_in' ? cash.amount : -cash.amount;
  return transfer(kind, cash, stamp, {}, [
    [accountOf(cash.agentId, 'float', cash), -toWallet],
    [accountOf(cash.userId, 'wallet', cash), toWallet],
  ]);
}

/** The operator's bank to an agent's float; a negative amount withdraws. */
export function floatFundingTransfer(
  float: {
    readonly agentId: string;
    readonly amount: number;
    readonly currency: string;
    readonly livemode: boolean;
  },
  stamp: Stamp,
): Transfer {
  return transfer('float_funding', float, stamp, {}, [
    [accountOf(shardOfOwner(BANK_OWNER, float.agentId), 'rail_clearing', float), -float.amount],
    [accountOf(float.agentId, 'float', float), float.amount],
  ]);
}

/** Simulated money for a new test wallet or float, once per account. */
export function sandboxFundingTransfer(
  ownerId: string,
  kind: 'wallet' | 'float',
  currency: string,
  stamp: Stamp,
): Transfer {
  const mode = { currency, livemode: false };
  const funded = accountOf(ownerId, kind, mode);
  return transfer('sandbox_funding', mode, stamp, { subjectId: funded }, [
    [accountOf(shardOfOwner(SYSTEM_OWNER, ownerId), 'sandbox_issue', mode), -SANDBOX_FUNDS],
    [funded, SANDBOX_FUNDS],
  ]);
}

interface Mode {
  readonly currency: string;
  readonly livemode: boolean;
}

function accountOf(owner: string, kind: AccountKind, { currency, livemode }: Mode): string {
  return accountId(owner, kind, currency, livemode);
}

/** The merchant's side of a refund: the payment's own pending credit first, then the available balance. */
function refundLegs(refund: Refund): readonly Leg[] {
  return [
    ['merchant_pending', -refund.fromPending],
    [
      'merchant_available',
      refund.fromPending + refund.feeReturned - refund.amount,
      refund.fromPending === 0 ? 'kept' : undefined,
    ],
    ['fees', -refund.feeReturned],
  ];
}

/** An account of the payment's merchant, of the gateway, or the account that the payment debited. */
type Leg = readonly [
  account: 'merchant_pending' | 'merchant_available' | 'refund_hold' | 'dispute_hold' | 'fees' | 'suspense' | Source,
  amount: number,
  /** The merchant sees the payment even if the fee took all of it. */
  kept?: 'kept' | undefined,
];

function ofPayment(
  kind: TransferKind,
  payment: Payment,
  subjectId: string,
  stamp: Stamp,
  legs: readonly Leg[],
): Transfer {
  const { merchantId, id: paymentId } = payment;
  return transfer(
    kind,
    payment,
    stamp,
    { merchantId, paymentId, subjectId },
    legs
      .filter(([, amount, kept]) => amount !== 0 || kept !== undefined)
      .map(([account, amount]) => [legAccount(account, payment), amount]),
  );
}

function legAccount(account: Leg[0], payment: Payment): string {
  if (account === 'fees' || account === 'suspense') {
    return accountOf(shardOfOwner(SYSTEM_OWNER, payment.merchantId), account, payment);
  }
  if (typeof account === 'string') return accountOf(payment.merchantId, account, payment);
  switch (account.kind) {
    case 'wallet':
      return accountOf(account.userId, 'wallet', payment);
    case 'float':
      return accountOf(account.agentId, 'float', payment);
    case 'rail':
      return accountOf(shardOfOwner(account.rail, payment.merchantId), 'rail_clearing', payment);
  }
}

function ofSettlement(
  kind: TransferKind,
  settlement: SettlementSubject,
  stamp: Stamp,
  entries: readonly (readonly [accountId: string, amount: number])[],
): Transfer {
  const { merchantId, id: subjectId } = settlement;
  return transfer(kind, settlement, stamp, { merchantId, subjectId }, entries);
}

function transfer(
  kind: TransferKind,
  { currency, livemode }: Mode,
  { id, nowMs }: Stamp,
  about: Partial<Pick<Transfer, 'merchantId' | 'paymentId' | 'subjectId'>>,
  entries: readonly (readonly [accountId: string, amount: number])[],
): Transfer {
  return {
    id,
    kind,
    livemode,
    currency,
    merchantId: about.merchantId ?? null,
    paymentId: about.paymentId ?? null,
    subjectId: about.subjectId ?? null,
    createdAtMs: nowMs,
    entries: entries.map(([account, amount]) => ({ accountId: account, amount })),
  };
}
