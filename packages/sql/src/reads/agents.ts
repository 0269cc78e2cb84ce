import type { StoreReads } from '@mitako/core';
import { agentOf, cashOutCodeOf } from '../rows/agents.ts';
import { oneOf, type Reader } from './reader.ts';

export function createAgentReads(reader: Reader): Pick<StoreReads, 'agentById' | 'cashOutCode' | 'dailyTotal'> {
  return {
    agentById: (id) =>
      oneOf(
        reader.rows((db) => db.selectFrom('mitako_agents').selectAll().where('id', '=', id)),
        agentOf,
      ),

    cashOutCode: (walletId) =>
      oneOf(
        reader.rows((db) => db.selectFrom('mitako_cash_out_codes').selectAll().where('wallet_id', '=', walletId)),
        cashOutCodeOf,
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
