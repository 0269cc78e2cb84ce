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
import { modeFields, operatorFields, pageFields, periodFields } from '../basics/schemas.ts';
import { amount } from '../basics/money.ts';
import { idParameter, linesText, timestamp } from '../basics/text.ts';
import { typed } from '../basics/typed.ts';
import { fileIds, fileReference } from '../files/schemas.ts';
import { ofPayment } from '../payments/schemas.ts';
import { DISPUTE_RETURN_STATUSES, DISPUTE_STATUSES } from './values.ts';
import type * as types from './types.ts';

export const disputeFields = {
  id: z.string().describe('`dsp_…`'),
  payment_id: paymentId,
  amount,
  currency: isoCurrency,
  status: z.enum(DISPUTE_STATUSES).describe('Current status.'),
  reason: nullableString.describe('Why the payer disputes the payment; null if not given.'),
  livemode,
  due_at: timestamp.describe('Deadline for evidence.'),
  evidence: nullableString.describe("The merchant's latest evidence, at most 10 000 characters."),
  evidence_files: z
    .array(fileReference)
    .describe('Files of the evidence, at most 10. Deleted a year after the dispute was resolved; their names stay.'),
  evidence_submitted_at: timestamp.nullable().describe('When evidence was last submitted; null until then.'),
  note: nullableString.describe("The operator's note to the merchant on the resolution."),
  resolved_at: timestamp.nullable().describe('When it was resolved; null until then.'),
  transaction_id: z.string().describe('The ledger transfer that holds the amount.'),
  closing_transaction_id: nullableString.describe(
    "The transfer that ended the hold: to the merchant (`won`), to the payer's wallet or, for mobile money, to suspense until the payer has the money (`lost`); null while the dispute is open.",
  ),
  return_status: z
    .enum(DISPUTE_RETURN_STATUSES)
    .nullable()
    .describe('Whether the payer has the money of a lost dispute; null unless it is lost.'),
  refund_id: nullableString.describe(
    '`rfd_…`, the last refund of a lost dispute; null for wallets, and while the provider was never asked.',
  ),
  created_at: createdAt,
  updated_at: updatedAt,
};

/** A payer, or the payer's bank or provider, contests a payment. The amount is held until the dispute is resolved. */
export const dispute = typed<types.Dispute>('Dispute').component(disputeFields);

const { evidence: _, evidence_files: __, ...fieldsInEvents } = disputeFields;

/** Data of `dispute.*` events. */
export const disputeEventData = z.object({ ...fieldsInEvents, ...ofPayment }).meta({ id: 'DisputeEventData' });

/** A dispute as the operator sees it. */
export const disputeRecord = typed<types.DisputeRecord>('DisputeRecord').component({
  ...disputeFields,
  merchant_id: merchantId,
});

export const disputeOpenParams = typedBody<types.DisputeOpenParams>('DisputeOpenParams').object({
  amount: widening(amount).describe('Default: the remaining amount of the payment.'),
  reason: describing(linesText(LIMITS.descriptionLengthMax)).describe('At most 255 characters.'),
});

export const evidenceParams = typedBody<types.EvidenceParams>('EvidenceParams').object({
  evidence: linesText(LIMITS.evidenceLengthMax, 1).describe('Replaces earlier evidence; at most 10 000 characters.'),
  file_ids: fileIds.describe(
    'All files of the evidence, at most 10: those that are left out are deleted after a day. Default: as before.',
  ),
});

export const disputeResolveParams = typedBody<types.DisputeResolveParams>('DisputeResolveParams').object({
  outcome: z
    .enum(['won', 'lost'])
    .describe("From the merchant's point of view: `won` returns the money to the merchant."),
  note: describing(linesText(LIMITS.noteLengthMax)).describe('Shown to the merchant; at most 1 000 characters.'),
});

export const disputeReturnParams = typedBody<types.DisputeReturnParams>('DisputeReturnParams').object({
  by: z
    .enum(['rail', 'operator'])
    .describe(
      '`rail`: the provider is asked for another refund. `operator`: you have returned the money by other means. Both only while it is `owed`: resolve a refund that is pending first.',
    ),
  reason: linesText(LIMITS.descriptionLengthMax, 1).describe(
    'How you know, or why you ask again: kept with the refund, which the merchant reads, and in the audit log.',
  ),
});

const status = z.enum(DISPUTE_STATUSES).optional();
const payment_id = idParameter.optional();

const disputeFilters = {
  ...periodFields,
  status: status.describe('Only those with this status.'),
  ...modeFields,
  payment_id: payment_id.describe('Only those of this payment.'),
};

export const disputeListQuery = typed<types.DisputeListQuery>('DisputeListQuery').strict({
  ...pageFields,
  ...disputeFilters,
});

/** Filters of the file of disputes: those of the list. */
export const disputeExportQuery = typed<types.DisputeExportQuery>('DisputeExportQuery').strict(disputeFilters);

const operatorDisputeFilters = {
  ...operatorFields,
  ...periodFields,
  status: status.describe('Only those with this status.'),
  payment_id: payment_id.describe('Only those of this payment.'),
};

export const operatorDisputeListQuery = typed<types.OperatorDisputeListQuery>('OperatorDisputeListQuery').strict({
  ...pageFields,
  ...operatorDisputeFilters,
});

/** Filters of the file of disputes of all merchants: those of the list. */
export const operatorDisputeExportQuery =
  typed<types.OperatorDisputeExportQuery>('OperatorDisputeExportQuery').strict(operatorDisputeFilters);
