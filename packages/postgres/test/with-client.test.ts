import { silentLogger, type Gateway } from '@mitako/core';
import { type EngineStore, engineStore } from '@mitako/core/engine';
import { createTestGateway, type TestGateway } from '@mitako/testing';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anId } from '../../testing/src/store-conformance/fixtures.ts';
import { storedId } from '../../../tests/support/stored-ids.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/postgres.ts';
import { postgres, type PostgresStore } from '../src/index.ts';
import type { SqliteStore } from '@mitako/sqlite';
import { asMerchant } from '../../../tests/support/in-process.ts';

// An order of the embedding program and its payment, committed together or not at all.

let database: TestDatabase;
let pool: pg.Pool;
let store: PostgresStore & EngineStore;
let api: TestGateway;
let gateway: Gateway;
let merchant: { readonly merchantId: string; readonly livemode: boolean };
let client: pg.PoolClient;

const PARAMS = { amount: 5000, currency: 'XAF' };

// The driver sends one query at a time, or all at once: both are in use.
describe.each([{ pipeline: false }, { pipeline: true }])('a transaction of the embedding program, %o', (options) => {
  beforeAll(async () => {
    database = await createTestDatabase();
    pool = new pg.Pool({ connectionString: database.connectionString, ...options });
    // As the driver asks of every program: connections may be ended by the server at any moment.
    pool.on('error', () => undefined);
    pool.on('connect', (each) => each.on('error', () => undefined));
    store = engineStore(postgres({ pool }));
    api = await createTestGateway({ store });
    ({ gateway } = api);
    merchant = { merchantId: api.seed.merchant.id, livemode: false };
    await pool.query('CREATE TABLE orders (id text PRIMARY KEY, payment_id text NOT NULL)');
  });
  afterAll(async () => {
    await api.close();
    await pool.end();
    await database.drop();
  });
  beforeEach(async () => {
    client = await pool.connect();
    await client.query('BEGIN');
    return async () => {
      await client.query('ROLLBACK').catch(() => undefined);
      client.release();
    };
  });

  it('commits an order with its payment, invisible before', async () => {
    const payment = await within().create(PARAMS);
    await client.query('INSERT INTO orders VALUES ($1, $2)', ['both', payment.id]);
    await expect(asMerchant(gateway, merchant).payments.retrieve(payment.id)).rejects.toMatchObject({
      code: 'PAYMENT_NOT_FOUND',
    });
    expect(await within().retrieve(payment.id)).toMatchObject({ id: payment.id, status: 'requested' });
    await client.query('COMMIT');
    expect(await asMerchant(gateway, merchant).payments.retrieve(payment.id)).toMatchObject({ status: 'requested' });
    expect(await orders()).toContain('both');
  });

  it('rolls back a payment with the order', async () => {
    const payment = await within().create(PARAMS, { idempotencyKey: 'taken-back' });
    await client.query('ROLLBACK');
    await expect(asMerchant(gateway, merchant).payments.retrieve(payment.id)).rejects.toMatchObject({
      code: 'PAYMENT_NOT_FOUND',
    });
    // Nor is the key used.
    const again = await asMerchant(gateway, merchant).payments.create(PARAMS, { idempotencyKey: 'taken-back' });
    expect(again.id).not.toBe(payment.id);
  });

  it('cancels a payment with its order', async () => {
    const payment = await asMerchant(gateway, merchant).payments.create(PARAMS);
    expect(await within().cancel(payment.id)).toMatchObject({ status: 'canceled' });
    await client.query('ROLLBACK');
    expect(await asMerchant(gateway, merchant).payments.retrieve(payment.id)).toMatchObject({ status: 'requested' });
  });

  it('refunds a payment with its order', async () => {
    const paid = await pay();
    await within().refund(paid, { amount: 1000 });
    await client.query('ROLLBACK');
    expect(await asMerchant(gateway, merchant).payments.retrieve(paid)).toMatchObject({
      status: 'succeeded',
      amount_refunded: 0,
    });
    await client.query('BEGIN');
    await within().refund(paid, { amount: 1000 });
    await client.query('INSERT INTO orders VALUES ($1, $2)', ['refunded', paid]);
    await client.query('COMMIT');
    await gateway.runDue();
    expect(await asMerchant(gateway, merchant).payments.retrieve(paid)).toMatchObject({ amount_refunded: 1000 });
    expect(await orders()).toContain('refunded');
  });

  it('has its order and its payments together or not at all, however it ends', async () => {
    const end = fc.constantFrom('COMMIT', 'ROLLBACK', 'killed', 'refused, then COMMIT' as const);
    let run = 0;
    await client.query('ROLLBACK');
    await fc.assert(
      fc.asyncProperty(end, fc.integer({ min: 1, max: 3 }), fc.boolean(), async (how, count, isOrderFirst) => {
        run += 1;
        const name = `run ${options.pipeline} ${run}`;
        const each = await pool.connect();
        const insert = () => each.query('INSERT INTO orders VALUES ($1, $2)', [name, name]);
        await each.query('BEGIN');
        if (isOrderFirst) await insert();
        const { payments } = asMerchant(gateway, merchant).within(store.withClient(each));
        for (let made = 0; made < count; made += 1) {
          await payments.create({ ...PARAMS, customer_reference: name });
        }
        if (!isOrderFirst) await insert();
        if (how === 'refused, then COMMIT') {
          await payments.cancel('pay_none').catch(() => undefined);
        } else if (how === 'killed') {
          const { rows } = await each.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
          await pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
        }
        await each.query(how === 'ROLLBACK' ? 'ROLLBACK' : 'COMMIT').catch(() => undefined);
        each.release(how === 'killed');
        const isKept = how.endsWith('COMMIT');
        const { rows } = await pool.query('SELECT 1 FROM mitako_payments WHERE customer_reference = $1', [name]);
        expect([rows.length, (await orders()).includes(name)]).toEqual([isKept ? count : 0, isKept]);
      }),
      { numRuns: 25 },
    );
  });

  it('continues after a refusal with its earlier writes and its own settings', async () => {
    await client.query(`SET LOCAL lock_timeout = '1234ms'`);
    await client.query('INSERT INTO orders VALUES ($1, $2)', ['refused', 'none']);
    await within().create(PARAMS, { idempotencyKey: 'refused' });
    // A guard refuses: the key is used, by another request.
    const other = within().create({ ...PARAMS, amount: 6000 }, { idempotencyKey: 'refused' });
    await expect(other).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    expect((await client.query('SHOW lock_timeout')).rows).toEqual([{ lock_timeout: '1234ms' }]);
    expect((await client.query(`SELECT current_setting('mitako.commit') AS setting`)).rows).toEqual([
      { setting: 'off' },
    ]);
    await client.query('COMMIT');
    expect(await orders()).toContain('refused');
  });

  it('replays a key that the same transaction used', async () => {
    const first = await within().create(PARAMS, { idempotencyKey: 'twice' });
    expect(await within().create(PARAMS, { idempotencyKey: 'twice' })).toEqual(first);
  });

  it('serializes concurrent calls', async () => {
    const created = await Promise.all(Array.from({ length: 5 }, () => within().create(PARAMS)));
    await client.query('COMMIT');
    for (const payment of created) {
      expect(await asMerchant(gateway, merchant).payments.retrieve(payment.id)).toMatchObject({ id: payment.id });
    }
  });

  it('has a timeout for a locked row, keeps nothing of the attempt, and stays usable', async () => {
    const payment = await asMerchant(gateway, merchant).payments.create(PARAMS);
    const holder = await pool.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM mitako_payments WHERE id = $1 FOR UPDATE', [storedId('payment', payment.id)]);
    await client.query('INSERT INTO orders VALUES ($1, $2)', [`waited ${options.pipeline}`, payment.id]);
    await expect(within().cancel(payment.id)).rejects.toMatchObject({ code: '55P03' });
    await holder.query('ROLLBACK');
    holder.release();
    expect(await within().cancel(payment.id)).toMatchObject({ status: 'canceled' });
    await client.query('COMMIT');
    expect(await orders()).toContain(`waited ${options.pipeline}`);
  });

  it('rethrows a serialization failure, for a retry by the caller', async () => {
    const payment = await asMerchant(gateway, merchant).payments.create(PARAMS);
    await client.query('ROLLBACK');
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    await client.query('SELECT 1');
    await asMerchant(gateway, merchant).payments.cancel(payment.id);
    await expect(within().cancel(payment.id)).rejects.toMatchObject({ code: '40001' });
  });

  it('wakes the workers with its COMMIT', async () => {
    const woken: string[] = [];
    let listening = (): void => undefined;
    const isListening = new Promise<void>((resolve) => (listening = resolve));
    const unsubscribe = store.wakeups.subscribe((reason) => {
      woken.push(reason);
      listening();
    }, silentLogger());
    // Once it listens it wakes all subscribers, because earlier notifications may be missed.
    await isListening;
    await expect.poll(() => woken).toEqual(['deliveries', 'timers']);
    await within().create(PARAMS);
    await pool.query('SELECT 1');
    expect(woken.length).toBe(2);
    await client.query('COMMIT');
    await expect.poll(() => woken).toEqual(['deliveries', 'timers', 'deliveries', 'timers']);
    await unsubscribe();
  });

  it('separates two stores on one client: a rollback affects only its own writes', async () => {
    const other = engineStore(postgres({ pool, schema: 'other' }));
    await other.migrations.migrate();
    const keyOf = (name: string) =>
      ({
        type: 'operator_key.insert',
        operatorKey: {
          id: anId('opk'),
          name,
          hash: name,
          role: 'administrator',
          allowedFrom: [],
          hint: name,
          createdAtMs: 1,
          expiresAtMs: null,
          revokedAtMs: null,
          lastUsedAtMs: null,
        },
      }) as const;
    await other.commit([keyOf('taken')]);
    const names = Array.from({ length: 10 }, (_, place) => `apart ${options.pipeline} ${place}`);
    const outcomes = await Promise.all(
      names.flatMap((name) => [
        engineStore(store.withClient(client)).commit([keyOf(name)]),
        engineStore(other.withClient(client)).commit([keyOf(name), keyOf('taken')]),
      ]),
    );
    expect(outcomes.map(({ kind }) => kind)).toEqual(names.flatMap(() => ['applied', 'refused']));
    await client.query('COMMIT');
    for (const name of names) {
      expect(await store.read.operatorKeyByHash(name)).toMatchObject({ name });
      expect(await other.read.operatorKeyByHash(name)).toBe(null);
    }
    await other.close();
  });

  it('writes nothing without a transaction, and throws a clear error', async () => {
    await client.query('ROLLBACK');
    await expect(within().create(PARAMS)).rejects.toThrow('send BEGIN first');
  });

  it('is named where a program calls what the store in a SQLite file has', () => {
    const written = store as unknown as SqliteStore;
    for (const call of [() => written.inTransaction(() => undefined), () => written.transaction(() => 1)]) {
      expect(call).toThrow(/on PostgreSQL.*of SQLite.*store\.withClient\(client\)/);
    }
  });

  it('loses everything with its connection', async () => {
    const payment = await within().create(PARAMS);
    const broken = new Promise((resolve) => {
      client.once('error', resolve);
    });
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
    await broken;
    await expect(within().create(PARAMS)).rejects.toThrow(/terminat|not queryable|closed/);
    await expect(asMerchant(gateway, merchant).payments.retrieve(payment.id)).rejects.toMatchObject({
      code: 'PAYMENT_NOT_FOUND',
    });
  });

  function within() {
    return asMerchant(gateway, merchant).within(store.withClient(client)).payments;
  }
});

async function orders(): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM orders');
  return rows.map(({ id }) => id);
}

/** A payment that was paid from a wallet. */
async function pay(): Promise<string> {
  const payment = await asMerchant(gateway, merchant).payments.create(PARAMS);
  const [user] = api.seed.users;
  const bearer = await api.login(user?.email ?? '', { password: user?.password ?? '' });
  const body = { method: 'wallet', pin: user?.pin };
  const { status } = await api.request('POST', `/gateway/checkout/${payment.slug}/pay`, { bearer, body });
  expect(status).toBe(200);
  return payment.id;
}
