import type { RefundRecord } from '@mitako/contract/names';
import type { Call, OperatorLine } from '../internal/call.ts';
import { createList, toPage, type List } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
import type { RefundListParams, RefundResolveParams } from './params.ts';

/** Refunds of all merchants. They are made with `payments.refund`. */
export interface OperatorRefunds {
  /** Newest first; `{ status: 'pending' }` for those whose rail has not answered. */
  list(params?: RefundListParams, options?: CallOptions): List<RefundRecord>;
  /** @throws MitakoError `REFUND_NOT_FOUND` */
  retrieve(refundId: string, options?: CallOptions): Promise<RefundRecord>;
  /**
   * Settles a refund whose outcome you found out at the rail.
   * @throws MitakoError `REFUND_NOT_FOUND`, `REFUND_NOT_PENDING`
   */
  resolve(refundId: string, params: RefundResolveParams, options?: WriteOptions): Promise<RefundRecord>;
}

export function createOperatorRefunds(call: Call<OperatorLine>): OperatorRefunds {
  return {
    list: (params = {}, options) =>
      createList(params, async (position) => {
        const query = { ...params, ...position };
        const { refunds, pagination } = await call('GET /admin/refunds', { query, options });
        return toPage(refunds, pagination);
      }),
    retrieve: async (refundId, options) => {
      const parameters = { refund_id: refundId };
      return (await call('GET /admin/refunds/{refund_id}', { parameters, options })).refund;
    },
    resolve: async (refundId, body, options) => {
      const parameters = { refund_id: refundId };
      return (await call('POST /admin/refunds/{refund_id}/resolve', { parameters, body, options })).refund;
    },
  };
}
