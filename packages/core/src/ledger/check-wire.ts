import type { LedgerCheck as WireLedgerCheck } from '@mitako/contract/names';
import { timestamp, timestampOrNull } from '../basics/timestamp.ts';
import type { LedgerCheck } from '../model.ts';

/** A claimed check whose lease has ended is shown as interrupted until it is claimed again. */
export function ledgerCheckToWire(check: LedgerCheck, nowMs: number): WireLedgerCheck {
  const { claimableAtMs } = check;
  const isLeaseExpired = check.startedAtMs !== null && claimableAtMs !== null && claimableAtMs <= nowMs;
  return {
    id: check.id,
    status: isLeaseExpired ? 'interrupted' : check.status,
    requested_by: check.requestedBy,
    created_at: timestamp(check.createdAtMs),
    started_at: timestampOrNull(check.startedAtMs),
    finished_at: timestampOrNull(check.finishedAtMs),
    checked: check.checked,
    problems_count: check.problemsCount,
    problems: check.problems,
    digest: check.digest,
  };
}
