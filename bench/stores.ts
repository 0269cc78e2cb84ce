import { DIVIDED_TABLES, engineStore, type Change, type EngineStore } from '@mitako/core/engine';
import { postgres } from '@mitako/postgres';
import { sqlite } from '@mitako/sqlite';
import pg from 'pg';
import { openConnection } from './copies.ts';
import { count } from './meter.ts';
import { meterPostgres, meterSqlite } from './metered-drivers.ts';

// A database is named by one string, which can be passed to a child process: a file, or a PostgreSQL URL.

export function isPostgres(address: string): boolean {
  return address.startsWith('postgres://');
}

meterPostgres();
meterSqlite();

/** The store of the gateway, opened normally. Its commits are counted. */
export function storeAt(address: string): EngineStore {
  const store = isPostgres(address)
    ? engineStore(postgres({ connectionString: address }))
    : engineStore(sqlite({ path: address }));
  let isAnswering = false;
  return {
    ...store,
    async commit(changes) {
      const outcome = await store.commit(changes);
      count('commits');
      // The members of a group are answered at once, before anything that their answers lead to.
      if (!isAnswering) {
        count('groups');
        isAnswering = true;
        queueMicrotask(() => (isAnswering = false));
      }
      return outcome;
    },
  };
}

/** The same store, which shows each event when it is committed. */
export function watchingEvents(store: EngineStore, committed: (event: Event) => void): EngineStore {
  return {
    ...store,
    async commit(changes) {
      const outcome = await store.commit(changes);
      if (outcome.kind !== 'applied') return outcome;
      for (const change of changes) if (change.type === 'event.append') committed(change.event);
      return outcome;
    },
  };
}

type Event = Extract<Change, { readonly type: 'event.append' }>['event'];

/** Result of a direct query that bypasses the store: the data on disk, not the gateway's view. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the type of the rows
export async function rowsAt<Row extends object>(address: string, sql: string): Promise<readonly Row[]> {
  if (isPostgres(address)) return postgresRows<Row>(address, sql);
  const reader = openConnection(address);
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
  const writer = openConnection(address);
  try {
    writer.exec(sql);
  } finally {
    writer.close();
  }
}

const LEAF_MS = 28 * 24 * 60 * 60 * 1000;

/** Makes the leaves for events of these times that are written directly, where tables are divided. */
export async function makeLeavesAt(address: string, fromMs: number, toMs = fromMs): Promise<void> {
  if (!isPostgres(address)) return;
  for (const table of DIVIDED_TABLES) {
    // The gateway's own leaves are narrower, and a leaf ends where another one begins: the next time is where this one ends.
    for (let atMs = fromMs; atMs <= toMs;) {
      const made = `SELECT mitako_leaf_add('mitako_${table}', ${atMs}, ${LEAF_MS}) AS end_ms`;
      const [leaf] = await postgresRows<{ readonly end_ms: string }>(address, made);
      atMs = Number(leaf?.end_ms);
    }
  }
}

/** In SQL, the hexadecimal digits of a column of ids. */
export function hexSql(address: string, column: string): string {
  return isPostgres(address) ? `replace(${column}::text, '-', '')` : `lower(hex(${column}))`;
}

/** In SQL, an id of these hexadecimal digits. */
export function idSql(address: string, hex: string): string {
  return isPostgres(address) ? `cast(${hex} as uuid)` : `unhex(${hex})`;
}

/** The same for a column of ids of any kind. */
export function anyIdSql(address: string, hex: string): string {
  return isPostgres(address) ? `decode(${hex}, 'hex')` : `unhex(${hex})`;
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
