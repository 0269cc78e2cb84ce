import { sessionOf } from '../../kernel/callers.ts';
import type { MemberRole } from '@mitako/contract/names';
import { type ReadOperation, refuse, type WriteOperation } from '../../kernel/operation.ts';
import { succeeded } from '../../kernel/result.ts';
import { actingAs, loggedIn, readPrincipal, startSession } from '../logged-in.ts';

export const listMemberships: ReadOperation<'listMemberships'> = async (context, request) => {
  const { principalId, actingAs: current } = sessionOf(request.caller);
  const memberships = await context.store.read.membershipsOf(principalId);
  const merchants = await context.store.read.merchantsByIds(memberships.flatMap(({ merchantId }) => merchantId ?? []));
  return succeeded(200, {
    memberships: memberships.flatMap(({ id, merchantId, role }) => {
      const merchant = merchants.find((each) => each.id === merchantId);
      if (merchant === undefined) return [];
      const { name } = merchant;
      return [
        { id, merchant: { id: merchant.id, name, member_role: role as MemberRole }, current: id === current?.id },
      ];
    }),
  });
};

/**
 * Begins a session for another merchant of the person, and ends this one in the same commit. It proves no password anew,
 * and lives no longer than the one that it replaces.
 */
export const switchMembership: WriteOperation<'switchMembership'> = {
  replay: { when: 'none' },
  async decide(context, { caller, parameters }) {
    const { sessionId, principalId } = sessionOf(caller);
    const membership = await context.store.read.membershipById(parameters.membership_id);
    if (membership?.principalId !== principalId || membership.state !== 'active') return refuse('MEMBER_NOT_FOUND');
    const before = await context.store.read.sessionById(sessionId);
    if (before === null) return refuse('TOKEN_REVOKED');
    const account = await loggedIn(context, await readPrincipal(context, sessionOf(caller)), actingAs(membership));
    const { session: _, ...started } = await startSession(
      context,
      200,
      account,
      { name: before.session.deviceName },
      {
        expiresAtMs: before.session.expiresAtMs,
        passwordProvenAtMs: before.session.passwordProvenAtMs,
      },
    );
    return {
      ...started,
      changes: [...started.changes, { type: 'session.revoke', id: sessionId, principalId, nowMs: context.clock.now() }],
    };
  },
};
