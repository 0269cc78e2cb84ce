import type { Attempt, Dispute, Payment, Refund } from '../../model.ts';
import { newPayment } from '../new-payment.ts';
import type { TimelineFacts } from './facts.ts';

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;
/** Ten in the morning in Douala. */
export const CREATED_AT_MS: number = Date.UTC(2026, 0, 1, 9);

/** So long after the payment was made. */
export function at(milliseconds: number): number {
  return CREATED_AT_MS + milliseconds;
}

/** The facts of a payment without an attempt, ten minutes after its creation. */
export function facts(
  given: Partial<Omit<TimelineFacts, 'payment'>> & { readonly payment?: Partial<Payment> } = {},
): TimelineFacts {
  return {
    attempts: [],
    refunds: [],
    disputes: [],
    transfers: [],
    labels: new Map([
      ['mtn_momo', 'MTN MoMo'],
      ['orange_money', 'Orange Money'],
    ]),
    nowMs: at(10 * MINUTE),
    ...given,
    payment: aPayment(given.payment),
  };
}

const owned = { merchantId: 'mer_1', livemode: false, paymentId: 'pay_1', version: 1 } as const;
const money = { amount: 5000, currency: 'XAF' } as const;
const made = { createdAtMs: CREATED_AT_MS, updatedAtMs: CREATED_AT_MS } as const;

export function aPayment(set: Partial<Payment> = {}): Payment {
  return newPayment({
    id: 'pay_1',
    slug: 'slug',
    merchantId: 'mer_1',
    livemode: false,
    ...money,
    ...made,
    expiresAtMs: at(DAY),
    ...set,
  });
}

export function anAttempt(set: Partial<Attempt> = {}): Attempt {
  return {
    id: 'att_1',
    ...owned,
    ...money,
    ...made,
    methodType: 'mobile_money',
    methodProvider: 'mtn_momo',
    methodCountry: 'CM',
    phoneMasked: '•••789',
    encryptedPhone: null,
    payerId: null,
    customerId: null,
    rail: 'sandbox',
    railReference: null,
    status: 'pending',
    failureCode: null,
    railDetail: null,
    nextPollAtMs: null,
    ageAtEndMs: null,
    pollsCount: 0,
    clockMovedMs: 0,
    nextAction: null,
    traceparent: null,
    codesTried: 0,
    codesWrong: 0,
    railChoice: 'primary',
    phoneHash: null,
    resolution: null,
    acceptedAtMs: null,
    chargeAgainAtMs: null,
    calledBackAtMs: null,
    callbacksCount: 0,
    expiresAtMs: at(5 * MINUTE),
    ...set,
  };
}

export function aRefund(set: Partial<Refund> = {}): Refund {
  return {
    id: 'rfd_1',
    ...owned,
    ...money,
    ...made,
    status: 'pending',
    reason: null,
    failureCode: null,
    disputeId: null,
    answeredBy: null,
    railDetail: null,
    transactionId: null,
    feeReturned: 0,
    fromPending: 0,
    ...set,
  };
}

export function aDispute(set: Partial<Dispute> = {}): Dispute {
  return {
    id: 'dsp_1',
    ...owned,
    ...money,
    ...made,
    status: 'needs_response',
    reason: null,
    dueAtMs: at(7 * DAY),
    evidence: null,
    encryptedFiles: null,
    evidenceSubmittedAtMs: null,
    note: null,
    resolvedAtMs: null,
    fromPending: 0,
    transactionId: 'tx_1',
    closingTransactionId: null,
    returnStatus: null,
    refundId: null,
    ...set,
  };
}
