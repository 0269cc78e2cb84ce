import type { FilePurpose, FileType } from '@mitako/contract/names';

/** An uploaded file. Its bytes are in the `FileStore`. */
export interface StoredFile {
  readonly id: string;
  readonly merchantId: string;
  readonly livemode: boolean;
  readonly purpose: FilePurpose;
  readonly type: FileType;
  readonly bytes: number;
  readonly encryptedName: string;
  /** `uploading`: its bytes may not be complete. `deleting`: they may be gone. */
  readonly state: 'uploading' | 'stored' | 'deleting';
  /** The dispute or merchant that names it. */
  readonly subjectId: string | null;
  /** Null: not while it is named. */
  readonly deleteAfterMs: number | null;
  readonly createdAtMs: number;
  readonly version: number;
}

/** A sealed piece of a file that is kept in the database. */
export interface FilePart {
  readonly fileId: string;
  /** From 0 on. */
  readonly place: number;
  /** Base64. */
  readonly content: string;
}
