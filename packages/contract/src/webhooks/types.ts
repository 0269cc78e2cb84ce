import type { Timestamp } from '../basics/types.ts';
import type { EventPattern } from './events/types.ts';

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

/** With how its newest deliveries went. */
export interface WebhookEndpointWithRecent extends WebhookEndpoint {
  /** Of the newest deliveries that came to an end, 100 at most. */
  readonly recent: {
    readonly finished: number;
    readonly delivered: number;
    /** With the first attempt. */
    readonly delivered_at_once: number;
  };
}

/** Shown when the endpoint is made and when its secret is rotated. */
export interface WebhookEndpointWithSecret extends WebhookEndpoint {
  readonly secret: string;
}
