import type { ModePageQuery, Timestamp } from '../../basics/types.ts';

/** Every event that a merchant may receive. */
export const EVENT_TYPES = [
  'payment.created',
  'payment.processing',
  'payment.attempt_failed',
  'payment.succeeded',
  'payment.failed',
  'payment.canceled',
  'payment.expired',
  'payment.refunded',
  'refund.created',
  'refund.succeeded',
  'refund.failed',
  'dispute.opened',
  'dispute.evidence_submitted',
  'dispute.won',
  'dispute.lost',
  'settlement.created',
  'settlement.paid',
  'settlement.failed',
  'endpoint.disabled',
  'ping',
] as const;

export type EventType = (typeof EVENT_TYPES)[number];

/** Families an endpoint can subscribe to. `ping` is always delivered to the endpoint that was pinged. */
export const EVENT_FAMILIES = ['payment.*', 'refund.*', 'dispute.*', 'settlement.*', 'endpoint.*'] as const;

export type EventFamily = (typeof EVENT_FAMILIES)[number];

/** What stands in an endpoint's `events`: a name, a family or everything. Nobody subscribes to `ping`. */
export type EventPattern = Exclude<EventType, 'ping'> | EventFamily | '*';

/** The longer form of an event name that an endpoint may ask for. */
export const EVENT_NAME_PREFIX = 'gateway.';

/** How an endpoint's `events` may be sent: the longer form means the same and is stored as the shorter one. */
export type SentEventPattern = EventPattern | `${typeof EVENT_NAME_PREFIX}${EventPattern}`;

/** An event as stored: `data` is what the webhook carried. */
export interface EventRecord {
  readonly id: string;
  readonly event: EventType;
  readonly data: Readonly<Record<string, unknown>>;
  readonly livemode: boolean;
  readonly sequence: number;
  readonly created_at: Timestamp;
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

export interface EventListQuery extends ModePageQuery {
  readonly event?: EventType | undefined;
  /** Events about this payment, its refunds and disputes. */
  readonly payment_id?: string | undefined;
}

export interface EventReplayParams {
  /** All that are subscribed now when absent. */
  readonly endpoint_id?: string | undefined;
}
