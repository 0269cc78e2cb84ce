import type { LedgerCheck, Worker } from '@mitako/core/engine';
import { bigint, id, integer, json, text } from '../engine/columns.ts';
import { table } from '../engine/table.ts';

export const workers = table<Worker>()('mitako_workers', {
  id: id('worker').fixed(),
  name: text().fixed(),
  pid: bigint().fixed(),
  version: text().nullable().fixed(),
  rootFingerprint: text().fixed(),
  keyVersion: integer(),
  startedAtMs: bigint().fixed(),
  lastSeenAtMs: bigint().rising(),
  stoppedAtMs: bigint().nullable(),
});

export const ledgerChecks = table<LedgerCheck>()(
  'mitako_ledger_checks',
  {
    id: id('ledgerCheck').fixed(),
    sequence: bigint().fixed(),
    requestedBy: text().fixed(),
    status: text(),
    createdAtMs: bigint().fixed(),
    startedAtMs: bigint().nullable(),
    finishedAtMs: bigint().nullable(),
    attemptsCount: integer(),
    checked: json(),
    problemsCount: bigint(),
    problems: json(),
    digest: text().nullable(),
    /** When it can be claimed: at once, or at the end of the lease; null once it has ended. */
    claimableAtMs: bigint().nullable(),
  },
  {
    leaseToken: text()
      .nullable()
      .computed(() => null),
  },
);
