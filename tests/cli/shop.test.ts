import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { findRunningDev } from '../../packages/mitako/src/api/running-dev.ts';
import { testDirectory } from './support/directory.ts';
import { bundled } from './support/mitako.ts';
import { runNode, runSource, stopAll, type Running } from './support/process.ts';
import { api, startDev } from './support/ready.ts';

afterEach(stopAll);

const dev = (...args: readonly string[]): Running => runNode([bundled('shop-dev'), ...args], { NO_COLOR: '1' });

test('pnpm dev prints one screen with the first link, and opens shop and gateway', async () => {
  // From its source, as people start it.
  const args = ['--data', ':memory:', '--port', '0', '--shop-port', '0'];
  const running = runSource('examples/shop/src/dev.ts', args, { NO_COLOR: '1' });
  await running.output(/Ready in.*\n/);
  const lines = running.stdout().split('\n');
  expect(lines.length).toBeLessThanOrEqual(25);
  const [shop = '', gateway = ''] = running.stdout().match(/http:\/\/\S+/g) ?? [];
  expect(lines[3]).toContain(shop);
  expect(gateway).toMatch(/\/api\/v1$/);
  const window = await fetch(shop);
  expect(window.status).toBe(200);
  expect(await window.text()).toMatch(/5\s000\sFCFA/);
  expect((await fetch(`${new URL(gateway).origin}/readyz`)).status).toBe(200);
});

test('pnpm dev says where webhooks arrive, which numbers pay, and is found by the commands beside it', async () => {
  const data = join(testDirectory(), 'dev.db');
  const running = dev('--port', '0', '--shop-port', '0', '--data', data);
  await running.output(/Ready in.*h \+ Enter.*\n/);
  const [shop = '', gateway = ''] = running.stdout().match(/http:\/\/\S+/g) ?? [];
  expect(running.stdout()).toContain(`Webhooks to   ${shop}/webhooks/mitako`);
  expect(running.stdout()).toContain(`${new URL(gateway).origin}/dashboard/test`);
  expect(running.stdout()).toMatch(/\+237670000789 MTN MoMo, \+237690000789 Orange Money\n.*…039 declined/);
  expect(findRunningDev(data)).toMatchObject({ api: gateway });
  await running.stop('SIGINT');
  expect(findRunningDev(data)).toBeNull();
});

test('pnpm dev --sample opens the shop beside a month of test payments', async () => {
  const data = join(testDirectory(), 'dev.db');
  const running = dev('--port', '0', '--shop-port', '0', '--data', data, '--sample');
  await running.output(/Ready in/);
  const [, key = ''] = running.stdout().match(/Test key +(\S+)/) ?? [];
  const { body } = await api(`${findRunningDev(data)?.api}/gateway/payments?limit=100`, { key });
  expect((body as { data: { payments: unknown[] } }).data.payments).toHaveLength(100);
});

test('pnpm dev uses the next port if one is in use, for both, and reports it', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const port = String((taken.address() as AddressInfo).port);
  const running = dev('--data', ':memory:', '--port', port, '--shop-port', port);
  await running.output(/Ready in/);
  expect(running.stdout()).toMatch(new RegExp(`Port ${port} is taken: the gateway is on \\d+\\.`));
  expect(running.stdout()).toMatch(new RegExp(`Port ${port} is taken: the shop is on \\d+\\.`));
  taken.close();
});

test('SIGINT stops shop and gateway with exit code 0', async () => {
  const running = dev('--data', ':memory:', '--port', '0', '--shop-port', '0');
  await running.output(/Ready in/);
  const [shop = '', gateway = ''] = running.stdout().match(/http:\/\/\S+/g) ?? [];
  expect(await running.stop('SIGINT')).toBe(0);
  await expect(fetch(shop)).rejects.toThrow('fetch failed');
  await expect(fetch(gateway)).rejects.toThrow('fetch failed');
});

test('a wrong flag gets one sentence', async () => {
  const running = dev('--port', 'http');
  expect(await running.exited).toBe(1);
  expect(running.stderr()).toMatch(/^[^\n]+"http"[^\n]+\n$/);
});

test('a shop that ran on many ports still opens on another one', async () => {
  const data = join(testDirectory(), 'dev.db');
  const gateway = await startDev(['--data', data]);
  const { test_key: key } = gateway.ready.merchant;
  const endpoints = `${gateway.ready.api}/merchant/webhook-endpoints`;
  for (let port = 1; port <= 10; port += 1) {
    const body = { url: `http://127.0.0.1:${port}/webhooks/mitako`, description: 'Boutique de démonstration' };
    expect((await api(endpoints, { key, body })).status).toBe(201);
  }
  const shop = runNode([bundled('shop')], {
    MITAKO_API_KEY: key,
    MITAKO_API_URL: gateway.ready.api,
    PORT: '0',
  });
  const [, url] = await shop.output(/open: (\S+)/);
  const { body } = await api(endpoints, { key });
  const urls = (body as { data: { endpoints: readonly { url: string }[] } }).data.endpoints.map(
    (endpoint) => endpoint.url,
  );
  expect(urls).toHaveLength(10);
  expect(urls).toContain(`${url}/webhooks/mitako`);
  expect(urls).not.toContain('http://127.0.0.1:1/webhooks/mitako');
});
