import type { WebhookEvent } from '../webhooks/event.ts';

/** The record of an event in a store. */
export interface EventMark {
  /** `evt_…` */
  readonly eventId: string;
  /** The subject of the sequence: the id of a payment or a settlement; the event's own id if it has no sequence. */
  readonly subject: string;
  /** Place of the event among those of the subject; 0 if they are not counted. */
  readonly sequence: number;
  /** The event is handled once this sequence of the subject is; 0: at once. */
  readonly after: number;
}

/** The mark of an event, and its payment if it is about one. */
export function markOf(event: WebhookEvent): Omit<EventMark, 'after'> & { readonly paymentId: string | undefined } {
  const { id: eventId, sequence } = event;
  const data = event.data as { readonly id?: unknown; readonly payment_id?: unknown } | null;
  const [family = ''] = event.event.split('.');
  const paymentId = textOf(family === 'payment' ? data?.id : data?.payment_id);
  const subject = paymentId ?? (family === 'settlement' ? textOf(data?.id) : undefined);
  // Newer servers may have events whose sequence this version cannot attribute. Their own id is safe.
  if (subject === undefined || !(sequence > 0)) return { eventId, subject: eventId, sequence: 0, paymentId: undefined };
  return { eventId, subject, sequence, paymentId };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
