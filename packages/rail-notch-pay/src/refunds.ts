import type { Rail, RailRefundRequest } from '@mitako/core';
import { hasStatus, textIn } from '@mitako/rail-kit';
import { type Api, unclear } from './api.ts';
import { referenceIn } from './reference.ts';
import { transactionIn } from './transaction.ts';

/**
 * Refunds of whole payments. They are named by the payment, of which Notch Pay returns no more than was paid, so that one that is
 * sent twice is made once.
 */
export function createRefunds(api: Api): Required<Pick<Rail, 'refund' | 'lookupRefund'>> {
  const read = async ({ chargeReference, chargeRailReference }: RailRefundRequest) => {
    const reference = referenceIn(chargeRailReference) ?? chargeReference;
    return { reference, answer: await api.ask(`/payments/${encodeURIComponent(reference)}`) };
  };

  return {
    async refund(request) {
      const payment = referenceIn(request.chargeRailReference) ?? request.chargeReference;
      const answer = await api.ask('/refunds', { body: { payment, reason: request.reference }, grants: true });
      const body = answer.kind === 'answered' ? answer.body : null;
      const status = hasStatus(answer, 200, 201, 202)
        ? (textIn(body, 'refund', 'status') ?? textIn(body, 'data', 'status'))
        : null;
      switch (status) {
        case 'complete':
          return { kind: 'succeeded', railReference: null };
        case 'pending':
        case 'processing':
          return { kind: 'pending' };
        case 'failed':
          return {
            kind: 'failed',
            failureCode: 'provider_error',
            detail: { code: status, message: null, requestId: null },
          };
        case null:
        default:
          return unclear(answer);
      }
    },

    async lookupRefund(request) {
      const { reference, answer } = await read(request);
      const found = transactionIn(answer, reference);
      if (found === null) return unclear(answer);
      const { state, detail } = found;
      // A payment that is still complete has a refund under way, or none; of a part, the refund was not ours.
      return state === 'refunded' ? { kind: 'succeeded', railReference: null, detail } : { kind: 'unknown', detail };
    },
  };
}
