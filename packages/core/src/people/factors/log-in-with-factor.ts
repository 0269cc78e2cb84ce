import { GatewayError } from '../../errors.ts';
import type { WriteOperation } from '../../kernel/operation.ts';
import { knownDevice } from '../known-devices/known-device.ts';
import { leaveDevice } from '../known-devices/leave-device.ts';
import { type LoggedIn, startSession } from '../logged-in.ts';
import { mayLogIn } from '../login.ts';
import { noteFailedLogin } from '../note-failed-login.ts';
import { principalOfLoginToken } from './login-token.ts';
import { type GivenFactor, givenFactor, useFactor } from './verify-factor.ts';

interface Proven {
  readonly account: LoggedIn;
  readonly given: GivenFactor;
}

/** The second step of a login. The code, or passkey, is verified before a stored response is looked for, and used up with the session. */
export const loginWithFactor: WriteOperation<'loginWithFactor', Proven> = {
  async first(context, { parameters: { role }, body, origin }) {
    const principal = await principalOfLoginToken(context, role, body.login_token);
    const account = await mayLogIn(context, principal);
    if (account === null || principal.factorsAtMs === 0) throw new GatewayError('LOGIN_TOKEN_INVALID');
    try {
      return { account, given: await givenFactor(context, principal, body, origin) };
    } catch (error) {
      noteFailedLogin(context, origin, principal);
      throw error;
    }
  },
  replay: { scope: ({ parameters: { role } }, { account }) => `login:${role}:${account.principal.id}` },
  refusals: {
    'assert.membership': 'LOGIN_TOKEN_INVALID',
    'assert.password': 'LOGIN_TOKEN_INVALID',
    'known_device.use': null,
    'factor.use_passkey': null,
    'link.use': 'SECOND_FACTOR_INVALID',
  },
  async decide(context, { body, deviceName: name, origin }, { first: { account, given } }) {
    const { id, passwordHash } = account.principal;
    const used = await useFactor(context, account.principal, given, origin);
    const { device_token: tokens, trust_device: trusts } = body;
    const known = await knownDevice(context, id, tokens);
    const left = leaveDevice(context, account.principal, { name, known, trusts, origin });
    const started = await startSession(context, 200, account, { name, left });
    return { ...started, changes: [{ type: 'assert.password', id, passwordHash }, ...used, ...started.changes] };
  },
};
