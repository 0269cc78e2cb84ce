import { GatewayError } from '../errors.ts';
import { sessionOf } from '../kernel/callers.ts';
import type { WriteOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import type { Principal } from '../model.ts';
import { merchantSide } from './login-answer.ts';
import { readPrincipal } from './me.ts';
import { verifyPassword } from './verify-password.ts';
import { principalToWire } from './wire.ts';
import { hashChosenPassword, isPassword } from './password.ts';
import { passwordChanged } from './password-changed.ts';
import { knownOfAccount } from './contact.ts';

interface Prepared {
  readonly principal: Principal;
  readonly passwordHash: string;
}

/**
 * Changes the password, given the current one, and signs out all other devices, where an attacker might be logged in.
 * Of two concurrent changes the first counts, because the second verified a password that is no longer valid.
 */
export const changePassword: WriteOperation<'changePassword', undefined, Prepared> = {
  replay: {
    /** The fingerprint omits both passwords: the same key with another new password is another request. */
    async prove(context, { caller, body }) {
      const { passwordHash } = await readPrincipal(context, sessionOf(caller));
      const isSame = await isPassword(context, passwordHash, body.new_password, 'session');
      if (!isSame) throw new GatewayError('IDEMPOTENCY_KEY_REUSED');
    },
  },
  async prepare(context, { caller, body }) {
    const principal = await verifyPassword(context, caller, body.current_password);
    const { role } = principal;
    const known = knownOfAccount(context, principal);
    const chosen = { role, password: body.new_password, field: 'new_password', known } as const;
    return { principal, passwordHash: await hashChosenPassword(context, chosen, 'session') };
  },
  async decide(context, { caller, origin }, { ready: { principal, passwordHash } }) {
    const { id } = principal;
    const exceptId = sessionOf(caller).sessionId;
    return {
      changes: [
        { type: 'assert.password', id, passwordHash: principal.passwordHash },
        { type: 'principal.set_password', id, passwordHash },
        { type: 'session.revoke_others', principalId: id, exceptId, nowMs: context.clock.now() },
        ...passwordChanged(context, principal, origin),
      ],
      answer: succeeded(200, {
        principal: principalToWire(context, principal, await merchantSide(context, principal)),
      }),
    };
  },
};
