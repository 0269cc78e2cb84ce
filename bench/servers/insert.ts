import { Hono } from 'hono';
import { offer } from '../child.ts';
import { createAdaptorServer, openWriter } from '../copies.ts';
import { listening } from './listening.ts';

// The floor with a store: one insert for each request, synced to disk before the answer. The connection is opened by
// the very function that opens the gateway's: WAL, synchronous=FULL, checked.

const file = process.argv[2] ?? '';
const database = openWriter(file);
database.exec('CREATE TABLE payments (id INTEGER PRIMARY KEY, body TEXT NOT NULL)');
const insert = database.prepare('INSERT INTO payments (body) VALUES (?)');
const count = database.prepare<[], { readonly rows: number }>('SELECT count(*) AS rows FROM payments');

const app = new Hono();
app.post('/insert', async (context) => {
  const body = await context.req.json<object>();
  const { lastInsertRowid } = insert.run(JSON.stringify(body));
  return context.json({ id: String(lastInsertRowid), ...body }, 201);
});

const port = await listening(createAdaptorServer({ fetch: app.fetch }));

const tasks = {
  port: (): number => port,
  rows: (): number => count.get()?.rows ?? 0,
};
export type InsertTasks = typeof tasks;
offer(tasks);
