import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { ofModes } from '../kernel/operator-page.ts';
import { pageAnswer, pageRequest } from '../kernel/page.ts';
import { succeeded } from '../kernel/result.ts';
import { merchantById } from '../merchants/merchant-by-id.ts';
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

/** In both modes, unless one is requested. */
export const listMerchantPayments: ReadOperation<'listMerchantPayments'> = async (context, { parameters, query }) => {
  const { id: merchantId } = await merchantById(context, parameters.merchant_id);
  const page = pageRequest(query, 'payment');
  const nowMs = context.clock.now();
  const read = async (livemode: boolean): Promise<readonly Payment[]> =>
    (await context.store.read.payments({ merchantId, livemode, statuses: query.status, nowMs }, page)).rows;
  const rows = await ofModes(query.mode, read, page.limit);
  return pageAnswer('payments', rows, query.limit, (payment) => paymentRecordToWire(context, payment));
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
