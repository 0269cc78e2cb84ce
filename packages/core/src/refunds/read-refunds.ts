import { GatewayError } from '../errors.ts';
import { isOwnedBy, merchantOf } from '../kernel/callers.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { pageAnswer, pageRequest } from '../kernel/page.ts';
import { succeeded } from '../kernel/result.ts';
import { ownPayment } from '../payments/get-payment.ts';
import { refundToWire } from './wire.ts';

export const getRefund: ReadOperation<'getRefund'> = async (context, request) => {
  const refund = await context.store.read.refundById(request.parameters.refund_id);
  if (refund === null || !isOwnedBy(refund, merchantOf(request.caller))) throw new GatewayError('REFUND_NOT_FOUND');
  return succeeded(200, { refund: refundToWire(refund) });
};

export const listRefunds: ReadOperation<'listRefunds'> = async (context, request) => {
  const payment = await ownPayment(context, request.parameters.payment_id, merchantOf(request.caller));
  const refunds = await context.store.read.refundsOfPayment(payment.id, pageRequest(request.query));
  return pageAnswer('refunds', refunds, request.query.limit, refundToWire);
};
