import type { Role } from '@mitako/contract/names';
import { isGatewayError } from '../../errors.ts';
import type { Context } from '../../context.ts';
import { hasEnded } from '../../kernel/authenticate.ts';
import { commitOnce } from '../../kernel/decide-and-commit.ts';
import { refuse, type WriteOperation } from '../../kernel/operation.ts';
import { succeeded } from '../../kernel/result.ts';
import type { KnownSession } from '../reads.ts';
import type { Change } from '../../ports/changes.ts';
import { actingAs, startSession } from '../logged-in.ts';
import { hostAccount, isAccountOf, principalOfHost } from './host-account.ts';

/**
 * Binds a session to one of the embedding program. The session of the browser stays if it is that of the same person, role,
 * merchant and session there, with the newest authentication; any other is revoked in the commit of the new one. What the program
 * was asked before it ended the person, or the session there, opens none.
 */
export const enterHostSession: WriteOperation<'enterHostSession'> = {
  replay: { when: 'none' },
  // Of two first visits at once the second one finds the account that the first has opened.
  refusals: { 'assert.membership': null, 'principal.set_factors': null, 'assert.host_answer': 'TOKEN_REVOKED' },
  async decide(context, { body, deviceName }) {
    const {
      session_id: sessionId,
      authenticated_at_ms: provenAtMs,
      begun_at_ms: begunAtMs,
      access_token: token,
      ...person
    } = body;
    const current = token === null ? null : await openSession(context, token);
    const hostSessionHashes = hashesOf(context, person.as, sessionId);
    const [hostSessionHash = ''] = hostSessionHashes;
    const isBound = hostSessionHashes.includes(current?.session.hostSessionHash ?? '-');
    if (current !== null && isBound && (await isAccountOf(context, accountOf(current), person))) {
      const { id, passwordProvenAtMs } = current.session;
      const isNewer = provenAtMs > passwordProvenAtMs;
      // Beside the view: the host has recorded who authenticated.
      if (isNewer) await commitOnce(context, [{ type: 'session.prove_password', id, nowMs: provenAtMs }]);
      return { changes: [], answer: succeeded(200, { login: null, is_newer: isNewer }) };
    }
    const account = await hostAccount(context, person);
    const started = await startSession(
      context,
      200,
      account,
      { name: deviceName },
      { method: 'host', hostSessionHash, passwordProvenAtMs: provenAtMs, factorDueAtMs: null },
    );
    return {
      changes: [
        ...account.changes,
        { type: 'assert.host_answer', principalId: account.principal.id, hostSessionHashes, begunAtMs },
        ...revoked(context, current),
        ...started.changes,
      ],
      answer: succeeded(200, { login: started.login, is_newer: false }),
      audit: started.audit,
    };
  },
};

/** Ends a session, and what else is bound to the same session of the embedding program, which has ended. One that a link of the program began stays. */
export const leaveHostSession: WriteOperation<'leaveHostSession'> = {
  replay: { when: 'none' },
  unwitnessed: 'repeat',
  async decide(context, { body }) {
    const current = await openSession(context, body.access_token);
    if (current?.session.method !== 'host') {
      return { changes: [], answer: succeeded(200, { ended: current === null }) };
    }
    const { session, principal, membership } = current;
    const { id: principalId, role } = principal;
    const hostSessionHash = session.hostSessionHash ?? '';
    return {
      changes: [{ type: 'session.end_host', principalId, hostSessionHash, nowMs: context.clock.now() }],
      answer: succeeded(200, { ended: true }),
      audit: { signedIn: { sessionId: session.id, principalId, role, merchantId: membership?.merchantId ?? null } },
    };
  },
};

/** Ends all sessions of a person, also those that a link began. */
export const endHostPerson: WriteOperation<'endHostPerson'> = {
  unwitnessed: 'repeat',
  async decide(context, { body: { as, id } }) {
    const principal = await principalOfHost(context, as, id);
    if (principal === null) return refuse('USER_NOT_FOUND');
    const { id: principalId } = principal;
    const nowMs = context.clock.now();
    return {
      // The rows in the order in which logins lock them: what began meanwhile is committed, and ends as well.
      changes: [
        { type: 'links.end', principalId, nowMs },
        { type: 'principal.end_host', id: principalId, nowMs },
        { type: 'session.revoke_others', principalId, exceptId: '', nowMs },
      ],
      answer: succeeded(200, { account: { id: principalId } }),
    };
  },
};

/** The live session of an access token; null: there is none any more. */
async function openSession(context: Context, token: string): Promise<KnownSession | null> {
  try {
    const { sessionId } = await context.tokens.verifyAccess(token);
    const found = await context.store.read.sessionById(sessionId);
    return found === null || hasEnded(context, found) ? null : found;
  } catch (error) {
    if (!isGatewayError(error) || error.status >= 500) throw error;
    return null;
  }
}

function accountOf({ principal, membership }: KnownSession): Parameters<typeof isAccountOf>[1] {
  return { principal, actingAs: membership && actingAs(membership) };
}

function revoked({ clock }: Context, current: KnownSession | null): readonly Change[] {
  if (current === null) return [];
  const { id, principalId } = current.session;
  return [{ type: 'session.revoke', id, principalId, nowMs: clock.now() }];
}

/** Under each version of the data key, the active one first: ids of sessions may be short, and are never stored. */
function hashesOf({ keyring }: Context, role: Role, sessionId: string): readonly string[] {
  const text = `host-session:${role}:${sessionId}`;
  const active = keyring.linkMac(text);
  return [active, ...keyring.under((keys) => keys.linkMac(text)).filter((hash) => hash !== active)];
}
