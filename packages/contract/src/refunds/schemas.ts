import { z } from 'zod';
import { describing, widening } from '../basics/absence.ts';
import { typedBody } from '../basics/body.ts';
import {
  createdAt,
  isoCurrency,
  livemode,
  merchantId,
  nullableString,
  paymentId,
  updatedAt,
} from '../basics/fields.ts';
import { LIMITS } from '../basics/limits.ts';
import { operatorFields, pageFields, periodFields } from '../basics/schemas.ts';
import { amount, storedAmount } from '../basics/money.ts';
import { idParameter, linesText } from '../basics/text.ts';
import { typed } from '../basics/typed.ts';
import { failureCode, ofPayment } from '../payments/schemas.ts';
import { railDetail } from '../rails/schemas.ts';
import { REFUND_SOURCES, REFUND_STATUSES } from './values.ts';
import type * as types from './types.ts';

const refundFields = {
  id: z.string().describe('`rfd_…`'),
  payment_id: paymentId,
  dispute_id: nullableString.describe(
    "`dsp_…`, the lost dispute whose money it returns; null for other refunds. It takes nothing from the merchant's balance, and is not part of `amount_refunded`.",
  ),
  amount,
  currency: isoCurrency,
  status: z.enum(REFUND_STATUSES).describe('Current status.'),
  reason: nullableString.describe("Why, in the merchant's words; null without any."),
  failure_code: failureCode.nullable().describe('Why it failed; null unless it did.'),
  livemode,
  transaction_id: nullableString.describe('The ledger transfer that moved the money; null until then.'),
  fee_returned: storedAmount.describe("The part of the payment's fee that this refund returns to the merchant."),
  created_at: createdAt,
  updated_at: updatedAt,
};

export const refund = typed<types.Refund>('Refund').component(refundFields);

/** Data of `refund.*` events. */
export const refundEventData = z.object({ ...refundFields, ...ofPayment }).meta({ id: 'RefundEventData' });

export const refundRecordFields = {
  ...refundFields,
  merchant_id: merchantId,
  answered_by: z
    .enum(REFUND_SOURCES)
    .nullable()
    .describe('Who said how it ended; null while it is pending, and for wallets.'),
  rail_detail: railDetail.nullable().describe("The provider's own words about its outcome; null: none."),
};

/** A refund as the operator sees it. */
export const refundRecord = typed<types.RefundRecord>('RefundRecord').component(refundRecordFields);

export const refundCreateParams = typedBody<types.RefundCreateParams>('RefundCreateParams').object({
  amount: widening(amount).describe('Default: what is left to refund.'),
  reason: describing(linesText(LIMITS.descriptionLengthMax)).describe('At most 255 characters.'),
});

const refundFilters = {
  ...operatorFields,
  ...periodFields,
  status: z.enum(REFUND_STATUSES).optional().describe('Only those with this status.'),
  payment_id: idParameter.optional().describe('Only those of this payment.'),
};

/** Filters of the operator's refund list. */
export const refundListQuery = typed<types.RefundListQuery>('RefundListQuery').strict({
  ...pageFields,
  ...refundFilters,
});

/** Filters of the file of refunds: those of the list. */
export const refundExportQuery = typed<types.RefundExportQuery>('RefundExportQuery').strict(refundFilters);

export const refundResolveParams = typedBody<types.RefundResolveParams>('RefundResolveParams').object({
  outcome: z.enum(['succeeded', 'failed']).describe("The operator's finding."),
  failure_code: describing(failureCode).describe('With `failed`; default: `provider_error`.'),
});
