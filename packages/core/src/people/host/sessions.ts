import { isGatewayError } from '../../errors.ts';
import type { Context } from '../../context.ts';
import { hasEnded } from '../../kernel/authenticate.ts';
import { commitOnce } from '../../kernel/decide-and-commit.ts';
import type { WriteOperation } from '../../kernel/operation.ts';
import { succeeded } from '../../kernel/result.ts';
import type { KnownSession } from '../reads.ts';
import type { Change } from '../../ports/changes.ts';
import { actingAs, startSession } from '../logged-in.ts';
import { endedAccount, hasEntered, hostAccount, isAccountOf, principalOfHost } from './host-account.ts';

/**
 * Binds a session to one of the embedding program. The session of the browser stays if it is that of the same person, role,
 * merchant and session there, with the newest authentication; any other ends in the commit of the new one. What the program was
 * asked before it ended the person, or the session there, opens none.
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
    const current = token === null ? null : await openSession(context, context.tokens.verifyAccess(token));
    const hostSessionHashes = hashesOf(context, person.id, sessionId);
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
        ...(current === null ? [] : [ended(context, current, isBound)]),
        ...started.changes,
      ],
      answer: succeeded(200, { login: started.login, is_newer: false }),
      audit: started.audit,
    };
  },
};

/**
 * Ends a session, and what else is bound to the same session of the embedding program, in every role: that has ended, or its
 * person logs out here. One that a link of the program began ends by the person alone.
 */
export const leaveHostSession: WriteOperation<'leaveHostSession'> = {
  replay: { when: 'none' },
  unwitnessed: 'repeat',
  async decide(context, { body }) {
    const { as: role, refresh_token: token, by_person: isByPerson } = body;
    // Of any generation, and whether or not its access token has expired.
    const current = await openSession(context, context.tokens.verifyRefresh(token, role));
    const stays = current?.session.method === 'hand_over' && !isByPerson;
    if (current === null || stays) return { changes: [], answer: succeeded(200, { ended: !stays }) };
    const { session, membership } = current;
    const { id: sessionId, principalId } = session;
    return {
      changes: [ended(context, current)],
      answer: succeeded(200, { ended: true }),
      audit: { signedIn: { sessionId, principalId, role, merchantId: membership?.merchantId ?? null } },
    };
  },
};

/** Ends all sessions of a person, also those that a link began. */
export const endHostPerson: WriteOperation<'endHostPerson'> = {
  unwitnessed: 'repeat',
  async decide(context, { body: { as, id } }) {
    const principal = await principalOfHost(context, as, id);
    if (principal === null) {
      const account = endedAccount(context, as, id);
      return {
        changes: [{ type: 'principal.insert', principal: account }],
        answer: succeeded(200, { account: { id: account.id, entered: false } }),
      };
    }
    const { id: principalId } = principal;
    const nowMs = context.clock.now();
    return {
      // The rows in the order in which logins lock them: what began meanwhile is committed, and ends as well.
      changes: [
        { type: 'links.end', principalId, nowMs },
        { type: 'principal.end_host', id: principalId, nowMs },
        { type: 'session.revoke_others', principalId, exceptId: '', nowMs },
      ],
      answer: succeeded(200, { account: { id: principalId, entered: hasEntered(context, principal) } }),
    };
  },
};

/** The live session of a token; null: there is none any more. */
async function openSession(
  context: Context,
  claims: Promise<{ readonly sessionId: string }>,
): Promise<KnownSession | null> {
  try {
    const { sessionId } = await claims;
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

/** @param isBound the session of the embedding program goes on */
function ended({ clock }: Context, { session }: KnownSession, isBound = false): Change {
  const { id, principalId, hostSessionHash } = session;
  const nowMs = clock.now();
  return hostSessionHash === null || isBound
    ? { type: 'session.revoke', id, principalId, nowMs }
    : { type: 'session.end_host', hostSessionHash, nowMs };
}

/**
 * The same in every role. Under each version of the data key, the active one first: ids of sessions may be short, and are never
 * stored.
 */
function hashesOf({ keyring }: Context, id: string, sessionId: string): readonly string[] {
  const text = `host-session:${JSON.stringify([id, sessionId])}`;
  const active = keyring.linkMac(text);
  return [active, ...keyring.under((keys) => keys.linkMac(text)).filter((hash) => hash !== active)];
}
