import type { Timestamp, WithDefaults } from '../basics/types.ts';

/** Permissions of an API key. A key without explicit scopes has all of them. */
export const SCOPES = [
  'payments:read',
  'payments:write',
  'refunds:write',
  'customers:read',
  'customers:write',
  'webhooks:read',
  'webhooks:write',
  'events:read',
  'balance:read',
] as const;

export type Scope = (typeof SCOPES)[number];

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

/** The same as it is understood. */
export type ApiKeyCreate = WithDefaults<ApiKeyCreateParams, 'scopes'>;

export interface ApiKeyRollParams {
  /** How long the old key stays valid, in seconds, 0 … 604 800. Default: 0. */
  readonly grace_seconds?: number | undefined;
  /** Seconds until the new key expires, 60 … 315 360 000. Default: it expires when the old one would have. */
  readonly expires_in?: number | undefined;
}

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

/** {@link ApiKeyRollParams} after parsing. */
export interface ApiKeyRoll extends GracePeriod {
  /** Lifetime of the new key in seconds. Default: none. */
  readonly expires_in?: number | undefined;
}

/** How long the old key or secret stays valid, in seconds, after parsing. */
export interface GracePeriod {
  /** How long the old one stays valid, 0 to 604 800 seconds. */
  readonly grace_seconds: number;
}
