import { engineStore } from '@mitako/core/engine';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { aName, login, post } from '../support/limited.ts';
import { openProcesses, type Process, type Processes } from '../support/processes.ts';
import { MINUTE, openGateway, SECOND } from '../support.ts';

let all: Processes;

beforeAll(async () => {
  all = await openProcesses(1);
});
afterAll(() => all.close());

function only(): Process {
  const [process] = all.processes;
  if (process === undefined) throw new Error('There is no process.');
  return process;
}

describe('the rows', () => {
  test('contain no e-mail, address, key or checkout', async () => {
    const process = only();
    const [email, from, slug, secret] = ['ngo.bassa@b.cm', '198.51.100.77', 'sluginrow', 'svc_test_secretinrow'];
    await login(process, email, from);
    await post(process, `/gateway/checkout/${slug}/pay`, { pin: '1379' }, { from });
    const headers = { Authorization: `Bearer ${secret}` };
    for (let index = 0; index < 60; index += 1) await post(process, '/gateway/payments', {}, { from, headers });
    await all.exchange();

    const rows = await all.rows('SELECT * FROM mitako_rate_counts');
    const text = JSON.stringify(rows);
    for (const word of [email, 'bassa', from, slug, secret]) expect(text).not.toContain(word);
    const policies = new Set<string>();
    for (const { key } of rows) {
      expect(key).toMatch(/^[a-z_]+:[\w-]{43}$/);
      policies.add(String(key).split(':')[0] ?? '');
    }
    expect([...policies]).toEqual(
      expect.arrayContaining(['login', 'login_address', 'pay', 'test_key', 'test_key_burst']),
    );
  });

  test('are swept by the background work once their window is over', async () => {
    const { gateway, clock, advance } = await openGateway();
    const nowMs = clock.now();
    const used = async () => {
      const [count] = await engineStore(gateway.store).limits.take({
        nowMs,
        takes: [{ key: 'key', count: 1, endsAtMs: nowMs + MINUTE }],
      });
      return count?.used;
    };
    await gateway.start();
    expect([await used(), await used()]).toEqual([1, 2]);
    await advance(10 * MINUTE);
    // The background work polls once a second.
    await expect.poll(async () => advance(SECOND).then(used)).toBe(1);
  });

  describe.runIf(inject('engine') === 'postgres')('on PostgreSQL', () => {
    test('of slugs that are invented are written as long as their address may send them, and are shared', async () => {
      const process = only();
      const from = '198.51.100.78';
      const rowsOf = async () => {
        await all.exchange();
        return (await all.rows("SELECT * FROM mitako_rate_counts WHERE key LIKE 'pay:%'")).length;
      };
      const before = await rowsOf();
      const pays = Array.from({ length: 250 }, () =>
        post(process, `/gateway/checkout/${aName()}/pay`, { pin: '1' }, { from }),
      );
      const answers = await Promise.all(pays);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(50);
      const written = (await rowsOf()) - before;
      expect(written).toBeGreaterThan(100);
      expect(written).toBeLessThanOrEqual(200);
    });

    test('of e-mails that are invented are written as long as their address may log in', async () => {
      const process = only();
      const rowsOf = async () => {
        await all.exchange();
        return (await all.rows("SELECT * FROM mitako_rate_counts WHERE key LIKE 'login:%'")).length;
      };
      const before = await rowsOf();
      for (let count = 0; count < 60; count += 1) await login(process, `${aName()}@b.cm`, '198.51.100.79');
      expect((await rowsOf()) - before).toBe(30);
    });

    test('are in a table without a log', async () => {
      const kind = `SELECT relpersistence FROM pg_class WHERE oid = 'mitako_rate_counts'::regclass`;
      expect(await all.rows(kind)).toEqual([{ relpersistence: 'u' }]);
    });

    test('are updated in place, also on a page that was filled with new rows', async () => {
      // An empty table: its pages hold nothing but what this test inserts.
      await all.rows('TRUNCATE mitako_rate_counts');
      const before = await updates();
      const store = all.openStore();
      const keys = Array.from({ length: 500 }, aName);
      const count = (nowMs: number) =>
        store.limits.take({ nowMs, takes: keys.map((key) => ({ key, count: 1, endsAtMs: nowMs + SECOND })) });
      await count(0);
      // One round fits beside the inserted rows. Further rounds need the space of dead rows, which a transaction in any
      // other database of the server keeps from being reused.
      await count(2 * SECOND);
      await store.close();
      const { every, hot } = await updatesSince(before, keys.length);
      expect(hot).toBe(every);
    });

    test('never deadlock', async () => {
      const [before, deadlocksBefore] = [await updates(), await deadlocks()];
      const stores = [all.openStore(), all.openStore()];
      const takes = Array.from({ length: 500 }, aName).map((key) => ({ key, count: 1, endsAtMs: SECOND }));
      const orders = [takes, takes.toReversed()];
      for (let round = 0; round < 10; round += 1) {
        await Promise.all(stores.map((store, place) => store.limits.take({ nowMs: 0, takes: orders[place] ?? [] })));
      }
      for (const store of stores) await store.close();
      await updatesSince(before, 19 * takes.length);
      expect(await deadlocks()).toBe(deadlocksBefore);
    });
  });
});

interface Updates {
  readonly every: number;
  readonly hot: number;
}

async function updates(): Promise<Updates> {
  const [row] = await all.rows(`SELECT n_tup_upd::int AS every, n_tup_hot_upd::int AS hot
    FROM pg_stat_user_tables WHERE relid = 'mitako_rate_counts'::regclass`);
  return row as unknown as Updates;
}

/** The statistics of a connection appear soon after it is closed. */
async function updatesSince(before: Updates, least: number): Promise<Updates> {
  await expect.poll(async () => (await updates()).every - before.every).toBeGreaterThanOrEqual(least);
  const { every, hot } = await updates();
  return { every: every - before.every, hot: hot - before.hot };
}

async function deadlocks(): Promise<unknown> {
  const [row] = await all.rows(`SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`);
  return row?.['deadlocks'];
}
