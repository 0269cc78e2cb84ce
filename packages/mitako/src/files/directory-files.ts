import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '@mitako/core';

/**
 * Keeps files in a directory, one each, readable by this user only (0600). All processes of a gateway need the same
 * directory. A file appears under its name once it is complete and on the disk.
 * @param path made when it is needed, with the directories above it
 */
export function directoryFiles(path: string): FileStore {
  const placeOf = (id: string): string => {
    if (!/^[\w-]{1,64}$/.test(id)) throw new TypeError(`not an id of a file: ${id}`);
    return join(path, id);
  };
  const unfinished = (id: string): string => `${placeOf(id)}.part`;
  async function write(id: string, pieces: AsyncIterable<Uint8Array>): Promise<void> {
    await mkdir(path, { recursive: true, mode: 0o700 });
    const file = await open(unfinished(id), 'w', 0o600);
    try {
      for await (const piece of pieces) await file.writeFile(piece);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished(id), placeOf(id));
    await synced(path);
  }

  return {
    put: write,
    replace: write,
    async *get(id) {
      try {
        for await (const chunk of createReadStream(placeOf(id)) as AsyncIterable<Uint8Array>) yield chunk;
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    },
    async delete(id) {
      await rm(unfinished(id), { force: true });
      await rm(placeOf(id), { force: true });
    },
  };
}

/** The name of a file is on the disk only when its directory is. */
async function synced(path: string): Promise<void> {
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
