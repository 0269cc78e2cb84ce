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
  /** True: event names are sent with the prefix, `gateway.payment.succeeded`. */
  readonly prefixed_names: boolean;
  readonly livemode: boolean;
  readonly created_at: Timestamp;
  readonly updated_at: Timestamp;
  /** Why and when the engine disabled the endpoint; null otherwise. */
  readonly disabled_reason: string | null;
}

export const ENDPOINT_HEALTHS = ['healthy', 'failing', 'disabled'] as const;

/** Health of an endpoint. */
export interface EndpointHealth {
  /** `failing`: the last attempt failed, or a delivery is failing. `disabled`: by the merchant or the gateway. */
  readonly status: (typeof ENDPOINT_HEALTHS)[number];
  /** Time of the first failed attempt; null unless `failing`. */
  readonly since: Timestamp | null;
}

/** An endpoint with a summary of its newest deliveries. */
export interface WebhookEndpointWithRecent extends WebhookEndpoint {
  readonly health: EndpointHealth;
  /** Outcomes of the newest ended deliveries, at most 100. */
  readonly recent: {
    readonly finished: number;
    readonly delivered: number;
    /** Succeeded with the first attempt. */
    readonly delivered_at_once: number;
    /** Attempted without success and not given up, of any age; counted up to 100. */
    readonly failing: number;
  };
}

/** Shown when the endpoint is created and when its secret is rotated. */
export interface WebhookEndpointWithSecret extends WebhookEndpoint {
  readonly secret: string;
}

export interface WebhookEndpointCreateParams {
  readonly url: string;
  /** Default: all events. */
  readonly events?: readonly EventPattern[] | undefined;
  readonly enabled?: boolean | undefined;
  /** At most 255 characters. */
  readonly description?: string | undefined;
  readonly prefixed_names?: boolean | undefined;
}

/** Either form of an event name is accepted and stored without the prefix. */
export type WithSentEvents<Params> = Omit<Params, 'events'> & {
  readonly events?: readonly SentEventPattern[] | undefined;
};

/** Absent fields stay unchanged. */
export interface WebhookEndpointUpdateParams {
  readonly url?: string | undefined;
  readonly events?: readonly EventPattern[] | undefined;
  readonly enabled?: boolean | undefined;
  readonly description?: string | null | undefined;
  readonly prefixed_names?: boolean | undefined;
}

export interface RotateSecretParams {
  /** How long the old secret also signs, in seconds, 0 … 604 800. Default: 86 400. */
  readonly grace_seconds?: number | undefined;
}

export interface Pinged {
  readonly event: EventRecord;
  readonly delivery: Delivery;
}
