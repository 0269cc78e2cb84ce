import type { BodyOf } from '@mitako/contract';
import { chosenCurrency } from '../basics/currency.ts';
import { invalidField } from '../errors.ts';
import { merchantOf } from '../kernel/callers.ts';
import type { WriteOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import type { PaymentLink } from '../model.ts';
import { refusePast } from './refuse-past.ts';
import { paymentLinkToWire } from './wire.ts';

/** Characters of a slug, 71 random bits: it is printed and read out, and opens only public pages. */
const SLUG_LENGTH = 12;

/** Creates a payment link. It reads nothing. */
export const createPaymentLink: WriteOperation<'createPaymentLink'> = {
  replay: { when: 'late' },
  decide(context, { caller, body }) {
    refuseContradiction(body);
    refusePast(context, body.expires_at);
    const nowMs = context.clock.now();
    const link: PaymentLink = {
      id: context.ids.next('paymentLink', merchantOf(caller).merchantId),
      slug: context.ids.secret(SLUG_LENGTH),
      ...merchantOf(caller),
      description: body.description,
      amount: body.amount ?? null,
      amountMin: body.amount_min ?? null,
      amountMax: body.amount_max ?? null,
      currency: chosenCurrency(context, body.currency),
      isActive: true,
      expiresAtMs: body.expires_at ?? null,
      paymentsMax: body.max_payments ?? null,
      paymentsCounted: 0,
      paymentsPaid: 0,
      amountPaid: 0,
      createdAtMs: nowMs,
      updatedAtMs: nowMs,
      version: 1,
    };
    return {
      changes: [{ type: 'payment_link.insert', paymentLink: link }],
      answer: succeeded(201, { payment_link: paymentLinkToWire(context, link) }),
    };
  },
};

/** @throws GatewayError `VALIDATION_ERROR` for bounds beside a fixed amount, or in the wrong order */
function refuseContradiction({ amount, amount_min: min, amount_max: max }: BodyOf<'createPaymentLink'>): void {
  for (const [field, value] of Object.entries({ amount_min: min, amount_max: max })) {
    if (amount !== undefined && value !== undefined) {
      throw invalidField(field, 'conflict', 'must be left out beside a fixed amount');
    }
  }
  if (min !== undefined && max !== undefined && min > max) {
    throw invalidField('amount_max', 'conflict', 'must be at least "amount_min"');
  }
}
