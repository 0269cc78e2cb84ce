import type { Compiler } from '../../engine/compiler.ts';
import type { Engine } from '../../engine/engine.ts';
import { prepare } from '../../engine/statement.ts';
import { claimBy } from './claim-by.ts';
import { lockedRows } from './locking.ts';

interface Sweep {
  readonly nowMs: number;
  readonly limit: number;
}

/** Deletes expired idempotency records, the oldest first. */
export function createIdempotencySweep(compiler: Compiler, engine: Engine): (request: Sweep) => Promise<number> {
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
  return async (request) => (await claimBy(engine, statement, request)).length;
}
