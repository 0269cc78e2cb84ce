// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { CallOptions, WriteOptions } from '../options.ts';
import type { UserRecord, UserTierParams } from '@mitako/contract/names';

/** Users: how well they are known, and the limits of their wallets. */
export interface Users {
  /**
   * Read the account of a user, with the limits of the wallet.
   * @throws MitakoError `USER_NOT_FOUND`
   */
  retrieve(userId: string, options?: CallOptions): Promise<UserRecord>;
  /**
   * Record whether you have verified who a user is, which sets the limits of the wallet.
   * @throws MitakoError `USER_NOT_FOUND`
   */
  setTier(userId: string, params: UserTierParams, options?: WriteOptions): Promise<UserRecord>;
}
