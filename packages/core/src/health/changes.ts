import type { LedgerCheck, Worker } from '../model.ts';

/** Changes of workers and ledger checks. */
export interface HealthChanges {
  /** Any number of rows: replaces a process's last report. */
  'worker.put': { worker: Worker };
  /** Extends a lease and records the progress of the check. Refused unless it is still leased with this token. */
  'ledger_check.renew': { id: string; leaseToken: string; leaseEndsAtMs: number; checked: LedgerCheck['checked'] };
  /** Releases a check for another process (shutdown). Any number of rows. */
  'ledger_check.release': { id: string; leaseToken: string; nowMs: number };
  /** The result. Refused unless it is still leased with this token. */
  'ledger_check.finish': { ledgerCheck: LedgerCheck; leaseToken: string };
}
