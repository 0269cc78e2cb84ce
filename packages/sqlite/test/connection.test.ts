import { createGateway } from '@mitako/core';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openConnection, statementCache } from '../src/connection.ts';
import { createSqliteEngine } from '../src/engine.ts';
import { refuseOldNode } from '../src/driver.ts';
import { locate } from '../src/location.ts';
import { sqlite, type SqliteOptions } from '../src/index.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'mitako-connection-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

describe('a connection', () => {
  it('syncs every commit to disk, also after the first write and when it is opened again', () => {
    const file = join(directory, 'a.db');
    for (const round of [1, 2]) {
      const writer = openConnection(file);
      writer.exec(`CREATE TABLE t${round} (a) STRICT`.replace('(a)', '(a INTEGER)'));
      expect(writer.pragma('journal_mode', { simple: true })).toBe('wal');
      expect(writer.pragma('synchronous', { simple: true })).toBe(2);
      writer.close();
    }
  });

  it('checks foreign keys and never blocks the event loop to wait', () => {
    const connection = openConnection(join(directory, 'a.db'));
    expect(connection.pragma('foreign_keys', { simple: true })).toBe(1);
    expect(connection.pragma('busy_timeout', { simple: true })).toBe(0);
    connection.close();
  });
});

it('a connection forgets the statistics of our tables, and keeps those of others', () => {
  const file = join(directory, 'a.db');
  const small = openConnection(file);
  for (const name of ['mitako_things', 'orders']) {
    small.exec(`CREATE TABLE ${name} (id INTEGER PRIMARY KEY, kind TEXT); CREATE INDEX ${name}_kind ON ${name} (kind)`);
    small.exec(`INSERT INTO ${name} (kind) VALUES ('few')`);
  }
  small.exec('ANALYZE');
  small.close();
  const later = openConnection(file);
  const tables = later.prepare('SELECT tbl FROM sqlite_stat1').pluck().all();
  expect(tables).toEqual(['orders']);
  later.close();
});

it('a connection keeps as many prepared statements as a limit says, and prepares the others again', () => {
  const connection = openConnection(join(directory, 'a.db'));
  const statementOf = statementCache(connection);
  const first = statementOf('select 0 as n');
  expect(statementOf('select 0 as n')).toBe(first);
  for (let n = 1; n <= 1_000; n += 1) statementOf(`select ${n} as n`);
  expect(statementOf('select 1000 as n')).toBe(statementOf('select 1000 as n'));
  expect(statementOf('select 0 as n')).not.toBe(first);
  expect(statementOf('select 0 as n').all()).toEqual([{ n: 0 }]);
  connection.close();
});

it('a query that writes is refused', async () => {
  const engine = createSqliteEngine(locate(join(directory, 'a.db')));
  const writing = { sql: 'create table t (a integer)', values: [] };
  await expect(engine.query(writing)).rejects.toThrow('Not a read: create table t');
  await engine.close();
});

describe('opening', () => {
  it.each([{}, { path: '' }, { path: undefined }])('needs a path: %j', (options) => {
    expect(() => sqlite(options as SqliteOptions)).toThrow(
      "sqlite needs path: the file of the database, or ':memory:'",
    );
  });

  it('of an engine without tables says how to make them, with the command line and without', async () => {
    const secret = 'a root secret for tests, long enough to be one';
    const gateway = createGateway({ store: sqlite({ path: ':memory:' }), publicUrl: 'https://pay.test', secret });
    await expect(gateway.start()).rejects.toThrow(/lacks \S.* Call gateway\.migrate\(\), or run: mitako migrate$/);
    await gateway.close();
  });

  it('creates the file, and throws a clear error if its directory is missing', async () => {
    await sqlite({ path: join(directory, 'new.db') }).close();
    expect(() => sqlite({ path: join(directory, 'missing', 'new.db') })).toThrow('directory does not exist');
  });

  it('creates files that only their owner can read, and leaves the permissions of an existing one', () => {
    const file = join(directory, 'a.db');
    const umask = process.umask(0);
    onTestFinished(() => void process.umask(umask));
    const writer = openConnection(file);
    writer.exec('CREATE TABLE t (a INTEGER) STRICT');
    const files = readdirSync(directory).toSorted();
    expect(files).toEqual(['a.db', 'a.db-shm', 'a.db-wal']);
    expect(files.map((name) => statSync(join(directory, name)).mode & 0o777)).toEqual([0o600, 0o600, 0o600]);
    writer.close();
    chmodSync(file, 0o640);
    openConnection(file).close();
    expect(statSync(file).mode & 0o777).toBe(0o640);
  });

  it('of a file that is not a database throws', () => {
    expect(() => sqlite({ path: directory })).toThrow('unable to open');
  });

  it('of :memory: creates a temporary file and removes it on close', () => {
    const location = locate(':memory:');
    openConnection(location.file).close();
    location.dispose();
    expect(() => openConnection(location.file)).toThrow('directory does not exist');
  });

  it('of :memory: twice creates two databases', async () => {
    const stores = [sqlite({ path: ':memory:' }), sqlite({ path: ':memory:' })] as const;
    await stores[0].migrations.migrate();
    expect((await stores[0].migrations.status()).state).toBe('current');
    expect((await stores[1].migrations.status()).state).toBe('behind');
    await Promise.all(stores.map((store) => store.close()));
  });

  it('on an old Node ends with one sentence instead of a crash', () => {
    expect(() => refuseOldNode('20.19.5')).toThrow(/^@mitako\/sqlite needs Node.js 22 or newer; this is 20.19.5.$/);
    expect(() => refuseOldNode('22.0.0')).not.toThrow();
    expect(() => refuseOldNode('100.0.0')).not.toThrow();
  });
});
