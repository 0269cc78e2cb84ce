import type { Delivery, DeliveryWithAttempts } from '@mitako/contract/names';
import type { Call } from '../internal/call.ts';
import { createList, toPage, type List } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
import type { DeliveryListParams, ReplayFailedParams } from '../params.ts';

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
  replayFailed(params: ReplayFailedParams, options?: WriteOptions): Promise<FailedReplayed>;
}

/** How many deliveries were taken up again. */
export interface FailedReplayed {
  readonly replayed: number;
  readonly has_more: boolean;
  /** Pass it as `cursor` to go on. */
  readonly next_cursor: string | null;
}

export function createDeliveries(call: Call): Deliveries {
  return {
    list: (params = {}, options) =>
      createList(params, async (position) => {
        const query = { ...params, ...position };
        const { deliveries, pagination } = await call('GET /merchant/deliveries', { query, options });
        return toPage(deliveries, pagination);
      }),
    retrieve: async (deliveryId, options) => {
      const parameters = { delivery_id: deliveryId };
      return (await call('GET /merchant/deliveries/{delivery_id}', { parameters, options })).delivery;
    },
    replay: async (deliveryId, options) => {
      const parameters = { delivery_id: deliveryId };
      return (await call('POST /merchant/deliveries/{delivery_id}/replay', { parameters, options })).delivery;
    },
    replayFailed: (body, options) => call('POST /merchant/deliveries/replay', { body, options }),
  };
}
