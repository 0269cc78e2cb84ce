import type { LedgerReport } from '@mitako/contract/names';
import type { Call } from '../kernel/call.ts';
import { dataOf } from '../kernel/result.ts';
import type { Watch } from '../kernel/watch.ts';

/** The gateway's ledger. */
export interface Ledger {
  /**
   * Proves from the rows that the ledger is consistent: transfers balance and carry the gateway's signature, chains are
   * complete, balances are the sums of their entries, and payments, refunds, disputes and settlements match them. It
   * only reads, may run at any time, and takes time linear in the number of rows.
   *
   * Call it before a migration to another store, after restoring a backup, and from a scheduled job; the report
   * describes every inconsistency.
   * @throws RootSecretError when the database belongs to another root secret
   * @throws the signal's reason when it is aborted
   */
  verify(watch?: Watch): Promise<LedgerReport>;
}

export function createLedger(call: Call): Ledger {
  return {
    verify: async (watch = {}) =>
      dataOf(await call('verifyLedger', { way: 'in_process', credential: { kind: 'operator' }, watch })).report,
  };
}
