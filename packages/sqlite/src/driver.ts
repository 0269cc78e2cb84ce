import { createRequire } from 'node:module';
import type Database from 'better-sqlite3';

export type Connection = Database.Database;
export type Statement = Database.Statement<unknown[], Readonly<Record<string, unknown>>>;

const NODE_MAJOR_MIN = 22;

let open: typeof Database | undefined;

/**
 * Loads the native module on first use. On Node 20 it crashes the process with a segmentation fault and no message, so
 * the version is checked first, and it is not imported at the top.
 */
export function driver(): typeof Database {
  refuseOldNode(process.versions.node);
  open ??= createRequire(import.meta.url)('better-sqlite3') as typeof Database;
  return open;
}

export function refuseOldNode(version: string): void {
  if (Number.parseInt(version, 10) >= NODE_MAJOR_MIN) return;
  throw new Error(`@mitako/sqlite needs Node.js ${NODE_MAJOR_MIN} or newer; this is ${version}.`);
}
