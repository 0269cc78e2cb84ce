import type { EventType } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import type { Event } from '../model.ts';
import type { Change } from '../ports/changes.ts';
import { activeTrace } from '../telemetry/telemetry.ts';
import { webhookBody } from './wire.ts';

/** Contents of an event. */
export interface SubjectEvent {
  readonly type: EventType;
  readonly data: Readonly<Record<string, unknown>>;
}

/** An event about a payment, a settlement or an endpoint, with its exact bytes fixed now. */
export function appendEvent(
  context: Context,
  subject: Pick<Event, 'id' | 'merchantId' | 'livemode'>,
  { type, data }: SubjectEvent,
  sequence: number,
): Change {
  const event: Omit<Event, 'body'> = {
    id: context.ids.next('event', subject.merchantId),
    merchantId: subject.merchantId,
    livemode: subject.livemode,
    type,
    subjectId: subject.id,
    sequence,
    traceparent: activeTrace(),
    createdAtMs: context.clock.now(),
  };
  return {
    type: 'event.append',
    event: { ...event, body: webhookBody(event, data, context.settings.rehearses) },
    deliveryIdBase: context.ids.deliveryBase(subject.merchantId),
  };
}
