import { succeeded } from '../kernel/answer.ts';
import { redirectOf } from './wire.ts';
import { checkoutPaymentToWire } from '../payments/wire.ts';
import type { Operation } from '../kernel/operation.ts';
import { decideCancel } from '../payments/cancel-payment.ts';
import { perform } from '../kernel/perform.ts';
import { idempotencyOf } from '../kernel/replay.ts';
import { readCheckout } from './get-checkout.ts';

/** Cancels as the customer. Whoever holds the slug may; nobody can while an attempt is under way. */
export const cancelCheckout: Operation<'cancelCheckout'> = (context, request) =>
  perform(context, {
    idempotent: idempotencyOf(context, 'cancelCheckout', request, 'public'),
    decide: async () => {
      const { payment } = await readCheckout(context, request.parameters.slug);
      const by = { who: 'customer', reason: request.body?.reason ?? null } as const;
      return decideCancel(context, payment, by, (canceled) =>
        succeeded(200, { payment: checkoutPaymentToWire(canceled), redirect_url: redirectOf(context, canceled) }),
      );
    },
  });
