import type { Context } from '../context.ts';
import type { Payment } from '../model.ts';
import type { Change } from '../ports/changes.ts';
import { appendEvent } from '../webhooks/append-event.ts';
import { paymentEventData } from './move-payment.ts';

/** The changes that store a new payment: its row and its first event. */
export function createdChanges(context: Context, payment: Payment): readonly Change[] {
  const created = { type: 'payment.created', data: paymentEventData(payment, 'payment.created') } as const;
  return [{ type: 'payment.insert', payment }, appendEvent(context, payment, created, 1)];
}
