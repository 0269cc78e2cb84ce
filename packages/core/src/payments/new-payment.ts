import { LIMITS } from '@mitako/contract/names';
import type { Payment } from '../model.ts';
import { detailsFrom } from './details.ts';

type Named = 'id' | 'slug' | 'merchantId' | 'livemode' | 'amount' | 'currency' | 'createdAtMs' | 'expiresAtMs';

/** A payment as it begins, before any attempt. Fields that are given replace the defaults. */
export function newPayment(given: Pick<Payment, Named> & Partial<Payment>): Payment {
  return {
    ...detailsFrom({}),
    paymentLinkId: null,
    status: 'requested',
    maxAttempts: LIMITS.attemptsDefault,
    attemptsCount: 0,
    liveAttemptId: null,
    updatedAtMs: given.createdAtMs,
    succeededAtMs: null,
    transactionId: null,
    fee: 0,
    feeRefundPolicy: 'proportional',
    feeReturned: 0,
    creditPending: 0,
    releaseAtMs: null,
    amountRefunded: 0,
    refundPending: 0,
    amountDisputed: 0,
    methodType: null,
    methodProvider: null,
    phoneMasked: null,
    encryptedReceiptTo: null,
    payerId: null,
    customerId: null,
    failureCode: null,
    cancelReason: null,
    canceledBy: null,
    eventSequence: 1,
    version: 1,
    ...given,
  };
}
