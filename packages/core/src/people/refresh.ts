import { judgeRefresh, sessionLife } from './sessions.ts';
import { GatewayError } from '../errors.ts';
import type { Session } from '../model.ts';
import type { Operation } from '../kernel/operation.ts';
import { commitOnce, perform } from '../kernel/perform.ts';
import { findReplay, idempotencyOf } from '../kernel/replay.ts';
import { loginAnswer, merchantSide } from './login-answer.ts';

/**
 * Exchanges a refresh token for a new pair, strictly once. Order (decisions §4): signature and role, session not revoked,
 * stored answer, then the generation; so a caller whose answer was lost gets the same pair again by its idempotency key,
 * and a thief with an old token ends the session.
 */
export const refresh: Operation<'refresh'> = async (context, request) => {
  const { role } = request.parameters;
  const claims = await context.tokens.verifyRefresh(request.body.refresh_token, role);
  const first = await context.store.read.sessionById(claims.sessionId);
  if (first === null) throw new GatewayError('REFRESH_TOKEN_INVALID');
  if (first.session.revokedAtMs !== null) throw new GatewayError('TOKEN_REVOKED');

  const idempotent = idempotencyOf(context, 'refresh', request, `session:${claims.sessionId}`);
  const stored = await findReplay(context, idempotent);
  if (stored.kind === 'done') return stored.answer;

  return perform(context, {
    idempotent,
    optimistic: true,
    decide: async () => {
      const found = await context.store.read.sessionById(claims.sessionId);
      if (found === null) throw new GatewayError('REFRESH_TOKEN_INVALID');
      const { session, principal } = found;
      if (session.revokedAtMs !== null) throw new GatewayError('TOKEN_REVOKED');
      const nowMs = context.clock.now();
      switch (judgeRefresh(session, claims.generation, nowMs)) {
        case 'invalid':
          throw new GatewayError('REFRESH_TOKEN_INVALID');
        case 'just_rotated':
          throw new GatewayError('REFRESH_TOKEN_ROTATED');
        case 'reused':
          await commitOnce(context, [
            { type: 'session.revoke', id: session.id, principalId: session.principalId, nowMs },
          ]);
          context.logger.warn({ session: session.id, principal: session.principalId }, 'refresh token reused');
          throw new GatewayError('REFRESH_TOKEN_REUSED');
        case 'rotate': {
          const idleExpiresAtMs = Math.min(nowMs + sessionLife(role).idleMs, session.expiresAtMs);
          const rotated: Session = { ...session, generation: session.generation + 1, idleExpiresAtMs };
          return {
            changes: [
              {
                type: 'session.rotate',
                id: session.id,
                fromGeneration: session.generation,
                nowMs,
                idleExpiresAtMs,
              },
            ],
            answer: await loginAnswer(context, 200, rotated, principal, await merchantSide(context, principal)),
          };
        }
      }
    },
  });
};
