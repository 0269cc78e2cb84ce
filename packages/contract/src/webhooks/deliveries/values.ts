import type { Moment, OperatorModeQuery } from '../../basics/types.ts';

/**
 * `waiting`: not attempted yet. `failing`: attempted without success, will be attempted again. `failed`: given up.
 * `canceled`: the endpoint was deleted.
 */
export const DELIVERY_STATUSES = ['waiting', 'failing', 'failed', 'succeeded', 'canceled'] as const;

export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** @typeParam Since - as sent, or as parsed */
export interface ReplayFailedParams<Since = Moment> {
  /** How far back. */
  readonly since: Since;
  /** Only deliveries to this endpoint. */
  readonly endpoint_id?: string | undefined;
  /** The `next_cursor` of the previous response while `has_more` is true. */
  readonly cursor?: string | undefined;
}

export interface OperatorReplayFailedParams<Since = Moment> extends ReplayFailedParams<Since>, OperatorModeQuery {
  /** Only deliveries of this merchant. */
  readonly merchant_id?: string | undefined;
}
