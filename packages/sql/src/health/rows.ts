import type { LedgerCheck, Worker } from '@mitako/core';
import type { LedgerChecksTable, RowOf, WorkersTable } from '../tables.ts';
import type { Columns } from '../engine/columns.ts';

export const workerColumns: Columns<WorkersTable, Worker> = {
  id: (worker) => worker.id,
  name: (worker) => worker.name,
  pid: (worker) => worker.pid,
  version: (worker) => worker.version,
  started_at_ms: (worker) => worker.startedAtMs,
  last_seen_at_ms: (worker) => worker.lastSeenAtMs,
  stopped_at_ms: (worker) => worker.stoppedAtMs,
};

export function workerOf(row: RowOf<'mitako_workers'>): Worker {
  return {
    id: row.id,
    name: row.name,
    pid: row.pid,
    version: row.version,
    startedAtMs: row.started_at_ms,
    lastSeenAtMs: row.last_seen_at_ms,
    stoppedAtMs: row.stopped_at_ms,
  };
}

export const ledgerCheckColumns: Columns<LedgerChecksTable, LedgerCheck> = {
  id: (check) => check.id,
  sequence: (check) => check.sequence,
  requested_by: (check) => check.requestedBy,
  status: (check) => check.status,
  created_at_ms: (check) => check.createdAtMs,
  started_at_ms: (check) => check.startedAtMs,
  finished_at_ms: (check) => check.finishedAtMs,
  attempts_count: (check) => check.attemptsCount,
  checked: (check) => JSON.stringify(check.checked),
  problems_count: (check) => check.problemsCount,
  problems: (check) => JSON.stringify(check.problems),
  digest: (check) => check.digest,
  lease_token: () => null,
  claimable_at_ms: (check) => check.claimableAtMs,
};

export function ledgerCheckOf(row: RowOf<'mitako_ledger_checks'>): LedgerCheck {
  return {
    id: row.id,
    sequence: row.sequence,
    requestedBy: row.requested_by,
    status: row.status,
    createdAtMs: row.created_at_ms,
    startedAtMs: row.started_at_ms,
    finishedAtMs: row.finished_at_ms,
    attemptsCount: row.attempts_count,
    // As they were written above.
    checked: JSON.parse(row.checked) as LedgerCheck['checked'],
    problemsCount: row.problems_count,
    problems: JSON.parse(row.problems) as LedgerCheck['problems'],
    digest: row.digest,
    claimableAtMs: row.claimable_at_ms,
  };
}
