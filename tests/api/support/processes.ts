import { type GatewayOptions, type LogFields, type RateLimiter, silentLogger, systemRandom } from '@mitako/core';
import { engineStore, type EngineStore } from '@mitako/core/engine';
import { createHandler, type Handler } from '@mitako/http';
import { postgres } from '@mitako/postgres';
import { sqlite } from '@mitako/sqlite';
import { createTestClock, createTestGateway, type TestClock, type TestGateway } from '@mitako/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { inject } from 'vitest';
import { storeRateLimiter } from '../../../packages/core/src/limits/store-rate-limiter.ts';
import { createKeyring } from '../../../packages/core/src/system/keyring.ts';
import { createTestDatabase } from '../../support/postgres.ts';
import { START_MS } from '../../support/start.ts';

/** One of several processes on a database: an engine and a handler, with the limiter that `limits: 'store'` makes. */
export interface Process {
  readonly api: TestGateway;
  readonly handler: Handler;
  readonly limiter: RateLimiter;
  /** Statements that counted so far, each with the limits that it counted under. */
  readonly taken: (readonly string[])[];
  readonly warnings: LogFields[];
  /** What becomes of a statement that counts: nothing special when null. */
  setFault(fault: (() => Promise<never>) | null): void;
  /** Every statement that was sent has been answered. */
  settled(): Promise<void>;
}

export interface Processes {
  readonly processes: readonly Process[];
  /** Of all of them. */
  readonly clock: TestClock;
  /** Another store on the database; its opener closes it. */
  openStore(): EngineStore;
  rows(statement: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Lets every process exchange its counts while time passes. */
  exchange(milliseconds?: number): Promise<void>;
  close(): Promise<void>;
}

/** So many on one empty database of the project's engine. */
export async function openProcesses(
  count: number,
  options: Pick<Partial<GatewayOptions>, 'rails'> = {},
): Promise<Processes> {
  const database = await (inject('engine') === 'sqlite' ? inFile() : onServer());
  const clock = createTestClock(START_MS);
  const processes: Process[] = [];
  // One after the other: the first one migrates and seeds.
  for (let place = 0; place < count; place += 1) processes.push(await openProcess(database.open(), clock, options));

  async function settled(): Promise<void> {
    for (const process of processes) await process.settled();
  }

  return {
    processes,
    clock,
    openStore: () => database.open(),
    rows: (statement) => database.rows(statement),
    async exchange(milliseconds = 100) {
      await settled();
      clock.advance(milliseconds);
      await settled();
    },
    async close() {
      for (const { api } of processes) await api.close();
      await database.drop();
    },
  };
}

async function openProcess(
  store: EngineStore,
  clock: TestClock,
  options: Pick<Partial<GatewayOptions>, 'rails'>,
): Promise<Process> {
  const warnings: LogFields[] = [];
  const taken: Process['taken'] = [];
  const underWay = new Set<Promise<unknown>>();
  let fault: (() => Promise<never>) | null = null;

  const limits: EngineStore['limits'] = {
    ...store.limits,
    take(request) {
      taken.push(request.takes.map(({ key }) => key.slice(0, key.indexOf(':'))));
      if (fault !== null) return fault();
      const answer = store.limits.take(request);
      underWay.add(answer);
      return answer.finally(() => underWay.delete(answer));
    },
  };
  const limiter = storeRateLimiter({
    store: { ...store, limits },
    clock,
    keyring: createKeyring([{ version: 1, secret: 'a root secret that all processes share' }], systemRandom()),
    logger: { ...silentLogger(), warn: (fields) => warnings.push(fields) },
  });
  const api = await createTestGateway({ ...options, store, clock, limits: limiter });

  return {
    api,
    handler: createHandler(api.gateway),
    limiter,
    taken,
    warnings,
    setFault(next) {
      fault = next;
    },
    async settled() {
      do {
        await Promise.all(underWay);
        await new Promise((resolve) => setImmediate(resolve));
      } while (underWay.size > 0);
    },
  };
}

interface Database {
  open(): EngineStore;
  rows(statement: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  drop(): Promise<void>;
}

function inFile(): Promise<Database> {
  const directory = mkdtempSync(join(tmpdir(), 'mitako-limits-'));
  const path = join(directory, 'mitako.db');
  return Promise.resolve({
    open: () => engineStore(sqlite({ path })),
    rows(statement) {
      const database = new DatabaseSync(path, { timeout: 5_000 });
      try {
        return Promise.resolve(database.prepare(statement).all());
      } finally {
        database.close();
      }
    },
    drop: () => Promise.resolve(rmSync(directory, { recursive: true, force: true })),
  });
}

async function onServer(): Promise<Database> {
  const { connectionString, drop } = await createTestDatabase();
  return {
    // In a schema of its own, so that every statement has to name it.
    open: () => engineStore(postgres({ connectionString, connectionsMax: 4, schema: 'shop' })),
    async rows(statement) {
      const client = new pg.Client({ connectionString });
      await client.connect();
      try {
        await client.query('SET search_path = shop');
        return (await client.query<Readonly<Record<string, unknown>>>(statement)).rows;
      } finally {
        await client.end();
      }
    },
    drop,
  };
}
