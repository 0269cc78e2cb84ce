import {
  type Delivery as WireDelivery,
  type DeliveryAttempt as WireDeliveryAttempt,
  type DeliveryRecord,
  type EndpointHealth,
  EVENT_NAME_PREFIX,
  type EventRecord,
  LIMITS,
  type WebhookBody,
  type WebhookEndpoint as WireEndpoint,
  type WebhookEndpointWithRecent,
} from '@mitako/contract/names';
import { timestamp, timestampOrNull } from '../basics/timestamp.ts';
import type { Context } from '../context.ts';
import type { Delivery, DeliveryAttempt, Event, WebhookEndpoint } from '../model.ts';
import type { RecentDeliveries, WaitingDeliveries } from './reads.ts';
import { deliveryStatus } from './delivery-status.ts';
import { isHandler } from './handler-ids.ts';
import { NOT_SENT, attemptHeaders, deliveredName } from './headers.ts';
import { locationOf, responseOf } from './stored-response.ts';

/**
 * The exact bytes of a webhook, with fields in the order of the specification. Only ASCII is emitted, so that a
 * receiver with the wrong character set still sees what was signed.
 */
export function webhookBody(
  event: Omit<Event, 'body'>,
  data: Readonly<Record<string, unknown>>,
  rehearses: boolean,
): string {
  const body: WebhookBody = {
    event: event.type,
    data,
    id: event.id,
    created_at: timestamp(event.createdAtMs),
    livemode: event.livemode,
    sequence: event.sequence,
    ...(rehearses && { rehearsal: true }),
  };
  return JSON.stringify(body).replace(
    /[\u007f-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The stored body with the event name that an endpoint requested. */
export function deliveredBody(body: string, prefixedName: boolean): string {
  const start = '{"event":"';
  return prefixedName ? `${start}${EVENT_NAME_PREFIX}${body.slice(start.length)}` : body;
}

export function endpointToWire(endpoint: WebhookEndpoint): WireEndpoint {
  return {
    id: endpoint.id,
    url: endpoint.url,
    description: endpoint.description,
    events: endpoint.events,
    enabled: endpoint.enabled,
    prefixed_names: endpoint.prefixedNames,
    livemode: endpoint.livemode,
    created_at: timestamp(endpoint.createdAtMs),
    updated_at: timestamp(endpoint.updatedAtMs),
    disabled_reason: endpoint.disabledReason,
  };
}

/** The deliveries of some endpoints. */
export interface DeliverySummary {
  readonly recent: readonly RecentDeliveries[];
  readonly waiting: readonly WaitingDeliveries[];
}

export function endpointWithRecentToWire(
  endpoint: WebhookEndpoint,
  { recent, waiting }: DeliverySummary,
): WebhookEndpointWithRecent {
  const own = recent.find(({ endpointId }) => endpointId === endpoint.id);
  const { count = 0, nextAtMs = null } = waiting.find(({ endpointId }) => endpointId === endpoint.id) ?? {};
  return {
    ...endpointToWire(endpoint),
    health: endpointHealth(endpoint, own),
    recent: {
      finished: own?.finished ?? 0,
      delivered: own?.delivered ?? 0,
      delivered_at_once: own?.deliveredAtOnce ?? 0,
      failing: own?.failing ?? 0,
    },
    waiting: {
      count: Math.min(count, LIMITS.waitingDeliveriesMax),
      more: count > LIMITS.waitingDeliveriesMax,
      next_attempt_at: timestampOrNull(nextAtMs),
    },
  };
}

/**
 * An endpoint's health. One success ends its run of failures, but while any delivery is failing, so is the endpoint. The
 * clock of test mode makes a run older, but no run began before its endpoint was added.
 */
export function endpointHealth(
  { enabled, failingSinceMs, createdAtMs }: WebhookEndpoint,
  recent: Pick<RecentDeliveries, 'failingSinceMs'> | undefined,
): EndpointHealth {
  if (!enabled) return { status: 'disabled', since: null };
  const since = [failingSinceMs, recent?.failingSinceMs ?? null].filter((each) => each !== null);
  return since.length === 0
    ? { status: 'healthy', since: null }
    : { status: 'failing', since: timestamp(Math.max(createdAtMs, Math.min(...since))) };
}

export function eventToWire(event: Event): EventRecord {
  const { data, rehearsal } = JSON.parse(event.body) as WebhookBody;
  return {
    id: event.id,
    event: event.type,
    data,
    livemode: event.livemode,
    sequence: event.sequence,
    created_at: timestamp(event.createdAtMs),
    ...(rehearsal && { rehearsal }),
  };
}

export function deliveryToWire(delivery: Delivery): WireDelivery {
  return {
    id: delivery.id,
    event_id: delivery.eventId,
    event: deliveredName(delivery.eventType, delivery.prefixedName),
    endpoint_id: delivery.endpointId,
    status: deliveryStatus(delivery),
    livemode: delivery.livemode,
    attempts_count: delivery.attemptsCount,
    next_attempt_at: timestampOrNull(delivery.nextAttemptAtMs),
    last_status_code: delivery.lastStatusCode,
    last_error: delivery.lastError,
    created_at: timestamp(delivery.createdAtMs),
    delivered_at: timestampOrNull(delivery.deliveredAtMs),
  };
}

/** Columns of the file. */
export const DELIVERY_COLUMNS = [
  'id',
  'created_at',
  'status',
  'event',
  'event_id',
  'endpoint_id',
  'attempts_count',
  'last_status_code',
  'last_error',
  'next_attempt_at',
  'delivered_at',
  'livemode',
] as const satisfies readonly (keyof WireDelivery)[];

export function deliveryRecordToWire(delivery: Delivery): DeliveryRecord {
  return { ...deliveryToWire(delivery), merchant_id: delivery.merchantId };
}

export function deliveryAttemptToWire(
  context: Context,
  delivery: Delivery,
  endpointUrl: string | undefined,
  attempt: DeliveryAttempt,
): WireDeliveryAttempt {
  return {
    number: attempt.number,
    started_at: timestamp(attempt.startedAtMs),
    duration_ms: attempt.durationMs,
    status_code: attempt.statusCode,
    error: attempt.error,
    request_headers:
      attempt.error === NOT_SENT || isHandler(delivery.endpointId) ? null : attemptHeaders(delivery, attempt),
    redirects_to: locationOf(context, attempt, endpointUrl),
    response_body: responseOf(context, attempt),
  };
}
