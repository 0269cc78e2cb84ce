import { isGatewayError } from '../errors.ts';
import type { Decision, WriteOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';

const LOGGED_OUT = { changes: [], answer: succeeded(200, { logged_out: true }) } satisfies Decision;

/**
 * Revokes a refresh token; the access token stays valid until it expires (specification, "Authentication"). An unknown
 * token gets the same response (RFC 7009 §2.2), and so does one revoked before, without an audit entry. Repeating it
 * changes nothing, so no response is stored.
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
      const merchantId = found.membership?.merchantId ?? null;
      return {
        changes: [{ type: 'session.end_refresh', id, nowMs: context.clock.now() }],
        answer: LOGGED_OUT.answer,
        audit: { signedIn: { sessionId: id, principalId, role, merchantId } },
      };
    } catch (error) {
      if (!isGatewayError(error)) throw error;
      return LOGGED_OUT;
    }
  },
};
