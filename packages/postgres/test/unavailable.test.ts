import { createGateway, isStoreUnavailable, sandboxRail, type Gateway } from '@mitako/core';
import { engineStore } from '@mitako/core/engine';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anId } from '../../testing/src/store-conformance/fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/postgres.ts';
import { postgres } from '../src/index.ts';
import { startCuttingProxy } from './support/proxy.ts';
import { asMerchant } from '../../../tests/support/in-process.ts';

// While the database is unavailable, callers are told to retry, not that the gateway failed.

const MERCHANT = { merchantId: anId('mer'), livemode: false };
const PARAMS = { amount: 5000, currency: 'XAF' };

let database: TestDatabase;
let testKey: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const gateway = gatewayOn(database.connectionString);
  await gateway.migrate();
  testKey = (await gateway.seedSandbox()).merchant.testKey;
  await gateway.close();
});
afterAll(() => database.drop());

function gatewayOn(connectionString: string): Gateway {
  return createGateway({
    store: engineStore(postgres({ connectionString, connectionsMax: 2 })),
    publicUrl: 'https://pay.example.cm',
    publicSandbox: true,
    rails: [sandboxRail()],
    secret: 'a root secret of at least 32 characters',
  });
}

describe('an unreachable server', () => {
  it('is reported by every method, and to callers as temporarily unavailable', async () => {
    const proxy = await startCuttingProxy(database.connectionString);
    const gateway = gatewayOn(proxy.connectionString);
    await proxy.close();
    const store = engineStore(gateway.store);
    for (const door of [
      () => store.read.paymentById('pay'),
      () => store.commit([{ type: 'api_key.touch', id: 'key', nowMs: 1 }]),
      () => store.claim.tasks({ nowMs: 1, limit: 1, leaseMs: 1, leaseToken: 'token' }),
      () => store.ping(),
    ]) {
      expect(await door().catch(isStoreUnavailable)).toBe(true);
    }
    const unavailable = { code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 1 };
    await expect(asMerchant(gateway, MERCHANT).payments.create(PARAMS)).rejects.toMatchObject({
      code: unavailable.code,
    });
    await expect(gateway.authenticate({ kind: 'bearer', authorization: `Bearer ${testKey}` })).rejects.toMatchObject(
      unavailable,
    );
    await store.close();
  });
});

describe('a server that takes no writes, as a standby', () => {
  it('is unavailable for writes, answers reads, and is available again without a restart', async () => {
    const setReadOnly = async (value: 'on' | 'off'): Promise<void> => {
      const client = new pg.Client({ connectionString: database.connectionString });
      await client.connect();
      const name = pg.escapeIdentifier(client.database ?? '');
      await client.query('SET default_transaction_read_only = off');
      await client.query(`ALTER DATABASE ${name} SET default_transaction_read_only = ${value}`);
      // As a server that is demoted or promoted: connections start over.
      await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> $2', [
        client.database,
        (await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid,
      ]);
      await client.end();
    };
    const gateway = gatewayOn(database.connectionString);
    const merchantId = (await gateway.seedSandbox()).merchant.id;
    const merchant = { merchantId, livemode: false };
    const payment = await asMerchant(gateway, merchant).payments.create(PARAMS);

    await setReadOnly('on');
    await expect
      .poll(() =>
        asMerchant(gateway, merchant)
          .payments.create(PARAMS)
          .catch((error: unknown) => error),
      )
      .toMatchObject({ code: 'SERVICE_UNAVAILABLE', status: 503 });
    await expect(engineStore(gateway.store).commit([{ type: 'api_key.touch', id: 'key', nowMs: 1 }])).rejects.toThrow(
      'read-only',
    );
    expect(await engineStore(gateway.store).read.paymentById(payment.id)).toMatchObject({ id: payment.id });

    await setReadOnly('off');
    await expect.poll(() => asMerchant(gateway, merchant).payments.create(PARAMS)).toMatchObject({ amount: 5000 });
    await gateway.close();
  });
});

describe('a server without a free connection', () => {
  it('is unavailable, and available again without a restart', async () => {
    const admin = new pg.Client({ connectionString: database.connectionString });
    await admin.connect();
    const role = `limited_of_${admin.database ?? ''}`;
    const name = pg.escapeIdentifier(role);
    await admin.query(`CREATE ROLE ${name} LOGIN PASSWORD 'limited' CONNECTION LIMIT 0`);
    const url = new URL(database.connectionString);
    [url.username, url.password] = [role, 'limited'];
    const store = engineStore(postgres({ connectionString: url.href, connectionsMax: 2 }));

    const error: unknown = await store.ping().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ cause: { code: '53300' } });
    expect(isStoreUnavailable(error)).toBe(true);

    await admin.query(`ALTER ROLE ${name} CONNECTION LIMIT 2`);
    await expect.poll(() => store.ping().then(() => 'available', String)).toBe('available');
    await store.close();
    await admin.query(`DROP ROLE ${name}`);
    await admin.end();
  });
});

describe('connections that go silent', () => {
  // By the machine's clock, because the driver's connections live by it: 15 s is the limit of a commit.
  it('are abandoned, with an unknown outcome, and replaced', { timeout: 120_000 }, async () => {
    const proxy = await startCuttingProxy(database.connectionString);
    const store = engineStore(postgres({ connectionString: proxy.connectionString, connectionsMax: 4 }));
    const write = (id: string) =>
      store.commit([
        {
          type: 'operator_key.insert',
          operatorKey: {
            id: anId('opk'),
            name: id,
            hash: id,
            role: 'administrator',
            allowedFrom: [],
            hint: id,
            createdAtMs: 1,
            expiresAtMs: null,
            revokedAtMs: null,
            lastUsedAtMs: null,
          },
        },
      ]);
    await Promise.all(['one', 'two', 'three'].map(write));
    proxy.silence();
    const startedAtMs = performance.now();
    expect(await write('silent')).toEqual({ kind: 'unknown' });
    expect(performance.now() - startedAtMs).toBeLessThan(20_000);
    expect(await write('after')).toEqual({ kind: 'applied' });
    expect(await store.read.operatorKeyByHash('after')).toMatchObject({ name: 'after' });
    await store.close();
    await proxy.close();
  });
});

describe('a programming error', () => {
  it('is not an unavailable server, even without a server error code', async () => {
    const store = engineStore(postgres({ connectionString: database.connectionString }));
    const client = new pg.Client({ connectionString: database.connectionString });
    await client.connect();
    await client.query(
      `INSERT INTO mitako_operator_keys (id, name, role, allowed_from, hash, hint, created_at_ms)
       VALUES (gen_random_uuid(), 'a', 'auditor', '[]', 'a', 'a', 9007199254740993)`,
    );
    await client.end();
    const error: unknown = await store.read.operatorKeyByHash('a').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RangeError);
    expect(isStoreUnavailable(error)).toBe(false);
    await store.close();
  });
});
