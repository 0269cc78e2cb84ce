import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { testDirectory } from './support/directory.ts';
import { mitako } from './support/mitako.ts';
import { stopAll } from './support/process.ts';
import { startDev } from './support/ready.ts';
import { run } from './support/run.ts';

afterEach(stopAll);

const MITAKO_SECRET = 'a-secret-of-the-tests-long-enough-to-be-one';

/** Status and code of a request with this target and host, as they are written. */
async function ask(origin: string, path: string, host: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const sent = request({ host: hostname, port, path, headers: { host } }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const body = await text(response);
  const code = body.startsWith('{') ? ((JSON.parse(body) as { readonly code?: string }).code ?? '') : '';
  return `${response.statusCode} ${code}`.trim();
}

async function startServe(...args: string[]): Promise<string> {
  const store = join(testDirectory(), 'mitako.db');
  expect((await run(['migrate', '--store', store])).code).toBe(0);
  const server = mitako(['serve', '--port', '0', '--store', store, ...args], { MITAKO_SECRET, MITAKO_LOG: 'json' });
  const [, origin = ''] = await server.output(/listening on (http:\/\/[\d.:]+)/);
  return origin;
}

describe('mitako dev', () => {
  test('answers local names only, so that no web page reaches it by a name of its own', async () => {
    const { ready } = await startDev(['--data', ':memory:']);
    for (const host of ['localhost', 'shop.localhost:80', '127.0.0.1', '127.9.9.9', '[::1]:4010']) {
      expect([host, await ask(ready.docs, '/docs', host)]).toEqual([host, '200']);
    }
    for (const host of ['evil.example', 'localhost.evil.example', '10.0.0.5', '0.0.0.0']) {
      expect([host, await ask(ready.docs, '/docs', host)]).toEqual([host, '421 MISDIRECTED_REQUEST']);
    }
  });

  test('answers the public URL and what --hosts adds', async () => {
    const flags = ['--public-url', 'https://shop.tunnel.example', '--hosts', 'host.docker.internal'];
    const port = await freePort();
    await startDev(['--data', ':memory:', '--port', String(port), ...flags]);
    const origin = `http://127.0.0.1:${port}`;
    expect(await ask(origin, '/docs', 'shop.tunnel.example')).toBe('200');
    expect(await ask(origin, '/docs', 'host.docker.internal:4010')).toBe('200');
    expect(await ask(origin, '/docs', 'evil.example')).toBe('421 MISDIRECTED_REQUEST');
  });

  test('answers all addresses of this machine where it listens on all', async () => {
    const { ready } = await startDev(['--data', ':memory:', '--host', '0.0.0.0']);
    const own = Object.values(networkInterfaces()).flatMap((each = []) => each.map(({ address }) => address));
    for (const address of own.filter((each) => !each.includes('%'))) {
      const host = address.includes(':') ? `[${address}]` : address;
      expect([host, await ask(ready.docs, '/docs', host)]).toEqual([host, '200']);
    }
    expect(await ask(ready.docs, '/docs', '192.0.2.77')).toBe('421 MISDIRECTED_REQUEST');
  });
});

describe('mitako serve', () => {
  test('answers other hosts with 421 and the cure, but not probes of its health', async () => {
    const origin = await startServe('--public-url', 'https://pay.example.cm');
    expect(await ask(origin, '/admin/login', 'pay.example.cm')).toBe('200');
    expect(await ask(origin, '/admin/login', 'localhost:4010')).toBe('200');
    for (const path of [
      '/admin/login',
      '/',
      '/docs',
      '/api/v1/openapi.json',
      '/checkout/x',
      '/.well-known/jwks.json',
    ]) {
      expect(await ask(origin, path, 'evil.example')).toBe('421 MISDIRECTED_REQUEST');
    }
    for (const path of ['/livez', '/readyz']) expect(await ask(origin, path, '10.0.0.5:4010')).toBe('200');
  });

  test('answers names that --hosts adds', async () => {
    const origin = await startServe('--public-url', 'https://pay.example.cm', '--hosts', 'pay.internal, 10.0.0.5');
    expect(await ask(origin, '/admin/login', 'pay.internal')).toBe('200');
    expect(await ask(origin, '/admin/login', '10.0.0.5:4010')).toBe('200');
    expect(await ask(origin, '/admin/login', '10.0.0.6:4010')).toBe('421 MISDIRECTED_REQUEST');
  });

  test('refuses every spelling of a path but one, before it is routed', async () => {
    const origin = await startServe('--public-url', 'https://pay.example.cm/pay');
    const host = 'pay.example.cm';
    expect(await ask(origin, '/pay/admin/login', host)).toBe('200');
    for (const path of [
      '/x/%2e%2e/pay/admin/login',
      '/./pay/admin/login',
      '/pay/./admin/login',
      '/pay/x/../admin/login',
      '/pay//admin/login',
      '//pay/admin/login',
      '/pay/%61dmin/login',
      '/pay%2fadmin/login',
      '/pay\\admin/login',
      '/x/%2e%2e/readyz',
      '/./api/v1/auth/operator/login',
      'http://pay.example.cm/x/../pay/admin/login',
    ]) {
      expect([path, await ask(origin, path, host)]).toEqual([path, '400 INVALID_PATH']);
    }
  });

  test('says what is wrong with a name', async () => {
    const { code, stderr } = await run(['serve', '--hosts', 'https://pay.internal'], { MITAKO_SECRET });
    expect(code).toBe(1);
    expect(stderr).toMatch(/--hosts.*"https:\/\/pay\.internal" is no host name/);
  });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
