import { isGatewayError } from '../errors.ts';
import { succeeded } from '../kernel/answer.ts';
import { accountActor } from '../audit/actor.ts';
import { appendLine } from '../audit/append-line.ts';
import type { Operation } from '../kernel/operation.ts';
import { commitOnce } from '../kernel/perform.ts';

/**
 * Ends a refresh token; the access token lives on until it expires (specification, "Authentication"). An unknown token is
 * answered alike (RFC 7009 §2.2), and so is one that was ended before: the commit is refused then, and leaves no line.
 * Doing it twice changes nothing, so no answer needs to be stored.
 */
export const logout: Operation<'logout'> = async (context, request) => {
  try {
    const { sessionId, principalId, role } = await context.tokens.verifyRefresh(
      request.body.refresh_token,
      request.parameters.role,
    );
    const actor = accountActor({ id: principalId, role });
    await commitOnce(context, [
      { type: 'session.end_refresh', id: sessionId, nowMs: context.clock.now() },
      ...(actor === null
        ? []
        : [
            appendLine(context, actor, request.origin, {
              action: 'session.logout',
              subjectType: 'session',
              subjectId: sessionId,
              merchantId: actor.merchantId,
              livemode: null,
            }),
          ]),
    ]);
  } catch (error) {
    if (!isGatewayError(error)) throw error;
  }
  return succeeded(200, { logged_out: true });
};
