// Written by `npx -y pnpm@12 types` from schemas.ts, where a change begins.
import type { Timestamp, WithDefaults } from '../basics/values.ts';
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

/** A key of the operator, without its secret. It has full access to `/admin`. */
export interface OperatorKey {
  /** `opk_…` */
  readonly id: string;
  /** Name that people read. */
  readonly name: string;
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

export interface OperatorKeyCreateParams {
  /** Name that people read. */
  readonly name: string;
  /** Seconds, 60 … 315 360 000. Default: the key never expires. */
  readonly expires_in?: number | undefined;
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
