import { z } from 'zod';
import { LIMITS } from '../basics/limits.ts';
import { amount } from '../basics/money.ts';
import { idempotencyKey, text, timestamp } from '../basics/text.ts';
import { type Dispute, DISPUTE_STATUSES, type DisputeRecord } from './types.ts';

const disputeFields = {
  id: z.string(),
  payment_id: z.string(),
  amount,
  currency: z.string(),
  status: z.enum(DISPUTE_STATUSES),
  reason: z.string().nullable(),
  livemode: z.boolean(),
  due_at: timestamp,
  evidence: z.string().nullable(),
  evidence_submitted_at: timestamp.nullable(),
  note: z.string().nullable(),
  resolved_at: timestamp.nullable(),
  transaction_id: z.string(),
  closing_transaction_id: z.string().nullable(),
  created_at: timestamp,
  updated_at: timestamp,
};

export const dispute = z.object(disputeFields).meta({ id: 'Dispute' }) satisfies z.ZodType<Dispute>;

export const disputeRecord = z
  .object({ ...disputeFields, merchant_id: z.string() })
  .meta({ id: 'DisputeRecord' }) satisfies z.ZodType<DisputeRecord>;

export const disputeParams = z.strictObject({
  amount: amount.optional().describe('What is left of the payment when absent.'),
  reason: text(LIMITS.descriptionLengthMax).optional(),
  idempotency_key: idempotencyKey.optional(),
});

export const evidenceParams = z.strictObject({
  evidence: text(LIMITS.evidenceLengthMax, 1).describe('Replaces what was sent before.'),
  idempotency_key: idempotencyKey.optional(),
});

export const disputeResolveParams = z.strictObject({
  outcome: z.enum(['won', 'lost']).describe('As the merchant sees it: `won` returns the money to the merchant.'),
  note: text(1000).optional().describe('Shown to the merchant.'),
  idempotency_key: idempotencyKey.optional(),
});
