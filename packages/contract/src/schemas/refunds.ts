import { z } from 'zod';
import { LIMITS } from '../names/limits.ts';
import type { Refund, RefundRecord } from '../names/resources.ts';
import { REFUND_STATUSES } from '../names/statuses.ts';
import { amount, failureCode, storedAmount } from './payments.ts';
import { idempotencyKey, text, timestamp } from './text.ts';

const refundFields = {
  id: z.string(),
  payment_id: z.string(),
  amount,
  currency: z.string(),
  status: z.enum(REFUND_STATUSES),
  reason: z.string().nullable(),
  failure_code: failureCode.nullable(),
  livemode: z.boolean(),
  transaction_id: z.string().nullable(),
  fee_returned: storedAmount,
  created_at: timestamp,
  updated_at: timestamp,
};

export const refund = z.object(refundFields).meta({ id: 'Refund' }) satisfies z.ZodType<Refund>;

export const refundRecord = z
  .object({ ...refundFields, merchant_id: z.string() })
  .meta({ id: 'RefundRecord' }) satisfies z.ZodType<RefundRecord>;

export const refundParams = z.strictObject({
  amount: amount.optional().describe('What is left to refund when absent.'),
  reason: text(LIMITS.descriptionLengthMax).optional(),
  idempotency_key: idempotencyKey.optional(),
});
