import type { Role } from '@mitako/contract/names';
import type { Checked } from '../internal/methods.ts';
import type { Account, PasswordRecovery, Pin, Registration } from '../resources/account.ts';
import type { Connected } from './connect.ts';

/** Methods of every account with a login. */
export function createAccount({ session, open, own: { call, callWith } }: Connected<Role>): Account {
  const login = open.callWith('POST /auth/{role}/login');
  const logout = open.callWith('POST /auth/{role}/logout');
  const account: Checked<Account> = {
    login: (params, options) => session.open(() => login(params, options)),
    logout: (options) => session.close((refresh_token) => logout({ refresh_token }, options)),
    me: call('GET /auth/{role}/me', 'principal'),
    reauthenticate: callWith('POST /auth/{role}/me/reauthenticate'),
    changePassword: callWith('PUT /auth/{role}/me/password', 'principal'),
    devices: {
      list: call('GET /auth/{role}/me/devices', 'devices'),
      revoke: call('DELETE /auth/{role}/me/devices/{device_id}'),
      revokeOthers: call('DELETE /auth/{role}/me/devices'),
    },
  };
  return account;
}

/** Methods of accounts that register themselves. */
export function createRegistration({ session, open }: Connected<'user' | 'merchant'>): Registration {
  const register = open.callWith('POST /auth/{role}/register');
  const registration: Checked<Registration> = {
    register: (params, options) => session.open(() => register(params, options)),
  };
  return registration;
}

/** Methods of accounts whose password the operator can reset. */
export function createPasswordRecovery({ session, open }: Connected<'merchant'>): PasswordRecovery {
  const reset = open.callWith('POST /auth/{role}/reset-password');
  const recovery: Checked<PasswordRecovery> = {
    resetPassword: (params, options) => session.open(() => reset(params, options)),
  };
  return recovery;
}

/** Methods of accounts with a PIN. */
export function createPin({ own }: Connected<'user' | 'agent'>): Pin {
  const pin: Checked<Pin> = { setPin: own.callWith('PUT /auth/{role}/me/pin', 'principal') };
  return pin;
}
