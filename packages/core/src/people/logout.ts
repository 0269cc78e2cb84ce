import { isGatewayError } from '../errors.ts';
import type { Decision, WriteOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';

const LOGGED_OUT = { changes: [], answer: succeeded(200, { logged_out: true }) } satisfies Decision;

/**
 * Ends a refresh token; the access token lives on until it expires (specification, "Authentication"). An unknown token is
 * answered alike (RFC 7009 §2.2), and so is one that was ended before, without an audit entry. Doing it twice changes
 * nothing, so no answer needs to be stored.
 */
export const logout: WriteOperation<'logout'> = {
  replay: { when: 'none' },
  unwitnessed: 'repeat',
  async decide(context, { parameters, body }) {
    try {
      const {
        sessionId: id,
        principalId,
        role,
      } = await context.tokens.verifyRefresh(body.refresh_token, parameters.role);
      const found = await context.store.read.sessionById(id);
      if (found === null || found.session.refreshEndedAtMs !== null) return LOGGED_OUT;
      return {
        changes: [{ type: 'session.end_refresh', id, nowMs: context.clock.now() }],
        answer: LOGGED_OUT.answer,
        audit: { signedIn: { id, principalId, role } },
      };
    } catch (error) {
      if (!isGatewayError(error)) throw error;
      return LOGGED_OUT;
    }
  },
};
