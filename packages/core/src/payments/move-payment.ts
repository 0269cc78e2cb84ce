import type { EventType, PaymentEventData } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import type { Payment } from '../model.ts';
import { placeOf } from '../payment-links/places.ts';
import { endedFigures } from '../reports/ended-figures.ts';
import { detailsInEvents } from './details.ts';
import { type PaymentTrigger, transitionOf } from './payment-machine.ts';
import { failureMessage } from './wire.ts';
import type { Change } from '../ports/changes.ts';
import { type SubjectEvent, appendEvent } from '../webhooks/append-event.ts';

/** Consequences of a transition besides the status. */
export interface Move {
  readonly trigger: PaymentTrigger;
  /** Fields that change with the transition. */
  readonly set?: Partial<Omit<Payment, 'id' | 'status' | 'version' | 'eventSequence' | 'updatedAtMs'>>;
  /** Events about the payment's refunds, emitted before its own. */
  readonly before?: readonly SubjectEvent[];
  /** Fields of the payment's own event beyond the usual ones. */
  readonly eventData?: Partial<PaymentEventData>;
  /** The money is here already: the payment is not refused a place of its link. */
  readonly isReceived?: boolean;
}

/** A payment's next state and the changes that store it. */
export interface Moved {
  readonly payment: Payment;
  readonly changes: readonly Change[];
}

/** Changes a payment's status by the state machine. Null when it has no such transition. */
export function movePayment(context: Context, payment: Payment, move: Move): Moved | null {
  const transition = transitionOf(payment.status, move.trigger);
  if (transition === null) return null;
  const next: Payment = { ...payment, ...move.set, status: transition.to };
  const moved = stored(context, payment, next, [
    ...(move.before ?? []),
    { type: transition.event, data: { ...paymentEventData(next, transition.event), ...move.eventData } },
  ]);
  return {
    ...moved,
    changes: [
      ...moved.changes,
      ...placeOf(next, payment.status, next.status, move.isReceived ?? false),
      ...endedFigures(moved.payment),
    ],
  };
}

/** Other fields of a payment, with its events. Only `movePayment` changes the status. */
export function updatePayment(
  context: Context,
  payment: Payment,
  set: Move['set'],
  events: readonly SubjectEvent[],
): Moved {
  return stored(context, payment, { ...payment, ...set }, events);
}

/** Each event is counted on the payment's own row. */
function stored(context: Context, payment: Payment, changed: Payment, events: readonly SubjectEvent[]): Moved {
  const next: Payment = {
    ...changed,
    // As the store writes it: the clock of the process that wrote it last may be ahead.
    updatedAtMs: Math.max(payment.updatedAtMs, context.clock.now()),
    eventSequence: payment.eventSequence + events.length,
    version: payment.version + 1,
  };
  return {
    payment: next,
    changes: [
      { type: 'payment.update', payment: next, from: payment },
      ...events.map((event, index) => appendEvent(context, next, event, payment.eventSequence + index + 1)),
    ],
  };
}

/** Exactly the fields of the specification, plus the failure if there is one (decisions §7). */
export function paymentEventData(payment: Payment, type: EventType): Readonly<Record<string, unknown>> {
  const data: PaymentEventData = {
    id: payment.id,
    slug: payment.slug,
    status: payment.status,
    amount: payment.amount,
    currency: payment.currency,
    ...detailsInEvents(payment),
    transaction_id: payment.transactionId,
    payment_link_id: payment.paymentLinkId,
    ...(type === 'payment.failed' || type === 'payment.attempt_failed'
      ? { failure_code: payment.failureCode, failure_message: failureMessage(payment.failureCode) }
      : {}),
  };
  return { ...data };
}
