import { LIMITS, type MemberRole } from '@mitako/contract/names';
import type { Context } from '../../context.ts';
import { GatewayError } from '../../errors.ts';
import { requireRole } from '../../kernel/authorise.ts';
import type { Caller } from '../../kernel/caller.ts';
import { merchantOf, sessionOf } from '../../kernel/callers.ts';
import { deciding, type Decision, type ReadOperation, refuse, type WriteOperation } from '../../kernel/operation.ts';
import { pageAnswer, pageRequest } from '../../kernel/page.ts';
import { succeeded } from '../../kernel/result.ts';
import { merchantById } from '../../merchants/merchant-by-id.ts';
import type { Membership } from '../../model.ts';
import type { DataOf } from '@mitako/contract';
import { accountByEmail } from '../contact.ts';
import { endedSessions, removal } from '../memberships.ts';
import { deviceToWire } from '../wire.ts';
import { handOver, newInvitation, renewed } from './invitations.ts';
import { memberById, memberToWire, nameOfCaller, shown, shownOne } from './team.ts';
import { tellMember } from './tell.ts';

export const inviteMember: WriteOperation<'inviteMember'> = {
  refusals: { 'membership.insert': 'MEMBER_EXISTS', 'assert.members_below': 'MEMBER_LIMIT' },
  async decide(context, { caller, body: { email, role }, origin }) {
    const { merchantId } = merchantOf(caller);
    requireMayMake(caller, role);
    const person = await accountByEmail(context, 'merchant', email);
    const others = person === null ? [] : await context.store.read.membershipsOf(person.id);
    if (others.some((each) => each.merchantId === merchantId)) return refuse('MEMBER_EXISTS');
    const membership = newInvitation(context, { merchantId, role, email });
    const by = await inviter(context, caller, merchantId);
    const { changes, url } = handOver(context, membership, { ...by, locale: origin.locale });
    return {
      changes: [
        { type: 'assert.members_below', merchantId, limit: LIMITS.membersMax, nowMs: context.clock.now() },
        { type: 'membership.insert', membership },
        ...changes,
      ],
      answer: succeeded(201, { member: { ...(await shownOne(context, membership)), invitation_url: url } }),
    };
  },
};

export const renewInvitation: WriteOperation<'renewInvitation'> = {
  refusals: { 'assert.members_below': 'MEMBER_LIMIT' },
  async decide(context, { caller, parameters, origin }) {
    const { merchantId } = merchantOf(caller);
    const invitation = await memberById(context, merchantId, parameters.membership_id);
    if (invitation.state !== 'invited') return refuse('MEMBER_NOT_FOUND');
    requireMayMake(caller, invitation.role as MemberRole);
    const nowMs = context.clock.now();
    const next = renewed(context, invitation);
    const by = await inviter(context, caller, merchantId);
    const { changes, url } = handOver(context, next, { ...by, locale: origin.locale });
    return {
      changes: [
        // One that has expired takes a place again.
        ...((invitation.expiresAtMs ?? 0) > nowMs
          ? []
          : [{ type: 'assert.members_below', merchantId, limit: LIMITS.membersMax, nowMs } as const]),
        { type: 'membership.update', membership: next, fromVersion: invitation.version },
        ...changes,
      ],
      answer: succeeded(200, { member: { ...(await shownOne(context, next)), invitation_url: url } }),
    };
  },
};

export const listMembers: ReadOperation<'listMembers'> = (context, { caller, query }) =>
  membersOf(context, merchantOf(caller).merchantId, query);

export const listMerchantMembers: ReadOperation<'listMerchantMembers'> = async (context, { parameters, query }) => {
  const { id } = await merchantById(context, parameters.merchant_id);
  return membersOf(context, id, query);
};

async function membersOf(
  context: Context,
  merchantId: string,
  query: Parameters<typeof pageRequest>[0],
): Promise<ReturnType<typeof pageAnswer<'members', Membership, DataOf<'listMembers'>['members'][number]>>> {
  const [rows, owner] = await Promise.all([
    context.store.read.memberships(merchantId, pageRequest(query, 'membership')),
    context.store.read.ownership(merchantId),
  ]);
  const people = await shown(context, rows, (_, membership, person) =>
    memberToWire(context, membership, person, owner),
  );
  return pageAnswer('members', rows, query.limit, ({ id }) => {
    const found = people.find((each) => each.id === id);
    if (found === undefined) throw new TypeError(id);
    return found;
  });
}

export const getMember: ReadOperation<'getMember'> = async (context, { caller, parameters }) => {
  const { merchantId } = merchantOf(caller);
  const [membership, owner] = await Promise.all([
    memberById(context, merchantId, parameters.membership_id),
    context.store.read.ownership(merchantId),
  ]);
  const [member] = await shown(context, [membership], (_, each, person) => memberToWire(context, each, person, owner));
  if (member === undefined) throw new TypeError(membership.id);
  return succeeded(200, { member });
};

/** Those that act as this member: what a person does for other merchants is not theirs to see. */
export const listMemberSessions: ReadOperation<'listMemberSessions'> = async (context, { caller, parameters }) => {
  const { id, principalId } = await memberById(context, merchantOf(caller).merchantId, parameters.membership_id);
  const sessions = principalId === null ? [] : await context.store.read.sessions(principalId, context.clock.now());
  const own = sessions.filter(({ membershipId }) => membershipId === id);
  const current = 'sessionId' in caller ? caller.sessionId : '';
  return succeeded(200, { devices: own.map((session) => deviceToWire(session, current)) });
};

export const updateMember = deciding<'updateMember'>(async (context, { caller, parameters, body: { role } }) => {
  requireMayMake(caller, role);
  const membership = await changeable(context, caller, parameters.membership_id);
  const next: Membership = { ...membership, role, version: membership.version + 1 };
  return {
    changes: [
      { type: 'membership.update', membership: next, fromVersion: membership.version },
      ...(await tellMember(context, next, 'role_changed')),
    ],
    answer: succeeded(200, { member: await shownOne(context, next) }),
  };
});

/** Also withdraws an invitation. */
export const removeMember = deciding<'removeMember'>(async (context, { caller, parameters }) =>
  remove(context, await changeable(context, caller, parameters.membership_id)),
);

/** Ends an own membership; the owner has to hand the merchant over first. */
export const leaveMembership = deciding<'leaveMembership'>(
  async (context, { caller, parameters: { membership_id: id } }) => {
    const membership = await context.store.read.membershipById(id);
    if (membership?.principalId !== sessionOf(caller).principalId || membership.state !== 'active') {
      return refuse('MEMBER_NOT_FOUND');
    }
    return membership.role === 'owner' ? refuse('MEMBER_PROTECTED') : remove(context, membership);
  },
);

export const endMemberSessions: WriteOperation<'endMemberSessions'> = {
  unwitnessed: 'repeat',
  async decide(context, { caller, parameters }) {
    const membership = await changeable(context, caller, parameters.membership_id);
    return {
      changes: endedSessions(membership, context.clock.now()),
      answer: succeeded(200, { deleted: true, id: membership.id }),
    };
  },
};

async function remove(context: Context, membership: Membership): Promise<Decision<DataOf<'removeMember'>>> {
  return {
    changes: [
      ...removal(membership, context.clock.now()),
      ...(await tellMember(context, membership, 'member_removed')),
    ],
    answer: succeeded(200, { deleted: true, id: membership.id }),
  };
}

/**
 * What a caller may change of the team: never the owner or themselves, and only the owner administrators.
 * @throws GatewayError `MEMBER_NOT_FOUND`, `MEMBER_PROTECTED`, `ROLE_NOT_ALLOWED`
 */
async function changeable(context: Context, caller: Caller, id: string): Promise<Membership> {
  const membership = await memberById(context, merchantOf(caller).merchantId, id);
  if (membership.state === 'removed') throw new GatewayError('MEMBER_NOT_FOUND');
  if (membership.role === 'owner' || membership.id === sessionOf(caller).actingAs?.id) {
    throw new GatewayError('MEMBER_PROTECTED');
  }
  requireMayMake(caller, membership.role as MemberRole);
  return membership;
}

/** Only the owner makes and changes administrators: the kernel asserts the role of the caller in the commit. */
function requireMayMake(caller: Caller, role: MemberRole): void {
  if (role === 'administrator') requireRole(sessionOf(caller).actingAs?.role, ['owner']);
}

async function inviter(
  context: Context,
  caller: Caller,
  merchantId: string,
): Promise<{ readonly name: string; readonly shop: string }> {
  const { name: shop } = await merchantById(context, merchantId);
  return { name: await nameOfCaller(context, caller), shop };
}
