import { CompiledQuery, type DatabaseConnection, Kysely, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely';
import { openConnection } from './connection.ts';
import type { Connection } from './driver.ts';

/** Runs the work in one transaction on its own connection, from BEGIN IMMEDIATE: concurrent migrators take turns. */
export async function inMigration<Result>(
  file: string,
  work: (transaction: Kysely<unknown>) => Promise<Result>,
): Promise<Result> {
  const db = new Kysely<unknown>({ dialect: new TransactionalDialect(openConnection(file)) });
  try {
    return await db.transaction().execute(work);
  } finally {
    await db.destroy();
  }
}

// Kysely is extended by subclassing its dialect; these three are the only classes here.

/** SQLite can undo DDL, but kysely assumes it cannot: without this a failed migration would be half applied. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** A plain BEGIN would let two migrators read the same state before one of them writes. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

class TransactionalDialect extends SqliteDialect {
  readonly #database: Connection;

  constructor(database: Connection) {
    super({ database });
    this.#database = database;
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver({ database: this.#database });
  }
}
