import type { DueTotal, ExportedCount, PayoutExportReads } from '@mitako/core/engine';
import { sql, type SqlBool } from 'kysely';
import { flagOf, idIn, ofIds } from '../engine/columns.ts';
import { paged } from '../engine/page.ts';
import type { Reader } from '../engine/reader.ts';
import { rowsOf } from '../engine/rows.ts';
import { settlements } from '../settlements/tables.ts';
import { payoutExports } from './tables.ts';

/** In terms of the partial index. */
const DUE = sql<SqlBool>`status = 'pending' and export_id is null`;

export function createPayoutExportReads(reader: Reader): PayoutExportReads {
  return {
    duePayouts: (livemode, page) =>
      rowsOf(reader, settlements).all((all) => {
        const due = all.where(DUE);
        return paged(livemode === undefined ? due : due.where('livemode', '=', flagOf(livemode)), page, settlements);
      }),

    async dueTotals(livemode, heldSinceMs, limit) {
      const rows = await reader.rows((db) => {
        const due = db
          .selectFrom('mitako_settlements')
          .select(['merchant_id', 'livemode', 'currency', 'amount'])
          .where(DUE);
        const ofMode = livemode === undefined ? due : due.where('livemode', '=', flagOf(livemode));
        const state = sql<DueTotal['state']>`case when account.id is null then 'no_account'
          when account.created_at_ms > ${heldSinceMs} then 'on_hold' else 'ready' end`;
        return db
          .selectFrom(ofMode.orderBy('id', 'desc').limit(limit).as('due'))
          .leftJoin('mitako_payout_accounts as account', (join) =>
            join
              .onRef('account.merchant_id', '=', 'due.merchant_id')
              .onRef('account.livemode', '=', 'due.livemode')
              .on('account.replaced_at_ms', 'is', null),
          )
          .select([
            'due.livemode',
            'due.currency',
            state.as('state'),
            sql<number>`cast(count(*) as integer)`.as('count'),
            sql<number>`cast(sum(due.amount) as bigint)`.as('amount'),
          ])
          .groupBy(['due.livemode', 'due.currency', sql`3`])
          .orderBy('due.livemode', 'desc')
          .orderBy('due.currency')
          .orderBy(sql`3`, 'desc');
      });
      return rows.map((row) => ({ ...row, livemode: row.livemode === 1 }));
    },

    payoutExports: (page) => rowsOf(reader, payoutExports).list(page),

    async exportedCounts(exportIds): Promise<readonly ExportedCount[]> {
      if (exportIds.length === 0) return [];
      const rows = await reader.rows((db) =>
        db
          .selectFrom('mitako_settlements')
          .select(['export_id as exportId', 'status', sql<number>`cast(count(*) as integer)`.as('count')])
          .where('export_id', 'in', ofIds('payoutExport', exportIds))
          .groupBy(['export_id', 'status']),
      );
      return rows.flatMap(({ exportId, status, count }) =>
        exportId === null ? [] : [{ exportId: idIn('payoutExport', exportId), status, count }],
      );
    },
  };
}
