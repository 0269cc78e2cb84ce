import type { StoreClaims } from '@mitako/core/engine';
import type { Compiler } from '../../engine/compiler.ts';
import type { Engine } from '../../engine/engine.ts';
import { prepare } from '../../engine/statement.ts';
import { claimBy } from './claim-by.ts';

type Sweep = Parameters<StoreClaims['sweepSigningKeys']>[0];

/** Deletes keys that were retired long ago. There are a handful, so nothing is limited. */
export function createSigningKeySweep(compiler: Compiler, engine: Engine): (request: Sweep) => Promise<number> {
  const statement = prepare(compiler, (db, request: Sweep) =>
    db.deleteFrom('mitako_signing_keys').where('retired_at_ms', '<', request.retiredBeforeMs).returning('id'),
  );
  return async (request) => (await claimBy(engine, statement, request)).length;
}
