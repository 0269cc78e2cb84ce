import { LIMITS } from '@mitako/contract/names';
import type { Payment } from '../model.ts';
import { merchantOf } from '../kernel/callers.ts';
import type { Operation } from '../kernel/operation.ts';
import { ownPayment } from '../payments/get-payment.ts';
import { callerStillValid, perform } from '../kernel/perform.ts';
import { proofStillHolds, requireProof } from '../kernel/recent-authentication.ts';
import { idempotencyOf } from '../kernel/replay.ts';
import { decideRefund } from './decide-refund.ts';

/** Refunds a payment in full or in part. Wallet payers have the money at once, others when their operator says so. */
export const createRefund: Operation<'createRefund'> = (context, request) =>
  perform(context, {
    idempotent: idempotencyOf(context, 'createRefund', request),
    decide: async () => {
      const { caller, body } = request;
      const payment = await ownPayment(context, request.parameters.payment_id, merchantOf(caller));
      const decision = await decideRefund(context, payment, { amount: body?.amount, reason: body?.reason ?? null });
      // A refusal moves nothing. What does is proved after the look for a stored answer: what counts is how much was
      // refunded before, this very request included.
      const takesProof = decision.changes.length > 0 && isLarge(payment, body?.amount);
      if (takesProof) requireProof(context, caller);
      return {
        ...decision,
        changes: [
          ...callerStillValid(context, caller),
          ...(takesProof ? proofStillHolds(context, caller) : []),
          ...decision.changes,
        ],
      };
    },
  });

/** Together with what was refunded of this payment before: its version says in the commit that this is all. */
function isLarge(
  { livemode, amountRefunded, refundPending, amount: paid, amountDisputed }: Payment,
  asked?: number,
): boolean {
  const before = amountRefunded + refundPending;
  const after = asked === undefined ? paid - amountDisputed : before + asked;
  return livemode && after > LIMITS.refundWithoutProofMax;
}
