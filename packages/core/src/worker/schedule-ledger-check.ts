import type { Context } from '../context.ts';
import { commitOnce } from '../kernel/decide-and-commit.ts';
import { dayAt, endOfDay, SETTLED_MS } from '../ledger/checkpoints/days.ts';
import { SCHEDULE, newLedgerCheck } from '../ledger/new-check.ts';

/** Requests a ledger check when the last one is too old. Of several processes one succeeds. */
export async function scheduleLedgerCheck(context: Context): Promise<void> {
  const { store, clock, settings } = context;
  if (settings.ledgerCheckEveryMs === null) return;
  const last = await store.read.lastLedgerCheck();
  if (last?.status === 'running') return;
  if (last !== null && clock.now() < dueAfter(last.createdAtMs, settings.ledgerCheckEveryMs)) return;
  await commitOnce(context, [{ type: 'ledger_check.insert', ledgerCheck: newLedgerCheck(context, SCHEDULE, last) }]);
}

/** At the latest when the day has a checkpoint to be made. */
function dueAfter(lastMs: number, everyMs: number): number {
  return Math.min(lastMs + everyMs, endOfDay(dayAt(lastMs - SETTLED_MS)) + SETTLED_MS);
}
