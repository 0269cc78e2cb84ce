import { GatewayError } from '../errors.ts';
import type { Context } from '../context.ts';
import type { Settlement } from '../model.ts';
import { succeeded } from './answer.ts';
import { attemptToWire } from '../attempts/wire.ts';
import { disputeRecordToWire } from '../disputes/wire.ts';
import { paymentRecordToWire } from '../payments/wire.ts';
import { refundRecordToWire } from '../refunds/wire.ts';
import { settlementRecordToWire } from '../settlements/wire.ts';
import { lateMoneyOf } from '../attempts/late-money.ts';
import { operatorOf } from './callers.ts';
import type { Operation } from './operation.ts';
import { timelineOf } from '../payments/timeline/get-timeline.ts';
import { linesOf } from '../settlements/list-settlement-lines.ts';
import { anyPayment } from '../payments/any-payment.ts';

// What the operator looks at before acting. The rows are those that merchants read, with whose they are.

export const getAnyPayment: Operation<'getAnyPayment'> = async (context, request) => {
  operatorOf(request.caller);
  const payment = await anyPayment(context, request.parameters.payment_id);
  return succeeded(200, { payment: paymentRecordToWire(payment, context.settings.publicUrl) });
};

export const getAnyTimeline: Operation<'getAnyTimeline'> = async (context, request) => {
  operatorOf(request.caller);
  return timelineOf(context, await anyPayment(context, request.parameters.payment_id));
};

export const getAttempt: Operation<'getAttempt'> = async (context, request) => {
  operatorOf(request.caller);
  const attempt = await context.store.read.attemptById(request.parameters.attempt_id);
  if (attempt === null) throw new GatewayError('ATTEMPT_NOT_FOUND');
  const lateMoney = await lateMoneyOf(context, [attempt]);
  return succeeded(200, { attempt: attemptToWire(attempt, lateMoney.get(attempt.id) ?? null) });
};

export const getAnyRefund: Operation<'getAnyRefund'> = async (context, request) => {
  operatorOf(request.caller);
  const refund = await context.store.read.refundById(request.parameters.refund_id);
  if (refund === null) throw new GatewayError('REFUND_NOT_FOUND');
  return succeeded(200, { refund: refundRecordToWire(refund) });
};

export const getAnyDispute: Operation<'getAnyDispute'> = async (context, request) => {
  operatorOf(request.caller);
  const dispute = await context.store.read.disputeById(request.parameters.dispute_id);
  if (dispute === null) throw new GatewayError('DISPUTE_NOT_FOUND');
  return succeeded(200, { dispute: disputeRecordToWire(dispute) });
};

export const getAnySettlement: Operation<'getAnySettlement'> = async (context, request) => {
  operatorOf(request.caller);
  const settlement = await anySettlement(context, request.parameters.settlement_id);
  return succeeded(200, { settlement: settlementRecordToWire(settlement) });
};

export const listAnySettlementLines: Operation<'listAnySettlementLines'> = async (context, request) => {
  operatorOf(request.caller);
  return linesOf(context, await anySettlement(context, request.parameters.settlement_id), request.query);
};

/** @throws GatewayError `SETTLEMENT_NOT_FOUND` */
async function anySettlement(context: Context, id: string): Promise<Settlement> {
  const settlement = await context.store.read.settlementById(id);
  if (settlement === null) throw new GatewayError('SETTLEMENT_NOT_FOUND');
  return settlement;
}
