import { GatewayError } from '../errors.ts';
import type { WriteOperation } from '../kernel/operation.ts';
import type { Context } from '../context.ts';
import type { Principal } from '../model.ts';
import { accountByEmail, canonicalEmail } from './contact.ts';
import { secondFactorRequired } from './factors/login-token.ts';
import { actingAs, loggedIn, type LoggedIn, startSession } from './logged-in.ts';
import { noteFailedLogin } from './note-failed-login.ts';
import { isPassword } from './password.ts';

/**
 * Logs in. A wrong role, an unknown e-mail and a wrong password get one response in the same time, and so does a person
 * who is no longer a member of anything. The password is verified before anything else, including a stored response: the
 * fingerprint omits it.
 */
export const login: WriteOperation<'login', LoggedIn> = {
  async first(context, { parameters: { role }, body, origin }) {
    const principal = await accountByEmail(context, role, body.email);
    const isRight = await isPassword(
      context,
      principal?.passwordHash ?? (await context.decoyHash()),
      body.password,
      'login',
    );
    const account = principal !== null && isRight ? await mayLogIn(context, principal) : null;
    if (account === null) {
      if (principal !== null) noteFailedLogin(context, origin, principal);
      throw new GatewayError('INVALID_CREDENTIALS');
    }
    return account;
  },
  replay: { scope: ({ parameters: { role }, body }) => `login:${role}:${canonicalEmail(body.email)}` },
  // Removed, or of another role, since the password was verified.
  refusals: { 'assert.membership': 'INVALID_CREDENTIALS' },
  async decide(context, { deviceName }, { first: account }) {
    const { id, passwordHash, factorsAtMs } = account.principal;
    if (factorsAtMs !== 0) throw secondFactorRequired(context, account.principal);
    const started = await startSession(context, 200, account, deviceName);
    // A password that was changed meanwhile does not log in.
    return { ...started, changes: [{ type: 'assert.password', id, passwordHash }, ...started.changes] };
  },
};

/** Users and agents act for themselves, others as what they have been for longest. Null: they are a member of nothing. */
export async function mayLogIn(context: Context, principal: Principal): Promise<LoggedIn | null> {
  if (principal.role === 'user' || principal.role === 'agent') return loggedIn(context, principal, null);
  const [first] = await context.store.read.membershipsOf(principal.id);
  return first === undefined ? null : loggedIn(context, principal, actingAs(first));
}
