// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { QueryParams } from '../list.ts';
import type { CallOptions } from '../options.ts';
import type { MerchantPayoutAccountQuery, PayoutAccountRecord } from '@mitako/contract/names';

/** Parameters of `payoutAccounts.retrieve`. */
export interface PayoutAccountModeParams extends QueryParams<MerchantPayoutAccountQuery> {}

/** Where merchants are paid out. */
export interface OperatorPayoutAccounts {
  /**
   * Read the payout account of a merchant, with its whole number; null until the merchant has set it.
   * @throws MitakoError `MERCHANT_NOT_FOUND`
   */
  retrieve(
    merchantId: string,
    params?: PayoutAccountModeParams,
    options?: CallOptions,
  ): Promise<PayoutAccountRecord | null>;
}
