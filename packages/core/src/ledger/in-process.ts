import type { Context } from '../context.ts';
import type { LedgerReport } from './verify/report.ts';
import { type VerifyOptions, verifyLedger } from './verify/verify-ledger.ts';

/** The books of the gateway. */
export interface Ledger {
  /**
   * Proves from the rows that the ledger is consistent: transfers balance and carry our signature, chains are whole, balances
   * are the sums of their entries, and payments, refunds, disputes and settlements agree with them. It only reads, may
   * run beside anything, and takes time in proportion to the rows.
   *
   * Call it before the store is migrated away, after a backup was restored, and from a job of your own; the report says
   * in words what does not hold.
   * @throws RootSecretError when the database was made with another root secret
   * @throws the signal's reason when it is aborted
   */
  verify(options?: VerifyOptions): Promise<LedgerReport>;
}

export function createLedger(context: Context): Ledger {
  return { verify: (options) => verifyLedger(context, options) };
}
