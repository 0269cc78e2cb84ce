import { z } from 'zod';
import { LIMITS } from '../names/limits.ts';
import type { MerchantFees, MerchantSettlementTerms } from '../names/resources.ts';
import { FEE_REFUND_POLICIES, SETTLEMENT_SCHEDULES } from '../names/statuses.ts';
import { storedAmount } from './payments.ts';
import { CHANGE_NOTHING, changesSomething, idempotencyKey, timestamp } from './text.ts';

const refundPolicy = z.enum(FEE_REFUND_POLICIES);
const schedule = z.enum(SETTLEMENT_SCHEDULES);

export const merchantFees = z
  .object({
    basis_points: z.int(),
    fixed: storedAmount,
    minimum: storedAmount,
    maximum: storedAmount.nullable(),
    refund_policy: refundPolicy,
  })
  .meta({ id: 'MerchantFees' }) satisfies z.ZodType<MerchantFees>;

export const merchantSettlementTerms = z
  .object({
    delay_seconds: z.int(),
    schedule,
    minimum: storedAmount,
    next_at: timestamp.nullable(),
  })
  .meta({ id: 'MerchantSettlementTerms' }) satisfies z.ZodType<MerchantSettlementTerms>;

const feePart = z.int().min(0).max(LIMITS.amountMax);

/** What is absent stays. That `minimum` does not pass `maximum` is checked on what they are together. */
export const merchantTermsParams = z
  .strictObject({
    fees: z
      .strictObject({
        basis_points: z.int().min(0).max(10_000).optional().describe('Hundredths of a percent: 250 is 2.5 %.'),
        fixed: feePart.optional(),
        minimum: feePart.optional(),
        maximum: feePart.nullable().optional().describe('null: no upper bound.'),
        refund_policy: refundPolicy.optional(),
      })
      .refine(changesSomething, CHANGE_NOTHING)
      .optional(),
    settlement: z
      .strictObject({
        delay_seconds: z
          .int()
          .min(0)
          .max(LIMITS.settlementDelaySecondsMax)
          .optional()
          .describe('How long the credit of a payment stays pending, up to 90 days; for payments from now on.'),
        schedule: schedule.optional(),
        minimum: z.int().min(1).max(LIMITS.amountMax).optional().describe('Smaller balances wait for the next time.'),
      })
      .refine(changesSomething, CHANGE_NOTHING)
      .optional(),
    idempotency_key: idempotencyKey.optional(),
  })
  .refine(changesSomething, CHANGE_NOTHING);
