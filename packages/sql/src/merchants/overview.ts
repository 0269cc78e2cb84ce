import type { StoreReads } from '@mitako/core/engine';
import { sql, type SqlBool } from 'kysely';
import type { SqlDialect } from '../engine/dialect.ts';
import { flagOf } from '../engine/columns.ts';
import { ownedBy } from '../engine/owner.ts';
import { endedBy } from '../payments/list.ts';
import type { Reader } from '../engine/reader.ts';
import { rowsOf } from '../engine/rows.ts';
import { total } from '../engine/sums.ts';
import { settlements } from '../settlements/tables.ts';

/** The overview. Each part uses an index and is bounded by a limit, or by a row per day. */
export function createOverviewReads(
  reader: Reader,
  dialect: SqlDialect,
): Pick<StoreReads, 'movedBy' | 'endedPayments' | 'attemptsInReview' | 'disputesDueAtMs' | 'lastSettlement'> {
  return {
    async movedBy(transferIds) {
      if (transferIds.length === 0) return [];
      return reader.rows((db) =>
        db
          .selectFrom('mitako_entries')
          .select(['transfer_id as transferId', total('amount').as('amount')])
          .where('transfer_id', 'in', transferIds)
          .where('amount', '>', 0)
          .groupBy('transfer_id'),
      );
    },

    async endedPayments(owner, limit) {
      return reader.rows((db) => endedBy({ db, dialect }, owner, limit));
    },

    async attemptsInReview(owner, limit) {
      const [row] = await reader.rows((db) =>
        db
          .selectFrom(
            db
              .selectFrom('mitako_attempts')
              .where(ownedBy(owner))
              .select(sql.lit(1).as('one'))
              .where(sql<SqlBool>`status = 'needs_review'`)
              .limit(limit)
              .as('found'),
          )
          .select(sql<number>`cast(count(*) as integer)`.as('count')),
      );
      return row?.count ?? 0;
    },

    async disputesDueAtMs(owner, nowMs, limit) {
      const rows = await reader.rows((db) =>
        db
          .selectFrom('mitako_disputes')
          .where(ownedBy(owner))
          .select('due_at_ms')
          .where(sql<SqlBool>`status = 'needs_response'`)
          .where('due_at_ms', '>', nowMs)
          .orderBy('due_at_ms')
          .limit(limit),
      );
      return rows.map((row) => row.due_at_ms);
    },

    // By position and not by id: ids contain the time of the machine that created them, so the newest need not be the
    // last.
    lastSettlement: ({ merchantId, livemode }, currency) =>
      rowsOf(reader, settlements).one((all) =>
        all
          .where('merchant_id', '=', merchantId)
          .where('livemode', '=', flagOf(livemode))
          .where('currency', '=', currency)
          .orderBy('from_sequence', 'desc')
          .limit(1),
      ),
  };
}
