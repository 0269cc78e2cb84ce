import { HEAD_STARTS_MS, type WorkReads } from '@mitako/core/engine';
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { Reader } from '../engine/reader.ts';
import { whenFree } from '../limits/paces.ts';
import type { Tables } from '../tables.ts';

export function createLookUpQueueRead(reader: Reader): Pick<WorkReads, 'lookUpQueues'> {
  const queues = reader.prepared(
    (db, nowMs: number) =>
      queuesOf(db, nowMs).select(({ selectFrom }) => {
        const firsts = HEAD_STARTS_MS.map((headStartMs, rank) =>
          selectFrom('mitako_attempts as waiting')
            .select(({ fn }) =>
              sql<number | null>`${fn.min('waiting.next_poll_at_ms')} - ${sql.lit(headStartMs)}`.as('at'),
            )
            .whereRef('waiting.rail', '=', 'walk.rail')
            .where('waiting.poll_rank', '=', sql.lit(rank))
            .where('waiting.next_poll_at_ms', '<=', nowMs),
        );
        return selectFrom(firsts.reduce((all, one) => all.unionAll(one)).as('first'))
          .select(({ fn }) => fn.min('first.at').as('at'))
          .as('first');
      }),
    { isPlannedOnce: true },
  );
  return {
    async lookUpQueues(nowMs) {
      const rows = await queues(nowMs);
      return rows.flatMap(({ rail, first, free }) =>
        rail === null || first === null ? [] : [{ rail, firstAtMs: first, freeAtMs: free }],
      );
    },
  };
}

interface Walk {
  readonly rail: string | null;
}

type Waiting = Tables & { readonly walk: Walk };

/** Each rail at which attempts wait, and when it has a turn: some steps in an index, however many wait. */
export function queuesOf(
  db: Kysely<Tables>,
  nowMs: number,
): SelectQueryBuilder<Waiting, 'walk', { readonly rail: string | null; readonly free: number }> {
  return (
    db
      .withRecursive('walk(rail)', (cte) =>
        cte
          .selectFrom('mitako_attempts')
          .select(({ fn }) => fn.min<string | null>('rail').as('rail'))
          .where('next_poll_at_ms', 'is not', null)
          .unionAll(
            cte
              .selectFrom('walk')
              .select(({ selectFrom }) =>
                selectFrom('mitako_attempts as later')
                  .select(({ fn }) => fn.min<string | null>('later.rail').as('rail'))
                  .where('later.next_poll_at_ms', 'is not', null)
                  .whereRef('later.rail', '>', 'walk.rail')
                  .as('rail'),
              )
              .where('walk.rail', 'is not', null),
          ),
      )
      .selectFrom('walk')
      // For the end of the walk, PostgreSQL would read all that waits.
      .where('walk.rail', 'is not', null)
      .select((eb) => [
        'walk.rail',
        eb.fn
          .coalesce(
            eb
              .selectFrom('mitako_rail_paces')
              .select(whenFree(nowMs).as('free'))
              .whereRef('mitako_rail_paces.rail', '=', 'walk.rail'),
            sql.lit(0),
          )
          .as('free'),
      ])
  );
}
