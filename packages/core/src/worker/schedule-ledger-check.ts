import type { Context } from '../context.ts';
import { commitOnce } from '../kernel/decide-and-commit.ts';
import { SCHEDULE, newLedgerCheck } from '../ledger/new-check.ts';

/** Requests a ledger check when the last one is too old. Of several processes one succeeds. */
export async function scheduleLedgerCheck(context: Context): Promise<void> {
  const { store, clock, settings } = context;
  if (settings.ledgerCheckEveryMs === null) return;
  const last = await store.read.lastLedgerCheck();
  if (last?.status === 'running') return;
  if (last !== null && last.createdAtMs + settings.ledgerCheckEveryMs > clock.now()) return;
  await commitOnce(context, [{ type: 'ledger_check.insert', ledgerCheck: newLedgerCheck(context, SCHEDULE, last) }]);
}
