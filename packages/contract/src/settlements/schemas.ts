import { z } from 'zod';
import { describing } from '../basics/absence.ts';
import { typedBody } from '../basics/body.ts';
import { createdAt, isoCurrency, livemode, merchantId, nullableString, updatedAt } from '../basics/fields.ts';
import { LIMITS } from '../basics/limits.ts';
import { modeFields, operatorFields, pageFields, periodFields } from '../basics/schemas.ts';
import { currency, currencyCode } from '../basics/money.ts';
import { exactText, idParameter, linesText, timestamp } from '../basics/text.ts';
import { aliased, typed } from '../basics/typed.ts';
import { payoutAccount, payoutAccountRecord } from '../payout-accounts/schemas.ts';
import { SETTLEMENT_LINE_TYPES, SETTLEMENT_STATUSES } from './values.ts';
import type * as types from './types.ts';

const settlementFields = {
  id: z.string().describe('`stl_…`'),
  number: z.int().min(1).describe("1 for the first of the merchant's settlements in this mode and currency, then 2."),
  period_start: timestamp
    .nullable()
    .describe('When the one before was created, after which its lines begin; null for the first.'),
  status: z.enum(SETTLEMENT_STATUSES).describe('Current status.'),
  amount: z.int().min(1).describe('In the minor unit of the currency; XAF has none, so whole francs.'),
  currency: isoCurrency,
  livemode,
  lines_count: z.int().describe('How many lines make it up.'),
  transaction_id: z.string().describe('The ledger transfer that debited the available balance.'),
  closing_transaction_id: nullableString.describe(
    'The transfer that paid it out, or that returned the money when the payout failed; null while pending.',
  ),
  reference: nullableString.describe("The operator's reference for the payout."),
  failure_reason: nullableString.describe("Why it failed, in the operator's words; null unless it did."),
  payout_account_id: nullableString.describe(
    'The account that it is paid out to: of its bank file while it is pending, then the one that was paid. Null before, or if the merchant had set none.',
  ),
  created_at: createdAt,
  updated_at: updatedAt,
  resolved_at: timestamp.nullable().describe('When it was paid, or failed.'),
};

/** A payout to a merchant. Its lines are ledger entries, and `amount` is their sum. */
export const settlement = typed<types.Settlement>('Settlement').component(settlementFields);

/** A settlement with the account that it is paid out to. */
export const settlementWithDestination = typed<types.SettlementWithDestination>('SettlementWithDestination').component({
  ...settlementFields,
  destination: payoutAccount.nullable().describe('As it was then, its number masked; null like `payout_account_id`.'),
});

export const settlementRecordFields = {
  ...settlementFields,
  merchant_id: merchantId,
  destination: payoutAccountRecord
    .nullable()
    .describe("Where to pay it, or where it was paid: the merchant's payout account; null if none is set."),
  payout_export_id: nullableString.describe('The bank file that it is in; null: in none.'),
};

/** A settlement as the operator sees it. */
export const settlementRecord = typed<types.SettlementRecord>('SettlementRecord').component(settlementRecordFields);

/** One entry of the merchant's ledger account, and what it is made of. */
export const settlementLine = typed<types.SettlementLine>('SettlementLine').component({
  transaction_id: z.string().describe('`tx_…`, the ledger transfer.'),
  type: z.enum(SETTLEMENT_LINE_TYPES).describe('What moved the money.'),
  payment_transaction_id: nullableString.describe(
    '`transaction_id` of the payment, as its list has it; null if it is about none.',
  ),
  payment_id: nullableString.describe('The payment; null if it is about none.'),
  refund_ids: z.array(z.string()).describe('The refunds that `refunded` is made of, as their list has them.'),
  dispute_ids: z.array(z.string()).describe('The disputes that `disputed` is made of, as their list has them.'),
  settlement_id: nullableString.describe(
    'The earlier settlement whose payout failed (`payout_failed`); null for others.',
  ),
  customer_reference: nullableString.describe("The merchant's own reference, such as an order number."),
  gross: z.int().describe('Of `payment` lines: what the customer paid. 0 for others.'),
  fee: z.int().describe('Of `payment` lines: the fee. 0 for others.'),
  fee_returned: z
    .int()
    .describe('The part of the fee that the refunds of the line returned; negative where a refund failed.'),
  refunded: z
    .int()
    .describe(
      'What refunds took: of `payment` lines before the payment became available, of `refund` lines afterwards. Negative where a refund failed.',
    ),
  disputed: z.int().describe('What disputes hold or took, in the same way; negative where one was won.'),
  payout_returned: z
    .int()
    .describe('Of `payout_failed` lines: the earlier settlement that returned to the balance. 0 for others.'),
  net_amount: z
    .int()
    .describe(
      'What the merchant gets for this line: `gross` − `fee` + `fee_returned` − `refunded` − `disputed` + `payout_returned`. The lines of a settlement add up to its `amount`.',
    ),
  currency: isoCurrency,
  created_at: createdAt,
});

const status = z.enum(SETTLEMENT_STATUSES).optional();

/** `xaf` is accepted for `XAF`. */
const currencyFilter = aliased(
  'string',
  currencyCode.transform((code) => code.toUpperCase()),
).optional();

const settlementFilters = {
  ...modeFields,
  ...periodFields,
  status: status.describe('Only those with this status.'),
  currency: currencyFilter.describe('Only those in this currency.'),
};

export const settlementListQuery = typed<types.SettlementListQuery>('SettlementListQuery').strict({
  ...pageFields,
  ...settlementFilters,
});

/** Filters of the file of settlements: those of the list. */
export const settlementExportQuery =
  typed<types.SettlementExportQuery>('SettlementExportQuery').strict(settlementFilters);

const operatorSettlementFilters = {
  ...operatorFields,
  ...periodFields,
  status: status.describe('Only those with this status.'),
  payout_export_id: idParameter.optional().describe('In this bank file.'),
};

export const operatorSettlementListQuery = typed<types.OperatorSettlementListQuery>(
  'OperatorSettlementListQuery',
).strict({ ...pageFields, ...operatorSettlementFilters });

/** Filters of the file of settlements of all merchants: those of the list. */
export const operatorSettlementExportQuery = typed<types.OperatorSettlementExportQuery>(
  'OperatorSettlementExportQuery',
).strict(operatorSettlementFilters);

export const settlementCreateParams = typedBody<types.SettlementCreateParams>('SettlementCreateParams').object({
  livemode,
  currency: currency.describe('ISO 4217 code; optional while a single currency is configured.'),
});

export const settlementResolveParams = typedBody<types.SettlementResolveParams>('SettlementResolveParams').object({
  outcome: z.enum(['paid', 'failed']).describe('Whether the payout reached the merchant.'),
  reference: describing(exactText(LIMITS.descriptionLengthMax, 1)).describe("The operator's reference for the payout."),
  payout_account_id: describing(idParameter).describe(
    "With `paid`: the account that the money went to. Refused unless it was the merchant's since the settlement was created.",
  ),
  failure_reason: describing(linesText(LIMITS.descriptionLengthMax, 1)).describe(
    'Why the payout failed; required with `failed`, not allowed otherwise.',
  ),
});
