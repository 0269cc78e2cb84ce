import type { ClaimRequest, LedgerCheck } from '@mitako/core/engine';
import type { Compiler } from '../../engine/compiler.ts';
import type { Engine } from '../../engine/engine.ts';
import { computed } from '../../engine/placeholder.ts';
import { allOf } from '../../engine/reader.ts';
import { prepare } from '../../engine/statement.ts';
import { claimBy } from './claim-by.ts';
import { ledgerChecks } from '../../health/tables.ts';

/** At most one is running, so nothing is chosen: a concurrent claim waits for its row and finds it leased. */
export function createLedgerCheckClaim(
  compiler: Compiler,
  engine: Engine,
): (request: ClaimRequest) => Promise<readonly LedgerCheck[]> {
  const statement = prepare(compiler, (db, request: ClaimRequest) =>
    db
      .updateTable('mitako_ledger_checks')
      .set((eb) => ({
        claimable_at_ms: computed(request, ({ nowMs, leaseMs }) => nowMs + leaseMs),
        lease_token: request.leaseToken,
        started_at_ms: request.nowMs,
        attempts_count: eb('attempts_count', '+', 1),
      }))
      .where('claimable_at_ms', '<=', request.nowMs)
      .returningAll(),
  );
  return (request) => allOf(claimBy(engine, statement, request), ledgerChecks.fromRow);
}
