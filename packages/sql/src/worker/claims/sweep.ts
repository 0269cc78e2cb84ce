import type { Compiler } from '../../engine/compiler.ts';
import type { Work } from '../../engine/engine.ts';
import { prepare } from '../../engine/statement.ts';
import { ask } from './ask.ts';
import { lockedRows } from './locking.ts';

interface Sweep {
  readonly nowMs: number;
  readonly limit: number;
}

/** Deletes expired idempotency records, the oldest first. */
export function createIdempotencySweep(compiler: Compiler): (request: Sweep) => Work<number> {
  const statement = prepare(compiler, (db, request: Sweep, dialect) =>
    db
      .with(
        (cte) => cte('expired').materialized(),
        (cte) =>
          lockedRows(
            cte
              .selectFrom('mitako_idempotency')
              .select('key')
              .where('expires_at_ms', '<=', request.nowMs)
              .orderBy('expires_at_ms')
              .limit(request.limit),
            dialect,
          ),
      )
      .deleteFrom('mitako_idempotency')
      .where('key', 'in', (eb) => eb.selectFrom('expired').select('expired.key'))
      .returning('key'),
  );
  return function* sweep(request) {
    return (yield* ask(statement, request)).length;
  };
}
