import { engineStore, type EngineStore, type OperatorKey } from '@mitako/core/engine';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anId } from '../../testing/src/store-conformance/fixtures.ts';
import { storedAny, storedId } from '../../../tests/support/stored-ids.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/postgres.ts';
import { postgres } from '../src/index.ts';
import { inMigration } from '../src/migration.ts';
import { startCuttingProxy } from './support/proxy.ts';

/** As it goes over the wire and comes back, so that `READ COMMITTED` is another text. */
const COMMIT = 'COMMIT\0';

let database: TestDatabase;
let store: EngineStore;
/** Looks on, and stands in the way. */
let observer: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  store = engineStore(postgres({ connectionString: database.connectionString }));
  await store.migrations.migrate();
  observer = new pg.Client({ connectionString: database.connectionString });
  observer.on('error', () => undefined);
  await observer.connect();
});
afterAll(async () => {
  await store.close();
  await observer.end();
  await database.drop();
});

describe('schemas', () => {
  it('separate stores in one database', async () => {
    const other = engineStore(postgres({ connectionString: database.connectionString, schema: 'Other "pay"' }));
    expect((await other.migrations.status()).state).toBe('behind');
    await other.migrations.migrate();
    const key = aKey('schemas');
    await other.commit([{ type: 'operator_key.insert', operatorKey: key }]);
    expect(await other.read.operatorKeyByHash(key.hash)).toEqual(key);
    expect(await store.read.operatorKeyByHash(key.hash)).toBe(null);
    await other.close();
  });

  it('of a newer engine stay unchanged', async () => {
    const ahead = engineStore(postgres({ connectionString: database.connectionString, schema: 'ahead' }));
    await ahead.migrations.migrate();
    await observer.query(`INSERT INTO ahead.mitako_migration VALUES ('9999-from-the-future', '2030-01-01T00:00:00Z')`);
    expect(await ahead.migrations.status()).toMatchObject({ state: 'ahead', pending: [] });
    await expect(ahead.migrations.migrate()).rejects.toThrow('9999-from-the-future');
    await ahead.close();
  });

  it('that a role may not create are reported with the missing privilege', async () => {
    const { role, connectionString } = await aRole();
    const forbidden = engineStore(postgres({ connectionString, schema: 'not_allowed' }));
    await expect(forbidden.migrations.migrate()).rejects.toThrow(
      new RegExp(
        `The role ${role} may not create the schema not_allowed: GRANT CREATE ON DATABASE "\\w+" TO "${role}";`,
      ),
    );
    await forbidden.close();
    await observer.query(`DROP ROLE ${role}`);
  });

  it('in which a role may not create tables are reported with the missing privilege', async () => {
    const { role, connectionString } = await aRole();
    await observer.query(`CREATE SCHEMA bare; GRANT USAGE ON SCHEMA bare TO ${role}`);
    const forbidden = engineStore(postgres({ connectionString, schema: 'bare' }));
    await expect(forbidden.migrations.migrate()).rejects.toThrow(
      `The role ${role} may not create tables in the schema bare: GRANT CREATE, USAGE ON SCHEMA "bare" TO "${role}";`,
    );
    await forbidden.close();
    await observer.query(`DROP SCHEMA bare; DROP ROLE ${role}`);
  });

  it('that a role may not read are not treated as empty', async () => {
    const { role, connectionString } = await aRole();
    const blind = engineStore(postgres({ connectionString }));
    await expect(blind.migrations.status()).rejects.toThrow('permission denied for table mitako_migration');
    await blind.close();
    await observer.query(`DROP ROLE ${role}`);
  });

  it('are the same when their statements are run by hand', async () => {
    const byHand = engineStore(postgres({ connectionString: database.connectionString, schema: 'by_hand' }));
    for (const statement of await byHand.migrations.sql()) await observer.query(statement);
    expect((await byHand.migrations.status()).state).toBe('current');
    expect(await byHand.migrations.migrate()).toEqual([]);
    await byHand.close();
    const columns = `SELECT table_name, column_name, data_type, is_nullable, collation_name
      FROM information_schema.columns WHERE table_schema = $1 ORDER BY 1, 2`;
    const indexes = `SELECT replace(indexdef, $1 || '.', '') FROM pg_indexes WHERE schemaname = $1 ORDER BY 1`;
    for (const query of [columns, indexes]) {
      expect((await observer.query(query, ['by_hand'])).rows).toEqual((await observer.query(query, ['public'])).rows);
    }
  });

  it('are not changed by a migration that fails', async () => {
    const pool = new pg.Pool({ connectionString: database.connectionString });
    const failing = inMigration(pool, 'public', async (transaction) => {
      await transaction.schema.createTable('half').addColumn('a', 'integer').execute();
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect((await observer.query(`SELECT to_regclass('half') AS half`)).rows).toEqual([{ half: null }]);
    await pool.end();
  });
});

describe('values', () => {
  it('come back as safe integers, and one that does not fit is not rounded', async () => {
    const key = aKey('values');
    await store.commit([{ type: 'operator_key.insert', operatorKey: key }]);
    await observer.query(`UPDATE mitako_operator_keys SET created_at_ms = 9007199254740993 WHERE id = $1`, [
      storedId('operatorKey', key.id),
    ]);
    await expect(store.read.operatorKeyByHash(key.hash)).rejects.toThrow('9007199254740993');
  });

  it('of other clients in the process are parsed as before', async () => {
    const { rows } = await observer.query(`SELECT 1::int8 AS one`);
    expect(rows).toEqual([{ one: '1' }]);
  });
});

describe('a pool that is handed in', () => {
  it('is used and stays open', async () => {
    const pool = new pg.Pool({ connectionString: database.connectionString });
    const borrowed = engineStore(postgres({ pool }));
    await borrowed.ping();
    expect(pool.totalCount).toBe(1);
    await borrowed.close();
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    expect(pool.listenerCount('error')).toBe(0);
    await pool.end();
  });
});

describe('prepared statements', () => {
  const prepared = `SELECT count(*)::int AS count FROM pg_prepared_statements WHERE name LIKE 'mitako_%'`;

  for (const preparedStatements of [true, false]) {
    it(`are ${preparedStatements ? 'named' : 'left out when turned off'}`, async () => {
      const pool = new pg.Pool({ connectionString: database.connectionString, max: 1 });
      const one = engineStore(postgres({ pool, preparedStatements }));
      const key = aKey(`prepared ${preparedStatements}`);
      await one.commit([{ type: 'operator_key.insert', operatorKey: key }]);
      expect(await one.read.operatorKeyByHash(key.hash)).toEqual(key);
      const { rows } = await pool.query<{ count: number }>(prepared);
      expect(rows[0]?.count).toBe(preparedStatements ? 2 : 0);
      await one.close();
      await pool.end();
    });
  }
});

describe('a row locked by another transaction', () => {
  it('is waited for, beyond one lock timeout', async () => {
    const principal = aPrincipal('held');
    await store.commit([{ type: 'principal.insert', principal }]);
    await observer.query('BEGIN');
    await observer.query(`UPDATE mitako_principals SET encrypted_name = 'held' WHERE id = $1`, [
      storedAny(null, principal.id),
    ]);
    const committed = store.commit([{ type: 'principal.set_password', id: principal.id, passwordHash: 'new' }]);
    // Longer than the lock timeout of 250 ms: the first try must have been given up.
    await observer.query('SELECT pg_sleep(0.4)');
    await observer.query('COMMIT');
    expect(await committed).toEqual({ kind: 'applied' });
    expect((await store.read.principalById(principal.id))?.passwordHash).toBe('new');
  });
});

describe('a connection that is lost', () => {
  it('during the COMMIT response leaves the outcome unknown: applied', async () => {
    const { outcome, isThere } = await commitThroughCut('lost after', COMMIT, 'after');
    expect(outcome).toEqual({ kind: 'unknown' });
    expect(isThere).toBe(true);
  });

  it('during COMMIT leaves the outcome unknown: not applied', async () => {
    const { outcome, isThere } = await commitThroughCut('lost before', COMMIT, 'before');
    expect(outcome).toEqual({ kind: 'unknown' });
    expect(isThere).toBe(false);
  });

  it('during the commit of a claim throws, and the work is due again when the lease ends', async () => {
    const proxy = await startCuttingProxy(database.connectionString);
    const cut = engineStore(postgres({ connectionString: proxy.connectionString }));
    await cut.ping();
    const task = {
      id: anId('refund_submit_rfd'),
      kind: 'refund_submit',
      subjectId: anId('rfd'),
      merchantId: anId('mer'),
      livemode: true,
      dueAtMs: 1,
      attemptsCount: 0,
      failuresCount: 0,
    } as const;
    await store.commit([{ type: 'task.insert', task }]);
    proxy.cutAt(COMMIT, 'after');
    await expect(cut.claim.tasks({ nowMs: 1, limit: 1, leaseMs: 5, leaseToken: 'lost' })).rejects.toThrow('terminated');
    expect(await store.claim.tasks({ nowMs: 1, limit: 1, leaseMs: 5, leaseToken: 'early' })).toEqual([]);
    const again = await store.claim.tasks({ nowMs: 6, limit: 1, leaseMs: 5, leaseToken: 'again' });
    expect(again).toEqual([{ ...task, attemptsCount: 2 }]);
    await cut.close();
    await proxy.close();
  });

  it('while it idles is replaced', async () => {
    const own = engineStore(postgres({ connectionString: database.connectionString, connectionsMax: 2 }));
    await Promise.all([own.ping(), own.ping()]);
    await terminateOthers();
    await expect
      .poll(() =>
        own.ping().then(
          () => 'answers',
          () => 'lost',
        ),
      )
      .toBe('answers');
    await own.close();
  });

  it('while it waits for a lock is replaced once, since nothing was written', async () => {
    const principal = aPrincipal('terminated');
    await store.commit([{ type: 'principal.insert', principal }]);
    const own = engineStore(postgres({ connectionString: database.connectionString }));
    await own.ping();
    await observer.query('BEGIN');
    await observer.query(`UPDATE mitako_principals SET encrypted_name = 'held' WHERE id = $1`, [
      storedAny(null, principal.id),
    ]);
    const committed = own.commit([{ type: 'principal.set_password', id: principal.id, passwordHash: 'new' }]);
    await expect.poll(waiting).toBe(1);
    await terminateOthers();
    await observer.query('ROLLBACK');
    expect(await committed).toEqual({ kind: 'applied' });
    expect((await store.read.principalById(principal.id))?.passwordHash).toBe('new');
    await own.close();
  });
});

describe('closing', () => {
  it('waits for every accepted commit, also for those waiting for a connection', async () => {
    const own = engineStore(postgres({ connectionString: database.connectionString, connectionsMax: 1 }));
    const keys = Array.from({ length: 20 }, (_, place) => aKey(`closing ${place}`));
    const commits = keys.map((operatorKey) => own.commit([{ type: 'operator_key.insert', operatorKey }]));
    await own.close();
    for (const commit of commits) expect(await commit).toEqual({ kind: 'applied' });
    for (const key of keys) expect(await store.read.operatorKeyByHash(key.hash)).toEqual(key);
  });
});

async function commitThroughCut(
  name: string,
  text: string,
  when: 'before' | 'after',
): Promise<{ readonly outcome: unknown; readonly isThere: boolean }> {
  const proxy = await startCuttingProxy(database.connectionString);
  const cut = engineStore(postgres({ connectionString: proxy.connectionString }));
  await cut.ping();
  proxy.cutAt(text, when);
  const key = aKey(name);
  const outcome = await cut
    .commit([{ type: 'operator_key.insert', operatorKey: key }])
    .catch((error: unknown) => error);
  await cut.close();
  await proxy.close();
  return { outcome, isThere: (await store.read.operatorKeyByHash(key.hash)) !== null };
}

async function waiting(): Promise<number> {
  const { rows } = await observer.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
  );
  return rows[0]?.count ?? 0;
}

async function terminateOthers(): Promise<void> {
  await observer.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE pid <> pg_backend_pid() AND datname = current_database() AND backend_type = 'client backend'`,
  );
}

function aKey(name: string): OperatorKey {
  return {
    id: anId('opk'),
    name,
    hash: `hash of ${name}`,
    role: 'administrator',
    allowedFrom: [],
    hint: 'svc_operator_…',
    createdAtMs: 1,
    expiresAtMs: null,
    revokedAtMs: null,
    lastUsedAtMs: null,
  };
}

function aPrincipal(name: string) {
  return {
    id: anId('usr'),
    role: 'user',
    encryptedEmail: 'sealed e-mail',
    emailHash: `hash of ${name}@example.cm`,
    encryptedName: 'sealed name',
    locale: 'fr',
    encryptedPhone: null,
    phoneHash: null,
    factorsAtMs: 0,
    factorGraceAtMs: 0,
    hostEndedAtMs: 0,
    passwordHash: 'old',
    pinHash: null,
    pinFailures: 0,
    pinLockedUntilMs: null,
    pinLeaseToken: null,
    pinLeaseEndsAtMs: null,
    sandboxScenario: null,
    tier: 'own',
    frozenAtMs: null,
    freezeReason: null,
    createdAtMs: 1,
    disabledAtMs: null,
    emailVerifiedAtMs: null,
    verifiedPhoneHash: null,
    emailBouncedAtMs: null,
  } as const;
}

/** One that may log in and nothing else. */
async function aRole(): Promise<{ readonly role: string; readonly connectionString: string }> {
  const role = `role_${randomBytes(6).toString('hex')}`;
  await observer.query(`CREATE ROLE ${role} LOGIN PASSWORD 'secret'`);
  const url = new URL(database.connectionString);
  url.username = role;
  url.password = 'secret';
  return { role, connectionString: url.href };
}
