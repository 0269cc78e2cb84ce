import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from '@mitako/core';
import { sqlite } from '@mitako/sqlite';

/** One a process: migrating takes twenty times as long as copying. */
let template: Promise<string> | null = null;

/** A store on a throw-away SQLite file that has the whole schema and no row. */
export async function migratedSqlite(): Promise<Store> {
  const from = await (template ??= migrate());
  const directory = await mkdtemp(join(tmpdir(), 'mitako-'));
  const path = join(directory, 'mitako.db');
  await copyFile(from, path);
  const store = sqlite({ path });
  return {
    ...store,
    async close() {
      await store.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function migrate(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'mitako-template-'));
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  const path = join(directory, 'mitako.db');
  const store = sqlite({ path });
  await store.migrations.migrate();
  await store.close();
  return path;
}
