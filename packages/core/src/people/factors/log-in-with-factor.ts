import { GatewayError } from '../../errors.ts';
import type { WriteOperation } from '../../kernel/operation.ts';
import type { Change } from '../../ports/changes.ts';
import { knownDevice } from '../known-devices/known-device.ts';
import { leaveDevice } from '../known-devices/leave-device.ts';
import { type LoggedIn, startSession } from '../logged-in.ts';
import { mayLogIn } from '../login.ts';
import { noteFailedLogin } from '../note-failed-login.ts';
import { principalOfLoginToken } from './login-token.ts';
import { verifyFactor } from './verify-factor.ts';

interface Proven {
  readonly account: LoggedIn;
  readonly used: readonly Change[];
}

/** The second step of a login. The code is verified before a stored response is looked for, and used up with the session. */
export const loginWithFactor: WriteOperation<'loginWithFactor', Proven> = {
  async first(context, { parameters: { role }, body, origin }) {
    const principal = await principalOfLoginToken(context, role, body.login_token);
    const account = await mayLogIn(context, principal);
    if (account === null || principal.factorsAtMs === 0) throw new GatewayError('LOGIN_TOKEN_INVALID');
    try {
      return { account, used: await verifyFactor(context, principal, body.code, origin) };
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
  },
  async decide(context, { body, deviceName: name, origin }, { first: { account, used } }) {
    const { id, passwordHash } = account.principal;
    const { device_token: tokens, trust_device: trusts } = body;
    const known = await knownDevice(context, id, tokens);
    const left = leaveDevice(context, account.principal, { name, known, trusts, origin });
    const started = await startSession(context, 200, account, { name, left });
    return { ...started, changes: [{ type: 'assert.password', id, passwordHash }, ...used, ...started.changes] };
  },
};
