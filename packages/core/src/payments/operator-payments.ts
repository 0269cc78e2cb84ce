import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import type { Payment } from '../model.ts';
import { timelineOf } from './timeline/get-timeline.ts';
import { paymentRecordToWire } from './wire.ts';

// The rows that merchants read, with their merchant.

export const getAnyPayment: ReadOperation<'getAnyPayment'> = async (context, request) => {
  const payment = await anyPayment(context, request.parameters.payment_id);
  return succeeded(200, { payment: paymentRecordToWire(context, payment) });
};

export const getAnyTimeline: ReadOperation<'getAnyTimeline'> = async (context, request) => {
  return timelineOf(context, await anyPayment(context, request.parameters.payment_id), 'operator');
};

/**
 * A payment of any merchant and mode.
 * @throws GatewayError `PAYMENT_NOT_FOUND`
 */
export async function anyPayment(context: Context, id: string): Promise<Payment> {
  const payment = await context.store.read.paymentById(id);
  if (payment === null) throw new GatewayError('PAYMENT_NOT_FOUND');
  return payment;
}
