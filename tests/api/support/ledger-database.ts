import { postgres } from '@mitako/postgres';
import { sqlite } from '@mitako/sqlite';
import { createTestGateway, type TestGateway } from '@mitako/testing';
import type { GatewayOptions } from '@mitako/core';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { inject } from 'vitest';
import { createTestDatabase } from '../../support/postgres.ts';
import { withStoredIds } from '../../support/stored-ids.ts';
import { START_MS } from '../../support/start.ts';

/** A gateway with direct access to its database, as for an attacker without the root secret. */
export interface OpenDatabase {
  readonly api: TestGateway;
  /** Runs statements with constraints disabled. Ids in quotes are as columns of one kind have them. */
  tamper(...statements: readonly string[]): Promise<void>;
  rows(statement: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** The bytes of its files. */
  files(): Promise<readonly Buffer[]>;
  close(): Promise<void>;
}

export function openWithDatabase(options: Partial<GatewayOptions> = {}): Promise<OpenDatabase> {
  return inject('engine') === 'sqlite' ? onSqlite(options) : onPostgres(options);
}

async function onSqlite(options: Partial<GatewayOptions>): Promise<OpenDatabase> {
  const directory = mkdtempSync(join(tmpdir(), 'mitako-ledger-'));
  const path = join(directory, 'mitako.db');
  const api = await createTestGateway({ startMs: START_MS, store: sqlite({ path }), ...options });
  const database = new DatabaseSync(path, { timeout: 5_000 });
  database.exec('PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON');
  return {
    api,
    tamper: (...statements) =>
      Promise.resolve(database.exec(withStoredIds(['BEGIN', ...statements, 'COMMIT'].join(';\n'), 'sqlite'))),
    rows: (statement) => Promise.resolve(database.prepare(withStoredIds(statement, 'sqlite')).all()),
    files: () => Promise.resolve(filesIn(directory)),
    async close() {
      database.close();
      await api.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function onPostgres(options: Partial<GatewayOptions>): Promise<OpenDatabase> {
  const { connectionString, drop } = await createTestDatabase();
  const api = await createTestGateway({
    startMs: START_MS,
    store: postgres({ connectionString, connectionsMax: 4 }),
    ...options,
  });
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('SET session_replication_role = replica');
  const checks = `SELECT conrelid::regclass AS owner, conname AS name FROM pg_constraint WHERE contype = 'c' AND conname LIKE 'mitako%'`;
  const { rows } = await client.query<{ readonly owner: string; readonly name: string }>(checks);
  for (const { owner, name } of rows) await client.query(`ALTER TABLE ${owner} DROP CONSTRAINT ${name}`);
  return {
    api,
    tamper: async (...statements) => void (await client.query(withStoredIds(statements.join(';\n'), 'postgres'))),
    rows: async (statement) =>
      (await client.query<Readonly<Record<string, unknown>>>(withStoredIds(statement, 'postgres'))).rows,
    async files() {
      await client.query('CHECKPOINT');
      const { rows: found } = await client.query<{ readonly directory: string }>(
        `SELECT current_setting('data_directory') || '/base/' || oid AS directory
         FROM pg_database WHERE datname = current_database()`,
      );
      return found.flatMap(({ directory }) => filesIn(directory));
    },
    async close() {
      await client.end();
      await api.close();
      await drop();
    },
  };
}

function filesIn(directory: string): readonly Buffer[] {
  return readdirSync(directory).map((name) => readFileSync(join(directory, name)));
}
