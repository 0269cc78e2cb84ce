import { type Arrived, dataOf } from '@mitako/core';
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startDatabases, type Databases } from '../support/databases.ts';
import { mitako } from './support/mitako.ts';
import { stopAll, type Running } from './support/process.ts';
import { MITAKO_PUBLIC_URL, MITAKO_SECRET, openShop, serving, type Serving, type Shop } from './support/shop.ts';

// `mitako serve --workers`: several processes on one port.

let databases: Databases;
let shop: Shop;

beforeAll(async () => {
  databases = await startDatabases();
  shop = await openShop(await databases.create());
}, 60_000);
afterEach(stopAll);
afterAll(async () => {
  await shop.gateway.close();
  await databases.stop();
});

function start(...flags: readonly string[]): Running {
  const environment = { MITAKO_SECRET, MITAKO_PUBLIC_URL, MITAKO_STORE: shop.store, MITAKO_LOG: 'json' };
  return mitako(['serve', '--port', '0', ...flags], environment);
}

function create(on: Serving, idempotencyKey?: string) {
  return on.call('POST', '/gateway/payments', {
    bearer: shop.seed.merchant.testKey,
    body: { amount: 5000, currency: 'XAF' },
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  });
}

describe('two workers', () => {
  test('answer on one port, and stop with their supervisor', async () => {
    const server = await serving(start('--workers', '2', '--json'));
    const [line] = await server.output(/^\{"ready".*\n/m);
    expect(JSON.parse(line)).toMatchObject({ ready: true, api: `${MITAKO_PUBLIC_URL}/api/v1` });
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(server, 'one')));
    // One creates it; another may be told that it is still running.
    expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
    const made = answers.filter(({ status }) => status === 201);
    expect(new Set(made.map(({ text }) => text)).size).toBe(1);

    expect(await server.stop('SIGTERM')).toBe(0);
    const messages = [...server.stderr().matchAll(/"message":"([^"]*)"/g)].map(([, message]) => message);
    expect(messages.filter((message) => /^(listening|stop)/.test(message ?? ''))).toEqual([
      expect.stringMatching(/^listening on http/),
      'stopping (SIGTERM)',
      'stopped',
    ]);
  });

  test('one that is killed is replaced, and the other answers meanwhile', async () => {
    const server = await serving(start('--workers', '2'));
    const pid = await killOne(server);
    expect((await create(server)).status).toBe(201);
    await server.output(/worker started/);
    expect(server.stderr()).toContain(`"pid":${pid}`);
    for (let call = 0; call < 4; call += 1) expect((await create(server)).status).toBe(201);
    expect(await server.stop('SIGINT')).toBe(0);
  });

  test('add up what each has counted, whichever is asked', async () => {
    const server = await serving(start('--workers', '2'));
    const arrived = {
      way: 'in_process',
      credential: { kind: 'operator' },
      body: { name: 'Prometheus', role: 'monitor' },
    };
    const { secret } = dataOf(await shop.gateway.call('createOperatorKey', arrived as Arrived)).operator_key;
    await Promise.all(Array.from({ length: 20 }, () => create(server)));
    const { workers } = dataOf(
      await shop.gateway.call('getHealth', { way: 'in_process', credential: { kind: 'operator' } }),
    ).health;
    const running = workers.filter(({ status }) => status === 'running').length;
    const asked = Array.from({ length: 2 }, () =>
      fetch(`${server.origin}/metrics`, { headers: { authorization: `Bearer ${secret}` } }),
    );
    for (const response of await Promise.all(asked)) {
      expect(response.status).toBe(200);
      const text = await response.text();
      expect(text).toContain('mitako_requests_total{operation="createPayment",outcome="done"} 20\n');
      // Both have measured this at once, and each what is true of all. More at once by one key are refused, as of all files.
      expect(text).toContain(`mitako_workers{status="running"} ${running}\n`);
    }
    expect(await server.stop('SIGTERM')).toBe(0);
  });

  test('do not outlive their supervisor', async () => {
    const server = await serving(start('--workers', '2'));
    await server.stop('SIGKILL');
    await expect
      .poll(() =>
        create(server).then(
          ({ status }) => status,
          () => 'refused',
        ),
      )
      .toBe('refused');
  });
});

describe('a mistake is reported once and ends all', () => {
  test('of an SQLite file', async () => {
    const server = mitako(['serve', '--workers', '2', '--store', 'shop.db'], { MITAKO_SECRET });
    expect(await server.exited).toBe(1);
    expect(server.stderr()).toMatch(/^mitako: --workers needs PostgreSQL: .*\n$/);
  });

  test('of a number', async () => {
    const server = start('--workers', '0');
    expect(await server.exited).toBe(1);
    expect(server.stderr()).toMatch(/--workers.*It must be a whole number from 1 to 99/);
  });

  test('of the configuration', async () => {
    const server = start('--workers', '2', '--public-url', 'http://pay.example.cm');
    expect(await server.exited).toBe(1);
    expect(server.stderr()).toMatch(/^mitako: .*plain http.*\n$/);
  });
});

/** Kills a worker of this server. @returns its process id */
async function killOne({ child, output }: Serving): Promise<number> {
  const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ');
  const pid = Number(children[0]);
  process.kill(pid, 'SIGKILL');
  await output(/worker ended \(SIGKILL\)/);
  return pid;
}
