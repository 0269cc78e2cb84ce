import type { Timestamp } from '../basics/types.ts';
import type { Delivery } from './deliveries/types.ts';
import type { EventPattern, EventRecord, SentEventPattern } from './events/types.ts';

export interface WebhookEndpoint {
  /** `whe_…` */
  readonly id: string;
  readonly url: string;
  readonly description: string | null;
  readonly events: readonly EventPattern[];
  readonly enabled: boolean;
  /** True: event names are delivered as `gateway.payment.succeeded`. */
  readonly prefixed_names: boolean;
  readonly livemode: boolean;
  readonly created_at: Timestamp;
  readonly updated_at: Timestamp;
  /** Why and when the engine disabled it, null otherwise. */
  readonly disabled_reason: string | null;
}

export const ENDPOINT_HEALTHS = ['healthy', 'failing', 'disabled'] as const;

/** How an endpoint does. */
export interface EndpointHealth {
  /** `failing`: the last attempt failed, or a delivery is failing. `disabled`: by its merchant or by the gateway. */
  readonly status: (typeof ENDPOINT_HEALTHS)[number];
  /** Of the first attempt that failed; null unless `failing`. */
  readonly since: Timestamp | null;
}

/** With how its newest deliveries went. */
export interface WebhookEndpointWithRecent extends WebhookEndpoint {
  readonly health: EndpointHealth;
  /** Of the newest deliveries that came to an end, 100 at most. */
  readonly recent: {
    readonly finished: number;
    readonly delivered: number;
    /** With the first attempt. */
    readonly delivered_at_once: number;
    /** Attempted without success and not given up, however old; counted up to 100. */
    readonly failing: number;
  };
}

/** Shown when the endpoint is made and when its secret is rotated. */
export interface WebhookEndpointWithSecret extends WebhookEndpoint {
  readonly secret: string;
}

export interface WebhookEndpointCreateParams {
  readonly url: string;
  /** All when absent. */
  readonly events?: readonly EventPattern[] | undefined;
  readonly enabled?: boolean | undefined;
  /** At most 255 characters. */
  readonly description?: string | undefined;
  readonly prefixed_names?: boolean | undefined;
}

/** Either form of an event name may be sent; it is read as the shorter one. */
export type WithSentEvents<Params> = Omit<Params, 'events'> & {
  readonly events?: readonly SentEventPattern[] | undefined;
};

/** What is absent stays. */
export interface WebhookEndpointUpdateParams {
  readonly url?: string | undefined;
  readonly events?: readonly EventPattern[] | undefined;
  readonly enabled?: boolean | undefined;
  readonly description?: string | null | undefined;
  readonly prefixed_names?: boolean | undefined;
}

export interface RotateSecretParams {
  /** How long the old secret keeps signing beside the new one, 0 … 604 800; 86 400 when absent. */
  readonly grace_seconds?: number | undefined;
}

export interface Pinged {
  readonly event: EventRecord;
  readonly delivery: Delivery;
}
