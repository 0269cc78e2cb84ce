import type { EngineStore } from '@mitako/core/engine';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createSqlStore,
  type BoundStatement,
  type Engine,
  type Row,
  type SqlValue,
} from '../../packages/sql/src/index.ts';
import { createSqliteEngine } from '../../packages/sqlite/src/engine.ts';
import { shownRow, storedValue } from '../support/stored-ids.ts';

/** One real SQLite database for many seeds: emptied in a millisecond, where migrating takes fifty. */
export interface Database {
  /** Of the process that plays: a restored database is another one's, which remembers nothing of this one. */
  readonly store: EngineStore;
  /** Ids are texts, in values and in rows of the first table that is named. */
  rows(sql: string, ...values: readonly SqlValue[]): Promise<readonly Row[]>;
  /** Statements that change the schema. */
  run(statements: readonly string[]): Promise<void>;
  /** Contents of every table, for {@link Database.restore}. */
  snapshot(): Promise<Snapshot>;
  restore(snapshot: Snapshot): Promise<void>;
  close(): Promise<void>;
}

export type Snapshot = readonly BoundStatement[];

/** @param wrap wraps SQLite, for an engine with a defect */
export function openDatabase(wrap: (engine: Engine) => Engine = (engine) => engine): Database {
  const directory = mkdtempSync(join(tmpdir(), 'mitako-simulation-'));
  const sqlite = createSqliteEngine({
    file: join(directory, 'mitako.db'),
    temporary: true,
    dispose: () => rmSync(directory, { recursive: true, force: true }),
  });
  const engine = wrap(sqlite);
  let store: EngineStore = createSqlStore(engine);

  const raw = (sql: string): Promise<readonly Row[]> => sqlite.query({ sql, values: [] });

  async function rows(sql: string, ...values: readonly SqlValue[]): Promise<readonly Row[]> {
    const found = await sqlite.query({ sql, values: values.map(storedValue) });
    return found.map((row) => shownRow(sql, row));
  }

  /** Oldest first, because tables refer to older ones. */
  async function tables(): Promise<readonly string[]> {
    const found = await raw(
      `select name from sqlite_master where type = 'table' and name like 'mitako\\_%' escape '\\'
       and name not like 'mitako\\_migration%' escape '\\'
       order by rowid`,
    );
    return found.map(({ name }) => String(name));
  }

  return {
    get store() {
      return store;
    },
    rows,
    async run(statements) {
      await sqlite.commit(
        statements.map((sql) => ({ sql, values: [], rows: null, change: 0 })),
        'relaxed',
      );
    },
    async snapshot() {
      // Nobody else opens the file from here on: a connection that holds its locks for good takes none for a statement.
      sqlite.connection.pragma('locking_mode = exclusive');
      const statements: BoundStatement[] = [];
      for (const table of await tables()) {
        for (const row of await raw(`select * from ${table}`)) {
          const columns = Object.keys(row);
          const places = columns.map(() => '?').join(', ');
          statements.push({
            sql: `insert into ${table} (${columns.join(', ')}) values (${places})`,
            values: columns.map((column) => row[column] as SqlValue),
          });
        }
      }
      return statements;
    },
    async restore(snapshot) {
      const emptied = (await tables()).toReversed().map((table) => ({ sql: `delete from ${table}`, values: [] }));
      const statements = [...emptied, ...snapshot].map((statement) => ({
        ...statement,
        rows: null,
        change: 0,
      }));
      await sqlite.commit(statements, 'relaxed');
      store = createSqlStore(engine);
    },
    close: () => sqlite.close(),
  };
}
