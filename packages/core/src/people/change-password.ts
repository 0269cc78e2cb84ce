import { GatewayError } from '../errors.ts';
import { sessionOf } from '../kernel/callers.ts';
import type { WriteOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import type { Principal } from '../model.ts';
import { merchantSide } from './login-answer.ts';
import { readPrincipal } from './me.ts';
import { verifyPassword } from './verify-password.ts';
import { principalToWire } from './wire.ts';

interface Prepared {
  readonly principal: Principal;
  readonly passwordHash: string;
}

/**
 * Changes the password with the one before, and signs every other device out: whoever had the old one may be there. Of two
 * changes at once the first one counts, because the second was verified against a password that is none any more.
 */
export const changePassword: WriteOperation<'changePassword', undefined, Prepared> = {
  replay: {
    /** The fingerprint leaves both passwords out: the same key with another new one is another request. */
    async prove(context, { caller, body }) {
      const { passwordHash } = await readPrincipal(context, sessionOf(caller));
      const isSame = await context.hasher.verify(passwordHash, body.new_password);
      if (!isSame) throw new GatewayError('IDEMPOTENCY_KEY_REUSED');
    },
  },
  async prepare(context, { caller, body }) {
    const principal = await verifyPassword(context, caller, body.current_password);
    return { principal, passwordHash: await context.hasher.hash(body.new_password) };
  },
  async decide(context, { caller }, { ready: { principal, passwordHash } }) {
    const { id } = principal;
    const exceptId = sessionOf(caller).sessionId;
    return {
      changes: [
        { type: 'assert.password', id, passwordHash: principal.passwordHash },
        { type: 'principal.set_password', id, passwordHash },
        { type: 'session.revoke_others', principalId: id, exceptId, nowMs: context.clock.now() },
      ],
      answer: succeeded(200, { principal: principalToWire(principal, await merchantSide(context, principal)) }),
    };
  },
};
