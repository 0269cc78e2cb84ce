import { HEAD_STARTS_MS, type Payment, type WorkReads } from '@mitako/core/engine';
import { sql } from 'kysely';
import type { Reader } from '../engine/reader.ts';
import { queuesOf } from './look-up-queues.ts';

/**
 * Each of the nine queues is the first entry of an index; polls wait for a turn of their rail; deliveries are one per open lane, and wait while it is held
 * or must pause.
 */
export function createNextDueRead(reader: Reader): Pick<WorkReads, 'nextDueAtMs'> {
  const nextDue = reader.prepared(
    (db, nowMs: number) =>
      db
        .selectFrom(
          db
            .selectFrom(
              db
                .selectFrom('mitako_lanes as lane')
                .select((eb) => [
                  'lane.lease_ends_at_ms',
                  'lane.paced_until_ms',
                  eb
                    .selectFrom('mitako_pending_deliveries as pending')
                    .select(({ fn }) => fn.min('pending.due_at_ms').as('due'))
                    .whereRef('pending.endpoint_id', '=', 'lane.consumer_id')
                    .as('due'),
                ])
                .where('lane.is_open', '=', (eb) => eb.lit(1))
                .as('lane'),
            )
            .select(
              // The latest of the three: the engines name that function differently. Both columns are `not null default 0`.
              sql<number | null>`case when due < lease_ends_at_ms or due < paced_until_ms
              then case when lease_ends_at_ms > paced_until_ms then lease_ends_at_ms else paced_until_ms end
              else due end`.as('due'),
            )
            .unionAll(
              db
                .selectFrom(
                  queuesOf(db, nowMs)
                    .select(({ selectFrom }) => {
                      const firsts = HEAD_STARTS_MS.map((_, rank) =>
                        selectFrom('mitako_attempts as waiting')
                          .select(({ fn }) => fn.min('waiting.next_poll_at_ms').as('due'))
                          .whereRef('waiting.rail', '=', 'walk.rail')
                          .where('waiting.poll_rank', '=', sql.lit(rank))
                          .where('waiting.next_poll_at_ms', 'is not', null),
                      );
                      return selectFrom(firsts.reduce((all, one) => all.unionAll(one)).as('first'))
                        .select(({ fn }) => fn.min('first.due').as('due'))
                        .as('due');
                    })
                    .as('waiting'),
                )
                .select(sql<number | null>`min(case when due < free then free else due end)`.as('due')),
            )
            .unionAll(
              (['mail', 'sms'] as const).map((channel) =>
                db
                  .selectFrom('mitako_messages')
                  .select(({ fn }) => fn.min('claimable_at_ms').as('due'))
                  .where('channel', '=', sql.lit(channel))
                  .where('claimable_at_ms', 'is not', null),
              ),
            )
            .unionAll(db.selectFrom('mitako_tasks').select(({ fn }) => fn.min('claimable_at_ms').as('due')))
            .unionAll(
              db
                .selectFrom('mitako_open_payments')
                .select(({ fn }) => fn.min('expires_at_ms').as('due'))
                .where('status', '=', sql.lit<Payment['status']>('requested')),
            )
            .unionAll(db.selectFrom('mitako_releases').select(({ fn }) => fn.min('release_at_ms').as('due')))
            .unionAll(
              db
                .selectFrom('mitako_merchants')
                .select(({ fn }) => fn.min('next_settlement_at_ms').as('due'))
                .where('next_settlement_at_ms', 'is not', null),
            )
            .unionAll(
              db
                .selectFrom('mitako_ledger_checks')
                .select(({ fn }) => fn.min('claimable_at_ms').as('due'))
                .where('claimable_at_ms', 'is not', null),
            )
            .as('queue'),
        )
        .select(({ fn }) => fn.min('due').as('due')),
    { isPlannedOnce: true },
  );

  return {
    async nextDueAtMs(nowMs) {
      const [row] = await nextDue(nowMs);
      return row?.due ?? null;
    },
  };
}
