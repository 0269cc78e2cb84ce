import type { AgentReads } from '@mitako/core/engine';
import type { Reader } from '../engine/reader.ts';
import { rowsOf } from '../engine/rows.ts';
import { cashOutCodes } from './tables.ts';

export function createAgentReads(reader: Reader): AgentReads {
  return {
    cashOutCode: rowsOf(reader, cashOutCodes).by('walletId'),

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
