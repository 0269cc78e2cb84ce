import { knownOf, type KnownOfCheckout } from './known.ts';
import { checkoutToWire } from './wire.ts';
import { unappliedFundsOf } from '../attempts/unapplied-funds.ts';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import type { Payment } from '../model.ts';
import type { CheckoutRead } from './reads.ts';

/** Older ones are of the same kind as these. */
const REFUNDS_MAX = 100;

export const getCheckout: ReadOperation<'getCheckout'> = async (context, request) => {
  const read = await readCheckout(context, request.parameters.slug);
  const healthOf = await context.railsHealth.read(read.payment.livemode);
  const known = await readKnown(context, read.payment);
  return succeeded(200, { checkout: checkoutToWire(context, read, { healthOf, known }) });
};

/** The rows that show the source of each statement; none for a payment that succeeded at once. */
async function readKnown(context: Context, payment: Payment): Promise<KnownOfCheckout> {
  const { read } = context.store;
  const isUnpaid = payment.succeededAtMs === null && payment.attemptsCount > 0;
  const [attempts, refunds] = await Promise.all([
    isUnpaid ? read.attemptsOfPayment(payment.id) : [],
    payment.amountRefunded > 0 ? read.refundsOfPayment(payment.id, { limit: REFUNDS_MAX, afterId: null }) : [],
  ]);
  const unapplied = await unappliedFundsOf(context, attempts);
  return knownOf(payment, { attempts, refunds, isReturned: ({ id }) => unapplied.get(id) === 'returned' });
}

/** @throws GatewayError `CHECKOUT_NOT_FOUND` */
export async function readCheckout(context: Context, slug: string): Promise<CheckoutRead> {
  const read = await context.store.read.checkoutBySlug(slug);
  if (read === null) throw new GatewayError('CHECKOUT_NOT_FOUND');
  return read;
}
