import { timestamp } from '../basics/timestamp.ts';
import { GatewayError } from '../errors.ts';
import { refuse, type WriteOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import type { Principal } from '../model.ts';
import { accountByEmail, knownOfAccount } from './contact.ts';
import { loginAnswer, merchantSide } from './login-answer.ts';
import { noteFailedLogin } from './note-failed-login.ts';
import { newResetCode, verifyResetCode } from './password-reset-code.ts';
import { newSession } from './sessions.ts';
import { hashChosenPassword } from './password.ts';
import { passwordChanged } from './password-changed.ts';

/** The operator identifies the merchant; the gateway sends no mail. Sessions stay valid until it is used. */
export const createPasswordReset: WriteOperation<'createPasswordReset'> = {
  // The merchant chose another password meanwhile: a code for that one. The operator has proven nothing wrong.
  refusals: { 'assert.password': null },
  async decide(context, { parameters: { merchant_id: id } }) {
    const principal = await context.store.read.principalById(id);
    if (principal?.role !== 'merchant' || principal.disabledAtMs !== null) return refuse('MERCHANT_NOT_FOUND');
    const { code, expiresAtMs } = newResetCode(context, principal);
    return {
      // It names this password; and what changes nothing leaves no entry in the audit log.
      changes: [{ type: 'assert.password', id, passwordHash: principal.passwordHash }],
      answer: succeeded(201, { password_reset: { code, expires_at: timestamp(expiresAtMs) } }),
    };
  },
};

interface Prepared {
  readonly principal: Principal;
  readonly passwordHash: string;
}

/**
 * Of two at once the first counts: the code names the password that it replaces. Earlier sessions end. A wrong
 * code counts as a wrong password does, and does not reveal who has an account.
 */
export const resetPassword: WriteOperation<'resetPassword', undefined, Prepared> = {
  replay: { when: 'none' },
  refusals: { 'assert.password': 'RESET_CODE_INVALID' },
  async prepare(context, { body, origin }) {
    const principal = await accountByEmail(context, 'merchant', body.email);
    if (!verifyResetCode(context, principal, body.code)) {
      if (principal !== null) noteFailedLogin(context, origin, principal);
      throw new GatewayError('RESET_CODE_INVALID');
    }
    const known = knownOfAccount(context, principal);
    const chosen = { role: principal.role, password: body.new_password, field: 'new_password', known } as const;
    return { principal, passwordHash: await hashChosenPassword(context, chosen, 'login') };
  },
  async decide(context, { deviceName, origin }, { ready: { principal, passwordHash } }) {
    const { id, role } = principal;
    const nowMs = context.clock.now();
    const session = newSession({ id: context.ids.next('device', id), principalId: id, role, deviceName, nowMs });
    return {
      changes: [
        { type: 'assert.password', id, passwordHash: principal.passwordHash },
        { type: 'principal.set_password', id, passwordHash },
        { type: 'session.revoke_others', principalId: id, exceptId: session.id, nowMs },
        { type: 'session.insert', session },
        ...passwordChanged(context, principal, origin),
      ],
      answer: await loginAnswer(context, 200, session, principal, await merchantSide(context, principal)),
      audit: { signedIn: session },
    };
  },
};
