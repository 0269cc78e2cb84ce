// Written by `npx -y pnpm@12 types` from schemas.ts, where a change begins.
import type { Timestamp, WithDefaults } from '../basics/values.ts';
import type { StaffRole } from '../people/values.ts';
import type { Scope } from './values.ts';

/** A secret API key without its secret. */
export interface ApiKey {
  /** `key_…` */
  readonly id: string;
  /** Name that people read. */
  readonly name: string;
  /** True: real money. False: test mode. */
  readonly livemode: boolean;
  /** What the key may do. */
  readonly scopes: readonly Scope[];
  /** Addresses and CIDR blocks that it is accepted from, at most 20; empty: from everywhere. */
  readonly allowed_from: readonly string[];
  /** Prefix and last four characters, `svc_test_…9fQ2`. */
  readonly hint: string;
  /** When it was created. */
  readonly created_at: Timestamp;
  /** When it expires; null: never. */
  readonly expires_at: Timestamp | null;
  /** When it was revoked; null unless it was. */
  readonly revoked_at: Timestamp | null;
  /** When it was last used; null: never. */
  readonly last_used_at: Timestamp | null;
}

/** Shown once, when the key is created. */
export interface ApiKeyWithSecret extends ApiKey {
  /** Shown now and never again: keep it. */
  readonly secret: string;
}

export interface ApiKeyCreateParams {
  /** So that you know it again, at most 100 characters. */
  readonly name: string;
  /** True: real money. False: test mode. */
  readonly livemode: boolean;
  /** Default: all scopes. */
  readonly scopes?: readonly Scope[] | undefined;
  /** Seconds, 60 … 315 360 000. Default: the key never expires. */
  readonly expires_in?: number | undefined;
}

/** The same after parsing, with its defaults. */
export type ApiKeyCreate = WithDefaults<ApiKeyCreateParams, 'scopes'>;

/** A key of the operator, without its secret. */
export interface OperatorKey {
  /** `opk_…` */
  readonly id: string;
  /** Name that people read. */
  readonly name: string;
  /** What the key may do. `monitor` reads health and metrics alone. */
  readonly role: StaffRole;
  /** Addresses and CIDR blocks that it is accepted from, at most 20; empty: from everywhere. */
  readonly allowed_from: readonly string[];
  /** Prefix and last four characters, `svc_operator_…9fQ2`. */
  readonly hint: string;
  /** When it was created. */
  readonly created_at: Timestamp;
  /** When it expires; null: never. */
  readonly expires_at: Timestamp | null;
  /** When it was revoked; null unless it was. */
  readonly revoked_at: Timestamp | null;
  /** When it was last used; null: never. */
  readonly last_used_at: Timestamp | null;
}

/** Shown once, when the key is created. */
export interface OperatorKeyWithSecret extends OperatorKey {
  /** Shown now and never again: keep it. */
  readonly secret: string;
}

export interface OperatorKeyCreateParams {
  /** Name that people read. */
  readonly name: string;
  /** What the key may do. Default: `administrator`, everything. */
  readonly role?: StaffRole | undefined;
  /** Seconds, 60 … 315 360 000. Default: the key never expires. */
  readonly expires_in?: number | undefined;
}

/** The same after parsing, with its defaults. */
export type OperatorKeyCreate = WithDefaults<OperatorKeyCreateParams, 'role'>;

export interface KeyAddressesParams {
  /** Addresses and CIDR blocks that it is accepted from, at most 20; empty: from everywhere. */
  readonly allowed_from: readonly string[];
}

export interface ApiKeyRollParams {
  /** How long the old key stays valid, 0 … 604 800 seconds. Default: 0. */
  readonly grace_seconds?: number | undefined;
  /**
   * Lifetime of the new key in seconds. Default: the new key expires when the old one would have. Required for a key
   * that has expired.
   */
  readonly expires_in?: number | undefined;
}

/** The same after parsing, with its defaults. */
export type ApiKeyRoll = WithDefaults<ApiKeyRollParams, 'grace_seconds'>;

export interface OperatorKeyRenameParams {
  /** Name that people read. */
  readonly name: string;
}
