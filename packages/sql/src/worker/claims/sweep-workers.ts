import type { Compiler } from '../../engine/compiler.ts';
import type { Work } from '../../engine/engine.ts';
import { prepare } from '../../engine/statement.ts';
import { ask } from './ask.ts';
import { lockedRows } from './locking.ts';

interface Sweep {
  readonly seenBeforeMs: number;
  readonly limit: number;
}

/** Deletes processes that have not reported for long, the oldest first. */
export function createWorkerSweep(compiler: Compiler): (request: Sweep) => Work<number> {
  const statement = prepare(compiler, (db, request: Sweep, dialect) =>
    db
      .with(
        (cte) => cte('expired').materialized(),
        (cte) =>
          lockedRows(
            cte
              .selectFrom('mitako_workers')
              .select('id')
              .where('last_seen_at_ms', '<', request.seenBeforeMs)
              .orderBy('last_seen_at_ms')
              .limit(request.limit),
            dialect,
          ),
      )
      .deleteFrom('mitako_workers')
      .where('id', 'in', (eb) => eb.selectFrom('expired').select('expired.id'))
      .returning('id'),
  );
  return function* sweep(request) {
    return (yield* ask(statement, request)).length;
  };
}
