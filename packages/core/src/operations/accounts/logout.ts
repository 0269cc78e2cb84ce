import { isGatewayError } from '../../errors.ts';
import { succeeded } from '../../wire/answer.ts';
import type { Operation } from '../operation.ts';
import { commitOnce } from '../perform.ts';

/**
 * Ends a refresh token; the access token lives on until it expires (specification, "Authentication"). An unknown token is
 * answered alike (RFC 7009 §2.2). Doing it twice changes nothing, so no answer needs to be stored.
 */
export const logout: Operation<'logout'> = async (context, request) => {
  try {
    const claims = await context.tokens.verifyRefresh(request.body.refresh_token, request.parameters.role);
    await commitOnce(context, [{ type: 'session.end_refresh', id: claims.sessionId, nowMs: context.clock.now() }]);
  } catch (error) {
    if (!isGatewayError(error)) throw error;
  }
  return succeeded(200, { logged_out: true });
};
