import type {
  Deleted,
  Device,
  LoginParams,
  OtherDevicesRevoked,
  PasswordParams,
  PinParams,
  Principal,
  ReauthenticateParams,
  RegisterParams,
  Timestamp,
} from '@mitako/contract/names';
import type { CallOptions, WriteOptions } from '../options.ts';

/** Being logged in. */
export interface Account {
  readonly devices: Devices;
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

/** Where this account is logged in. */
export interface Devices {
  list(options?: CallOptions): Promise<readonly Device[]>;
  /**
   * Signs a device out at once; also this one.
   * @throws MitakoError `DEVICE_NOT_FOUND`
   */
  revoke(deviceId: string, options?: WriteOptions): Promise<Deleted>;
  /** Signs out every device but this one. */
  revokeOthers(options?: WriteOptions): Promise<OtherDevicesRevoked>;
}
