import { createTestGateway, type TestGateway } from '@mitako/testing';
import { drizzle } from 'drizzle-orm/node-postgres';
import { sql as drizzleSql } from 'drizzle-orm';
import createKnex from 'knex';
import pg, { type ClientBase } from 'pg';
import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../examples/guides/embed/kysely.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/postgres.ts';
import { asMerchant } from '../../../tests/support/in-process.ts';
import { postgres, type PostgresStore } from '../src/index.ts';

// The row of an order and its payment in one transaction of a query builder, by the client of pg that it runs on.

let database: TestDatabase;
let pool: pg.Pool;
let store: PostgresStore;
let api: TestGateway;
let merchant: { readonly merchantId: string; readonly livemode: boolean };

beforeAll(async () => {
  database = await createTestDatabase();
  const { connectionString } = database;
  // Fewer than there are orders at once: one that is not released is waited for in vain.
  pool = new pg.Pool({ connectionString, max: 2, connectionTimeoutMillis: 10_000 });
  pool.on('error', () => undefined);
  store = postgres({ connectionString });
  api = await createTestGateway({ store });
  merchant = { merchantId: api.seed.merchant.id, livemode: false };
  await pool.query('CREATE TABLE orders (reference text PRIMARY KEY, payment_id text NOT NULL)');
}, 60_000);
afterAll(async () => {
  await api.close();
  await pool.end();
  await database.drop();
});

/** Creates a payment in the transaction of a client. */
type Pay = (client: ClientBase, reference: string) => Promise<string>;
const pay: Pay = async (client, reference) => {
  const { payments } = asMerchant(api.gateway, merchant).within(store.withClient(client));
  const { id } = await payments.create(
    { amount: 5_000, currency: 'XAF', customer_reference: reference },
    { idempotencyKey: reference },
  );
  return id;
};

class Undone extends Error {}

/** Writes an order with its payment; fails in the end, if it is told to. */
type Order = (reference: string, isUndone: boolean) => Promise<void>;

const BUILDERS: Readonly<Record<string, () => { readonly order: Order; readonly end: () => Promise<unknown> }>> = {
  kysely: () => ({
    async order(reference, isUndone) {
      await inTransaction<{ orders: { reference: string; payment_id: string } }, void>(
        pool,
        async (transaction, client) => {
          const payment_id = await pay(client, reference);
          await transaction.insertInto('orders').values({ reference, payment_id }).execute();
          if (isUndone) throw new Undone();
        },
      );
    },
    end: async () => undefined,
  }),

  drizzle: () => ({
    async order(reference, isUndone) {
      const client = await pool.connect();
      try {
        await drizzle(client).transaction(async (transaction) => {
          const paymentId = await pay(client, reference);
          await transaction.execute(drizzleSql`INSERT INTO orders VALUES (${reference}, ${paymentId})`);
          if (isUndone) throw new Undone();
        });
      } finally {
        client.release();
      }
    },
    end: async () => undefined,
  }),

  knex: () => {
    const knex = createKnex({ client: 'pg', connection: database.connectionString });
    return {
      async order(reference, isUndone) {
        await knex.transaction(async (transaction) => {
          const client = (await transaction.client.acquireConnection()) as ClientBase;
          const payment_id = await pay(client, reference);
          await transaction('orders').insert({ reference, payment_id });
          if (isUndone) throw new Undone();
        });
      },
      end: () => knex.destroy(),
    };
  },

  TypeORM: () => {
    const source = new DataSource({ type: 'postgres', url: database.connectionString });
    const opened = source.initialize();
    return {
      async order(reference, isUndone) {
        await opened;
        await source.transaction(async (manager) => {
          const client = (await manager.queryRunner?.connect()) as ClientBase;
          const paymentId = await pay(client, reference);
          await manager.query('INSERT INTO orders VALUES ($1, $2)', [reference, paymentId]);
          if (isUndone) throw new Undone();
        });
      },
      end: () => source.destroy(),
    };
  },
};

describe.each(Object.entries(BUILDERS))('a transaction of %s', (name, create) => {
  test('writes an order with its payment, or neither', async () => {
    const { order, end } = create();
    await order(`${name}-kept`, false);
    await expect(order(`${name}-undone`, true)).rejects.toThrow(Undone);
    // The same key once more: nothing of the undone transaction is left of it.
    await order(`${name}-undone-and-kept`, false);
    const { rows } = await pool.query<{ reference: string }>(
      `SELECT reference FROM orders JOIN mitako_payments ON customer_reference = reference
       WHERE reference LIKE $1 ORDER BY reference`,
      [`${name}-%`],
    );
    expect(rows.map(({ reference }) => reference)).toEqual([`${name}-kept`, `${name}-undone-and-kept`]);
    const { rows: left } = await pool.query('SELECT 1 FROM mitako_payments WHERE customer_reference = $1', [
      `${name}-undone`,
    ]);
    expect(left).toEqual([]);
    await end();
  });

  test('has a client of its own, which is free again at its end', async () => {
    const { order, end } = create();
    const references = ['one', 'two', 'three', 'four'].map((each) => `${name}-at-once-${each}`);
    const ended = await Promise.allSettled(references.map((each, index) => order(each, index === 1)));
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    const { rows } = await pool.query('SELECT reference FROM orders WHERE reference LIKE $1', [`${name}-at-once-%`]);
    const written = new Set(rows.map(({ reference }) => reference));
    expect(written).toEqual(new Set(references.filter((_, index) => index !== 1)));
    expect(pool.idleCount).toBe(pool.totalCount);
    await end();
  });
});
