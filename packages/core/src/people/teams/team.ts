import type { Member, MemberRole, OperatorAccount, StaffRole } from '@mitako/contract/names';
import { timestamp, timestampOrNull } from '../../basics/timestamp.ts';
import type { Context } from '../../context.ts';
import { GatewayError } from '../../errors.ts';
import type { Caller } from '../../kernel/caller.ts';
import type { Membership, Principal } from '../../model.ts';
import { emailOfAccount, nameOfAccount } from '../contact.ts';
import { inviteeOf } from './invitations.ts';

/**
 * @param merchantId null: the operator
 * @throws GatewayError `MEMBER_NOT_FOUND`, also for another team's
 */
export async function memberById(context: Context, merchantId: string | null, id: string): Promise<Membership> {
  const found = await context.store.read.membershipById(id);
  if (found === null || found.merchantId !== merchantId) throw new GatewayError('MEMBER_NOT_FOUND');
  return found;
}

/** Adds who the people are to memberships of one team. */
export async function shown<Shown>(
  context: Context,
  memberships: readonly Membership[],
  toWire: (context: Context, membership: Membership, person: Principal | null) => Shown,
): Promise<readonly Shown[]> {
  const people = await context.store.read.principalsByIds(memberships.flatMap(({ principalId }) => principalId ?? []));
  return memberships.map((each) => toWire(context, each, people.find(({ id }) => id === each.principalId) ?? null));
}

export async function shownOne(context: Context, membership: Membership): Promise<Member> {
  const [one] = await shown(context, [membership], memberToWire);
  if (one === undefined) throw new TypeError('a membership that is not shown');
  return one;
}

/** @param offer the owner's membership, which may offer the ownership to this one */
export function memberToWire(
  context: Context,
  membership: Membership,
  person: Principal | null,
  offer: Membership | null = null,
): Member {
  const { id, state, role, createdAtMs, removedAtMs } = membership;
  const isOffered = offer !== null && offer.offeredTo === id && (offer.expiresAtMs ?? 0) > context.clock.now();
  return {
    id,
    person_id: membership.principalId,
    email: person === null ? inviteeOf(context, membership) : emailOfAccount(context, person),
    name: person === null ? null : nameOfAccount(context, person),
    state,
    created_at: timestamp(createdAtMs),
    expires_at: timestampOrNull(state === 'invited' ? membership.expiresAtMs : isOffered ? offer.expiresAtMs : null),
    removed_at: timestampOrNull(removedAtMs),
    role: role as MemberRole,
  };
}

export function operatorToWire(context: Context, membership: Membership, person: Principal | null): OperatorAccount {
  return { ...memberToWire(context, membership, person), role: membership.role as StaffRole };
}

/** Name of a person who does something to a team, for messages; of a program that of the service. */
export async function nameOfCaller(context: Context, caller: Caller): Promise<string> {
  if (!('principalId' in caller)) return context.settings.brand.name;
  const person = await context.store.read.principalById(caller.principalId);
  return person === null ? context.settings.brand.name : nameOfAccount(context, person);
}
