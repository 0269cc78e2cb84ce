import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import {
  bodyOf,
  createHttp,
  deadline,
  hasStatus,
  type HttpAnswer,
  isSameAmount,
  msisdn,
  textIn,
  statusIn,
  wholeAmount,
} from '../src/index.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function ask(listener: RequestListener, signal: AbortSignal = deadline()): Promise<HttpAnswer> {
  const server = createServer(listener);
  closers.push(() => server.close().closeAllConnections());
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const http = createHttp({ baseUrl: `http://127.0.0.1:${port}` });
  return http.send({ method: 'POST', path: '/pay', body: { amount: '5000' }, signal });
}

test('an object is sent as JSON, and the answer is read as JSON', async () => {
  const answer = await ask((request, response) => {
    request
      .setEncoding('utf8')
      .once('data', (body) => response.end(JSON.stringify([request.headers['content-type'], body])));
  });
  expect(answer).toMatchObject({ kind: 'answered', status: 200, body: ['application/json', '{"amount":"5000"}'] });
});

test('what is not JSON is kept as text', async () => {
  expect(await ask((_, response) => response.writeHead(502).end('<html>'))).toMatchObject({
    status: 502,
    text: '<html>',
    body: null,
  });
});

test('a redirect is an answer', async () => {
  expect(await ask((_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end())).toMatchObject({
    status: 302,
  });
});

test.each<[string, RequestListener]>([
  ['more than 256 KiB', (_, response) => response.end('x'.repeat(300_000))],
  ['a broken connection', (request) => request.destroy()],
  [
    'half an answer',
    (_, response) => {
      response.writeHead(200, { 'content-length': '10' }).write('x');
      setImmediate(() => response.destroy());
    },
  ],
])('%s is silence', async (_, listener) => {
  expect((await ask(listener)).kind).toBe('silent');
});

test('the deadline ends the waiting', async () => {
  expect(await ask(() => undefined, AbortSignal.timeout(50))).toEqual({ kind: 'silent', reason: 'timed out' });
});

test.each([
  ['before its first byte', () => undefined],
  ['between two bytes', (response: ServerResponse) => void response.write('{')],
  [
    'never, a byte at a time',
    (response: ServerResponse) => {
      const drip = setInterval(() => response.write(' '), 5);
      response.on('close', () => clearInterval(drip));
    },
  ],
])('an answer that stops %s ends at the deadline, and its connection with it', async (_, answer) => {
  const closed = Promise.withResolvers<void>();
  const asked = ask((_request, response) => {
    response.on('close', closed.resolve).writeHead(200).flushHeaders();
    answer(response);
  }, AbortSignal.timeout(100));
  expect(await asked).toEqual({ kind: 'silent', reason: 'timed out' });
  await closed.promise;
});

test('of an answer without end, no more than 256 KiB is read', async () => {
  const closed = Promise.withResolvers<void>();
  const asked = ask((_request, response) => {
    const pour = (): void => {
      while (response.write('x'.repeat(65_536)));
    };
    response.on('close', closed.resolve).on('drain', pour);
    pour();
  });
  expect(await asked).toEqual({ kind: 'silent', reason: 'Error' });
  await closed.promise;
});

test('a refused connection is reported with its reason', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  const http = createHttp({ baseUrl: `http://127.0.0.1:${port}` });
  expect(await http.send({ method: 'GET', path: '/', signal: deadline() })).toEqual({
    kind: 'silent',
    reason: 'ECONNREFUSED',
  });
});

test('external data may have any shape', () => {
  const answer: unknown = JSON.parse('{"payer":{"id":"237"},"amount":5000,"list":[1],"__proto__":{"status":"PAID"}}');
  expect(textIn(answer, 'payer', 'id')).toBe('237');
  expect(textIn(answer, 'amount')).toBe('5000');
  expect([
    textIn(answer, 'list'),
    textIn(answer, 'payer'),
    textIn(answer, 'status'),
    textIn(null, 'a'),
    textIn('x', 'length'),
  ]).toEqual([null, null, null, null, null]);
});

test('only an answer with 200 has a body to rely on', async () => {
  const good = await ask((_, response) => response.end('{"a":1}'));
  const bad = await ask((_, response) => response.writeHead(404).end('{"a":1}'));
  expect([bodyOf(good), bodyOf(bad), bodyOf({ kind: 'silent', reason: 'timed out' })]).toEqual([{ a: 1 }, null, null]);
  expect([hasStatus(bad, 401, 404), hasStatus(bad, 200), hasStatus({ kind: 'silent', reason: '' }, 200)]).toEqual([
    true,
    false,
    false,
  ]);
});

test.each([
  ['5000', 5000],
  ['5000.00', 5000],
  ['6.0', 6],
  ['5,000', 5000],
  ['1,234,567.00', 1_234_567],
  ['5,00', null],
  ['50,00', null],
  ['5000,000', null],
  [',000', null],
  ['6.5', null],
  ['-1', null],
  ['1e3', null],
  ['', null],
  [null, null],
])('the whole amount of %j is %j', (text, amount) => {
  expect(wholeAmount(text)).toBe(amount);
  expect(isSameAmount(text, 5000)).toBe(amount === 5000);
});

test('a number without its plus', () => {
  expect(msisdn('+237653456789')).toBe('237653456789');
});

test('a state is read in whatever case and white space it comes', () => {
  expect(statusIn({ data: { status: ' Successful\n' } }, 'data', 'status')).toBe('SUCCESSFUL');
  expect(statusIn({ data: {} }, 'data', 'status')).toBeNull();
});
