import type {
  Delivery,
  DeliveryListQuery,
  DeliveryRecord,
  DeliveryRecordWithAttempts,
  DeliveryWithAttempts,
  FailedReplayed,
  OperatorDeliveryListQuery,
  OperatorReplayFailedParams,
  ReplayFailedParams,
  Timestamp,
} from '@mitako/contract/names';
import type { Asked, AskedByKey, List } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';

/** Which deliveries to list. */
export interface DeliveryListParams extends AskedByKey<DeliveryListQuery> {}

/** Events on their way to endpoints. */
export interface Deliveries {
  /** Newest first. */
  list(params?: DeliveryListParams, options?: CallOptions): List<Delivery>;
  /**
   * One delivery with every attempt: status, duration, what the endpoint answered.
   * @throws MitakoError `DELIVERY_NOT_FOUND`
   */
  retrieve(deliveryId: string, options?: CallOptions): Promise<DeliveryWithAttempts>;
  /**
   * Delivers again to the same endpoint.
   * @throws MitakoError `DELIVERY_NOT_FOUND`, `WEBHOOK_ENDPOINT_NOT_FOUND`, `WEBHOOK_ENDPOINT_DISABLED`
   */
  replay(deliveryId: string, options?: WriteOptions): Promise<Delivery>;
  /**
   * Delivers again what failed since a moment, 500 at a time: while `has_more` is true, call it again with `next_cursor`.
   * @throws MitakoError `WEBHOOK_ENDPOINT_NOT_FOUND`
   */
  replayFailed(params: ReplayFailedParams<Timestamp>, options?: WriteOptions): Promise<FailedReplayed>;
}

/** Which deliveries of all merchants to list. */
export interface OperatorDeliveryListParams extends Asked<OperatorDeliveryListQuery> {}

/** Webhooks of all merchants on their way. */
export interface OperatorDeliveries {
  /** Newest first; `{ status: 'failed' }` for those that were given up. */
  list(params?: OperatorDeliveryListParams, options?: CallOptions): List<DeliveryRecord>;
  /**
   * One delivery with what was sent, and what the endpoint answered each time.
   * @throws MitakoError `DELIVERY_NOT_FOUND`
   */
  retrieve(deliveryId: string, options?: CallOptions): Promise<DeliveryRecordWithAttempts>;
  /**
   * Delivers again to the same endpoint.
   * @throws MitakoError `DELIVERY_NOT_FOUND`, `WEBHOOK_ENDPOINT_NOT_FOUND`, `WEBHOOK_ENDPOINT_DISABLED`
   */
  replay(deliveryId: string, options?: WriteOptions): Promise<DeliveryRecord>;
  /**
   * Delivers again what failed since a moment, 500 at a time: while `has_more` is true, call it again with `next_cursor`.
   * @throws MitakoError `WEBHOOK_ENDPOINT_NOT_FOUND`
   */
  replayFailed(params: OperatorReplayFailedParams<Timestamp>, options?: WriteOptions): Promise<FailedReplayed>;
}
