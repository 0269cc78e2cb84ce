import type { EngineStore } from '@mitako/core/engine';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aMerchant, anApiKey, anId, aPayment } from '../../testing/src/store-conformance/fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/postgres.ts';
import { storeOn, type Way } from './support/engine-on.ts';

// Look-ups of one moment share a round trip, and those of one kind a statement. None may notice another.

let database: TestDatabase;
let observer: pg.Client;
let sent = 0;
const stores: EngineStore[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  observer = new pg.Client({ connectionString: database.connectionString });
  await observer.connect();
  await open().migrations.migrate();
});
afterEach(() => Promise.all(stores.splice(0).map((store) => store.close())));
afterAll(async () => {
  await observer.end();
  await database.drop();
});

class Counted extends pg.Client {
  // The driver's many signatures come down to this.
  override query(...given: unknown[]): never {
    sent += 1;
    return (super.query as (...all: unknown[]) => never)(...given);
  }
}

function open(way: Way = {}): EngineStore {
  const store = storeOn(database.connectionString, { ...way, pool: { Client: Counted } });
  stores.push(store);
  return store;
}

const WAYS = [true, false].flatMap((pipeline) =>
  [true, false].map((preparedStatements) => ({ pipeline, preparedStatements })),
);

describe.each(WAYS)('look-ups of one moment, %o', (way) => {
  it('share a statement for each kind, and each finds its own row or none', async () => {
    const store = open(way);
    const merchant = aMerchant();
    const keys = [anApiKey(merchant), anApiKey(merchant)];
    const payments = Array.from({ length: 10 }, (_, place) => aPayment({ description: `"${place}" \\ {,} NULL é` }));
    await store.commit([
      { type: 'merchant.insert', merchant },
      ...keys.map((apiKey) => ({ type: 'api_key.insert', apiKey }) as const),
      ...payments.map((payment) => ({ type: 'payment.insert', payment }) as const),
    ]);
    sent = 0;
    const [found, missing, same, found2, nullish] = await Promise.all([
      Promise.all(payments.map(({ id }) => store.read.paymentById(id))),
      store.read.paymentById('"; {} \\ NULL'),
      store.read.paymentById(payments[0]?.id ?? ''),
      Promise.all(keys.map(({ hash }) => store.read.apiKeyByHash(hash))),
      store.read.paymentById('NULL'),
    ]);
    expect(found).toEqual(payments);
    expect([missing, nullish]).toEqual([null, null]);
    expect(same).toEqual(payments[0]);
    expect(found2.map((each) => each?.apiKey)).toEqual(keys);
    expect(sent).toBe(2);
  });

  it('do not notice one whose value the server rejects', async () => {
    const store = open(way);
    const payment = aPayment();
    await store.commit([{ type: 'payment.insert', payment }]);
    const ends = await Promise.allSettled([
      store.read.paymentById(payment.id),
      store.read.idempotency('nul \0'),
      store.read.paymentById(payment.id),
      store.read.idempotency('nobody'),
    ]);
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect(ends[2]).toEqual({ status: 'fulfilled', value: payment });
  });

  it('do not notice that a statement is canceled, or a connection ended', async () => {
    const store = open(way);
    const payment = aPayment();
    await store.commit([{ type: 'payment.insert', payment }]);
    for (const interrupt of ['pg_cancel_backend', 'pg_terminate_backend']) {
      await observer.query('BEGIN; LOCK TABLE mitako_payments IN ACCESS EXCLUSIVE MODE');
      const reads = Array.from({ length: 5 }, () => store.read.paymentById(payment.id));
      await expect.poll(waiting).toBe(1);
      await observer.query(
        `SELECT ${interrupt}(pid) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      await observer.query('COMMIT');
      expect(await Promise.all(reads)).toEqual(Array(5).fill(payment));
    }
  });

  it('do not wait for one of another kind that hangs', async () => {
    const store = open(way);
    const payment = aPayment();
    await store.commit([{ type: 'payment.insert', payment }]);
    await observer.query('BEGIN; LOCK TABLE mitako_idempotency IN ACCESS EXCLUSIVE MODE');
    const hanging = store.read.idempotency(anId('idem'));
    expect(await store.read.paymentById(payment.id)).toEqual(payment);
    await observer.query('COMMIT');
    expect(await hanging).toBeNull();
  });
});

async function waiting(): Promise<number> {
  const { rows } = await observer.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
  return rows[0]?.count ?? 0;
}
