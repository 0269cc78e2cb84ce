import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Path of a database, and its cleanup. */
export interface Location {
  readonly file: string;
  readonly temporary: boolean;
  /** Call once every connection is closed. */
  dispose(): void;
}

export function locate(path: string): Location {
  if (path !== ':memory:') return { file: path, temporary: false, dispose: () => undefined };
  const directory = mkdtempSync(join(tmpdir(), 'mitako-'));
  return {
    file: join(directory, 'mitako.db'),
    temporary: true,
    dispose: () => rmSync(directory, { recursive: true, force: true }),
  };
}
