import type {
  ModePageQuery,
  Moment,
  OperatorModeQuery,
  OperatorPageQuery,
  Pagination,
  Timestamp,
} from '../../basics/types.ts';

/**
 * `waiting`: not attempted yet. `failing`: attempted without success, will be attempted again. `failed`: given up.
 * `canceled`: the endpoint was deleted.
 */
export const DELIVERY_STATUSES = ['waiting', 'failing', 'failed', 'succeeded', 'canceled'] as const;

export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** The delivery of one event to one endpoint. */
export interface Delivery {
  readonly id: string;
  readonly event_id: string;
  readonly event: string;
  /** `whe_…`, or `handler:<name>` of an event handler in the gateway's own program. */
  readonly endpoint_id: string;
  readonly status: DeliveryStatus;
  readonly livemode: boolean;
  readonly attempts_count: number;
  readonly next_attempt_at: Timestamp | null;
  /** Null before the first attempt, and when the endpoint did not answer. 200 for a handler that returned. */
  readonly last_status_code: number | null;
  /** A fixed word, such as `timeout`, when the endpoint did not answer. */
  readonly last_error: string | null;
  readonly created_at: Timestamp;
  readonly delivered_at: Timestamp | null;
}

/** One attempt of a delivery. */
export interface DeliveryAttempt {
  readonly number: number;
  readonly started_at: Timestamp;
  readonly duration_ms: number | null;
  readonly status_code: number | null;
  /** A fixed word, `timeout`, `connection_refused`, `address_not_allowed` …; null when the endpoint responded. */
  readonly error: string | null;
  /**
   * Request headers except the two signatures, which are not stored; null when nothing was sent because time had run
   * out.
   */
  readonly request_headers: Readonly<Record<string, string>> | null;
  /** At most 16 KiB of the response. */
  readonly response_body: string | null;
}

export interface DeliveryWithAttempts extends Delivery {
  /** The exact body that each attempt sends and signs. */
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

export interface DeliveryFilter {
  /** One or several statuses. */
  readonly status?: readonly DeliveryStatus[] | undefined;
  readonly endpoint_id?: string | undefined;
  readonly event_id?: string | undefined;
  readonly payment_id?: string | undefined;
}

export interface DeliveryListQuery extends ModePageQuery, DeliveryFilter {}

export interface OperatorDeliveryListQuery extends OperatorPageQuery, DeliveryFilter {}

/** @typeParam Since - as sent, or as parsed */
export interface ReplayFailedParams<Since = Moment> {
  readonly since: Since;
  readonly endpoint_id?: string | undefined;
  /** The `next_cursor` of the previous response while `has_more` is true. */
  readonly cursor?: string | undefined;
}

export interface OperatorReplayFailedParams<Since = Moment> extends ReplayFailedParams<Since>, OperatorModeQuery {
  readonly merchant_id?: string | undefined;
}

export interface FailedReplayed extends Pick<Pagination, 'has_more' | 'next_cursor'> {
  /** New deliveries for failed ones, and failing ones made due at once. */
  readonly replayed: number;
}
