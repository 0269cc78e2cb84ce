import { z } from 'zod';
import { LIMITS } from '../basics/limits.ts';
import { amount, storedAmount } from '../basics/money.ts';
import { idempotencyKey, text, timestamp } from '../basics/text.ts';
import { failureCode } from '../payments/schemas.ts';
import { type Refund, REFUND_STATUSES, type RefundRecord } from './types.ts';

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
