import type { Account, EngineStore, StoredEntry } from '@mitako/core/engine';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { aCredit, anAccount, aPosting, stored } from '../../testing/src/store-conformance/fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/postgres.ts';
import { storeOn } from './support/engine-on.ts';
import { startCuttingProxy } from './support/proxy.ts';

// What a posting reads and sends. What it writes is tested by the conformance suite.

const POSTED = 20_000;
const WAITING = 100_000;

let database: TestDatabase;
let store: EngineStore;
let observer: pg.Client;
let begun = 0;
/** Rows of entries that each transaction read, one after another. */
let read: number[] = [];

/** Reads before each COMMIT what its transaction has read. */
class Counting extends pg.Client {
  // The driver's many signatures come down to this.
  override query(...given: unknown[]): never {
    const send = super.query as (...all: unknown[]) => never;
    if (typeof given[0] === 'string' && given[0].startsWith('BEGIN')) begun += 1;
    if (given[0] === 'COMMIT') {
      send.call(
        this,
        `SELECT seq_tup_read + idx_tup_fetch AS rows FROM pg_stat_xact_user_tables WHERE relname = 'mitako_entries'`,
        (_: unknown, found?: pg.QueryResult<{ readonly rows: string }>) => read.push(Number(found?.rows[0]?.rows)),
      );
    }
    return send.apply(this, given);
  }
}

beforeAll(async () => {
  database = await createTestDatabase();
  // One connection, which plans its statements while nothing waits.
  store = storeOn(database.connectionString, { pool: { Client: Counting, max: 1 } });
  await store.migrations.migrate();
  observer = new pg.Client({ connectionString: database.connectionString });
  await observer.connect();
});
beforeEach(() => {
  begun = 0;
  read = [];
});
afterEach(() => observer.query('TRUNCATE mitako_entries'));
afterAll(async () => {
  await observer.end();
  await store.close();
  await database.drop();
});

it('reads the entries that it posts, however many wait', async () => {
  const post = async (): Promise<void> => {
    const posted = await withCredit();
    read = [];
    await expectPosted([await posting(posted)]);
  };
  await fill('posted', POSTED, 'n');
  // The server knows that no entry waits, and keeps the plan that it makes then.
  await observer.query('ANALYZE mitako_entries');
  for (let times = 0; times < 8; times += 1) await post();
  await fill('waiting', WAITING, 'NULL');
  await post();
  // By its key, and by the uniqueness of its place in the chain.
  expect(read).toEqual([expect.toSatisfy((rows: number) => rows <= 3)]);
});

it('is one transaction for the accounts of a round, which reads no more than their entries', async () => {
  const accounts: Waiting[] = [];
  for (let place = 0; place < 40; place += 1) accounts.push(await withCredit());
  begun = 0;
  read = [];
  await expectPosted(await Promise.all(accounts.map((one) => posting(one))));
  expect(begun).toBe(1);
  expect(read).toEqual([expect.toSatisfy((rows: number) => rows <= 3 * accounts.length)]);
});

it.each([
  ['before the server sees it', 'before', 0],
  ['after it', 'after', 1],
] as const)('whose COMMIT is lost %s is posted once', async (_, when, postedCount) => {
  const proxy = await startCuttingProxy(database.connectionString);
  const cut = storeOn(proxy.connectionString);
  const accounts: Waiting[] = [];
  for (let place = 0; place < 12; place += 1) accounts.push(await withCredit());
  proxy.cutAt('COMMIT', when);
  const outcomes = await Promise.all(accounts.map((one) => posting(one, cut)));
  expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(['unknown']));
  // Another process reads again, and posts what still waits.
  for (const { account } of accounts) {
    const row = await store.read.accountById(account.id);
    const left = await store.read.unchainedEntries(account.id, 10);
    expect([row?.chainSequence, left.length]).toEqual([postedCount, 1 - postedCount]);
    if (row !== null && left.length > 0) await expectPosted([await posting({ account: row, entries: left })]);
    expect(await store.read.accountById(account.id)).toMatchObject({ chainSequence: 1, available: 100 });
  }
  await cut.close();
  await proxy.close();
});

async function fill(name: string, count: number, sequence: string): Promise<void> {
  await observer.query(
    `INSERT INTO mitako_entries (transfer_id, position, account_id, amount, mac, chain_seq)
     SELECT gen_random_uuid(), n % 2, convert_to('${name}_' || n / 50, 'UTF8'), 1, '', ${sequence} FROM generate_series(1, ${count}) AS n`,
  );
}

interface Waiting {
  readonly account: Account;
  readonly entries: readonly StoredEntry[];
}

async function withCredit(): Promise<Waiting> {
  const account = anAccount({ kind: 'merchant_available' });
  const transfer = aCredit(account.id, 100);
  await store.commit([
    { type: 'account.open', account },
    { type: 'transfer.insert', transfer },
  ]);
  return { account, entries: stored(transfer).slice(1) };
}

function posting({ account, entries }: Waiting, on = store): ReturnType<EngineStore['commit']> {
  return on.commit([{ type: 'account.post', posting: aPosting(account, entries) }]);
}

async function expectPosted(outcomes: readonly Awaited<ReturnType<EngineStore['commit']>>[]): Promise<void> {
  expect(outcomes.filter(({ kind }) => kind !== 'applied')).toEqual([]);
}
