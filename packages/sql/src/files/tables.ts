import type { FilePart, StoredFile } from '@mitako/core/engine';
import { bigint, flag, integer, text } from '../engine/columns.ts';
import { table } from '../engine/table.ts';

export const files = table<StoredFile>()('mitako_files', {
  id: text().fixed(),
  merchantId: text().fixed(),
  livemode: flag().fixed(),
  purpose: text().fixed(),
  type: text().fixed(),
  bytes: integer().fixed(),
  encryptedName: text().fixed(),
  state: text(),
  subjectId: text().nullable(),
  deleteAfterMs: bigint().nullable(),
  createdAtMs: bigint().fixed(),
  version: integer(),
});

export const fileParts = table<FilePart>()('mitako_file_parts', {
  fileId: text().fixed(),
  place: integer().fixed(),
  content: text().fixed(),
});
