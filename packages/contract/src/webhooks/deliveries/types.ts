// Written by `npx -y pnpm@12 types` from schemas.ts, where a change begins.
import type { ModeQuery, OperatorPageQuery, PageQuery, PeriodQuery } from '../../basics/types.ts';
import type { Mode, Moment, Timestamp } from '../../basics/values.ts';
import type { DeliveryStatus } from './values.ts';

/** The delivery of one event to one endpoint. */
export interface Delivery {
  /** `dlv_…` */
  readonly id: string;
  /** `evt_…`, the event. */
  readonly event_id: string;
  /** Name of the event, `payment.succeeded`. */
  readonly event: string;
  /** `whe_…`, or `handler:<name>` of an event handler in the gateway's own program. */
  readonly endpoint_id: string;
  /** Current status. */
  readonly status: DeliveryStatus;
  /** True: real money. False: test mode. */
  readonly livemode: boolean;
  /** Number of attempts. */
  readonly attempts_count: number;
  /** When the next attempt begins; null: none will. */
  readonly next_attempt_at: Timestamp | null;
  /** Null before the first attempt, and when the endpoint did not answer. 200 for a handler that returned. */
  readonly last_status_code: number | null;
  /** A fixed word, such as `timeout`, when the endpoint did not answer. */
  readonly last_error: string | null;
  /** When it was created. */
  readonly created_at: Timestamp;
  /** When the receiver answered with success; null until then. */
  readonly delivered_at: Timestamp | null;
}

/** One attempt of a delivery. */
export interface DeliveryAttempt {
  /** Counts the attempts of the delivery, from 1. */
  readonly number: number;
  /** When it started. */
  readonly started_at: Timestamp;
  /** From the start to the answer, in milliseconds; null while it runs. */
  readonly duration_ms: number | null;
  /** HTTP status of the answer; null without one. */
  readonly status_code: number | null;
  /**
   * A fixed word, null when the endpoint responded: `timeout`, `connection_refused`, `connection_failed`,
   * `address_not_allowed`, `name_not_resolved`, `certificate_expired`, `certificate_self_signed`,
   * `certificate_untrusted`, `certificate_wrong_name`, `tls_failed`, `invalid_response`, `handler_failed` or
   * `too_late`.
   */
  readonly error: string | null;
  /**
   * Request headers except the two signatures, which are not stored; null when nothing was sent because time had run
   * out.
   */
  readonly request_headers: Readonly<Record<string, string>> | null;
  /** Of an endpoint that redirects, which is not followed: the address that it leads to. Enter that one. */
  readonly redirects_to: string | null;
  /** At most 16 KiB of the response. */
  readonly response_body: string | null;
}

export interface DeliveryWithAttempts extends Delivery {
  /** The exact body that each attempt sends and signs. */
  readonly request_body: string;
  /** Every attempt, oldest first. */
  readonly attempts: readonly DeliveryAttempt[];
}

/** A delivery as the operator sees it. */
export interface DeliveryRecord extends Delivery {
  /** `mer_…`, the merchant that it belongs to. */
  readonly merchant_id: string;
}

export interface DeliveryRecordWithAttempts extends DeliveryWithAttempts {
  /** `mer_…`, the merchant that it belongs to. */
  readonly merchant_id: string;
}

export interface DeliveryListQuery extends DeliveryExportQuery, PageQuery {}

/** Filters of the file of deliveries: those of the list. */
export interface DeliveryExportQuery extends PeriodQuery, ModeQuery {
  /** One or several statuses. */
  readonly status?: readonly DeliveryStatus[] | undefined;
  /** Only those to this endpoint. */
  readonly endpoint_id?: string | undefined;
  /** Only those of this event. */
  readonly event_id?: string | undefined;
  /** Only those about this payment. */
  readonly payment_id?: string | undefined;
}

export interface OperatorDeliveryListQuery extends OperatorPageQuery, PeriodQuery {
  /** One or several statuses. */
  readonly status?: readonly DeliveryStatus[] | undefined;
  /** Only those to this endpoint. */
  readonly endpoint_id?: string | undefined;
  /** Only those of this event. */
  readonly event_id?: string | undefined;
  /** Only those about this payment. */
  readonly payment_id?: string | undefined;
}

export interface ReplayFailedParams {
  /** How far back. */
  readonly since: Timestamp;
  /** Only deliveries to this endpoint. */
  readonly endpoint_id?: string | undefined;
  /** The `next_cursor` of the previous response while `has_more` is true. */
  readonly cursor?: string | undefined;
}

/** The same after parsing. */
export interface ReplayFailed extends Omit<ReplayFailedParams, 'since'> {
  /** How far back. */
  readonly since: Moment;
}

export interface OperatorReplayFailedParams {
  /** How far back. */
  readonly since: Timestamp;
  /** Only deliveries to this endpoint. */
  readonly endpoint_id?: string | undefined;
  /** The `next_cursor` of the previous response while `has_more` is true. */
  readonly cursor?: string | undefined;
  /** Only deliveries of this merchant. */
  readonly merchant_id?: string | undefined;
  /** Default: both. */
  readonly mode?: Mode | undefined;
}

/** The same after parsing. */
export interface OperatorReplayFailed extends Omit<OperatorReplayFailedParams, 'since'> {
  /** How far back. */
  readonly since: Moment;
}

export interface FailedReplayed {
  /** New deliveries for failed ones, and failing ones made due at once. */
  readonly replayed: number;
  /** True: there is another page. */
  readonly has_more: boolean;
  /** Pass it as `cursor`; null: this is the last page. */
  readonly next_cursor: string | null;
}
