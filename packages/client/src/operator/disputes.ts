import type { DisputeRecord } from '@mitako/contract/names';
import type { Call, OperatorLine } from '../internal/call.ts';
import { createList, toPage, type List } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
import type { DisputeResolveParams, OperatorDisputeListParams } from './params.ts';

/** Disputes of all merchants. They are opened with `payments.dispute`. */
export interface OperatorDisputes {
  /** Newest first; `{ status: 'under_review' }` for those that wait for your decision. */
  list(params?: OperatorDisputeListParams, options?: CallOptions): List<DisputeRecord>;
  /**
   * With the merchant's evidence.
   * @throws MitakoError `DISPUTE_NOT_FOUND`
   */
  retrieve(disputeId: string, options?: CallOptions): Promise<DisputeRecord>;
  /**
   * Decides a dispute: the held amount goes back to the merchant, or to the payer.
   * @throws MitakoError `DISPUTE_NOT_FOUND`, `DISPUTE_CLOSED`
   */
  resolve(disputeId: string, params: DisputeResolveParams, options?: WriteOptions): Promise<DisputeRecord>;
}

export function createOperatorDisputes(call: Call<OperatorLine>): OperatorDisputes {
  return {
    list: (params = {}, options) =>
      createList(params, async (position) => {
        const query = { ...params, ...position };
        const { disputes, pagination } = await call('GET /admin/disputes', { query, options });
        return toPage(disputes, pagination);
      }),
    retrieve: async (disputeId, options) => {
      const parameters = { dispute_id: disputeId };
      return (await call('GET /admin/disputes/{dispute_id}', { parameters, options })).dispute;
    },
    resolve: async (disputeId, body, options) => {
      const parameters = { dispute_id: disputeId };
      return (await call('POST /admin/disputes/{dispute_id}/resolve', { parameters, body, options })).dispute;
    },
  };
}
