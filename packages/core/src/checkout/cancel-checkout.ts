import { readCheckout } from './get-checkout.ts';
import { redirectOf } from './wire.ts';
import type { WriteOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import { decideCancel } from '../payments/cancel-payment.ts';
import { checkoutPaymentToWire } from '../payments/wire.ts';

/** Cancels as the customer. Any holder of the slug may cancel, unless an attempt is in progress. */
export const cancelCheckout: WriteOperation<'cancelCheckout'> = {
  replay: { scope: () => 'public' },
  async decide(context, { parameters, body }) {
    const { payment } = await readCheckout(context, parameters.slug);
    const by = { who: 'customer', reason: body?.reason ?? null } as const;
    return decideCancel(context, payment, by, (canceled) => {
      const redirectUrl = redirectOf(context, canceled);
      if (redirectUrl === null) throw new Error('a canceled payment leads back to the shop, or to its result page');
      return succeeded(200, { payment: checkoutPaymentToWire(context, canceled), redirect_url: redirectUrl });
    });
  },
};
