import { engineStore, type EngineStore } from '@mitako/core/engine';
import { postgres } from '@mitako/postgres';
import { migratedSqlite } from '../../packages/testing/src/migrated-sqlite.ts';
import { createDatabaseOn } from '../support/postgres-database.ts';
import { startPostgresServer } from '../support/postgres-server.ts';

/** Empty, migrated stores, one after the other. */
export interface Stores {
  readonly open: () => Promise<EngineStore>;
  readonly close: () => Promise<void>;
}

export async function openStores(engine: 'sqlite' | 'postgres'): Promise<Stores> {
  return engine === 'sqlite' ? { open: migratedSqlite, close: () => Promise.resolve() } : onServer();
}

async function onServer(): Promise<Stores> {
  const server = await startPostgresServer({ fsync: false });
  return {
    async open() {
      const { connectionString, drop } = await createDatabaseOn(server.connectionString, 'conform');
      const store = engineStore(postgres({ connectionString, durability: 'unchecked' }));
      await store.migrations.migrate();
      return {
        ...store,
        async close() {
          await store.close();
          await drop();
        },
      };
    },
    close: () => server.stop(),
  };
}
