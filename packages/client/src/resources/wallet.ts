import type {
  CashOutCode,
  CashOutCodeParams,
  HeldBalance,
  Transaction,
  TransactionWithReceipt,
} from '@mitako/contract/names';
import type { List, PeriodPosition } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';

/** The wallet's balance. */
export interface WalletBalance {
  /** One entry per currency. */
  retrieve(options?: CallOptions): Promise<readonly HeldBalance[]>;
}

/** Cash-out codes. */
export interface CashOutCodes {
  /**
   * Creates the code that lets an agent pay out this amount. It replaces an earlier one.
   * @throws MitakoError `INSUFFICIENT_FUNDS`, `INVALID_PIN`, `PIN_LOCKED`, `PIN_NOT_SET`, `PIN_RESET_REQUIRED`
   */
  create(params: CashOutCodeParams, options?: WriteOptions): Promise<CashOutCode>;
}

/** The statement. */
export interface Transactions {
  /** Newest first. */
  list(params?: PeriodPosition, options?: CallOptions): List<Transaction>;
  /**
   * One transaction, with the receipt of a cash operation.
   * @throws MitakoError `TRANSACTION_NOT_FOUND`
   */
  retrieve(transactionId: string, options?: CallOptions): Promise<TransactionWithReceipt>;
}
