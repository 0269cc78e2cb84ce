import { GatewayError } from '../errors.ts';
import type { Context } from '../context.ts';
import type { Payment } from '../model.ts';
import type { MerchantMode } from '../ports/store.ts';
import { succeeded } from '../kernel/answer.ts';
import { paymentToWire } from './wire.ts';
import { isOwnedBy, merchantOf } from '../kernel/callers.ts';
import type { Operation } from '../kernel/operation.ts';

export const getPayment: Operation<'getPayment'> = async (context, request) => {
  const payment = await ownPayment(context, request.parameters.payment_id, merchantOf(request.caller));
  return succeeded(200, { payment: paymentToWire(payment, context.settings.publicUrl) });
};

/** @throws GatewayError `PAYMENT_NOT_FOUND`, the same for a missing payment and for somebody else's */
export async function ownPayment(context: Context, id: string, owner: MerchantMode): Promise<Payment> {
  const payment = await context.store.read.paymentById(id);
  if (payment === null || !isOwnedBy(payment, owner)) throw new GatewayError('PAYMENT_NOT_FOUND');
  return payment;
}
