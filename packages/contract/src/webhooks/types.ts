// Written by `npx -y pnpm@12 types` from schemas.ts, where a change begins.
import type { Timestamp, WithDefaults } from '../basics/values.ts';
import type { Delivery } from './deliveries/types.ts';
import type { EventRecord } from './events/types.ts';
import type { EventPattern } from './events/values.ts';

export interface WebhookEndpoint {
  /** `whe_…` */
  readonly id: string;
  /** Absolute address; `https` in live mode. */
  readonly url: string;
  /** For people; null without one. */
  readonly description: string | null;
  /** What it is subscribed to. */
  readonly events: readonly (
    | 'payment.created'
    | 'payment.processing'
    | 'payment.attempt_failed'
    | 'payment.succeeded'
    | 'payment.failed'
    | 'payment.canceled'
    | 'payment.expired'
    | 'payment.refunded'
    | 'refund.created'
    | 'refund.succeeded'
    | 'refund.failed'
    | 'dispute.opened'
    | 'dispute.evidence_submitted'
    | 'dispute.won'
    | 'dispute.lost'
    | 'settlement.created'
    | 'settlement.paid'
    | 'settlement.failed'
    | 'payout_account.set'
    | 'endpoint.disabled'
    | 'payment.*'
    | 'refund.*'
    | 'dispute.*'
    | 'settlement.*'
    | 'payout_account.*'
    | 'endpoint.*'
    | '*'
  )[];
  /** False: switched off. */
  readonly enabled: boolean;
  /** True: event names are sent with the prefix, `gateway.payment.succeeded`. */
  readonly prefixed_names: boolean;
  /** True: real money. False: test mode. */
  readonly livemode: boolean;
  /** When it was created. */
  readonly created_at: Timestamp;
  /** When it last changed. */
  readonly updated_at: Timestamp;
  /** Why and when the engine disabled the endpoint; null otherwise. */
  readonly disabled_reason: string | null;
}

/** Shown when the endpoint is created and when its secret is rotated. */
export interface WebhookEndpointWithSecret extends WebhookEndpoint {
  /** Shown now and never again: keep it. */
  readonly secret: string;
}

/** Health of an endpoint. */
export interface EndpointHealth {
  /** `failing`: the last attempt failed, or a delivery is failing. `disabled`: by the merchant or the gateway. */
  readonly status: 'healthy' | 'failing' | 'disabled';
  /** Time of the first failed attempt; null unless `failing`. */
  readonly since: Timestamp | null;
}

/** An endpoint with a summary of its newest deliveries. */
export interface WebhookEndpointWithRecent extends WebhookEndpoint {
  /** How it is doing. */
  readonly health: EndpointHealth;
  /** Outcomes of the newest ended deliveries, at most 100. */
  readonly recent: {
    /** Deliveries that ended. */
    readonly finished: number;
    /** Those of them that succeeded. */
    readonly delivered: number;
    /** Succeeded with the first attempt. */
    readonly delivered_at_once: number;
    /** Attempted without success and not given up, of any age; counted up to 100. */
    readonly failing: number;
  };
  /** What it has not accepted yet. */
  readonly waiting: {
    /** Deliveries that are not over, attempted or not; counted up to 1 000. */
    readonly count: number;
    /** True when there are more. */
    readonly more: boolean;
    /**
     * When the next of them may be attempted: an endpoint that has never answered 2xx has a pace. Null if none waits,
     * and of a disabled endpoint.
     */
    readonly next_attempt_at: Timestamp | null;
  };
}

export interface WebhookEndpointCreateParams {
  /** Absolute address; `https` in live mode. */
  readonly url: string;
  /** Default: all events. The form with the `gateway.` prefix means the same and is returned without it. */
  readonly events?: readonly EventPattern[] | undefined;
  /** False: switched off. */
  readonly enabled?: boolean | undefined;
  /** At most 255 characters. */
  readonly description?: string | undefined;
  /** True: event names are sent with the prefix, `gateway.payment.succeeded`. */
  readonly prefixed_names?: boolean | undefined;
}

/** The same after parsing, with its defaults. */
export type WebhookEndpointCreate = WithDefaults<WebhookEndpointCreateParams, 'events' | 'enabled' | 'prefixed_names'>;

/** Absent fields stay unchanged. */
export interface WebhookEndpointUpdateParams {
  /** Absolute address; `https` in live mode. */
  readonly url?: string | undefined;
  /** Replaces the subscription. The form with the `gateway.` prefix means the same and is returned without it. */
  readonly events?: readonly EventPattern[] | undefined;
  /** False: switched off. */
  readonly enabled?: boolean | undefined;
  /** At most 255 characters; null: none. */
  readonly description?: string | null | undefined;
  /** True: event names are sent with the prefix, `gateway.payment.succeeded`. */
  readonly prefixed_names?: boolean | undefined;
}

export interface RotateSecretParams {
  /** How long the old secret also signs, 0 … 604 800 seconds. Default: 86 400. */
  readonly grace_seconds?: number | undefined;
}

export interface Pinged {
  /** The `ping` event. */
  readonly event: EventRecord;
  /** Its delivery, which has just begun. */
  readonly delivery: Delivery;
}
