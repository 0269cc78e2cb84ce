import type { Logger, LogFields } from '@mitako/core';
import { engineStore, type EngineStore, type WakeReason } from '@mitako/core/engine';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/postgres.ts';
import { postgres, type PostgresOptions } from '../src/index.ts';

// The door alone: nothing here needs a table. What the engine does behind it is in `waking-workers.test.ts`.

let database: TestDatabase;
let observer: pg.Client;
const closers: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  observer = new pg.Client({ connectionString: database.connectionString });
  await observer.connect();
});
afterAll(async () => {
  await observer.end();
  await database.drop();
});

let notifications: pg.Notification[] = [];
beforeEach(() => {
  notifications = [];
  observer.removeAllListeners('notification');
  observer.on('notification', (notification) => notifications.push(notification));
});
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

describe('a subscriber', () => {
  it("is woken for every reason once it listens, and for other processes' notifications", async () => {
    const [shop, worker] = [open(), await subscribed()];
    expect(worker.woken()).toEqual(['deliveries', 'timers']);
    shop.wakeups.publish('deliveries');
    await expect.poll(worker.woken).toEqual(['deliveries']);
    shop.wakeups.publish('timers');
    await expect.poll(worker.woken).toEqual(['timers']);
  });

  it('ignores its own notifications', async () => {
    const [first, second] = [await subscribed(), await subscribed()];
    first.store.wakeups.publish('timers');
    await expect.poll(second.wokenInAll).toEqual(['deliveries', 'timers', 'timers']);
    second.store.wakeups.publish('deliveries');
    await expect.poll(first.wokenInAll).toEqual(['deliveries', 'timers', 'deliveries']);
    expect(second.wokenInAll()).toHaveLength(3);
  });

  it('receives nothing from another schema in the same database', async () => {
    const [ours, theirs] = [await subscribed({ schema: 'ours' }), await subscribed({ schema: 'theirs' })];
    open({ schema: 'ours' }).wakeups.publish('deliveries');
    await expect.poll(ours.wokenInAll).toEqual(['deliveries', 'timers', 'deliveries']);
    open({ schema: 'theirs' }).wakeups.publish('timers');
    await expect.poll(theirs.wokenInAll).toEqual(['deliveries', 'timers', 'timers']);
    expect(ours.wokenInAll()).toHaveLength(3);
  });

  it('ignores invalid payloads on its channel', async () => {
    const worker = await subscribed();
    const channel = await channelOf(worker.store);
    for (const payload of ['', ' ', 'garbage', 'a b c', '{"reason":"deliveries"}', '☠'.repeat(2_000), 'x DELIVERIES']) {
      await observer.query('SELECT pg_notify($1, $2)', [channel, payload]);
    }
    open().wakeups.publish('timers');
    await expect.poll(worker.wokenInAll).toEqual(['deliveries', 'timers', 'timers']);
  });

  it('resumes listening after its connection was ended, and is woken for what it may have missed', async () => {
    const worker = await subscribed();
    worker.woken();
    for (let lost = 0; lost < 2; lost += 1) {
      await observer.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = ANY($1)', [
        await listeners(),
      ]);
      await expect.poll(worker.woken).toEqual(['deliveries', 'timers']);
    }
    open().wakeups.publish('deliveries');
    await expect.poll(worker.woken).toEqual(['deliveries']);
    expect(worker.warnings).toEqual([]);
  });

  it('leaves no connection behind', async () => {
    const worker = await subscribed();
    expect(await listeners()).toHaveLength(1);
    await worker.unsubscribe();
    expect(await listeners()).toEqual([]);
    await worker.store.close();
    // Nor does a store that is closed without having been told, or while it still connects.
    await (await subscribed()).store.close();
    const connecting = open();
    connecting.wakeups.subscribe(() => undefined, logger([]));
    await connecting.close();
    await expect.poll(() => connections('mitako%')).toEqual([]);
  });

  it('has a connection beside a given pool, and leaves the pool alone', async () => {
    const pool = new pg.Pool({ connectionString: database.connectionString, max: 1, application_name: 'shop' });
    closers.push(() => pool.end());
    const worker = await subscribed({ pool });
    open().wakeups.publish('deliveries');
    await expect.poll(worker.wokenInAll).toHaveLength(3);
    worker.store.wakeups.publish('deliveries');
    await worker.store.close();
    expect(await listeners()).toEqual([]);
    expect((await pool.query('SELECT 1')).rowCount).toBe(1);
  });

  it('opens no connection when listening is disabled, and still publishes', async () => {
    const [quiet, worker] = [open({ listen: false }), await subscribed()];
    quiet.wakeups.subscribe(() => undefined, logger([]));
    quiet.wakeups.publish('timers');
    await expect.poll(worker.wokenInAll).toHaveLength(3);
    expect(await listeners()).toHaveLength(1);
  });
});

describe('behind a pooler', () => {
  it.each([
    ['takes LISTEN and hands on nothing', { deaf: true, refuses: false }],
    ['refuses LISTEN', { deaf: false, refuses: true }],
  ])('that %s, one warning is logged, and nothing else happens', async (_, poolerIs) => {
    const pooler = poolerLike(poolerIs);
    const pool = new pg.Pool({ connectionString: database.connectionString, Client: pooler.Client });
    closers.push(() => pool.end());
    const warnings: string[] = [];
    const woken: WakeReason[] = [];
    const store = open({ pool });
    store.wakeups.subscribe((reason) => woken.push(reason), logger(warnings));
    await expect.poll(() => pooler.listens()).toBeGreaterThan(2);
    expect(warnings).toEqual(['LISTEN lost; polling every second']);
    expect(woken).toEqual([]);
    // What is published goes through.
    const worker = await subscribed();
    store.wakeups.publish('timers');
    await expect.poll(worker.wokenInAll).toHaveLength(3);
  });
});

describe('publishing', () => {
  it('is immediate, then batched into few messages however many commits there are', async () => {
    const store = open();
    await observer.query(`LISTEN ${await channelOf(store)}`);
    closers.push(() => observer.query('UNLISTEN *'));
    const startedAtMs = performance.now();
    let tookMs = 0;
    for (let count = 1; tookMs < 300; count += 1) {
      store.wakeups.publish(count % 2 === 0 ? 'deliveries' : 'timers');
      await new Promise(setImmediate);
      tookMs = performance.now() - startedAtMs;
    }
    await expect.poll(words).toContain('deliveries timers');
    await store.close();
    // One at once, one for each 50 ms it took, one for the rest.
    expect(notifications.length).toBeLessThanOrEqual(2 + tookMs / 50);
  });

  it('flushes before it closes', async () => {
    const store = open();
    await observer.query(`LISTEN ${await channelOf(store)}`);
    closers.push(() => observer.query('UNLISTEN *'));
    store.wakeups.publish('deliveries');
    store.wakeups.publish('timers');
    await store.close();
    await expect.poll(words).toEqual(['deliveries timers']);
  });

  it.each([
    ['there is no server', 'postgres://mitako:secret@127.0.0.1:1/nowhere'],
    ['the address makes no sense', 'postgres://mitako:secret@127.0.0.1:1/nowhere?sslrootcert=/nowhere'],
  ])('does not block and never throws when %s', async (_, connectionString) => {
    const store = open({ connectionString });
    const warnings: string[] = [];
    store.wakeups.publish('deliveries');
    const unsubscribe = store.wakeups.subscribe(() => undefined, logger(warnings));
    await expect.poll(() => warnings).toHaveLength(1);
    await unsubscribe();
    await store.close();
  });
});

/** What was heard, each kind of message once, without who said it, and without the probe of one who is still connecting. */
function words(): readonly string[] {
  const payloads = notifications.map(({ payload = '' }) => payload.split(' ').slice(1));
  return [...new Set(payloads.filter(([first]) => first !== 'probe').map((each) => each.toSorted().join(' ')))];
}

interface Subscribed {
  readonly store: EngineStore;
  /** Since it was asked the last time. */
  woken(): readonly WakeReason[];
  wokenInAll(): readonly WakeReason[];
  readonly warnings: readonly string[];
  unsubscribe(): Promise<void>;
}

/** A store that listens. */
async function subscribed(options: Partial<PostgresOptions> = {}): Promise<Subscribed> {
  const store = open(options);
  const woken: WakeReason[] = [];
  const warnings: string[] = [];
  let seen = 0;
  const unsubscribe = store.wakeups.subscribe((reason) => woken.push(reason), logger(warnings));
  await expect.poll(() => woken.length).toBe(2);
  return {
    store,
    woken() {
      const fresh = woken.slice(seen);
      seen = woken.length;
      return fresh;
    },
    wokenInAll: () => [...woken],
    warnings,
    unsubscribe,
  };
}

function open(options: Partial<PostgresOptions> = {}): EngineStore {
  const store = engineStore(postgres({ connectionString: database.connectionString, connectionsMax: 2, ...options }));
  let closed: Promise<void> | null = null;
  const close = (): Promise<void> => (closed ??= store.close());
  closers.push(close);
  return { ...store, close };
}

function logger(warnings: string[]): Logger {
  const ignore = (): void => undefined;
  return { debug: ignore, info: ignore, error: ignore, warn: (_: LogFields, message) => warnings.push(message) };
}

async function connections(name: string): Promise<readonly number[]> {
  const { rows } = await observer.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE $1',
    [name],
  );
  return rows.map(({ pid }) => pid);
}

function listeners(): Promise<readonly number[]> {
  return connections('mitako listen');
}

/** Read from where every connection sees it: the last statement of the connection. */
async function channelOf(store: EngineStore): Promise<string> {
  const unsubscribe = store.wakeups.subscribe(() => undefined, logger([]));
  let channel: string | undefined;
  await expect
    .poll(async () => {
      const { rows } = await observer.query<{ query: string }>(
        "SELECT query FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'mitako listen' AND query LIKE 'LISTEN%'",
      );
      channel = /"(\w+)"/.exec(rows[0]?.query ?? '')?.[1];
      return channel;
    })
    .toBeDefined();
  await unsubscribe();
  return channel ?? '';
}

/** What a pooler makes of LISTEN that gives each transaction another connection. */
function poolerLike(options: { readonly deaf: boolean; readonly refuses: boolean }) {
  let listens = 0;
  class Client extends pg.Client {
    override query(...given: unknown[]): never {
      let [text] = given;
      if (typeof text === 'string' && text.startsWith('LISTEN')) {
        listens += 1;
        if (options.refuses) text = 'SELECT not_supported()';
      }
      return (super.query as (...sent: unknown[]) => never)(text, ...given.slice(1));
    }
    override emit(event: string, ...rest: unknown[]): boolean {
      if (options.deaf && event === 'notification') return false;
      return super.emit(event, ...rest);
    }
  }
  return { Client, listens: () => listens };
}
