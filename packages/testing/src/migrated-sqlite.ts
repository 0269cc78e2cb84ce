import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineStore, type EngineStore } from '@mitako/core/engine';
import { sqlite } from '@mitako/sqlite';

/** One per process: migrating takes twenty times as long as copying. */
let template: Promise<string> | null = null;

/** A store on a temporary SQLite file with the whole schema and no rows. */
export async function migratedSqlite(): Promise<EngineStore> {
  const from = await (template ??= migrate());
  const directory = temporaryDirectory();
  const path = join(directory, 'mitako.db');
  copyFileSync(from, path);
  const store = engineStore(sqlite({ path }));
  return {
    ...store,
    async close() {
      await store.close();
      remove(directory);
    },
  };
}

async function migrate(): Promise<string> {
  const directory = temporaryDirectory();
  process.once('exit', () => remove(directory));
  const path = join(directory, 'mitako.db');
  const store = engineStore(sqlite({ path }));
  await store.migrations.migrate();
  await store.close();
  return path;
}

function temporaryDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'mitako-'));
}

function remove(directory: string): void {
  rmSync(directory, { recursive: true, force: true });
}
