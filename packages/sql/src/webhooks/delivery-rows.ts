import type { Delivery, DeliveryAttempt } from '@mitako/core';
import type { DeliveriesTable, DeliveryAttemptsTable, RowOf } from '../tables.ts';
import { type Columns, flag, truth } from '../engine/columns.ts';

/** Last characters of the ids of one event's deliveries, in Crockford's base 32 as all ids: names for up to 32. */
export const LAST_CHARACTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Written without a lease: only a claim makes one. */
export const deliveryColumns: Columns<DeliveriesTable, Delivery> = {
  id: (delivery) => delivery.id,
  event_id: (delivery) => delivery.eventId,
  event_type: (delivery) => delivery.eventType,
  endpoint_id: (delivery) => delivery.endpointId,
  merchant_id: (delivery) => delivery.merchantId,
  livemode: (delivery) => flag(delivery.livemode),
  status: (delivery) => (isWaiting(delivery) ? 'pending' : delivery.status),
  prefixed_name: (delivery) => flag(delivery.prefixedName),
  attempts_count: (delivery) => delivery.attemptsCount,
  next_attempt_at_ms: (delivery) => delivery.nextAttemptAtMs,
  first_attempt_at_ms: (delivery) => delivery.firstAttemptAtMs,
  last_status_code: (delivery) => delivery.lastStatusCode,
  last_error: (delivery) => delivery.lastError,
  created_at_ms: (delivery) => delivery.createdAtMs,
  delivered_at_ms: (delivery) => delivery.deliveredAtMs,
  lease_token: () => null,
  claimable_at_ms: claimableAtMs,
};

export function deliveryOf(row: Omit<RowOf<'mitako_deliveries'>, 'lease_token' | 'claimable_at_ms'>): Delivery {
  return {
    id: row.id,
    eventId: row.event_id,
    eventType: row.event_type,
    endpointId: row.endpoint_id,
    merchantId: row.merchant_id,
    livemode: truth(row.livemode),
    status: row.status,
    prefixedName: truth(row.prefixed_name),
    attemptsCount: row.attempts_count,
    nextAttemptAtMs: row.next_attempt_at_ms,
    firstAttemptAtMs: row.first_attempt_at_ms,
    lastStatusCode: row.last_status_code,
    lastError: row.last_error,
    createdAtMs: row.created_at_ms,
    deliveredAtMs: row.delivered_at_ms,
  };
}

/** True while there is something left to do, whatever the writer calls it. */
function isWaiting(delivery: Delivery): boolean {
  return delivery.status === 'pending' || delivery.status === 'leased';
}

function claimableAtMs(delivery: Delivery): number | null {
  if (!isWaiting(delivery)) return null;
  // Without a time it would wait for ever.
  if (delivery.nextAttemptAtMs === null) throw new TypeError(`Delivery ${delivery.id} waits without a next attempt.`);
  return delivery.nextAttemptAtMs;
}

export const deliveryAttemptColumns: Columns<DeliveryAttemptsTable, DeliveryAttempt> = {
  delivery_id: (attempt) => attempt.deliveryId,
  number: (attempt) => attempt.number,
  started_at_ms: (attempt) => attempt.startedAtMs,
  duration_ms: (attempt) => attempt.durationMs,
  status_code: (attempt) => attempt.statusCode,
  error: (attempt) => attempt.error,
  response_body: (attempt) => attempt.responseBody,
};

export function deliveryAttemptOf(row: RowOf<'mitako_delivery_attempts'>): DeliveryAttempt {
  return {
    deliveryId: row.delivery_id,
    number: row.number,
    startedAtMs: row.started_at_ms,
    durationMs: row.duration_ms,
    statusCode: row.status_code,
    error: row.error,
    responseBody: row.response_body,
  };
}
