import { LIMITS } from '@mitako/contract/names';
import { merchantOf } from '../kernel/callers.ts';
import { deciding } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import type { Payment } from '../model.ts';
import { ownPayment } from '../payments/get-payment.ts';
import { decideRefund } from './decide-refund.ts';
import { refundToWire } from './wire.ts';

/** Refunds a payment in full or in part. Wallet payers are credited at once, others when their provider confirms. */
export const createRefund = deciding<'createRefund'>(async (context, request) => {
  const { caller, body } = request;
  const payment = await ownPayment(context, request.parameters.payment_id, merchantOf(caller));
  const decision = await decideRefund(
    context,
    payment,
    { amount: body?.amount, reason: body?.reason ?? null },
    (refund) => succeeded(201, { refund: refundToWire(refund) }),
  );
  // Recent authentication is checked after the stored response, because it depends on how much was refunded before,
  // including this request. A refusal moves nothing.
  return { ...decision, requiresRecentAuth: isLarge(payment, body?.amount) };
});

/** Together with earlier refunds of this payment: the commit asserts the payment's version, so none is missed. */
function isLarge(
  { livemode, amountRefunded, refundPending, amount: paid, amountDisputed }: Payment,
  asked?: number,
): boolean {
  const before = amountRefunded + refundPending;
  const after = asked === undefined ? paid - amountDisputed : before + asked;
  return livemode && after > LIMITS.refundWithoutProofMax;
}
