/**
 * The random key that all is sealed and hashed with, in versions, wrapped under each root secret that opens it. To rotate the
 * root secret is to wrap it once more: nothing is sealed again. To renew it is to add a version and to move everything there.
 */
export interface DataKey {
  readonly id: string;
  /** By the fingerprint of a root secret. */
  readonly wraps: Readonly<Record<string, Wrap>>;
  readonly createdAtMs: number;
  /** The number of the version that new values are made with. */
  readonly activeVersion: number;
  /** Null: none is under way. */
  readonly renewal: Renewal | null;
  /** Of the row. */
  readonly version: number;
}

export interface Wrap {
  /** All versions, under a key of the root secret (AES-256-GCM). */
  readonly sealed: string;
  readonly addedAtMs: number;
}

/** How far the renewal of the data key is. */
export interface Renewal {
  /** The version that follows. */
  readonly to: number;
  readonly announcedAtMs: number;
  /** Null: not every process has reported that it knows it. */
  readonly activatedAtMs: number | null;
  /** Rows are moved in passes, until one finds none. */
  readonly pass: number;
  /** What this pass has moved. */
  readonly movedCount: number;
  /** Rows that it could not move: they do not open, or another one has their value. Of the last pass, once that is over. */
  readonly stuckCount: number;
  /** Where it goes on: the name of a walk, and the key after which. */
  readonly place: { readonly walk: string; readonly after: string | null } | null;
  /** When a pass had found nothing; null: not yet. */
  readonly movedAtMs: number | null;
  /** Which process moves them, and until when others wait for it. */
  readonly lease: { readonly token: string; readonly endsAtMs: number } | null;
}
