import type { StoreReads } from '@mitako/core/engine';
import { allOf, oneOf, type Reader } from '../engine/reader.ts';
import { agents, cashOutCodes } from './tables.ts';

export function createAgentReads(
  reader: Reader,
): Pick<StoreReads, 'agentById' | 'agentsByIds' | 'cashOutCode' | 'dailyTotal'> {
  return {
    agentById: (id) =>
      oneOf(
        reader.rows((db) => db.selectFrom('mitako_agents').selectAll().where('id', '=', id)),
        agents.fromRow,
      ),

    agentsByIds: async (ids) =>
      ids.length === 0
        ? []
        : allOf(
            reader.rows((db) => db.selectFrom('mitako_agents').selectAll().where('id', 'in', ids)),
            agents.fromRow,
          ),

    cashOutCode: (walletId) =>
      oneOf(
        reader.rows((db) => db.selectFrom('mitako_cash_out_codes').selectAll().where('wallet_id', '=', walletId)),
        cashOutCodes.fromRow,
      ),

    async dailyTotal(accountId, kind, day) {
      const [row] = await reader.rows((db) =>
        db
          .selectFrom('mitako_daily_totals')
          .select('amount')
          .where('account_id', '=', accountId)
          .where('kind', '=', kind)
          .where('day', '=', day),
      );
      return row?.amount ?? 0;
    },
  };
}
