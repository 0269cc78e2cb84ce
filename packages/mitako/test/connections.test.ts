import { silentLogger } from '@mitako/core';
import { createTestGateway } from '@mitako/testing';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { connectionLimits, type ConnectionLimits } from '../src/connection-limits.ts';
import { createLimitedServer } from '../src/connections.ts';
import { createServer } from '../src/server.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

/** A gateway's whole server on a free port, what it warned of, and the paths of the requests that it handled. */
async function serve(connections: ConnectionLimits = {}) {
  const warnings: object[] = [];
  const handled: unknown[] = [];
  const { gateway, seed } = await createTestGateway({
    publicUrl: 'https://pay.example.test',
    logger: {
      ...silentLogger(),
      warn: (fields) => warnings.push(fields),
      info: ({ path }) => handled.push(path),
    },
  });
  const server = createServer({ gateway, connections });
  const origin = await server.listen({ port: 0 });
  const { liveKey } = seed.merchant;
  closers.push(
    () => gateway.close(),
    () => server.close(),
  );
  return { origin, port: Number(new URL(origin).port), server, warnings, handled, liveKey };
}

/** A raw connection: what it received so far, and in the end. */
async function open(port: number) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true }).setEncoding('latin1');
  closers.push(() => socket.destroy());
  let received = '';
  socket.on('data', (chunk: string) => (received += chunk)).on('error', () => undefined);
  // Not `once` of node:events, which rejects when the connection is reset.
  const closed = new Promise<string>((resolve) => void socket.once('close', () => resolve(received)));
  await once(socket, 'connect');
  return { socket, closed, received: () => received };
}

const LIVEZ = 'GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n';
const ALIVE = /HTTP\/1\.1 200 OK/g;

/** Sends a byte every now and then, until the server has had enough. */
function drip(socket: Socket): void {
  // After what has arrived is read: the first write after the end would lose it.
  const timer = setInterval(() => setImmediate(() => socket.write('x')), 10);
  socket.once('close', () => clearInterval(timer));
}

test('invalid options leave no port bound', async () => {
  const { gateway } = await createTestGateway({ publicUrl: 'https://pay.example.test' });
  closers.push(() => gateway.close());
  const free = createServer({ gateway });
  const port = Number(new URL(await free.listen({ port: 0 })).port);
  await free.close();
  const wrong = createServer({ gateway, trustedProxies: ['nonsense'] });
  await expect(wrong.listen({ port })).rejects.toThrow('"nonsense" is neither an address nor a network');
  const right = createServer({ gateway });
  await expect(right.listen({ port })).resolves.toContain(String(port));
  await right.close();
});

describe('a request that does not arrive in time', () => {
  const LOGIN = 'POST /api/v1/auth/user/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

  test.each([
    ['a header', 'GET /livez HTTP/1.1\r\nHost: '],
    ['a body', `${LOGIN}Content-Length: 60000\r\n\r\n{`],
    ['a body of unknown length', `${LOGIN}Transfer-Encoding: chunked\r\n\r\nF00\r\n`],
  ])('%s that drips in is answered with 408, and the connection ends', async (_, start) => {
    const { port } = await serve({ requestTimeoutMs: 100 });
    let received = '';
    // A byte that is under way at the end can make TCP discard the response: another connection shows it.
    while (received === '') {
      const { socket, closed } = await open(port);
      socket.write(start);
      drip(socket);
      received = await closed;
    }
    expect(received).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\nConnection: close\r\n/);
  });

  test('has 15 s for its header', () => {
    const { server } = createLimitedServer(connectionLimits(), () => undefined);
    expect([server.headersTimeout, server.requestTimeout]).toEqual([15_000, 60_000]);
  });

  test('ends a connection on which nothing arrives', async () => {
    const { port } = await serve({ requestTimeoutMs: 100 });
    const { closed } = await open(port);
    expect(await closed).toMatch(/^HTTP\/1\.1 408 /);
  });
});

test('an idle connection is closed after the time that it was announced', async () => {
  const { port } = await serve({ keepAliveTimeoutMs: 1_000 });
  const { socket, closed } = await open(port);
  socket.write(LIVEZ);
  const received = await closed;
  expect(received).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(received).toMatch(/\r\nKeep-Alive: timeout=1\r\n/);
});

describe('headers', () => {
  test('of more than 16 KiB are answered with 431', async () => {
    const { port } = await serve();
    const { socket, closed } = await open(port);
    socket.write(`GET /livez HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(17_000)}\r\n\r\n`);
    expect(await closed).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
  });

  test('within them all count, however many', async () => {
    const { port, liveKey } = await serve();
    const { socket, closed } = await open(port);
    const many = 'a: 1\r\n'.repeat(2_000);
    socket.write(
      `GET /api/v1/gateway/payments HTTP/1.1\r\nHost: localhost\r\n${many}Authorization: Bearer ${liveKey}\r\nConnection: close\r\n\r\n`,
    );
    expect(await closed).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  });
});

test('connections beyond the maximum are refused, open ones work on, and one line a minute is logged', async () => {
  const { port, warnings } = await serve({ connectionsMax: 2 });
  const first = await open(port);
  const second = await open(port);
  for (let refused = 0; refused < 5; refused += 1) expect(await (await open(port)).closed).toBe('');
  for (const { socket, received } of [first, second]) {
    socket.write(LIVEZ);
    await expect.poll(received).toMatch(ALIVE);
  }
  expect(warnings).toEqual([{ refused: 1, connections_max: 2 }]);

  first.socket.destroy();
  await expect
    .poll(async () => {
      const { socket, closed } = await open(port);
      socket.end(LIVEZ);
      return closed;
    })
    .toMatch(ALIVE);
});

describe('a client that does not read', () => {
  /** Larger than what the system keeps for a connection. */
  const DOCUMENT = 'GET /api/v1/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n';

  test('is cut once nothing has moved for a while', async () => {
    const { port } = await serve({ stalledTimeoutMs: 500, connectionsMax: 1 });
    const { socket } = await open(port);
    socket.pause();
    socket.write(DOCUMENT.repeat(16));
    // Its place is taken until then.
    const answer = async (): Promise<string> => {
      const next = await open(port);
      next.socket.write(LIVEZ);
      next.socket.end();
      return next.closed;
    };
    await expect.poll(answer).toMatch(ALIVE);
  });

  test('may send sixteen requests ahead, and is cut at the next one', async () => {
    const { port, handled } = await serve();
    const polite = await open(port);
    polite.socket.write(LIVEZ.repeat(16));
    await expect.poll(() => polite.received().match(ALIVE)).toHaveLength(16);
    const greedy = await open(port);
    greedy.socket.write('GET /ahead HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(40));
    expect(await greedy.closed).toBe('');
    polite.socket.write('GET /later HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await expect.poll(() => handled).toContain('/later');
    expect(handled.filter((path) => path === '/ahead')).toHaveLength(16);
  });
});

test('a connection on which nothing has arrived does not delay the end', { timeout: 12_000 }, async () => {
  const { origin, port, server } = await serve();
  const { closed } = await open(port);
  // Connections are accepted in turn.
  await fetch(`${origin}/livez`, { headers: { connection: 'close' } });
  await server.close();
  expect(await closed).toBe('');
});

test.each([
  [{ connectionsMax: 0 }, 'connections.connectionsMax must be a whole number from 1 to 2147483647, not 0.'],
  [{ requestTimeoutMs: 0.5 }, 'connections.requestTimeoutMs must be a whole number from 1 to 2147483647, not 0.5.'],
  [{ stalledTimeoutMs: Infinity }, 'connections.stalledTimeoutMs must be a whole number from 1 to 2147483647'],
])('%o is rejected with a sentence', async (connections, message) => {
  const { gateway } = await createTestGateway();
  closers.push(() => gateway.close());
  expect(() => createServer({ gateway, connections })).toThrow(message);
});
