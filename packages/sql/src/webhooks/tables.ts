import type { Delivery, DeliveryAttempt, Event, WebhookEndpoint } from '@mitako/core/engine';
import { bigint, flag, integer, json, text } from '../engine/columns.ts';
import { table } from '../engine/table.ts';

export const events = table<Event>()('mitako_events', {
  id: text(),
  merchantId: text(),
  livemode: flag(),
  type: text(),
  subjectId: text(),
  sequence: integer(),
  body: text(),
  createdAtMs: bigint(),
});

export const endpoints = table<WebhookEndpoint>()(
  'mitako_endpoints',
  {
    id: text().fixed(),
    merchantId: text().fixed(),
    livemode: flag().fixed(),
    url: text(),
    description: text().nullable(),
    events: json(),
    enabled: flag(),
    prefixedNames: flag(),
    encryptedSecret: text(),
    encryptedPreviousSecret: text().nullable(),
    previousSecretEndsAtMs: bigint().nullable(),
    failingSinceMs: bigint().nullable(),
    failuresCount: integer(),
    disabledReason: text().nullable(),
    createdAtMs: bigint().fixed(),
    updatedAtMs: bigint(),
    // Omitted from the next state, which a deleted endpoint does not have.
    deletedAtMs: bigint().nullable().fixed(),
    version: integer(),
  },
  // Turn order: the endpoint served longest ago comes first. Grows with each claim.
  { lastClaimedAtMs: bigint().apart() },
);

/** One pattern of an enabled endpoint; disabled and deleted ones have none, so fan-out reads this table only. */
export interface Subscription extends Pick<WebhookEndpoint, 'merchantId' | 'livemode' | 'prefixedNames'> {
  readonly endpointId: string;
  readonly pattern: string;
}

export const subscriptions = table<Subscription>()('mitako_subscriptions', {
  merchantId: text(),
  livemode: flag(),
  pattern: text(),
  endpointId: text(),
  prefixedNames: flag(),
});

export const deliveries = table<Delivery>()(
  'mitako_deliveries',
  {
    id: text().fixed(),
    eventId: text().fixed(),
    eventType: text().fixed(),
    endpointId: text().fixed(),
    merchantId: text().fixed(),
    livemode: flag().fixed(),
    // Writes have no lease: only a claim sets one.
    status: text().computed((delivery: Delivery) => (isWaiting(delivery) ? 'pending' : delivery.status)),
    prefixedName: flag().fixed(),
    attemptsCount: integer(),
    nextAttemptAtMs: bigint().nullable(),
    firstAttemptAtMs: bigint().nullable(),
    lastStatusCode: integer().nullable(),
    lastError: text().nullable(),
    createdAtMs: bigint().fixed(),
    deliveredAtMs: bigint().nullable(),
  },
  {
    leaseToken: text()
      .nullable()
      .computed(() => null),
    // When it can be claimed: at the next attempt, or at the end of the lease; null once it has ended.
    claimableAtMs: bigint().nullable().computed(claimableAtMs),
  },
);

/** True until the delivery has ended. */
function isWaiting(delivery: Delivery): boolean {
  return delivery.status === 'pending' || delivery.status === 'leased';
}

function claimableAtMs(delivery: Delivery): number | null {
  if (!isWaiting(delivery)) return null;
  // Without a time it would wait forever.
  if (delivery.nextAttemptAtMs === null) throw new TypeError(`Delivery ${delivery.id} waits without a next attempt.`);
  return delivery.nextAttemptAtMs;
}

export const deliveryAttempts = table<DeliveryAttempt>()('mitako_delivery_attempts', {
  deliveryId: text(),
  number: integer(),
  startedAtMs: bigint(),
  durationMs: bigint().nullable(),
  statusCode: integer().nullable(),
  error: text().nullable(),
  responseBody: text().nullable(),
});
