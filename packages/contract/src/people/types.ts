import type { Timestamp } from '../basics/types.ts';
import type { KycStatus } from '../merchants/types.ts';

/** Who can log in. Operators are made on the gateway's own machine, agents by operators; the others register. */
export const ROLES = ['user', 'agent', 'merchant', 'operator'] as const;

export type Role = (typeof ROLES)[number];

/** Who is logged in. */
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
  /** Users and agents only: until then no PIN is taken, for too many wrong ones. Null, or past, when it is not locked. */
  readonly pin_locked_until?: Timestamp | null | undefined;
  /** Users and agents only: true for seeded test accounts, which exist in test mode alone. */
  readonly sandbox?: boolean | undefined;
}

export interface LoginResult {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly principal: Principal;
}

/** One logged-in session. */
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

export interface RefreshParams {
  readonly refresh_token: string;
}

export interface Me {
  readonly principal: Principal;
  /** Until then what takes the password again is done without asking; null: it has to be given. */
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
  /** 4 to 6 digits; trivial ones are refused. */
  readonly pin: string;
}

export interface OtherDevicesRevoked {
  readonly deleted: true;
  readonly count: number;
}
