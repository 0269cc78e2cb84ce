import type { EventType } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import type { Payment, Refund } from '../model.ts';
import { notify } from '../notices/notify.ts';
import { type Moved, movePayment } from '../payments/move-payment.ts';
import { receipt } from '../receipts/receipts.ts';
import { refundToWire } from './wire.ts';
import type { SubjectEvent } from '../webhooks/append-event.ts';

/** The consequences of a completed refund for its payment. `wasReserved`: the amount was held while a rail was called. */
export function moveRefunded(
  context: Context,
  payment: Payment,
  refund: Refund,
  options: { readonly before?: readonly SubjectEvent[]; readonly wasReserved?: true },
): Moved {
  const amountRefunded = payment.amountRefunded + refund.amount;
  const moved = movePayment(context, payment, {
    trigger: amountRefunded === payment.amount ? 'refunded_in_full' : 'refunded_in_part',
    set: {
      amountRefunded,
      refundPending: payment.refundPending - (options.wasReserved === true ? refund.amount : 0),
      feeReturned: payment.feeReturned,
      creditPending: payment.creditPending,
    },
    before: [...(options.before ?? []), refundEvent(payment, refund, 'refund.succeeded')],
    eventData: { refund_id: refund.id, refund_amount: refund.amount, amount_refunded: amountRefunded },
  });
  if (moved === null) throw new Error(`payment ${payment.id} is ${payment.status} and cannot be refunded`);
  return {
    ...moved,
    changes: [
      ...moved.changes,
      ...receipt(context, payment, refund.id, refund.amount),
      ...notify(context, payment, 'notice.refund', refund.id),
    ],
  };
}

/** Data of `refund.*`: the refund, and its payment's references. */
export function refundEvent(
  payment: Payment,
  refund: Refund,
  type: Extract<EventType, `refund.${string}`>,
): SubjectEvent {
  return {
    type,
    data: { ...refundToWire(refund), slug: payment.slug, customer_reference: payment.customerReference },
  };
}
