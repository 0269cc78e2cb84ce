import type { LookupOutcome, LookupRequest } from '@mitako/core';
import { type HttpAnswer, statusIn, textIn } from '@mitako/rail-kit';

/** Outcome of a charge, by Orange's answer about it. The answer has no amount: the question has, and is part of it. */
export function statusOutcome(answer: HttpAnswer, { reference, railReference }: LookupRequest): LookupOutcome {
  if (answer.kind === 'silent' || (answer.status !== 200 && answer.status !== 201)) return { kind: 'unknown' };
  const { body } = answer;
  const orderId = textIn(body, 'order_id');
  // Of another payment nothing follows.
  if (orderId !== null && orderId !== reference) return { kind: 'unknown' };
  const status = statusIn(body, 'status');
  const detail = { code: status, message: null, requestId: textIn(body, 'txnid') };
  switch (status) {
    case 'INITIATED':
      return { kind: 'pending', detail };
    case 'PENDING':
      return { kind: 'pending', nextAction: { type: 'wait', url: null }, detail };
    case 'SUCCESS':
      return { kind: 'paid', railReference, detail };
    case 'FAILED':
      // Orange gives no reason.
      return { kind: 'failed', failureCode: 'provider_error', detail };
    case 'EXPIRED':
      return { kind: 'failed', failureCode: 'payer_timeout', detail };
    case null:
    default:
      return { kind: 'unknown', detail };
  }
}
