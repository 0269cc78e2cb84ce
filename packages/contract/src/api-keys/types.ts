import type { Timestamp } from '../basics/types.ts';

/** Permissions of an API key. A key without explicit scopes has all of them. */
export const SCOPES = [
  'payments:read',
  'payments:write',
  'refunds:write',
  'webhooks:read',
  'webhooks:write',
  'events:read',
  'balance:read',
] as const;

export type Scope = (typeof SCOPES)[number];

/** A secret API key without its secret. */
export interface ApiKey {
  readonly id: string;
  readonly name: string;
  readonly livemode: boolean;
  readonly scopes: readonly Scope[];
  /** Prefix and last four characters, `svc_test_…9fQ2`. */
  readonly hint: string;
  readonly created_at: Timestamp;
  readonly expires_at: Timestamp | null;
  readonly revoked_at: Timestamp | null;
  readonly last_used_at: Timestamp | null;
}

/** Shown once, when the key is created. */
export interface ApiKeyWithSecret extends ApiKey {
  readonly secret: string;
}

export interface ApiKeyCreateParams {
  readonly name: string;
  readonly livemode: boolean;
  /** Default: all scopes. */
  readonly scopes?: readonly Scope[] | undefined;
  /** Seconds, 60 … 315 360 000. Default: the key never expires. */
  readonly expires_in?: number | undefined;
}

export interface ApiKeyRollParams {
  /** How long the old key stays valid, in seconds, 0 … 604 800. Default: 0. */
  readonly grace_seconds?: number | undefined;
  /** Seconds until the new key expires, 60 … 315 360 000. Default: it expires when the old one would have. */
  readonly expires_in?: number | undefined;
}

/** A key of the operator, without its secret. It has full access to `/admin`. */
export interface OperatorKey {
  readonly id: string;
  readonly name: string;
  /** Prefix and last four characters, `svc_operator_…9fQ2`. */
  readonly hint: string;
  readonly created_at: Timestamp;
  readonly expires_at: Timestamp | null;
  readonly revoked_at: Timestamp | null;
  readonly last_used_at: Timestamp | null;
}

export interface OperatorKeyCreateParams {
  readonly name: string;
  /** Seconds, 60 … 315 360 000. Default: the key never expires. */
  readonly expires_in?: number | undefined;
}

/** {@link ApiKeyRollParams} after parsing. */
export interface ApiKeyRoll extends GracePeriod {
  readonly expires_in?: number | undefined;
}

/** How long the old key or secret stays valid, in seconds, after parsing. */
export interface GracePeriod {
  readonly grace_seconds: number;
}
