import { timestamp } from '../basics/timestamp.ts';
import { GatewayError } from '../errors.ts';
import { refuse, type WriteOperation } from '../kernel/operation.ts';
import { refused, succeeded } from '../kernel/result.ts';
import { accountByEmail, knownOfAccount } from './contact.ts';
import { secondFactorRequired } from './factors/login-token.ts';
import { leaveFirstDevice } from './known-devices/leave-device.ts';
import { mayLogIn } from './login.ts';
import { type LoggedIn, startSession } from './logged-in.ts';
import { noteFailedLogin } from './note-failed-login.ts';
import { newResetCode, verifyResetCode } from './password-reset-code.ts';
import { hashChosenPassword } from './password.ts';
import { passwordChanged } from './password-changed.ts';

/** For the merchant's owner. The operator identifies the owner; the gateway sends no mail. Sessions stay valid until it is used. */
export const createPasswordReset: WriteOperation<'createPasswordReset'> = {
  // The merchant chose another password meanwhile: a code for that one. The operator has proven nothing wrong.
  refusals: { 'assert.password': null },
  async decide(context, { parameters: { merchant_id: id } }) {
    const owner = (await context.store.read.ownership(id))?.principalId ?? null;
    const principal = owner === null ? null : await context.store.read.principalById(owner);
    if (principal === null) return refuse('MERCHANT_NOT_FOUND');
    const { code, expiresAtMs } = newResetCode(context, principal);
    return {
      // It names this password; and what changes nothing leaves no entry in the audit log.
      changes: [{ type: 'assert.password', id: principal.id, passwordHash: principal.passwordHash }],
      answer: succeeded(201, { password_reset: { code, expires_at: timestamp(expiresAtMs) } }),
    };
  },
};

interface Prepared {
  readonly account: LoggedIn;
  readonly passwordHash: string;
}

/**
 * Of two at once the first counts: the code names the password that it replaces. Earlier sessions end. A wrong
 * code counts as a wrong password does, and does not reveal who has an account.
 */
export const resetPassword: WriteOperation<'resetPassword', undefined, Prepared> = {
  replay: { when: 'none' },
  refusals: { 'assert.password': 'RESET_CODE_INVALID', 'assert.membership': 'RESET_CODE_INVALID' },
  async prepare(context, { body, origin }) {
    const principal = await accountByEmail(context, 'merchant', body.email);
    const account = verifyResetCode(context, principal, body.code) ? await mayLogIn(context, principal) : null;
    if (account === null) {
      if (principal !== null) noteFailedLogin(context, origin, principal);
      throw new GatewayError('RESET_CODE_INVALID');
    }
    const { principal: owner } = account;
    const known = knownOfAccount(context, owner);
    const chosen = { role: owner.role, password: body.new_password, field: 'new_password', known } as const;
    return { account, passwordHash: await hashChosenPassword(context, chosen, 'login') };
  },
  async decide(context, { deviceName, origin }, { ready: { account, passwordHash } }) {
    const { id, passwordHash: before, factorsAtMs } = account.principal;
    const { session, ...started } = await startSession(context, 200, account, {
      name: deviceName,
      left: leaveFirstDevice(context, account.principal, deviceName),
    });
    const changed = [
      { type: 'assert.password', id, passwordHash: before },
      { type: 'principal.set_password', id, passwordHash },
      { type: 'session.revoke_others', principalId: id, exceptId: session.id, nowMs: context.clock.now() },
      ...passwordChanged(context, account.principal, origin),
    ] as const;
    // The code stands in for the password alone.
    if (factorsAtMs !== 0) {
      const error = await secondFactorRequired(context, { id, passwordHash });
      return { ...started, changes: changed, answer: refused(error) };
    }
    return {
      ...started,
      changes: [...changed, ...started.changes],
    };
  },
};
