import type {
  MerchantPayoutAccountQuery,
  PayoutAccount,
  ModePageQuery,
  PayoutAccountParams,
  PayoutAccountRecord,
} from '@mitako/contract/names';
import type { List, QueryParams } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';

/** Mode of the payout account to read. */
export interface PayoutAccountModeParams extends QueryParams<MerchantPayoutAccountQuery> {}

/** Mode of the payout accounts to list, and the position of a page. */
export interface PayoutAccountListParams extends QueryParams<ModePageQuery> {}

/** Where the merchant's settlements are paid out, in each mode. */
export interface PayoutAccounts {
  /** Null until it is set. Default: of live mode, or of test mode while the KYC is not approved. */
  retrieve(params?: PayoutAccountModeParams, options?: CallOptions): Promise<PayoutAccount | null>;
  /** The present one and those that it replaced, newest first. */
  list(params?: PayoutAccountListParams, options?: CallOptions): List<PayoutAccount>;
  /**
   * Sets or replaces the account. Payouts are held for 24 hours, and the event `payout_account.set` is sent.
   * @throws MitakoError `REAUTHENTICATION_REQUIRED`
   */
  set(params: PayoutAccountParams, options?: WriteOptions): Promise<PayoutAccount>;
}

/** Where a merchant is paid out, with the whole number. */
export interface OperatorPayoutAccounts {
  /**
   * Null until the merchant has set it.
   * @throws MitakoError `MERCHANT_NOT_FOUND`
   */
  retrieve(
    merchantId: string,
    params?: PayoutAccountModeParams,
    options?: CallOptions,
  ): Promise<PayoutAccountRecord | null>;
}
