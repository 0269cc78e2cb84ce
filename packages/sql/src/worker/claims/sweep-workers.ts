import type { Compiler } from '../../engine/compiler.ts';
import type { Engine } from '../../engine/engine.ts';
import { prepare } from '../../engine/statement.ts';
import { claimBy } from './claim-by.ts';
import { lockedRows } from './locking.ts';

interface Sweep {
  readonly seenBeforeMs: number;
  readonly limit: number;
}

/** Deletes processes that have not reported for long, the oldest first. */
export function createWorkerSweep(compiler: Compiler, engine: Engine): (request: Sweep) => Promise<number> {
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
  return async (request) => (await claimBy(engine, statement, request)).length;
}
