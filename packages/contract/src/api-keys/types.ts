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
