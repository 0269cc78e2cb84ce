// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { List, PagePosition } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
import type {
  Deleted,
  Device,
  InvitationParams,
  InvitedMember,
  Member,
  MemberUpdateParams,
  TeamRules,
  TeamRulesParams,
} from '@mitako/contract/names';

/** The people of the merchant: invitations, roles, sessions. */
export interface Members {
  /**
   * Invite a person by e-mail, with one role. An invitation is for one address, good once, for seven days. A team has
   * at most 50 members, open invitations included.
   * @throws MitakoError `MEMBER_EXISTS`, `MEMBER_LIMIT`
   */
  invite(params: InvitationParams, options?: WriteOptions): Promise<InvitedMember>;
  /** List members and invitations, newest first, including removed ones. */
  list(params?: PagePosition, options?: CallOptions): List<Member>;
  /**
   * Read a member or an invitation.
   * @throws MitakoError `MEMBER_NOT_FOUND`
   */
  retrieve(membershipId: string, options?: CallOptions): Promise<Member>;
  /**
   * List the devices on which a member is logged in for this merchant.
   * @throws MitakoError `MEMBER_NOT_FOUND`
   */
  sessions(membershipId: string, options?: CallOptions): Promise<readonly Device[]>;
  /**
   * Give a member another role. Only the owner changes administrators. Nobody changes the owner or themselves.
   * @throws MitakoError `MEMBER_NOT_FOUND`, `MEMBER_PROTECTED`
   */
  update(membershipId: string, params: MemberUpdateParams, options?: WriteOptions): Promise<Member>;
  /**
   * Remove a member and end their sessions, or withdraw an invitation.
   * @throws MitakoError `MEMBER_NOT_FOUND`, `MEMBER_PROTECTED`
   */
  remove(membershipId: string, options?: WriteOptions): Promise<Deleted>;
  /**
   * Invite again: the earlier invitation is no longer good.
   * @throws MitakoError `MEMBER_NOT_FOUND`, `MEMBER_LIMIT`
   */
  renewInvitation(membershipId: string, options?: WriteOptions): Promise<InvitedMember>;
  /**
   * Sign out a member on every device.
   * @throws MitakoError `MEMBER_NOT_FOUND`, `MEMBER_PROTECTED`
   */
  endSessions(membershipId: string, options?: WriteOptions): Promise<Deleted>;
  /** Read what the merchant requires of its members. */
  rules(options?: CallOptions): Promise<TeamRules>;
  /**
   * Require a second factor of the members, or no longer. Who has none may go on for eight hours, then uses nothing but
   * the own account until one is set up. The owner alone changes this.
   */
  setRules(params: TeamRulesParams, options?: WriteOptions): Promise<TeamRules>;
}
