import { z } from 'zod';
import { widening } from '../../basics/absence.ts';
import { typedBody } from '../../basics/body.ts';
import { createdAt, nullableString } from '../../basics/fields.ts';
import { pageFields } from '../../basics/schemas.ts';
import { comparedText, email, nameText, presentedSecret, timestamp } from '../../basics/text.ts';
import { typed } from '../../basics/typed.ts';
import { ownMerchant } from '../schemas.ts';
import { INVITED_ROLES, MEMBER_ROLES, MEMBERSHIP_STATES, OPERATOR_ROLES, STAFF_ROLES } from '../values.ts';
import type * as types from './types.ts';

const memberFields = {
  id: z.string().describe('`mbr_…`'),
  person_id: nullableString.describe('Whose it is, `per_…` or `opr_…`; null until an invitation is accepted.'),
  email: z.string().describe('E-mail address of the person, or the one that was invited.'),
  name: nullableString.describe('Name of the person; null until an invitation is accepted.'),
  state: z.enum(MEMBERSHIP_STATES).describe('`invited`, `active`, or `removed`: without access.'),
  created_at: createdAt,
  expires_at: timestamp
    .nullable()
    .describe('Of an invitation: until when it can be accepted. Of a member who is offered the ownership: until when.'),
  removed_at: timestamp.nullable().describe('When the access ended; null unless it has.'),
};

const memberRole = z.enum(MEMBER_ROLES).describe('What the person may do.');
const operatorRole = z.enum(STAFF_ROLES).describe('What the person may do.');
const invitationUrl = nullableString.describe(
  'The page that accepts the invitation, to hand over: shown now and never again. Null: it was sent by mail.',
);

/** A person of a merchant, an invitation, or one who was. */
export const member = typed<types.Member>('Member').component({ ...memberFields, role: memberRole });

export const invitedMember = typed<types.InvitedMember>('InvitedMember').component({
  ...memberFields,
  role: memberRole,
  invitation_url: invitationUrl,
});

/** A person who logs in as operator, an invitation, or one who did. */
export const operatorAccount = typed<types.OperatorAccount>('OperatorAccount').component({
  ...memberFields,
  role: operatorRole,
});

export const invitedOperator = typed<types.InvitedOperator>('InvitedOperator').component({
  ...memberFields,
  role: operatorRole,
  invitation_url: invitationUrl,
});

export const invitationParams = typedBody<types.InvitationParams>('InvitationParams').object({
  email: email.describe('The invitation is for this address alone.'),
  role: z.enum(INVITED_ROLES).describe('What the person will be. Only the owner makes administrators.'),
});

export const operatorInvitationParams = typedBody<types.OperatorInvitationParams>('OperatorInvitationParams').object({
  email: email.describe('The invitation is for this address alone.'),
  role: z.enum(OPERATOR_ROLES).describe('What the person will be.'),
});

export const memberUpdateParams = typedBody<types.MemberUpdateParams>('MemberUpdateParams').object({
  role: z.enum(INVITED_ROLES).describe('What the person is from now on.'),
});

export const operatorUpdateParams = typedBody<types.OperatorUpdateParams>('OperatorUpdateParams').change({
  role: widening(z.enum(OPERATOR_ROLES)).describe('What the person is from now on.'),
  disabled: widening(z.boolean()).describe('True: ends the access and every session. False: gives it back.'),
});

export const operatorListQuery = typed<types.OperatorListQuery>('OperatorListQuery').strict({
  ...pageFields,
  person: comparedText(254, 1)
    .optional()
    .describe('Only who has access, or an open invitation, by e-mail address or `opr_…`: one at most.'),
});

export const ownershipParams = typedBody<types.OwnershipParams>('OwnershipParams').object({
  membership_id: comparedText(64, 1).describe('Of an administrator, who has three days to accept.'),
});

/** A merchant of the logged-in person. */
export const ownMembership = typed<types.OwnMembership>('OwnMembership').object({
  id: z.string().describe('`mbr_…`'),
  merchant: ownMerchant.describe('The merchant, and the role there.'),
  current: z.boolean().describe('True: this session acts for it.'),
});

const token = comparedText(256, 1).describe('From the address of the invitation.');

export const invitationReadParams = typedBody<types.InvitationReadParams>('InvitationReadParams').object({ token });

/** What an invitation is for. */
export const invitation = typed<types.Invitation>('Invitation').object({
  email: z.string().describe('The address that was invited.'),
  merchant_name: nullableString.describe('Whose team it is; null: the operator.'),
  role: z.enum([...MEMBER_ROLES, ...STAFF_ROLES]).describe('What the person will be.'),
  has_account: z.boolean().describe('True: the address has an account, whose password accepts the invitation.'),
  expires_at: timestamp.describe('Until when it can be accepted.'),
});

export const invitationAcceptParams = typedBody<types.InvitationAcceptParams>('InvitationAcceptParams').object({
  token,
  password: presentedSecret.describe('Of the account of this address; without one, its new password.'),
  name: widening(nameText(120)).describe('Name that people read; required without an account.'),
});

const secondFactorRequired = z.boolean().describe('Whether its members need a second factor beside their password.');

/** What a merchant requires of its members. */
export const teamRules = typed<types.TeamRules>('TeamRules').component({
  second_factor_required: secondFactorRequired,
});

export const teamRulesParams = typedBody<types.TeamRulesParams>('TeamRulesParams').object({
  second_factor_required: secondFactorRequired,
});
