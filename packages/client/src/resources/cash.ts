import type {
  AgentFloat,
  CashHolder,
  CashHolderLookUpParams,
  CashInParams,
  CashOutParams,
  CashPayment,
  CashPaymentLookUpParams,
  CashPaymentParams,
  CashReceipt,
  Transaction,
} from '@mitako/contract/names';
import type { CallOptions, WriteOptions } from '../options.ts';

/** Cash operations. */
export interface Cash {
  /**
   * Finds whom a cash-in would credit, at most five: numbers are not verified, so several may have one. The customer
   * confirms the masked name before handing over the cash.
   * @throws MitakoError `USER_NOT_FOUND`, `ACCOUNT_SUSPENDED`
   */
  lookUpHolders(params: CashHolderLookUpParams, options?: WriteOptions): Promise<readonly CashHolder[]>;
  /**
   * Cash-in: from the float to the wallet of the customer whom `lookUpHolders` found.
   * @throws MitakoError `INSUFFICIENT_FLOAT`, `LIMIT_EXCEEDED`, `USER_NOT_FOUND`, `ACCOUNT_SUSPENDED`, `INVALID_PIN`, `PIN_LOCKED`, `PIN_NOT_SET`, `PIN_RESET_REQUIRED`
   */
  cashIn(params: CashInParams, options?: WriteOptions): Promise<CashReceipt>;
  /**
   * Cash-out: from the customer's wallet to the float, with the customer's code.
   * @throws MitakoError `CASH_OUT_CODE_INVALID`, `INSUFFICIENT_FUNDS`, `USER_AMBIGUOUS`, and those of `cashIn` except
   * `INSUFFICIENT_FLOAT`
   */
  cashOut(params: CashOutParams, options?: WriteOptions): Promise<CashReceipt>;
}

/** Checkouts that customers pay in cash. */
export interface CashPayments {
  /**
   * Reads the amount and the shop of a customer's code: compare both with the customer before taking the cash.
   * @throws MitakoError `CASH_CODE_INVALID` (with `details.attempts_left`), `CASH_CODE_LOCKED`, `ACCOUNT_SUSPENDED`, and
   * errors of the payment's state
   */
  lookUp(params: CashPaymentLookUpParams, options?: WriteOptions): Promise<CashPayment>;
  /**
   * Pays the checkout from the float, for the cash that was taken. After an error nothing was paid: give the cash back.
   * @throws MitakoError those of `lookUp`, `LIMIT_EXCEEDED`, `INSUFFICIENT_FLOAT`, `INVALID_PIN`, `PIN_LOCKED`,
   * `PIN_NOT_SET`, `PIN_RESET_REQUIRED`
   */
  take(params: CashPaymentParams, options?: WriteOptions): Promise<Transaction>;
}

/** The agent's float. */
export interface Float {
  /** The float's balance, and the agent's limits. */
  retrieve(options?: CallOptions): Promise<AgentFloat>;
}
