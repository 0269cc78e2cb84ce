// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { WriteOptions } from '../options.ts';
import type { CashOutCode, CashOutCodeParams } from '@mitako/contract/names';

/** The codes that an agent requires before paying out. */
export interface CashOutCodes {
  /**
   * Create a cash-out code for this amount; replaces an earlier code.
   * @throws MitakoError `MODE_MISMATCH`, `INSUFFICIENT_FUNDS`, `LIMIT_EXCEEDED`, `ACCOUNT_FROZEN`, `INVALID_PIN`,
   * `PIN_LOCKED`, `PIN_NOT_SET`, `PIN_RESET_REQUIRED`
   */
  create(params: CashOutCodeParams, options?: WriteOptions): Promise<CashOutCode>;
}
