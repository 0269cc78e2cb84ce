import { deepStrictEqual as deepEqual } from 'node:assert';
import type { Change, StoredFile } from '@mitako/core/engine';
import { aFile, aFilePart, anId, NOW_MS } from '../fixtures.ts';
import { withFile, withMerchant } from '../inserted.ts';
import { applied, idsOf, refused, throws, type Suite } from '../suite.ts';

export function fileTests({ describe, it, alone }: Suite): void {
  describe('files', () => {
    it('file.insert is refused beyond the number and the bytes of a merchant and mode, and throws without a merchant', async ({
      store,
    }) => {
      const [merchant, other] = [await withMerchant(store), await withMerchant(store)];
      const insert = (over: Partial<StoredFile> = {}, countMax = 2, bytesMax = 3_000, of = merchant): Change => ({
        type: 'file.insert',
        file: aFile(of, over),
        countMax,
        bytesMax,
      });
      await applied(store, insert(), insert({ bytes: 2_000 }));
      await refused(store, insert({ bytes: 1 }, 2, 9_000));
      await refused(store, insert({ bytes: 1 }, 3));
      await applied(store, insert({ livemode: true }), insert({}, 2, 3_000, other));
      await refused(store, insert({}, 9, 9_000, { ...merchant, id: anId('mer') }));
    });

    it('pieces belong to a file, each in its place, and go together', async ({ store, rival }) => {
      const [file, other] = [await withFile(store), await withFile(store)];
      const parts = [0, 1].map((place) => aFilePart(file, { place, content: 'x'.repeat(400_000) + String(place) }));
      for (const part of [...parts, aFilePart(other)])
        await applied(store, { type: 'file_part.insert', filePart: part });
      deepEqual(await rival.read.filePart(file.id, 1), parts[1]);
      deepEqual(await rival.read.filePart(file.id, 2), null);
      await refused(store, { type: 'file_part.insert', filePart: aFilePart(file) });
      await throws(store, { type: 'file_part.insert', filePart: aFilePart({ id: anId('file') }) });
      await applied(store, { type: 'file_parts.delete', fileId: file.id });
      deepEqual(await store.read.filePart(file.id, 0), null);
      deepEqual(await store.read.filePart(other.id, 0), aFilePart(other));
    });

    it('file.delete deletes a file that is being deleted, and no other', async ({ store }) => {
      const [stored, deleting] = [
        await withFile(store, { state: 'stored' }),
        await withFile(store, { state: 'deleting' }),
      ];
      await refused(store, { type: 'file.delete', id: stored.id });
      await applied(store, { type: 'file.delete', id: deleting.id });
      deepEqual(await store.read.filesByIds([stored.id, deleting.id]), [stored]);
    });

    alone('those whose time is over are listed by id', async ({ store }) => {
      const ends = [NOW_MS, NOW_MS + 1, null, NOW_MS - 1, NOW_MS];
      const files: StoredFile[] = [];
      for (const deleteAfterMs of ends) files.push(await withFile(store, { deleteAfterMs }));
      const due = [files[0]?.id, files[3]?.id, files[4]?.id];
      const first = await store.read.filesToDelete(NOW_MS, null, 2);
      deepEqual(idsOf(first), due.slice(0, 2));
      const rest = await store.read.filesToDelete(NOW_MS, due[1] ?? null, 2);
      deepEqual(idsOf(rest), due.slice(2));
    });
  });
}
