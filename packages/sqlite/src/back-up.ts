import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { refuseOldNode } from './driver.ts';

/** How often progress is reported. */
const PROGRESS_EVERY_MS = 1_000;

/** In a thread of its own: the copy is one statement. */
const COPY = `
  const { workerData: { driver, from, to } } = require('node:worker_threads');
  const database = new (require(driver))(from, { fileMustExist: true, timeout: 60_000 });
  database.prepare('VACUUM INTO ?').run(to);
  database.close();
`;

export interface BackUpOptions {
  /** The database file. Gateways may run on it. */
  readonly from: string;
  /** The copy: a new file, with mode 0600. */
  readonly to: string;
  /** Receives once a second how many bytes are written, of about how many. */
  readonly onProgress?: (bytes: number, ofBytes: number) => void;
}

/**
 * Copies a database that is in use: the copy has what was committed at one moment, in one file, without free pages
 * (`VACUUM INTO`). It appears under its name once it is complete and on disk, and replaces no file.
 *
 * Copying the file itself is no backup while a gateway runs: what was committed last is in the file beside it (`-wal`).
 * @returns the size of the copy in bytes
 * @throws Error when there is no such database, when `to` exists, or when there is no room
 */
export async function backUp({ from, to, onProgress }: BackUpOptions): Promise<number> {
  refuseOldNode(process.versions.node);
  const ofBytes = statSync(from).size;
  if (existsSync(to)) throw new Error(`${to} exists already`);
  const partial = `${to}.${randomUUID()}.partial`;
  // New, and never through a link.
  closeSync(openSync(partial, 'wx', 0o600));
  const progress = setInterval(() => onProgress?.(statSync(partial).size, ofBytes), PROGRESS_EVERY_MS);
  try {
    await copied(from, partial);
    synced(partial);
    appear(partial, to);
    synced(dirname(to));
    return statSync(to).size;
  } finally {
    clearInterval(progress);
    for (const rest of [partial, `${partial}-journal`]) rmSync(rest, { force: true });
  }
}

function copied(from: string, to: string): Promise<void> {
  const driver = createRequire(import.meta.url).resolve('better-sqlite3');
  const worker = new Worker(COPY, { eval: true, workerData: { driver, from, to } });
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
}

function synced(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** A link replaces no file. Some file systems have none, as those of memory cards. */
function appear(partial: string, to: string): void {
  try {
    linkSync(partial, to);
  } catch (error) {
    const hasNoLinks =
      error instanceof Error && 'code' in error && ['EPERM', 'ENOTSUP', 'ENOSYS'].includes(String(error.code));
    if (!hasNoLinks || existsSync(to)) throw error;
    renameSync(partial, to);
  }
}
