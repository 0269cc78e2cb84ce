import type { QueryOf } from '@mitako/contract';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { listFile } from '../kernel/list-file.ts';
import type { Refund } from '../model.ts';
import { deciding, type ReadOperation, refuse } from '../kernel/operation.ts';
import { pageAnswer } from '../kernel/page.ts';
import { succeeded } from '../kernel/result.ts';
import { operatorPage } from '../kernel/operator-page.ts';
import { anyPayment } from '../payments/operator-payments.ts';
import { decideRefund } from './decide-refund.ts';
import { refundTaskId } from './new-refund.ts';
import { decideRefundOutcome } from './refund-outcome.ts';
import { REFUND_COLUMNS, refundRecordToWire } from './wire.ts';

/** A refund by the operator, with the same rules and from the merchant's money. */
export const createOperatorRefund = deciding<'createOperatorRefund'>(async (context, request) => {
  return decideRefund(
    context,
    await anyPayment(context, request.parameters.payment_id),
    { amount: request.body?.amount, reason: request.body?.reason ?? null },
    (refund) => succeeded(201, { refund: refundRecordToWire(refund) }),
  );
});

/** Refunds of all merchants; `?status=pending` lists those that a rail has not answered yet. */
export const listAllRefunds: ReadOperation<'listAllRefunds'> = async (context, request) => {
  const { query } = request;
  return pageAnswer('refunds', await refundsOf(context, query), query.limit, refundRecordToWire);
};

/** All of them as one file. */
export const exportAllRefunds: ReadOperation<'exportAllRefunds'> = async (context, { query }) =>
  listFile('refunds', {
    columns: REFUND_COLUMNS,
    toWire: refundRecordToWire,
    read: (page) => refundsOf(context, { ...query, ...page }),
  });

function refundsOf(context: Context, query: QueryOf<'listAllRefunds'>): Promise<readonly Refund[]> {
  const { status, payment_id: paymentId } = query;
  return operatorPage(query, 'refund', (owner, page) => context.store.read.refunds({ owner, status, paymentId }, page));
}

/**
 * Resolves a refund with the outcome from the provider when the rail reports none. The rail is not called any more.
 * While the rail is being called, its response comes first: declared failed at that moment, the refund might still be
 * paid.
 */
export const resolveRefund = deciding<'resolveRefund'>(async (context, request) => {
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
});

export const getAnyRefund: ReadOperation<'getAnyRefund'> = async (context, request) => {
  const refund = await context.store.read.refundById(request.parameters.refund_id);
  if (refund === null) throw new GatewayError('REFUND_NOT_FOUND');
  return succeeded(200, { refund: refundRecordToWire(refund) });
};
