import { engineStore } from '@mitako/core/engine';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openConnection } from '../src/connection.ts';
import { anId } from '../../testing/src/store-conformance/fixtures.ts';
import { sqlite } from '../src/index.ts';
import { inMigration } from '../src/migration.ts';

let file: string;
let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'mitako-migrations-'));
  file = join(directory, 'a.db');
});
afterEach(() => rmSync(directory, { recursive: true }));

it('a migration that fails leaves nothing behind', async () => {
  const failing = inMigration(file, async (transaction) => {
    await transaction.schema.createTable('half').addColumn('a', 'integer').execute();
    await sql`select * from missing`.execute(transaction);
  });
  await expect(failing).rejects.toThrow('missing');
  expect(tables()).toEqual([]);
});

it('a schema of a newer engine stays unchanged', async () => {
  const store = engineStore(sqlite({ path: file }));
  await store.migrations.migrate();
  const connection = openConnection(file);
  connection.exec("INSERT INTO mitako_migration VALUES ('9999-from-the-future', '2030-01-01T00:00:00.000Z')");
  connection.close();
  expect(await store.migrations.status()).toMatchObject({ state: 'ahead', pending: [] });
  await expect(store.migrations.migrate()).rejects.toThrow('9999-from-the-future');
  await store.close();
});

it('the statements run by hand create the same schema, and migrate then has nothing to do', async () => {
  const store = engineStore(sqlite({ path: file }));
  const statements = await store.migrations.sql();
  const byHand = openConnection(file);
  for (const statement of statements) byHand.exec(statement);
  byHand.close();
  expect((await store.migrations.status()).state).toBe('current');
  expect(await store.migrations.migrate()).toEqual([]);
  await store.close();
  const made = schema(file);
  const other = join(directory, 'b.db');
  const migrated = engineStore(sqlite({ path: other }));
  await migrated.migrations.migrate();
  await migrated.close();
  expect(made).toEqual(schema(other));
});

it('data is there when the file is opened again', async () => {
  const first = engineStore(sqlite({ path: file }));
  await first.migrations.migrate();
  const operatorKey = {
    id: anId('opk'),
    name: 'Night',
    hash: 'hash',
    role: 'administrator' as const,
    allowedFrom: [],
    hint: 'hint',
    createdAtMs: 1,
    expiresAtMs: null,
    revokedAtMs: null,
    lastUsedAtMs: null,
  };
  const committed = first.commit([{ type: 'operator_key.insert', operatorKey }]);
  // Closing waits for the commit that was handed in before.
  await first.close();
  expect(await committed).toEqual({ kind: 'applied' });
  const second = engineStore(sqlite({ path: file }));
  expect((await second.migrations.status()).state).toBe('current');
  expect(await second.read.operatorKeyByHash('hash')).toEqual(operatorKey);
  await second.close();
});

it('commits of a store that is open wait for a migration, and see the new schema', async () => {
  const store = engineStore(sqlite({ path: file }));
  const operatorKey = {
    id: anId('opk'),
    name: 'Night',
    hash: 'hash',
    role: 'administrator' as const,
    allowedFrom: [],
    hint: 'hint',
    createdAtMs: 1,
    expiresAtMs: null,
    revokedAtMs: null,
    lastUsedAtMs: null,
  };
  const other = engineStore(sqlite({ path: file }));
  await Promise.all([store.migrations.migrate(), other.migrations.migrate()]);
  expect(await store.commit([{ type: 'operator_key.insert', operatorKey }])).toEqual({ kind: 'applied' });
  expect(await other.read.operatorKeyByHash('hash')).toEqual(operatorKey);
  await Promise.all([store.close(), other.close()]);
});

function tables(): unknown[] {
  const reader = openConnection(file);
  const names = reader.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all();
  reader.close();
  return names;
}

function schema(of: string): unknown[] {
  const reader = openConnection(of);
  const rows = reader.prepare('SELECT name, sql FROM sqlite_master ORDER BY name').all();
  reader.close();
  return rows;
}
