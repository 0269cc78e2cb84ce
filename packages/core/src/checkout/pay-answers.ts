import type { FailureCode } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import type { Attempt, Payment } from '../model.ts';
import { GatewayError } from '../errors.ts';
import { refused, succeeded, type Answer } from '../kernel/answer.ts';
import { nextActionToWire, redirectOf } from './wire.ts';
import { checkoutPaymentToWire } from '../payments/wire.ts';

/** Paid: where to go now. */
export function paidAnswer(context: Context, payment: Payment): Answer {
  return succeeded(200, {
    payment: checkoutPaymentToWire(payment),
    redirect_url: redirectOf(context, payment),
    next_action: null,
  });
}

/** Under way: what the payer has to do. */
export function pendingAnswer(context: Context, payment: Payment, attempt: Attempt | null): Answer {
  return succeeded(202, {
    payment: checkoutPaymentToWire(payment),
    redirect_url: null,
    next_action: nextActionToWire(context, attempt),
  });
}

/** Declined, with the payment as it stands: open for another try, or failed with a place to go. */
export function declinedAnswer(context: Context, payment: Payment, failureCode: FailureCode): Answer {
  return refused(
    new GatewayError(failureCode === 'insufficient_funds' ? 'INSUFFICIENT_FUNDS' : 'PAYMENT_DECLINED', {
      failure_code: failureCode,
      payment: checkoutPaymentToWire(payment),
      redirect_url: redirectOf(context, payment),
    }),
  );
}

/** The answer that the state of a payment gives, for a request whose own answer was lost. */
export function answerFromState(context: Context, payment: Payment, attempt: Attempt | null): Answer {
  if (payment.succeededAtMs !== null) return paidAnswer(context, payment);
  if (payment.status === 'processing') return pendingAnswer(context, payment, attempt);
  return declinedAnswer(context, payment, payment.failureCode ?? 'provider_error');
}
