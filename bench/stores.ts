import { engineStore, type EngineStore } from '@mitako/core/engine';
import { postgres } from '@mitako/postgres';
import { sqlite } from '@mitako/sqlite';
import pg from 'pg';
import { openReader, openWriter } from './copies.ts';

// A database is named by one string, which can be passed to a child process: a file, or a PostgreSQL URL.

export function isPostgres(address: string): boolean {
  return address.startsWith('postgres://');
}

/** The store of the gateway, opened normally. */
export function storeAt(address: string): EngineStore {
  return isPostgres(address)
    ? engineStore(postgres({ connectionString: address }))
    : engineStore(sqlite({ path: address }));
}

/** Result of a direct query that bypasses the store: the data on disk, not the gateway's view. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the type of the rows
export async function rowsAt<Row extends object>(address: string, sql: string): Promise<readonly Row[]> {
  if (isPostgres(address)) return postgresRows<Row>(address, sql);
  const reader = openReader(address);
  try {
    return reader.prepare<[], Row>(sql).all();
  } finally {
    reader.close();
  }
}

/** Runs statements directly, bypassing the store. */
export async function executeAt(address: string, sql: string): Promise<void> {
  if (isPostgres(address)) {
    await postgresRows(address, sql);
    return;
  }
  const writer = openWriter(address);
  try {
    writer.exec(sql);
  } finally {
    writer.close();
  }
}

/** Number of rows of a table. */
export async function countAt(address: string, table: string): Promise<number> {
  const [row] = await rowsAt<{ readonly rows: number | string }>(
    address,
    `SELECT count(*) AS rows FROM mitako_${table}`,
  );
  return Number(row?.rows ?? 0);
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the type of the rows
export async function postgresRows<Row extends object>(address: string, sql: string): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
