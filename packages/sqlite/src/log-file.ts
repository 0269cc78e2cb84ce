import { statSync } from 'node:fs';

/** The log beside the database (`-wal`), as the connection that is open has it. */
export interface LogFile {
  /**
   * - `there`: it is the file that the connection writes to.
   * - `gone`: it was deleted, and nobody has written to another one since.
   * - `replaced`: another process, or another copy of SQLite in this one, writes to another one; or the database itself is gone
   *   or another file: opened again, it would be an empty one.
   */
  state(): 'there' | 'gone' | 'replaced';
}

/**
 * SQLite deletes the log when the last connection is closed, and knows of others by locks of the file. A process loses its
 * own as soon as anything in it closes the file: another copy of SQLite, such as `node:sqlite`, or a plain read
 * (fcntl(2), https://www.sqlite.org/howtocorrupt.html §2.2). From then on whoever closes the database deletes the log that
 * is in use here, and every later commit is written to a file without a name, lost with the process.
 *
 * Of an open connection that has read.
 */
export function watchLog(file: string): LogFile {
  const path = `${file}-wal`;
  const found = (of = path) => statSync(of, { throwIfNoEntry: false });
  const own = found()?.ino;
  const ownFile = found(file)?.ino;
  return {
    state() {
      const now = found();
      if (now?.ino === own) return 'there';
      const isSameFile = found(file)?.ino === ownFile;
      return isSameFile && (now === undefined || now.size === 0) ? 'gone' : 'replaced';
    },
  };
}
