import { GatewayError } from '../errors.ts';
import { succeeded } from '../kernel/answer.ts';
import { disputeRecordToWire } from './wire.ts';
import { pageAnswer } from '../kernel/page.ts';
import { operatorOf } from '../kernel/callers.ts';
import { decideDispute } from './decide-dispute.ts';
import { paymentOf } from './read-disputes.ts';
import { decideResolution } from './resolve-dispute.ts';
import type { Operation } from '../kernel/operation.ts';
import { idempotencyOf } from '../kernel/replay.ts';
import { anyPayment } from '../payments/any-payment.ts';
import { rowsOf } from '../kernel/rows-of.ts';
import { performAsOperator } from '../kernel/perform-as-operator.ts';

/** The operator heard from a payer, or from the payer's bank, that a payment is contested. */
export const openDispute: Operation<'openDispute'> = (context, request) => {
  return performAsOperator(context, request.caller, {
    idempotent: idempotencyOf(context, 'openDispute', request),
    decide: async () =>
      decideDispute(
        context,
        await anyPayment(context, request.parameters.payment_id),
        { amount: request.body?.amount, reason: request.body?.reason ?? null },
        (dispute) => succeeded(201, { dispute: disputeRecordToWire(dispute) }),
      ),
  });
};

/** Disputes of all merchants; with `?status=under_review` those that wait for the operator's decision. */
export const listAllDisputes: Operation<'listAllDisputes'> = async (context, request) => {
  operatorOf(request.caller);
  const { query } = request;
  const disputes = await rowsOf(query, (owner, page) =>
    context.store.read.disputes({ owner, status: query.status, paymentId: query.payment_id }, page),
  );
  return pageAnswer('disputes', disputes, query.limit, disputeRecordToWire);
};

export const resolveDispute: Operation<'resolveDispute'> = (context, request) => {
  return performAsOperator(context, request.caller, {
    idempotent: idempotencyOf(context, 'resolveDispute', request),
    decide: async () => {
      const dispute = await context.store.read.disputeById(request.parameters.dispute_id);
      if (dispute === null) throw new GatewayError('DISPUTE_NOT_FOUND');
      const { outcome, note } = request.body;
      return decideResolution(context, await paymentOf(context, dispute), dispute, { outcome, note: note ?? null });
    },
  });
};
