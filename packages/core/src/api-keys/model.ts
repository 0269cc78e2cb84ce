import type { Scope, StaffRole } from '@mitako/contract/names';

export interface ApiKey {
  readonly id: string;
  readonly merchantId: string;
  readonly livemode: boolean;
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** Networks that it is accepted from; empty: all. */
  readonly allowedFrom: readonly string[];
  /** Hex HMAC-SHA256 of the whole key under a derived key. */
  readonly hash: string;
  readonly hint: string;
  readonly createdAtMs: number;
  readonly expiresAtMs: number | null;
  /** End of the grace period after the key was rolled; null: it was not rolled. The key expires at the earlier of both. */
  readonly graceEndsAtMs: number | null;
  readonly revokedAtMs: number | null;
  readonly lastUsedAtMs: number | null;
}

export interface OperatorKey {
  readonly id: string;
  readonly name: string;
  /** What it may do. */
  readonly role: StaffRole;
  /** As of an API key. */
  readonly allowedFrom: readonly string[];
  /** As that of an API key. */
  readonly hash: string;
  readonly hint: string;
  readonly createdAtMs: number;
  readonly expiresAtMs: number | null;
  readonly revokedAtMs: number | null;
  readonly lastUsedAtMs: number | null;
}

/** Signs access and refresh tokens. The private part is stored encrypted. */
export interface SigningKey {
  /** `kid` of the tokens. */
  readonly id: string;
  /** Public JWK as JSON text. */
  readonly publicJwk: string;
  readonly encryptedPrivateJwk: string;
  readonly createdAtMs: number;
  /** From then on it verifies but no longer signs. */
  readonly retiredAtMs: number | null;
}
