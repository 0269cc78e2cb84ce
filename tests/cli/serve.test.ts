import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, describe, expect, inject, test } from 'vitest';
import { testDirectory } from './support/directory.ts';
import { mitako } from './support/mitako.ts';
import { runCommand, stopAll, type Running } from './support/process.ts';
import { api } from './support/ready.ts';
import { type Ended, run, runAlone } from './support/run.ts';

afterEach(stopAll);

const MITAKO_SECRET = 'a-secret-of-the-tests-long-enough-to-be-one';

/** A store with the schema of this version: migrated once, then copied. */
async function migratedStore(): Promise<string> {
  const copy = testDirectory();
  template ??= run(['migrate', '--store', join(directory, 'mitako.db')]);
  expect((await template).code).toBe(0);
  // With what SQLite keeps beside the file.
  cpSync(directory, copy, { recursive: true });
  return join(copy, 'mitako.db');
}

const directory = mkdtempSync(join(tmpdir(), 'mitako-cli-'));
let template: Promise<Ended> | undefined;
afterAll(() => rmSync(directory, { recursive: true }));

/** A server on such a store. */
async function startServe(
  args: readonly string[] = [],
): Promise<Running & { readonly origin: string; readonly store: string }> {
  const store = await migratedStore();
  const server = mitako(['serve', '--json', '--port', '0', '--store', store, ...args], { MITAKO_SECRET });
  const [line] = await server.output(/^\{"ready".*\}$/m);
  return { ...server, store, origin: new URL((JSON.parse(line) as { api: string }).api).origin };
}

/** @param start - `runAlone` where the server is refused once it has a port or connections, which end with its process */
async function refusal(
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
  start: typeof run = run,
): Promise<string> {
  const { code, stdout, stderr } = await start(['serve', '--port', '0', ...args], environment);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  // One line, one or two sentences, no stack.
  expect(stderr).toMatch(/^mitako: [^\n]+[.)a-z/]\n$/);
  expect(stderr).not.toMatch(/\bat .+:\d+/);
  return stderr;
}

describe('mitako serve says in one sentence', () => {
  test('that the secret is missing', async () => {
    const store = join(testDirectory(), 'mitako.db');
    expect(await refusal(['--store', store])).toContain('MITAKO_SECRET is not set');
  });

  test('that the secret is not that of the store', async () => {
    const first = await startServe();
    first.child.kill('SIGTERM');
    await first.exited;
    const other = { MITAKO_SECRET: 'another secret, as long as it has to be' };
    const refused = await refusal(['--store', first.store], other, runAlone);
    expect(refused).toContain('not the one this database was made with');
    const key = await run(['keys', 'create', '--operator', '--store', first.store], other);
    expect([key.code, key.stdout]).toEqual([1, '']);
  });

  test('that the secret is nothing but white space', async () => {
    const store = join(testDirectory(), 'mitako.db');
    expect(await refusal(['--store', store], { MITAKO_SECRET: ' '.repeat(40) })).toContain('MITAKO_SECRET is not set');
  });

  test('that the secret is too short', async () => {
    const store = join(testDirectory(), 'mitako.db');
    expect(await refusal(['--store', store], { MITAKO_SECRET: 'short' })).toContain('shorter than 32 characters');
  });

  test('that the file does not exist, and creates none', async () => {
    const store = join(testDirectory(), 'mitako.db');
    expect(await refusal(['--store', store], { MITAKO_SECRET })).toMatch(
      /Database file \S+ not found\. .*mitako migrate/,
    );
    expect(existsSync(store)).toBe(false);
  });

  test('that the schema is behind, and what to run', async () => {
    const store = join(testDirectory(), 'mitako.db');
    writeFileSync(store, '');
    expect(await refusal(['--store', store], { MITAKO_SECRET })).toMatch(/schema .* is behind .*mitako migrate/);
  });

  test('that the schema is too new', async () => {
    const store = await migratedStore();
    addMigration(store, '9999_from_the_future');
    expect(await refusal(['--store', store], { MITAKO_SECRET })).toMatch(/belongs to a newer version of Mitako/);
  });

  test('that the directory of the file does not exist', async () => {
    const store = join(testDirectory(), 'nowhere', 'mitako.db');
    expect(await refusal(['--store', store], { MITAKO_SECRET })).toMatch(/directory .*nowhere does not exist/);
  });

  test('that the file is a directory', async () => {
    const store = join(testDirectory(), 'mitako.db');
    mkdirSync(store);
    expect(await refusal(['--store', store], { MITAKO_SECRET })).toContain('it is a directory');
  });

  test('that the file is not a database', async () => {
    const store = join(testDirectory(), 'mitako.db');
    writeFileSync(store, 'Bonjour. '.repeat(1000));
    expect(await refusal(['--store', store], { MITAKO_SECRET })).toContain(`Cannot open the database file ${store}`);
  });

  test('that the file cannot be written', async () => {
    // Nothing can be created there, even by root.
    expect(await refusal(['--store', '/proc/mitako.db'], { MITAKO_SECRET })).toContain('/proc/mitako.db');
  });

  test('that the public address uses plain http, and what to do', async () => {
    const store = await migratedStore();
    for (const address of ['http://pay.example.cm', 'http://192.168.1.5:4010']) {
      const message = await refusal(['--store', store, '--public-url', address], { MITAKO_SECRET }, runAlone);
      expect(message).toContain(`The public address ${address} is plain http`);
      expect(message).toMatch(/--public-url to the https address/);
    }
  });

  test('that a public sandbox has published passwords, and what to do', async () => {
    const store = await migratedStore();
    const flags = ['--store', store, '--public-url', 'https://pay.example.cm', '--sandbox'];
    const message = await refusal(flags, { MITAKO_SECRET }, runAlone);
    expect(message).toMatch(/https:\/\/pay\.example\.cm is not of this machine.*published passwords.*--public-sandbox/);
    const server = mitako(['serve', '--port', '0', ...flags, '--public-sandbox'], { MITAKO_SECRET });
    await server.output(/listening on/);
  });

  test('that PostgreSQL cannot be reached, without its password', async () => {
    const store = 'postgres://mitako:s3cret@127.0.0.1:1/shop';
    const message = await refusal(['--wait', '0', '--store', store], { MITAKO_SECRET }, runAlone);
    expect(message).toContain('Cannot reach the database shop on 127.0.0.1:1');
    expect(message).not.toContain('s3cret');
  });

  test.each([
    [{ MITAKO_PORT: 'http' }, 'MITAKO_PORT'],
    [{ MITAKO_STORE: 'mysql://localhost/shop' }, 'MITAKO_STORE'],
    [{ MITAKO_PUBLIC_URL: 'pay.example.cm' }, 'MITAKO_PUBLIC_URL'],
    [{ MITAKO_TRUSTED_PROXIES: '10.0.0.0/33' }, 'MITAKO_TRUSTED_PROXIES'],
    [{ MITAKO_LOG: 'xml' }, 'MITAKO_LOG'],
    [{ MITAKO_HOST: 'http://localhost' }, 'MITAKO_HOST'],
    [{ MITAKO_CONNECTIONS_MAX: '0' }, 'MITAKO_CONNECTIONS_MAX'],
    [{ MITAKO_KEEP_ALIVE: '1m' }, 'MITAKO_KEEP_ALIVE'],
  ])('that %o has an invalid value', async (environment, name) => {
    const { code, stderr } = await run(['serve'], { MITAKO_SECRET, ...environment });
    expect(code).toBe(1);
    expect(stderr).toMatch(new RegExp(`^mitako: [^\\n]*${name}[^\\n]*\\n$`));
  });

  test('that the port is in use', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const port = String((taken.address() as AddressInfo).port);
    const store = await migratedStore();
    expect(await refusal(['--store', store, '--port', port], { MITAKO_SECRET }, runAlone)).toContain(
      `Port ${port} on 127.0.0.1 is taken`,
    );
    taken.close();
  });
});

describe('mitako serve', () => {
  test('seeds no accounts unless requested', async () => {
    const body = { email: 'success@sandbox.test', password: 'sandbox-password' };
    const plain = await startServe();
    expect(await api(`${plain.origin}/api/v1/auth/user/login`, { body })).toMatchObject({ status: 401 });
    const seeded = await startServe(['--sandbox']);
    expect(await api(`${seeded.origin}/api/v1/auth/user/login`, { body })).toMatchObject({ status: 200 });
  });

  test('answers /livez and /readyz', async () => {
    const { origin } = await startServe();
    expect(await api(`${origin}/livez`)).toEqual({ status: 200, body: { status: 'ok' } });
    expect(await api(`${origin}/readyz`)).toEqual({ status: 200, body: { status: 'ready' } });
  });

  test('is alive but not ready when the schema no longer matches', async () => {
    const { origin, store } = await startServe();
    addMigration(store, '9999_from_the_future');
    expect(await api(`${origin}/readyz`)).toEqual({
      status: 503,
      body: { status: 'not_ready', failing: [{ part: 'schema', reason: 'The schema is ahead.' }] },
    });
    expect(await api(`${origin}/livez`)).toMatchObject({ status: 200 });
  });

  test.runIf(process.platform === 'linux')(
    'answers 503 while its disk is full, says which part fails, and recovers by itself',
    async () => {
      const { origin, child, stderr, stop } = await startServe();
      // From this size of a file on, every write of the process fails, as on a full disk.
      const limitFiles = (bytes: string): Buffer =>
        execFileSync('prlimit', ['--pid', String(child.pid), `--fsize=${bytes}:`]);
      const register = (name: string): Promise<{ readonly status: number; readonly body: unknown }> =>
        api(`${origin}/api/v1/auth/merchant/register`, {
          body: { email: `${name}@shop.example`, password: 'correct horse battery', name },
        });
      expect(await register('before')).toMatchObject({ status: 201 });

      limitFiles('1000');
      await expect
        .poll(() => api(`${origin}/readyz`))
        .toEqual({
          status: 503,
          body: {
            status: 'not_ready',
            failing: [
              {
                part: 'writes',
                reason: 'The store answers, but the last write failed. Check its disk and its role.',
              },
            ],
          },
        });
      for (let count = 0; count < 3; count += 1) {
        expect(await register('during')).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } });
      }
      expect(await api(`${origin}/livez`)).toMatchObject({ status: 200 });

      limitFiles('unlimited');
      await expect.poll(() => api(`${origin}/readyz`)).toMatchObject({ status: 200 });
      expect(await register('during')).toMatchObject({ status: 201 });
      expect(stderr().match(/store unavailable/g)).toHaveLength(1);
      expect(stderr()).toContain('store available again');
      expect(await stop()).toBe(0);
    },
  );

  test('writes links with the public address', async () => {
    const { origin, store, stop } = await startServe();
    await stop();
    expect(origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const server = mitako(['serve', '--json', '--port', '0', '--store', store], {
      MITAKO_SECRET,
      MITAKO_PUBLIC_URL: 'https://pay.example.cm/',
    });
    const [line] = await server.output(/^\{"ready".*\}$/m);
    expect(JSON.parse(line)).toEqual({
      ready: true,
      api: 'https://pay.example.cm/api/v1',
      checkout: 'https://pay.example.cm/checkout',
    });
  });

  test('logs JSON without a terminal, a line for each request', async () => {
    const server = await startServe();
    await api(`${server.origin}/api/v1/gateway/payments`, { key: 'svc_test_wrong' });
    const [line] = await server.output(/^.*"message":"request".*$/m);
    expect(JSON.parse(line)).toMatchObject({
      level: 'info',
      method: 'GET',
      path: '/api/v1/gateway/payments',
      status: 401,
    });
  });
});

test('connections are limited as the flags say', async () => {
  const { origin } = await startServe(['--keep-alive', '7', '--connections-max', '1']);
  const port = Number(new URL(origin).port);
  const first = connect(port, '127.0.0.1').setEncoding('utf8');
  first.write('GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [answer] = (await once(first, 'data')) as [string];
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\nKeep-Alive: timeout=7\r\n/);
  const second = connect(port, '127.0.0.1').resume();
  await once(second, 'close');
  first.destroy();
});

describe('SIGTERM', () => {
  test('stops accepting, completes requests in flight, and exits with 0', async () => {
    const server = await startServe();
    const { port } = new URL(server.origin);
    const body = JSON.stringify({ email: 'awa@example.cm', password: 'correct horse', name: 'Awa' });
    const request = httpRequest(`${server.origin}/api/v1/auth/user/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    });
    request.write(body.slice(0, 10));
    // The server has the first half before it is asked to end.
    await api(`${server.origin}/livez`);
    server.child.kill('SIGTERM');
    await server.output(/stopping/);
    await expect.poll(() => connectionError(Number(port))).toBe('ECONNREFUSED');
    request.end(body.slice(10));
    const [response] = (await once(request, 'response')) as [{ statusCode: number; resume(): void }];
    response.resume();
    expect(response.statusCode).toBe(201);
    expect(await server.exited).toBe(0);
  });

  test('makes it not ready for requests over open connections', async () => {
    const server = await startServe();
    const { port } = new URL(server.origin);
    const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8');
    let answers = '';
    socket.on('data', (chunk: string) => (answers += chunk));
    const closed = once(socket, 'close');
    socket.write(
      'POST /api/v1/auth/user/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{',
    );
    await api(`${server.origin}/livez`);
    server.child.kill('SIGTERM');
    await server.output(/stopping/);
    socket.write('}GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await closed;
    expect(answers).toMatch(/^HTTP\/1\.1 422 /);
    expect(answers).toMatch(/HTTP\/1\.1 503 [^]*The server is shutting down\./);
    expect(await server.exited).toBe(0);
  });

  test('first makes it not ready for the notice, in which requests are answered, then closes the port', async () => {
    const store = await migratedStore();
    const server = mitako(['serve', '--json', '--port', '0', '--store', store, '--notice', '1'], { MITAKO_SECRET });
    const [line] = await server.output(/^\{"ready".*\}$/m);
    const { origin, port } = new URL((JSON.parse(line) as { api: string }).api);
    expect(await api(`${origin}/readyz`)).toMatchObject({ status: 200 });
    server.child.kill('SIGTERM');
    await server.output(/stopping/);
    // On new connections.
    expect(await api(`${origin}/readyz`)).toMatchObject({
      status: 503,
      body: { failing: [{ part: 'server', reason: 'The server is shutting down.' }] },
    });
    expect(await api(`${origin}/api/v1/openapi.json`)).toMatchObject({ status: 200 });
    await expect.poll(() => connectionError(Number(port)), { timeout: 10_000 }).toBe('ECONNREFUSED');
    expect(await server.exited).toBe(0);
  });

  test('to the shell in which npx runs it ends the server, too', async () => {
    const store = await migratedStore();
    const environment = { npm_command: 'exec', MITAKO_SECRET };
    // A shell does not replace itself by a command that is not its last.
    const command = `${process.execPath} ${inject('bundledCli')} serve --json --port 0 --store ${store}; true`;
    const shell = runCommand('sh', ['-c', command], environment);
    const [line] = await shell.output(/^\{"ready".*\}$/m);
    const { origin } = new URL((JSON.parse(line) as { api: string }).api);
    expect(await api(`${origin}/livez`)).toMatchObject({ status: 200 });
    // Its streams close with the last process that has them.
    expect(await shell.stop('SIGTERM')).toBe(null);
    expect(shell.stderr()).toMatch(/stopping \(asked to\)[^]*stopped/);
  });
});

/** Result of a connection. */
async function connectionError(port: number): Promise<string | undefined> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code;
  } finally {
    socket.destroy();
  }
}

/** Writes the name of a migration that only a newer engine has. */
function addMigration(store: string, name: string): void {
  const database = new DatabaseSync(store, { timeout: 5_000 });
  database.prepare('INSERT INTO mitako_migration (name, timestamp) VALUES (?, ?)').run(name, new Date().toISOString());
  database.close();
}
