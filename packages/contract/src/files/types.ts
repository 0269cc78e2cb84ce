import type { Mode, Timestamp } from '../basics/types.ts';

/** Media types of files, recognised by their content. */
export const FILE_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;

export type FileType = (typeof FILE_TYPES)[number];

/** What a file is for: evidence in a dispute, or a document of the business verification (KYC). */
export const FILE_PURPOSES = ['dispute_evidence', 'business_verification'] as const;

export type FilePurpose = (typeof FILE_PURPOSES)[number];

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

export interface FileUploadQuery {
  /** What it is for. */
  readonly purpose: FilePurpose;
  /** Shown to those who read it; of a path only the last part. Default: `document`. */
  readonly name?: string | undefined;
  /** Mode of a logged-in merchant. */
  readonly mode?: Mode | undefined;
}

/** The body of an upload: only the bytes of the file. */
export interface FileUpload {
  /** 1 to 5 242 880. */
  readonly bytes: Uint8Array;
}
