import { createGateway, StoreUnfitError } from '@mitako/core';
import { engineStore } from '@mitako/core/engine';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgresServer, type PostgresServer } from '../../../tests/support/postgres-server.ts';
import { postgres } from '../src/index.ts';
import { assertServerFit } from '../src/server-fit.ts';

/** As in production. */
let careful: PostgresServer;
/** Runs without syncing anything. */
let careless: PostgresServer;

beforeAll(async () => {
  [careful, careless] = await Promise.all([
    startPostgresServer(),
    startPostgresServer({ fsync: false, settings: { synchronous_commit: 'off' } }),
  ]);
});
afterAll(async () => {
  await Promise.all([careful.stop(), careless.stop()]);
});

describe('a server that may lose what it confirmed', () => {
  it('is rejected with every fault at once, before its schema is read', async () => {
    const gateway = createGateway({
      store: postgres({ connectionString: careless.connectionString }),
      publicUrl: 'https://pay.example.cm',
      secret: 'a root secret of at least 32 characters',
    });
    const refusal = await gateway.start().catch((error: unknown) => error);
    await gateway.close();
    expect(refusal).toBeInstanceOf(StoreUnfitError);
    const { faults } = refusal as StoreUnfitError;
    expect(faults.map((fault) => fault.split(' ')[0])).toEqual(['fsync', 'full_page_writes', 'synchronous_commit']);
    for (const fault of faults) expect(fault).toMatch(/set .* on/);
  });

  it('is accepted where durability is not required', async () => {
    const store = engineStore(postgres({ connectionString: careless.connectionString, durability: 'unchecked' }));
    await expect(store.assertFit()).resolves.toBe(undefined);
    await store.close();
  });

  it('is rejected if only the role or the database is misconfigured', async () => {
    const url = new URL(careful.connectionString);
    url.searchParams.set('options', '-c synchronous_commit=off');
    const store = engineStore(postgres({ connectionString: url.href }));
    await expect(store.assertFit()).rejects.toThrow('synchronous_commit is off');
    await store.close();
  });
});

describe('a durable server', () => {
  it('syncs its commits to disk', async () => {
    const client = new pg.Client({ connectionString: careful.connectionString });
    await client.connect();
    const { rows } = await client.query<{ fsync: string }>('SHOW fsync');
    await client.end();
    expect(rows[0]?.fsync).toBe('on');
  });

  it.each(['on', 'local', 'remote_write', 'remote_apply'])('may have synchronous_commit = %s', async (value) => {
    const url = new URL(careful.connectionString);
    url.searchParams.set('options', `-c synchronous_commit=${value}`);
    const store = engineStore(postgres({ connectionString: url.href }));
    await expect(store.assertFit()).resolves.toBe(undefined);
    await store.close();
  });
});

describe('a database in another encoding', () => {
  it('is rejected: event bodies are stored to the byte', async () => {
    const name = `ascii_${process.pid}`;
    await execute(`CREATE DATABASE ${name} ENCODING 'SQL_ASCII' LOCALE_PROVIDER libc LOCALE 'C' TEMPLATE template0`);
    const url = new URL(careful.connectionString);
    url.pathname = `/${name}`;
    const store = engineStore(postgres({ connectionString: url.href }));
    await expect(store.assertFit()).rejects.toThrow("ENCODING 'UTF8'");
    await store.close();
    await execute(`DROP DATABASE ${name} WITH (FORCE)`);
  });
});

describe('clocks that differ', () => {
  it.each([
    // Half a second from either end of the figure: the measurement itself takes time.
    [6_500, 'ahead of'],
    [-6_500, 'behind'],
  ])('by %i ms are rejected, as this machine is %s the server', async (offMs, words) => {
    await expect(fitWithClock(() => Date.now() + offMs)).rejects.toThrow(
      new RegExp(`clock is 6\\.\\d s ${words} the database`),
    );
  });

  it.each([4_000, -4_000])('by %i ms are within the tolerance of leases', async (offMs) => {
    await expect(fitWithClock(() => Date.now() + offMs)).resolves.toBe(undefined);
  });

  it('are measured again after a response too slow to be conclusive', async () => {
    let calls = 0;
    // The first answer seems to take 20 s, as if the pool had made it wait.
    await fitWithClock(() => Date.now() + ((calls += 1) === 1 ? -20_000 : 0));
    expect(calls).toBe(4);
  });
});

async function fitWithClock(now: () => number): Promise<void> {
  const pool = new pg.Pool({ connectionString: careful.connectionString });
  // As the driver asks of every program: end() does not wait for the connections, and the server may stop first.
  pool.on('error', () => undefined);
  try {
    await assertServerFit(pool, 'unchecked', now);
  } finally {
    await pool.end();
  }
}

async function execute(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: careful.connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}
