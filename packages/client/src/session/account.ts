import type {
  ConfirmedFactor,
  Deleted,
  Device,
  FactorConfirmParams,
  FactorList,
  FactorLoginParams,
  ForgottenPasswordParams,
  KnownDevice,
  LoginParams,
  LoginTokenParams,
  NewEmailParams,
  NewPasskey,
  NewPhoneParams,
  NewTotp,
  OtherDevicesRevoked,
  PasskeyChallenge,
  PasskeyParams,
  PasswordParams,
  PasswordResetParams,
  PhoneCodeParams,
  PhoneVerification,
  PinParams,
  Principal,
  ReauthenticateParams,
  RegisterParams,
  SignUpParams,
  Timestamp,
} from '@mitako/contract/names';
import type { CallOptions, WriteOptions } from '../options.ts';

/** Login and session of the account. */
export interface Account {
  /** Sessions of the account. */
  readonly devices: Devices;
  /** Devices that have logged in before: strangers who guess the password do not delay their logins. */
  readonly knownDevices: KnownDevices;
  /** What the account proves beside the password. */
  readonly factors: Factors;
  /**
   * Logs in; further calls are made as this account. An earlier session on the server stays valid.
   * @throws MitakoError `INVALID_CREDENTIALS`; `SECOND_FACTOR_REQUIRED` with `details.login_token` for `loginWithFactor`
   */
  login(params: LoginParams, options?: WriteOptions): Promise<Principal>;
  /**
   * Finishes a login with a code of the application, a recovery code, or what a passkey signed for `challengeLogin`.
   * @throws MitakoError `SECOND_FACTOR_INVALID`, `LOGIN_TOKEN_INVALID`, `RATE_LIMITED`
   */
  loginWithFactor(params: FactorLoginParams, options?: WriteOptions): Promise<Principal>;
  /**
   * Gets a challenge for a passkey, for `navigator.credentials.get`; what it signs finishes the login.
   * @throws MitakoError `LOGIN_TOKEN_INVALID`, `FACTOR_NOT_FOUND` without a passkey
   */
  challengeLogin(params: LoginTokenParams, options?: WriteOptions): Promise<PasskeyChallenge>;
  /**
   * Logs out. The session is deleted locally first, so it is gone here even if the call fails. Does nothing when no account
   * is logged in.
   */
  logout(options?: WriteOptions): Promise<void>;
  /** Reads the logged-in account. */
  me(options?: CallOptions): Promise<Principal>;
  /**
   * Reauthenticates with the password, and a code where the account has a second factor, or with a passkey alone: calls that require recent
   * authentication succeed for the next ten minutes.
   * @throws MitakoError `INVALID_CREDENTIALS`, `SECOND_FACTOR_REQUIRED`, `SECOND_FACTOR_INVALID`
   */
  reauthenticate(params: ReauthenticateParams, options?: WriteOptions): Promise<RecentAuthentication>;
  /**
   * Changes the password and signs out all other devices.
   * @throws MitakoError `REAUTHENTICATION_REQUIRED`, `INVALID_CREDENTIALS` when the current one is wrong
   */
  changePassword(params: PasswordParams, options?: WriteOptions): Promise<Principal>;
  /**
   * Mails a link with which the owner of an address sets a new password. The answer is the same whether it has an account.
   * @throws MitakoError `MAIL_NOT_CONFIGURED`, `RATE_LIMITED`
   */
  requestPasswordReset(params: ForgottenPasswordParams, options?: WriteOptions): Promise<true>;
  /**
   * Mails a link that lets one device log in while wrong passwords of others pause the account. The answer is the same
   * whether the address has one.
   * @throws MitakoError `MAIL_NOT_CONFIGURED`, `RATE_LIMITED`
   */
  requestUnlock(params: ForgottenPasswordParams, options?: WriteOptions): Promise<true>;
  /**
   * Mails a link that verifies the address of the account.
   * @throws MitakoError `MAIL_NOT_CONFIGURED`, `RATE_LIMITED`
   */
  requestEmailVerification(options?: WriteOptions): Promise<true>;
  /**
   * Changes the e-mail address, once both addresses have confirmed it by a mailed link.
   * @throws MitakoError `REAUTHENTICATION_REQUIRED`, `EMAIL_TAKEN`, `MAIL_NOT_CONFIGURED`
   */
  changeEmail(params: NewEmailParams, options?: WriteOptions): Promise<true>;
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
   * @throws MitakoError `EMAIL_TAKEN`, `VALIDATION_ERROR`, `SIGN_UP_CLOSED`, `SIGN_UP_BY_EMAIL`
   */
  register(params: RegisterParams, options?: WriteOptions): Promise<Principal>;
}

/** Sign-up by a mailed link. */
export interface MailedSignUp {
  /**
   * Mails a link with which the owner of an address opens an account, on the pages. The answer is the same whether the address
   * has one.
   * @throws MitakoError `MAIL_NOT_CONFIGURED`, `SIGN_UP_CLOSED`, `RATE_LIMITED`
   */
  requestSignUp(params: SignUpParams, options?: WriteOptions): Promise<true>;
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

/** The number of the account, which live wallets require where text messages are configured. */
export interface PhoneNumber {
  /**
   * Texts a code that verifies a number.
   * @throws MitakoError `SMS_NOT_CONFIGURED`, `INVALID_CREDENTIALS` when the password is wrong
   */
  requestPhoneVerification(params: NewPhoneParams, options?: WriteOptions): Promise<PhoneVerification>;
  /**
   * Verifies the number by the code, and takes it over from any earlier account.
   * @throws MitakoError `INVALID_CODE`, `LINK_INVALID` after five wrong ones or ten minutes
   */
  verifyPhone(params: PhoneCodeParams, options?: WriteOptions): Promise<Principal>;
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

/** Devices that the account knows, 20 at most. */
export interface KnownDevices {
  /** Lists them, the one that logged in last first. */
  list(options?: CallOptions): Promise<readonly KnownDevice[]>;
  /**
   * Forgets one: it is neither known nor trusted. Its session stays, see `devices`.
   * @throws MitakoError `DEVICE_NOT_FOUND`
   */
  forget(knownDeviceId: string, options?: WriteOptions): Promise<Deleted>;
}

/** Second factors of the account, ten at most. */
export interface Factors {
  /** Lists them, with how many recovery codes are left. */
  list(options?: CallOptions): Promise<FactorList>;
  /**
   * Prepares an application that shows codes. It counts once its first code confirms it.
   * @throws MitakoError `REAUTHENTICATION_REQUIRED`, `FACTOR_LIMIT`
   */
  addTotp(options?: WriteOptions): Promise<NewTotp>;
  /**
   * Confirms it. With the first one come ten recovery codes, and all other devices are signed out.
   * @throws MitakoError `SECOND_FACTOR_INVALID`, `FACTOR_NOT_FOUND`, `FACTOR_CONFIRMED`
   */
  confirm(factorId: string, params: FactorConfirmParams, options?: WriteOptions): Promise<ConfirmedFactor>;
  /**
   * Gets what a browser needs to make a passkey, for `navigator.credentials.create`.
   * @throws MitakoError `REAUTHENTICATION_REQUIRED`, `FACTOR_LIMIT`
   */
  beginPasskey(options?: WriteOptions): Promise<NewPasskey>;
  /**
   * Adds it. With the first factor come ten recovery codes, and all other devices are signed out.
   * @throws MitakoError `PASSKEY_INVALID`, `REAUTHENTICATION_REQUIRED`, `FACTOR_LIMIT`
   */
  addPasskey(params: PasskeyParams, options?: WriteOptions): Promise<ConfirmedFactor>;
  /**
   * Gets a challenge for a passkey, with which to reauthenticate.
   * @throws MitakoError `FACTOR_NOT_FOUND` without a passkey
   */
  challengePasskey(options?: WriteOptions): Promise<PasskeyChallenge>;
  /**
   * Removes one.
   * @throws MitakoError `REAUTHENTICATION_REQUIRED`, `FACTOR_NOT_FOUND`
   */
  remove(factorId: string, options?: WriteOptions): Promise<Deleted>;
  /**
   * Replaces the recovery codes.
   * @throws MitakoError `REAUTHENTICATION_REQUIRED`, `FACTOR_NOT_FOUND` without a second factor
   */
  renewRecoveryCodes(options?: WriteOptions): Promise<readonly string[]>;
}
