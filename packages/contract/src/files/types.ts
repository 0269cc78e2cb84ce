// Written by `npx -y pnpm@12 types` from schemas.ts, where a change begins.
import type { ModeQuery } from '../basics/types.ts';
import type { Timestamp } from '../basics/values.ts';
import type { FilePurpose, FileType } from './values.ts';

/** A file, as the object that names it shows it. */
export interface FileReference {
  /** `file_…` */
  readonly id: string;
  /** Its name with the ending of its type, at most 104 characters. */
  readonly name: string;
  /** Detected from its content, not from its name or the request. */
  readonly type: FileType;
  /** Its size, at most 5 242 880. */
  readonly bytes: number;
}

/** An uploaded file. Name it in evidence or in the business verification within a day, or it is deleted. */
export interface UploadedFile extends FileReference {
  /** What it may be named in. */
  readonly purpose: FilePurpose;
  /** True: live mode, and every document of the business verification. False: test mode. */
  readonly livemode: boolean;
  /** When it was uploaded. */
  readonly created_at: Timestamp;
  /** When it is deleted; null: not while it is named. */
  readonly expires_at: Timestamp | null;
}

export interface FileUploadQuery extends ModeQuery {
  /** What it is for. */
  readonly purpose: FilePurpose;
  /** Shown to those who read it; of a path only the last part. Default: `document`. */
  readonly name?: string | undefined;
}

/** The body of an upload: only the bytes of the file. */
export interface FileUpload {
  /** 1 to 5 242 880. */
  readonly bytes: Uint8Array;
}
