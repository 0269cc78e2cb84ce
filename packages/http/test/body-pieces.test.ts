import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import { afterEach, describe, expect, test } from 'vitest';
import { BODY_BOUNDS, bodyBounds } from '../src/request/body-bounds.ts';
import { createHandler, toNodeHandler } from '../src/index.ts';
import { fakeGateway } from './fake-gateway.ts';

const PATH = '/api/v1/gateway/payments';
const { piecesFree, pieceBytes, graceMs, bytesPerSecond } = BODY_BOUNDS;

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function listening() {
  const gateway = fakeGateway();
  const server = createServer(toNodeHandler(createHandler(gateway)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(
    () => server.close(),
    () => server.closeAllConnections(),
  );
  return { gateway, port: (server.address() as AddressInfo).port };
}

/** Sends these bytes on a connection of their own. @returns what came back until the server closed it */
async function exchange(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  let answer = '';
  socket.setEncoding('utf8');
  socket.on('data', (part) => (answer += part));
  // The server closes a connection whose rest it does not read.
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('close', resolve));
  return answer;
}

const head = (path: string, type: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n`;
const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`;
const small = (bytes: number): string => `\r\n${chunk(' ').repeat(bytes)}${chunk('{}')}0\r\n\r\n`;

describe('on Node', () => {
  test.each([
    ['JSON', PATH, 'application/json'],
    ['a file', '/api/v1/gateway/files?purpose=kyc', 'application/pdf'],
    ['a callback', '/api/v1/gateway/rails/mtn/callbacks', 'application/json'],
  ])('%s in pieces of a byte is refused, and its connection closed', async (_, path, type) => {
    const { gateway, port } = await listening();
    // Without its end: the rest would come, byte by byte.
    const answer = await exchange(port, `${head(path, type)}\r\n${chunk(' ').repeat(4_000)}`);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('"details":{"limit":"pieces"}');
    expect(gateway.calls).toEqual([]);
  });

  test.each(['GET', 'POST'])('a body that no route of %s reads does not keep its connection', async (method) => {
    const { port } = await listening();
    const answer = await exchange(
      port,
      `${head('/api/v1/nothing', 'text/plain').replace('POST', method)}\r\n${chunk(' ').repeat(4_000)}`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  });

  test('a body whose sender does not read the answer is cut all the same', async () => {
    const { gateway, port } = await listening();
    await exchange(port, head(PATH, 'application/json') + small(500_000));
    expect(gateway.calls).toEqual([]);
  });

  test('a few small pieces are read', async () => {
    const { gateway, port } = await listening();
    const answer = await exchange(
      port,
      `${head(PATH, 'application/json')}Connection: close\r\n${small(piecesFree - 2)}`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(gateway.calls).toMatchObject([{ body: {} }]);
  });

  test('the next request of a connection is bounded by itself', async () => {
    const { gateway, port } = await listening();
    const one = head(PATH, 'application/json') + small(piecesFree - 2);
    const last = `${head(PATH, 'application/json')}Connection: close\r\n${small(piecesFree - 2)}`;
    await exchange(port, one + one + last);
    expect(gateway.calls).toHaveLength(3);
  });

  test('a request behind a refused one has its whole body, or is not executed', async () => {
    const { gateway, port } = await listening();
    const refused = head(PATH, 'application/json') + small(1_000);
    const next = `${head(PATH, 'application/json')}\r\n${chunk('{"amount":1}')}0\r\n\r\n`;
    await exchange(port, refused + next);
    expect(gateway.calls.filter(({ body }) => !isDeepStrictEqual(body, { amount: 1 }))).toEqual([]);
  });

  test('connections after a refused one have their bodies', async () => {
    const { gateway, port } = await listening();
    for (let times = 0; times < 5; times += 1) {
      await exchange(port, `${head(PATH, 'application/json')}\r\n${chunk(' ').repeat(4_000)}`);
      await exchange(
        port,
        `${head(PATH, 'application/json')}Connection: close\r\n\r\n${chunk('{"amount":1}')}0\r\n\r\n`,
      );
    }
    expect(gateway.calls).toMatchObject(Array.from({ length: 5 }, () => ({ body: { amount: 1 } })));
  });
});

test('on a host that hands over streams, small pieces are refused as well', async () => {
  const gateway = fakeGateway();
  const send = async (pieces: number): Promise<unknown> => {
    const body = ReadableStream.from([...Array.from({ length: pieces }, () => ' '), '{}'].map((s) => Buffer.from(s)));
    const headers = { 'Content-Type': 'application/json' };
    const request = new Request(`http://localhost${PATH}`, { method: 'POST', headers, body, duplex: 'half' });
    return (await createHandler(gateway)(request)).json();
  };
  expect(await send(piecesFree - 1)).toMatchObject({ success: true });
  expect(await send(piecesFree)).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', details: { limit: 'pieces' } });
});

describe('bounds of a body', () => {
  test('grow with its size', () => {
    const faultAfter = bodyBounds(0);
    const faults = Array.from({ length: 10_000 }, () => faultAfter(pieceBytes, 0));
    expect(faults.every((fault) => fault === null)).toBe(true);
    const smaller = bodyBounds(0);
    const place = Array.from({ length: 10_000 }, () => smaller(pieceBytes / 2, 0)).indexOf('pieces');
    expect(place).toBeGreaterThan(piecesFree);
  });

  test('a slow body is ended after its time of grace, one at the stated rate never', () => {
    const slow = bodyBounds(0);
    expect([slow(1, graceMs), slow(1, graceMs + 10)]).toEqual([null, 'time']);
    const steady = bodyBounds(0);
    const seconds = Array.from({ length: 3_600 }, (_, second) => steady(bytesPerSecond, second * 1_000));
    expect(new Set(seconds)).toEqual(new Set([null]));
  });

  test('bytes are counted over all pieces', () => {
    const faultAfter = bodyBounds(0, 1_000);
    expect([faultAfter(999, 0), faultAfter(1, 0), faultAfter(1, 0)]).toEqual([null, null, 'bytes']);
  });
});
