import { z } from 'zod';
import { describing, widening } from '../basics/absence.ts';
import { LIMITS } from '../basics/limits.ts';
import { periodFields, modeFields, moment, operatorModeFields, pageFields, queryInteger } from '../basics/lists.ts';
import { amount, currency, storedAmount } from '../basics/money.ts';
import { setParameter } from '../basics/sets.ts';
import {
  exactText,
  idParameter,
  lineText,
  linesText,
  optionalIdempotencyKey,
  text,
  timestamp,
  webUrl,
} from '../basics/text.ts';
import { typed, typedBody } from '../basics/typed.ts';
import { LOCALES } from '../basics/types.ts';
import { PROVIDER_ID } from '../rails/types.ts';
import {
  type FailureCode,
  FAILURES,
  type LegacyError,
  type LegacyFault,
  type LegacyStatus,
  type Payment,
  PAYMENT_EVENT_FIELDS,
  PAYMENT_METHOD_TYPES,
  PAYMENT_STATUSES,
  type PaymentCancelParams,
  type PaymentCreated,
  type PaymentCreate,
  type PaymentCreateParams,
  type PaymentEventField,
  type PaymentExportQuery,
  type PaymentListQuery,
  type PaymentMethod,
  type MerchantPaymentListQuery,
  type PaymentRecord,
  type PaymentTotals,
  type PaymentTotalsQuery,
} from './types.ts';

export const failureCode = z.enum(Object.keys(FAILURES) as [FailureCode, ...FailureCode[]]);

export const locale = z.enum(LOCALES);

export const provider = z.string().regex(PROVIDER_ID, 'must be the id of a provider, such as mtn_momo');

export const metadata = z
  .record(exactText(LIMITS.metadataKeyLengthMax, 1), exactText(LIMITS.metadataValueLengthMax, 0, 'exact_lines'))
  .refine((value) => Object.keys(value).length <= LIMITS.metadataKeysMax, { message: 'must have at most 50 keys' })
  .meta({ maxProperties: LIMITS.metadataKeysMax });

/** Body of `POST /gateway/payments`. The engine rejects currencies that it does not support. */
export const paymentCreateParams = typedBody<PaymentCreate, PaymentCreateParams>()(
  z.strictObject({
    amount,
    currency,
    description: describing(lineText(LIMITS.descriptionLengthMax)),
    customer_reference: describing(exactText(LIMITS.customerReferenceLengthMax)),
    return_url: describing(webUrl),
    cancel_url: describing(webUrl),
    metadata: describing(metadata).default({}),
    expires_in: widening(z.int().min(LIMITS.paymentLifeSecondsMin).max(LIMITS.paymentLifeSecondsMax)).default(
      LIMITS.paymentLifeSecondsDefault,
    ),
    locale: describing(locale),
    max_attempts: widening(z.int().min(1).max(LIMITS.attemptsMax)).default(LIMITS.attemptsDefault),
    idempotency_key: optionalIdempotencyKey,
  }),
);

export const paymentMethod = typed<PaymentMethod>()(
  z.object({
    type: z.enum(PAYMENT_METHOD_TYPES),
    provider: provider.nullable(),
    label: z.string().nullable(),
    phone_masked: z.string().nullable(),
  }),
);

const paymentFields = {
  id: z.string(),
  slug: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  amount,
  currency: z.string(),
  description: z.string().nullable(),
  customer_reference: z.string().nullable(),
  return_url: z.string().nullable(),
  cancel_url: z.string().nullable(),
  checkout_url: z.string(),
  payment_link_id: z.string().nullable(),
  livemode: z.boolean(),
  locale: locale.nullable(),
  created_at: timestamp,
  updated_at: timestamp,
  expires_at: timestamp,
  succeeded_at: timestamp.nullable(),
  transaction_id: z.string().nullable(),
  amount_refunded: storedAmount,
  amount_refund_pending: storedAmount,
  amount_disputed: storedAmount,
  fee: storedAmount,
  fee_returned: storedAmount,
  net_amount: z.int(),
  payment_method: paymentMethod.nullable(),
  failure_code: failureCode.nullable(),
  failure_message: z.string().nullable(),
  attempts_count: z.int(),
  attempts_left: z.int(),
  metadata: z.record(z.string(), z.string()),
  version: z.int(),
};

export const payment = typed<Payment>()(z.object(paymentFields).meta({ id: 'Payment' }));

const paymentEventFields = Object.fromEntries(PAYMENT_EVENT_FIELDS.map((name) => [name, paymentFields[name]])) as Pick<
  typeof paymentFields,
  PaymentEventField
>;

/** Data of `payment.*` events. */
export const paymentEventData = z.object(paymentEventFields).meta({ id: 'PaymentEventData' });

const failedPaymentFields = {
  ...paymentEventFields,
  failure_code: failureCode.nullable(),
  failure_message: z.string().nullable(),
};

/** Data of `payment.failed`. */
export const failedPaymentData = z.object(failedPaymentFields).meta({ id: 'FailedPaymentData' });

/** Data of `payment.attempt_failed`. */
export const failedAttemptData = z
  .object({ ...failedPaymentFields, attempt_id: z.string(), attempts_left: z.int() })
  .meta({ id: 'FailedAttemptData' });

/** Data of `payment.refunded`. */
export const refundedPaymentData = z
  .object({ ...paymentEventFields, refund_id: z.string(), refund_amount: amount, amount_refunded: storedAmount })
  .meta({ id: 'RefundedPaymentData' });

/** The payment of a refund or a dispute, in its events. */
export const ofPayment = { slug: paymentFields.slug, customer_reference: paymentFields.customer_reference };

export const paymentRecord = typed<PaymentRecord>()(
  z.object({ ...paymentFields, merchant_id: z.string() }).meta({ id: 'PaymentRecord' }),
);

export const paymentCreated = typed<PaymentCreated>()(z.object({ payment, checkout_url: z.string() }));

/** `status` repeated or comma-separated; `cancelled` is accepted for `canceled`. */
export const statusFilter = setParameter(PAYMENT_STATUSES, { cancelled: 'canceled' });

const amountFilter = queryInteger.pipe(amount).describe('Exactly this amount, in the minor unit of the currency.');

/** What the payment list and its totals may be narrowed by, beside the status. */
const paymentFilters = {
  ...modeFields,
  method: provider
    .optional()
    .describe(
      'The payment method used, or attempted last: `wallet`, `mobile_money`, `cash`, or a provider such as `mtn_momo`.',
    ),
  amount: amountFilter.optional(),
  customer_reference: text(LIMITS.customerReferenceLengthMax, 1).optional(),
  transaction_id: text(64, 1).optional(),
  payment_link_id: idParameter.optional(),
  customer: idParameter.optional().describe('Id of a customer; one that is not found has no payments.'),
  phone_ending: z
    .string()
    .regex(/^\d{3}$/, 'must be the three digits that end phone_masked')
    .optional(),
  q: text(LIMITS.searchLengthMax, 1)
    .optional()
    .describe(
      "Searches for a payment id, transaction id, slug, checkout URL, amount, phone number (a whole one, or its last three or four digits), the e-mail address of the payer's wallet account, or words of `customer_reference` and `description`. All words must be there, in any order, regardless of case and accents; the first eight count. A word matches as the beginning of a word. A number matches a whole number or its last 4 to 8 digits, and as a beginning only where no payment has it; `CMD1042` is `CMD` and `1042`. A single letter only narrows what other words match. Of a payment, the first 16 words and endings are searched, those of the reference first, and of a word its first 32 characters. A page may contain fewer payments than there are: see `has_more`.",
    ),
  ...periodFields,
  succeeded_from: moment.optional().describe('Only payments paid at this time or later.'),
  succeeded_to: moment.optional().describe('Only payments paid before this time.'),
};

/** Filters of the payment list. */
export const paymentListQuery = typed<PaymentListQuery>()(
  z.strictObject({
    ...pageFields,
    ...paymentFilters,
    status: statusFilter.optional(),
  }),
);

export const paymentExportQuery = typed<PaymentExportQuery>()(
  z.strictObject({ ...paymentFilters, status: statusFilter.optional() }),
);

export const paymentTotalsQuery = typed<PaymentTotalsQuery>()(z.strictObject(paymentFilters));

export const paymentTotals = typed<PaymentTotals>()(
  z.object({
    totals: z.array(
      z
        .object({
          status: z.enum(PAYMENT_STATUSES),
          payments_count: z.int(),
          sums: z.array(z.object({ currency: z.string(), amount: storedAmount, amount_refunded: storedAmount })),
          truncated: z.boolean(),
        })
        .meta({ id: 'PaymentTotal' }),
    ),
  }),
);

/** Filters of an operator's list of a merchant's payments. */
export const merchantPaymentListQuery = typed<MerchantPaymentListQuery>()(
  z.strictObject({ ...pageFields, ...operatorModeFields, ...periodFields, status: statusFilter.optional() }),
);

export const paymentCancelParams = typedBody<PaymentCancelParams>()(
  z.strictObject({
    reason: describing(linesText(LIMITS.descriptionLengthMax)),
    idempotency_key: optionalIdempotencyKey,
  }),
);

/** Success body of the legacy status route (specification, "Legacy payment status result"). */
export const legacyStatus = typed<LegacyStatus>()(
  z
    .object({
      message: z.object({ code: z.literal(200), success: z.array(z.string()) }),
      data: z.object({
        token: z.string(),
        trx_id: z.string(),
        payer: z.object({ username: z.string(), email: z.string() }),
        custom: z.string(),
        status: z.enum(PAYMENT_STATUSES),
        amount,
        currency: z.string(),
        amount_refunded: storedAmount,
      }),
      type: z.literal('success'),
    })
    .meta({ id: 'LegacyStatus' }),
);

/** Response to an invalid payment token, with status 403 (specification, "Errors"). */
export const legacyError = typed<LegacyError>()(
  z
    .object({
      message: z.object({ code: z.literal(403), error: z.array(z.string()) }),
      data: z.array(z.never()),
      type: z.literal('error'),
    })
    .meta({ id: 'LegacyError' }),
);

/** Fields that every other error of the legacy route has beside the API's error body. */
export const legacyFault = typed<LegacyFault>()(
  z
    .object({
      message: z.object({ code: z.int(), error: z.array(z.string()) }),
      data: z.array(z.never()),
      type: z.literal('error'),
    })
    .meta({ id: 'LegacyFault' }),
);
