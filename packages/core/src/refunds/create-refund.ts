import { LIMITS } from '@mitako/contract/names';
import { merchantOf } from '../kernel/callers.ts';
import type { WriteOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import type { Payment } from '../model.ts';
import { ownPayment } from '../payments/get-payment.ts';
import { decideRefund } from './decide-refund.ts';
import { refundToWire } from './wire.ts';

/** Refunds a payment in full or in part. Wallet payers have the money at once, others when their operator says so. */
export const createRefund: WriteOperation<'createRefund'> = {
  async decide(context, request) {
    const { caller, body } = request;
    const payment = await ownPayment(context, request.parameters.payment_id, merchantOf(caller));
    const decision = await decideRefund(
      context,
      payment,
      { amount: body?.amount, reason: body?.reason ?? null },
      (refund) => succeeded(201, { refund: refundToWire(refund) }),
    );
    // A refusal moves nothing. What does is proved after the look for a stored answer: what counts is how much was
    // refunded before, this very request included.
    return { ...decision, requiresRecentAuth: isLarge(payment, body?.amount) };
  },
};

/** Together with what was refunded of this payment before: its version says in the commit that this is all. */
function isLarge(
  { livemode, amountRefunded, refundPending, amount: paid, amountDisputed }: Payment,
  asked?: number,
): boolean {
  const before = amountRefunded + refundPending;
  const after = asked === undefined ? paid - amountDisputed : before + asked;
  return livemode && after > LIMITS.refundWithoutProofMax;
}
