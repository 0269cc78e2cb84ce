import { z } from 'zod';
import { describing, widening } from '../basics/absence.ts';
import { typedBody } from '../basics/body.ts';
import { createdAt, isoCurrency, livemode, merchantId, nullableString, updatedAt } from '../basics/fields.ts';
import { LIMITS } from '../basics/limits.ts';
import {
  modeFields,
  moment,
  operatorModeFields,
  operatorPageFields,
  pageFields,
  periodFields,
  queryInteger,
} from '../basics/schemas.ts';
import { amount, currency, storedAmount } from '../basics/money.ts';
import { setParameter } from '../basics/sets.ts';
import { exactText, idParameter, linesText, lineText, text, timestamp, webUrl } from '../basics/text.ts';
import { typed } from '../basics/typed.ts';
import { LOCALES } from '../basics/values.ts';
import { PROVIDER_ID } from '../rails/values.ts';
import {
  type FailureCode,
  FAILURES,
  PAYMENT_EVENT_FIELDS,
  PAYMENT_METHOD_TYPES,
  PAYMENT_STATUSES,
  type PaymentEventField,
} from './values.ts';
import type * as types from './types.ts';

export const failureCode = z.enum(Object.keys(FAILURES) as [FailureCode, ...FailureCode[]]);

export const locale = z.enum(LOCALES);

export const provider = z.string().regex(PROVIDER_ID, 'must be the id of a provider, such as mtn_momo');

export const metadata = z
  .record(exactText(LIMITS.metadataKeyLengthMax, 1), exactText(LIMITS.metadataValueLengthMax, 0, 'exact_lines'))
  .refine((value) => Object.keys(value).length <= LIMITS.metadataKeysMax, { message: 'must have at most 50 keys' })
  .meta({ maxProperties: LIMITS.metadataKeysMax });

/** Parameters to create a payment intent. */
export const paymentCreateParams = typedBody<types.PaymentCreateParams, types.PaymentCreate>(
  'PaymentCreateParams',
  'PaymentCreate',
).object({
  amount: amount.describe('1 … 99 999 999, in the minor unit of the currency. XAF has none: 5000 is 5 000 FCFA.'),
  currency: currency.describe(
    'ISO 4217 code; optional while a single currency is configured. A string, because each gateway configures its own currencies: another one is a `VALIDATION_ERROR`. The client refuses literals other than XAF.',
  ),
  description: describing(lineText(LIMITS.descriptionLengthMax)).describe('At most 255 characters.'),
  customer_reference: describing(exactText(LIMITS.customerReferenceLengthMax)).describe('At most 255 characters.'),
  return_url: describing(webUrl).describe('Absolute; `https` in live mode; at most 2 048 characters.'),
  cancel_url: describing(webUrl).describe('Where the customer returns to without having paid. Default: `return_url`.'),
  metadata: describing(metadata).default({}).describe('At most 50 keys of 40 characters with values of 500.'),
  expires_in: widening(z.int().min(LIMITS.paymentLifeSecondsMin).max(LIMITS.paymentLifeSecondsMax))
    .default(LIMITS.paymentLifeSecondsDefault)
    .describe('Lifetime in seconds, 300 … 604 800. Default: 86 400.'),
  locale: describing(locale).describe("Language of the checkout. Default: the customer's own."),
  max_attempts: widening(z.int().min(1).max(LIMITS.attemptsMax))
    .default(LIMITS.attemptsDefault)
    .describe('1 … 5. Default: 3.'),
});

/** The payment method used. Phone numbers are masked. */
export const paymentMethod = typed<types.PaymentMethod>('PaymentMethod').object({
  type: z.enum(PAYMENT_METHOD_TYPES).describe('Wallet, mobile money, card, or cash at an agent.'),
  provider: provider.nullable().describe("The provider's id, such as `mtn_momo`; null for the wallet and for cash."),
  label: nullableString.describe(
    "The provider's label from its rail, `MTN MoMo`, or the formatted id if no configured rail declares it.",
  ),
  phone_masked: nullableString.describe(
    '`••••` and the last four digits, `•••• 6789`; of earlier payments `•••` and three.',
  ),
});

export const paymentFields = {
  id: z.string().describe('`pay_…`'),
  slug: z.string().describe('Public identifier in `checkout_url`; at least 128 random bits.'),
  status: z.enum(PAYMENT_STATUSES).describe('Current status.'),
  amount,
  currency: isoCurrency,
  description: nullableString.describe('What is paid for, shown to the customer.'),
  customer_reference: nullableString.describe("The merchant's own reference; included in webhooks."),
  return_url: nullableString.describe('Where the customer returns to.'),
  cancel_url: nullableString.describe('Where the customer returns to without having paid; null: `return_url`.'),
  checkout_url: z.string().describe('The hosted page on which the customer pays.'),
  payment_link_id: nullableString.describe('`plink_…`, the payment link that it was created from; null without one.'),
  livemode,
  locale: locale.nullable().describe("Language of the checkout; null: the customer's own."),
  created_at: createdAt,
  updated_at: updatedAt,
  expires_at: timestamp.describe('Until then it can be paid.'),
  succeeded_at: timestamp.nullable().describe('When it was paid; null until then.'),
  transaction_id: nullableString.describe('`tx_…`, null until the payment succeeds.'),
  amount_refunded: storedAmount.describe('The sum of refunds that succeeded, in minor units.'),
  amount_refund_pending: storedAmount.describe(
    "The sum of refunds that are pending; it left the merchant's balance and returns if they fail.",
  ),
  amount_disputed: storedAmount.describe('Held by open disputes, or lost to them.'),
  fee: storedAmount.describe('The fee charged when the payment succeeded; 0 before.'),
  fee_returned: storedAmount.describe('The part of the fee that refunds returned, the pending ones included.'),
  net_amount: z
    .int()
    .describe(
      'What the merchant gets for the payment: `amount` − `fee` + `fee_returned` − `amount_refunded` − `amount_refund_pending` − `amount_disputed`; 0 until it is paid. Once all of it is settled, the `net_amount` of its settlement lines add up to it.',
    ),
  payment_method: paymentMethod.nullable().describe('How it was paid, or tried last; null before.'),
  failure_code: failureCode.nullable().describe('Why it failed; null unless it did.'),
  failure_message: nullableString.describe('The same as `failure_code`, as a sentence.'),
  attempts_count: z.int().describe('Number of attempts.'),
  attempts_left: z.int().describe('Attempts that the payer still has; 0 once the payment is final.'),
  metadata: z.record(z.string(), z.string()).describe("The merchant's own strings, never shown to the customer."),
  version: z.int().describe('Incremented with each change: of two copies, the one with the larger version is newer.'),
};

/** A payment intent as its merchant sees it. */
export const payment = typed<types.Payment>('Payment').component(paymentFields);

const paymentEventFields = Object.fromEntries(PAYMENT_EVENT_FIELDS.map((name) => [name, paymentFields[name]])) as Pick<
  typeof paymentFields,
  PaymentEventField
>;

/** Data of `payment.*` events. */
export const paymentEventData = z.object(paymentEventFields).meta({ id: 'PaymentEventData' });

const failedPaymentFields = {
  ...paymentEventFields,
  failure_code: paymentFields.failure_code,
  failure_message: paymentFields.failure_message,
};

/** Data of `payment.failed`. */
export const failedPaymentData = z.object(failedPaymentFields).meta({ id: 'FailedPaymentData' });

/** Data of `payment.attempt_failed`. */
export const failedAttemptData = z
  .object({
    ...failedPaymentFields,
    attempt_id: z.string().describe('`att_…`, the attempt that failed.'),
    attempts_left: z.int().describe('Attempts that the payer still has, at least one.'),
  })
  .meta({ id: 'FailedAttemptData' });

/** Data of `payment.refunded`. */
export const refundedPaymentData = z
  .object({
    ...paymentEventFields,
    refund_id: z.string().describe('`rfd_…`, the refund that succeeded.'),
    refund_amount: amount.describe(
      'Amount of this refund, in the minor unit of the currency. XAF has none: 5000 is 5 000 FCFA.',
    ),
    amount_refunded: paymentFields.amount_refunded,
  })
  .meta({ id: 'RefundedPaymentData' });

/** The payment of a refund or a dispute, in its events. */
export const ofPayment = { slug: paymentFields.slug, customer_reference: paymentFields.customer_reference };

/** A payment as the operator sees it. */
export const paymentRecord = typed<types.PaymentRecord>('PaymentRecord').component({
  ...paymentFields,
  merchant_id: merchantId,
});

export const paymentCreated = typed<types.PaymentCreated>('PaymentCreated').object({
  payment: payment.describe('The payment, as it is now.'),
  checkout_url: z.string().describe('The hosted page on which the customer pays.'),
});

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
  amount: amountFilter.optional().describe('Only payments of this amount.'),
  customer_reference: text(LIMITS.customerReferenceLengthMax, 1)
    .optional()
    .describe('Only payments with this reference.'),
  transaction_id: text(64, 1).optional().describe('Only the payment with this transfer.'),
  payment_link_id: idParameter.optional().describe('Only payments of this payment link, `plink_…`.'),
  customer: idParameter
    .optional()
    .describe('Only payments of this customer, `cus_…`; one that is not found has no payments.'),
  phone_ending: z
    .string()
    .regex(/^\d{3}$/, 'must be the three digits that end phone_masked')
    .optional()
    .describe('The last three digits of `phone_masked`.'),
  q: text(LIMITS.searchLengthMax, 1)
    .optional()
    .describe(
      "Searches for a payment id, transaction id, slug, checkout URL, amount, phone number (a whole one, or its last three or four digits), the e-mail address of the payer's wallet account, or words of `customer_reference` and `description`. All words must be there, in any order, regardless of case and accents; the first eight count. A word matches as the beginning of a word. A number matches a whole number or its last 4 to 8 digits, and as a beginning only where no payment has it; `CMD1042` is `CMD` and `1042`. A single letter only narrows what other words match. Of a payment, the first 16 words and endings are searched, those of the reference first, and of a word its first 32 characters. A page may contain fewer payments than there are: see `has_more`.",
    ),
  ...periodFields,
  succeeded_from: moment.optional().describe('Only what was paid at this time or later.'),
  succeeded_to: moment.optional().describe('Only what was paid before this time.'),
};

/** Filters of the payment list. */
export const paymentListQuery = typed<types.PaymentListQuery>('PaymentListQuery').strict({
  ...pageFields,
  ...paymentFilters,
  status: statusFilter.optional().describe('Repeated, or separated by commas.'),
});

/** Filters of the file of payments: those of the list. */
export const paymentExportQuery = typed<types.PaymentExportQuery>('PaymentExportQuery').strict({
  ...paymentFilters,
  status: statusFilter.optional().describe('Repeated, or separated by commas.'),
});

/** Filters of the totals: those of the list. */
export const paymentTotalsQuery = typed<types.PaymentTotalsQuery>('PaymentTotalsQuery').strict(paymentFilters);

export const paymentTotals = typed<types.PaymentTotals>('PaymentTotals').object({
  totals: z
    .array(
      /** The payments of one status that pass the filters. */
      typed<types.PaymentTotal>('PaymentTotal').component({
        status: z.enum(PAYMENT_STATUSES).describe('Their status.'),
        payments_count: z
          .int()
          .describe('How many there are; with `truncated`, at least that many, so that 0 means unknown.'),
        sums: z
          .array(
            /** Money of one currency, in minor units. */
            typed<types.PaymentSum>('PaymentSum').object({
              currency: isoCurrency,
              amount: storedAmount.describe('Sum of `amount`.'),
              amount_refunded: storedAmount.describe('Sum of `amount_refunded`.'),
            }),
          )
          .describe('Sums by currency; empty where there are none, and where not all were counted.'),
        truncated: z
          .boolean()
          .describe(
            'True: there may be more than were counted, and a payment whose status changed meanwhile may be in two counts.',
          ),
      }),
    )
    .describe("One for each status, in the order of a payment's life."),
});

/** Filters of the operator's list of all payments. */
export const allPaymentsQuery = typed<types.AllPaymentsQuery>('AllPaymentsQuery').strict({
  ...operatorPageFields,
  ...periodFields,
  status: statusFilter.optional().describe('Repeated, or separated by commas.'),
  method: provider
    .optional()
    .describe('The payment method used, or attempted last: `wallet`, `mobile_money`, `card`, `cash`, or a provider.'),
  amount_from: queryInteger.pipe(amount).optional().describe('Only payments of this amount or more.'),
  amount_to: queryInteger.pipe(amount).optional().describe('Only payments of this amount or less.'),
});

/** Filters of an operator's list of a merchant's payments. */
export const merchantPaymentListQuery = typed<types.MerchantPaymentListQuery>('MerchantPaymentListQuery').strict({
  ...pageFields,
  ...operatorModeFields,
  ...periodFields,
  status: statusFilter.optional().describe('Repeated, or separated by commas.'),
});

export const paymentCancelParams = typedBody<types.PaymentCancelParams>('PaymentCancelParams').object({
  reason: describing(linesText(LIMITS.descriptionLengthMax)).describe('At most 255 characters.'),
});

/** Legacy payment status (specification, "Legacy payment status result"). */
export const legacyStatus = typed<types.LegacyStatus>('LegacyStatus').component({
  message: z
    .object({
      code: z.literal(200).describe('HTTP status.'),
      success: z.array(z.string()).describe('Sentences for people.'),
    })
    .describe('Outcome of the call.'),
  data: z
    .object({
      token: z.string().describe('The payment token of the call.'),
      trx_id: z.string().describe('`tx_…`, the ledger transfer.'),
      payer: z
        .object({
          username: z.string().describe('Name, or the masked phone of a mobile-money payer.'),
          email: z.string().describe('E-mail address; empty for mobile money.'),
        })
        .describe('Who paid.'),
      custom: z.string().describe("The merchant's own reference."),
      status: z.enum(PAYMENT_STATUSES).describe('Current status.'),
      amount,
      currency: isoCurrency,
      amount_refunded: storedAmount.describe('The sum of refunds, in minor units.'),
    })
    .describe('The payment.'),
  type: z.literal('success').describe('Always `success`.'),
});

/** Response to an invalid payment token, with status 403 (specification, "Errors"). */
export const legacyError: z.ZodType<types.LegacyError> = typed<types.LegacyError>('LegacyError').component({
  message: z
    .object({
      code: z.literal(403).describe('HTTP status.'),
      error: z.array(z.string()).describe('Sentences for people.'),
    })
    .describe('What was refused.'),
  data: z.array(z.never()).describe('Always empty.'),
  type: z.literal('error').describe('Always `error`.'),
});

/** Fields that every other error of the legacy route has beside the API's error body; `code` is the status. */
export const legacyFault: z.ZodType<types.LegacyFault> = typed<types.LegacyFault>('LegacyFault').component({
  message: z
    .object({
      code: z.int().describe('HTTP status.'),
      error: z.array(z.string()).describe('Sentences for people.'),
    })
    .describe('What was refused.'),
  data: z.array(z.never()).describe('Always empty.'),
  type: z.literal('error').describe('Always `error`.'),
});
