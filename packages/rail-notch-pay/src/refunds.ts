import type { Rail, RailRefundRequest } from '@mitako/core';
import { bodyOf, textIn } from '@mitako/rail-kit';
import { type Api, TAKEN, unclear } from './api.ts';
import { referenceIn } from './reference.ts';
import { transactionIn } from './transaction.ts';

/** How long a refund that Notch Pay has taken is not sent again, although its payment is still complete. */
const TAKEN_MS = 6 * 3_600_000;

/**
 * Refunds of whole payments. They are named by the payment, of which Notch Pay returns no more than was paid: two whole refunds
 * of one payment cannot both be made. So one that is sent twice, also by another process or after a restart, is made once.
 */
export function createRefunds(api: Api): Required<Pick<Rail, 'refund' | 'lookupRefund'>> {
  /** Those that Notch Pay has taken, and until when each is not sent again. */
  const takenUntilMs = new Map<string, number>();

  function take({ reference, nowMs }: RailRefundRequest): void {
    for (const [each, untilMs] of takenUntilMs) if (untilMs <= nowMs) takenUntilMs.delete(each);
    takenUntilMs.set(reference, nowMs + TAKEN_MS);
  }

  const paymentOf = ({ chargeReference, chargeRailReference }: RailRefundRequest): string =>
    referenceIn(chargeRailReference) ?? chargeReference;

  return {
    async refund(request) {
      const asked = { payment: paymentOf(request), reason: request.reference };
      const answer = await api.ask('/refunds', { body: asked, grants: true });
      const body = bodyOf(answer, ...TAKEN);
      const status = textIn(body, 'refund', 'status') ?? textIn(body, 'data', 'status');
      // Notch Pay's id of it, as the dashboard shows it.
      const requestId = textIn(body, 'refund', 'id') ?? textIn(body, 'data', 'id');
      const detail = { code: status, message: null, requestId };
      switch (status) {
        case 'complete':
          return { kind: 'succeeded', railReference: null, detail };
        case 'pending':
        case 'processing':
          take(request);
          return { kind: 'pending', detail };
        case 'failed':
          return { kind: 'failed', failureCode: 'provider_error', detail };
        case null:
        default:
          return unclear(answer);
      }
    },

    async lookupRefund(request) {
      const payment = paymentOf(request);
      const answer = await api.ask(`/payments/${encodeURIComponent(payment)}`);
      const found = transactionIn(answer, payment);
      if (found === null) return unclear(answer);
      const { state, detail } = found;
      if (state === 'refunded') return { kind: 'succeeded', railReference: null, detail };
      // Of a part, the refund was not ours.
      if (state !== 'paid') return { kind: 'unknown', detail };
      const isTaken = (takenUntilMs.get(request.reference) ?? 0) > request.nowMs;
      return { kind: isTaken ? 'pending' : 'absent', detail };
    },
  };
}
