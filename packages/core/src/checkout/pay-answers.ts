import type { CheckoutPaid, FailureCode, NextAction, PaymentCharged } from '@mitako/contract/names';
import { nextActionToWire, redirectOf } from './wire.ts';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { type Done, type Refused, type Result, refused, succeeded } from '../kernel/result.ts';
import type { Finish } from '../kernel/operation.ts';
import type { Attempt, Payment } from '../model.ts';
import { checkoutPaymentToWire, paymentToWire } from '../payments/wire.ts';

/** The response to the outcome of an attempt: for the customer at the checkout, or for the merchant's server. */
export interface PayAnswers<Data> {
  /** Paid. */
  paid(context: Context, payment: Payment): Done<Data>;
  /** In progress, with the next action. */
  pending(context: Context, payment: Payment, attempt: Attempt | null): Done<Data>;
  /** Declined, with the current payment: open for another attempt, or failed. */
  declined(context: Context, payment: Payment, failureCode: FailureCode): Refused;
  /** The response that follows from a payment's state, for a request whose own response was lost. */
  fromState(context: Context, payment: Payment, attempt: Attempt | null): Result<Data>;
}

/** A request whose response is committed after a rail was called. */
export interface Unanswered<Data> {
  readonly finish: Finish;
  readonly answers: PayAnswers<Data>;
}

/** For the customer: the public part of the payment, with the redirect. */
export const checkoutAnswers: PayAnswers<CheckoutPaid> = answersAs((context, payment) => ({
  payment: checkoutPaymentToWire(context, payment),
  redirect_url: redirectOf(context, payment),
}));

/** For the merchant: the whole payment. */
export const merchantAnswers: PayAnswers<PaymentCharged> = answersAs((context, payment) => ({
  payment: paymentToWire(context, payment),
}));

function answersAs<Shown extends object>(
  show: (context: Context, payment: Payment) => Shown,
): PayAnswers<Shown & { readonly next_action: NextAction | null }> {
  const answers: PayAnswers<Shown & { readonly next_action: NextAction | null }> = {
    paid: (context, payment) => succeeded(200, { ...show(context, payment), next_action: null }),
    pending: (context, payment, attempt) =>
      succeeded(202, { ...show(context, payment), next_action: nextActionToWire(context, attempt) }),
    declined: (context, payment, failureCode) =>
      refused(
        new GatewayError(failureCode === 'insufficient_funds' ? 'INSUFFICIENT_FUNDS' : 'PAYMENT_DECLINED', {
          failure_code: failureCode,
          ...show(context, payment),
        }),
      ),
    fromState(context, payment, attempt) {
      if (payment.succeededAtMs !== null) return answers.paid(context, payment);
      if (payment.status === 'processing') return answers.pending(context, payment, attempt);
      return answers.declined(context, payment, payment.failureCode ?? 'provider_error');
    },
  };
  return answers;
}
