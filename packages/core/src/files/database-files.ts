import type { Change } from '../ports/changes.ts';
import type { FileStore } from '../ports/file-store.ts';
import type { EngineStore } from '../ports/store.ts';

/** Keeps files in the gateway's own database, a row for each piece: one backup has everything. */
export function databaseFiles(store: EngineStore): FileStore {
  return {
    async put(fileId, pieces) {
      let place = 0;
      for await (const piece of pieces) {
        const content = Buffer.from(piece).toString('base64');
        const { kind } = await store.commit([{ type: 'file_part.insert', filePart: { fileId, place, content } }]);
        if (kind !== 'applied') throw new Error(`piece ${place} of ${fileId} was not stored: ${kind}`);
        place += 1;
      }
    },
    async replace(fileId, pieces) {
      const parts: Change[] = [{ type: 'file_parts.delete', fileId }];
      for await (const piece of pieces) {
        const content = Buffer.from(piece).toString('base64');
        parts.push({ type: 'file_part.insert', filePart: { fileId, place: parts.length - 1, content } });
      }
      const { kind } = await store.commit(parts);
      if (kind !== 'applied') throw new Error(`the pieces of ${fileId} were not replaced: ${kind}`);
    },
    async *get(fileId) {
      for (let place = 0; ; place += 1) {
        const part = await store.read.filePart(fileId, place);
        if (part === null) return;
        yield Buffer.from(part.content, 'base64');
      }
    },
    async delete(fileId) {
      const { kind } = await store.commit([{ type: 'file_parts.delete', fileId }]);
      if (kind !== 'applied') throw new Error(`the pieces of ${fileId} were not deleted: ${kind}`);
    },
  };
}
