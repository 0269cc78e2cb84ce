import { z } from 'zod';
import { describing, widening } from '../basics/absence.ts';
import { LIMITS } from '../basics/limits.ts';
import { periodFields, modeFields, operatorFields, pageFields } from '../basics/lists.ts';
import { amount } from '../basics/money.ts';
import { idParameter, linesText, optionalIdempotencyKey, timestamp } from '../basics/text.ts';
import { typed, typedBody } from '../basics/typed.ts';
import { fileIds, fileReference } from '../files/schemas.ts';
import { ofPayment } from '../payments/schemas.ts';
import {
  type Dispute,
  DISPUTE_RETURN_STATUSES,
  DISPUTE_STATUSES,
  type DisputeExportQuery,
  type DisputeListQuery,
  type DisputeOpenParams,
  type DisputeRecord,
  type DisputeResolveParams,
  type DisputeReturnParams,
  type EvidenceParams,
  type OperatorDisputeExportQuery,
  type OperatorDisputeListQuery,
} from './types.ts';

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
  evidence_files: z.array(fileReference),
  evidence_submitted_at: timestamp.nullable(),
  note: z.string().nullable(),
  resolved_at: timestamp.nullable(),
  transaction_id: z.string(),
  closing_transaction_id: z.string().nullable(),
  return_status: z.enum(DISPUTE_RETURN_STATUSES).nullable(),
  refund_id: z.string().nullable(),
  created_at: timestamp,
  updated_at: timestamp,
};

export const dispute = typed<Dispute>()(z.object(disputeFields).meta({ id: 'Dispute' }));

const { evidence: _, evidence_files: __, ...fieldsInEvents } = disputeFields;

/** Data of `dispute.*` events. */
export const disputeEventData = z.object({ ...fieldsInEvents, ...ofPayment }).meta({ id: 'DisputeEventData' });

export const disputeRecord = typed<DisputeRecord>()(
  z.object({ ...disputeFields, merchant_id: z.string() }).meta({ id: 'DisputeRecord' }),
);

export const disputeOpenParams = typedBody<DisputeOpenParams>()(
  z.strictObject({
    amount: widening(amount).describe('Default: the remaining amount of the payment.'),
    reason: describing(linesText(LIMITS.descriptionLengthMax)),
    idempotency_key: optionalIdempotencyKey,
  }),
);

export const evidenceParams = typedBody<EvidenceParams>()(
  z.strictObject({
    evidence: linesText(LIMITS.evidenceLengthMax, 1).describe('Replaces earlier evidence.'),
    file_ids: fileIds.describe('All files of the evidence. Default: as before.'),
    idempotency_key: optionalIdempotencyKey,
  }),
);

export const disputeResolveParams = typedBody<DisputeResolveParams>()(
  z.strictObject({
    outcome: z
      .enum(['won', 'lost'])
      .describe("From the merchant's point of view: `won` returns the money to the merchant."),
    note: describing(linesText(LIMITS.noteLengthMax)).describe('Shown to the merchant.'),
    idempotency_key: optionalIdempotencyKey,
  }),
);

export const disputeReturnParams = typedBody<DisputeReturnParams>()(
  z.strictObject({
    by: z
      .enum(['rail', 'operator'])
      .describe('`rail`: ask the provider for another refund. `operator`: you have returned the money by other means.'),
    reason: linesText(LIMITS.descriptionLengthMax, 1).describe(
      'How you know, or why you ask again. Kept with the refund, which the merchant reads, and in the audit log.',
    ),
    idempotency_key: optionalIdempotencyKey,
  }),
);

const status = z.enum(DISPUTE_STATUSES).optional();
const payment_id = idParameter.optional();

const disputeFilters = { ...periodFields, status, ...modeFields, payment_id };

export const disputeListQuery = typed<DisputeListQuery>()(z.strictObject({ ...pageFields, ...disputeFilters }));

export const disputeExportQuery = typed<DisputeExportQuery>()(z.strictObject(disputeFilters));

const operatorDisputeFilters = { ...operatorFields, ...periodFields, status, payment_id };

export const operatorDisputeListQuery = typed<OperatorDisputeListQuery>()(
  z.strictObject({ ...pageFields, ...operatorDisputeFilters }),
);

export const operatorDisputeExportQuery = typed<OperatorDisputeExportQuery>()(z.strictObject(operatorDisputeFilters));
