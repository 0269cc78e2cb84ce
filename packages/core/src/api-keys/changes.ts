/** Changes of keys. */
export interface KeyChanges {
  /** Revokes active API and operator keys that are hashed under another version. Any number of rows. */
  'api_key.revoke_unseen': { version: number; nowMs: number };
  'operator_key.revoke_unseen': { version: number; nowMs: number };
  /** The same key, hashed under another version. Refused when it has another hash by now. */
  'api_key.move': { id: string; from: string; to: string };
  'operator_key.move': { id: string; from: string; to: string };
  /** Refused unless the merchant has fewer active keys of the mode: not revoked, and not expired at `nowMs`. */
  'assert.api_keys_below': { merchantId: string; livemode: boolean; limit: number; nowMs: number };
  /** Any number of rows (0 or 1): shortens the life of a rolled key, never extends it. */
  'api_key.end_after_grace': { id: string; graceEndsAtMs: number };
  /** Refused when the key is revoked. */
  'api_key.allow_from': { id: string; allowedFrom: readonly string[] };
  /** Refused when the key is revoked. */
  'operator_key.rename': { id: string; name: string };
  'operator_key.allow_from': { id: string; allowedFrom: readonly string[] };
  /** Refused when the key is already revoked. */
  'api_key.revoke': { id: string; merchantId: string; nowMs: number };
  /** Any number of rows. Written at most once a minute per key, off the hot path. */
  'api_key.touch': { id: string; nowMs: number };
  /** Refused when the key is already revoked. */
  'operator_key.revoke': { id: string; nowMs: number };
  /** As `api_key.touch`. */
  'operator_key.touch': { id: string; nowMs: number };
  /** Any number of rows: all signing keys but this one only verify from now on. */
  'signing_key.retire_others': { id: string; nowMs: number };
  /** Refused unless the key exists, is not revoked, has not expired at `nowMs`, and is accepted from these networks. */
  'assert.api_key': { id: string; allowedFrom: readonly string[]; nowMs: number };
  /** Refused unless the key exists, is not revoked and has not expired at `nowMs`. */
  'assert.operator_key': { id: string; nowMs: number };
}
