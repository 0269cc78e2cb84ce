import type { CheckoutPaid, FailureCode } from '@mitako/contract/names';
import { settleAttempt } from './settle-attempt.ts';
import { answerFromState, declinedAnswer } from '../checkout/pay-answers.ts';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import type { Finish } from '../kernel/operation.ts';
import { type Result, refused } from '../kernel/result.ts';
import type { Attempt, Payment } from '../model.ts';
import type { RailDetail } from '../rails/model.ts';

/** Not the payer's: the request can be repeated. */
const OURS: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'provider_unavailable',
  'provider_error',
  'gateway_account',
]);

/** Ends an attempt that the provider certainly refused, with the response to the request. */
export async function endRefused(
  context: Context,
  attempt: Attempt,
  { failureCode, detail }: { readonly failureCode: FailureCode; readonly detail?: RailDetail | undefined },
  finish: Finish,
): Promise<Result<CheckoutPaid>> {
  const isOurs = OURS.has(failureCode);
  const answerFor = (payment: Payment): Result<CheckoutPaid> => {
    // An earlier attempt that had ended may have turned out to be paid in the meantime.
    if (payment.succeededAtMs !== null) return answerFromState(context, payment, null);
    return isOurs ? refused(new GatewayError('RAIL_ERROR')) : declinedAnswer(context, payment, failureCode);
  };
  const settled = await settleAttempt(
    context,
    attempt.id,
    { kind: 'failed', failureCode, detail },
    { alsoCommit: (payment) => (isOurs ? finish.forget() : finish.store(answerFor(payment))) },
  );
  if (settled !== null) return finish.kept(answerFor(settled.payment));
  const payment = await context.store.read.paymentById(attempt.paymentId);
  if (payment === null) throw new GatewayError('CHECKOUT_NOT_FOUND');
  return answerFromState(context, payment, await context.store.read.attemptById(attempt.id));
}
