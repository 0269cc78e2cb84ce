import { z } from 'zod';
import { clearing, describing, widening } from '../basics/absence.ts';
import { typedBody } from '../basics/body.ts';
import { createdAt, isoCurrency, livemode, updatedAt } from '../basics/fields.ts';
import { LIMITS } from '../basics/limits.ts';
import { modeFields, moment, pageFields, periodFields } from '../basics/schemas.ts';
import { amount, currency } from '../basics/money.ts';
import { lineText, timestamp } from '../basics/text.ts';
import { aliased, typed } from '../basics/typed.ts';
import { checkoutMerchant } from '../checkout/schemas.ts';
import { PAYMENT_LINK_STATUSES } from './values.ts';
import type * as types from './types.ts';

const publicFields = {
  slug: z.string().describe('Public identifier in `url`.'),
  description: z.string().describe('What is sold; shown on the page and copied to each payment.'),
  amount: amount.nullable().describe('Null: the customer enters the amount.'),
  amount_min: amount.nullable().describe('Bounds of the amount that a customer may enter; null: those of any payment.'),
  amount_max: amount.nullable().describe('The greatest amount that a customer may enter; null: as the rails allow.'),
  currency: isoCurrency,
  status: z.enum(PAYMENT_LINK_STATUSES).describe('Current status.'),
  livemode,
};

/** A merchant's reusable page: each customer who opens it gets a payment intent of their own. */
export const paymentLink = typed<types.PaymentLink>('PaymentLink').component({
  ...publicFields,
  id: z.string().describe('`plink_…`'),
  url: z.string().describe('The page to share or print.'),
  active: z.boolean().describe('Whether the merchant has enabled it. `status` says whether it accepts payments.'),
  expires_at: timestamp.nullable().describe('When it stops opening; null: never.'),
  max_payments: z.int().nullable().describe('How many payments it accepts; null: any number.'),
  payments_counted: z
    .int()
    .describe('Its payments that count towards `max_payments`: paid, or in progress at a provider.'),
  payments_paid: z.int().describe('Its payments that were paid, refunded ones too.'),
  amount_paid: z.int().describe('Sum of its payments that were paid, in minor units; refunds are not deducted.'),
  created_at: createdAt,
  updated_at: updatedAt,
});

/** A payment link as its visitors see it. */
export const publicPaymentLink = typed<types.PublicPaymentLink>('PublicPaymentLink').component({
  ...publicFields,
  merchant: checkoutMerchant.describe('The merchant.'),
});

const description = lineText(LIMITS.descriptionLengthMax, 1);
const maxPayments = z.int().min(1).max(LIMITS.paymentLinkPaymentsMax);

/** Parameters to create a payment link. Amounts never change afterwards: they may be printed. */
export const paymentLinkCreateParams = typedBody<types.PaymentLinkCreateParams, types.PaymentLinkCreate>(
  'PaymentLinkCreateParams',
  'PaymentLinkCreate',
).object({
  description: description.describe('1 … 255 characters.'),
  amount: widening(amount).describe(
    'Fixed, in the minor unit of the currency. XAF has none: 5000 is 5 000 FCFA. Without it, the customer enters the amount.',
  ),
  amount_min: widening(amount).describe('Bounds of what a customer may enter.'),
  amount_max: widening(amount).describe('The greatest amount that a customer may enter.'),
  currency: currency.describe('ISO 4217 code; optional while a single currency is configured.'),
  expires_at: widening(moment).describe('In the future.'),
  max_payments: widening(maxPayments).describe('1 … 1 000 000.'),
});

/** What may change of a payment link; at least one field. Payments that exist already stay as they are. */
export const paymentLinkUpdateParams = typedBody<types.PaymentLinkUpdateParams, types.PaymentLinkUpdate>(
  'PaymentLinkUpdateParams',
  'PaymentLinkUpdate',
).change({
  description: describing(description).describe('At most 255 characters.'),
  active: widening(z.boolean()).describe('False: closed to new payments.'),
  expires_at: clearing(moment).describe('null: it does not expire.'),
  max_payments: clearing(maxPayments).describe('null: any number.'),
});

export const paymentLinkListQuery = typed<types.PaymentLinkListQuery>('PaymentLinkListQuery').strict({
  ...pageFields,
  ...modeFields,
  ...periodFields,
  active: aliased(
    'boolean',
    z.enum(['true', 'false']).transform((value) => value === 'true'),
  )
    .optional()
    .describe('Only those that are switched on, or off.'),
});

/** What a visitor sends to pay. */
export const paymentLinkOpenParams = typedBody<types.PaymentLinkOpenParams>('PaymentLinkOpenParams').object({
  amount: widening(amount).describe('Required where the link has no fixed amount, and only there.'),
});

/** The visitor's own payment. */
export const paymentLinkOpened = typed<types.PaymentLinkOpened>('PaymentLinkOpened').object({
  slug: z.string().describe('Of the checkout.'),
  checkout_url: z.string().describe('Where the visitor pays.'),
});
