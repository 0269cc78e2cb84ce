import type { Context } from '../context.ts';
import { commitOnce } from '../kernel/decide-and-commit.ts';
import type { StoredFile } from '../model.ts';
import type { Swept } from '../ports/store-claims.ts';

/** Each is several commits. */
const FILES_MAX = 20;

/**
 * Deletes files whose time is over, and uploads that were never finished: first the row is marked, which is final, then
 * the bytes go, then the row. A process that dies between leaves a row that the next sweep finds.
 */
export async function deleteFiles(context: Context, afterId: string | null): Promise<Swept> {
  const due = await context.store.read.filesToDelete(context.clock.now(), afterId, FILES_MAX);
  let count = 0;
  for (const file of due) {
    try {
      if (await deleteFile(context, file)) count += 1;
    } catch (error) {
      // A directory that refuses one file keeps no other.
      context.outage.failed(error, 'a file could not be deleted', { file: file.id });
    }
  }
  return { count, nextAfterId: due.length < FILES_MAX ? null : (due.at(-1)?.id ?? null) };
}

async function deleteFile(context: Context, file: StoredFile): Promise<boolean> {
  const deleting: StoredFile = { ...file, state: 'deleting', version: file.version + 1 };
  const isOurs = await commitOnce(context, [{ type: 'file.update', file: deleting, fromVersion: file.version }]);
  if (!isOurs) return false;
  await context.files.delete(file.id);
  return commitOnce(context, [{ type: 'file.delete', id: file.id }]);
}
