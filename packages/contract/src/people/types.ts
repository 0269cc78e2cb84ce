import type { Timestamp } from '../basics/types.ts';
import type { KycStatus } from '../merchants/types.ts';

/**
 * Roles that can log in. Operators are created on the gateway's machine, agents by operators; users and merchants
 * register.
 */
export const ROLES = ['user', 'agent', 'merchant', 'operator'] as const;

export type Role = (typeof ROLES)[number];

/** The logged-in account. */
export interface Principal {
  readonly id: string;
  readonly role: Role;
  readonly email: string;
  readonly name: string;
  readonly phone: string | null;
  readonly created_at: Timestamp;
  /** Merchants only. */
  readonly kyc_status?: KycStatus | undefined;
  /** Users and agents only. */
  readonly has_pin?: boolean | undefined;
  /**
   * Users and agents only: the PIN is locked until then, after too many wrong PINs. Null, or in the past, when it is
   * not locked.
   */
  readonly pin_locked_until?: Timestamp | null | undefined;
  /** Users and agents only: true for seeded test accounts, which exist in test mode only. */
  readonly sandbox?: boolean | undefined;
}

export interface LoginResult {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly principal: Principal;
}

/** A session. */
export interface Device {
  readonly id: string;
  readonly name: string;
  readonly created_at: Timestamp;
  readonly last_used_at: Timestamp;
  readonly current: boolean;
}

export interface LoginParams {
  readonly email: string;
  readonly password: string;
}

export interface RegisterParams {
  readonly email: string;
  /** 8 … 128 characters. */
  readonly password: string;
  readonly name: string;
  readonly phone?: string | undefined;
}

/** Somebody who logs in as operator. */
export interface OperatorAccount {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly created_at: Timestamp;
  /** null: may log in. */
  readonly disabled_at: Timestamp | null;
}

export interface OperatorCreateParams {
  readonly email: string;
  /** 8 … 128 characters. */
  readonly password: string;
  readonly name: string;
}

export interface RefreshParams {
  readonly refresh_token: string;
}

export interface Me {
  readonly principal: Principal;
  /** The session counts as recently authenticated until then; null: it does not. */
  readonly authenticated_until: Timestamp | null;
}

export interface ReauthenticateParams {
  readonly password: string;
}

export interface PasswordParams {
  readonly current_password: string;
  readonly new_password: string;
}

export interface PinParams {
  readonly password: string;
  /** 4 to 6 digits; trivial ones are rejected. */
  readonly pin: string;
}

export interface OtherDevicesRevoked {
  readonly deleted: true;
  readonly count: number;
}
