import { Hono } from 'hono';
import { createHmac, createSecretKey, hash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { offer } from '../child.ts';
import { createAdaptorServer, openConnection } from '../copies.ts';
import { isPostgres } from '../stores.ts';
import { listening } from './listening.ts';

// The floor of creating a payment: the same outcome through the same bridge, in the least code. A payment, its event and the
// record of its idempotency key are on disk before the response, in one commit for all that wait, which asserts the API key.

const secret = createSecretKey(Buffer.from('a root secret for measuring, long enough to be one'));
const hmac = (text: string): string => createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22);
const newId = (): string => Date.now().toString(32) + randomBytes(10).toString('hex');

/** Of one creation: hash of the API key; id, slug and body of the payment, and of its event; key and fingerprint. */
type Row = readonly [string, string, string, string, string, string, string, string];

const [, , address = '', apiKey = ''] = process.argv;
const TABLES = `
  CREATE TABLE api_keys (hash text PRIMARY KEY, revoked_at bigint);
  CREATE TABLE payments (id text PRIMARY KEY, slug text NOT NULL UNIQUE, body text NOT NULL);
  CREATE TABLE events (id text PRIMARY KEY, body text NOT NULL);
  CREATE TABLE keys (key text PRIMARY KEY, fingerprint text NOT NULL);
  INSERT INTO api_keys VALUES ('${hmac(`Bearer ${apiKey}`)}', NULL);`;
const COUNT = 'SELECT count(*) AS rows FROM payments';

interface Floor {
  /** One transaction, synced. */
  commit(rows: readonly Row[]): Promise<unknown> | void;
  count(): Promise<number> | number;
}

function inSqlite(): Floor {
  const database = openConnection(address);
  database.exec(TABLES);
  const key = database.prepare('SELECT 1 FROM api_keys WHERE hash = ? AND revoked_at IS NULL');
  const payment = database.prepare('INSERT INTO payments VALUES (?, ?, ?)');
  const event = database.prepare('INSERT INTO events VALUES (?, ?)');
  const record = database.prepare('INSERT INTO keys VALUES (?, ?)');
  const count = database.prepare<[], { readonly rows: number }>(COUNT);
  return {
    commit: database.transaction((rows: readonly Row[]) => {
      for (const [keyHash, id, slug, body, eventId, eventBody, recordKey, fingerprint] of rows) {
        if (key.get(keyHash) === undefined) throw new Error('The key was revoked.');
        payment.run(id, slug, body);
        event.run(eventId, eventBody);
        record.run(recordKey, fingerprint);
      }
    }),
    count: () => count.get()?.rows ?? 0,
  };
}

async function inPostgres(): Promise<Floor> {
  const pool = new pg.Pool({ connectionString: address, max: 2 });
  await pool.query(TABLES);
  const names = ['hash', 'id', 'slug', 'body', 'event', 'event_body', 'key', 'fingerprint'];
  const text = `WITH member AS (SELECT m.* FROM unnest(${names.map((_, place) => `$${place + 1}::text[]`).join()})
      AS m (${names.join()}) JOIN api_keys a ON a.hash = m.hash AND a.revoked_at IS NULL),
    payment AS (INSERT INTO payments SELECT id, slug, body FROM member),
    event AS (INSERT INTO events SELECT event, event_body FROM member)
    INSERT INTO keys SELECT key, fingerprint FROM member`;
  return {
    async commit(rows) {
      const values = names.map((_, column) => rows.map((row) => row[column]));
      const { rowCount } = await pool.query({ name: 'create', text, values });
      if (rowCount !== rows.length) throw new Error('The key was revoked.');
    },
    count: async () => Number((await pool.query<{ readonly rows: string }>(COUNT)).rows[0]?.rows),
  };
}

const floor = isPostgres(address) ? await inPostgres() : inSqlite();

/** What waits once a turn has brought no more forms the next group, as in the store. */
let waiting: { readonly row: Row; readonly resolve: () => void }[] = [];

async function work(): Promise<void> {
  while (waiting.length > 0) {
    for (let members = 0; members < waiting.length;) {
      members = waiting.length;
      await new Promise((resolve) => setImmediate(resolve));
    }
    const group = [...waiting];
    await floor.commit(group.map(({ row }) => row));
    waiting = waiting.slice(group.length);
    for (const { resolve } of group) resolve();
  }
}

const app = new Hono();
app.post('/create', async ({ req, body: answer }) => {
  const text = await req.text();
  const { amount, currency, ...details } = JSON.parse(text) as Readonly<Record<string, unknown>>;
  if (!Number.isSafeInteger(amount) || currency !== 'XAF') return answer(null, 422);
  const [id, slug, event] = [`pay_${newId()}`, randomBytes(12).toString('base64url'), `evt_${newId()}`];
  const payment = `{"id":"${id}","slug":"${slug}","status":"requested","amount":${String(amount)},"currency":"XAF","details":${JSON.stringify(details)},"created_at":"${new Date().toISOString()}"}`;
  const eventBody = `{"id":"${event}","event":"payment.created","data":${payment}}`;
  const key = hash('sha256', `merchant\n${req.header('idempotency-key') ?? ''}`, 'base64url').slice(0, 22);
  const row: Row = [hmac(req.header('authorization') ?? ''), id, slug, payment, event, eventBody, key, hmac(text)];
  await new Promise<void>((resolve) => {
    waiting.push({ row, resolve });
    if (waiting.length === 1) void work();
  });
  return answer(`{"data":{"payment":${payment}},"success":true,"error":null}`, 201);
});

const port = await listening(createAdaptorServer({ fetch: app.fetch }));
const tasks = { port: (): number => port, rows: (): Promise<number> | number => floor.count() };
export type FloorTasks = typeof tasks;
offer(tasks);
