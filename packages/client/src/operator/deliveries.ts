import type { DeliveryRecord, DeliveryRecordWithAttempts } from '@mitako/contract/names';
import type { Call, OperatorLine } from '../internal/call.ts';
import { createList, toPage, type List } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
import type { FailedReplayed } from '../resources/deliveries.ts';
import type { OperatorDeliveryListParams, OperatorReplayFailedParams } from './params.ts';

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
  replayFailed(params: OperatorReplayFailedParams, options?: WriteOptions): Promise<FailedReplayed>;
}

export function createOperatorDeliveries(call: Call<OperatorLine>): OperatorDeliveries {
  return {
    list: (params = {}, options) =>
      createList(params, async (position) => {
        const query = { ...params, ...position };
        const { deliveries, pagination } = await call('GET /admin/deliveries', { query, options });
        return toPage(deliveries, pagination);
      }),
    retrieve: async (deliveryId, options) => {
      const parameters = { delivery_id: deliveryId };
      return (await call('GET /admin/deliveries/{delivery_id}', { parameters, options })).delivery;
    },
    replay: async (deliveryId, options) => {
      const parameters = { delivery_id: deliveryId };
      return (await call('POST /admin/deliveries/{delivery_id}/replay', { parameters, options })).delivery;
    },
    replayFailed: (body, options) => call('POST /admin/deliveries/replay', { body, options }),
  };
}
