import type { FailureCode } from '@mitako/contract/names';
import { beingCharged } from './charge-at-rail.ts';
import { withFollowUp } from './follow-up.ts';
import { newAttempt, phoneOf } from './new-attempt.ts';
import { isUnderway } from './underway.ts';
import type { Context } from '../context.ts';
import { decideAndCommit } from '../kernel/decide-and-commit.ts';
import { assertOffered } from '../methods/choose-method.ts';
import { mayBePaid } from '../merchants/may-be-paid.ts';
import type { Attempt } from '../model.ts';
import { updatePayment } from '../payments/move-payment.ts';
import type { Change } from '../ports/changes.ts';
import type { Rail } from '../ports/rail.ts';
import type { RailDetail } from '../rails/model.ts';

/**
 * Ends an attempt that its rail certainly refused, and begins one at another rail, in one commit: at no time does a
 * payment have two that could collect. The refused one stays what it was, at its own rail, so that late money at it is
 * found. The payer tried once: the payment's count of attempts stays.
 * @returns null when another process has ended the attempt, the merchant may no longer be paid, or the method is suspended
 */
export function switchRail(
  context: Context,
  refused: Attempt,
  { failureCode, detail }: { readonly failureCode: FailureCode; readonly detail?: RailDetail | undefined },
  rail: Rail,
): Promise<Attempt | null> {
  return decideAndCommit<Attempt | null>(context, async () => {
    const { read } = context.store;
    const [attempt, payment, merchant, suspended] = await Promise.all([
      read.attemptById(refused.id),
      read.paymentById(refused.paymentId),
      read.merchantById(refused.merchantId),
      read.suspendedMethods(refused.livemode),
    ]);
    if (attempt === null || payment === null || merchant === null) return UNCHANGED;
    // A look-up has found the charge meanwhile: it may be paid.
    if (attempt.acceptedAtMs !== null) return UNCHANGED;
    if (!isUnderway(attempt) || payment.liveAttemptId !== attempt.id || !mayBePaid(merchant, attempt)) return UNCHANGED;
    // A trouble at its first rail is when an operator suspends a provider.
    if (suspended.some(({ method }) => method === attempt.methodProvider)) return UNCHANGED;
    const nowMs = context.clock.now();
    const { methodType, methodProvider, methodCountry, payerId } = attempt;
    // None for a card.
    const phone = phoneOf(context, attempt) || null;
    const next = newAttempt(
      context,
      payment,
      { methodType, methodProvider, methodCountry, phone, payerId, rail: rail.id, railChoice: 'other_refused' },
      beingCharged(context),
    );
    const ended = withFollowUp(context, {
      ...attempt,
      status: 'failed',
      failureCode,
      railDetail: detail ?? attempt.railDetail,
      updatedAtMs: nowMs,
      version: attempt.version + 1,
    });
    const changes: readonly Change[] = [
      ...(attempt.livemode ? [{ type: 'assert.merchant_live', id: merchant.id } as const] : []),
      ...(methodProvider === null ? [] : [assertOffered({ merchant, payment }, methodProvider)]),
      ...updatePayment(context, payment, { liveAttemptId: next.id }, []).changes,
      { type: 'attempt.update', attempt: ended, fromVersion: attempt.version },
      { type: 'attempt.insert', attempt: next },
    ];
    return { changes, value: next };
  });
}

const UNCHANGED = { changes: [], value: null };
