// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { CallOptions, WriteOptions } from '../options.ts';
import type { Deleted, OwnMembership } from '@mitako/contract/names';

/** The merchants of the logged-in person. */
export interface Memberships {
  /** List the merchants that the logged-in person is a member of. */
  list(options?: CallOptions): Promise<readonly OwnMembership[]>;
  /**
   * Leave a merchant; its owner cannot.
   * @throws MitakoError `MEMBER_NOT_FOUND`, `MEMBER_PROTECTED`
   */
  leave(membershipId: string, options?: WriteOptions): Promise<Deleted>;
}
