import { FIRST_ID, ofId } from '../engine/columns.ts';
import type { FileReads } from '@mitako/core/engine';
import type { Reader } from '../engine/reader.ts';
import { rowsOf } from '../engine/rows.ts';
import { fileParts, files } from './tables.ts';

export function createFileReads(reader: Reader): FileReads {
  const rows = rowsOf(reader, files);
  const parts = rowsOf(reader, fileParts);
  return {
    filesToDelete: (nowMs, afterId, limit) =>
      rows.all((all) =>
        all
          .where('delete_after_ms', '<=', nowMs)
          .where('id', '>', afterId === null ? FIRST_ID : ofId('file', afterId))
          .orderBy('id')
          .limit(limit),
      ),

    filePart: (fileId, place) =>
      parts.one((all) => all.where('file_id', '=', ofId('file', fileId)).where('place', '=', place)),
  };
}
