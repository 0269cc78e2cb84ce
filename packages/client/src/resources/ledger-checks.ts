import type { LedgerCheck } from '@mitako/contract/names';
import type { List, PeriodPosition } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';

/** Ledger checks. */
export interface LedgerChecks {
  /**
   * Starts a ledger check in the background; read the check for its result.
   * @throws MitakoError `LEDGER_CHECK_RUNNING`
   */
  create(options?: WriteOptions): Promise<LedgerCheck>;
  /** Newest first. */
  list(params?: PeriodPosition, options?: CallOptions): List<LedgerCheck>;
  /** @throws MitakoError `LEDGER_CHECK_NOT_FOUND` */
  retrieve(ledgerCheckId: string, options?: CallOptions): Promise<LedgerCheck>;
}
