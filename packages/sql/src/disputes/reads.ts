import { type DisputeReads, ID_PREFIXES } from '@mitako/core/engine';
import { sql, type SqlBool } from 'kysely';
import { flagOf, ofId } from '../engine/columns.ts';
import { prefixed, unindexed } from '../engine/joined.ts';
import { ownedBy } from '../engine/owner.ts';
import { allOf, type Reader } from '../engine/reader.ts';
import { rowsOf } from '../engine/rows.ts';
import { partOf } from '../engine/table.ts';
import { attempts } from '../attempts/tables.ts';
import { disputes } from './tables.ts';

const disputePart = partOf(disputes, 'dispute__');
const attemptPart = partOf(attempts, 'attempt__');

export function createDisputeReads(reader: Reader): DisputeReads {
  const rows = rowsOf(reader, disputes);
  return {
    disputes: ({ owner, status, paymentId }, page) => rows.list(page, { owner, status, paymentId }),

    async disputesDueAtMs(owner, nowMs, limit) {
      const due = await reader.rows((db) =>
        db
          .selectFrom('mitako_disputes')
          .where(ownedBy(owner))
          .select('due_at_ms')
          .where(sql<SqlBool>`status = 'needs_response'`)
          .where('due_at_ms', '>', nowMs)
          .orderBy('due_at_ms')
          .limit(limit),
      );
      return due.map((row) => row.due_at_ms);
    },

    owedDisputes: (owner, page) =>
      allOf(
        reader.rows((db, dialect) => {
          let query = db
            .selectFrom('mitako_disputes as dispute')
            .innerJoin('mitako_attempts as attempt', (join) =>
              join
                .onRef('attempt.payment_id', '=', 'dispute.payment_id')
                .on('attempt.status', '=', sql.lit('succeeded')),
            )
            .leftJoin('mitako_tasks as task', (join) =>
              join.on('task.id', '=', dialect.asAnyId('dispute.refund_id', `refund_submit_${ID_PREFIXES.refund}`)),
            )
            .select(prefixed(disputes, 'dispute', 'dispute__'))
            .select(prefixed(attempts, 'attempt', 'attempt__'))
            .select(['task.due_at_ms', 'task.attempts_count', 'task.failures_count'])
            // In terms of the partial index.
            .where(sql<SqlBool>`dispute.return_status in ('pending', 'owed')`);
          // Not in terms of the merchant's index: a merchant has many disputes, and few are owed.
          if (owner !== undefined) query = query.where(sql<SqlBool>`dispute.livemode + 0 = ${flagOf(owner.livemode)}`);
          if (owner !== undefined && 'merchantId' in owner)
            query = query.where(
              sql<SqlBool>`${unindexed('dispute.merchant_id')} = ${ofId('merchant', owner.merchantId)}`,
            );
          if (page.afterId !== null) query = query.where('dispute.id', '<', ofId('dispute', page.afterId));
          return query.orderBy('dispute.id', 'desc').limit(page.limit);
        }),
        (row) => {
          const dispute = disputePart(row);
          const { due_at_ms: dueAtMs, attempts_count: attemptsCount, failures_count: failuresCount } = row;
          const hasTask = dueAtMs !== null && attemptsCount !== null && failuresCount !== null;
          return {
            id: dispute.id,
            dispute,
            attempt: attemptPart(row),
            task: hasTask ? { dueAtMs, attemptsCount, failuresCount } : null,
          };
        },
      ),
  };
}
