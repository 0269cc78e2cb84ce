import type { EventPattern, EventType } from '../events.ts';
import type { DeliveryStatus, FailureCode, PaymentStatus } from '../statuses.ts';
import type { Amount, Timestamp } from './basics.ts';

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

/** An event as stored: `data` is what the webhook carried. */
export interface EventRecord {
  readonly id: string;
  readonly event: EventType;
  readonly data: Readonly<Record<string, unknown>>;
  readonly livemode: boolean;
  readonly sequence: number;
  readonly created_at: Timestamp;
}

/** One try at one delivery. */
export interface DeliveryAttempt {
  readonly number: number;
  readonly started_at: Timestamp;
  readonly duration_ms: number | null;
  readonly status_code: number | null;
  /** A fixed word, `timeout`, `connection_refused`, `address_not_allowed` …; null when the endpoint answered. */
  readonly error: string | null;
  /**
   * What was sent beside the body, but for the two signatures, which are not kept; null when nothing was sent, because the
   * time for it was over.
   */
  readonly request_headers: Readonly<Record<string, string>> | null;
  /** At most 16 KiB of the answer. */
  readonly response_body: string | null;
}

/** One event on its way to one endpoint. */
export interface Delivery {
  readonly id: string;
  readonly event_id: string;
  readonly event: string;
  readonly endpoint_id: string;
  readonly status: DeliveryStatus;
  readonly livemode: boolean;
  readonly attempts_count: number;
  readonly next_attempt_at: Timestamp | null;
  readonly last_status_code: number | null;
  readonly last_error: string | null;
  readonly created_at: Timestamp;
  readonly delivered_at: Timestamp | null;
}

export interface DeliveryWithAttempts extends Delivery {
  /** The exact text that is sent with each attempt, and that its signatures are over. */
  readonly request_body: string;
  readonly attempts: readonly DeliveryAttempt[];
}

/** A delivery as the operator sees it. */
export interface DeliveryRecord extends Delivery {
  readonly merchant_id: string;
}

export interface DeliveryRecordWithAttempts extends DeliveryWithAttempts {
  readonly merchant_id: string;
}

/** Data of `payment.*` events: exactly these fields, with failure and refund fields where they apply. */
export interface PaymentEventData {
  readonly id: string;
  readonly slug: string;
  readonly status: PaymentStatus;
  readonly amount: Amount;
  readonly currency: string;
  readonly customer_reference: string | null;
  readonly transaction_id: string | null;
  /** With `payment.failed` and `payment.attempt_failed`. */
  readonly failure_code?: FailureCode | null;
  readonly failure_message?: string | null;
  /** With `payment.refunded`. */
  readonly refund_id?: string;
  readonly refund_amount?: Amount;
  readonly amount_refunded?: Amount;
}

/** Body of a webhook, in this order on the wire. */
export interface WebhookBody<Data = Readonly<Record<string, unknown>>> {
  readonly event: string;
  readonly data: Data;
  /** `evt_…`, the same on every retry and replay: deduplicate on it. */
  readonly id: string;
  readonly created_at: Timestamp;
  readonly livemode: boolean;
  /** Counts the events of one payment (with its refunds and disputes) without gaps. */
  readonly sequence: number;
}
