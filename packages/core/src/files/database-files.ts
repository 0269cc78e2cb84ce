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
