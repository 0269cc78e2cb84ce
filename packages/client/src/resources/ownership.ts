// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { WriteOptions } from '../options.ts';
import type { Deleted, Member, OwnershipParams } from '@mitako/contract/names';

/** Who owns the merchant. */
export interface Ownership {
  /**
   * Offer the ownership of the merchant to an administrator. They have three days to accept. It replaces an earlier
   * offer.
   * @throws MitakoError `MEMBER_NOT_FOUND`
   */
  offer(params: OwnershipParams, options?: WriteOptions): Promise<Member>;
  /**
   * Withdraw the offer of the ownership.
   * @throws MitakoError `OWNERSHIP_NOT_OFFERED`
   */
  withdraw(options?: WriteOptions): Promise<Deleted>;
  /**
   * Accept the ownership: the owner becomes an administrator.
   * @throws MitakoError `OWNERSHIP_NOT_OFFERED`
   */
  accept(options?: WriteOptions): Promise<Member>;
}
