import type { Context } from '../context.ts';
import type { Payment } from '../model.ts';
import type { Change } from '../ports/changes.ts';
import { appendEvent } from '../webhooks/append-event.ts';
import { paymentEventData } from './move-payment.ts';
import { descriptionTermsOf } from './search-words.ts';

/** The changes that store a new payment: its row and its first event. */
export function createdChanges(context: Context, payment: Payment): readonly Change[] {
  const created = { type: 'payment.created', data: paymentEventData(payment, 'payment.created') } as const;
  const terms = context.settings.search.descriptions ? descriptionTermsOf(payment) : [];
  return [
    { type: 'payment.insert', payment },
    ...(terms.length === 0 ? [] : [{ type: 'payment.describe', payment, terms } as const]),
    appendEvent(context, payment, created, 1),
  ];
}
