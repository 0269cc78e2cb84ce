import type {
  Delivery,
  DeliveryExportQuery,
  DeliveryListQuery,
  DeliveryRecord,
  DeliveryRecordWithAttempts,
  DeliveryWithAttempts,
  FailedReplayed,
  OperatorDeliveryListQuery,
  OperatorReplayFailedParams,
  ReplayFailedParams,
} from '@mitako/contract/names';
import type { QueryParams, KeyQueryParams, List } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';

/** Filters of the delivery list. */
export interface DeliveryListParams extends KeyQueryParams<DeliveryListQuery> {}

/** Filters of the file. */
export interface DeliveryExportParams extends KeyQueryParams<DeliveryExportQuery> {}

/** Deliveries of events to webhook endpoints. */
export interface Deliveries {
  /** Newest first. */
  list(params?: DeliveryListParams, options?: CallOptions): List<Delivery>;
  /**
   * All of them that the filters let through, as one CSV file (RFC 4180, UTF-8), newest first, as a string. Set a longer
   * `timeoutMs` for large files.
   */
  listCsv(params?: DeliveryExportParams, options?: CallOptions): Promise<string>;
  /**
   * One delivery with every attempt: status, duration, response.
   * @throws MitakoError `DELIVERY_NOT_FOUND`
   */
  retrieve(deliveryId: string, options?: CallOptions): Promise<DeliveryWithAttempts>;
  /**
   * Replays a delivery to its endpoint.
   * @throws MitakoError `DELIVERY_NOT_FOUND`, `WEBHOOK_ENDPOINT_NOT_FOUND`, `WEBHOOK_ENDPOINT_DISABLED`
   */
  replay(deliveryId: string, options?: WriteOptions): Promise<Delivery>;
  /**
   * Replays deliveries that failed since a time, 500 per call: while `has_more` is true, repeat with `next_cursor`.
   * @throws MitakoError `WEBHOOK_ENDPOINT_NOT_FOUND`
   */
  replayFailed(params: ReplayFailedParams, options?: WriteOptions): Promise<FailedReplayed>;
}

/** Filters of the delivery list of all merchants. */
export interface OperatorDeliveryListParams extends QueryParams<OperatorDeliveryListQuery> {}

/** Webhook deliveries of all merchants. */
export interface OperatorDeliveries {
  /** Newest first; `{ status: 'failed' }` for those given up. */
  list(params?: OperatorDeliveryListParams, options?: CallOptions): List<DeliveryRecord>;
  /**
   * One delivery with its requests and responses.
   * @throws MitakoError `DELIVERY_NOT_FOUND`
   */
  retrieve(deliveryId: string, options?: CallOptions): Promise<DeliveryRecordWithAttempts>;
  /**
   * Replays a delivery to its endpoint.
   * @throws MitakoError `DELIVERY_NOT_FOUND`, `WEBHOOK_ENDPOINT_NOT_FOUND`, `WEBHOOK_ENDPOINT_DISABLED`
   */
  replay(deliveryId: string, options?: WriteOptions): Promise<DeliveryRecord>;
  /**
   * Replays deliveries that failed since a time, 500 per call: while `has_more` is true, repeat with `next_cursor`.
   * @throws MitakoError `WEBHOOK_ENDPOINT_NOT_FOUND`
   */
  replayFailed(params: OperatorReplayFailedParams, options?: WriteOptions): Promise<FailedReplayed>;
}
