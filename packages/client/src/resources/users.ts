// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { CallOptions, WriteOptions } from '../options.ts';
import type { FreezeParams, UserRecord, UserTierParams } from '@mitako/contract/names';

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
  /**
   * Freeze a user: no money leaves the wallet, and refunds still arrive. The user logs in as before, and reads the
   * reason.
   * @throws MitakoError `USER_NOT_FOUND`
   */
  freeze(userId: string, params: FreezeParams, options?: WriteOptions): Promise<UserRecord>;
  /**
   * Lift the freezing of a user.
   * @throws MitakoError `USER_NOT_FOUND`
   */
  unfreeze(userId: string, params: FreezeParams, options?: WriteOptions): Promise<UserRecord>;
}
