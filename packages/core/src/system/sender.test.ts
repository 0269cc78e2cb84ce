import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { OutgoingResult, Sender } from '../ports/system.ts';
import { createSender, type SenderOptions } from './sender.ts';

const LOOPBACK = ['127.0.0.0/8', '::1/128'];
const KEPT = 16 * 1024;

const ANSWERED = { kind: 'answered', retryAfter: null, location: null, body: '' } as const;

interface Receiver {
  readonly url: string;
  readonly sockets: Socket[];
  /** How many connections are open now. */
  readonly open: () => number;
}

async function listen(server: Server): Promise<Receiver> {
  const sockets: Socket[] = [];
  server.on('connection', (socket: Socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sockets,
    open: () => sockets.filter((socket) => !socket.destroyed && !socket.readableEnded).length,
  };
}

function httpReceiver(answer: (request: IncomingMessage, response: ServerResponse, body: string) => void) {
  const server = createHttpServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => answer(request, response, body));
  });
  // Closing idle connections is the sender's business here.
  server.keepAliveTimeout = 0;
  return listen(server);
}

/** Calls back once a request has come in. */
function rawReceiver(answer: (socket: Socket) => void) {
  return listen(createServer((socket) => void socket.once('data', () => answer(socket))));
}

function answering(text: string) {
  return rawReceiver((socket) => void socket.end(text));
}

function sender(options: SenderOptions = {}): Sender {
  const made = createSender({ allowNetworks: LOOPBACK, timeoutMs: 2000, ...options });
  onTestFinished(() => made.close());
  return made;
}

function post(from: Sender, url: string, body = '{}', headers: Record<string, string> = {}): Promise<OutgoingResult> {
  return from.send({ url, headers: { 'content-type': 'application/json', ...headers }, body });
}

/** undici takes a connection for free one turn of the event loop after the answer, in case it is closed after all. */
const connectionFree = (): Promise<void> => delay(2);

const until = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 30_000, interval: 5 });

describe('requests and responses', () => {
  it('posts headers and body exactly, to path and query, and returns status and body', async () => {
    const seen: unknown[] = [];
    const receiver = await httpReceiver((request, response, body) => {
      seen.push(request.method, request.url, request.headers['webhook-id'], request.headers.host, body);
      response.writeHead(202).end('merci é');
    });
    const body = JSON.stringify({ text: 'é \u2028 😀 </script>' });
    await expect(
      post(sender(), `${receiver.url}/hooks/a%20b?x=1&y=%2F#part`, body, { 'webhook-id': 'evt_1' }),
    ).resolves.toEqual({ kind: 'answered', statusCode: 202, retryAfter: null, location: null, body: 'merci é' });
    expect(seen).toEqual(['POST', '/hooks/a%20b?x=1&y=%2F', 'evt_1', receiver.url.slice('http://'.length), body]);
  });

  it.each([200, 204, 304, 400, 404, 410, 429, 500, 503])('returns a status of %d unchanged', async (status) => {
    const receiver = await httpReceiver((_request, response) => response.writeHead(status).end());
    await expect(post(sender(), receiver.url)).resolves.toMatchObject({
      kind: 'answered',
      statusCode: status,
      body: '',
    });
  });

  it.each([301, 302, 303, 307, 308])('does not follow a %d to a canary', async (status) => {
    const canary = await httpReceiver((_request, response) => response.end('canary'));
    const receiver = await httpReceiver((_request, response) =>
      response.writeHead(status, { location: canary.url }).end(),
    );
    await expect(post(sender(), receiver.url)).resolves.toMatchObject({ kind: 'answered', statusCode: status });
    expect(canary.sockets).toHaveLength(0);
  });

  it.each(['120', 'Wed, 21 Oct 2026 07:28:00 GMT', 'soon'])('returns Retry-After as sent: %s', async (retryAfter) => {
    const receiver = await httpReceiver((_request, response) =>
      response.writeHead(503, { 'retry-after': retryAfter }).end(),
    );
    await expect(post(sender(), receiver.url)).resolves.toMatchObject({ statusCode: 503, retryAfter });
  });

  it('skips early hints', async () => {
    const receiver = await answering(
      'HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok',
    );
    await expect(post(sender(), receiver.url)).resolves.toMatchObject({ statusCode: 200, body: 'ok' });
  });

  it('returns bytes that are not UTF-8, and NUL, which a PostgreSQL text column cannot hold', async () => {
    const receiver = await httpReceiver((_request, response) => response.end(Buffer.from([0x61, 0x00, 0xff, 0x62])));
    await expect(post(sender(), receiver.url)).resolves.toMatchObject({ body: 'a\uFFFD\uFFFDb' });
  });

  it('uses no proxy of the environment', async () => {
    const canary = await httpReceiver((_request, response) => response.end('canary'));
    for (const name of ['http_proxy', 'HTTP_PROXY', 'all_proxy', 'ALL_PROXY']) vi.stubEnv(name, canary.url);
    vi.stubEnv('NODE_USE_ENV_PROXY', '1');
    onTestFinished(() => void vi.unstubAllEnvs());
    const receiver = await httpReceiver((_request, response) => response.end('direct'));
    await expect(post(sender(), receiver.url)).resolves.toMatchObject({ body: 'direct' });
    expect(canary.sockets).toHaveLength(0);
  });
});

describe('a receiver that is slow on purpose', () => {
  /** Sends with a deadline of 120 ms and returns how long it took. */
  async function timed(url: string, options: SenderOptions = {}): Promise<{ result: OutgoingResult; tookMs: number }> {
    const startedAt = performance.now();
    const result = await post(sender({ timeoutMs: 120, ...options }), url);
    return { result, tookMs: performance.now() - startedAt };
  }

  const drip = (socket: Socket, text: string): void => {
    const timer = setInterval(() => {
      if (text === '') clearInterval(timer);
      socket.write(text.slice(0, 1));
      text = text.slice(1);
    }, 10);
    socket.on('close', () => clearInterval(timer));
  };

  it.each([
    ['accepts and says nothing', () => {}],
    [
      'drips its head byte by byte',
      (socket: Socket) => drip(socket, 'HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n'.repeat(9)),
    ],
    [
      'hints for ever',
      (socket: Socket) => {
        const timer = setInterval(() => socket.write('HTTP/1.1 103 Early Hints\r\n\r\n'), 10);
        socket.on('close', () => clearInterval(timer));
      },
    ],
  ])('that %s is cut off at the deadline', async (_name, answer) => {
    const receiver = await rawReceiver(answer);
    const { result, tookMs } = await timed(receiver.url);
    expect(result).toEqual({ kind: 'failed', error: 'timeout' });
    expect(tookMs).toBeGreaterThan(100);
    expect(tookMs).toBeLessThan(2000);
    await until(() => expect(receiver.open()).toBe(0));
  });

  it.each([
    ['drips its body byte by byte', (socket: Socket) => drip(socket, 'x'.repeat(1000)), /^x+$/],
    ['never sends the body that it announced', () => {}, /^$/],
  ])('that %s answered with its head, and what came is kept', async (_name, answer, kept) => {
    const receiver = await rawReceiver((socket) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\n');
      answer(socket);
    });
    const { result, tookMs } = await timed(receiver.url);
    expect(result).toEqual({ ...ANSWERED, statusCode: 200, body: expect.stringMatching(kept) });
    expect(tookMs).toBeLessThan(2000);
    await until(() => expect(receiver.open()).toBe(0));
  });

  it('that never ends its chunks answered with its head', async () => {
    const receiver = await rawReceiver(
      (socket) => void socket.write('HTTP/1.1 503 Busy\r\ntransfer-encoding: chunked\r\n\r\n4\r\nbusy\r\n'),
    );
    expect((await timed(receiver.url)).result).toEqual({ ...ANSWERED, statusCode: 503, body: 'busy' });
    await until(() => expect(receiver.open()).toBe(0));
  });

  it('gives up a connection long before the attempt', async () => {
    const waiting = sender({ timeoutMs: 60_000, connectTimeoutMs: 100, lookup: () => new Promise(() => {}) });
    await expect(post(waiting, 'http://slow.example/')).resolves.toEqual({ kind: 'failed', error: 'timeout' });
  });

  it('delays neither an attempt whose name never resolves nor close()', async () => {
    const startedAt = performance.now();
    const waiting = sender({ timeoutMs: 120, lookup: () => new Promise(() => {}) });
    await expect(post(waiting, 'http://slow.example/')).resolves.toEqual({ kind: 'failed', error: 'timeout' });
    await waiting.close();
    expect(performance.now() - startedAt).toBeLessThan(2000);
  });

  it('does not hold up a TLS handshake', async () => {
    const receiver = await listen(createServer(() => {}));
    const { result } = await timed(receiver.url.replace('http:', 'https:'));
    expect(result).toEqual({ kind: 'failed', error: 'timeout' });
  });

  it('ends attempts that begin together one by one, none later than its timeout', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const silent = sender({ timeoutMs: 15_000, lookup: () => new Promise(() => {}) });
    let endedCount = 0;
    for (let count = 0; count < 100; count += 1) {
      void post(silent, `http://slow-${count}.example/`).then(() => (endedCount += 1));
    }
    const ended: number[] = [];
    for (let atMs = 13_400; atMs <= 15_000; atMs += 100) {
      await vi.advanceTimersByTimeAsync(atMs === 13_400 ? 13_400 : 100);
      ended.push(endedCount);
    }
    expect(ended[0]).toBe(0);
    expect(ended.at(-1)).toBe(100);
    const each = ended.map((count, index) => count - (ended[index - 1] ?? 0));
    expect(Math.max(...each)).toBeLessThanOrEqual(10);
  });

  it('counts the wait for a connection, and sends nothing after the deadline', async () => {
    let received = '';
    const receiver = await listen(
      createServer((socket) => void socket.on('data', (data) => (received += String(data)))),
    );
    const narrow = sender({ timeoutMs: 400, connectionsPerOriginMax: 1 });
    const sending = Promise.all([post(narrow, `${receiver.url}/first`), post(narrow, `${receiver.url}/second`)]);
    await until(() => expect(received).toContain('POST /first'));
    // Both deadlines pass in one turn of the event loop: otherwise the second could still be sent in time.
    const blockedUntil = performance.now() + 500;
    while (performance.now() < blockedUntil);
    await expect(sending).resolves.toEqual([
      { kind: 'failed', error: 'timeout' },
      { kind: 'failed', error: 'timeout' },
    ]);
    // Its turn comes when the connection of the first has been cut: on the next one, which is cut unused.
    await until(() => expect(receiver.sockets).toHaveLength(2));
    await until(() => expect(receiver.open()).toBe(0));
    expect(received).not.toContain('POST /second');
  });

  it('delays no other request to the same origin', async () => {
    const receiver = await httpReceiver((request, response) => {
      if (request.url === '/quick') response.end('ok');
    });
    const shared = sender({ timeoutMs: 400 });
    const hanging = Array.from({ length: 40 }, () => post(shared, `${receiver.url}/hang`));
    // Behind them it would have its own deadline pass.
    await expect(post(shared, `${receiver.url}/quick`)).resolves.toMatchObject({ statusCode: 200 });
    await Promise.all(hanging);
  });
});

describe('a receiver that sends too much', () => {
  it.each([
    ['with a length', 'content-length: 1073741824', (chunk: string) => chunk],
    ['in chunks', 'transfer-encoding: chunked', (chunk: string) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`],
    ['until it closes', 'connection: close', (chunk: string) => chunk],
  ])('%s is read up to 16 KiB and cut off; its status counts', async (_name, header, encode) => {
    let sent = 0;
    const receiver = await rawReceiver((socket) => {
      socket.write(`HTTP/1.1 200 OK\r\n${header}\r\n\r\n`);
      const pour = (): void => {
        while (!socket.destroyed && sent < 2 ** 30) {
          sent += 10_000;
          if (!socket.write(encode('x'.repeat(10_000)))) return void socket.once('drain', pour);
        }
      };
      pour();
    });
    await expect(post(sender(), receiver.url)).resolves.toEqual({
      kind: 'answered',
      statusCode: 200,
      retryAfter: null,
      location: null,
      body: 'x'.repeat(KEPT),
    });
    await until(() => expect(receiver.open()).toBe(0));
    // The rest is what the socket buffers of both sides hold.
    expect(sent).toBeLessThan(16 * 1024 * 1024);
  });

  it('exactly 16 KiB is kept whole, and so is the connection', async () => {
    const receiver = await httpReceiver((_request, response) => response.end('x'.repeat(KEPT)));
    const reusing = sender();
    for (let round = 0; round < 2; round += 1) {
      await expect(post(reusing, receiver.url)).resolves.toMatchObject({ body: 'x'.repeat(KEPT) });
      await connectionFree();
    }
    expect(receiver.sockets).toHaveLength(1);
  });

  it('in its headers is rejected', async () => {
    const receiver = await answering(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`);
    await expect(post(sender(), receiver.url)).resolves.toEqual({ kind: 'failed', error: 'invalid_response' });
  });
});

describe('a response that breaks off', () => {
  it.each([200, 500])('after a head of %d by a reset counts with its status', async (status) => {
    const receiver = await rawReceiver((socket) => {
      socket.write(`HTTP/1.1 ${status} X\r\ncontent-length: 10\r\n\r\nabc`);
      setTimeout(() => socket.resetAndDestroy(), 30);
    });
    await expect(post(sender(), receiver.url)).resolves.toEqual({
      kind: 'answered',
      statusCode: status,
      retryAfter: null,
      location: null,
      body: 'abc',
    });
  });

  it.each([
    ['by closing', 'content-length: 10\r\n\r\nabc'],
    ['within a chunk', 'transfer-encoding: chunked\r\n\r\n5\r\nabc'],
    ['by nonsense', 'transfer-encoding: chunked\r\n\r\n3\r\nabc\r\nnonsense\r\n'],
  ])('after a head of 200 %s counts as 200', async (_name, rest) => {
    const receiver = await answering(`HTTP/1.1 200 OK\r\n${rest}`);
    await expect(post(sender(), receiver.url)).resolves.toMatchObject({
      kind: 'answered',
      statusCode: 200,
      body: 'abc',
    });
  });

  it.each([
    ['is closed', (socket: Socket) => void socket.end()],
    ['is reset', (socket: Socket) => void socket.resetAndDestroy()],
    ['breaks off within the head', (socket: Socket) => void socket.end('HTTP/1.1 200 OK\r\ncontent-')],
    ['is closed after early hints', (socket: Socket) => void socket.end('HTTP/1.1 103 Early Hints\r\n\r\n')],
  ])('before its head, when the connection %s, is a failed connection', async (_name, answer) => {
    const receiver = await rawReceiver(answer);
    await expect(post(sender(), receiver.url)).resolves.toEqual({ kind: 'failed', error: 'connection_failed' });
  });

  it.each([
    ['another protocol', 'SSH-2.0-OpenSSH_9.6\r\n'],
    ['no status', 'HTTP/1.1 OK\r\n\r\n'],
    ['a length that is none', 'HTTP/1.1 200 OK\r\ncontent-length: ten\r\n\r\n'],
    ['two ways of ending', 'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n'],
    ['an unasked 101', 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'],
  ])('is an invalid response when it has %s', async (_name, text) => {
    const receiver = await answering(text);
    await expect(post(sender(), receiver.url)).resolves.toEqual({ kind: 'failed', error: 'invalid_response' });
  });
});

describe('informational responses', () => {
  const FINAL = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok';
  const CONTINUE = 'HTTP/1.1 100 Continue\r\n\r\n';

  it.each([
    ['an unasked 100', CONTINUE + FINAL],
    ['several', `${CONTINUE}HTTP/1.1 102 Processing\r\nx: y\r\n\r\n${CONTINUE}${FINAL}`],
    ['early hints', `HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n${FINAL}`],
  ])('are skipped: %s, in one piece and byte by byte, on a connection that is used again', async (_name, text) => {
    for (const piece of [text.length, 1]) {
      const receiver = await listen(
        createServer((socket) => {
          socket.setNoDelay(true);
          socket.on('data', () => {
            void (async () => {
              for (let at = 0; at < text.length; at += piece) {
                socket.write(text.slice(at, at + piece));
                if (piece === 1) await new Promise(setImmediate);
              }
            })();
          });
        }),
      );
      const from = sender();
      for (let count = 0; count < 3; count += 1) {
        expect(await post(from, receiver.url)).toEqual({ ...ANSWERED, statusCode: 200, body: 'ok' });
        await connectionFree();
      }
      expect(receiver.sockets).toHaveLength(1);
    }
  });
});

describe('a connection that was kept open', () => {
  const end = (socket: Socket) => void socket.end();
  const reset = (socket: Socket) => void socket.resetAndDestroy();

  /** Answers the first request of each connection, and does this at the second. */
  async function keptReceiver(second: (socket: Socket) => void, isFresh: (connection: number) => boolean = () => true) {
    let requests = 0;
    const receiver = await listen(
      createServer((socket) => {
        const connection = receiver.sockets.length;
        let seen = 0;
        socket.on('data', () => {
          requests += 1;
          seen += 1;
          if (seen === 1 && isFresh(connection)) socket.write('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n');
          else second(socket);
        });
      }),
    );
    return { ...receiver, requests: () => requests };
  }

  it.each([
    ['is closed', end],
    ['is reset', reset],
  ])('and %s when it is used again is replaced at once, within the attempt', async (_name, second) => {
    const receiver = await keptReceiver(second);
    const from = sender();
    for (let count = 0; count < 3; count += 1) {
      expect(await post(from, receiver.url)).toEqual({ ...ANSWERED, statusCode: 200 });
      await connectionFree();
    }
    expect(receiver.sockets.length).toBeGreaterThan(1);
  });

  it('is replaced once: a new one that is reset is a failed connection', async () => {
    const receiver = await keptReceiver(reset, (connection) => connection === 0);
    const from = sender();
    expect(await post(from, receiver.url)).toEqual({ ...ANSWERED, statusCode: 200 });
    await connectionFree();
    expect(await post(from, receiver.url)).toEqual({ kind: 'failed', error: 'connection_failed' });
    expect(receiver.requests()).toBe(3);
  });

  it('is not replaced once its response has begun', async () => {
    const receiver = await keptReceiver((socket) => socket.end('HTTP/1.1 2'));
    const from = sender();
    expect(await post(from, receiver.url)).toEqual({ ...ANSWERED, statusCode: 200 });
    await connectionFree();
    expect(await post(from, receiver.url)).toEqual({ kind: 'failed', error: 'connection_failed' });
    expect(receiver.requests()).toBe(2);
  });
});

describe('a receiver that is not there', () => {
  it('refuses the connection', async () => {
    const server = createServer();
    const { url } = await listen(server);
    server.close();
    await expect(post(sender(), url)).resolves.toEqual({ kind: 'failed', error: 'connection_refused' });
  });

  it.each([
    ['fails', () => Promise.reject(new Error('SERVFAIL from 10.1.2.3'))],
    ['throws', () => thrown()],
    ['finds nothing', () => Promise.resolve([])],
  ])("has no name when the look-up %s, and the resolver's message is not exposed", async (_name, lookup) => {
    await expect(post(sender({ lookup }), 'http://missing.example/')).resolves.toEqual({
      kind: 'failed',
      error: 'name_not_resolved',
    });
  });

  it('is reached at its second address if the first does not respond', async () => {
    const receiver = await httpReceiver((_request, response) => response.end('ok'));
    const lookup = () => Promise.resolve(['127.0.0.99', '127.0.0.1']);
    const url = receiver.url.replace('127.0.0.1', 'two.example');
    await expect(post(sender({ lookup }), url)).resolves.toMatchObject({ kind: 'answered', body: 'ok' });
  });
});

describe('connections', () => {
  it('are reused', async () => {
    const receiver = await httpReceiver((_request, response) => response.end('ok'));
    const reusing = sender();
    for (let round = 0; round < 5; round += 1) {
      await post(reusing, receiver.url);
      await connectionFree();
    }
    expect(receiver.sockets).toHaveLength(1);
  });

  it('to one origin are bounded, and waiting requests are served', async () => {
    const receiver = await httpReceiver((_request, response) => void delay(5).then(() => response.end('ok')));
    const narrow = sender({ connectionsPerOriginMax: 2 });
    const results = await Promise.all(Array.from({ length: 10 }, () => post(narrow, receiver.url)));
    expect(results.every((result) => result.kind === 'answered')).toBe(true);
    expect(receiver.sockets).toHaveLength(2);
  });

  it('to the origin used longest ago give way', async () => {
    const receivers = await Promise.all([1, 2, 3].map(() => httpReceiver((_request, response) => response.end('ok'))));
    const small = sender({ originsMax: 2 });
    const [first, second, third] = receivers;
    for (const receiver of [first, second, first, third]) await post(small, receiver!.url);
    await until(() => expect(second!.open()).toBe(0));
    expect([first!.open(), third!.open()]).toEqual([1, 1]);
  });

  it('are not reused after one was cut off', async () => {
    const receiver = await httpReceiver((request, response) =>
      response.end(request.url === '/big' ? 'x'.repeat(100_000) : 'ok'),
    );
    const reusing = sender({ connectionsPerOriginMax: 1 });
    for (let round = 0; round < 3; round += 1) {
      await expect(post(reusing, `${receiver.url}/big`)).resolves.toMatchObject({ body: 'x'.repeat(KEPT) });
      await expect(post(reusing, `${receiver.url}/small`)).resolves.toMatchObject({ body: 'ok' });
    }
  });
});

describe('closing', () => {
  it('waits for requests in flight, closes idle connections and rejects later ones', async () => {
    const receiver = await httpReceiver((_request, response) => void delay(60).then(() => response.end('late')));
    const closing = sender();
    const sending = post(closing, receiver.url);
    await until(() => expect(receiver.sockets).toHaveLength(1));
    await closing.close();
    await expect(sending).resolves.toMatchObject({ kind: 'answered', body: 'late' });
    await until(() => expect(receiver.open()).toBe(0));
    await expect(post(closing, receiver.url)).resolves.toEqual({ kind: 'failed', error: 'connection_failed' });
    await expect(closing.close()).resolves.toBeUndefined();
    expect(receiver.sockets).toHaveLength(1);
  });
});

describe('invalid input', () => {
  it.each([
    ['a header with a line end', { 'x-a': 'b\r\nx-c: d' }],
    ['a header name with a space', { 'x a': 'b' }],
    ['a header of the transport', { 'transfer-encoding': 'chunked' }],
  ])('such as %s returns an error without a request', async (_name, headers) => {
    const receiver = await httpReceiver((_request, response) => response.end());
    await expect(post(sender(), receiver.url, '{}', headers)).resolves.toMatchObject({ kind: 'failed' });
    expect(receiver.sockets.every((socket) => socket.bytesRead === 0)).toBe(true);
  });
});

function thrown(): never {
  throw new Error('resolver is gone');
}
