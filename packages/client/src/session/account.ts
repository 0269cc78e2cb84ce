import type { Principal, Role, Timestamp } from '@mitako/contract/names';
import type { CallOptions, WriteOptions } from '../options.ts';
import type { Connected } from './connect.ts';
import type { LoginParams, PasswordParams, PinParams, ReauthenticateParams, RegisterParams } from './params.ts';

/** Being logged in. */
export interface Account {
  /**
   * Logs in; what is called from now on is called as this account. A session that was open here before is left as it is.
   * @throws MitakoError `INVALID_CREDENTIALS`
   */
  login(params: LoginParams, options?: WriteOptions): Promise<Principal>;
  /**
   * Logs out. The session is forgotten here first, so nobody is logged in here any more even when the call fails.
   * Nothing happens when nobody was.
   */
  logout(options?: WriteOptions): Promise<void>;
  /** Who is logged in. */
  me(options?: CallOptions): Promise<Principal>;
  /**
   * Gives the password again: what is refused with `REAUTHENTICATION_REQUIRED` is done for the next ten minutes.
   * @throws MitakoError `INVALID_CREDENTIALS`
   */
  reauthenticate(params: ReauthenticateParams, options?: WriteOptions): Promise<Proof>;
  /**
   * Changes the password, and signs every other device out.
   * @throws MitakoError `REAUTHENTICATION_REQUIRED`, `INVALID_CREDENTIALS` when the current one is wrong
   */
  changePassword(params: PasswordParams, options?: WriteOptions): Promise<Principal>;
}

/** How long a password that was given need not be given again. */
export interface Proof {
  readonly authenticated_until: Timestamp;
}

/** Making an account. */
export interface Registration {
  /**
   * Makes an account and logs in.
   * @throws MitakoError `EMAIL_TAKEN`, `VALIDATION_ERROR`
   */
  register(params: RegisterParams, options?: WriteOptions): Promise<Principal>;
}

/** Choosing the PIN that money moves by. */
export interface Pin {
  /**
   * Sets the PIN, the first one as well as one that was forgotten or locked.
   * @throws MitakoError `INVALID_CREDENTIALS` when the password is wrong, `VALIDATION_ERROR` when the PIN is too plain
   */
  setPin(params: PinParams, options?: WriteOptions): Promise<Principal>;
}

export function createAccount({ role, session, call, callOpen }: Connected<Role>): Account {
  return {
    login: (body, options) =>
      session.open(() => callOpen('POST /auth/{role}/login', { parameters: { role }, body, options })),
    logout: (options) =>
      session.close((refresh_token) =>
        callOpen('POST /auth/{role}/logout', { parameters: { role }, body: { refresh_token }, options }),
      ),
    me: async (options) => (await call('GET /auth/{role}/me', { parameters: { role }, options })).principal,
    reauthenticate: (body, options) =>
      call('POST /auth/{role}/me/reauthenticate', { parameters: { role }, body, options }),
    changePassword: async (body, options) =>
      (await call('PUT /auth/{role}/me/password', { parameters: { role }, body, options })).principal,
  };
}

export function createRegistration({ role, session, callOpen }: Connected<'user' | 'merchant'>): Registration {
  return {
    register: (body, options) =>
      session.open(() => callOpen('POST /auth/{role}/register', { parameters: { role }, body, options })),
  };
}

export function createPin({ role, call }: Connected<'user' | 'agent'>): Pin {
  return {
    setPin: async (body, options) =>
      (await call('PUT /auth/{role}/me/pin', { parameters: { role }, body, options })).principal,
  };
}
