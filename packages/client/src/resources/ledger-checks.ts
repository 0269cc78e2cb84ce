import type { LedgerCheck } from '@mitako/contract/names';
import type { List, PagePosition } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';

/** Checks of the books. */
export interface LedgerChecks {
  /**
   * Has the books checked in the background; read the check for how it went.
   * @throws MitakoError `LEDGER_CHECK_RUNNING`
   */
  create(options?: WriteOptions): Promise<LedgerCheck>;
  /** Newest first. */
  list(params?: PagePosition, options?: CallOptions): List<LedgerCheck>;
  /** @throws MitakoError `LEDGER_CHECK_NOT_FOUND` */
  retrieve(ledgerCheckId: string, options?: CallOptions): Promise<LedgerCheck>;
}
