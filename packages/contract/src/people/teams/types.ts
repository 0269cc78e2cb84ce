// Written by `npx -y pnpm@12 types` from schemas.ts, where a change begins.
import type { PageQuery } from '../../basics/types.ts';
import type { Timestamp } from '../../basics/values.ts';
import type { OwnMerchant } from '../types.ts';
import type { MemberRole, MembershipState, OperatorRole, StaffRole } from '../values.ts';

/** A person of a merchant, an invitation, or one who was. */
export interface Member {
  /** `mbr_…` */
  readonly id: string;
  /** Whose it is, `per_…` or `opr_…`; null until an invitation is accepted. */
  readonly person_id: string | null;
  /** E-mail address of the person, or the one that was invited. */
  readonly email: string;
  /** Name of the person; null until an invitation is accepted. */
  readonly name: string | null;
  /** `invited`, `active`, or `removed`: without access. */
  readonly state: MembershipState;
  /** When it was created. */
  readonly created_at: Timestamp;
  /** Of an invitation: until when it can be accepted. Of a member who is offered the ownership: until when. */
  readonly expires_at: Timestamp | null;
  /** When the access ended; null unless it has. */
  readonly removed_at: Timestamp | null;
  /** What the person may do. */
  readonly role: MemberRole;
}

export interface InvitedMember extends Member {
  /** The page that accepts the invitation, to hand over: shown now and never again. Null: it was sent by mail. */
  readonly invitation_url: string | null;
}

/** A person who logs in as operator, an invitation, or one who did. */
export interface OperatorAccount {
  /** `mbr_…` */
  readonly id: string;
  /** Whose it is, `per_…` or `opr_…`; null until an invitation is accepted. */
  readonly person_id: string | null;
  /** E-mail address of the person, or the one that was invited. */
  readonly email: string;
  /** Name of the person; null until an invitation is accepted. */
  readonly name: string | null;
  /** `invited`, `active`, or `removed`: without access. */
  readonly state: MembershipState;
  /** When it was created. */
  readonly created_at: Timestamp;
  /** Of an invitation: until when it can be accepted. Of a member who is offered the ownership: until when. */
  readonly expires_at: Timestamp | null;
  /** When the access ended; null unless it has. */
  readonly removed_at: Timestamp | null;
  /** What the person may do. */
  readonly role: StaffRole;
}

export interface InvitedOperator extends OperatorAccount {
  /** The page that accepts the invitation, to hand over: shown now and never again. Null: it was sent by mail. */
  readonly invitation_url: string | null;
}

export interface InvitationParams {
  /** The invitation is for this address alone. */
  readonly email: string;
  /** What the person will be. Only the owner makes administrators. */
  readonly role: 'administrator' | 'finance' | 'support' | 'developer' | 'cashier' | 'viewer';
}

export interface OperatorInvitationParams {
  /** The invitation is for this address alone. */
  readonly email: string;
  /** What the person will be. */
  readonly role: OperatorRole;
}

export interface MemberUpdateParams {
  /** What the person is from now on. */
  readonly role: 'administrator' | 'finance' | 'support' | 'developer' | 'cashier' | 'viewer';
}

export interface OperatorUpdateParams {
  /** What the person is from now on. */
  readonly role?: OperatorRole | undefined;
  /** True: ends the access and every session. False: gives it back. */
  readonly disabled?: boolean | undefined;
}

export interface OperatorListQuery extends PageQuery {
  /** Only who has access, or an open invitation, by e-mail address or `opr_…`: one at most. */
  readonly person?: string | undefined;
}

export interface OwnershipParams {
  /** Of an administrator, who has three days to accept. */
  readonly membership_id: string;
}

/** A merchant of the logged-in person. */
export interface OwnMembership {
  /** `mbr_…` */
  readonly id: string;
  /** The merchant, and the role there. */
  readonly merchant: OwnMerchant;
  /** True: this session acts for it. */
  readonly current: boolean;
}

export interface InvitationReadParams {
  /** From the address of the invitation. */
  readonly token: string;
}

/** What an invitation is for. */
export interface Invitation {
  /** The address that was invited. */
  readonly email: string;
  /** Whose team it is; null: the operator. */
  readonly merchant_name: string | null;
  /** What the person will be. */
  readonly role:
    | 'owner'
    | 'administrator'
    | 'finance'
    | 'support'
    | 'developer'
    | 'cashier'
    | 'viewer'
    | 'compliance'
    | 'auditor'
    | 'monitor';
  /** True: the address has an account, whose password accepts the invitation. */
  readonly has_account: boolean;
  /** Until when it can be accepted. */
  readonly expires_at: Timestamp;
}

export interface InvitationAcceptParams {
  /** From the address of the invitation. */
  readonly token: string;
  /** Of the account of this address; without one, its new password. */
  readonly password: string;
  /** Name that people read; required without an account. */
  readonly name?: string | undefined;
}

/** What a merchant requires of its members. */
export interface TeamRules {
  /** Whether its members need a second factor beside their password. */
  readonly second_factor_required: boolean;
}

export interface TeamRulesParams {
  /** Whether its members need a second factor beside their password. */
  readonly second_factor_required: boolean;
}
