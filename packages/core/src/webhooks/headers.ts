import { EVENT_NAME_PREFIX, type EventType } from '@mitako/contract/names';
import type { Delivery } from '../model.ts';

const USER_AGENT = 'Mitako-Webhooks/1';

/** Headers of an attempt except its signatures: the same whenever they are computed. */
export function attemptHeaders(
  delivery: Delivery,
  attempt: { readonly number: number; readonly startedAtMs: number },
): Readonly<Record<string, string>> {
  return {
    'content-type': 'application/json',
    'user-agent': USER_AGENT,
    'x-service-event': deliveredName(delivery.eventType, delivery.prefixedName),
    'x-service-delivery': delivery.id,
    'x-service-attempt': String(attempt.number),
    'webhook-id': delivery.eventId,
    'webhook-timestamp': String(timestampSeconds(attempt.startedAtMs)),
  };
}

/** As signed. */
export function timestampSeconds(startedAtMs: number): number {
  return Math.floor(startedAtMs / 1000);
}

/** The event's name as the endpoint requested it. */
export function deliveredName(type: EventType, prefixedName: boolean): string {
  return prefixedName ? `${EVENT_NAME_PREFIX}${type}` : type;
}

/** The error of an attempt that was not made because the retry period was over. */
export const NOT_SENT = 'too_late';
