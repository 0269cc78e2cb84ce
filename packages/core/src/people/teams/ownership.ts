import { LIMITS } from '@mitako/contract/names';
import { merchantOf, sessionOf } from '../../kernel/callers.ts';
import { deciding, refuse, type WriteOperation } from '../../kernel/operation.ts';
import { succeeded } from '../../kernel/result.ts';
import { merchantById } from '../../merchants/merchant-by-id.ts';
import { queueMessage } from '../../messages/queue-message.ts';
import type { Membership } from '../../model.ts';
import { memberById, memberToWire, nameOfCaller, shown } from './team.ts';
import { tellMember } from './tell.ts';

// An offer is a field of the owner's own membership: there is one at a time, it dies with the ownership, and whoever
// accepts it changes that very version of the row.

export const offerOwnership: WriteOperation<'offerOwnership'> = {
  refusals: { 'assert.membership': 'ROLE_NOT_ALLOWED' },
  async decide(context, { caller, body, origin }) {
    const { merchantId } = merchantOf(caller);
    const target = await memberById(context, merchantId, body.membership_id);
    const owner = await context.store.read.ownership(merchantId);
    if (target.state !== 'active' || target.role !== 'administrator' || owner === null) {
      return refuse('MEMBER_NOT_FOUND');
    }
    const expiresAtMs = context.clock.now() + LIMITS.ownershipOfferLifeMs;
    const offering: Membership = { ...owner, offeredTo: target.id, expiresAtMs, version: owner.version + 1 };
    const [member] = await shown(context, [target], (_, each, person) => memberToWire(context, each, person, offering));
    if (member === undefined) return refuse('MEMBER_NOT_FOUND');
    const { name: shop } = await merchantById(context, merchantId);
    return {
      changes: [
        { type: 'assert.membership', id: target.id, role: 'administrator' },
        { type: 'membership.update', membership: offering, fromVersion: owner.version },
        ...queueMessage(context, {
          kind: 'ownership_offered',
          cause: `${owner.id}:${offering.version}`,
          to: member.email,
          locale: origin.locale,
          values: { name: await nameOfCaller(context, caller), shop, path: '/dashboard/team' },
        }),
      ],
      answer: succeeded(200, { member }),
    };
  },
};

export const withdrawOwnership = deciding<'withdrawOwnership'>(async (context, { caller }) => {
  const owner = await context.store.read.ownership(merchantOf(caller).merchantId);
  if (owner === null || owner.offeredTo === null) return refuse('OWNERSHIP_NOT_OFFERED');
  const next = { ...owner, offeredTo: null, expiresAtMs: null, version: owner.version + 1 };
  return {
    changes: [{ type: 'membership.update', membership: next, fromVersion: owner.version }],
    answer: succeeded(200, { deleted: true, id: owner.offeredTo }),
  };
});

/** Swaps both roles in one commit: a merchant never has two owners, or none. */
export const acceptOwnership = deciding<'acceptOwnership'>(async (context, { caller }) => {
  const { merchantId } = merchantOf(caller);
  const ownId = sessionOf(caller).actingAs?.id ?? '';
  const owner = await context.store.read.ownership(merchantId);
  if (owner?.offeredTo !== ownId || (owner.expiresAtMs ?? 0) <= context.clock.now()) {
    return refuse('OWNERSHIP_NOT_OFFERED');
  }
  const own = await memberById(context, merchantId, ownId);
  const before: Membership = {
    ...owner,
    role: 'administrator',
    offeredTo: null,
    expiresAtMs: null,
    version: owner.version + 1,
  };
  const next: Membership = { ...own, role: 'owner', version: own.version + 1 };
  const [member] = await shown(context, [next], (_, each, person) => memberToWire(context, each, person));
  if (member === undefined) return refuse('OWNERSHIP_NOT_OFFERED');
  return {
    changes: [
      { type: 'membership.update', membership: before, fromVersion: owner.version },
      { type: 'membership.update', membership: next, fromVersion: own.version },
      ...(await tellMember(context, before, 'ownership_changed')),
      ...(await tellMember(context, next, 'ownership_changed')),
    ],
    answer: succeeded(200, { member }),
  };
});
