import type { Attempt, ClaimRequest, Task } from '@mitako/core/engine';
import type { Compiler } from '../../engine/compiler.ts';
import type { Engine } from '../../engine/engine.ts';
import { computed } from '../../engine/placeholder.ts';
import { allOf } from '../../engine/reader.ts';
import { prepare } from '../../engine/statement.ts';
import { claimBy } from './claim-by.ts';
import { lockedRows } from './locking.ts';
import { attempts } from '../../payments/tables.ts';
import { tasks } from '../tables.ts';

// The rows are selected in a materialized WITH: as a subquery, PostgreSQL may run it once per row and take more than
// the limit.

/** Attempts whose poll is due; the lease moves the poll to its end. */
export function createAttemptClaim(
  compiler: Compiler,
  engine: Engine,
): (request: ClaimRequest) => Promise<readonly Attempt[]> {
  const statement = prepare(compiler, (db, request: ClaimRequest, dialect) =>
    db
      .with(
        (cte) => cte('due').materialized(),
        (cte) =>
          lockedRows(
            cte
              .selectFrom('mitako_attempts')
              .select('id')
              .where('next_poll_at_ms', '<=', request.nowMs)
              .orderBy('next_poll_at_ms')
              .limit(request.limit),
            dialect,
          ),
      )
      .updateTable('mitako_attempts')
      .set({
        next_poll_at_ms: computed(request, ({ nowMs, leaseMs }) => nowMs + leaseMs),
        lease_token: request.leaseToken,
      })
      .where('id', 'in', (eb) => eb.selectFrom('due').select('due.id'))
      .returningAll(),
  );
  return (request) => allOf(claimBy(engine, statement, request), attempts.fromRow);
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
