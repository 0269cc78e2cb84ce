// Written by `npx -y pnpm@12 types` from schemas.ts, where a change begins.
import type { Timestamp } from '../basics/values.ts';
import type { KycStatus } from '../merchants/values.ts';
import type { FactorKind, MemberRole, OperatorRole, Role, StaffRole } from './values.ts';

/** The merchant that a logged-in person acts for. */
export interface OwnMerchant {
  /** `mer_…` */
  readonly id: string;
  /** Name that customers read. */
  readonly name: string;
  /** What the person is there, and with it may do. */
  readonly member_role: MemberRole;
}

/** Since when the money of a user stays where it is, and why. */
export interface Frozen {
  /** When the operator froze the user. */
  readonly since: Timestamp;
  /** The operator's words to the user. */
  readonly reason: string;
}

/** The logged-in account. */
export interface Principal {
  /** Identifier, with the prefix of its kind. */
  readonly id: string;
  /** `user`, `agent`, `merchant` for the people of merchants, or `operator`. */
  readonly role: Role;
  /** E-mail address; unique among the accounts of a role. */
  readonly email: string;
  /** Whether its owner has shown to read it, by a mailed link. */
  readonly email_verified: boolean;
  /** Mail to the address came back, or was refused; else left out. */
  readonly email_bounced?: true | undefined;
  /** Name that people read. */
  readonly name: string;
  /** Phone number in E.164; null without one. */
  readonly phone: string | null;
  /** Users only: a code has verified the number; else left out. */
  readonly phone_verified?: true | undefined;
  /** When it was created. */
  readonly created_at: Timestamp;
  /** The merchant that this session acts for; people of merchants only. */
  readonly merchant?: OwnMerchant | undefined;
  /** Operators only: what the person may do. */
  readonly staff_role?: StaffRole | undefined;
  /** Of the merchant; people of merchants only. */
  readonly kyc_status?: KycStatus | undefined;
  /** Users and agents only. */
  readonly has_pin?: boolean | undefined;
  /**
   * Users and agents only: the PIN is locked until then, after too many wrong PINs. Null, or in the past, when it is
   * not locked.
   */
  readonly pin_locked_until?: Timestamp | null | undefined;
  /** Users only, while frozen: nothing leaves the wallet; else left out. */
  readonly frozen?: Frozen | undefined;
  /** Users and agents only: true for seeded test accounts, which exist in test mode only. */
  readonly sandbox?: boolean | undefined;
}

export interface LoginResult {
  /** Authorises calls for 15 minutes. */
  readonly access_token: string;
  /** Gets the next pair of tokens; good for one use. */
  readonly refresh_token: string;
  /** Who is logged in. */
  readonly principal: Principal;
  /** From a login with a device that was not known: keep it, and send it with the next login. Otherwise left out. */
  readonly device_token?: string | undefined;
}

export interface LoginParams {
  /** E-mail address; unique among the accounts of a role. */
  readonly email: string;
  /** The password. */
  readonly password: string;
  /**
   * From earlier logins on this device, up to five with spaces between them. It makes the device known, see `login`.
   */
  readonly device_token?: string | undefined;
}

export interface RegisterParams {
  /** E-mail address; unique among the accounts of a role. */
  readonly email: string;
  /**
   * 8 to 128 characters for users, 12 to 128 for all others. Neither a common one nor made of the account's name,
   * e-mail address or number.
   */
  readonly password: string;
  /** Name that people read. */
  readonly name: string;
  /** Phone number in E.164. */
  readonly phone?: string | undefined;
}

export interface MerchantCreateParams {
  /** E-mail address; unique among the accounts of a role. */
  readonly email: string;
  /**
   * 12 to 128 characters. Neither a common one nor made of the account's name, e-mail address or number. Required,
   * unless the program that embeds the gateway logs merchants in: then there is none.
   */
  readonly password?: string | undefined;
  /** Name that people read. */
  readonly name: string;
  /** Phone number in E.164. */
  readonly phone?: string | undefined;
}

export interface OperatorCreateParams {
  /** What the person may do. Default: `administrator`, everything. */
  readonly role?: OperatorRole | undefined;
  /** E-mail address; unique among the accounts of a role. */
  readonly email: string;
  /** 12 to 128 characters. Neither a common one nor made of the account's name, e-mail address or number. */
  readonly password: string;
  /** Name that people read. */
  readonly name: string;
}

/** What a passkey has signed. */
export interface PresentedPasskey {
  /** `lnk_…`, of the challenge; good once, for 5 minutes. */
  readonly challenge_id: string;
  /** What `navigator.credentials` returned, as JSON text: `JSON.stringify(credential)`. */
  readonly credential: string;
}

export interface ReauthenticateParams {
  /** The password. Required without a passkey, which stands for both. */
  readonly password?: string | undefined;
  /** Where the account has a second factor: see `loginWithFactor`. */
  readonly code?: string | undefined;
  /** In place of password and code. */
  readonly passkey?: PresentedPasskey | undefined;
}

export interface FactorLoginParams {
  /** From `details.login_token` of the login; valid for 5 minutes. */
  readonly login_token: string;
  /** Required without a passkey. */
  readonly code?: string | undefined;
  /** In place of a code. */
  readonly passkey?: PresentedPasskey | undefined;
  /**
   * From earlier logins on this device, up to five with spaces between them. It makes the device known, see `login`.
   */
  readonly device_token?: string | undefined;
  /** True: for 30 days this device logs in without the second factor, until the password or a factor changes. */
  readonly trust_device?: boolean | undefined;
}

export interface FactorConfirmParams {
  /** Six digits of the application, or a recovery code. Case, spaces and hyphens are ignored. */
  readonly code: string;
}

export interface LoginTokenParams {
  /** From `details.login_token` of the login; valid for 5 minutes. */
  readonly login_token: string;
}

/** A challenge for a passkey of the account. */
export interface PasskeyChallenge {
  /** `lnk_…`: send it with what the passkey signs. */
  readonly challenge_id: string;
  /** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn, for `navigator.credentials.get`. */
  readonly options: {
    /** Base64url. */
    readonly challenge: string;
    /** Host of the pages. */
    readonly rpId: string;
    /** Those of the account. */
    readonly allowCredentials: readonly {
      /** Always `public-key`. */
      readonly type: 'public-key';
      /** Credential id, base64url. */
      readonly id: string;
    }[];
    /** The device checks who uses it. */
    readonly userVerification: 'required';
    /** Milliseconds. */
    readonly timeout: number;
  };
}

/** What a device needs to make a passkey. */
export interface NewPasskey {
  /** `lnk_…`: send it with what the device returns. */
  readonly challenge_id: string;
  /** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn, for `navigator.credentials.create`. */
  readonly options: {
    /** Base64url. */
    readonly challenge: string;
    /** The service. */
    readonly rp: {
      /** Host of the pages. */
      readonly id: string;
      /** Name of the service. */
      readonly name: string;
    };
    /** The account. */
    readonly user: {
      /** Id of the account, base64url. */
      readonly id: string;
      /** E-mail address. */
      readonly name: string;
      /** Name. */
      readonly displayName: string;
    };
    /** Accepted algorithms. */
    readonly pubKeyCredParams: readonly {
      /** Always `public-key`. */
      readonly type: 'public-key';
      /** COSE algorithm. */
      readonly alg: number;
    }[];
    /** Those that the account has. */
    readonly excludeCredentials: readonly {
      /** Always `public-key`. */
      readonly type: 'public-key';
      /** Credential id, base64url. */
      readonly id: string;
    }[];
    /** The device checks who uses it. */
    readonly authenticatorSelection: {
      /** The device lists it, if it can. */
      readonly residentKey: 'preferred';
      /** The device checks who uses it. */
      readonly userVerification: 'required';
    };
    /** Nothing about the device is asked. */
    readonly attestation: 'none';
    /** Milliseconds. */
    readonly timeout: number;
  };
}

export interface PasskeyParams {
  /** Of the options; good once, for 5 minutes. */
  readonly challenge_id: string;
  /** Name by which its owner knows it. */
  readonly name: string;
  /** What `navigator.credentials` returned, as JSON text: `JSON.stringify(credential)`. */
  readonly credential: string;
}

/** A second factor: what is asked for beside the password. */
export interface Factor {
  /** `fac_…` */
  readonly id: string;
  /** `totp`: codes of an application on a phone. `passkey`: a key that a device holds. */
  readonly kind: FactorKind;
  /** Of a passkey; null: it has none. */
  readonly name: string | null;
  /** A passkey that may have been copied: not accepted since; null: it is. */
  readonly suspended_at: Timestamp | null;
  /** Name of the device on which it was added, from its user agent. */
  readonly device_name: string;
  /** When it was created. */
  readonly created_at: Timestamp;
}

export interface FactorList {
  /** Confirmed ones, the oldest first. */
  readonly factors: readonly Factor[];
  /** Recovery codes that were not used; 0 without a second factor. */
  readonly recovery_codes_left: number;
}

export interface NewTotp {
  /** Becomes valid with its first code, within 15 minutes. */
  readonly factor: Factor;
  /** Base32, to be typed into the application. Shown once. */
  readonly secret: string;
  /** `otpauth://totp/…` with the secret, for a QR code. */
  readonly uri: string;
}

export interface ConfirmedFactor {
  /** Asked for beside the password from now on. */
  readonly factor: Factor;
  /** With the first factor; null: the account has codes already. */
  readonly recovery_codes: readonly string[] | null;
}

export interface RecoveryCodeList {
  /** `7-K2MQ-X4D9-3TBW`: ten codes, each valid once in place of the second factor. Shown once. */
  readonly recovery_codes: readonly string[];
}

export interface PasswordParams {
  /** The password until now. */
  readonly current_password: string;
  /**
   * 8 to 128 characters for users, 12 to 128 for all others. Neither a common one nor made of the account's name,
   * e-mail address or number.
   */
  readonly new_password: string;
}

export interface PasswordResetParams {
  /** E-mail address of the merchant's account. */
  readonly email: string;
  /** From the operator; valid once, for an hour. Case, spaces and hyphens are ignored. */
  readonly code: string;
  /** 12 to 128 characters. Neither a common one nor made of the account's name, e-mail address or number. */
  readonly new_password: string;
}

export interface ForgottenPasswordParams {
  /** E-mail address of the account. */
  readonly email: string;
}

export interface SignUpParams {
  /** E-mail address of the account. */
  readonly email: string;
}

export interface SignUpLinkParams {
  /** From the link: `token` in its address. Valid once. */
  readonly token: string;
  /** Name that people read. */
  readonly name: string;
  /** 12 to 128 characters. Neither a common one nor made of the account's name, e-mail address or number. */
  readonly password: string;
  /** Phone number in E.164. */
  readonly phone?: string | undefined;
}

export interface ResetLinkParams {
  /** From the link: `token` in its address. Valid once. */
  readonly token: string;
  /** 8 to 128 characters. */
  readonly new_password: string;
}

export interface LinkParams {
  /** From the link: `token` in its address. Valid once. */
  readonly token: string;
  /** True: this change of address was not wanted. Of the link to the old address only. */
  readonly veto?: boolean | undefined;
}

export interface UnlockParams {
  /** From the link: `token` in its address. Valid once. */
  readonly token: string;
}

export interface UsedLink {
  /** `confirmed`: the other address has to confirm the change, too. `changed`: both have. */
  readonly done: 'verified' | 'confirmed' | 'changed' | 'vetoed';
  /** Role of the account. */
  readonly role: Role;
}

export interface NewPhoneParams {
  /** Phone number in E.164, of a country that is served. */
  readonly phone: string;
  /** The password, so that a stolen session verifies no number. */
  readonly password: string;
}

/** A code is on its way to the number. */
export interface PhoneVerification {
  /** `lnk_…`; send it with the code, within 10 minutes. */
  readonly id: string;
}

export interface PhoneCodeParams {
  /** Of the verification. */
  readonly verification_id: string;
  /** Six digits, from the message; five attempts. */
  readonly code: string;
}

export interface NewEmailParams {
  /** The new address. */
  readonly email: string;
}

/** Lets a merchant choose a new password. Shown once. */
export interface PasswordReset {
  /** `7K2M-QX4D-93TB`, to be read out or sent; valid once, until the password changes or `expires_at`. */
  readonly code: string;
  /** When it expires. */
  readonly expires_at: Timestamp;
}

export interface RefreshParams {
  /** Gets the next pair of tokens; good for one use. */
  readonly refresh_token: string;
}

export interface PinParams {
  /** The password, so that a stolen session sets no PIN. Required of accounts that have one. */
  readonly password?: string | undefined;
  /** 4 to 6 digits; trivial ones are rejected. */
  readonly pin: string;
}

/** A device that has logged in before, with the token that it keeps. */
export interface KnownDevice {
  /** `kdv_…` */
  readonly id: string;
  /** Name of the device, from its user agent at its first login. */
  readonly name: string;
  /** When it was created. */
  readonly created_at: Timestamp;
  /** When it last logged in. */
  readonly last_login_at: Timestamp;
  /** Until then it logs in without the second factor; null: it does not. */
  readonly trusted_until: Timestamp | null;
}

export interface UnlockedDevice {
  /** Role of the account. */
  readonly role: Role;
  /** Makes the device known: keep it, and send it with the next login. */
  readonly device_token: string;
}

/** A session. */
export interface Device {
  /** `dev_…` */
  readonly id: string;
  /** Name of the device, from its user agent. */
  readonly name: string;
  /** When it was created. */
  readonly created_at: Timestamp;
  /** When it was last used; null: never. */
  readonly last_used_at: Timestamp;
  /** True: the session of this call. */
  readonly current: boolean;
}

export interface Me {
  /** Who is logged in. */
  readonly principal: Principal;
  /** True: reauthenticating takes a code as well. */
  readonly has_second_factor: boolean;
  /** True: a passkey alone reauthenticates, too. */
  readonly has_passkey: boolean;
  /** Until then the account needs no second factor, then nothing else is allowed; null: it needs none, or has one. */
  readonly second_factor_due_at: Timestamp | null;
  /** The session counts as recently authenticated until then; null: it does not. */
  readonly authenticated_until: Timestamp | null;
}

export interface OtherDevicesRevoked {
  /** Always true. */
  readonly deleted: true;
  /** How many sessions were ended. */
  readonly count: number;
}
