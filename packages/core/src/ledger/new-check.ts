import type { Context } from '../context.ts';
import type { LedgerCheck } from '../model.ts';

/** Requester of scheduled checks. */
export const SCHEDULE = 'schedule';

/** A ledger check that can be claimed at once. @param last the one with the highest sequence, which has ended */
export function newLedgerCheck(context: Context, requestedBy: string, last: LedgerCheck | null): LedgerCheck {
  const nowMs = context.clock.now();
  return {
    id: context.ids.next('ledgerCheck'),
    sequence: (last?.sequence ?? 0) + 1,
    requestedBy,
    status: 'running',
    createdAtMs: nowMs,
    startedAtMs: null,
    finishedAtMs: null,
    attemptsCount: 0,
    checked: { transfers: 0, entries: 0, accounts: 0, payments: 0, settlements: 0 },
    problemsCount: 0,
    problems: [],
    digest: null,
    claimableAtMs: nowMs,
  };
}
