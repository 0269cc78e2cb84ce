import type {
  Deleted,
  Device,
  LoginParams,
  OtherDevicesRevoked,
  PasswordParams,
  PasswordResetParams,
  PinParams,
  Principal,
  ReauthenticateParams,
  RegisterParams,
  Timestamp,
} from '@mitako/contract/names';
import type { CallOptions, WriteOptions } from '../options.ts';

/** Login and session of the account. */
export interface Account {
  /** Sessions of the account. */
  readonly devices: Devices;
  /**
   * Logs in; further calls are made as this account. An earlier session on the server stays valid.
   * @throws MitakoError `INVALID_CREDENTIALS`
   */
  login(params: LoginParams, options?: WriteOptions): Promise<Principal>;
  /**
   * Logs out. The session is deleted locally first, so it is gone here even if the call fails. Does nothing when no account
   * is logged in.
   */
  logout(options?: WriteOptions): Promise<void>;
  /** Reads the logged-in account. */
  me(options?: CallOptions): Promise<Principal>;
  /**
   * Reauthenticates with the password: calls that require recent authentication succeed for the next ten minutes.
   * @throws MitakoError `INVALID_CREDENTIALS`
   */
  reauthenticate(params: ReauthenticateParams, options?: WriteOptions): Promise<RecentAuthentication>;
  /**
   * Changes the password and signs out all other devices.
   * @throws MitakoError `REAUTHENTICATION_REQUIRED`, `INVALID_CREDENTIALS` when the current one is wrong
   */
  changePassword(params: PasswordParams, options?: WriteOptions): Promise<Principal>;
}

/** Until when the session counts as recently authenticated. */
export interface RecentAuthentication {
  /** Until then the login counts as recent. */
  readonly authenticated_until: Timestamp;
}

/** Registration. */
export interface Registration {
  /**
   * Creates an account and logs in.
   * @throws MitakoError `EMAIL_TAKEN`, `VALIDATION_ERROR`
   */
  register(params: RegisterParams, options?: WriteOptions): Promise<Principal>;
}

/** A new password with a code of the operator's. */
export interface PasswordRecovery {
  /**
   * Chooses a new password, ends all sessions, and logs in.
   * @throws MitakoError `RESET_CODE_INVALID`, `RATE_LIMITED`, `VALIDATION_ERROR`
   */
  resetPassword(params: PasswordResetParams, options?: WriteOptions): Promise<Principal>;
}

/** The PIN that authorises payments. */
export interface Pin {
  /**
   * Sets the PIN, for the first time or to replace a forgotten or locked one.
   * @throws MitakoError `INVALID_CREDENTIALS` when the password is wrong, `VALIDATION_ERROR` when the PIN is trivial
   */
  setPin(params: PinParams, options?: WriteOptions): Promise<Principal>;
}

/** Devices on which this account is logged in. */
export interface Devices {
  /** Lists the sessions, newest first. */
  list(options?: CallOptions): Promise<readonly Device[]>;
  /**
   * Signs out a device, or this one.
   * @throws MitakoError `DEVICE_NOT_FOUND`
   */
  revoke(deviceId: string, options?: WriteOptions): Promise<Deleted>;
  /** Signs out all devices except this one. */
  revokeOthers(options?: WriteOptions): Promise<OtherDevicesRevoked>;
}
