import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSqliteEngine, type SqliteEngine } from '../src/engine.ts';
import { locate } from '../src/location.ts';

// A second copy of SQLite in the process closes the file: the locks of ours are gone, and the log is deleted in which we
// commit (https://www.sqlite.org/howtocorrupt.html §2.2).

let directory: string;
let file: string;
let engine: SqliteEngine;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'mitako-log-'));
  file = join(directory, 'mitako.db');
  engine = createSqliteEngine(locate(file));
  await engine.own(() => engine.connection.exec('CREATE TABLE payments (n INTEGER PRIMARY KEY)'));
});

afterEach(async () => {
  await engine.close().catch(() => undefined);
  rmSync(directory, { recursive: true, force: true });
});

const insert = (n: number) =>
  engine.commit([{ sql: 'INSERT INTO payments (n) VALUES (?)', values: [n], rows: 1, change: 0 }], 'full');

async function here(): Promise<readonly unknown[]> {
  return (await engine.query({ sql: 'SELECT n FROM payments ORDER BY n', values: [] })).map(({ n }) => n);
}

/** What a process finds that starts now, as after a kill of this one. */
function elsewhere(): unknown {
  const read = `
    const { DatabaseSync } = require('node:sqlite');
    const rows = new DatabaseSync(process.argv[1]).prepare('SELECT n FROM payments ORDER BY n').all();
    process.stdout.write(JSON.stringify(rows.map(({ n }) => n)));
    process.kill(process.pid, 'SIGKILL');`;
  return JSON.parse(spawnSync(process.execPath, ['--no-warnings', '-e', read, file], { encoding: 'utf8' }).stdout);
}

function closeElsewhere(): void {
  const other = new DatabaseSync(file);
  other.exec('SELECT count(*) FROM payments');
  other.close();
}

test('what is committed after another copy of SQLite has closed the file is there for other processes', async () => {
  expect(await insert(1)).toEqual({ kind: 'applied' });
  const other = new DatabaseSync(file);
  other.exec('CREATE TABLE orders (id TEXT)');
  other.close();
  // Noticed by the first commit, whose outcome a look shows.
  expect(await insert(2)).toEqual({ kind: 'unknown' });
  expect(await here()).toEqual(elsewhere());
  const known = await here();
  expect(await insert(3)).toEqual({ kind: 'applied' });
  expect(elsewhere()).toEqual([...known, 3]);
  expect(await here()).toEqual(elsewhere());
});

test('whoever runs the process is told', async () => {
  const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
  closeElsewhere();
  await insert(1);
  await here();
  expect(warned).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining(`The log of ${file} was deleted`),
    'MitakoWarning',
  );
  warned.mockRestore();
});

test('of many at once each that is confirmed is there', async () => {
  for (let round = 0; round < 3; round += 1) {
    closeElsewhere();
    const numbers = Array.from({ length: 20 }, (_, n) => round * 100 + n);
    const outcomes = await Promise.all(numbers.map((n) => insert(n).catch(() => ({ kind: 'refused' }))));
    const confirmed = numbers.filter((_, n) => outcomes[n]?.kind === 'applied');
    expect(elsewhere()).toEqual(expect.arrayContaining(confirmed));
  }
});

test('what others have changed is seen after it', async () => {
  await insert(1);
  const before = engine.othersVersion?.();
  closeElsewhere();
  await insert(2);
  await here();
  await new Promise(setImmediate);
  expect(engine.othersVersion?.()).not.toBe(before);
});

test('where others write to another log, nothing is read or confirmed any more', async () => {
  closeElsewhere();
  const other = new DatabaseSync(file);
  other.exec('CREATE TABLE orders (id TEXT)');
  expect(await insert(1)).toEqual({ kind: 'unknown' });
  await expect(here()).rejects.toThrow('The database file or its log was replaced while it was in use');
  await expect(insert(2)).rejects.toThrow('end this process');
  other.close();
});

test('where the database itself was deleted, no empty one takes its place', async () => {
  await insert(1);
  for (const each of [file, `${file}-wal`]) rmSync(each);
  expect(await insert(2)).toEqual({ kind: 'unknown' });
  await expect(here()).rejects.toThrow('end this process');
  expect(existsSync(file)).toBe(false);
});
