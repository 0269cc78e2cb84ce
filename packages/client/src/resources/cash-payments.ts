// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { WriteOptions } from '../options.ts';
import type { CashPayment, CashPaymentLookUpParams, CashPaymentParams, Transaction } from '@mitako/contract/names';

/** Checkouts that customers pay in cash. */
export interface CashPayments {
  /**
   * Read the amount and the shop of a customer's cash code. Compare both with the customer before taking the cash.
   * `CASH_CODE_INVALID` has `details.attempts_left`.
   * @throws MitakoError `MODE_MISMATCH`, `ACCOUNT_SUSPENDED`, `CASH_CODE_INVALID`, `CASH_CODE_LOCKED`,
   * `PAYMENT_ALREADY_PAID`, `PAYMENT_CANCELED`, `PAYMENT_FAILED`, `PAYMENT_IN_PROGRESS`, `PAYMENT_EXPIRED`,
   * `METHOD_NOT_AVAILABLE`, `METHOD_DISABLED`, `PAYMENT_LINK_CLOSED`
   */
  lookUp(params: CashPaymentLookUpParams, options?: WriteOptions): Promise<CashPayment>;
  /**
   * Pay a customer's checkout from the float, for cash. After an error nothing was paid: give the cash back.
   * @throws MitakoError `MODE_MISMATCH`, `ACCOUNT_SUSPENDED`, `INVALID_PIN`, `PIN_LOCKED`, `PIN_NOT_SET`,
   * `PIN_RESET_REQUIRED`, `CASH_CODE_INVALID`, `CASH_CODE_LOCKED`, `LIMIT_EXCEEDED`, `INSUFFICIENT_FLOAT`,
   * `PAYMENT_ALREADY_PAID`, `PAYMENT_CANCELED`, `PAYMENT_FAILED`, `PAYMENT_IN_PROGRESS`, `PAYMENT_EXPIRED`,
   * `METHOD_NOT_AVAILABLE`, `METHOD_DISABLED`, `PAYMENT_LINK_CLOSED`
   */
  take(params: CashPaymentParams, options?: WriteOptions): Promise<Transaction>;
}
