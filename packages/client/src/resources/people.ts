// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { List, QueryParams } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
import type {
  InvitedOperator,
  OperatorAccount,
  OperatorInvitationParams,
  OperatorListQuery,
  OperatorUpdateParams,
} from '@mitako/contract/names';

/** Parameters of `people.list`. */
export interface OperatorListParams extends QueryParams<OperatorListQuery> {}

/** The people of the operator: invitations, roles, access. */
export interface OperatorPeople {
  /**
   * Invite a person to the operator panel, with one role.
   * @throws MitakoError `MEMBER_EXISTS`
   */
  invite(params: OperatorInvitationParams, options?: WriteOptions): Promise<InvitedOperator>;
  /** List the people of the operator and invitations, newest first, including disabled ones. */
  list(params?: OperatorListParams, options?: CallOptions): List<OperatorAccount>;
  /**
   * Read a person of the operator or an invitation.
   * @throws MitakoError `MEMBER_NOT_FOUND`
   */
  retrieve(membershipId: string, options?: CallOptions): Promise<OperatorAccount>;
  /**
   * Give a person of the operator another role, disable or re-enable the account. Disabling ends every session and
   * withdraws an invitation. Nobody changes themselves, and one administrator stays.
   * @throws MitakoError `MEMBER_NOT_FOUND`, `MEMBER_PROTECTED`, `MEMBER_EXISTS`, `LAST_ADMINISTRATOR`
   */
  update(membershipId: string, params: OperatorUpdateParams, options?: WriteOptions): Promise<OperatorAccount>;
  /**
   * Invite again: the earlier invitation is no longer good.
   * @throws MitakoError `MEMBER_NOT_FOUND`
   */
  renewInvitation(membershipId: string, options?: WriteOptions): Promise<InvitedOperator>;
}
