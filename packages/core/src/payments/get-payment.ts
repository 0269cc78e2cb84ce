import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { isOwnedBy, merchantOf, type Owner } from '../kernel/callers.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import type { Payment } from '../model.ts';
import { paymentToWire } from './wire.ts';

export const getPayment: ReadOperation<'getPayment'> = async (context, request) => {
  const payment = await ownPayment(context, request.parameters.payment_id, merchantOf(request.caller));
  return succeeded(200, { payment: paymentToWire(context, payment) });
};

/** @throws GatewayError `PAYMENT_NOT_FOUND`, also for another merchant's payment */
export async function ownPayment(context: Context, id: string, owner: Owner): Promise<Payment> {
  const payment = await context.store.read.paymentById(id);
  if (payment === null || !isOwnedBy(payment, owner)) throw new GatewayError('PAYMENT_NOT_FOUND');
  return payment;
}
