import type { FailureCode } from '@mitako/contract/names';
import { addToAttempt } from './add-to-attempt.ts';
import { afterCharge } from './record-charge.ts';
import { isOurs } from './refusals.ts';
import { settleAttempt } from './settle-attempt.ts';
import type { Unanswered } from '../checkout/pay-answers.ts';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { type Result, refused } from '../kernel/result.ts';
import type { Attempt, Payment } from '../model.ts';
import type { RailDetail } from '../rails/model.ts';

/**
 * Ends an attempt that the provider certainly refused, with the response to the request.
 * @param of what was refused: of a charge, nothing ends that a look-up has found accepted, or another process has sent,
 * meanwhile
 */
export async function endRefused<Data>(
  context: Context,
  attempt: Attempt,
  { failureCode, detail }: { readonly failureCode: FailureCode; readonly detail?: RailDetail | undefined },
  { finish, answers }: Unanswered<Data>,
  of: 'charge' | 'code',
): Promise<Result<Data>> {
  const isRepeatable = isOurs(failureCode);
  const answerFor = (payment: Payment): Result<Data> => {
    // An earlier attempt that had ended may have turned out to be paid in the meantime.
    if (payment.succeededAtMs !== null) return answers.fromState(context, payment, null);
    return isRepeatable ? refused(new GatewayError('RAIL_ERROR')) : answers.declined(context, payment, failureCode);
  };
  const settled = await settleAttempt(
    context,
    attempt.id,
    { kind: 'failed', failureCode, detail },
    {
      alsoCommit: (payment) => (isRepeatable ? finish.forget() : finish.store(answerFor(payment))),
      ...(of === 'charge' && { unlessChargedSince: attempt }),
    },
  );
  if (settled !== null) return finish.kept(answerFor(settled.payment));
  // It may be paid. Another process may be sending the charge, within a time of its own.
  return addToAttempt(context, attempt.id, finish, {
    written: (stored) => ({
      ...afterCharge(context, stored, { kind: 'unknown', ...(detail && { detail }) }),
      chargeAgainAtMs: stored.chargeAgainAtMs,
    }),
    answer: (payment, written) => answers.fromState(context, payment, written),
  });
}
