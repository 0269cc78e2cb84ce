import { rmSync, statfsSync } from 'node:fs';
import { chmod, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive, removeStaleServers } from './postgres-server.ts';

const MEMORY = '/dev/shm';
const PREFIX = 'mitako-tests-';
/** In containers it is often 64 MiB: too small for the databases of a run. */
const FREE_MIN_BYTES = 2 * 1024 ** 3;

/**
 * Moves the temporary directory of this process and its children to memory, if there is enough: a run creates thousands
 * of databases, and each would be synced to disk many times. It is removed with the process.
 */
export async function writeToMemory(): Promise<void> {
  if (freeBytes() < FREE_MIN_BYTES) return;
  await removeStale();
  const directory = join(MEMORY, `${PREFIX}${process.pid}`);
  await mkdir(directory, { recursive: true });
  // PostgreSQL may run as another user, who needs access.
  await chmod(directory, 0o711);
  process.env['TMPDIR'] = directory;
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
}

function freeBytes(): number {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/** Directories of killed runs. */
async function removeStale(): Promise<void> {
  for (const name of await readdir(MEMORY)) {
    if (!name.startsWith(PREFIX) || isAlive(Number(name.slice(PREFIX.length)))) continue;
    await removeStaleServers(join(MEMORY, name));
    await rm(join(MEMORY, name), { recursive: true, force: true });
  }
}
