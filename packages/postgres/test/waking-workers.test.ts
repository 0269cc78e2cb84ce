import { systemClock, type Clock } from '@mitako/core';
import { engineStore, type EngineStore, type WakeReason } from '@mitako/core/engine';
import { createTestGateway, type TestGateway } from '@mitako/testing';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/postgres.ts';
import { postgres, type PostgresOptions } from '../src/index.ts';
import { asMerchant } from '../../../tests/support/in-process.ts';

// Two gateways on one database, as two processes are: the shop answers requests and does nothing in the background, the
// worker does. What the shop commits reaches a merchant only if the worker finds out.

let database: TestDatabase;
let observer: pg.Client;
let schema = '';
let schemasCount = 0;
const closers: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  observer = new pg.Client({ connectionString: database.connectionString });
  await observer.connect();
});
beforeEach(() => {
  schema = `test_${(schemasCount += 1)}`;
});
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});
afterAll(async () => {
  await observer.end();
  await database.drop();
});

/** A worker that sleeps by it is woken by notifications only. */
const ENDLESS: Clock = {
  now: () => Date.now(),
  sleep: (milliseconds, signal) =>
    new Promise((resolve) => {
      // Jitter between rounds of one commit is not a sleep.
      if (signal.aborted || milliseconds <= 50) setImmediate(resolve);
      else signal.addEventListener('abort', () => resolve(), { once: true });
    }),
};

test('work committed by another process is done on its notification, without polling', async () => {
  const { shop, worker } = await open(ENDLESS);
  for (let count = 1; count <= 5; count += 1) {
    await pay(shop);
    await expect.poll(() => worker.webhooks.requests).toHaveLength(count);
  }
  expect(shop.webhooks.requests).toEqual([]);
});

test('work with its own due time is done without polling', async () => {
  const { shop, woken } = await open(ENDLESS);
  const payment = await pay(shop);
  await expect.poll(woken).toEqual(['deliveries', 'timers', 'deliveries']);
  const bearer = await shop.login('success@sandbox.test');
  const paid = await shop.request('POST', `/gateway/checkout/${payment.slug}/pay`, {
    bearer,
    body: { method: 'mobile_money', provider: 'mtn_momo', phone: '+237653456789' },
  });
  expect(paid.status).toBe(202);
  await expect.poll(() => woken().slice(3)).toContain('timers');
});

test.each<[string, Partial<PostgresOptions>, boolean]>([
  ['no process listens', { listen: false }, false],
  ['every word is lost', {}, true],
])('polling once a second is enough where %s', async (_, options, isMute) => {
  const { shop, worker } = await open(systemClock(), options, isMute);
  for (let count = 1; count <= 2; count += 1) {
    await pay(shop);
    await expect.poll(() => worker.webhooks.requests).toHaveLength(count);
  }
});

test('work committed while the worker could not listen is done once it can', async () => {
  let hold: Promise<void> | null = null;
  class Held extends pg.Client {
    // The driver's many signatures come down to this.
    override connect(...given: unknown[]): never {
      const connect = super.connect.bind(this) as (...sent: unknown[]) => never;
      return given.length > 0 || hold === null ? connect(...given) : (hold.then(() => connect()) as never);
    }
  }
  const pool = new pg.Pool({ connectionString: database.connectionString, pipeline: true, Client: Held });
  closers.push(() => pool.end());
  const { shop, worker, woken } = await open(ENDLESS, { pool });
  await pay(shop);
  await expect.poll(() => worker.webhooks.requests).toHaveLength(1);
  // What follows from the first, which would find the second one too.
  await worker.gateway.runDue();

  const gate = Promise.withResolvers<void>();
  hold = gate.promise;
  await observer.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'mitako listen'",
  );
  await expect.poll(listenersCount).toBe(0);
  const before = woken().length;
  await pay(shop);
  await shop.gateway.close();
  expect(worker.webhooks.requests).toHaveLength(1);
  expect(woken()).toHaveLength(before);

  hold = null;
  gate.resolve();
  await expect.poll(() => worker.webhooks.requests).toHaveLength(2);
});

test('a closed gateway no longer listens', async () => {
  const { worker } = await open(ENDLESS);
  expect(await listenersCount()).toBe(1);
  await worker.gateway.close();
  expect(await listenersCount()).toBe(0);
});

async function listenersCount(): Promise<number> {
  const { rows } = await observer.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'mitako listen'",
  );
  return rows[0]?.count ?? 0;
}

interface Pair {
  readonly shop: TestGateway;
  /** Started, and listening unless it was told not to. */
  readonly worker: TestGateway;
  /** What the worker was woken for. */
  woken(): readonly WakeReason[];
}

async function open(clock: Clock, options: Partial<PostgresOptions> = {}, isMute = false): Promise<Pair> {
  const woken: WakeReason[] = [];
  const shopStore = openStore('pool' in options ? {} : options);
  const mute: EngineStore = { ...shopStore, wakeups: { ...shopStore.wakeups, publish: () => undefined } };
  const shop = await createTestGateway({ store: isMute ? mute : shopStore, clock });
  closers.push(() => shop.gateway.close());
  const workerStore = openStore(options);
  const observedStore: EngineStore = {
    ...workerStore,
    wakeups: {
      ...workerStore.wakeups,
      subscribe: (wake, logger) =>
        workerStore.wakeups.subscribe((reason) => {
          woken.push(reason);
          wake(reason);
        }, logger),
    },
  };
  const worker = await createTestGateway({
    store: observedStore,
    clock,
  });
  closers.push(() => worker.gateway.close());
  const bearer = shop.seed.merchant.testKey;
  const endpoint = await shop.request('POST', '/merchant/webhook-endpoints', {
    bearer,
    body: { url: 'https://shop.example/webhooks' },
  });
  expect(endpoint.status).toBe(201);
  await worker.gateway.start();
  // It has been woken for what was there when it began to listen: from here on, only words.
  await expect.poll(() => woken).toEqual(options.listen === false ? [] : ['deliveries', 'timers']);
  return { shop, worker, woken: () => woken };
}

function openStore(options: Partial<PostgresOptions>): EngineStore {
  const store = engineStore(
    postgres({
      connectionString: database.connectionString,
      connectionsMax: 4,
      schema,
      durability: 'unchecked',
      ...options,
    }),
  );
  let closed: Promise<void> | null = null;
  return { ...store, close: () => (closed ??= store.close()) };
}

async function pay({ gateway, seed }: TestGateway): Promise<{ readonly slug: string }> {
  const merchant = { merchantId: seed.merchant.id, livemode: false };
  return asMerchant(gateway, merchant).payments.create({ amount: 5000, currency: 'XAF' });
}
