import { z } from 'zod';
import { typedBody } from '../basics/body.ts';
import { isoCurrency, livemode, nullableString } from '../basics/fields.ts';
import { amount } from '../basics/money.ts';
import { cashDigits, pin, timestamp } from '../basics/text.ts';
import { typed } from '../basics/typed.ts';
import type * as types from './types.ts';

/**
 * What a customer shows to an agent to pay a checkout in cash. It ends with the payment: when it is paid in any way,
 * is canceled or expires.
 */
export const cashCode = typed<types.CashCode>('CashCode').component({
  payment_id: z.string().describe('The payment that it pays.'),
  code: z.string().describe('Six digits. The same for as long as the payment is open.'),
  amount,
  currency: isoCurrency,
  livemode,
  expires_at: timestamp.describe('The code is valid until then.'),
});

/** The payment behind a code, as an agent sees it before taking the cash. */
export const cashPayment = typed<types.CashPayment>('CashPayment').component({
  amount: amount.describe('The cash to take, in the minor unit of the currency; XAF has none, so whole francs.'),
  currency: isoCurrency,
  livemode,
  merchant: z.object({ name: z.string().describe('Name that people read.') }).describe('Who is paid.'),
  description: nullableString.describe('What is paid for; null without a text.'),
  expires_at: timestamp.describe('Until then the payment can be paid.'),
});

const code = cashDigits.describe('The six-digit code that the checkout shows to the customer.');

export const cashPaymentLookUpParams = typedBody<types.CashPaymentLookUpParams>('CashPaymentLookUpParams').object({
  code: code.describe('The six-digit code that the checkout shows to the customer.'),
});

export const cashPaymentParams = typedBody<types.CashPaymentParams>('CashPaymentParams').object({
  code: code.describe('The six-digit code that the checkout shows to the customer.'),
  amount: amount.describe('The cash that was taken: the amount of the payment. A different amount is rejected.'),
  pin: pin.describe('The PIN of the agent, 4 to 6 digits.'),
});
