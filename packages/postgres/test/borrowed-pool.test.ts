import { createTestGateway } from '@mitako/testing';
import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/postgres.ts';
import { asMerchant } from '../../../tests/support/in-process.ts';
import { postgres } from '../src/index.ts';

let database: TestDatabase;
const pools: pg.Pool[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const pool of pools.splice(0)) if (!pool.ended) await pool.end();
  await database.drop();
});

function poolOf(options: pg.PoolConfig & { readonly pipeline?: boolean } = {}): pg.Pool {
  const pool = new pg.Pool({ connectionString: database.connectionString, ...options });
  pool.on('error', () => undefined);
  pools.push(pool);
  return pool;
}

const PARAMS = { amount: 5_000, currency: 'XAF' };

test('without pipeline, the statements of each client take turns', async () => {
  const pool = poolOf();
  let most = 0;
  pool.on('connect', (client) => {
    let underWay = 0;
    const query = client.query.bind(client) as (...parameters: unknown[]) => unknown;
    const counted = (...parameters: unknown[]): unknown => {
      underWay += 1;
      most = Math.max(most, underWay);
      const ended = (): void => void (underWay -= 1);
      const callback = parameters.at(-1);
      if (typeof callback === 'function') {
        const given = callback as (...results: unknown[]) => void;
        return query(...parameters.slice(0, -1), (...results: unknown[]) => {
          ended();
          given(...results);
        });
      }
      const result = query(...parameters) as Promise<unknown>;
      void result.then(ended, ended);
      return result;
    };
    Object.assign(client, { query: counted });
  });
  const api = await createTestGateway({ store: postgres({ pool }) });
  const { payments } = asMerchant(api.gateway, { merchantId: api.seed.merchant.id, livemode: false });
  // Creations in groups, look-ups, claims, deliveries and the ledger.
  const made = await Promise.all(Array.from({ length: 40 }, () => payments.create(PARAMS)));
  await Promise.all(made.slice(0, 20).map(({ id }) => payments.cancel(id)));
  await api.advance(60_000);
  await api.gateway.runDue();
  expect(most).toBe(1);
  await api.close();
});

test('is never ended, and keeps no listener of ours', async () => {
  const pool = poolOf({ pipeline: true });
  const listeners = pool.listenerCount('error');
  const api = await createTestGateway({ store: postgres({ pool }) });
  await api.close();
  expect([pool.ending, pool.listenerCount('error')]).toEqual([false, listeners]);
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

test('that its owner ends is the store being unavailable, also for those who wait for a connection', async () => {
  const pool = poolOf({ max: 1 });
  const api = await createTestGateway({ store: postgres({ pool, listen: false }) });
  const { payments } = asMerchant(api.gateway, { merchantId: api.seed.merchant.id, livemode: false });
  const code = 'SERVICE_UNAVAILABLE';
  const taken = await pool.connect();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const state = { isSettled: false };
  const outcome = payments
    .create(PARAMS)
    .catch((error: unknown) => error)
    .finally(() => (state.isSettled = true));
  while (pool.waitingCount === 0) await nextTurn();
  // The driver forgets those who wait.
  const ended = pool.end();
  taken.release();
  await ended;
  while (!state.isSettled) {
    vi.advanceTimersByTime(1_000);
    await nextTurn();
  }
  expect(await outcome).toMatchObject({ code });
  vi.useRealTimers();
  await expect(payments.create(PARAMS)).rejects.toMatchObject({ code });
  expect(await api.gateway.readiness()).toMatchObject([{ part: 'store' }]);
  await api.close();
});

test('without pipeline, one line of a process says the cost', async () => {
  vi.resetModules();
  const fresh = await import('../src/pool.ts');
  const warned = once(process, 'warning');
  await fresh.borrowPool(poolOf({ pipeline: true })).close();
  await fresh.borrowPool(poolOf()).close();
  await fresh.borrowPool(poolOf()).close();
  const [warning] = (await warned) as [Error & { readonly code: string }];
  expect([warning.code, warning.message]).toEqual(['MITAKO_NO_PIPELINE', expect.stringContaining('pipeline: true')]);
});

test("the driver's own configuration opens a pool of ours", async () => {
  const { hostname, port, username, pathname } = new URL(database.connectionString);
  const passwords: string[] = [];
  const store = postgres({
    config: {
      host: hostname,
      port: Number(port),
      user: username,
      database: pathname.slice(1),
      // As tokens of clouds, which expire.
      password: async () => {
        const { password } = new URL(database.connectionString);
        passwords.push(password);
        return decodeURIComponent(password);
      },
      max: 2,
    },
  });
  const api = await createTestGateway({ store });
  const { payments } = asMerchant(api.gateway, { merchantId: api.seed.merchant.id, livemode: false });
  const { id } = await payments.create(PARAMS);
  expect(await payments.retrieve(id)).toMatchObject({ status: 'requested' });
  expect(passwords.length).toBeGreaterThan(0);
  await api.close();
});
