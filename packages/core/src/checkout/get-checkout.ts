import { checkoutToWire } from './wire.ts';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import type { CheckoutRead } from '../ports/store.ts';

export const getCheckout: ReadOperation<'getCheckout'> = async (context, request) => {
  const read = await readCheckout(context, request.parameters.slug);
  const healthOf = await context.railsHealth.read(read.payment.livemode);
  return succeeded(200, { checkout: checkoutToWire(context, read, healthOf) });
};

/** @throws GatewayError `CHECKOUT_NOT_FOUND` */
export async function readCheckout(context: Context, slug: string): Promise<CheckoutRead> {
  const read = await context.store.read.checkoutBySlug(slug);
  if (read === null) throw new GatewayError('CHECKOUT_NOT_FOUND');
  return read;
}
