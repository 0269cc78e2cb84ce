import { type Attempt, type AttemptClaim, type ClaimRequest, HEAD_STARTS_MS, type Task } from '@mitako/core/engine';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Compiler } from '../../engine/compiler.ts';
import type { Engine } from '../../engine/engine.ts';
import { computed } from '../../engine/placeholder.ts';
import { allOf } from '../../engine/reader.ts';
import { prepare, type Statement } from '../../engine/statement.ts';
import { createTurns } from '../../limits/paces.ts';
import { claimBy } from './claim-by.ts';
import { lockedRows } from './locking.ts';
import { attempts } from '../../attempts/tables.ts';
import type { RowOf, Tables } from '../../tables.ts';
import { tasks } from '../tables.ts';

// The rows are selected in a materialized WITH: as a subquery, PostgreSQL may run it once per row and take more than
// the limit.

/**
 * Attempts of a rail whose poll is due, the first of each rank and of these the first by their head start; the lease moves the poll to its end. The turns of a pace are taken in the same
 * transaction, whose lock on the row of the rail lets others take none meanwhile.
 */
export function createAttemptClaim(
  compiler: Compiler,
  engine: Engine,
): (request: AttemptClaim) => Promise<readonly Attempt[]> {
  const claimOf = (limitOf: typeof turnsTaken): Statement<AttemptClaim> =>
    prepare(compiler, (db, request: AttemptClaim, dialect) =>
      db
        .with(
          (cte) => cte('due').materialized(),
          (cte) =>
            cte
              .selectFrom(
                HEAD_STARTS_MS.map((headStartMs, rank) =>
                  cte
                    .selectFrom(
                      lockedRows(
                        cte
                          .selectFrom('mitako_attempts')
                          .select(['id', 'next_poll_at_ms'])
                          .where('rail', '=', request.rail)
                          .where('poll_rank', '=', sql.lit(rank))
                          .where('next_poll_at_ms', '<=', request.nowMs)
                          .orderBy('next_poll_at_ms')
                          .limit(limitOf(db, request)),
                        dialect,
                      ).as('of_rank'),
                    )
                    .select(['of_rank.id', sql<number>`of_rank.next_poll_at_ms - ${sql.lit(headStartMs)}`.as('at')]),
                )
                  .reduce((all, one) => all.unionAll(one))
                  .as('first'),
              )
              .select('first.id')
              .orderBy('first.at')
              .limit(limitOf(db, request)),
        )
        .updateTable('mitako_attempts')
        .set({
          next_poll_at_ms: computed(request, ({ nowMs, leaseMs }) => nowMs + leaseMs),
          lease_token: request.leaseToken,
        })
        .where('id', 'in', (eb) => eb.selectFrom('due').select('due.id'))
        .returningAll(),
    );
  const claim = claimOf((_, { limit }) => limit);
  const turns = createTurns(compiler);
  const claimInTurn = claimOf(turnsTaken);
  return async (request) => {
    const { pace } = request;
    const [rows = []] =
      pace === null
        ? await engine.claim([claim.bind(request)])
        : (await engine.claim([turns.bind({ ...request, pace }), claimInTurn.bind(request)])).slice(1);
    return (rows as readonly RowOf<'mitako_attempts'>[]).map(attempts.fromRow);
  };
}

/** Those of this claim; none if it got none. */
function turnsTaken(db: Kysely<Tables>, request: AttemptClaim): RawBuilder<number> | number {
  const taken = db
    .selectFrom('mitako_rail_paces')
    .select('turns')
    .where('rail', '=', request.rail)
    .where('lease_token', '=', request.leaseToken);
  return sql<number>`coalesce(${taken}, 0)`;
}

/** Due tasks; each claim counts as an attempt, so that a task that kills its worker is counted too. */
export function createTaskClaim(
  compiler: Compiler,
  engine: Engine,
): (request: ClaimRequest) => Promise<readonly Task[]> {
  const statement = prepare(compiler, (db, request: ClaimRequest, dialect) =>
    db
      .with(
        (cte) => cte('due').materialized(),
        (cte) =>
          lockedRows(
            cte
              .selectFrom('mitako_tasks')
              .select('id')
              .where('claimable_at_ms', '<=', request.nowMs)
              .orderBy('claimable_at_ms')
              .limit(request.limit),
            dialect,
          ),
      )
      .updateTable('mitako_tasks')
      .set((eb) => ({
        claimable_at_ms: computed(request, ({ nowMs, leaseMs }) => nowMs + leaseMs),
        lease_token: request.leaseToken,
        attempts_count: eb('attempts_count', '+', 1),
      }))
      .where('id', 'in', (eb) => eb.selectFrom('due').select('due.id'))
      .returningAll(),
  );
  return (request) => allOf(claimBy(engine, statement, request), tasks.fromRow);
}
