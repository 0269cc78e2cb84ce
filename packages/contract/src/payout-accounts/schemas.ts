import { z } from 'zod';
import { describing } from '../basics/absence.ts';
import { typedBody } from '../basics/body.ts';
import { createdAt, livemode, merchantId, nullableString } from '../basics/fields.ts';
import { LIMITS } from '../basics/limits.ts';
import { exactText, lineText, nameText, phone, timestamp } from '../basics/text.ts';
import { typed } from '../basics/typed.ts';
import { bareNumber, isIban, isRib } from './bank-number.ts';
import { PAYOUT_ACCOUNT_TYPES } from './values.ts';
import type * as types from './types.ts';

const payoutAccountFields = {
  id: z.string().describe('`pac_…`'),
  type: z.enum(PAYOUT_ACCOUNT_TYPES).describe('A bank account, or mobile money.'),
  holder_name: z.string().describe('The account holder, as the bank or provider knows it.'),
  scheme: z
    .enum(['iban', 'rib'])
    .nullable()
    .describe('How the number of a bank account is written: `iban` (ISO 13616), or `rib` (23 digits, CEMAC).'),
  provider: nullableString.describe('The provider of a mobile-money account, `mtn_momo`.'),
  number_masked: z.string().describe('The last characters of the number, `•••• 4321`.'),
  livemode,
  created_at: createdAt,
  held_until: timestamp.describe('No payout is recorded as paid before: 24 hours after the account was set.'),
  replaced_at: timestamp.nullable().describe('When another account took its place; null: settlements are paid to it.'),
};

/** Where a merchant's settlements are paid out: one per mode. A change creates a new one. */
export const payoutAccount = typed<types.PayoutAccount>('PayoutAccount').component(payoutAccountFields);

const { holder_name: _, replaced_at: _replaced, ...eventFields } = payoutAccountFields;

/** Data of `payout_account.*` events. */
export const payoutAccountEventData = z.object(eventFields);

/** A payout account as the operator sees it, with its whole number. */
export const payoutAccountRecord = typed<types.PayoutAccountRecord>('PayoutAccountRecord').component({
  ...payoutAccountFields,
  merchant_id: merchantId,
  number: z.string().describe('The whole number: an IBAN or a RIB without spaces, or a phone number in E.164.'),
});

/** The mode of a merchant's payout account that the operator reads. */
export const merchantPayoutAccountQuery = typed<types.MerchantPayoutAccountQuery>('MerchantPayoutAccountQuery').strict({
  mode: z.enum(['live', 'test']).optional().describe('Default: live.'),
});

export const payoutAccountParams = typedBody<types.PayoutAccountParams>('PayoutAccountParams').object({
  livemode,
  type: z.enum(PAYOUT_ACCOUNT_TYPES).describe('A bank account, or mobile money.'),
  holder_name: nameText(LIMITS.holderNameLengthMax).describe('The account holder, as the bank or provider knows it.'),
  iban: describing(
    lineText(64, 1).refine((value) => isIban(bareNumber(value)), 'must be an IBAN: its check digits do not fit'),
  ).describe('For `bank_account`, where this or `rib` is required. Spaces are ignored.'),
  rib: describing(
    lineText(64, 1).refine((value) => isRib(bareNumber(value)), 'must be a RIB of 23 digits: its key does not fit'),
  ).describe('For `bank_account`: bank (5), branch (5), account (11) and key (2). Spaces are ignored.'),
  phone: describing(phone).describe('Required for `mobile_money`, in E.164.'),
  provider: describing(exactText(40, 1)).describe('Required for `mobile_money`: a provider of this gateway.'),
});
