import { firstFound } from '../../basics/first-found.ts';
import type { Context } from '../../context.ts';
import type { Caller } from '../../kernel/caller.ts';
import { deciding, type ReadOperation, refuse, type WriteOperation } from '../../kernel/operation.ts';
import { pageRequest } from '../../kernel/page.ts';
import { succeeded } from '../../kernel/result.ts';
import type { Membership } from '../../model.ts';
import type { Change } from '../../ports/changes.ts';
import { accountByEmail, canonicalEmail } from '../contact.ts';
import { endedSessions } from '../memberships.ts';
import { hashChosenPassword } from '../password.ts';
import { newMembership, newPrincipal } from '../principals.ts';
import { handOver, newInvitation, renewed } from './invitations.ts';
import { memberById, nameOfCaller, operatorToWire, shown } from './team.ts';

/** Makes an account with a password, where the gateway runs: the first one has nobody to invite it. */
export const createOperator: WriteOperation<'createOperator', undefined, { readonly passwordHash: string }> = {
  async prepare(context, { body: { password, name, email } }) {
    const chosen = { role: 'operator', password, field: 'password', known: [name, email] } as const;
    return { passwordHash: await hashChosenPassword(context, chosen, 'session') };
  },
  async decide(context, { body }, { ready: { passwordHash } }) {
    const { email, name, role = 'administrator' } = body;
    if ((await accountByEmail(context, 'operator', email)) !== null) return refuse('EMAIL_TAKEN');
    const person = newPrincipal(context, 'operator', { email, name, phone: null, passwordHash });
    const membership = newMembership(context, { merchantId: null, role, principalId: person.id });
    return {
      changes: [
        { type: 'principal.insert', principal: person },
        { type: 'membership.insert', membership },
      ],
      answer: succeeded(201, { operator: operatorToWire(context, membership, person) }),
    };
  },
};

export const inviteOperator: WriteOperation<'inviteOperator'> = {
  refusals: { 'membership.insert': 'MEMBER_EXISTS' },
  async decide(context, { caller, body: { email, role }, origin }) {
    const person = await accountByEmail(context, 'operator', email);
    const isMember = person !== null && (await context.store.read.membershipsOf(person.id)).length > 0;
    if (isMember) return refuse('MEMBER_EXISTS');
    const membership = newInvitation(context, { merchantId: null, role, email });
    const by = { name: await nameOfCaller(context, caller), shop: null, locale: origin.locale };
    const { changes, url } = handOver(context, membership, by);
    return {
      changes: [{ type: 'membership.insert', membership }, ...changes],
      answer: succeeded(201, { operator: { ...operatorToWire(context, membership, null), invitation_url: url } }),
    };
  },
};

export const renewOperatorInvitation = deciding<'renewOperatorInvitation'>(
  async (context, { caller, parameters, origin }) => {
    const invitation = await memberById(context, null, parameters.membership_id);
    if (invitation.state !== 'invited') return refuse('MEMBER_NOT_FOUND');
    const next = renewed(context, invitation);
    const by = { name: await nameOfCaller(context, caller), shop: null, locale: origin.locale };
    const { changes, url } = handOver(context, next, by);
    return {
      changes: [{ type: 'membership.update', membership: next, fromVersion: invitation.version }, ...changes],
      answer: succeeded(200, { operator: { ...operatorToWire(context, next, null), invitation_url: url } }),
    };
  },
);

export const listOperators: ReadOperation<'listOperators'> = async (context, { query }) => {
  const { person } = query;
  const rows =
    person === undefined
      ? await context.store.read.memberships(null, pageRequest(query, 'membership'))
      : await membershipsOf(context, person.trim());
  const operators = await shown(context, rows.slice(0, query.limit), operatorToWire);
  const nextCursor = rows.length > query.limit ? (operators.at(-1)?.id ?? null) : null;
  const pagination = { limit: query.limit, has_more: nextCursor !== null, next_cursor: nextCursor };
  return succeeded(200, { operators, pagination });
};

export const getOperator: ReadOperation<'getOperator'> = async (context, { parameters }) => {
  const membership = await memberById(context, null, parameters.membership_id);
  const [operator] = await shown(context, [membership], operatorToWire);
  if (operator === undefined) throw new TypeError(membership.id);
  return succeeded(200, { operator });
};

/** By an id, or by the hash of an address: of the account, else of an invitation. */
async function membershipsOf(context: Context, named: string): Promise<readonly Membership[]> {
  const account = named.includes('@') ? await accountByEmail(context, 'operator', named) : null;
  const hashes = (): readonly string[] => context.keyring.under((keys) => keys.hashEmail(canonicalEmail(named)));
  const names = account === null && named.includes('@') ? hashes() : [account?.id ?? named];
  const found = await firstFound(names, (of) => context.store.read.activeMembership(null, of));
  return found === null ? [] : [found];
}

/** Another role, no access, or access again. */
export const updateOperator = deciding<'updateOperator'>(async (context, { caller, parameters, body }) => {
  const membership = await memberById(context, null, parameters.membership_id);
  const ownId = caller.kind === 'operator' && caller.by === 'session' ? caller.actingAs?.id : undefined;
  if (membership.id === ownId) return refuse('MEMBER_PROTECTED');
  const { principalId, state, version } = membership;
  const nowMs = context.clock.now();
  const { role = membership.role, disabled = state === 'removed' } = body;
  // A withdrawn invitation stays so: there is nobody to give the access back to.
  if (state === 'removed' && principalId === null) return refuse('MEMBER_NOT_FOUND');
  const isBack = state === 'removed' && !disabled;
  if (isBack && (await context.store.read.membershipsOf(principalId ?? '')).length > 0) return refuse('MEMBER_EXISTS');
  const next: Membership = {
    ...membership,
    role,
    state: disabled ? 'removed' : isBack ? 'active' : state,
    removedAtMs: disabled ? (membership.removedAtMs ?? nowMs) : null,
    version: version + 1,
  };
  const [operator] = await shown(context, [next], operatorToWire);
  if (operator === undefined) return refuse('MEMBER_NOT_FOUND');
  const isLost = state === 'active' && membership.role === 'administrator';
  const stays = isLost && (disabled || role !== 'administrator') ? await whoStays(context, caller, membership) : [];
  if (stays === null) return refuse('LAST_ADMINISTRATOR');
  return {
    changes: [
      ...stays,
      { type: 'membership.update', membership: next, fromVersion: version },
      ...(disabled ? endedSessions(membership, nowMs) : []),
      ...(disabled && principalId !== null ? [{ type: 'known_devices.delete', principalId } as const] : []),
    ],
    answer: succeeded(200, { operator }),
  };
});

/**
 * Touches an administrator who stays, so that two who disable each other at once do not leave nobody: one of them finds
 * the other's row changed. Null: there is none.
 */
async function whoStays(context: Context, caller: Caller, lost: Membership): Promise<readonly Change[] | null> {
  const ownId = caller.kind === 'operator' && caller.by === 'session' ? caller.actingAs?.id : undefined;
  const people = await context.store.read.memberships(null, { limit: 100, afterId: null });
  const others = people.filter(
    ({ id, state, role }) => id !== lost.id && state === 'active' && role === 'administrator',
  );
  const one = others.find(({ id }) => id === ownId) ?? others[0];
  if (one === undefined) return null;
  const { version } = one;
  return [{ type: 'membership.update', membership: { ...one, version: version + 1 }, fromVersion: version }];
}
