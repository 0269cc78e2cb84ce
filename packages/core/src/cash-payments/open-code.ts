import type { CashCode as WireCashCode } from '@mitako/contract/names';
import { timestamp } from '../basics/timestamp.ts';
import type { Context } from '../context.ts';
import type { CashCode, Payment } from '../model.ts';

/** What the code of a payment is encrypted for. */
export function codeContext(paymentId: string): string {
  return `cash-code:${paymentId}`;
}

/** The code in clear: for anyone with the slug, because it only lets an agent pay. */
export function cashCodeToWire(context: Context, payment: Payment, { sealedCode }: CashCode): WireCashCode {
  return {
    payment_id: payment.id,
    code: context.keyring.open(sealedCode, codeContext(payment.id)),
    amount: payment.amount,
    currency: payment.currency,
    livemode: payment.livemode,
    expires_at: timestamp(payment.expiresAtMs),
  };
}
