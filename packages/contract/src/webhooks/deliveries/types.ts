import type {
  ModePageQuery,
  Moment,
  OperatorModeQuery,
  OperatorPageQuery,
  Pagination,
  Timestamp,
} from '../../basics/types.ts';

/**
 * `waiting`: not attempted yet. `failing`: attempted without success, and will be attempted again. `failed`: given up.
 * `canceled`: its endpoint was deleted.
 */
export const DELIVERY_STATUSES = ['waiting', 'failing', 'failed', 'succeeded', 'canceled'] as const;

export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

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
  /** Null before the first attempt, and when the endpoint did not answer. */
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

export interface DeliveryFilter {
  /** Any of them. */
  readonly status?: readonly DeliveryStatus[] | undefined;
  readonly endpoint_id?: string | undefined;
  readonly event_id?: string | undefined;
  readonly payment_id?: string | undefined;
}

export interface DeliveryListQuery extends ModePageQuery, DeliveryFilter {}

export interface OperatorDeliveryListQuery extends OperatorPageQuery, DeliveryFilter {}

/** @typeParam Since - as it is sent, or as it is read */
export interface ReplayFailedParams<Since = Moment> {
  readonly since: Since;
  readonly endpoint_id?: string | undefined;
  /** The `next_cursor` of the answer before, while it says `has_more`. */
  readonly cursor?: string | undefined;
}

export interface OperatorReplayFailedParams<Since = Moment> extends ReplayFailedParams<Since>, OperatorModeQuery {
  readonly merchant_id?: string | undefined;
}

export interface FailedReplayed extends Pick<Pagination, 'has_more' | 'next_cursor'> {
  /** New deliveries of what had failed, and failing ones that are due at once. */
  readonly replayed: number;
}
