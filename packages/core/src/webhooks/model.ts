import type { EventPattern, EventType } from '@mitako/contract/names';

/** An event, with the exact bytes of its webhooks. */
export interface Event {
  readonly id: string;
  readonly merchantId: string;
  readonly livemode: boolean;
  readonly type: EventType;
  /** The payment (or other subject). */
  readonly subjectId: string;
  readonly sequence: number;
  /** JSON text, unprefixed name. */
  readonly body: string;
  /** The trace of the work that caused it (W3C Trace Context §3.2); null: none. */
  readonly traceparent: string | null;
  readonly createdAtMs: number;
}

/** Also an event handler in process, whose id and address are `handler:<name>`. */
export interface WebhookEndpoint {
  readonly id: string;
  readonly merchantId: string;
  readonly livemode: boolean;
  readonly url: string;
  readonly description: string | null;
  readonly events: readonly EventPattern[];
  readonly enabled: boolean;
  readonly prefixedNames: boolean;
  readonly encryptedSecret: string;
  readonly encryptedPreviousSecret: string | null;
  readonly previousSecretEndsAtMs: number | null;
  /** Start of the current run of failures; null after a success. */
  readonly failingSinceMs: number | null;
  /** Attempts in the current run of failures. */
  readonly failuresCount: number;
  /** Start of the last run of failures whose length is watched. */
  readonly watchedRunMs: number | null;
  readonly disabledReason: string | null;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
  readonly deletedAtMs: number | null;
  readonly version: number;
}

/** The queue of one consumer of events: an endpoint or a handler. A process leases it to work on it. */
export interface Lane {
  /** The endpoint's id. */
  readonly consumerId: string;
  /** A handler's own id: each handler has a share of a process. */
  readonly merchantId: string;
  /** Closed while its endpoint is disabled. */
  readonly isOpen: boolean;
  /** The endpoint's URL. */
  readonly address: string;
  /** The last address that answered 2xx. Until it is the present one, the lane is not proven. */
  readonly provenAddress: string | null;
  /** Failed attempts in a row. */
  readonly failuresCount: number;
  readonly isSlow: boolean;
}

/** Internal state of a delivery; the API shows `deliveryStatus`. `canceled`: its endpoint was deleted. */
export type DeliveryState = 'pending' | 'delivered' | 'failed' | 'canceled';

export interface Delivery {
  readonly id: string;
  readonly eventId: string;
  readonly eventType: EventType;
  readonly endpointId: string;
  readonly merchantId: string;
  readonly livemode: boolean;
  readonly status: DeliveryState;
  /** Event names are sent as `gateway.payment.succeeded`. */
  readonly prefixedName: boolean;
  readonly attemptsCount: number;
  readonly nextAttemptAtMs: number | null;
  readonly firstAttemptAtMs: number | null;
  readonly lastStatusCode: number | null;
  readonly lastError: string | null;
  readonly createdAtMs: number;
  readonly deliveredAtMs: number | null;
}

export interface DeliveryAttempt {
  readonly deliveryId: string;
  readonly number: number;
  readonly startedAtMs: number;
  readonly durationMs: number | null;
  readonly statusCode: number | null;
  readonly error: string | null;
  /** The endpoint's response, which may contain anything. */
  readonly encryptedResponse: string | null;
  /** Where a redirect would have led, which may hold a token. */
  readonly encryptedLocation: string | null;
}
