import type { Settlement, SettlementLine } from '@mitako/contract/names';
import type { Call, CallCsv } from '../internal/call.ts';
import { createList, toPage, type List, type PagePosition } from '../list.ts';
import type { CallOptions } from '../options.ts';
import type { SettlementListParams } from '../params.ts';

/** Payouts, and the rows of the ledger that each is the sum of. A key sees those of its own mode. */
export interface Settlements {
  /** Newest first. */
  list(params?: SettlementListParams, options?: CallOptions): List<Settlement>;
  /** @throws MitakoError `SETTLEMENT_NOT_FOUND` */
  retrieve(settlementId: string, options?: CallOptions): Promise<Settlement>;
  /** In the order of the ledger. Their amounts add up to the settlement's. */
  lines(settlementId: string, params?: PagePosition, options?: CallOptions): List<SettlementLine>;
  /**
   * All lines in one CSV file (RFC 4180, UTF-8), as text. Give a longer `timeoutMs` where there may be very many.
   * @throws MitakoError `SETTLEMENT_NOT_FOUND`
   */
  linesCsv(settlementId: string, options?: CallOptions): Promise<string>;
}

const LINES = 'GET /gateway/settlements/{settlement_id}/lines';

export function createSettlements(call: Call, callCsv: CallCsv): Settlements {
  return {
    list: (params = {}, options) =>
      createList(params, async (position) => {
        const query = { ...params, ...position };
        const { settlements, pagination } = await call('GET /gateway/settlements', { query, options });
        return toPage(settlements, pagination);
      }),
    retrieve: async (settlementId, options) => {
      const parameters = { settlement_id: settlementId };
      return (await call('GET /gateway/settlements/{settlement_id}', { parameters, options })).settlement;
    },
    lines: (settlementId, start = {}, options) =>
      createList(start, async (query) => {
        const parameters = { settlement_id: settlementId };
        const { lines, pagination } = await call(LINES, { parameters, query: { ...query }, options });
        return toPage(lines, pagination);
      }),
    linesCsv: (settlementId, options) => callCsv(LINES, { parameters: { settlement_id: settlementId }, options }),
  };
}
