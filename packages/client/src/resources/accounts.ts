// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { CallOptions, WriteOptions } from '../options.ts';
import type { Device, OtherDevicesRevoked } from '@mitako/contract/names';

/** Sessions of an account of any role. */
export interface Accounts {
  /**
   * List the sessions of an account of any role. Those of an operator are for administrators alone.
   * @throws MitakoError `USER_NOT_FOUND`
   */
  sessions(accountId: string, options?: CallOptions): Promise<readonly Device[]>;
  /**
   * Sign out an account of any role on every device. Those of an operator are for administrators alone.
   * @throws MitakoError `USER_NOT_FOUND`
   */
  endSessions(accountId: string, options?: WriteOptions): Promise<OtherDevicesRevoked>;
}
