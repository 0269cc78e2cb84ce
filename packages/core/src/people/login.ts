import { GatewayError } from '../errors.ts';
import type { WriteOperation } from '../kernel/operation.ts';
import type { Context } from '../context.ts';
import type { Principal } from '../model.ts';
import { accountByEmail, canonicalEmail } from './contact.ts';
import { secondFactorRequired } from './factors/login-token.ts';
import { isTrusted, knownDevice } from './known-devices/known-device.ts';
import { leaveDevice } from './known-devices/leave-device.ts';
import { actingAs, loggedIn, type LoggedIn, startSession } from './logged-in.ts';
import { isLoginPassword } from './login-password.ts';
import { noteFailedLogin } from './note-failed-login.ts';

/**
 * Logs in. A wrong role, an unknown e-mail and a wrong password get one response in the same time, and so does a person
 * who is no longer a member of anything. The password is verified before anything else, including a stored response: the
 * fingerprint omits it.
 */
export const login: WriteOperation<'login', LoggedIn> = {
  async first(context, { parameters: { role }, body, origin }) {
    const principal = await accountByEmail(context, role, body.email);
    const { email, password, device_token: tokens } = body;
    const device = await knownDevice(context, principal?.id ?? 'nobody', tokens);
    const isRight = await isLoginPassword(context, { role, email, password, principal, device });
    const account = principal !== null && isRight ? await mayLogIn(context, principal) : null;
    if (account === null) {
      if (principal !== null) noteFailedLogin(context, origin, principal);
      throw new GatewayError('INVALID_CREDENTIALS');
    }
    return account;
  },
  replay: { scope: ({ parameters: { role }, body }) => `login:${role}:${canonicalEmail(body.email)}` },
  // Removed, or of another role, since the password was verified.
  refusals: { 'assert.membership': 'INVALID_CREDENTIALS', 'known_device.use': null },
  async decide(context, { body, deviceName: name, origin }, { first: account }) {
    const { principal } = account;
    const { id, passwordHash, factorsAtMs } = principal;
    const known = await knownDevice(context, id, body.device_token);
    if (factorsAtMs !== 0 && !isTrusted(context, known)) throw await secondFactorRequired(context, principal);
    const left = leaveDevice(context, principal, { name, known, origin });
    // The factor was given weeks ago: what takes recent authentication asks for both.
    const proven = factorsAtMs === 0 ? {} : { passwordProvenAtMs: 0 };
    const started = await startSession(context, 200, account, { name, left }, proven);
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
