import { computed } from '../../engine/placeholder.ts';
import type { StoreClaims, Swept } from '@mitako/core/engine';
import type { Compiler } from '../../engine/compiler.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Reader } from '../../engine/reader.ts';
import { prepare } from '../../engine/statement.ts';
import { walkedSweep } from './walked-sweep.ts';

type Sweep = Parameters<StoreClaims['sweepCashOutCodes']>[0];

/** Deletes expired cash-out codes. No index of expiry times is needed: there are no more codes than were made since the last sweep. */
export function createCashOutCodeSweep(
  compiler: Compiler,
  engine: Engine,
  reader: Reader,
): (request: Sweep) => Promise<Swept> {
  const walk = reader.prepared((db, request: Sweep) =>
    db
      .selectFrom('mitako_cash_out_codes')
      .select(['wallet_id as id', 'expires_at_ms'])
      .where(
        'wallet_id',
        '>',
        computed(request, ({ afterId }) => afterId ?? ''),
      )
      .orderBy('wallet_id')
      .limit(request.limit),
  );
  // Rechecks the expiry: in between, the wallet may have been given a new code.
  const deleteCodes = prepare(compiler, (db, request: Sweep & { readonly ids: string }, dialect) =>
    db
      .deleteFrom('mitako_cash_out_codes')
      .where(dialect.isAmong('wallet_id', request.ids))
      .where('expires_at_ms', '<=', request.nowMs),
  );

  return walkedSweep(engine, null, walk, (row, { nowMs }) => row.expires_at_ms <= nowMs, deleteCodes);
}
