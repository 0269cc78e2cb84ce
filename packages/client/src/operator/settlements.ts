import type { SettlementLine, SettlementRecord } from '@mitako/contract/names';
import type { Call, CallCsv, OperatorLine } from '../internal/call.ts';
import { createList, toPage, type List, type PagePosition } from '../list.ts';
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
  /** @throws MitakoError `SETTLEMENT_NOT_FOUND` */
  retrieve(settlementId: string, options?: CallOptions): Promise<SettlementRecord>;
  /** In the order of the ledger. Their amounts add up to the settlement's. */
  lines(settlementId: string, params?: PagePosition, options?: CallOptions): List<SettlementLine>;
  /**
   * All lines in one CSV file (RFC 4180, UTF-8), as text. Give a longer `timeoutMs` where there may be very many.
   * @throws MitakoError `SETTLEMENT_NOT_FOUND`
   */
  linesCsv(settlementId: string, options?: CallOptions): Promise<string>;
  /**
   * Says that a settlement was paid out, or that its payout failed.
   * @throws MitakoError `SETTLEMENT_NOT_FOUND`, `SETTLEMENT_CLOSED`
   */
  resolve(settlementId: string, params: SettlementResolveParams, options?: WriteOptions): Promise<SettlementRecord>;
}

const LINES = 'GET /admin/settlements/{settlement_id}/lines';

export function createOperatorSettlements(call: Call<OperatorLine>, callCsv: CallCsv): OperatorSettlements {
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
    retrieve: async (settlementId, options) => {
      const parameters = { settlement_id: settlementId };
      return (await call('GET /admin/settlements/{settlement_id}', { parameters, options })).settlement;
    },
    lines: (settlementId, start = {}, options) =>
      createList(start, async (query) => {
        const parameters = { settlement_id: settlementId };
        const { lines, pagination } = await call(LINES, { parameters, query: { ...query }, options });
        return toPage(lines, pagination);
      }),
    linesCsv: (settlementId, options) => callCsv(LINES, { parameters: { settlement_id: settlementId }, options }),
    resolve: async (settlementId, body, options) => {
      const parameters = { settlement_id: settlementId };
      return (await call('POST /admin/settlements/{settlement_id}/resolve', { parameters, body, options })).settlement;
    },
  };
}
