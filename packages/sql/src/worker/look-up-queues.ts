import type { StoreReads } from '@mitako/core/engine';
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { Reader } from '../engine/reader.ts';
import type { Tables } from '../tables.ts';

export function createLookUpQueueRead(reader: Reader): Pick<StoreReads, 'lookUpQueues'> {
  const queues = reader.prepared((db, _nothing: null) => queuesOf(db));
  return {
    async lookUpQueues() {
      const rows = await queues(null);
      return rows.flatMap(({ rail, due, free }) =>
        rail === null || due === null ? [] : [{ rail, dueAtMs: due, freeAtMs: free }],
      );
    },
  };
}

/** When the first poll of a rail is due, and when the rail has a turn. */
interface QueueRow {
  readonly rail: string | null;
  readonly due: number | null;
  readonly free: number;
}

interface Queues {
  readonly rail: string | null;
}

/** Some steps in an index for each rail, however many attempts wait at it. */
export function queuesOf(db: Kysely<Tables>): SelectQueryBuilder<Tables & { readonly walk: Queues }, 'walk', QueueRow> {
  return db
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
    .select((eb) => [
      'walk.rail',
      eb
        .selectFrom(
          [0, 1, 2]
            .map((rank) =>
              eb
                .selectFrom('mitako_attempts as waiting')
                .select(({ fn }) => fn.min('waiting.next_poll_at_ms').as('due'))
                .whereRef('waiting.rail', '=', 'walk.rail')
                .where('waiting.poll_rank', '=', sql.lit(rank))
                .where('waiting.next_poll_at_ms', 'is not', null),
            )
            .reduce((all, one) => all.unionAll(one))
            .as('first'),
        )
        .select(({ fn }) => fn.min('first.due').as('due'))
        .as('due'),
      eb.fn
        .coalesce(
          eb
            .selectFrom('mitako_rail_paces as pace')
            .select(
              sql<number>`case when pace.stopped_until_ms > pace.next_at_ms then pace.stopped_until_ms else pace.next_at_ms end`.as(
                'free',
              ),
            )
            .whereRef('pace.rail', '=', 'walk.rail'),
          sql.lit(0),
        )
        .as('free'),
    ]);
}
