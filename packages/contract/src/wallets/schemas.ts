import { z } from 'zod';
import { typedBody } from '../basics/body.ts';
import { createdAt, isoCurrency, livemode, nullableString } from '../basics/fields.ts';
import { pageFields, periodFields } from '../basics/schemas.ts';
import { amount, currency, storedAmount } from '../basics/money.ts';
import { pin, timestamp } from '../basics/text.ts';
import { typed } from '../basics/typed.ts';
import { CASH_KINDS, TRANSACTION_TYPES } from './values.ts';
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

export const wallet = typed<types.Wallet>('Wallet').component({
  balances: z.array(heldBalance).describe('One for each currency and mode.'),
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
