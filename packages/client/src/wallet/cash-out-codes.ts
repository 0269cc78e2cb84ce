import type { CashOutCode } from '@mitako/contract/names';
import type { Mode } from '../holder/mode.ts';
import type { Call, TokenLine } from '../internal/call.ts';
import type { WriteOptions } from '../options.ts';
import type { CashOutCodeParams } from './params.ts';

/** Taking cash out at an agent. */
export interface CashOutCodes {
  /**
   * Asks for the code that lets an agent pay out this amount. It replaces an earlier one.
   * @throws MitakoError `INSUFFICIENT_FUNDS`, `INVALID_PIN`, `PIN_LOCKED`, `PIN_NOT_SET`, `PIN_RESET_REQUIRED`
   */
  create(params: CashOutCodeParams, options?: WriteOptions): Promise<CashOutCode>;
}

export function createCashOutCodes(call: Call<TokenLine<'user'>>, mode: Mode): CashOutCodes {
  return {
    create: async (body, options) =>
      (await call('POST /wallet/cash-out-codes', { query: { mode }, body, options })).cash_out_code,
  };
}
