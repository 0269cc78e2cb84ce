import { z } from 'zod';
import { pageQuery } from '../basics/lists.ts';
import { amount, currencyCode, storedAmount } from '../basics/money.ts';
import { idempotencyKey, presentedSecret, timestamp } from '../basics/text.ts';
import { type CashOutCode, type HeldBalance, type Transaction, TRANSACTION_TYPES, type Wallet } from './types.ts';

/** Which money a user or an agent means. */
export const holderModeQuery = z.strictObject({
  mode: z
    .enum(['live', 'test'])
    .optional()
    .describe('Which money. `live` when absent; `test` for sandbox accounts, which have no other.'),
});

export const holderPageQuery = z.strictObject({ ...pageQuery.shape, ...holderModeQuery.shape });

export const heldBalance = z
  .object({ currency: z.string(), available: storedAmount, livemode: z.boolean() })
  .meta({ id: 'HeldBalance' }) satisfies z.ZodType<HeldBalance>;

export const wallet = z.object({ balances: z.array(heldBalance) }).meta({ id: 'Wallet' }) satisfies z.ZodType<Wallet>;

const named = z.object({ name: z.string() }).nullable();

export const transaction = z
  .object({
    id: z.string(),
    type: z.enum(TRANSACTION_TYPES),
    amount: z.int(),
    currency: z.string(),
    livemode: z.boolean(),
    created_at: timestamp,
    payment_id: z.string().nullable(),
    merchant: named,
    counterparty: named,
    description: z.string().nullable(),
  })
  .meta({ id: 'Transaction' }) satisfies z.ZodType<Transaction>;

export const cashOutCode = z
  .object({
    code: z.string(),
    amount,
    currency: z.string(),
    livemode: z.boolean(),
    expires_at: timestamp,
  })
  .meta({ id: 'CashOutCode' }) satisfies z.ZodType<CashOutCode>;

export const cashOutCodeParams = z.strictObject({
  amount,
  currency: currencyCode.optional().describe('The first currency of the service when absent.'),
  pin: presentedSecret.describe("The user's PIN."),
  idempotency_key: idempotencyKey.optional(),
});
