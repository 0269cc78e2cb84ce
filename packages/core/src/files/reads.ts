import type { FilePart, StoredFile } from './model.ts';

export interface FileReads {
  /** Those whose time is over, by id, from the first on. */
  filesToDelete(nowMs: number, afterId: string | null, limit: number): Promise<readonly StoredFile[]>;
  filePart(fileId: string, place: number): Promise<FilePart | null>;
}
