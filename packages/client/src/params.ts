// What merchants send beside a payment. Names are those of the wire; a type test holds each to the contract's schema.
import type {
  Amount,
  DeliveryStatus,
  DisputeStatus,
  EventPattern,
  EventType,
  PaymentMethodName,
  PaymentStatus,
  SettlementStatus,
  SimulatedOutcome,
  Timestamp,
} from '@mitako/contract/names';
import type { PagePosition } from './list.ts';

/** Which payments to list. */
export interface PaymentFilterParams {
  readonly status?: PaymentStatus | readonly PaymentStatus[] | undefined;
  /** How it was paid, or tried last. */
  readonly method?: PaymentMethodName | undefined;
  /** Exactly this, in minor units. */
  readonly amount?: Amount | undefined;
  readonly customer_reference?: string | undefined;
  readonly transaction_id?: string | undefined;
  /** The three digits that end `phone_masked`. */
  readonly phone_ending?: string | undefined;
  /** What somebody typed: an id, a checkout address, a reference, an amount, or the end of a phone number. */
  readonly search?: string | undefined;
  /** ISO 8601 with an offset or `Z`. */
  readonly created_from?: Timestamp | undefined;
  readonly created_to?: Timestamp | undefined;
}

/**
 * Which payments to list, and from where. Where several filters leave little of much, a page may hold fewer than `limit`,
 * or none, and still have a next one.
 */
export interface PaymentListParams extends PaymentFilterParams, PagePosition {}

/** Why a payment is canceled. */
export interface PaymentCancelParams {
  /** At most 255 characters. */
  readonly reason?: string | undefined;
}

/** How much to refund and why. */
export interface RefundCreateParams {
  /** In minor units; what is left to refund when absent. */
  readonly amount?: Amount | undefined;
  /** At most 255 characters. */
  readonly reason?: string | undefined;
}

/** Which disputes to list. */
export interface DisputeListParams extends PagePosition {
  readonly status?: DisputeStatus | undefined;
  readonly payment_id?: string | undefined;
}

/** The merchant's side of a dispute. */
export interface EvidenceParams {
  /** At most 10 000 characters. */
  readonly evidence: string;
}

/** Which settlements to list. */
export interface SettlementListParams extends PagePosition {
  readonly status?: SettlementStatus | undefined;
  /** ISO 4217 code. */
  readonly currency?: string | undefined;
}

/** A webhook endpoint to make. */
export interface WebhookEndpointCreateParams {
  /** `https` in live mode; at most 2 048 characters. */
  readonly url: string;
  /** Names, families such as `payment.*`, or `*`; everything when absent. */
  readonly events?: readonly EventPattern[] | undefined;
  /** True when absent. */
  readonly enabled?: boolean | undefined;
  /** At most 255 characters. */
  readonly description?: string | undefined;
  /** True: names are delivered as `gateway.payment.succeeded`. This client takes both. */
  readonly prefixed_names?: boolean | undefined;
}

/** What to change of a webhook endpoint; what is absent stays. */
export interface WebhookEndpointUpdateParams {
  readonly url?: string | undefined;
  readonly events?: readonly EventPattern[] | undefined;
  /** True also enables an endpoint that the gateway disabled. */
  readonly enabled?: boolean | undefined;
  readonly description?: string | null | undefined;
  readonly prefixed_names?: boolean | undefined;
}

/** How to rotate a signing secret. */
export interface RotateSecretParams {
  /** How long the old secret keeps signing beside the new one, 0 … 604 800 seconds; 86 400 when absent. */
  readonly grace_seconds?: number | undefined;
}

/** Which events to list. */
export interface EventListParams extends PagePosition {
  readonly event?: EventType | undefined;
  /** Events about this payment, its refunds and disputes. */
  readonly payment_id?: string | undefined;
}

/** Where to deliver an event again. */
export interface EventReplayParams {
  /** Every enabled endpoint that is subscribed now, when absent. */
  readonly endpoint_id?: string | undefined;
}

/** Which deliveries to list. */
export interface DeliveryListParams extends PagePosition {
  readonly status?: DeliveryStatus | undefined;
  readonly endpoint_id?: string | undefined;
  readonly event_id?: string | undefined;
  readonly payment_id?: string | undefined;
}

/** Which failed deliveries to deliver again. */
export interface ReplayFailedParams {
  /** ISO 8601 with an offset or `Z`. */
  readonly since: Timestamp;
  readonly endpoint_id?: string | undefined;
  /** `next_cursor` of the answer before. */
  readonly cursor?: string | undefined;
}

/** What to make happen to a test payment. */
export interface SimulateParams {
  readonly outcome: SimulatedOutcome;
}
