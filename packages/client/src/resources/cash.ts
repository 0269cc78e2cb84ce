import type { AgentFloat, CashInParams, CashOutParams, CashReceipt } from '@mitako/contract/names';
import type { CallOptions, WriteOptions } from '../options.ts';

/** Cash over the counter. */
export interface Cash {
  /**
   * Takes cash: from the float to the customer's wallet.
   * @throws MitakoError `INSUFFICIENT_FLOAT`, `LIMIT_EXCEEDED`, `USER_NOT_FOUND`, `USER_AMBIGUOUS`, `ACCOUNT_SUSPENDED`,
   * `INVALID_PIN`, `PIN_LOCKED`, `PIN_NOT_SET`, `PIN_RESET_REQUIRED`
   */
  cashIn(params: CashInParams, options?: WriteOptions): Promise<CashReceipt>;
  /**
   * Pays cash out: from the customer's wallet to the float, with the customer's code.
   * @throws MitakoError `CASH_OUT_CODE_INVALID`, `INSUFFICIENT_FUNDS`, and what `cashIn` may throw but the float's
   */
  cashOut(params: CashOutParams, options?: WriteOptions): Promise<CashReceipt>;
}

/** What the agent works with. */
export interface Float {
  /** What the float holds, and the agent's limits. */
  retrieve(options?: CallOptions): Promise<AgentFloat>;
}
