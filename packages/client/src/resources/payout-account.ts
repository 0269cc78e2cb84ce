// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { List, QueryParams } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
import type { ModePageQuery, ModeQuery, PayoutAccount, PayoutAccountParams } from '@mitako/contract/names';

/** Parameters of `payoutAccount.retrieve`. */
export interface PayoutAccountModeParams extends QueryParams<ModeQuery> {}

/** Parameters of `payoutAccount.list`. */
export interface PayoutAccountListParams extends QueryParams<ModePageQuery> {}

/** Where settlements are paid out, in each mode. */
export interface PayoutAccounts {
  /** Read the account that settlements are paid out to; null until it is set. */
  retrieve(params?: PayoutAccountModeParams, options?: CallOptions): Promise<PayoutAccount | null>;
  /** List the payout accounts of a mode, newest first: the current one and those that it replaced. */
  list(params?: PayoutAccountListParams, options?: CallOptions): List<PayoutAccount>;
  /**
   * Set the account that settlements are paid out to; payouts are held for 24 hours. The event `payout_account.set` is
   * sent.
   * @throws MitakoError `REAUTHENTICATION_REQUIRED`
   */
  set(params: PayoutAccountParams, options?: WriteOptions): Promise<PayoutAccount>;
}
