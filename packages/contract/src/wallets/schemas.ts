import { z } from 'zod';
import { pageFields, periodFields } from '../basics/lists.ts';
import { amount, currency, storedAmount } from '../basics/money.ts';
import { optionalIdempotencyKey, pin, timestamp } from '../basics/text.ts';
import { typed, typedBody } from '../basics/typed.ts';
import {
  CASH_KINDS,
  type CashOutCode,
  type CashOutCodeParams,
  type CashReceipt,
  type HeldBalance,
  type HolderModeQuery,
  type HolderPageQuery,
  type Transaction,
  TRANSACTION_TYPES,
  type TransactionWithReceipt,
  type Wallet,
} from './types.ts';

const holderModeFields = {
  mode: z.enum(['live', 'test']).optional().describe('The mode. Default: `live`. Sandbox accounts have `test` only.'),
};

export const holderModeQuery = typed<HolderModeQuery>()(z.strictObject(holderModeFields));

export const holderPageQuery = typed<HolderPageQuery>()(
  z.strictObject({ ...pageFields, ...periodFields, ...holderModeFields }),
);

export const heldBalance = typed<HeldBalance>()(
  z.object({ currency: z.string(), available: storedAmount, livemode: z.boolean() }).meta({ id: 'HeldBalance' }),
);

export const wallet = typed<Wallet>()(z.object({ balances: z.array(heldBalance) }).meta({ id: 'Wallet' }));

const named = z.object({ name: z.string() }).nullable();

export const transaction = typed<Transaction>()(
  z
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
    .meta({ id: 'Transaction' }),
);

export const cashOutCode = typed<CashOutCode>()(
  z
    .object({
      code: z.string(),
      amount,
      currency: z.string(),
      livemode: z.boolean(),
      expires_at: timestamp,
    })
    .meta({ id: 'CashOutCode' }),
);

export const cashOutCodeParams = typedBody<CashOutCodeParams>()(
  z.strictObject({
    amount,
    currency,
    pin: pin.describe("The user's PIN."),
    idempotency_key: optionalIdempotencyKey,
  }),
);

export const cashReceipt = typed<CashReceipt>()(
  z
    .object({
      id: z.string(),
      type: z.enum(CASH_KINDS),
      amount,
      currency: z.string(),
      livemode: z.boolean(),
      created_at: timestamp,
      agent: z.object({ id: z.string(), name: z.string() }),
      user: z.object({ name: z.string(), contact_masked: z.string() }),
    })
    .meta({ id: 'CashReceipt' }),
);

export const transactionWithReceipt = typed<TransactionWithReceipt>()(
  z.object({ transaction, receipt: cashReceipt.nullable() }),
);
