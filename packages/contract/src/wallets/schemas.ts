import { z } from 'zod';
import { typedBody } from '../basics/body.ts';
import { createdAt, isoCurrency, livemode, nullableString } from '../basics/fields.ts';
import { pageFields, periodFields } from '../basics/schemas.ts';
import { amount, currency, storedAmount } from '../basics/money.ts';
import { LIMITS } from '../basics/limits.ts';
import { linesText, pin, timestamp } from '../basics/text.ts';
import { frozen } from '../people/schemas.ts';
import { typed } from '../basics/typed.ts';
import { CASH_KINDS, TRANSACTION_TYPES, WALLET_TIERS } from './values.ts';
import type * as types from './types.ts';

const holderModeFields = {
  mode: z.enum(['live', 'test']).optional().describe('Default: `live`. Sandbox accounts have `test` only.'),
};

/** The mode that a user or an agent reads. */
export const holderModeQuery = typed<types.HolderModeQuery>('HolderModeQuery').strict(holderModeFields);

export const holderPageQuery = typed<types.HolderPageQuery>('HolderPageQuery').strict({
  ...pageFields,
  ...periodFields,
  ...holderModeFields,
});

/** Balance of a wallet or a float, per currency. */
export const heldBalance = typed<types.HeldBalance>('HeldBalance').component({
  currency: isoCurrency,
  available: storedAmount.describe('What can be spent, in minor units.'),
  livemode,
});

const bound = storedAmount.nullable();

/** What one operation of a wallet may move, in minor units. Days and months are those of Africa/Douala. */
export const operationRoom = typed<types.OperationRoom>('OperationRoom').component({
  max: bound.describe('The most of one; null: no limit, as in all of these.'),
  per_day_max: bound.describe('The most of all in a day.'),
  per_day_left: bound.describe('What is left of that today.'),
  per_month_max: bound.describe('The most of all in a calendar month.'),
  per_month_left: bound.describe('What is left of that this month.'),
  left: bound.describe('The most of one now, by all limits and, for cash in, by the balance.'),
  opens_at: timestamp.nullable().describe('When `left` grows again; null: not by waiting.'),
});

/** Limits of a wallet, which the gateway's configuration sets by tier, and what is left of them. */
export const walletLimits = typed<types.WalletLimits>('WalletLimits').component({
  tier: z
    .enum(WALLET_TIERS)
    .describe('`verified`: by their number or address. `full`: the operator has verified who they are.'),
  balance_max: bound.describe('The most that a cash-in may leave in a live wallet. Refunds always arrive.'),
  pay: operationRoom.describe('Payments from the wallet.'),
  cash_in: operationRoom.describe('Cash that agents take in.'),
  cash_out: operationRoom.describe('Cash that agents pay out.'),
});

export const wallet = typed<types.Wallet>('Wallet').component({
  balances: z.array(heldBalance).describe('One for each currency and mode.'),
  limits: walletLimits.nullable().describe('Null: the gateway limits no wallets.'),
});

const named = z.object({ name: z.string().describe('Name that people read.') }).nullable();

/** One entry in the statement of a wallet or a float. */
export const transaction = typed<types.Transaction>('Transaction').component({
  id: z.string().describe("`tx_…`, the same on both sides' statements."),
  type: z.enum(TRANSACTION_TYPES).describe('What moved the money.'),
  amount: z.int().describe('Signed: negative for a debit.'),
  currency: isoCurrency,
  livemode,
  created_at: createdAt,
  payment_id: nullableString.describe('The payment; null if it is about none.'),
  merchant: named.describe('The merchant that was paid, or that refunded.'),
  counterparty: named.describe("For cash operations: the agent on a user's statement, the user on an agent's."),
  description: nullableString.describe('Id of the payment.'),
});

/** A user as the operator sees the account: no more of the person than is needed to recognise it. */
export const userRecord = typed<types.UserRecord>('UserRecord').component({
  id: z.string().describe('`usr_…`'),
  name_masked: z.string().describe('The first name and one letter, `Ngo B•••`.'),
  email_masked: z.string().describe('`n•••@example.cm`'),
  phone_masked: nullableString.describe('`•••• 6789`; null without a number.'),
  email_verified: z.boolean().describe('Whether its owner has shown to read it, by a mailed link.'),
  phone_verified: z.boolean().describe('Whether a code has verified the number.'),
  sandbox: z.boolean().describe('True: a seeded test account, which exists in test mode only.'),
  identified: z.boolean().describe('True: the operator has verified who the user is, for the tier `full`.'),
  frozen: frozen.nullable().describe('Null: money leaves the wallet as usual.'),
  limits: walletLimits.nullable().describe('Of the live wallet, of a test account that of test mode. Null: none.'),
  created_at: createdAt,
});

export const userTierParams = typedBody<types.UserTierParams>('UserTierParams').object({
  identified: z.boolean().describe('True: you have verified who the user is. False: the user counts as before.'),
});

export const freezeParams = typedBody<types.FreezeParams>('FreezeParams').object({
  reason: linesText(LIMITS.descriptionLengthMax, 1).describe(
    'Shown to the user while frozen, and kept in the audit log; at most 255 characters.',
  ),
});

/** A customer's consent to one cash-out. */
export const cashOutCode = typed<types.CashOutCode>('CashOutCode').component({
  code: z.string().describe('Six digits for the agent; shown once.'),
  amount,
  currency: isoCurrency,
  livemode,
  expires_at: timestamp.describe('Until then an agent pays it out.'),
});

export const cashOutCodeParams = typedBody<types.CashOutCodeParams>('CashOutCodeParams').object({
  amount,
  currency: currency.describe('ISO 4217 code; optional while a single currency is configured.'),
  pin: pin.describe('The PIN of the wallet, 4 to 6 digits.'),
});

/** The receipt that both sides of a cash operation can read. */
export const cashReceipt = typed<types.CashReceipt>('CashReceipt').component({
  id: z.string().describe('`tx_…`, the same on both statements.'),
  type: z.enum(CASH_KINDS).describe('Cash in or cash out.'),
  amount,
  currency: isoCurrency,
  livemode,
  created_at: createdAt,
  agent: z
    .object({
      id: z.string().describe('Identifier, with the prefix of its kind.'),
      name: z.string().describe('Name that people read.'),
    })
    .describe('The agent.'),
  user: z
    .object({
      name: z.string().describe('Name that people read.'),
      contact_masked: z.string().describe('E-mail address or phone number, mostly hidden.'),
    })
    .describe("`contact_masked`: a masked phone number or e-mail, enough to recognise one's own."),
});

export const transactionWithReceipt = typed<types.TransactionWithReceipt>('TransactionWithReceipt').object({
  transaction: transaction.describe('The transaction.'),
  receipt: cashReceipt.nullable().describe('The receipt of cash in and cash out; null for others.'),
});
