import { z } from 'zod';
import { LIMITS } from '../basics/limits.ts';
import { pageQuery } from '../basics/lists.ts';
import { currencyCode } from '../basics/money.ts';
import { idempotencyKey, text, timestamp } from '../basics/text.ts';
import {
  type Settlement,
  SETTLEMENT_LINE_TYPES,
  SETTLEMENT_STATUSES,
  type SettlementLine,
  type SettlementRecord,
} from './types.ts';

const settlementFields = {
  id: z.string(),
  status: z.enum(SETTLEMENT_STATUSES),
  amount: z.int().min(1),
  currency: z.string(),
  livemode: z.boolean(),
  lines_count: z.int(),
  transaction_id: z.string(),
  closing_transaction_id: z.string().nullable(),
  reference: z.string().nullable(),
  failure_reason: z.string().nullable(),
  created_at: timestamp,
  updated_at: timestamp,
  resolved_at: timestamp.nullable(),
};

export const settlement = z.object(settlementFields).meta({ id: 'Settlement' }) satisfies z.ZodType<Settlement>;

export const settlementRecord = z
  .object({ ...settlementFields, merchant_id: z.string() })
  .meta({ id: 'SettlementRecord' }) satisfies z.ZodType<SettlementRecord>;

export const settlementLine = z
  .object({
    transaction_id: z.string(),
    type: z.enum(SETTLEMENT_LINE_TYPES),
    payment_id: z.string().nullable(),
    refund_id: z.string().nullable(),
    dispute_id: z.string().nullable(),
    settlement_id: z.string().nullable(),
    customer_reference: z.string().nullable(),
    gross: z.int().nullable().describe('What the customer paid; null unless the line is a payment.'),
    fee: z.int().nullable().describe('The fee on it; null unless the line is a payment.'),
    amount: z.int(),
    currency: z.string(),
    created_at: timestamp,
  })
  .meta({ id: 'SettlementLine' }) satisfies z.ZodType<SettlementLine>;

export const linesQuery = z.strictObject({
  ...pageQuery.shape,
  format: z.enum(['json', 'csv']).optional().describe('Goes before `Accept`. CSV is never cut into pages.'),
});

/** `xaf` is taken for `XAF`. */
export const currencyFilter = currencyCode.transform((code) => code.toUpperCase());

export const settleParams = z.strictObject({
  livemode: z.boolean(),
  currency: currencyCode.optional().describe('May be left out where the gateway has one currency.'),
  idempotency_key: idempotencyKey.optional(),
});

export const settlementResolveParams = z.strictObject({
  outcome: z.enum(['paid', 'failed']),
  reference: text(LIMITS.descriptionLengthMax, 1).optional().describe("The operator's own reference of the payout."),
  failure_reason: text(LIMITS.descriptionLengthMax, 1)
    .optional()
    .describe('Why it failed; needed with `failed`, and with that alone.'),
  idempotency_key: idempotencyKey.optional(),
});
