import type { Context } from '../context.ts';
import type { Payment } from '../model.ts';
import { GatewayError } from '../errors.ts';

/**
 * A payment of any merchant and mode.
 * @throws GatewayError `PAYMENT_NOT_FOUND`
 */
export async function anyPayment(context: Context, id: string): Promise<Payment> {
  const payment = await context.store.read.paymentById(id);
  if (payment === null) throw new GatewayError('PAYMENT_NOT_FOUND');
  return payment;
}
