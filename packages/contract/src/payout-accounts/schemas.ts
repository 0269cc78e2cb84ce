import { z } from 'zod';
import { describing } from '../basics/absence.ts';
import { LIMITS } from '../basics/limits.ts';
import { exactText, lineText, nameText, optionalIdempotencyKey, phone, timestamp } from '../basics/text.ts';
import { typed, typedBody } from '../basics/typed.ts';
import { bareNumber, isIban, isRib } from './bank-number.ts';
import {
  type MerchantPayoutAccountQuery,
  PAYOUT_ACCOUNT_TYPES,
  type PayoutAccount,
  type PayoutAccountParams,
  type PayoutAccountRecord,
} from './types.ts';

const payoutAccountFields = {
  id: z.string(),
  type: z.enum(PAYOUT_ACCOUNT_TYPES),
  holder_name: z.string(),
  scheme: z.enum(['iban', 'rib']).nullable(),
  provider: z.string().nullable(),
  number_masked: z.string(),
  livemode: z.boolean(),
  created_at: timestamp,
  held_until: timestamp,
  replaced_at: timestamp.nullable(),
};

export const payoutAccount = typed<PayoutAccount>()(z.object(payoutAccountFields).meta({ id: 'PayoutAccount' }));

const { holder_name: _, replaced_at: _replaced, ...eventFields } = payoutAccountFields;

export const payoutAccountEventData = typed<Omit<PayoutAccount, 'holder_name' | 'replaced_at'>>()(
  z.object(eventFields),
);

export const payoutAccountRecord = typed<PayoutAccountRecord>()(
  z.object({ ...payoutAccountFields, merchant_id: z.string(), number: z.string() }).meta({ id: 'PayoutAccountRecord' }),
);

export const merchantPayoutAccountQuery = typed<MerchantPayoutAccountQuery>()(
  z.strictObject({ mode: z.enum(['live', 'test']).optional().describe('Default: live.') }),
);

export const payoutAccountParams = typedBody<PayoutAccountParams>()(
  z.strictObject({
    livemode: z.boolean(),
    type: z.enum(PAYOUT_ACCOUNT_TYPES),
    holder_name: nameText(LIMITS.holderNameLengthMax).describe('As the bank or provider knows it.'),
    iban: describing(
      lineText(64, 1).refine((value) => isIban(bareNumber(value)), 'must be an IBAN: its check digits do not fit'),
    ).describe('For `bank_account`, where this or `rib` is required. Spaces are ignored.'),
    rib: describing(
      lineText(64, 1).refine((value) => isRib(bareNumber(value)), 'must be a RIB of 23 digits: its key does not fit'),
    ).describe('For `bank_account`: bank (5), branch (5), account (11) and key (2). Spaces are ignored.'),
    phone: describing(phone).describe('Required for `mobile_money`, in E.164.'),
    provider: describing(exactText(40, 1)).describe('Required for `mobile_money`: a provider of this gateway.'),
    idempotency_key: optionalIdempotencyKey,
  }),
);
