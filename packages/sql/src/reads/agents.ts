import type { StoreReads } from '@mitako/core';
import { agentOf, cashOutCodeOf } from '../rows/agents.ts';
import { oneOf, type Reader } from './reader.ts';

export function createAgentReads(reader: Reader): Pick<StoreReads, 'agentById' | 'cashOutCode'> {
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
  };
}
