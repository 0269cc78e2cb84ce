import type { StoreReads } from '@mitako/core/engine';
import { allOf, oneOf, type Reader } from '../engine/reader.ts';
import { fileParts, files } from './tables.ts';

export function createFileReads(reader: Reader): Pick<StoreReads, 'filesByIds' | 'filesToDelete' | 'filePart'> {
  return {
    filesByIds: async (ids) =>
      ids.length === 0
        ? []
        : allOf(
            reader.rows((db) => db.selectFrom('mitako_files').selectAll().where('id', 'in', ids)),
            files.fromRow,
          ),

    filesToDelete: (nowMs, afterId, limit) =>
      allOf(
        reader.rows((db) =>
          db
            .selectFrom('mitako_files')
            .selectAll()
            .where('delete_after_ms', '<=', nowMs)
            .where('id', '>', afterId ?? '')
            .orderBy('id')
            .limit(limit),
        ),
        files.fromRow,
      ),

    filePart: (fileId, place) =>
      oneOf(
        reader.rows((db) =>
          db.selectFrom('mitako_file_parts').selectAll().where('file_id', '=', fileId).where('place', '=', place),
        ),
        fileParts.fromRow,
      ),
  };
}
