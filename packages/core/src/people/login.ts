import { GatewayError } from '../errors.ts';
import type { WriteOperation } from '../kernel/operation.ts';
import type { Principal } from '../model.ts';
import { accountByEmail, canonicalEmail } from './contact.ts';
import { loginAnswer, merchantSide } from './login-answer.ts';
import { noteFailedLogin } from './note-failed-login.ts';
import { newSession } from './sessions.ts';
import { isPassword } from './password.ts';

/**
 * Logs in. A wrong role, an unknown e-mail and a wrong password get one response in the same time. The password is
 * verified before anything else, including a stored response: the fingerprint omits it.
 */
export const login: WriteOperation<'login', Principal> = {
  async first(context, { parameters: { role }, body, origin }) {
    const principal = await accountByEmail(context, role, body.email);
    const isRight = await isPassword(
      context,
      principal?.passwordHash ?? (await context.decoyHash()),
      body.password,
      'login',
    );
    if (principal === null || !isRight || principal.disabledAtMs !== null) {
      if (principal !== null) noteFailedLogin(context, origin, principal);
      throw new GatewayError('INVALID_CREDENTIALS');
    }
    return principal;
  },
  replay: { scope: ({ parameters: { role }, body }) => `login:${role}:${canonicalEmail(body.email)}` },
  async decide(context, { deviceName }, { first: principal }) {
    const session = newSession({
      id: context.ids.next('device', principal.id),
      principalId: principal.id,
      role: principal.role,
      deviceName,
      nowMs: context.clock.now(),
    });
    return {
      changes: [
        // A password that was changed meanwhile does not log in.
        { type: 'assert.password', id: principal.id, passwordHash: principal.passwordHash },
        { type: 'session.insert', session },
      ],
      answer: await loginAnswer(context, 200, session, principal, await merchantSide(context, principal)),
      audit: { signedIn: session },
    };
  },
};
