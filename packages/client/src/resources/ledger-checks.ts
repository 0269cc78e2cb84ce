// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { List, PeriodPosition } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
import type { LedgerCheck, LedgerCheckpoint } from '@mitako/contract/names';

/** Checks of the ledger. */
export interface LedgerChecks {
  /**
   * Start a ledger check in the background. Read the check for its result.
   * @throws MitakoError `LEDGER_CHECK_RUNNING`
   */
  create(options?: WriteOptions): Promise<LedgerCheck>;
  /** List ledger checks, newest first. */
  list(params?: PeriodPosition, options?: CallOptions): List<LedgerCheck>;
  /**
   * Read a ledger check.
   * @throws MitakoError `LEDGER_CHECK_NOT_FOUND`
   */
  retrieve(ledgerCheckId: string, options?: CallOptions): Promise<LedgerCheck>;
  /**
   * Read the checkpoint of a day. One is made of each day on the following one, from ten minutes after midnight UTC on.
   * @throws MitakoError `LEDGER_CHECKPOINT_NOT_FOUND`
   */
  retrieveCheckpoint(day: string, options?: CallOptions): Promise<LedgerCheckpoint>;
}
