import type { FileReference, UploadedFile } from '@mitako/contract/names';
import { timestamp, timestampOrNull } from '../basics/timestamp.ts';
import type { Context } from '../context.ts';
import type { StoredFile } from '../model.ts';

/** The fields of a file in the object that names it. */
export function fileReferenceOf({ keyring }: Context, { id, type, bytes, encryptedName }: StoredFile): FileReference {
  return { id, name: keyring.open(encryptedName, fileNameContext(id)), type, bytes };
}

export function fileToWire(context: Context, file: StoredFile): UploadedFile {
  return {
    ...fileReferenceOf(context, file),
    purpose: file.purpose,
    livemode: file.livemode,
    created_at: timestamp(file.createdAtMs),
    expires_at: timestampOrNull(file.deleteAfterMs),
  };
}

export function sealedName({ keyring }: Context, fileId: string, name: string): string {
  return keyring.seal(name, fileNameContext(fileId));
}

export function fileNameContext(fileId: string): string {
  return `file-name:${fileId}`;
}
