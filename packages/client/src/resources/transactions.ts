// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { List, PeriodPosition } from '../list.ts';
import type { CallOptions } from '../options.ts';
import type { Transaction, TransactionWithReceipt } from '@mitako/contract/names';

/** The statement. */
export interface Transactions {
  /**
   * List transactions, newest first.
   * @throws MitakoError `MODE_MISMATCH`
   */
  list(params?: PeriodPosition, options?: CallOptions): List<Transaction>;
  /**
   * Read one transaction, with the receipt of a cash operation.
   * @throws MitakoError `MODE_MISMATCH`, `TRANSACTION_NOT_FOUND`
   */
  retrieve(transactionId: string, options?: CallOptions): Promise<TransactionWithReceipt>;
}
