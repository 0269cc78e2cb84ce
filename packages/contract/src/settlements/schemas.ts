import { z } from 'zod';
import { describing } from '../basics/absence.ts';
import { LIMITS } from '../basics/limits.ts';
import { periodFields, modeFields, operatorFields, pageFields } from '../basics/lists.ts';
import { currency, currencyCode } from '../basics/money.ts';
import { exactText, idParameter, linesText, optionalIdempotencyKey, timestamp } from '../basics/text.ts';
import { typed, typedBody } from '../basics/typed.ts';
import { payoutAccount, payoutAccountRecord } from '../payout-accounts/schemas.ts';
import {
  type OperatorSettlementExportQuery,
  type OperatorSettlementListQuery,
  type Settlement,
  SETTLEMENT_LINE_TYPES,
  SETTLEMENT_STATUSES,
  type SettlementCreateParams,
  type SettlementExportQuery,
  type SettlementLine,
  type SettlementListQuery,
  type SettlementRecord,
  type SettlementResolveParams,
  type SettlementWithDestination,
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
  payout_account_id: z.string().nullable(),
  created_at: timestamp,
  updated_at: timestamp,
  resolved_at: timestamp.nullable(),
};

export const settlement = typed<Settlement>()(z.object(settlementFields).meta({ id: 'Settlement' }));

export const settlementWithDestination = typed<SettlementWithDestination>()(
  z.object({ ...settlementFields, destination: payoutAccount.nullable() }).meta({ id: 'SettlementWithDestination' }),
);

export const settlementRecordFields = {
  ...settlementFields,
  merchant_id: z.string(),
  destination: payoutAccountRecord.nullable(),
  payout_export_id: z.string().nullable(),
};

export const settlementRecord = typed<SettlementRecord>()(
  z.object(settlementRecordFields).meta({ id: 'SettlementRecord' }),
);

export const settlementLine = typed<SettlementLine>()(
  z
    .object({
      transaction_id: z.string(),
      type: z.enum(SETTLEMENT_LINE_TYPES),
      payment_transaction_id: z.string().nullable(),
      payment_id: z.string().nullable(),
      refund_ids: z.array(z.string()),
      dispute_ids: z.array(z.string()),
      settlement_id: z.string().nullable(),
      customer_reference: z.string().nullable(),
      gross: z.int(),
      fee: z.int(),
      fee_returned: z.int(),
      refunded: z.int(),
      disputed: z.int(),
      payout_returned: z.int(),
      net_amount: z.int(),
      currency: z.string(),
      created_at: timestamp,
    })
    .meta({ id: 'SettlementLine' }),
);

const status = z.enum(SETTLEMENT_STATUSES).optional();

/** `xaf` is accepted for `XAF`. */
const currencyFilter = currencyCode.transform((code) => code.toUpperCase()).optional();

const settlementFilters = { ...modeFields, ...periodFields, status, currency: currencyFilter };

export const settlementListQuery = typed<SettlementListQuery>()(
  z.strictObject({ ...pageFields, ...settlementFilters }),
);

export const settlementExportQuery = typed<SettlementExportQuery>()(z.strictObject(settlementFilters));

const operatorSettlementFilters = {
  ...operatorFields,
  ...periodFields,
  status,
  payout_export_id: idParameter.optional(),
};

export const operatorSettlementListQuery = typed<OperatorSettlementListQuery>()(
  z.strictObject({ ...pageFields, ...operatorSettlementFilters }),
);

export const operatorSettlementExportQuery = typed<OperatorSettlementExportQuery>()(
  z.strictObject(operatorSettlementFilters),
);

export const settlementCreateParams = typedBody<SettlementCreateParams>()(
  z.strictObject({
    livemode: z.boolean(),
    currency,
    idempotency_key: optionalIdempotencyKey,
  }),
);

export const settlementResolveParams = typedBody<SettlementResolveParams>()(
  z.strictObject({
    outcome: z.enum(['paid', 'failed']),
    reference: describing(exactText(LIMITS.descriptionLengthMax, 1)).describe(
      "The operator's reference for the payout.",
    ),
    payout_account_id: describing(idParameter).describe(
      "With `paid`: the account that the money went to. Refused unless it was the merchant's since the settlement was created.",
    ),
    failure_reason: describing(linesText(LIMITS.descriptionLengthMax, 1)).describe(
      'Why the payout failed; required with `failed`, not allowed otherwise.',
    ),
    idempotency_key: optionalIdempotencyKey,
  }),
);
