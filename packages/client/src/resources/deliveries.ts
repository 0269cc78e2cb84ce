// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { KeyQueryParams, List, QueryParams } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
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

/** Parameters of `deliveries.list`. */
export interface DeliveryListParams extends KeyQueryParams<DeliveryListQuery> {}

/** Parameters of `deliveries.listCsv`. */
export interface DeliveryExportParams extends KeyQueryParams<DeliveryExportQuery> {}

/** Webhooks that were sent, with each attempt. */
export interface Deliveries {
  /** List deliveries, newest first. */
  list(params?: DeliveryListParams, options?: CallOptions): List<Delivery>;
  /**
   * Export deliveries as CSV, newest first. One file with all of them (RFC 4180, UTF-8), as a string. Set a longer
   * `timeoutMs` if it is large.
   */
  listCsv(params?: DeliveryExportParams, options?: CallOptions): Promise<string>;
  /**
   * Read a delivery with its requests and responses.
   * @throws MitakoError `DELIVERY_NOT_FOUND`
   */
  retrieve(deliveryId: string, options?: CallOptions): Promise<DeliveryWithAttempts>;
  /**
   * Replay a delivery to its endpoint; a failing delivery becomes due immediately instead.
   * @throws MitakoError `DELIVERY_NOT_FOUND`, `WEBHOOK_ENDPOINT_NOT_FOUND`, `WEBHOOK_ENDPOINT_DISABLED`
   */
  replay(deliveryId: string, options?: WriteOptions): Promise<Delivery>;
  /**
   * Replay all deliveries that failed since a time; failing ones become due immediately instead. Up to 500 per call:
   * while `has_more` is true, repeat it with `next_cursor`.
   * @throws MitakoError `WEBHOOK_ENDPOINT_NOT_FOUND`
   */
  replayFailed(params: ReplayFailedParams, options?: WriteOptions): Promise<FailedReplayed>;
}

/** Parameters of `deliveries.list`. */
export interface OperatorDeliveryListParams extends QueryParams<OperatorDeliveryListQuery> {}

/** Webhooks of all merchants. */
export interface OperatorDeliveries {
  /** List deliveries of all merchants, newest first, `{ status: ['failing', 'failed'] }` for the failures. */
  list(params?: OperatorDeliveryListParams, options?: CallOptions): List<DeliveryRecord>;
  /**
   * Read a delivery of any merchant with its requests and responses.
   * @throws MitakoError `DELIVERY_NOT_FOUND`
   */
  retrieve(deliveryId: string, options?: CallOptions): Promise<DeliveryRecordWithAttempts>;
  /**
   * Replay a delivery of any merchant; a failing delivery becomes due immediately instead.
   * @throws MitakoError `DELIVERY_NOT_FOUND`, `WEBHOOK_ENDPOINT_NOT_FOUND`, `WEBHOOK_ENDPOINT_DISABLED`
   */
  replay(deliveryId: string, options?: WriteOptions): Promise<DeliveryRecord>;
  /**
   * Replay all deliveries that failed since a time, of all merchants or of one; failing ones become due immediately
   * instead. Up to 500 per call: while `has_more` is true, repeat it with `next_cursor`.
   * @throws MitakoError `WEBHOOK_ENDPOINT_NOT_FOUND`
   */
  replayFailed(params: OperatorReplayFailedParams, options?: WriteOptions): Promise<FailedReplayed>;
}
