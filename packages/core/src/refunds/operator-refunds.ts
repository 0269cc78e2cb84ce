import { GatewayError } from '../errors.ts';
import { type ReadOperation, type WriteOperation, refuse } from '../kernel/operation.ts';
import { pageAnswer } from '../kernel/page.ts';
import { succeeded } from '../kernel/result.ts';
import { operatorPage } from '../kernel/operator-page.ts';
import { anyPayment } from '../payments/operator-payments.ts';
import { decideRefund } from './decide-refund.ts';
import { refundTaskId } from './new-refund.ts';
import { decideRefundOutcome } from './refund-outcome.ts';
import { refundRecordToWire } from './wire.ts';

/** A refund by the operator, with the same rules and from the merchant's money. */
export const createOperatorRefund: WriteOperation<'createOperatorRefund'> = {
  async decide(context, request) {
    return decideRefund(
      context,
      await anyPayment(context, request.parameters.payment_id),
      { amount: request.body?.amount, reason: request.body?.reason ?? null },
      (refund) => succeeded(201, { refund: refundRecordToWire(refund) }),
    );
  },
};

/** Refunds of all merchants; `?status=pending` lists those that a rail has not answered yet. */
export const listAllRefunds: ReadOperation<'listAllRefunds'> = async (context, request) => {
  const { query } = request;
  const refunds = await operatorPage(query, 'refund', (owner, page) =>
    context.store.read.refunds({ owner, status: query.status, paymentId: query.payment_id }, page),
  );
  return pageAnswer('refunds', refunds, query.limit, refundRecordToWire);
};

/**
 * Resolves a refund with the outcome from the provider when the rail reports none. The rail is not called any more.
 * While the rail is being called, its response comes first: declared failed at that moment, the refund might still be
 * paid.
 */
export const resolveRefund: WriteOperation<'resolveRefund'> = {
  async decide(context, request) {
    const refund = await context.store.read.refundById(request.parameters.refund_id);
    if (refund === null) throw new GatewayError('REFUND_NOT_FOUND');
    const { outcome, failure_code: failureCode } = request.body;
    const decided = await decideRefundOutcome(
      context,
      refund.id,
      outcome === 'succeeded'
        ? { kind: 'succeeded', by: 'operator' }
        : { kind: 'failed', by: 'operator', failureCode: failureCode ?? 'provider_error' },
    );
    if (decided === null) return refuse('REFUND_NOT_PENDING', { status: refund.status });
    return {
      changes: [...decided.changes, { type: 'task.cancel', id: refundTaskId(refund.id), nowMs: context.clock.now() }],
      answer: succeeded(200, { refund: refundRecordToWire(decided.refund) }),
    };
  },
};

export const getAnyRefund: ReadOperation<'getAnyRefund'> = async (context, request) => {
  const refund = await context.store.read.refundById(request.parameters.refund_id);
  if (refund === null) throw new GatewayError('REFUND_NOT_FOUND');
  return succeeded(200, { refund: refundRecordToWire(refund) });
};
