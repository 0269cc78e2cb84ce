import { GatewayError } from '../errors.ts';
import { succeeded } from '../kernel/answer.ts';
import { pageAnswer } from '../kernel/page.ts';
import { refundRecordToWire } from './wire.ts';
import { operatorOf } from '../kernel/callers.ts';
import type { Operation } from '../kernel/operation.ts';
import { refuse } from '../kernel/perform.ts';
import { decideRefund, refundTaskId } from './decide-refund.ts';
import { decideRefundOutcome } from './refund-outcome.ts';
import { idempotencyOf } from '../kernel/replay.ts';
import { anyPayment } from '../payments/any-payment.ts';
import { rowsOf } from '../kernel/rows-of.ts';
import { performAsOperator } from '../kernel/perform-as-operator.ts';

/** The operator refunds in the merchant's place, by the same rules and out of the same money. */
export const createOperatorRefund: Operation<'createOperatorRefund'> = (context, request) => {
  return performAsOperator(context, request.caller, {
    idempotent: idempotencyOf(context, 'createOperatorRefund', request),
    decide: async () =>
      decideRefund(
        context,
        await anyPayment(context, request.parameters.payment_id),
        { amount: request.body?.amount, reason: request.body?.reason ?? null },
        (refund) => succeeded(201, { refund: refundRecordToWire(refund) }),
      ),
  });
};

/** Refunds of all merchants; with `?status=pending` those that a rail has not answered yet. */
export const listAllRefunds: Operation<'listAllRefunds'> = async (context, request) => {
  operatorOf(request.caller);
  const { query } = request;
  const refunds = await rowsOf(query, (owner, page) =>
    context.store.read.refunds({ owner, status: query.status, paymentId: query.payment_id }, page),
  );
  return pageAnswer('refunds', refunds, query.limit, refundRecordToWire);
};

/**
 * The operator found out at the rail how a refund ended that the rail itself does not tell. Nobody asks the rail any more
 * then; and while it is being asked, its answer comes first: declared failed at that moment, the refund might be paid.
 */
export const resolveRefund: Operation<'resolveRefund'> = (context, request) => {
  return performAsOperator(context, request.caller, {
    idempotent: idempotencyOf(context, 'resolveRefund', request),
    decide: async () => {
      const refund = await context.store.read.refundById(request.parameters.refund_id);
      if (refund === null) throw new GatewayError('REFUND_NOT_FOUND');
      const { outcome, failure_code: failureCode } = request.body;
      const decided = await decideRefundOutcome(
        context,
        refund.id,
        outcome === 'succeeded'
          ? { kind: 'succeeded' }
          : { kind: 'failed', failureCode: failureCode ?? 'provider_error' },
      );
      if (decided === null) return refuse('REFUND_NOT_PENDING', { status: refund.status });
      return {
        changes: [...decided.changes, { type: 'task.cancel', id: refundTaskId(refund.id), nowMs: context.clock.now() }],
        answer: succeeded(200, { refund: refundRecordToWire(decided.refund) }),
      };
    },
  });
};
