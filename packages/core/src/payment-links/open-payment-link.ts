import { LIMITS } from '@mitako/contract/names';
import { invalidField } from '../errors.ts';
import { deciding, refuse } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import type { PaymentLink } from '../model.ts';
import { paymentFrom } from '../payments/create-payment.ts';
import { createdChanges } from '../payments/created-changes.ts';
import { checkoutUrl } from '../payments/wire.ts';
import { paymentLinkBySlug } from './read-payment-links.ts';
import { statusOf } from './status.ts';

/**
 * Creates a visitor's payment, on behalf of the link's merchant. It takes no place of the link before money is requested
 * for: opening many takes nothing from others. An idempotency key is the visitor's form: sent twice, it opens one
 * payment.
 */
export const openPaymentLink = deciding<'openPaymentLink'>(async (context, { parameters, body }, { round }) => {
  const { link } = await paymentLinkBySlug(context, parameters.slug);
  const nowMs = context.clock.now();
  const status = statusOf(link, nowMs);
  if (status !== 'active') return refuse('PAYMENT_LINK_CLOSED', { status });
  const amount = amountFor(link, body?.amount);
  const isCounted = !link.livemode && round === 1;
  const limited = isCounted ? await context.limits?.ofTestPayment(link.merchantId) : null;
  if (limited !== undefined && limited !== null) return { changes: [], answer: limited };
  const payment = paymentFrom(context, link, {
    amount,
    currency: link.currency,
    description: link.description,
    metadata: {},
    expires_in: LIMITS.paymentLinkPaymentLifeMs / 1000,
    max_attempts: LIMITS.attemptsDefault,
    payment_link_id: link.id,
  });
  return {
    changes: [{ type: 'assert.payment_link_open', id: link.id, nowMs }, ...createdChanges(context, payment)],
    answer: succeeded(201, {
      slug: payment.slug,
      checkout_url: checkoutUrl(payment, context.settings.publicUrl),
    }),
    onBehalfOf: link,
  };
});

/** @throws GatewayError `VALIDATION_ERROR` for an amount beside a fixed one, or none or one out of bounds without */
function amountFor(link: PaymentLink, entered: number | undefined): number {
  if (link.amount !== null) {
    if (entered !== undefined)
      throw invalidField('amount', 'conflict', 'must be left out: this link has a fixed amount');
    return link.amount;
  }
  if (entered === undefined) throw invalidField('amount', 'required', 'is required');
  const { amountMin, amountMax } = link;
  if (amountMin !== null && entered < amountMin) throw invalidField('amount', 'min', `must be at least ${amountMin}`);
  if (amountMax !== null && entered > amountMax) throw invalidField('amount', 'max', `must be at most ${amountMax}`);
  return entered;
}
