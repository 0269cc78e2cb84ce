import type { AgentFloat, CashInParams, CashOutParams, CashReceipt } from '@mitako/contract/names';
import type { CallOptions, WriteOptions } from '../options.ts';

/** Cash operations. */
export interface Cash {
  /**
   * Cash-in: from the float to the customer's wallet.
   * @throws MitakoError `INSUFFICIENT_FLOAT`, `LIMIT_EXCEEDED`, `USER_NOT_FOUND`, `USER_AMBIGUOUS`,
   * `ACCOUNT_SUSPENDED`, `INVALID_PIN`, `PIN_LOCKED`, `PIN_NOT_SET`, `PIN_RESET_REQUIRED`
   */
  cashIn(params: CashInParams, options?: WriteOptions): Promise<CashReceipt>;
  /**
   * Cash-out: from the customer's wallet to the float, with the customer's code.
   * @throws MitakoError `CASH_OUT_CODE_INVALID`, `INSUFFICIENT_FUNDS`, and those of `cashIn` except
   * `INSUFFICIENT_FLOAT`
   */
  cashOut(params: CashOutParams, options?: WriteOptions): Promise<CashReceipt>;
}

/** The agent's float. */
export interface Float {
  /** The float's balance, and the agent's limits. */
  retrieve(options?: CallOptions): Promise<AgentFloat>;
}
