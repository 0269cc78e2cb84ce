import type { FilePart, StoredFile } from '@mitako/core/engine';
import { anyId, bigint, flag, id, integer, text } from '../engine/columns.ts';
import { table } from '../engine/table.ts';

export const files = table<StoredFile>()('mitako_files', {
  id: id('file').fixed(),
  merchantId: id('merchant').fixed(),
  livemode: flag().fixed(),
  purpose: text().fixed(),
  type: text().fixed(),
  bytes: integer().fixed(),
  encryptedName: text().fixed(),
  state: text(),
  subjectId: anyId().nullable(),
  deleteAfterMs: bigint().nullable(),
  createdAtMs: bigint().fixed(),
  version: integer(),
});

export const fileParts = table<FilePart>()('mitako_file_parts', {
  fileId: id('file').fixed(),
  place: integer().fixed(),
  content: text().fixed(),
});
