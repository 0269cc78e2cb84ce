import type { ClaimRequest, LedgerCheck } from '@mitako/core/engine';
import type { Compiler } from '../../engine/compiler.ts';
import type { Work } from '../../engine/engine.ts';
import { computed } from '../../engine/placeholder.ts';
import { prepare } from '../../engine/statement.ts';
import { ask } from './ask.ts';
import { ledgerChecks } from '../../health/tables.ts';

/** At most one is running, so nothing is chosen: a concurrent claim waits for its row and finds it leased. */
export function createLedgerCheckClaim(compiler: Compiler): (request: ClaimRequest) => Work<readonly LedgerCheck[]> {
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
  return function* claim(request) {
    return (yield* ask(statement, request)).map(ledgerChecks.fromRow);
  };
}
