import type { Delivery, DeliveryAttempt, Event, Lane, WebhookEndpoint } from '@mitako/core/engine';
import type { Trouble } from './delivery-status.ts';
import { anyId, bigint, flag, id, integer, json, text } from '../engine/columns.ts';
import { table } from '../engine/table.ts';

export const events = table<Event>()('mitako_events', {
  id: id('event'),
  merchantId: id('merchant'),
  livemode: flag(),
  type: text(),
  subjectId: anyId('payment'),
  sequence: integer(),
  body: text(),
  traceparent: text().nullable(),
  createdAtMs: bigint(),
});

export const endpoints = table<WebhookEndpoint>()('mitako_endpoints', {
  id: anyId('webhookEndpoint').fixed(),
  merchantId: anyId('merchant').fixed(),
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
  watchedRunMs: bigint().nullable(),
  disabledReason: text().nullable(),
  createdAtMs: bigint().fixed(),
  updatedAtMs: bigint().rising(),
  // Omitted from the next state, which a deleted endpoint does not have.
  deletedAtMs: bigint().nullable().fixed(),
  version: integer(),
});

export const lanes = table<Lane>()(
  'mitako_lanes',
  {
    consumerId: anyId('webhookEndpoint').fixed(),
    merchantId: anyId('merchant').fixed(),
    isOpen: flag(),
    address: text(),
    provenAddress: text().nullable(),
    failuresCount: integer(),
    isSlow: flag(),
  },
  {
    /** Until when a lane that is not proven waits. */
    pacedUntilMs: bigint().apart(),
    /** Turn order: the lane served longest ago comes first. Grows with each claim. */
    lastServedAtMs: bigint().apart(),
    leaseToken: text().nullable().apart(),
    /** 0: free. */
    leaseEndsAtMs: bigint().apart(),
  },
);

/** One pattern of an enabled endpoint; disabled and deleted ones have none, so fan-out needs this table only. */
export interface Subscription extends Pick<WebhookEndpoint, 'merchantId' | 'livemode' | 'prefixedNames'> {
  readonly endpointId: string;
  readonly pattern: string;
}

export const subscriptions = table<Subscription>()(
  'mitako_subscriptions',
  {
    merchantId: anyId('merchant'),
    livemode: flag(),
    pattern: text(),
    endpointId: anyId('webhookEndpoint'),
    prefixedNames: flag(),
  },
  {},
  ['merchantId', 'livemode', 'pattern', 'endpointId'],
);

/** Raised with each change of an owner's subscriptions. An owner that never had any has no row. */
interface SubscriptionVersion {
  /** A merchant, or {@link EVERY_MERCHANT}. */
  readonly ownerId: string;
  readonly version: number;
}

export const subscriptionVersions = table<SubscriptionVersion>()('mitako_subscription_versions', {
  ownerId: anyId('merchant'),
  version: bigint(),
});

export const deliveries = table<Delivery>()(
  'mitako_deliveries',
  {
    id: id('delivery').fixed(),
    eventId: id('event').fixed(),
    eventType: text().fixed(),
    endpointId: anyId('webhookEndpoint').fixed(),
    merchantId: id('merchant').fixed(),
    livemode: flag().fixed(),
    status: text(),
    prefixedName: flag().fixed(),
    attemptsCount: integer(),
    nextAttemptAtMs: bigint().nullable().computed(nextAttemptAtMs),
    firstAttemptAtMs: bigint().nullable(),
    lastStatusCode: integer().nullable(),
    lastError: text().nullable(),
    createdAtMs: bigint().fixed(),
    deliveredAtMs: bigint().nullable(),
  },
  {
    /** In indexes, where `status` is not: a delivery that is accepted at once never has any. */
    trouble: text().nullable().computed(troubleOf),
  },
);

/** Null while it is waiting, and once it succeeded. */
function troubleOf({ status, attemptsCount }: Delivery): Trouble | null {
  if (status === 'failed' || status === 'canceled') return status;
  return status === 'pending' && attemptsCount > 0 ? 'failing' : null;
}

/** Null once it has ended. */
function nextAttemptAtMs(delivery: Delivery): number | null {
  if (delivery.status !== 'pending') return null;
  // Without a time it would wait forever.
  if (delivery.nextAttemptAtMs === null) throw new TypeError(`Delivery ${delivery.id} waits without a next attempt.`);
  return delivery.nextAttemptAtMs;
}

/** The place of a delivery in the queue of its endpoint, until it is over. */
export interface PendingDelivery extends Pick<Delivery, 'endpointId' | 'attemptsCount'> {
  readonly deliveryId: string;
  /** The delivery's `nextAttemptAtMs`. */
  readonly dueAtMs: number;
}

export const pendingDeliveries = table<PendingDelivery>()(
  'mitako_pending_deliveries',
  {
    attemptsCount: integer(),
    deliveryId: id('delivery'),
    endpointId: anyId('webhookEndpoint'),
    dueAtMs: bigint(),
  },
  {},
  ['attemptsCount', 'deliveryId'],
);

export const deliveryAttempts = table<DeliveryAttempt>()(
  'mitako_delivery_attempts',
  {
    deliveryId: id('delivery'),
    number: integer(),
    startedAtMs: bigint(),
    durationMs: bigint().nullable(),
    statusCode: integer().nullable(),
    error: text().nullable(),
    encryptedResponse: text().nullable(),
    encryptedLocation: text().nullable(),
  },
  { endpointId: anyId('webhookEndpoint').apart() },
  ['deliveryId', 'number'],
);
