import type { Delivery } from '@mitako/contract/names';
import type { Call, OperatorLine } from '../internal/call.ts';
import { createList, toPage, type List } from '../list.ts';
import type { CallOptions } from '../options.ts';
import type { OperatorDeliveryListParams } from './params.ts';

/** Webhooks of all merchants on their way. */
export interface OperatorDeliveries {
  /** Newest first; `{ status: 'failed' }` for those that were given up. */
  list(params?: OperatorDeliveryListParams, options?: CallOptions): List<Delivery>;
}

export function createOperatorDeliveries(call: Call<OperatorLine>): OperatorDeliveries {
  return {
    list: (params = {}, options) =>
      createList(params, async (position) => {
        const query = { ...params, ...position };
        const { deliveries, pagination } = await call('GET /admin/deliveries', { query, options });
        return toPage(deliveries, pagination);
      }),
  };
}
