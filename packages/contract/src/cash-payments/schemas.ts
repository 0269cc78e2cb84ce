import { z } from 'zod';
import { amount } from '../basics/money.ts';
import { optionalIdempotencyKey, cashDigits, pin, timestamp } from '../basics/text.ts';
import { typed, typedBody } from '../basics/typed.ts';
import type { CashCode, CashPayment, CashPaymentLookUpParams, CashPaymentParams } from './types.ts';

export const cashCode = typed<CashCode>()(
  z
    .object({
      payment_id: z.string(),
      code: z.string(),
      amount,
      currency: z.string(),
      livemode: z.boolean(),
      expires_at: timestamp,
    })
    .meta({ id: 'CashCode' }),
);

export const cashPayment = typed<CashPayment>()(
  z
    .object({
      amount,
      currency: z.string(),
      livemode: z.boolean(),
      merchant: z.object({ name: z.string() }),
      description: z.string().nullable(),
      expires_at: timestamp,
    })
    .meta({ id: 'CashPayment' }),
);

const code = cashDigits.describe('The six-digit code that the checkout shows to the customer.');

export const cashPaymentLookUpParams = typedBody<CashPaymentLookUpParams>()(
  z.strictObject({ code, idempotency_key: optionalIdempotencyKey }),
);

export const cashPaymentParams = typedBody<CashPaymentParams>()(
  z.strictObject({
    code,
    amount: amount.describe('The cash that was taken: the amount of the payment. A different amount is rejected.'),
    pin: pin.describe("The agent's PIN."),
    idempotency_key: optionalIdempotencyKey,
  }),
);
