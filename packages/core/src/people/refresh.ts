import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { type WriteOperation, refuse } from '../kernel/operation.ts';
import { hasEnded } from '../kernel/authenticate.ts';
import type { Session } from '../model.ts';
import { actingAs, loggedIn, loginAnswer } from './logged-in.ts';
import type { KnownSession } from './reads.ts';
import { judgeRefresh, sessionLife } from './sessions.ts';

interface Claims {
  readonly sessionId: string;
  readonly generation: number;
}

/**
 * Exchanges a refresh token for a new pair, exactly once. Order (decisions §4): signature and role, session not
 * revoked, stored response, then the generation; so a caller whose response was lost gets the same pair again with its
 * idempotency key, and a thief with an old token ends the session.
 */
export const refresh: WriteOperation<'refresh', Claims> = {
  async first(context, { parameters: { role }, body }) {
    const claims = await context.tokens.verifyRefresh(body.refresh_token, role);
    await openSession(context, claims.sessionId);
    return claims;
  },
  replay: { scope: (_request, { sessionId }) => `session:${sessionId}` },
  async decide(context, { parameters: { role } }, { first: { sessionId, generation } }) {
    const { session, principal, membership } = await openSession(context, sessionId);
    const nowMs = context.clock.now();
    switch (judgeRefresh(session, generation, nowMs)) {
      case 'invalid':
        return refuse('REFRESH_TOKEN_INVALID');
      case 'just_rotated':
        return refuse('REFRESH_TOKEN_ROTATED');
      case 'reused':
        context.logger.warn(
          { session_id: session.id, account_id: session.principalId },
          'refresh token reused; revoking the session',
        );
        return {
          ...refuse('REFRESH_TOKEN_REUSED'),
          changes: [{ type: 'session.revoke', id: session.id, principalId: session.principalId, nowMs }],
        };
      case 'rotate': {
        const idleExpiresAtMs = Math.min(nowMs + sessionLife(role).idleMs, session.expiresAtMs);
        const account = await loggedIn(context, principal, membership && actingAs(membership));
        const rotated: Session = { ...session, generation: session.generation + 1, idleExpiresAtMs };
        return {
          changes: [
            { type: 'session.rotate', id: session.id, fromGeneration: session.generation, nowMs, idleExpiresAtMs },
          ],
          answer: await loginAnswer(context, 200, rotated, account),
        };
      }
    }
  },
};

async function openSession(context: Context, id: string): Promise<KnownSession> {
  const found = await context.store.read.sessionById(id);
  if (found === null) throw new GatewayError('REFRESH_TOKEN_INVALID');
  if (hasEnded(context, found)) throw new GatewayError('TOKEN_REVOKED');
  return found;
}
