import { GatewayError } from '../errors.ts';
import { sessionOf } from '../kernel/callers.ts';
import type { WriteOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import { type LoggedIn, ownAccount } from './logged-in.ts';
import { verifyPassword } from './verify-password.ts';
import { principalToWire } from './wire.ts';
import { hashChosenPassword, isPassword } from './password.ts';
import { passwordChanged } from './password-changed.ts';
import { knownOfAccount } from './contact.ts';

interface Prepared {
  readonly account: LoggedIn;
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
      const { principal } = await ownAccount(context, sessionOf(caller));
      const isSame = await isPassword(context, principal.passwordHash, body.new_password, 'session');
      if (!isSame) throw new GatewayError('IDEMPOTENCY_KEY_REUSED');
    },
  },
  async prepare(context, { caller, body }) {
    const account = await verifyPassword(context, caller, body.current_password);
    const { role } = account.principal;
    const known = knownOfAccount(context, account.principal);
    const chosen = { role, password: body.new_password, field: 'new_password', known } as const;
    return { account, passwordHash: await hashChosenPassword(context, chosen, 'session') };
  },
  decide(context, { caller, origin }, { ready: { account, passwordHash } }) {
    const { id, passwordHash: before } = account.principal;
    const exceptId = sessionOf(caller).sessionId;
    return {
      changes: [
        { type: 'assert.password', id, passwordHash: before },
        { type: 'principal.set_password', id, passwordHash },
        { type: 'session.revoke_others', principalId: id, exceptId, nowMs: context.clock.now() },
        ...passwordChanged(context, account.principal, origin),
      ],
      answer: succeeded(200, { principal: principalToWire(context, account) }),
    };
  },
};
