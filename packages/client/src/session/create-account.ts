import type { RouteMethods } from '../internal/methods.ts';
import type { Account, MailedSignUp, PasswordRecovery, PhoneNumber, Pin, Registration } from './account.ts';
import type { Connected } from './connect.ts';

/** Methods of every account with a login. */
export function createAccount({ session, open, own: { call, callWith } }: Connected): Account {
  const login = open.callWith('POST /auth/{role}/login');
  const loginWithFactor = open.callWith('POST /auth/{role}/login/factor');
  const logout = open.callWith('POST /auth/{role}/logout');
  return {
    login: (params, options) => session.open(() => login(params, options)),
    loginWithFactor: (params, options) => session.open(() => loginWithFactor(params, options)),
    challengeLogin: open.callWith('POST /auth/{role}/login/passkey'),
    logout: (options) => session.close((refresh_token) => logout({ refresh_token }, options)),
    me: call('GET /auth/{role}/me', 'principal'),
    reauthenticate: callWith('POST /auth/{role}/me/reauthenticate'),
    changePassword: callWith('PUT /auth/{role}/me/password', 'principal'),
    requestPasswordReset: open.callWith('POST /auth/{role}/forgotten-password', 'email_sent'),
    requestUnlock: open.callWith('POST /auth/{role}/unlock', 'email_sent'),
    requestEmailVerification: call('POST /auth/{role}/me/email/verification', 'email_sent'),
    changeEmail: callWith('POST /auth/{role}/me/email', 'email_sent'),
    factors: {
      list: call('GET /auth/{role}/me/factors'),
      addTotp: call('POST /auth/{role}/me/totp'),
      confirm: callWith('POST /auth/{role}/me/factors/{factor_id}/confirm'),
      beginPasskey: call('POST /auth/{role}/me/passkeys/options'),
      addPasskey: callWith('POST /auth/{role}/me/passkeys'),
      challengePasskey: call('POST /auth/{role}/me/passkeys/challenge'),
      remove: call('DELETE /auth/{role}/me/factors/{factor_id}'),
      renewRecoveryCodes: call('POST /auth/{role}/me/recovery-codes', 'recovery_codes'),
    },
    knownDevices: {
      list: call('GET /auth/{role}/me/known-devices', 'known_devices'),
      forget: call('DELETE /auth/{role}/me/known-devices/{known_device_id}'),
    },
    devices: {
      list: call('GET /auth/{role}/me/devices', 'devices'),
      revoke: call('DELETE /auth/{role}/me/devices/{device_id}'),
      revokeOthers: call('DELETE /auth/{role}/me/devices'),
    },
  };
}

/** Methods of accounts that register themselves. */
export function createRegistration({ session, open }: Connected): Registration {
  const register = open.callWith('POST /auth/{role}/register');
  return { register: (params, options) => session.open(() => register(params, options)) };
}

/** Methods of accounts that are opened by a mailed link. */
export function createMailedSignUp({ open }: Connected): MailedSignUp {
  return { requestSignUp: open.callWith('POST /auth/{role}/sign-up', 'email_sent') };
}

/** Methods of accounts whose password the operator can reset. */
export function createPasswordRecovery({ session, open }: Connected): PasswordRecovery {
  const reset = open.callWith('POST /auth/{role}/reset-password');
  return { resetPassword: (params, options) => session.open(() => reset(params, options)) };
}

/** Methods of accounts whose number is verified. */
export function createPhoneNumber({ own }: { readonly own: RouteMethods }): PhoneNumber {
  return {
    requestPhoneVerification: own.callWith('POST /auth/{role}/me/phone', 'verification'),
    verifyPhone: own.callWith('POST /auth/{role}/me/phone/verify', 'principal'),
  };
}

/** Methods of accounts with a PIN. */
export function createPin({ own }: { readonly own: RouteMethods }): Pin {
  return { setPin: own.callWith('PUT /auth/{role}/me/pin', 'principal') };
}
