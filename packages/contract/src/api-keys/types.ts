import type { Timestamp } from '../basics/types.ts';

/** What an API key may do. A key without explicit scopes has them all. */
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

/** A secret key as it can be shown again: without the secret. */
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

/** Shown once, when the key is made. */
export interface ApiKeyWithSecret extends ApiKey {
  readonly secret: string;
}

export interface ApiKeyCreateParams {
  readonly name: string;
  readonly livemode: boolean;
  /** All when absent. */
  readonly scopes?: readonly Scope[] | undefined;
  /** Seconds, 60 … 315 360 000; never expires when absent. */
  readonly expires_in?: number | undefined;
}

export interface ApiKeyRollParams {
  /** How long the old key lives on, 0 … 604 800; 0 when absent. */
  readonly grace_seconds?: number | undefined;
}

/** How long an old key or secret lives on, once the request is read. */
export interface GracePeriod {
  readonly grace_seconds: number;
}
