import type {
  CashOutCode,
  CashOutCodeParams,
  HeldBalance,
  Transaction,
  TransactionWithReceipt,
} from '@mitako/contract/names';
import type { List, PagePosition } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';

/** What the wallet holds. */
export interface WalletBalance {
  /** One line per currency. */
  retrieve(options?: CallOptions): Promise<readonly HeldBalance[]>;
}

/** Taking cash out at an agent. */
export interface CashOutCodes {
  /**
   * Asks for the code that lets an agent pay out this amount. It replaces an earlier one.
   * @throws MitakoError `INSUFFICIENT_FUNDS`, `INVALID_PIN`, `PIN_LOCKED`, `PIN_NOT_SET`, `PIN_RESET_REQUIRED`
   */
  create(params: CashOutCodeParams, options?: WriteOptions): Promise<CashOutCode>;
}

/** What came in and went out. */
export interface Transactions {
  /** Newest first. */
  list(params?: PagePosition, options?: CallOptions): List<Transaction>;
  /**
   * One transaction, with the receipt of a cash operation.
   * @throws MitakoError `TRANSACTION_NOT_FOUND`
   */
  retrieve(transactionId: string, options?: CallOptions): Promise<TransactionWithReceipt>;
}
