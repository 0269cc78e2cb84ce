/**
 * The random key that all is sealed and hashed with, wrapped under each root secret that opens it. To rotate the root
 * secret is to wrap it once more: nothing is sealed again.
 */
export interface DataKey {
  readonly id: string;
  /** By the fingerprint of a root secret. */
  readonly wraps: Readonly<Record<string, Wrap>>;
  readonly createdAtMs: number;
  readonly version: number;
}

export interface Wrap {
  /** AES-256-GCM under a key of the root secret. */
  readonly sealed: string;
  readonly addedAtMs: number;
}
