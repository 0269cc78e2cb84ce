import type { CheckoutPaid, FailureCode } from '@mitako/contract/names';
import { readCheckout } from './get-checkout.ts';
import { nextActionToWire, redirectOf } from './wire.ts';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { type Done, type Refused, type Result, refused, succeeded } from '../kernel/result.ts';
import type { Attempt, Payment } from '../model.ts';
import { checkoutPaymentToWire } from '../payments/wire.ts';

/** Paid, with the redirect. */
export function paidAnswer(context: Context, payment: Payment): Done<CheckoutPaid> {
  return succeeded(200, {
    payment: checkoutPaymentToWire(payment),
    redirect_url: redirectOf(context, payment),
    next_action: null,
  });
}

/** In progress, with the next action. */
export function pendingAnswer(context: Context, payment: Payment, attempt: Attempt | null): Done<CheckoutPaid> {
  return succeeded(202, {
    payment: checkoutPaymentToWire(payment),
    redirect_url: null,
    next_action: nextActionToWire(context, attempt),
  });
}

/** Declined, with the current payment: open for another attempt, or failed with a redirect. */
export function declinedAnswer(context: Context, payment: Payment, failureCode: FailureCode): Refused {
  return refused(
    new GatewayError(failureCode === 'insufficient_funds' ? 'INSUFFICIENT_FUNDS' : 'PAYMENT_DECLINED', {
      failure_code: failureCode,
      payment: checkoutPaymentToWire(payment),
      redirect_url: redirectOf(context, payment),
    }),
  );
}

/** The response that follows from a payment's state, for a request whose own response was lost. */
export function answerFromState(context: Context, payment: Payment, attempt: Attempt | null): Result<CheckoutPaid> {
  if (payment.succeededAtMs !== null) return paidAnswer(context, payment);
  if (payment.status === 'processing') return pendingAnswer(context, payment, attempt);
  return declinedAnswer(context, payment, payment.failureCode ?? 'provider_error');
}

/** The same, for a request that died while it held its idempotency key. */
export async function answerOfCheckout(context: Context, slug: string): Promise<Result<CheckoutPaid>> {
  const { payment, liveAttempt } = await readCheckout(context, slug);
  return answerFromState(context, payment, liveAttempt);
}
