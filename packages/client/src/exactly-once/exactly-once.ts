import type { EventRecord } from '@mitako/contract/names';
import type { Events } from '../resources/events.ts';
import type { WebhookEvent } from '../webhooks/event.ts';
import type { EventStore } from './event-store.ts';
import { markOf, type EventMark } from './mark.ts';

/** Options of {@link exactlyOnce}. */
export interface ExactlyOnceOptions {
  /**
   * `mitako.events` of a client for the same merchant and mode. With it, the events of one payment, its refunds and
   * disputes are handled in the order of their `sequence`, and those that have not arrived are read from the API first,
   * also those that the endpoint is not subscribed to. Without it, each event is handled once, in the order of arrival.
   */
  readonly events?: Pick<Events, 'list'> | undefined;
}

/**
 * Handles each event once, whatever arrives: duplicates, replays, deliveries at the same time, a process that dies in
 * between. The handler changes rows through the transaction that it receives; the row that marks the event as handled is
 * written in the same transaction, so either both are committed or neither. What the handler does elsewhere (e-mail, another service)
 * is not covered: write a row for it in the transaction, and do it afterwards.
 *
 * @example
 * ```ts
 * const onEvent = exactlyOnce(
 *   pgStore(pool),
 *   async (event, transaction) => {
 *     if (event.event !== 'payment.succeeded') return;
 *     await transaction.query('UPDATE orders SET paid = true WHERE id = $1', [event.data.customer_reference]);
 *   },
 *   { events: mitako.events },
 * );
 * app.post('/webhooks', webhookHandler({ secret: process.env.MITAKO_WEBHOOK_SECRET, onEvent }));
 * ```
 * @param store where handled events are marked; its table must exist, see {@link EVENTS_TABLE}
 * @param handle if it throws, nothing is marked, and the delivery is retried
 */
export function exactlyOnce<Transaction>(
  store: EventStore<Transaction>,
  handle: (event: WebhookEvent, transaction: Transaction) => unknown,
  { events }: ExactlyOnceOptions = {},
): (event: WebhookEvent) => Promise<void> {
  const once = async (event: WebhookEvent, after: number): Promise<boolean> => {
    const mark: EventMark = { ...markOf(event), after };
    return (await store.once(mark, (transaction) => handle(event, transaction))) !== 'gap';
  };

  return async (event) => {
    const { paymentId, sequence } = markOf(event);
    const isOrdered = events !== undefined && paymentId !== undefined;
    if (await once(event, isOrdered ? sequence - 1 : 0)) return;
    if (!isOrdered) throw new Error('A store must not report a gap in front of the first event.');
    let after = 0;
    for (const missing of await earlierEvents(events, event, paymentId)) {
      // A gap here is one that the API has as well: an event that it has deleted never arrives.
      if (!(await once(missing, after))) throw new Error(`Event ${missing.id} was handled and is no longer marked.`);
      after = missing.sequence;
    }
    await once(event, after);
  };
}

/** Events of the payment before this one, oldest first. */
async function earlierEvents(
  events: Pick<Events, 'list'>,
  { id, sequence }: WebhookEvent,
  paymentId: string,
): Promise<readonly WebhookEvent[]> {
  const earlier: EventRecord[] = [];
  let isKnown = false;
  for await (const record of events.list({ payment_id: paymentId, limit: 100 })) {
    isKnown ||= record.id === id;
    if (record.sequence < sequence) earlier.unshift(record);
  }
  if (!isKnown) {
    throw new Error(`The API does not list event ${id}. Pass "events" of a client for the same merchant and mode.`);
  }
  return earlier as readonly unknown[] as readonly WebhookEvent[];
}
