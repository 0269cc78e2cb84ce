import { Hono } from 'hono';
import pg from 'pg';
import { offer } from '../child.ts';
import { CONNECTIONS_MAX, createAdaptorServer, openConnection } from '../copies.ts';
import { isPostgres } from '../stores.ts';
import { listening } from './listening.ts';

// The floor with a store: one insert per request, synced to disk before the response.

interface Inserts {
  /** The id of the new row. */
  insert(body: string): Promise<string> | string;
  count(): Promise<number> | number;
}

/** The connection is opened by the same function as the gateway's: WAL, `synchronous=FULL`, checked. */
function inSqlite(file: string): Inserts {
  const database = openConnection(file);
  database.exec('CREATE TABLE payments (id INTEGER PRIMARY KEY, body TEXT NOT NULL)');
  const insert = database.prepare('INSERT INTO payments (body) VALUES (?)');
  const count = database.prepare<[], { readonly rows: number }>('SELECT count(*) AS rows FROM payments');
  return { insert: (body) => String(insert.run(body).lastInsertRowid), count: () => count.get()?.rows ?? 0 };
}

/** A pool as large as the gateway's, a prepared statement, and commits whose syncs the server may share. */
async function inPostgres(connectionString: string): Promise<Inserts> {
  const pool = new pg.Pool({ connectionString, max: CONNECTIONS_MAX });
  await pool.query('CREATE TABLE payments (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, body text NOT NULL)');
  const text = 'INSERT INTO payments (body) VALUES ($1) RETURNING id';
  return {
    async insert(body) {
      const { rows } = await pool.query<{ readonly id: string }>({ name: 'insert', text, values: [body] });
      return rows[0]?.id ?? '';
    },
    count: async () =>
      Number((await pool.query<{ readonly rows: string }>('SELECT count(*) AS rows FROM payments')).rows[0]?.rows),
  };
}

const address = process.argv[2] ?? '';
const inserts = isPostgres(address) ? await inPostgres(address) : inSqlite(address);

const app = new Hono();
app.post('/insert', async (context) => {
  const body = await context.req.json<object>();
  const id = await inserts.insert(JSON.stringify(body));
  return context.json({ id, ...body }, 201);
});

const port = await listening(createAdaptorServer({ fetch: app.fetch }));

const tasks = {
  port: (): number => port,
  rows: (): Promise<number> | number => inserts.count(),
};
export type InsertTasks = typeof tasks;
offer(tasks);
