import type { SettlementRecord } from '@mitako/contract/names';
import type { Call, OperatorLine } from '../internal/call.ts';
import { createList, toPage, type List } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
import type { OperatorSettlementListParams, SettlementCreateParams, SettlementResolveParams } from './params.ts';

/** Payouts to all merchants. */
export interface OperatorSettlements {
  /**
   * Closes what a merchant has available into a settlement now.
   * @throws MitakoError `MERCHANT_NOT_FOUND`, `NOTHING_TO_SETTLE`
   */
  create(merchantId: string, params: SettlementCreateParams, options?: WriteOptions): Promise<SettlementRecord>;
  /** Newest first; `{ status: 'pending' }` for those to pay out. */
  list(params?: OperatorSettlementListParams, options?: CallOptions): List<SettlementRecord>;
  /**
   * Says that a settlement was paid out, or that its payout failed.
   * @throws MitakoError `SETTLEMENT_NOT_FOUND`, `SETTLEMENT_CLOSED`
   */
  resolve(settlementId: string, params: SettlementResolveParams, options?: WriteOptions): Promise<SettlementRecord>;
}

export function createOperatorSettlements(call: Call<OperatorLine>): OperatorSettlements {
  return {
    create: async (merchantId, body, options) => {
      const parameters = { merchant_id: merchantId };
      return (await call('POST /admin/merchants/{merchant_id}/settlements', { parameters, body, options })).settlement;
    },
    list: (params = {}, options) =>
      createList(params, async (position) => {
        const query = { ...params, ...position };
        const { settlements, pagination } = await call('GET /admin/settlements', { query, options });
        return toPage(settlements, pagination);
      }),
    resolve: async (settlementId, body, options) => {
      const parameters = { settlement_id: settlementId };
      return (await call('POST /admin/settlements/{settlement_id}/resolve', { parameters, body, options })).settlement;
    },
  };
}
