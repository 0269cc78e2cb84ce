import Database from 'better-sqlite3';
import pg from 'pg';
import { createTestDatabase } from '../../../../tests/support/postgres.ts';
import {
  drizzleStore,
  EVENTS_TABLE,
  memoryStore,
  pgStore,
  prismaStore,
  sqliteStore,
  type EventStore,
} from '../../src/exactly-once.ts';

/** What a handler wrote: rows of the shop, in the order of their transactions. */
export interface Written {
  readonly subject: string;
  readonly sequence: number;
}

/** A store with a shop's table beside it, empty, and the handler's statement for it. */
export interface Shop<Transaction> {
  readonly store: EventStore<Transaction>;
  /** In the handler's transaction. `fail` throws after the statement, so that it must be undone. */
  readonly write: (transaction: Transaction, row: Written, fail: boolean) => unknown;
  readonly written: () => Promise<readonly Written[]>;
}

const TABLE = 'CREATE TABLE applied (id SERIAL PRIMARY KEY, subject text NOT NULL, sequence integer NOT NULL)';
const failure = new Error('The process died.');

/** Opens an empty shop for each store that there is. */
export const shops = {
  memory: async () => {
    const rows: Written[] = [];
    const write = async (_: undefined, row: Written, fail: boolean) => {
      await Promise.resolve();
      if (fail) throw failure;
      rows.push(row);
    };
    return { store: memoryStore(), write, written: async () => rows };
  },
  'better-sqlite3': async () => {
    const database = new Database(':memory:');
    database.exec(EVENTS_TABLE);
    database.exec(TABLE.replace('SERIAL', 'INTEGER'));
    const write = (db: Database.Database, { subject, sequence }: Written, fail: boolean): void => {
      db.prepare('INSERT INTO applied (subject, sequence) VALUES (?, ?)').run(subject, sequence);
      if (fail) throw failure;
    };
    const written = async () =>
      database.prepare('SELECT subject, sequence FROM applied ORDER BY id').all() as Written[];
    return { store: sqliteStore(database), write, written };
  },
  pg: async () => {
    const pool = await emptied();
    return { store: pgStore(pool), write: writeWith((client: pg.PoolClient) => client), written: readWith(pool) };
  },
  'a transaction as Prisma has it': async () => {
    const pool = await emptied();
    const prisma = {
      $transaction: <Result>(work: (transaction: PrismaLike) => Promise<Result>): Promise<Result> =>
        inTransaction(pool, (client) =>
          work({
            client,
            $queryRawUnsafe: async (query: string, ...values: unknown[]) => (await client.query(query, values)).rows,
          }),
        ),
    };
    return {
      store: prismaStore(prisma),
      write: writeWith(({ client }: PrismaLike) => client),
      written: readWith(pool),
    };
  },
  'a transaction as Drizzle has it': async () => {
    const pool = await emptied();
    const sql = (strings: TemplateStringsArray, ...values: unknown[]) => ({
      text: strings.reduce((text, part, index) => `${text}$${index}${part}`),
      values,
    });
    const database = {
      transaction: <Result>(work: (transaction: DrizzleLike) => Promise<Result>): Promise<Result> =>
        inTransaction(pool, (client) => work({ client, execute: (query) => client.query(query.text, query.values) })),
    };
    return {
      store: drizzleStore(database, sql),
      write: writeWith(({ client }: DrizzleLike) => client),
      written: readWith(pool),
    };
  },
} satisfies Record<string, () => Promise<object>>;

interface PrismaLike {
  readonly client: pg.PoolClient;
  $queryRawUnsafe(query: string, ...values: unknown[]): Promise<unknown>;
}

interface DrizzleLike {
  readonly client: pg.PoolClient;
  execute(query: { readonly text: string; readonly values: unknown[] }): Promise<unknown>;
}

let opened: Promise<pg.Pool> | undefined;
let close = async (): Promise<void> => undefined;

export async function closeShops(): Promise<void> {
  await close();
}

async function emptied(): Promise<pg.Pool> {
  opened ??= open();
  const pool = await opened;
  await pool.query('DELETE FROM mitako_events; DELETE FROM applied');
  return pool;
}

async function open(): Promise<pg.Pool> {
  const database = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: database.connectionString, max: 8 });
  // `end` resolves before its connections are closed, and dropping the database terminates those that are left.
  pool.on('error', () => undefined);
  close = async () => {
    await pool.end();
    await database.drop();
  };
  await pool.query(`${EVENTS_TABLE}; ${TABLE}`);
  return pool;
}

function writeWith<Transaction>(clientOf: (transaction: Transaction) => pg.PoolClient) {
  return async (transaction: Transaction, { subject, sequence }: Written, fail: boolean): Promise<void> => {
    await clientOf(transaction).query('INSERT INTO applied (subject, sequence) VALUES ($1, $2)', [subject, sequence]);
    if (fail) throw failure;
  };
}

function readWith(pool: pg.Pool) {
  return async () => (await pool.query<Written>('SELECT subject, sequence FROM applied ORDER BY id')).rows;
}

async function inTransaction<Result>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}
