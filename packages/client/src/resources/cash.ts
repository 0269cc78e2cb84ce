// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { WriteOptions } from '../options.ts';
import type {
  CashHolder,
  CashHolderLookUpParams,
  CashInParams,
  CashOutParams,
  CashReceipt,
} from '@mitako/contract/names';

/** Cash operations. */
export interface Cash {
  /**
   * Find whom a cash-in would credit, to confirm with the customer. At most five: numbers are not verified, so several
   * may have one. Where text messages are sent, a number means its verified owner. The customer confirms the masked
   * name before handing over the cash. By number or e-mail an agent looks up 60 an hour and 300 a day.
   * @throws MitakoError `MODE_MISMATCH`, `ACCOUNT_SUSPENDED`, `USER_NOT_FOUND`
   */
  lookUpHolders(params: CashHolderLookUpParams, options?: WriteOptions): Promise<readonly CashHolder[]>;
  /**
   * Cash in: from the float to a user's wallet. The lookup finds the user, who confirms the masked name first.
   * @throws MitakoError `MODE_MISMATCH`, `ACCOUNT_SUSPENDED`, `INVALID_PIN`, `PIN_LOCKED`, `PIN_NOT_SET`,
   * `PIN_RESET_REQUIRED`, `USER_NOT_FOUND`, `ACCOUNT_FROZEN`, `LIMIT_EXCEEDED`, `INSUFFICIENT_FLOAT`
   */
  cashIn(params: CashInParams, options?: WriteOptions): Promise<CashReceipt>;
  /**
   * Cash out: from a user's wallet to the float, with the user's code.
   * @throws MitakoError `MODE_MISMATCH`, `ACCOUNT_SUSPENDED`, `INVALID_PIN`, `PIN_LOCKED`, `PIN_NOT_SET`,
   * `PIN_RESET_REQUIRED`, `USER_NOT_FOUND`, `ACCOUNT_FROZEN`, `LIMIT_EXCEEDED`, `USER_AMBIGUOUS`,
   * `CASH_OUT_CODE_INVALID`, `INSUFFICIENT_FUNDS`
   */
  cashOut(params: CashOutParams, options?: WriteOptions): Promise<CashReceipt>;
}
