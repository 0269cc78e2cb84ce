import pg from 'pg';
import {
  CONNECTIONS_MAX,
  type BoundStatement,
  createSqlStore,
  type GuardedStatement,
  openConnection,
  postgresDialect,
  type Row,
  sqliteDialect,
  statementCache,
} from './copies.ts';
import type { EngineStore } from '@mitako/core/engine';
import { isPostgres } from './stores.ts';

// The floor of a commit: the store's own statements, in one transaction each, as careful code without pipelining and
// group commit would send them.

/** The statements of one commit. */
export type Recorded = readonly GuardedStatement[];

/** A store that records commits instead of sending them. What is read is read: the data key, and who subscribes. */
export function recordingStore(address: string, record: (statements: Recorded) => void): EngineStore {
  const unsupported = (): never => {
    throw new Error('a store that records can neither write nor claim');
  };
  return createSqlStore({
    name: 'recording',
    dialect: isPostgres(address) ? postgresDialect('public') : sqliteDialect,
    isShared: false,
    query: reading(address),
    write: unsupported,
    claim: unsupported,
    migrate: unsupported,
    assertFit: unsupported,
    commit(statements) {
      record(statements);
      return Promise.resolve({ kind: 'applied' });
    },
    close: () => Promise.resolve(),
  });
}

function reading(address: string): (statement: BoundStatement) => Promise<readonly Row[]> {
  if (isPostgres(address)) {
    const pool = new pg.Pool({ connectionString: address, max: 1 });
    return async ({ sql, values }) => (await pool.query<Row>(sql, [...values])).rows;
  }
  const statementOf = statementCache(openConnection(address));
  return ({ sql, values }) => Promise.resolve(statementOf(sql).all(values));
}

export interface OneByOne {
  /** False: a statement affected an unexpected number of rows, and the transaction was rolled back. */
  commit(statements: Recorded): Promise<boolean>;
  /** Reads the stored response of an idempotency key, which a refused caller receives. */
  readAnswer(key: string): Promise<void>;
}

export function oneByOne(address: string): OneByOne {
  return isPostgres(address) ? onPool(address) : inFile(address);
}

/** A pool as large as the store's, with prepared statements. Each statement waits for the previous result. */
function onPool(connectionString: string): OneByOne {
  const pool = new pg.Pool({ connectionString, max: CONNECTIONS_MAX });
  const names = new Map<string, string>();
  const nameOf = (sql: string): string => {
    const name = names.get(sql) ?? `statement_${names.size}`;
    names.set(sql, name);
    return name;
  };
  return {
    async commit(statements) {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        for (const { sql, values, rows } of statements) {
          const { rowCount } = await client.query({ name: nameOf(sql), text: sql, values: [...values] });
          if (rows !== null && rowCount !== rows) {
            await client.query('ROLLBACK');
            return false;
          }
        }
        await client.query('COMMIT');
        return true;
      } finally {
        client.release();
      }
    },
    async readAnswer(key) {
      const text = 'SELECT * FROM mitako_idempotency WHERE key = $1';
      if ((await pool.query({ name: 'answer', text, values: [key] })).rowCount !== 1)
        throw new Error('there is no answer');
    },
  };
}

/** Each commit is synced separately. */
function inFile(file: string): OneByOne {
  const database = openConnection(file);
  const statementOf = statementCache(database);
  const commit = (statements: Recorded): boolean => {
    statementOf('BEGIN IMMEDIATE').run();
    for (const { sql, values, rows } of statements) {
      const statement = statementOf(sql);
      const touched = statement.reader ? statement.all(values).length : statement.run(values).changes;
      if (rows !== null && touched !== rows) {
        statementOf('ROLLBACK').run();
        return false;
      }
    }
    statementOf('COMMIT').run();
    return true;
  };
  return {
    // Yields to the other callers and the event loop.
    commit: (statements) => new Promise((resolve) => setImmediate(() => resolve(commit(statements)))),
    readAnswer(key) {
      const row = statementOf('SELECT * FROM mitako_idempotency WHERE key = ?').get(key);
      return row === undefined ? Promise.reject(new Error('there is no answer')) : Promise.resolve();
    },
  };
}
