import type { Context } from '../context.ts';
import { merchantOf } from '../kernel/callers.ts';
import { deciding, type Decision, refuse } from '../kernel/operation.ts';
import { type Done, succeeded } from '../kernel/result.ts';
import type { Payment } from '../model.ts';
import { ownPayment } from './get-payment.ts';
import { movePayment } from './move-payment.ts';
import { refusalToChange } from './payable.ts';
import { paymentToWire } from './wire.ts';

/** Cancels as the merchant. */
export const cancelPayment = deciding<'cancelPayment'>(async (context, request) => {
  const payment = await ownPayment(context, request.parameters.payment_id, merchantOf(request.caller));
  const by = { who: 'merchant', reason: request.body?.reason ?? null } as const;
  const decision = decideCancel(context, payment, by, (canceled) =>
    succeeded(200, { payment: paymentToWire(context, canceled) }),
  );
  return decision;
});

/** Cancels a payment without an attempt in progress; a canceled one returns the same response again. */
export function decideCancel<Data>(
  context: Context,
  payment: Payment,
  by: { readonly who: 'customer' | 'merchant'; readonly reason: string | null },
  answer: (canceled: Payment) => Done<Data>,
): Decision<Data> {
  if (payment.status === 'canceled') return { changes: [], answer: answer(payment) };
  const refusal = refusalToChange(context, payment);
  if (refusal !== null) return refusal;
  const moved = movePayment(context, payment, {
    trigger: 'cancel',
    set: { cancelReason: by.reason, canceledBy: by.who },
  });
  return moved === null
    ? refuse('PAYMENT_IN_PROGRESS', { status: payment.status })
    : { changes: moved.changes, answer: answer(moved.payment) };
}
