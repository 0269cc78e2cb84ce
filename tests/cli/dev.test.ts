import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import type { Ready } from 'mitako';
import { afterEach, describe, expect, test } from 'vitest';
import { testDirectory } from './support/directory.ts';
import { mitako } from './support/mitako.ts';
import { stopAll } from './support/process.ts';
import { api, startDev } from './support/ready.ts';
import { run } from './support/run.ts';

afterEach(stopAll);

const inMemory = ['--data', ':memory:'];
const payment = { amount: 5000, currency: 'XAF' };

describe('mitako dev --json', () => {
  test('prints one line of JSON and nothing else on standard output', async () => {
    const dev = await startDev(inMemory);
    const origin = new URL(dev.ready.api).origin;
    expect(dev.ready).toStrictEqual({
      ready: true,
      api: `${origin}/api/v1`,
      docs: `${origin}/docs`,
      checkout: `${origin}/checkout`,
      dashboard: `${origin}/dashboard`,
      admin: `${origin}/admin`,
      agent: `${origin}/agent`,
      merchant: {
        id: expect.stringMatching(/^mer_[0-9a-z]{26}$/),
        email: expect.stringContaining('@'),
        password: expect.any(String),
        test_key: expect.stringMatching(/^svc_test_\w{36}$/),
        live_key: expect.stringMatching(/^svc_live_\w{36}$/),
      },
      operator_key: expect.stringMatching(/^svc_operator_\w{36}$/),
      operator: { email: 'operator@sandbox.test', password: 'sandbox-password' },
      sandbox_users: ['success', 'insufficient', 'declined', 'timeout', 'refund'].map((name) => ({
        email: `${name}@sandbox.test`,
        password: 'sandbox-password',
        pin: '1234',
        outcome: expect.any(String),
      })),
      test_numbers: expect.arrayContaining([
        { provider: 'mtn_momo', label: 'MTN MoMo', phone: '+237670000789', outcome: 'succeeds' },
        { provider: 'orange_money', label: 'Orange Money', phone: '+237690000049', outcome: 'asks for code 123456' },
      ]),
      sandbox_agent: { email: 'agent@sandbox.test', password: 'sandbox-password', pin: '1234' },
    });
    await api(`${dev.ready.api}/gateway/payments`, { key: dev.ready.merchant.test_key, body: payment });
    expect(await dev.stop()).toBe(0);
    expect(dev.stdout()).toBe(`${JSON.stringify(dev.ready)}\n`);
  });

  test('shows the service under its given name, and opens its app', async () => {
    const link = 'wallet://pay?url={checkout_url}';
    const { ready } = await startDev([...inMemory, '--brand-name', 'Njangi', '--app-link', link]);
    const created = await api(`${ready.api}/gateway/payments`, { key: ready.merchant.test_key, body: payment });
    const { checkout_url: checkoutUrl } = (created.body as { data: { checkout_url: string } }).data;
    const page = await (await fetch(`${checkoutUrl}/app`)).text();
    expect(page).toContain('Njangi');
    expect(page).not.toContain('Mitako');
    expect(page).toContain(`href="wallet://pay?url=${encodeURIComponent(checkoutUrl)}"`);
  });

  test.for(['javascript:{checkout_url}', 'https://app.example.cm/pay', 'pay?url={checkout_url}'])(
    'rejects %s as a link to the app, and says what is valid',
    async (link) => {
      const { code, stderr } = await run(['dev', ...inMemory, '--app-link', link]);
      expect(code).toBe(1);
      expect(stderr).toContain('--app-link');
      expect(stderr).toContain('It must be a link with {checkout_url} in it');
    },
  );

  test('keeps merchant, keys and payments across a restart on the same file', async () => {
    const data = join(testDirectory(), 'dev.db');
    const first = await startDev(['--data', data]);
    const created = await api(`${first.ready.api}/gateway/payments`, {
      key: first.ready.merchant.test_key,
      body: payment,
    });
    const { id } = (created.body as { data: { payment: { id: string } } }).data.payment;
    await first.stop();
    const { ready } = await startDev(['--data', data]);
    const {
      api: _api,
      docs: _docs,
      checkout: _checkout,
      dashboard: _dashboard,
      admin: _admin,
      agent: _agent,
      ...kept
    } = first.ready;
    expect(ready).toMatchObject(kept);
    expect(await api(`${ready.api}/gateway/payments/${id}`, { key: ready.merchant.test_key })).toMatchObject({
      status: 200,
    });
  });

  test('keeps its secret beside the file, readable by the owner only', async () => {
    const data = join(testDirectory(), 'dev.db');
    const dev = await startDev(['--data', data]);
    expect(statSync(`${data}.secret`).mode & 0o777).toBe(0o600);
    expect(dev.stdout() + dev.stderr()).not.toContain(readFileSync(`${data}.secret`, 'utf8').trim());
    await dev.stop();
    rmSync(`${data}.secret`);
    const orphan = await run(['dev', '--json', '--port', '0', '--data', data]);
    expect(orphan.code).toBe(1);
    expect(orphan.stderr).toMatch(/^mitako: .*\.secret, which is missing\. .+\n$/);
  });

  test('writes no file for data in memory', async () => {
    const cwd = testDirectory();
    const dev = mitako(['dev', '--json', '--port', '0', ...inMemory], {}, cwd);
    await dev.output(/"ready":true/);
    expect(existsSync(join(cwd, '.mitako'))).toBe(false);
    expect(existsSync(join(cwd, ':memory:'))).toBe(false);
  });

  test('keeps the default data in a directory that git ignores', async () => {
    const cwd = testDirectory();
    const dev = mitako(['dev', '--json', '--port', '0'], {}, cwd);
    await dev.output(/"ready":true/);
    expect(existsSync(join(cwd, '.mitako/dev.db'))).toBe(true);
    expect(readFileSync(join(cwd, '.mitako/.gitignore'), 'utf8')).toBe('*\n');
  });
});

test('uses the next port if one is in use, and reports it', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const dev = mitako(['dev', '--json', '--port', String(port), ...inMemory]);
  const [, line = ''] = await dev.output(/^(\{"ready".*\})$/m);
  const actual = Number(new URL((JSON.parse(line) as { api: string }).api).port);
  expect(actual).toBeGreaterThan(port);
  expect(dev.stderr()).toContain(`Port ${port} is taken: the gateway is on ${actual}.`);
  taken.close();
});

describe('on plain http and another machine’s way', () => {
  const sentence = 'Plain http protects no session cookie: for a phone in your own network only.';

  test('warns a person and a script', async () => {
    const address = ['--public-url', 'http://192.168.1.5:4010'];
    const dev = await startDev([...inMemory, ...address]);
    expect(dev.ready.insecure_cookies).toBe(true);
    await dev.output(new RegExp(`warning +${sentence}`));
    const screen = mitako(['dev', '--port', '0', ...inMemory, ...address], { NO_COLOR: '1' });
    await screen.output(/Ready in/);
    expect(screen.stdout()).toContain(sentence);
  });

  const here = Object.values(networkInterfaces())
    .flat()
    .find((each) => each?.family === 'IPv4' && !each.internal)?.address;

  test.skipIf(here === undefined)('--host with this machine’s address in the network is all it takes', async () => {
    const dev = await startDev([...inMemory, '--host', String(here)]);
    expect(new URL(dev.ready.checkout).hostname).toBe(here);
    const created = await api(`${dev.ready.api}/gateway/payments`, {
      key: dev.ready.merchant.test_key,
      body: payment,
    });
    const { checkout_url: checkoutUrl } = (created.body as { data: { checkout_url: string } }).data;
    const [user] = dev.ready.sandbox_users;
    const sent = await fetch(`${checkoutUrl}/login`, {
      method: 'POST',
      headers: { origin: new URL(checkoutUrl).origin },
      body: new URLSearchParams({ email: String(user?.email), password: String(user?.password) }),
      redirect: 'manual',
    });
    const cookies = sent.headers.getSetCookie();
    expect(cookies.filter((each) => /; Secure/.test(each))).toEqual([]);
    expect(cookies.length).toBeGreaterThan(1);
    const cookie = cookies.map((each) => each.split(';')[0]).join('; ');
    const wallet = await fetch(`${checkoutUrl}/wallet`, { headers: { cookie }, redirect: 'manual' });
    expect(wallet.status).toBe(200);
  });

  test.skipIf(here === undefined)('listening on all interfaces prints what a phone needs', async () => {
    const dev = await startDev([...inMemory, '--host', '0.0.0.0']);
    expect(dev.ready.checkout).toMatch(/^http:\/\/127\.0\.0\.1:/);
    expect(dev.ready.insecure_cookies).toBeUndefined();
    await dev.output(/For a phone in your network: --host \d+\.\d+\.\d+\.\d+/);
  });
});

test('prints one screen for a person, without colours if they are unwanted', async () => {
  const dev = mitako(['dev', '--port', '0', ...inMemory], { FORCE_COLOR: '1', NO_COLOR: '' });
  await dev.output(/Ready in/);
  expect(dev.stdout()).toContain('\u001B[');
  const plain = mitako(['dev', '--port', '0', ...inMemory], { NO_COLOR: '1' });
  await plain.output(/Ready in \d+\.\d\d s\..*\n/);
  const lines = plain.stdout().split('\n');
  expect(plain.stdout()).not.toContain('\u001B');
  expect(lines.length).toBeLessThanOrEqual(25);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
  for (const shown of [
    '/api/v1',
    '/docs',
    '/checkout',
    '/dashboard',
    '/admin',
    '/agent',
    'merchant@',
    'operator@',
    'agent@',
    'svc_test_',
    'svc_operator_',
    'refund@sandbox.test',
    '1234',
    'curl ',
  ]) {
    expect(plain.stdout()).toContain(shown);
  }
});

test('logs every request, event and delivery on one line', async () => {
  const receiver = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`;
  const dev = await startDev(inMemory);
  const { test_key: key } = dev.ready.merchant;
  await api(`${dev.ready.api}/merchant/webhook-endpoints`, { key, body: { url } });
  await api(`${dev.ready.api}/gateway/payments`, { key, body: payment });
  await dev.output(/delivery/);
  receiver.close();
  const time = String.raw`\d\d:\d\d:\d\d  `;
  // The ledger is checked at some time.
  const lines = dev
    .stderr()
    .trimEnd()
    .split('\n')
    .filter((line) => !line.includes('the ledger is consistent'));
  expect(lines).toStrictEqual([
    expect.stringMatching(new RegExp(`^${time}request   POST /api/v1/merchant/webhook-endpoints → 201 \\(\\d+ ms\\)$`)),
    expect.stringMatching(new RegExp(`^${time}event     payment\\.created pay_\\w+$`)),
    expect.stringMatching(new RegExp(`^${time}request   POST /api/v1/gateway/payments → 201 \\(\\d+ ms\\)$`)),
    expect.stringMatching(new RegExp(`^${time}delivery  payment\\.created → 200 \\(\\d+ ms\\) ${url}$`)),
  ]);
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s stops it with exit code 0', async (signal) => {
  const dev = await startDev(inMemory);
  expect(await dev.stop(signal)).toBe(0);
});

/** Seven wrong logins over the API, and one more on a checkout page. */
async function guessPassword({ api: base, merchant }: Ready): Promise<readonly number[]> {
  const guess = { email: 'nobody@sandbox.test', password: 'wrong-password' };
  const statuses: number[] = [];
  for (let index = 0; index < 7; index += 1) {
    statuses.push((await api(`${base}/auth/user/login`, { body: guess })).status);
  }
  const created = await api(`${base}/gateway/payments`, { key: merchant.test_key, body: payment });
  const { checkout_url: checkoutUrl } = (created.body as { data: { checkout_url: string } }).data;
  const page = await fetch(`${checkoutUrl}/login`, {
    method: 'POST',
    headers: { origin: new URL(base).origin },
    body: new URLSearchParams(guess),
  });
  return [...statuses, page.status];
}

test('rate limits are off by default; when on, they count pages and API together', async () => {
  const open = await guessPassword((await startDev(inMemory)).ready);
  expect(open).not.toContain(429);
  const limited = await guessPassword((await startDev([...inMemory, '--rate-limits'])).ready);
  expect(limited).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
});
