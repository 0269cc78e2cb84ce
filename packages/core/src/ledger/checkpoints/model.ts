import type { AccountKind } from '../model.ts';

/** A signed statement about the ledger of one day, in UTC. Append-only, but for the time of the last recheck. */
export interface Checkpoint {
  /** From 1 on, without a gap. */
  readonly sequence: number;
  /** `2026-11-28` */
  readonly day: string;
  /** A {@link CheckpointDocument} as canonical JSON. */
  readonly document: string;
  /** SHA-256 of the document, in hexadecimal digits. */
  readonly hash: string;
  /** A compact JWS (RFC 7515) with Ed25519 over sequence, day, hash and the previous hash. */
  readonly signature: string;
  readonly createdAtMs: number;
  /** When the rows of the day were last compared with it. */
  readonly recheckedAtMs: number;
}

/** What a checkpoint says of its day. The same calls make the same document on both engines. */
export interface CheckpointDocument {
  readonly version: 1;
  readonly sequence: number;
  readonly day: string;
  /** Hash of the checkpoint before it; null: it is the first. */
  readonly previous: string | null;
  readonly counts: {
    readonly transfers: number;
    readonly entries: number;
    readonly payments: number;
    readonly attempts: number;
    readonly refunds: number;
    readonly disputes: number;
    readonly settlements: number;
    readonly audit_entries: number;
  };
  /** SHA-256 over the day's transfers with their entries, and over its live objects and audit entries. */
  readonly hashes: { readonly ledger: string; readonly objects: string };
  /** Sums of all entries up to the end of the day, by mode, currency and kind of account. */
  readonly balances: Readonly<Record<string, Readonly<Partial<Record<AccountKind, number>>>>>;
  /** Problems found in the day when it was made. */
  readonly problems: number;
}

/**
 * How far the chain of an account was verified: the next verification begins there. Its MAC binds it to the root secret,
 * so that with the database alone no verification can be skipped.
 */
export interface AccountState {
  readonly accountId: string;
  readonly chainSequence: number;
  readonly chainHash: string;
  /** Sum of the entries up to there. */
  readonly balance: number;
  readonly mac: string;
}
