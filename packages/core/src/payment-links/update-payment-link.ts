import { merchantOf } from '../kernel/callers.ts';
import { deciding } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import type { PaymentLink } from '../model.ts';
import { ownPaymentLink } from './read-payment-links.ts';
import { refusePast } from './refuse-past.ts';
import { paymentLinkToWire } from './wire.ts';

/** Changes, activates or deactivates a link. Payments that exist already stay as they are, and may be paid. */
export const updatePaymentLink = deciding<'updatePaymentLink'>(async (context, { caller, parameters, body }) => {
  refusePast(context, body.expires_at);
  const link = await ownPaymentLink(context, parameters.payment_link_id, merchantOf(caller));
  const next: PaymentLink = {
    ...link,
    description: body.description ?? link.description,
    isActive: body.active ?? link.isActive,
    expiresAtMs: body.expires_at === undefined ? link.expiresAtMs : body.expires_at,
    paymentsMax: body.max_payments === undefined ? link.paymentsMax : body.max_payments,
    updatedAtMs: Math.max(link.updatedAtMs, context.clock.now()),
    version: link.version + 1,
  };
  return {
    changes: [{ type: 'payment_link.update', paymentLink: next, fromVersion: link.version }],
    answer: succeeded(200, { payment_link: paymentLinkToWire(context, next) }),
  };
});
