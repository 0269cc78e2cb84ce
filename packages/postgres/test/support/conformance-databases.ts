import { randomBytes } from 'node:crypto';
import type { Store } from '@mitako/core';
import type { ConformanceDatabase, StoreConformanceOptions } from '@mitako/testing';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { createTestDatabase, emptySchema, type TestDatabase } from '../../../../tests/support/postgres.ts';
import { postgres } from '../../src/index.ts';

/**
 * Databases of the suite are schemas: creating one takes a tenth of the time of a database. Hooks are those of the file that
 * calls this, as files of a worker share this module.
 */
export function databasesOf(
  open: (connectionString: string, schema: string) => Store,
): Pick<StoreConformanceOptions, 'createDatabase' | 'createMigratedDatabase'> {
  let database: TestDatabase;
  let janitor: pg.Client;
  /** Migrated schemas without rows. */
  const emptied: string[] = [];
  beforeAll(async () => {
    database = await createTestDatabase();
    janitor = new pg.Client({ connectionString: database.connectionString });
    await janitor.connect();
  });
  afterAll(async () => {
    await janitor.end();
    await database.drop();
  });
  const onSchema = (schema: string, drop: () => Promise<void>): ConformanceDatabase => ({
    open: () => open(database.connectionString, schema),
    drop,
  });
  return {
    // Each is dropped with its database.
    createDatabase: () => Promise.resolve(onSchema(newSchema(), () => Promise.resolve())),
    createMigratedDatabase: async () => {
      const schema = emptied.pop() ?? (await migratedSchema(database.connectionString));
      return onSchema(schema, async () => {
        await emptySchema(janitor, schema);
        emptied.push(schema);
      });
    },
  };
}

async function migratedSchema(connectionString: string): Promise<string> {
  const schema = newSchema();
  const store = postgres({ connectionString, schema });
  await store.migrations.migrate();
  await store.close();
  return schema;
}

function newSchema(): string {
  return `conformance_${randomBytes(6).toString('hex')}`;
}
