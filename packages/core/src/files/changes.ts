import type { StoredFile } from '../model.ts';

/** Changes of files. */
export interface FileChanges {
  /** Refused when the merchant, in this mode, would have more files or bytes. The merchant must exist. */
  'file.insert': { file: StoredFile; countMax: number; bytesMax: number };
  /** Refused unless the file is being deleted. */
  'file.delete': { id: string };
  /** Any number of rows. */
  'file_parts.delete': { fileId: string };
}
