import type { Context } from '../context.ts';
import type { Payment } from '../model.ts';
import { succeeded, type Answer } from '../kernel/answer.ts';
import { paymentToWire } from './wire.ts';
import { merchantOf } from '../kernel/callers.ts';
import type { Operation } from '../kernel/operation.ts';
import { callerStillValid, perform, refuse, type Decision } from '../kernel/perform.ts';
import { idempotencyOf } from '../kernel/replay.ts';
import { ownPayment } from './get-payment.ts';
import { movePayment } from './move-payment.ts';
import { refusalToChange } from './payable.ts';

/** Cancels from the merchant's side. */
export const cancelPayment: Operation<'cancelPayment'> = (context, request) =>
  perform(context, {
    idempotent: idempotencyOf(context, 'cancelPayment', request),
    decide: async () => {
      const payment = await ownPayment(context, request.parameters.payment_id, merchantOf(request.caller));
      const by = { who: 'merchant', reason: request.body?.reason ?? null } as const;
      const decision = decideCancel(context, payment, by, (canceled) =>
        succeeded(200, { payment: paymentToWire(canceled, context.settings.publicUrl) }),
      );
      return { ...decision, changes: [...callerStillValid(context, request.caller), ...decision.changes] };
    },
  });

/** Cancels a payment that nobody is paying; a canceled one is answered as if it had just been canceled. */
export function decideCancel(
  context: Context,
  payment: Payment,
  by: { readonly who: 'customer' | 'merchant'; readonly reason: string | null },
  answer: (canceled: Payment) => Answer,
): Decision {
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
