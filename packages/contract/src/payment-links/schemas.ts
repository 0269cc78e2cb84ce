import { z } from 'zod';
import { clearing, describing, widening } from '../basics/absence.ts';
import { LIMITS } from '../basics/limits.ts';
import { periodFields, modeFields, moment, pageFields } from '../basics/lists.ts';
import { amount, currency } from '../basics/money.ts';
import { CHANGE_NOTHING, changesSomething, lineText, optionalIdempotencyKey, timestamp } from '../basics/text.ts';
import { typed, typedBody } from '../basics/typed.ts';
import { checkoutMerchant } from '../checkout/schemas.ts';
import {
  PAYMENT_LINK_STATUSES,
  type PaymentLink,
  type PaymentLinkCreateParams,
  type PaymentLinkListQuery,
  type PaymentLinkOpened,
  type PaymentLinkOpenParams,
  type PaymentLinkUpdateParams,
  type PublicPaymentLink,
} from './types.ts';

const publicFields = {
  slug: z.string(),
  description: z.string(),
  amount: amount.nullable().describe('Null: the customer enters the amount.'),
  amount_min: amount.nullable(),
  amount_max: amount.nullable(),
  currency: z.string(),
  status: z.enum(PAYMENT_LINK_STATUSES),
  livemode: z.boolean(),
};

export const paymentLink = typed<PaymentLink>()(
  z
    .object({
      ...publicFields,
      id: z.string(),
      url: z.string(),
      active: z.boolean(),
      expires_at: timestamp.nullable(),
      max_payments: z.int().nullable(),
      payments_counted: z
        .int()
        .describe('Its payments that count towards `max_payments`: paid, or in progress at a provider.'),
      payments_paid: z.int(),
      amount_paid: z.int().describe('Sum of its payments that were paid, in minor units; refunds are not deducted.'),
      created_at: timestamp,
      updated_at: timestamp,
    })
    .meta({ id: 'PaymentLink' }),
);

export const publicPaymentLink = typed<PublicPaymentLink>()(
  z.object({ ...publicFields, merchant: checkoutMerchant }).meta({ id: 'PublicPaymentLink' }),
);

const description = lineText(LIMITS.descriptionLengthMax, 1);
const maxPayments = z.int().min(1).max(LIMITS.paymentLinkPaymentsMax);

export const paymentLinkCreateParams = typedBody<PaymentLinkCreateParams, PaymentLinkCreateParams<string>>()(
  z.strictObject({
    description,
    amount: widening(amount),
    amount_min: widening(amount),
    amount_max: widening(amount),
    currency,
    expires_at: widening(moment),
    max_payments: widening(maxPayments),
    idempotency_key: optionalIdempotencyKey,
  }),
);

export const paymentLinkUpdateParams = typedBody<PaymentLinkUpdateParams, PaymentLinkUpdateParams<string>>()(
  z
    .strictObject({
      description: describing(description),
      active: widening(z.boolean()),
      expires_at: clearing(moment).describe('null: it does not expire.'),
      max_payments: clearing(maxPayments).describe('null: any number.'),
      idempotency_key: optionalIdempotencyKey,
    })
    .refine(changesSomething, CHANGE_NOTHING),
);

export const paymentLinkListQuery = typed<PaymentLinkListQuery>()(
  z.strictObject({
    ...pageFields,
    ...modeFields,
    ...periodFields,
    active: z
      .enum(['true', 'false'])
      .transform((value) => value === 'true')
      .optional(),
  }),
);

export const paymentLinkOpenParams = typedBody<PaymentLinkOpenParams>()(
  z.strictObject({ amount: widening(amount), idempotency_key: optionalIdempotencyKey }),
);

export const paymentLinkOpened = typed<PaymentLinkOpened>()(z.object({ slug: z.string(), checkout_url: z.string() }));
