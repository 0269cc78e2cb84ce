// What people send to be let in. Names are those of the wire; a type test holds each to the contract's schema.

/** A new account. */
export interface RegisterParams {
  /** At most 254 characters; one account of each role per e-mail. */
  readonly email: string;
  /** 8 … 128 characters. */
  readonly password: string;
  /** 1 … 120 characters. */
  readonly name: string;
  /** E.164: `+237653456789`. */
  readonly phone?: string | undefined;
}

/** Who wants in. */
export interface LoginParams {
  readonly email: string;
  readonly password: string;
}

/** The password once more. */
export interface ReauthenticateParams {
  readonly password: string;
}

/** Another password. */
export interface PasswordParams {
  readonly current_password: string;
  /** 8 … 128 characters. */
  readonly new_password: string;
}

/** A new PIN, proved by the password. */
export interface PinParams {
  readonly password: string;
  /** 4 to 6 digits; `1234` and the like are refused. */
  readonly pin: string;
}
